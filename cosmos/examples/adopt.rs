//! A container with a key that was written by hand gets a proved one, live: 10,000 orders under `{tenant}_{month}` are adopted, read,
//! written and moved, while the container is in use. On the server in memory; on an account only the first line of `main` differs.
//!
//! ```sh
//! cargo run --release -p synthetic-key-cosmos --example adopt
//! ```

use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::{FeedScope, Query};
use chrono::{DateTime, Utc};
use futures::{StreamExt, TryStreamExt, stream};
use serde_json::{Value, json};
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::{Items, Phase};
use synthetic_key_cosmos_server::{Account, Encoding};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

const ORDERS: i64 = 10_000;
const TENANTS: [&str; 4] = ["contoso", "fabrikam", "ad_venture", "wing-tip"];

/// The proved key. New orders are under it; those under the old one are read, and written where they are.
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
    euros: u32,
}

fn order(number: i64) -> Result<Order> {
    Ok(Order {
        id: format!("order-{number}"),
        tenant: TENANTS[usize::try_from(number % 4)?].into(),
        at: at(number)?,
        euros: 1,
    })
}

fn at(number: i64) -> Result<DateTime<Utc>> {
    let at = DateTime::from_timestamp(1_500_000_000 + number * 1_979, 0);
    Ok(at.ok_or("no such time")?)
}

/// What the old program does.
async fn write_by_hand(container: &ContainerClient, number: i64) -> Result {
    let Order {
        id,
        tenant,
        at,
        euros,
    } = order(number)?;
    let key = format!("{tenant}_{}", at.format("%Y-%m"));
    let document = json!({"id": id, "tenant": tenant, "at": at, "euros": euros, "pk": key});
    container.create_item(key, &id, &document, None).await?;
    Ok(())
}

/// How many documents there are, and under how many keys.
async fn count(container: &ContainerClient) -> Result<(usize, usize)> {
    let scope = FeedScope::full_container();
    let query = Query::from("SELECT c.pk FROM c");
    let keys = Box::pin(container.query_items::<Value>(query, scope, None)).await?;
    let mut keys: Vec<_> = keys.map_ok(|key| key.to_string()).try_collect().await?;
    let documents = keys.len();
    keys.sort_unstable();
    keys.dedup();
    Ok((documents, keys.len()))
}

#[tokio::main]
async fn main() -> Result {
    let account = Account::new(Encoding::Binary)?;
    let container = Box::pin(account.container::<Order>("orders")).await?;
    let writes = stream::iter(0..ORDERS).map(|number| Box::pin(write_by_hand(&container, number)));
    writes.buffer_unordered(64).try_collect::<()>().await?;
    let (documents, keys) = count(&container).await?;
    println!("{documents} orders under {keys} keys that were written by hand");

    // The old program has stopped, and the new one starts: it finds and changes old orders where they are, and creates new ones under new keys.
    for phase in [Phase::ReadNew, Phase::WriteNew, Phase::MoveAll] {
        Items::<Order>::advance(&container, phase, None).await?;
    }
    let orders = Items::<Order>::open(container.clone(), None).await?;
    for number in (0..ORDERS).step_by(100) {
        let Order { id, tenant, at, .. } = &order(number)?;
        let key = OrderKey {
            id,
            tenant,
            at: *at,
        };
        let updated = orders.update_with_id(&key, id, |order| order.euros += 1);
        assert_eq!(updated.await?.euros, 2);
    }
    let new = order(ORDERS)?;
    orders.create(&new, None).await?;

    // When every service is the new one, the orders move, tenant by tenant. It can be stopped and repeated.
    let (first, last) = (at(0)?, at(ORDERS)?);
    for tenant in TENANTS {
        let span = OrderKeys::between(tenant, first, last);
        let relocated = orders.relocate(&span).run().await?;
        println!(
            "{tenant}: {} moved, {} refused",
            relocated.moved, relocated.refused
        );
        assert_eq!(relocated.refused, 0);
    }
    for tenant in TENANTS {
        let span = OrderKeys::between(tenant, first, last);
        let again = orders.relocate(&span).run().await?;
        assert_eq!((again.seen, again.moved), (again.in_place, 0));
        let mut euros = 0;
        let mut all = orders.scan(&span);
        while let Some(order) = all.try_next().await? {
            assert_eq!(*order.key(), order.partition_key());
            euros += u64::from(order.euros);
        }
        println!("{tenant}: {} orders, {euros} euros", again.seen);
    }
    let (documents, keys) = count(&container).await?;
    println!("{documents} orders under {keys} keys");
    // One document more records the move.
    assert_eq!(i64::try_from(documents)?, ORDERS + 2);
    Ok(())
}
