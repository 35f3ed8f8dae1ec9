#[derive(SyntheticKey)]
enum Event {
    Again(Box<Self>),
    Login {
        #[pk(concat)]
        user: u32,
    },
}
