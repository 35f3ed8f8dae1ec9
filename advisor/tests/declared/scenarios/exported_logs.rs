use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, property = "traceId", layout = "{traceId}")]
struct Item {
    id: String,
    #[serde(rename = "traceId")]
    #[pk(concat)]
    trace_id: String,
}
