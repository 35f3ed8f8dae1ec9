use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{tenant}-{at:ms:day}")]
struct Item {
    id: String,
    #[pk(concat)]
    tenant: String,
    #[pk(concat, epoch = "ms", rollup = "day")]
    at: i64,
}
