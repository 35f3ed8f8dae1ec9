#[derive(SyntheticKey)]
struct Lists {
    #[pk(concat[1])]
    a: u8,
    #[pk(hash_suffix = 8, pad = (4))]
    b: u64,
}
