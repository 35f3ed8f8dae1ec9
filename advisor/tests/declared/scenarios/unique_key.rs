use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, property = "id", layout = "{id}")]
struct Item {
    #[pk(concat)]
    id: String,
}
