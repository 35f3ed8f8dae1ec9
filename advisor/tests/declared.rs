use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{vin}-{at:day}")]
struct Item {
    id: String,
    #[pk(concat)]
    vin: String,
    #[pk(concat, rollup = "day")]
    at: chrono::DateTime<chrono::Utc>,
}
