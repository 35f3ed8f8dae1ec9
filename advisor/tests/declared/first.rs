use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, prefix = "T#", layout = "T#{xxh64(id) % 10:02}-{tenant}")]
struct Item {
    #[pk(hash_suffix(10, from = 0, pad = 2, first))]
    id: String,
    #[pk(concat)]
    tenant: String,
}
