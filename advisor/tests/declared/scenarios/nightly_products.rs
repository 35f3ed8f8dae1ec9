use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, property = "productId", layout = "{productId}")]
struct Item {
    id: String,
    #[serde(rename = "productId")]
    #[pk(concat)]
    product_id: String,
}
