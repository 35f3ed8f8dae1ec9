use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{device.id}")]
struct Item {
    id: String,
    #[pk(concat, path = "id")]
    device: Device,
}

#[derive(serde::Serialize, serde::Deserialize)]
struct Device {
    id: String,
}
