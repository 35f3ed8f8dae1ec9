use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{tenant}{/}{user}-{at:day}.{xxh64(id) % 40 + 1}")]
struct Item {
    #[pk(hash_suffix = 40, level = 2)]
    id: String,
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
    #[pk(concat, level = 2, rollup = "day")]
    at: chrono::DateTime<chrono::Utc>,
}
