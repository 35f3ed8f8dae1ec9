//! A thousand arbitrary items: the server takes each, under the key that we say, and gives it back.

use azure_data_cosmos::PartitionKey;
use azure_data_cosmos::clients::ContainerClient;
use chrono::{DateTime, Days};
use proptest::prelude::*;
use proptest::string::string_regex;
use serde::Serialize;
use serde::de::DeserializeOwned;
use synthetic_key::{Keyed, RandomSuffix, SyntheticKey};
use synthetic_key_cosmos_server::{Account, Encoding};

use crate::Result;
use crate::effective::values;
use crate::items::{Event, Item, Order, Ping, Reading, Session, Trip, date};

in_both_encodings! {
    a_thousand_items,
}

/// Of each kind, for each encoding: with seven kinds and two encodings more than a thousand.
const ITEMS: usize = 100;

fn text() -> impl Strategy<Value = String> {
    string_regex("\\PC{1,40}|(?s).{1,20}|[0-9A-Z]{17}|[-.%]{1,5}").unwrap()
}

async fn take<T>(
    account: &Account,
    items: impl Iterator<Item = T>,
    id: impl Fn(&T) -> String,
) -> Result
where
    T: SyntheticKey<Key: Into<PartitionKey>>
        + Serialize
        + DeserializeOwned
        + PartialEq
        + std::fmt::Debug,
{
    let container = Box::pin(account.container::<T>("items")).await?;
    for item in items {
        let key = item.try_partition_key()?;
        take_one(&container, key.into(), &id(&item), &item).await?;
    }
    Ok(())
}

async fn take_one<D>(container: &ContainerClient, key: PartitionKey, id: &str, item: &D) -> Result
where
    D: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    container.upsert_item(key.clone(), id, item, None).await?;
    let read: D = container.read_item(key, id, None).await?.into_model()?;
    assert_eq!(read, *item);
    Ok(())
}

async fn a_thousand_items(encoding: Encoding) -> Result {
    let account = || Account::new(encoding);
    let id = || string_regex("[a-z0-9]{1,20}").unwrap();

    let readings =
        (id(), text(), text(), any::<i32>()).prop_map(|(id, device_id, site, value)| Reading {
            id,
            device_id,
            site,
            value: f64::from(value) / 8.0,
        });
    take(&account()?, values(readings, ITEMS), |item| item.id.clone()).await?;

    let events =
        (id(), 0..3_000_000_u64, 1..=400_u16, text()).prop_map(|(id, days, shard, text)| Event {
            id,
            date: date() + Days::new(days % 2_900_000),
            shard: RandomSuffix::new(shard).unwrap(),
            text,
        });
    take(&account()?, values(events, ITEMS), |item| item.id.clone()).await?;

    let trips = (id(), text(), any::<u32>()).prop_map(|(id, vin, km)| Trip {
        id,
        date: date(),
        vin,
        km,
    });
    take(&account()?, values(trips, ITEMS), |item| item.id.clone()).await?;

    let pings = (
        string_regex("[A-Z0-9]{1,17}").unwrap(),
        -62_000_000_000..253_000_000_000_i64,
        any::<Option<i16>>(),
    );
    let pings = pings.prop_map(|(vin, seconds, celsius)| Ping {
        vin,
        at: DateTime::from_timestamp(seconds, 0).unwrap(),
        celsius,
    });
    take(&account()?, values(pings, ITEMS), |item| {
        item.item_id().unwrap()
    })
    .await?;

    let notes = (id(), any::<u32>(), text()).prop_map(|(id, customer, text)| Item::Note {
        customer,
        id,
        text,
    });
    take(&account()?, values(notes, ITEMS), |item| match item {
        Item::Note { id, .. } => id.clone(),
        Item::Invoice(invoice) => invoice.item_id().unwrap(),
    })
    .await?;

    let sessions = (id(), text(), text(), any::<u32>(), text(), any::<u32>());
    let sessions = sessions.prop_map(|(id, tenant, user, month, browser, clicks)| Session {
        id,
        tenant,
        user,
        month,
        browser,
        clicks,
    });
    take(&account()?, values(sessions, ITEMS), |item| item.id.clone()).await?;

    let account = account()?;
    let container = Box::pin(account.container::<Order>("orders")).await?;
    let orders = (id(), text(), any::<Vec<(String, u32)>>());
    let orders = orders.prop_map(|(id, tenant, lines)| Order { id, tenant, lines });
    for order in values(orders, ITEMS) {
        let id = order.id.clone();
        let order = Keyed::new(order);
        take_one(&container, order.partition_key().into(), &id, &order).await?;
    }
    Ok(())
}
