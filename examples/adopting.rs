//! Shows the way from a hand-written key to a proved one. 10,000 documents are under `{tenant}_{month}`. A declaration of that key is
//! proved on them; then another one spreads each month over 16 keys, and the documents move to it. No document is lost.
//! `docs/adopting.md` has the declarations for other hand-written keys.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde_json::json;
use synthetic_key::SyntheticKey;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Documents by key and id.
type Store = BTreeMap<(String, String), String>;

/// The declaration of the hand-written key: it gives the same keys, and from now on they are locked.
mod adopted {
    use chrono::{DateTime, Utc};
    use synthetic_key::SyntheticKey;

    #[derive(SyntheticKey)]
    #[pk(
        serde,
        property = "pk",
        separator = "_",
        layout = "{tenant}_{at:month}"
    )]
    pub(crate) struct Order {
        pub(crate) id: String,
        #[pk(concat)]
        tenant: String,
        #[pk(concat, rollup = "month")]
        at: DateTime<Utc>,
    }
}

/// A better key. New items are written under it; the old key is also read.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, property = "pk", escape)]
#[pk(layout = "{tenant:%}-{at:month}.{xxh64(id) % 16 + 1}")]
#[pk(also_read = ["{tenant}_{at:month}"])]
struct Order {
    #[pk(hash_suffix = 16)]
    id: String,
    #[pk(concat)]
    tenant: String,
    #[pk(concat, rollup = "month")]
    at: DateTime<Utc>,
}

/// The old program.
fn write_by_hand(store: &mut Store, number: i64) -> Result<Order> {
    let tenant = ["contoso", "fabrikam", "ad_venture", "wing-tip"][usize::try_from(number % 4)?];
    let at = DateTime::from_timestamp(1_500_000_000 + number * 7_919, 0).ok_or("a time")?;
    let (id, pk) = (
        format!("order-{number}"),
        format!("{tenant}_{}", at.format("%Y-%m")),
    );
    let document = json!({"id": id, "tenant": tenant, "at": at, "pk": pk});
    store.insert((pk, id.clone()), document.to_string());
    let tenant = tenant.to_owned();
    Ok(Order { id, tenant, at })
}

/// Reads one order, under whichever key it is stored.
fn find(store: &Store, order: &Order) -> Result<Option<Order>> {
    let Order { id, tenant, at } = order;
    for key in (OrderKey {
        id,
        tenant,
        at: *at,
    })
    .read_keys()
    {
        if let Some(document) = store.get(&(key.to_string(), id.clone())) {
            return Ok(Some(serde_json::from_str(document)?));
        }
    }
    Ok(None)
}

/// Moves the documents under old keys: writes the copy, then removes the old document.
fn move_all(store: &mut Store) -> Result<usize> {
    let mut moved = 0;
    for ((stored, id), document) in store.clone() {
        let order: Order = serde_json::from_str(&document)?;
        if order.needs_move(&*stored) {
            write(store, &order)?;
            store.remove(&(stored, id));
            moved += 1;
        }
    }
    Ok(moved)
}

fn write(store: &mut Store, order: &Order) -> Result<()> {
    let key = order.try_partition_key()?.to_string();
    store.insert((key, order.id.clone()), serde_json::to_string(order)?);
    Ok(())
}

fn main() -> Result<()> {
    let mut store = Store::new();
    let mut orders = Vec::new();
    for number in 0..10_000 {
        orders.push(write_by_hand(&mut store, number)?);
    }
    println!(
        "{} documents under keys that were written by hand",
        store.len()
    );

    // A read compares the key of the document with the declared one.
    for ((key, id), document) in &store {
        let order: adopted::Order = serde_json::from_str(document)?;
        assert_eq!((order.partition_key().as_str(), &order.id), (&**key, id));
    }
    println!("  such as {}", orders[2].read_keys().last().ok_or("a key")?);
    println!(
        "the declaration makes all of them: {}",
        adopted::Order::LAYOUT
    );

    // The new program: new orders go to new keys, and old ones are still found.
    let new = Order {
        id: "order-new".to_owned(),
        ..orders[0].clone()
    };
    write(&mut store, &new)?;
    orders.push(new);
    for order in &orders {
        assert_eq!(find(&store, order)?.as_ref(), Some(order));
    }

    let moved = move_all(&mut store)?;
    assert_eq!((moved, store.len()), (10_000, orders.len()));
    for order in &orders {
        assert_eq!(find(&store, order)?.as_ref(), Some(order));
        let key = order.partition_key().to_string();
        assert!(store.contains_key(&(key, order.id.clone())));
    }
    println!("the new layout is {}", Order::LAYOUT);
    println!("  such as {}", orders[2].partition_key());
    println!("{moved} moved, {} found, none lost", orders.len());
    Ok(())
}
