#[derive(SyntheticKey)]
#[pk(escape)]
struct Page {
    #[pk(concat, level = 1)]
    site: String,
    #[pk(concat, level = 2)]
    page: String,
}
