use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, property = "deviceId", layout = "{deviceId}")]
struct Item {
    id: String,
    #[serde(rename = "deviceId")]
    #[pk(concat)]
    device_id: String,
}
