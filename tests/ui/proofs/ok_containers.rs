//! Containers of which each is for one tenant.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "{site}-{tenant}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    site: u16,
}

#[derive(SyntheticKey)]
#[pk(store = "table", container = "orders{tenant:lower}")]
struct Entity {
    #[pk(concat)]
    tenant: String,
}

fn main() {
    let order = OrderKey {
        tenant: "b-c",
        site: 7,
    };
    assert_eq!(order.container().unwrap(), "7-b-c");
    let entity = EntityKey { tenant: "Contoso" };
    assert_eq!(entity.container().unwrap(), "orderscontoso");
}
