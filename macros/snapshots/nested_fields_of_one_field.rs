#[derive(SyntheticKey)]
#[serde(rename_all = "camelCase")]
pub struct Customer<'a, T: KeyPart = u32> {
    #[pk(concat, path("country_code", document = "countryCode"), none = "NONE", case = "lower")]
    #[pk(hash_suffix = 4, path = "geo.cell", none = "none")]
    home_address: Option<Address<'a>>,
    #[pk(concat)]
    tenant: T,
}
