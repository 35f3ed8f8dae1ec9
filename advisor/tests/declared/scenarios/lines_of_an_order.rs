use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, property = "orderId", layout = "{orderId}")]
struct Item {
    id: String,
    #[serde(rename = "orderId")]
    #[pk(concat)]
    order_id: String,
}
