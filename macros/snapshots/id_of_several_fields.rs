#[derive(SyntheticKey)]
#[pk(
    container = "{site}-{at:month}-{site}-{kind:lower}",
    store = "mongodb",
    separator = "|"
)]
struct Line<'a> {
    #[pk(concat, id)]
    tenant: &'a str,
    #[pk(id)]
    order: u32,
    #[pk(id, pad = 3)]
    line: u16,
    site: String,
    kind: String,
    at: SystemTime,
}
