#[derive(SyntheticKey)]
#[pk(
    container = "{site}-{at:month}-{site}-{kind:lower}",
    store = "mongodb",
    separator = "|",
    id = "{tenant}|{order}|{line:03}"
)]
struct Line<'a> {
    #[pk(concat)]
    tenant: &'a str,
    order: u32,
    line: u16,
    site: String,
    kind: String,
    at: SystemTime,
}
