use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{customer}")]
struct Item {
    id: String,
    #[pk(concat)]
    customer: u64,
}
