#[derive(SyntheticKey)]
struct Part<D, T> {
    #[pk(concat)]
    day: D,
    #[pk(hash_suffix = 8, was = [4])]
    of: T,
    #[pk(hash_suffix = 8, was = [4])]
    number: u32,
}
