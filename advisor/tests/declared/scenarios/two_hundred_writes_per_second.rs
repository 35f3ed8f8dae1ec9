use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{deviceId}-{at:day}")]
struct Item {
    id: String,
    #[serde(rename = "deviceId")]
    #[pk(concat)]
    device_id: String,
    #[pk(concat, rollup = "day")]
    at: chrono::DateTime<chrono::Utc>,
}
