use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{year:04}-{month:02}")]
struct Item {
    id: String,
    #[pk(concat, pad = 4)]
    year: u64,
    #[pk(concat, pad = 2)]
    month: u64,
}
