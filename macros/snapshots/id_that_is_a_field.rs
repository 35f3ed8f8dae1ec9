#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(
    id = "{id}",
    container = "{plan:?\"FREE\":lower}-{at:s:day}-{until:?\"ever\"}"
)]
struct Plan {
    #[pk(concat)]
    tenant: String,
    id: String,
    plan: Option<String>,
    at: i64,
    until: Option<u8>,
}
