#[derive(SyntheticKey)]
struct Visit(
    #[pk(concat, level = 1, case = "lower")] String,
    u8,
    #[pk(concat, level = 2, path = "no")] Door,
    #[pk(concat, level = 3)] u64,
);
