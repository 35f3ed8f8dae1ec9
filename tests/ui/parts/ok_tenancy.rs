//! A container for some tenants, and one for the rest.
use synthetic_key::{SyntheticKey, Tenancy};

#[derive(SyntheticKey)]
#[pk(container = "orders-{tenant:lower}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {
    let mut tenancy = Tenancy::pooled("orders");
    tenancy.dedicate("contoso");
    let container = |tenant| OrderKey { tenant }.container_for(&tenancy).unwrap();
    assert_eq!(container("Contoso"), "orders-contoso");
    assert_eq!(container("Fabrikam"), "orders");
}
