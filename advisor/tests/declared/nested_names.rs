use synthetic_key::SyntheticKey;

// Escaped, so that different texts never make the same key.
#[derive(SyntheticKey)]
#[pk(serde, escape, layout = "{type.type:%}-{type.deviceId:lower:%}-{string.\"a b\".c:%}.{xxh64(string.n) % 9 + 1}")]
struct Item {
    id: String,
    #[pk(concat, path("type_", document = "type"))]
    #[pk(concat, case = "lower", path("device_id", document = "deviceId"))]
    r#type: Type,
    #[pk(concat, path("a_b.c", document = "\"a b\".c"))]
    #[pk(hash_suffix = 9, path = "n")]
    string: StringFields,
}

#[derive(serde::Serialize, serde::Deserialize)]
struct Type {
    #[serde(rename = "type")]
    type_: String,
    #[serde(rename = "deviceId")]
    device_id: String,
}

#[derive(serde::Serialize, serde::Deserialize)]
struct StringFields {
    #[serde(rename = "a b")]
    a_b: AB,
    n: String,
}

#[derive(serde::Serialize, serde::Deserialize)]
struct AB {
    c: String,
}
