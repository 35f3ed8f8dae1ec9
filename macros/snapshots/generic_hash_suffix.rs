#[derive(SyntheticKey)]
#[pk(also_read = ["{day}.{xxh64(of, number) % 4 + 1}"])]
struct Part<D, T> {
    #[pk(concat)]
    day: D,
    #[pk(hash_suffix = 8)]
    of: T,
    #[pk(hash_suffix = 8)]
    number: u32,
}
