use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, property = "PK", layout = "{PK}")]
struct Item {
    id: String,
    #[serde(rename = "PK")]
    #[pk(concat)]
    pk: String,
}
