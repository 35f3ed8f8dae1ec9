use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{deviceId}-{at:month}")]
struct Item {
    id: String,
    #[serde(rename = "deviceId")]
    #[pk(concat)]
    device_id: String,
    #[pk(concat, rollup = "month")]
    at: chrono::DateTime<chrono::Utc>,
}
