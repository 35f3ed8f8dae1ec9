//! Shows many tenants: a key for each, a container of their own for the large ones, and a key of two levels for their users.

use std::collections::BTreeMap;

use synthetic_key::{PartitionKey, SyntheticKey, Tenancy};

/// One key for each tenant. Large tenants have a container of their own, `orders-contoso`; the rest share one.
#[derive(Debug, SyntheticKey)]
#[pk(serde)]
#[pk(container = "orders-{tenant}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    id: String,
    cents: u64,
}

/// A tenant that outgrows one key gets two levels. A prefix reads the whole tenant, the whole key one of its users.
#[derive(SyntheticKey)]
#[pk(serde)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: u32,
    id: String,
}

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Documents by container, key and id.
#[derive(Default)]
struct Store(BTreeMap<String, BTreeMap<(PartitionKey, String), String>>);

impl Store {
    fn write(&mut self, order: &Order, tenancy: &Tenancy) -> Result<()> {
        let container = self.0.entry(order.container_for(tenancy)?).or_default();
        let place = (order.try_partition_key()?, order.item_id()?);
        container.insert(place, serde_json::to_string(order)?);
        Ok(())
    }

    /// The orders of a tenant, by its key, in its container.
    fn read(&self, tenant: &str, tenancy: &Tenancy) -> Result<Vec<Order>> {
        let lookup = OrderKey { tenant };
        let (container, key) = (lookup.container_for(tenancy)?, lookup.partition_key());
        let items = self.0.get(&container).into_iter().flatten();
        let of_tenant = items.filter(|((stored, _), _)| *stored == key);
        let orders = of_tenant.map(|(_, document)| serde_json::from_str(document));
        Ok(orders.collect::<std::result::Result<_, _>>()?)
    }

    /// Moves a tenant: copy, switch, delete. The key stays the same, only the container changes, so a reader finds the tenant
    /// before and after. Writes of this tenant have to wait from the copy to the switch.
    fn move_tenant(&mut self, tenant: &str, tenancy: &mut Tenancy) -> Result<()> {
        let (orders, from) = (
            self.read(tenant, tenancy)?,
            OrderKey { tenant }.container_for(tenancy)?,
        );
        let mut moved = tenancy.clone();
        moved.dedicate(tenant);
        for order in &orders {
            self.write(order, &moved)?;
        }
        *tenancy = moved;
        let key = OrderKey { tenant }.partition_key();
        if let Some(items) = self.0.get_mut(&from) {
            items.retain(|(stored, _), _| *stored != key);
        }
        Ok(())
    }

    fn print(&self) {
        for (container, items) in &self.0 {
            let ids = items.keys().map(|(key, id)| format!("{key}/{id}"));
            println!("  {container:16} {}", ids.collect::<Vec<_>>().join("  "));
        }
    }
}

fn main() -> Result<()> {
    let mut tenancy = Tenancy::pooled("orders");
    tenancy.dedicate("contoso");

    let mut store = Store::default();
    for (tenant, id) in [
        ("contoso", "1"),
        ("fabrikam", "1"),
        ("fabrikam", "2"),
        ("litware", "1"),
    ] {
        let (tenant, id) = (tenant.into(), id.into());
        store.write(
            &Order {
                tenant,
                id,
                cents: 4200,
            },
            &tenancy,
        )?;
    }
    println!("Two tiers, {}", Order::LAYOUT);
    store.print();
    assert_eq!(store.read("fabrikam", &tenancy)?.len(), 2);

    println!("\nfabrikam has grown, and moves");
    store.move_tenant("fabrikam", &mut tenancy)?;
    store.print();
    assert_eq!(store.read("fabrikam", &tenancy)?.len(), 2);
    assert_eq!(
        OrderKey { tenant: "fabrikam" }.container_for(&tenancy)?,
        "orders-fabrikam"
    );
    assert_eq!(store.0.get("orders").map(BTreeMap::len), Some(1));

    println!(
        "\nTwo levels, {}, in the properties {:?}",
        Session::LAYOUT,
        Session::PATHS
    );
    let session = Session {
        tenant: "contoso".into(),
        user: 7,
        id: "s-1".into(),
    };
    let (whole, tenant) = (
        session.partition_key(),
        SessionKey1 { tenant: "contoso" }.partition_key(),
    );
    println!("  one user         {whole:?}");
    println!("  the whole tenant {tenant:?}");
    println!("  document         {}", serde_json::to_string(&session)?);
    assert!(whole.levels().eq(["contoso", "7"]));
    assert!(tenant.levels().eq(["contoso"]));
    Ok(())
}
