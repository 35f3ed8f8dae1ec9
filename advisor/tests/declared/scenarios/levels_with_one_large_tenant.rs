use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{tenantId}.{xxh64(userId) % 220 + 1}")]
struct Item {
    id: String,
    #[serde(rename = "tenantId")]
    #[pk(concat)]
    tenant_id: String,
    #[serde(rename = "userId")]
    #[pk(hash_suffix = 220)]
    user_id: String,
}
