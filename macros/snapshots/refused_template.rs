#[derive(SyntheticKey)]
#[pk(container = "of-{tenant}", id = "{id:06}")]
struct Ids {
    #[pk(concat)]
    tenant: String,
    id: u32,
}
