use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, layout = "{tenantId}{/}{id}")]
struct Item {
    #[pk(concat, level = 2)]
    id: String,
    #[serde(rename = "tenantId")]
    #[pk(concat, level = 1)]
    tenant_id: String,
}
