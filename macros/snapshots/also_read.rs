#[derive(SyntheticKey)]
#[pk(escape, also_read = ["{tenant}_{id:fn(Self::short)}", "{device}"])]
struct Reading {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    id: Uuid,
    #[pk(hash_suffix = 16)]
    #[serde(alias = "device")]
    sensor: String,
}
