#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
enum Item {
    Trip(Trip),
    Login {
        #[pk(concat)]
        user: String,
        at: u64,
    },
}
