use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{host}.{xxh64(id) % 66 + 1}")]
struct Item {
    #[pk(hash_suffix = 66)]
    id: String,
    #[pk(concat)]
    host: String,
}
