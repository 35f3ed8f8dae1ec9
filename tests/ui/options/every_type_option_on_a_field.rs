//! SK0103: every option of a type, on a field
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    #[pk(property = "key", separator = "/", suffix_separator = ".", escape)]
    #[pk(
        layout = "{tenant}",
        min_distinct = 2,
        container = "{tenant}",
        store = "cosmos",
        time_only
    )]
    #[pk(verify = "error", serde, keyed, unique_ids, crate = synthetic_key)]
    #[pk(id_property = "SK")]
    tenant: String,
}

fn main() {}
