use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{deviceId}{/}{id}")]
struct Item {
    #[pk(concat, level = 2)]
    id: String,
    #[serde(rename = "deviceId")]
    #[pk(concat, level = 1)]
    device_id: String,
}
