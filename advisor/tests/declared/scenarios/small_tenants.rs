use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, property = "tenantId", layout = "{tenantId}")]
struct Item {
    id: String,
    #[serde(rename = "tenantId")]
    #[pk(concat)]
    tenant_id: String,
}
