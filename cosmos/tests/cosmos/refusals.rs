//! What the service refuses, and what we refuse before it comes to that.

use azure_data_cosmos::FeedScope;
use azure_data_cosmos::models::ContainerProperties;
use futures::TryStreamExt;
use synthetic_key::{KeyError, Keyed, SyntheticKey, cosmos};
use synthetic_key_cosmos_server::{Account, Encoding};

use crate::Result;
use crate::items::{Order, Reading, Session, Trip, date};

in_both_encodings! {
    the_service_refuses_another_key_than_the_documents,
    a_tampered_document_is_refused_on_reading,
    what_is_too_long_or_empty_never_reaches_the_wire,
    containers_are_created_from_the_type,
}

fn trip() -> Trip {
    Trip {
        id: "t".into(),
        date: date(),
        vin: "1HGCM82633A004352".into(),
        km: 42,
    }
}

/// The error and its causes.
fn chain(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(Some(error), |error| error.source());
    causes
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(": ")
}

/// The mistake that this crate is about: a key by hand, and another one in the document.
async fn the_service_refuses_another_key_than_the_documents(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Trip>("trips")).await?;
    let by_hand = format!("{}.1", date());
    assert_ne!(trip().partition_key(), by_hand);
    let error = container
        .create_item(by_hand, "t", trip(), None)
        .await
        .unwrap_err();
    assert!(error.status().is_bad_request(), "{error}");

    container
        .create_item(trip().partition_key(), "t", trip(), None)
        .await?;
    Ok(())
}

async fn a_tampered_document_is_refused_on_reading(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Trip>("trips")).await?;
    let mut document = serde_json::to_value(trip())?;
    let key = document[Trip::PROPERTY]
        .as_str()
        .ok_or("no key")?
        .to_owned();
    document["vin"] = "another".into();
    container.create_item(&key, "t", &document, None).await?;

    let made = Trip {
        vin: "another".into(),
        ..trip()
    }
    .partition_key();
    let reason =
        format!("the document's `partitionKey` is {key:?}, but its fields make the key {made:?}");
    let read = container
        .read_item(&key, "t", None)
        .await?
        .into_model::<Trip>();
    let text = chain(&read.unwrap_err());
    assert!(text.contains(&reason), "{encoding:?}: {text}");

    let scope = FeedScope::partition(key);
    let trips = Box::pin(container.query_items::<Trip>("SELECT * FROM c", scope, None)).await?;
    let text = chain(&trips.try_collect::<Vec<_>>().await.unwrap_err());
    assert!(text.contains(&reason), "{encoding:?}: {text}");
    Ok(())
}

async fn what_is_too_long_or_empty_never_reaches_the_wire(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let readings = Box::pin(account.container::<Reading>("readings")).await?;
    let orders = Box::pin(account.container::<Order>("orders")).await?;
    let sessions = Box::pin(account.container::<Session>("sessions")).await?;
    let before = account.requests();

    let long = "x".repeat(2048);
    let reading = |device_id: &str| Reading {
        id: "r".into(),
        device_id: device_id.into(),
        site: "s".into(),
        value: 0.0,
    };
    let too_long = reading(&long);
    assert!(matches!(
        too_long.try_partition_key(),
        Err(KeyError::TooLong { len: 2050, .. })
    ));
    let key = too_long.partition_key();
    let errors = [
        readings.create_item(&key, "r", &too_long, None).await,
        readings.upsert_item(&key, "r", &too_long, None).await,
        readings.replace_item(&key, "r", &too_long, None).await,
    ];
    for error in errors {
        let text = chain(&error.unwrap_err());
        assert!(
            text.contains("the key is 2050 bytes long and the store takes 2048"),
            "{text}"
        );
    }
    let empty = reading("");
    let error = readings
        .create_item(empty.partition_key(), "r", &empty, None)
        .await;
    assert!(chain(&error.unwrap_err()).contains("the key part `deviceId` is empty"));

    let order = Order {
        id: "o".into(),
        tenant: format!("{long}x"),
        lines: Vec::new(),
    };
    let order = Keyed::new(order);
    let error = orders
        .create_item(order.partition_key(), "o", &order, None)
        .await;
    assert!(chain(&error.unwrap_err()).contains("2049 bytes"));

    let session = Session {
        id: "s".into(),
        tenant: "t".into(),
        user: format!("{long}x"),
        month: 1,
        browser: "b".into(),
        clicks: 0,
    };
    let error = sessions
        .create_item(session.partition_key(), "s", &session, None)
        .await;
    assert!(chain(&error.unwrap_err()).contains("bytes long"));
    assert_eq!(account.requests(), before);

    // At the limit all is well.
    let longest = reading(&long[..2046]);
    readings
        .create_item(longest.try_partition_key()?, "r", &longest, None)
        .await?;
    let read: Reading = readings
        .read_item(longest.partition_key(), "r", None)
        .await?
        .into_model()?;
    assert_eq!(read, longest);
    Ok(())
}

/// As a user creates a container, through the client.
async fn containers_are_created_from_the_type(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let database = Box::pin(account.database()).await?;
    let properties =
        ContainerProperties::new("sessions", cosmos::partition_key_definition::<Session>());
    Box::pin(database.create_container(properties, None)).await?;
    let container = Box::pin(database.container_client("sessions", None)).await?;
    let properties = container.read(None).await?.into_model()?;
    assert_eq!(
        properties.partition_key,
        cosmos::partition_key_definition::<Session>()
    );
    assert_eq!(properties.partition_key.paths(), Session::PATHS);
    Ok(())
}
