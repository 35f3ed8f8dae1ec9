#[derive(SyntheticKey)]
#[pk(time_only)]
struct Session<T> {
    #[pk(concat, level = 1)]
    tenant: T,
    #[pk(concat, level = 2)]
    year: u16,
    #[pk(concat, level = 2)]
    month: u8,
    #[pk(concat, level = 3)]
    user: String,
    #[pk(hash_suffix = 10, level = 3)]
    session: String,
}
