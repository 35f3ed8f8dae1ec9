use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{deviceId}.{xxh64(id) % 14 + 1}")]
struct Item {
    #[pk(hash_suffix = 14)]
    id: String,
    #[serde(rename = "deviceId")]
    #[pk(concat)]
    device_id: String,
}
