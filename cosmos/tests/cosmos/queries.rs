//! Queries over many keys: all suffixes of a day, and the prefixes of hierarchical keys.

use std::collections::BTreeSet;

use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::{FeedScope, PartitionKey, Query};
use chrono::Days;
use futures::{StreamExt, TryStreamExt, stream};
use serde::de::DeserializeOwned;
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos_server::{Account, Encoding};

use crate::Result;
use crate::items::{
    Session, SessionKey, SessionKey1, SessionKey2, SessionKeys, Trip, TripKeys, date,
};

in_both_encodings! {
    a_day_over_all_suffixes,
    prefixes_of_levels,
}

/// How many requests run at a time.
const AT_A_TIME: usize = 16;

async fn query<T: DeserializeOwned + Send + 'static>(
    container: &ContainerClient,
    key: impl Into<PartitionKey>,
) -> azure_data_cosmos::Result<Vec<T>> {
    let scope = FeedScope::partition(key);
    let items = Box::pin(container.query_items("SELECT * FROM c", scope, None)).await?;
    items.try_collect().await
}

/// What is under any of the keys, from requests of which some run at a time.
async fn fan_out<T, K>(
    container: &ContainerClient,
    keys: impl Iterator<Item = K>,
) -> azure_data_cosmos::Result<Vec<T>>
where
    T: DeserializeOwned + Send + 'static,
    K: Into<PartitionKey>,
{
    let requests = stream::iter(keys).map(|key| Box::pin(query(container, key)));
    let pages: Vec<Vec<T>> = requests.buffer_unordered(AT_A_TIME).try_collect().await?;
    Ok(pages.into_iter().flatten().collect())
}

async fn create_all<T>(
    container: &ContainerClient,
    items: impl Iterator<Item = (String, T)>,
) -> Result
where
    T: SyntheticKey<Key: Into<PartitionKey>> + serde::Serialize,
{
    let write = async |(id, item): (String, T)| {
        container
            .create_item(item.partition_key(), &id, &item, None)
            .await
    };
    let requests = stream::iter(items).map(|item| Box::pin(write(item)));
    let mut requests = requests.buffer_unordered(AT_A_TIME);
    while requests.try_next().await?.is_some() {}
    Ok(())
}

fn ids(trips: &[Trip]) -> BTreeSet<&str> {
    trips.iter().map(|trip| trip.id.as_str()).collect()
}

async fn a_day_over_all_suffixes(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Trip>("trips")).await?;
    let trips = (0..600_u32).map(|i| Trip {
        id: format!("trip-{i}"),
        date: date() + Days::new(u64::from(i % 2)),
        vin: format!("vin-{}", i / 3),
        km: i,
    });
    create_all(&container, trips.map(|trip| (trip.id.clone(), trip))).await?;

    let day = TripKeys { date: date() };
    assert_eq!(day.iter().len(), 40);
    let found: Vec<Trip> = fan_out(&container, day.iter()).await?;
    assert!(found.iter().all(|trip| trip.date == date()));
    assert_eq!((found.len(), ids(&found).len()), (300, 300));

    // The server finds the same, if it has to look everywhere.
    let text = "SELECT * FROM c WHERE c.date = @date";
    let everywhere = Query::from(text).with_parameter("@date", date())?;
    let scope = FeedScope::full_container();
    let items = Box::pin(container.query_items(everywhere, scope, None)).await?;
    let same: Vec<Trip> = items.try_collect().await?;
    assert_eq!(ids(&same), ids(&found));
    Ok(())
}

fn session(tenant: &str, user: u32, month: u32, browser: u32) -> Session {
    Session {
        id: format!("{tenant}-{user}-{month}-{browser}"),
        tenant: tenant.into(),
        user: format!("u-{user}"),
        month,
        browser: format!("browser {browser}"),
        clicks: user * month,
    }
}

async fn prefixes_of_levels(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Session>("sessions")).await?;
    let sessions = ["contoso", "contoso-2", "fabrikam"]
        .into_iter()
        .flat_map(|tenant| {
            (0..4 * 3 * 5).map(move |i| session(tenant, i % 4, 1 + i / 4 % 3, i / 12))
        });
    create_all(
        &container,
        sessions.map(|session| (session.id.clone(), session)),
    )
    .await?;

    let tenant = SessionKey1 { tenant: "contoso" }.partition_key();
    let found: Vec<Session> = query(&container, &tenant).await?;
    assert!(found.iter().all(|session| session.tenant == "contoso"));
    assert_eq!(found.len(), 4 * 3 * 5);

    let user = SessionKey2 {
        tenant: "contoso",
        user: "u-3",
    }
    .partition_key();
    let found: Vec<Session> = query(&container, &user).await?;
    assert!(
        found
            .iter()
            .all(|session| session.user == "u-3" && session.tenant == "contoso")
    );
    assert_eq!(found.len(), 3 * 5);

    let month = SessionKeys {
        tenant: "contoso",
        user: "u-3",
        month: 2,
    };
    let found: Vec<Session> = fan_out(&container, month.iter()).await?;
    assert!(
        found
            .iter()
            .all(|session| session.user == "u-3" && session.month == 2)
    );
    assert_eq!(found.len(), 5);

    let key = SessionKey {
        tenant: "contoso",
        user: "u-3",
        month: 2,
        browser: "browser 1",
    };
    let id = "contoso-3-2-1";
    let read: Session = container
        .read_item(key.partition_key(), id, None)
        .await?
        .into_model()?;
    assert_eq!(read, session("contoso", 3, 2, 1));
    Ok(())
}
