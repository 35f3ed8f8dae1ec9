use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{userId}.{xxh64(id) % 3 + 1}")]
struct Item {
    #[pk(hash_suffix = 3)]
    id: String,
    #[serde(rename = "userId")]
    #[pk(concat)]
    user_id: String,
}
