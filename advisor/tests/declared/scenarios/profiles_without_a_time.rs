use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, property = "userId", layout = "{userId}")]
struct Item {
    id: String,
    #[serde(rename = "userId")]
    #[pk(concat)]
    user_id: String,
}
