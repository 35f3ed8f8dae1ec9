use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, escape, layout = "{tenant:%}-{n}")]
struct Item {
    id: String,
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    n: u64,
}
