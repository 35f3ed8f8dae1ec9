//! Every kind of item is created, read, replaced, upserted, queried and deleted, in both encodings.

use azure_data_cosmos::{FeedScope, PartitionKey};
use futures::TryStreamExt;
use serde::Serialize;
use serde::de::DeserializeOwned;
use synthetic_key::{Keyed, RandomSuffix, SyntheticKey};
use synthetic_key_cosmos_server::{Account, Encoding};

use crate::Result;
use crate::items::{
    Event, Invoice, InvoiceKey, Item, Named, Order, Ping, PingKey, Reading, ReadingKey, Session,
    Trip, TripKey, date,
};

in_both_encodings! {
    concatenation,
    random_suffix,
    hash_suffix,
    rollup,
    keyed,
    variants,
    levels,
    names_that_need_quotes,
}

/// Takes an item of type `T`, as documents `D`, through its life. `first` and `second` differ outside of their key.
async fn live<T, D>(
    encoding: Encoding,
    key: impl Into<PartitionKey>,
    id: &str,
    [first, second]: [D; 2],
) -> Result
where
    T: SyntheticKey,
    D: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug + Send + 'static,
{
    let key = key.into();
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<T>("items")).await?;
    let read = async || -> azure_data_cosmos::Result<D> {
        container
            .read_item(key.clone(), id, None)
            .await?
            .into_model()
    };

    container.create_item(key.clone(), id, &first, None).await?;
    assert_eq!(read().await?, first, "{encoding:?}");
    let again = container.create_item(key.clone(), id, &second, None).await;
    assert!(again.is_err_and(|error| error.status().is_conflict()));

    container
        .replace_item(key.clone(), id, &second, None)
        .await?;
    assert_eq!(read().await?, second);
    container.upsert_item(key.clone(), id, &first, None).await?;
    assert_eq!(read().await?, first);

    let scope = FeedScope::partition(key.clone());
    let query = Box::pin(container.query_items("SELECT * FROM c", scope, None)).await?;
    assert_eq!(query.try_collect::<Vec<D>>().await?, [first_of(&first)?]);

    let writes = if encoding == Encoding::Binary { 4 } else { 0 };
    assert_eq!(account.binary_requests(), writes);

    container.delete_item(key.clone(), id, None).await?;
    assert!(
        read()
            .await
            .is_err_and(|error| error.status().is_not_found())
    );
    Ok(())
}

/// A copy, through JSON: not every document is `Clone`.
fn first_of<D: Serialize + DeserializeOwned>(item: &D) -> serde_json::Result<D> {
    serde_json::from_value(serde_json::to_value(item)?)
}

async fn concatenation(encoding: Encoding) -> Result {
    let item = |value| Reading {
        id: "r-1".into(),
        device_id: "abc-123 / \"ü\" 💰".into(),
        site: "50%".into(),
        value,
    };
    let key = ReadingKey {
        device_id: "abc-123 / \"ü\" 💰",
        site: "50%",
    }
    .partition_key();
    live::<Reading, _>(encoding, key, "r-1", [item(1.5), item(-1e300)]).await
}

async fn random_suffix(encoding: Encoding) -> Result {
    let shard = RandomSuffix::random();
    let item = |text: &str| Event {
        id: "e".into(),
        date: date(),
        shard,
        text: text.into(),
    };
    let key = item("").partition_key();
    live::<Event, _>(encoding, &key, "e", [item("one"), item("two")]).await
}

async fn hash_suffix(encoding: Encoding) -> Result {
    let (date, vin) = (date(), "1HGCM82633A004352");
    let item = |km| Trip {
        id: "t".into(),
        date,
        vin: vin.into(),
        km,
    };
    let key = TripKey { date, vin }.partition_key();
    live::<Trip, _>(encoding, &key, "t", [item(1), item(u32::MAX)]).await
}

async fn rollup(encoding: Encoding) -> Result {
    let (vin, at) = ("1HGCM82633A004352", "2018-08-09T10:11:12Z".parse()?);
    let item = |celsius| Ping {
        vin: vin.into(),
        at,
        celsius,
    };
    let key = PingKey { vin, at }.partition_key();
    let id = item(None).item_id()?;
    assert_eq!(id, "1HGCM82633A004352-2018-08-09T10:11");
    live::<Ping, _>(encoding, &key, &id, [item(None), item(Some(-7))]).await
}

async fn keyed(encoding: Encoding) -> Result {
    let item = |lines: &[(&str, u32)]| {
        let lines = lines.iter().map(|&(name, n)| (name.into(), n));
        Keyed::new(Order {
            id: "o".into(),
            tenant: "contoso".into(),
            lines: lines.collect(),
        })
    };
    let key = item(&[]).partition_key().clone();
    live::<Order, _>(
        encoding,
        &key,
        "o",
        [item(&[]), item(&[("bolt", 4), ("nut", 4)])],
    )
    .await
}

async fn variants(encoding: Encoding) -> Result {
    let invoice = |cents| {
        Item::Invoice(Invoice {
            customer: 7,
            number: 42,
            cents,
        })
    };
    let key = InvoiceKey { customer: 7 }.partition_key();
    live::<Item, _>(
        encoding,
        &key,
        "invoice-000042",
        [invoice(1), invoice(i64::MIN)],
    )
    .await?;

    let note = |text: &str| Item::Note {
        customer: 7,
        id: "n".into(),
        text: text.into(),
    };
    live::<Item, _>(
        encoding,
        note("").partition_key(),
        "n",
        [note("a"), note("b")],
    )
    .await
}

async fn levels(encoding: Encoding) -> Result {
    let item = |clicks| Session {
        id: "s".into(),
        tenant: "contoso".into(),
        user: "u-1".into(),
        month: 201_808,
        browser: "lynx".into(),
        clicks,
    };
    let key = item(0).partition_key();
    assert_eq!(key.levels().len(), 3);
    live::<Session, _>(encoding, &key, "s", [item(1), item(2)]).await
}

async fn names_that_need_quotes(encoding: Encoding) -> Result {
    let item = |clicks| Named {
        id: "n".into(),
        tenant: "contoso".into(),
        user: "u-1".into(),
        clicks,
    };
    assert_eq!(Named::PATHS, ["/\"the/tenant\"", "/\"user name\""]);
    live::<Named, _>(encoding, item(0).partition_key(), "n", [item(1), item(2)]).await
}
