//! SK0619: without case, `axbXc` is the name for `axb` and `c` and for `a` and `bxc`
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(store = "table", container = "t{site:lower}X{tenant:lower}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    site: String,
}

#[derive(KeyPart)]
enum Zone {
    A,
    AxB,
}

#[derive(SyntheticKey)]
#[pk(store = "table", container = "t{zone}X{tenant:lower}")]
struct Invoice {
    #[pk(concat)]
    tenant: String,
    zone: Zone,
}

fn main() {}
