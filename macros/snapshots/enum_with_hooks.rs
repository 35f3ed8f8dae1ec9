#[derive(SyntheticKey)]
#[serde(remote = "Self", tag = "type")]
enum Item {
    Trip(Trip),
    Login {
        #[pk(concat)]
        user: String,
        at: u64,
    },
}
