use synthetic_key::SyntheticKey;

// Escaped, so that different texts never make the same key.
#[derive(SyntheticKey)]
#[pk(serde, separator = "_", escape, layout = "{deviceId:%}_{type:%}_{0:%}_{self:%}_{ID:%}_{\"a b\":%}")]
struct Item {
    id: String,
    #[serde(rename = "deviceId")]
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    r#type: String,
    #[serde(rename = "0")]
    #[pk(concat)]
    field_0: String,
    #[serde(rename = "self")]
    #[pk(concat)]
    self_: String,
    #[serde(rename = "ID")]
    #[pk(concat)]
    id_: String,
    #[serde(rename = "a b")]
    #[pk(concat)]
    a_b: String,
}
