#[derive(SyntheticKey)]
struct Shown {
    #[pk(concat)]
    id: u64,
    #[pk(concat, with = show)]
    what: dyn Show,
}
