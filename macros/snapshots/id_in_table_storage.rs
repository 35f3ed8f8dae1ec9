#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(store = "table", id = "{tenant}-row")]
struct Row {
    #[pk(concat)]
    tenant: String,
    other: u8,
}
