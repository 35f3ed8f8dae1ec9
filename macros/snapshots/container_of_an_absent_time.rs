#[derive(SyntheticKey)]
#[pk(container = "{at:?\"never\":day}")]
struct Sent {
    #[pk(concat)]
    tenant: String,
    at: Option<SystemTime>,
}
