#[derive(SyntheticKey)]
#[serde(tag = "type")]
enum Event {
    Login {
        #[pk(concat)]
        user: u64,
    },
    None {
        at: u64,
    },
}
