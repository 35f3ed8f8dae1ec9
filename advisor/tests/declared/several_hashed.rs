use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{at:day}.{xxh64(vin, region:lower) % 400 + 1}")]
struct Item {
    id: String,
    #[pk(concat, rollup = "day")]
    at: chrono::DateTime<chrono::Utc>,
    #[pk(hash_suffix = 400)]
    vin: String,
    #[pk(hash_suffix, case = "lower")]
    region: String,
}
