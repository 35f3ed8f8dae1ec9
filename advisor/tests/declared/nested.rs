use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{device.id}-{at:day}")]
struct Item {
    id: String,
    #[pk(concat, path = "id")]
    device: Device,
    #[pk(concat, rollup = "day")]
    at: chrono::DateTime<chrono::Utc>,
}

#[derive(serde::Serialize, serde::Deserialize)]
struct Device {
    id: String,
}
