use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, time_only, layout = "{at:day}")]
struct Item {
    id: String,
    #[pk(concat, rollup = "day")]
    at: chrono::DateTime<chrono::Utc>,
}
