//! The steps that lost items, or answered wrongly, before the protocol of docs/moving.md.

use azure_data_cosmos::FeedScope;
use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::options::{ItemWriteOptions, Precondition};
use chrono::{DateTime, Utc};
use futures::{StreamExt, TryStreamExt};
use serde_json::{Value, json};
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::{ErrorKind, Items, Phase};
use synthetic_key_cosmos_server::{Account, Encoding};

use crate::Result;
use crate::growth::advance;

mod costs;
mod lost;

in_both_encodings! {
    items_whose_id_is_taken_with_the_new_key_are_refused_and_not_deleted,
    a_delete_of_an_outdated_version_deletes_nothing,
    an_upsert_keeps_the_condition_of_its_caller,
    a_document_that_cannot_be_copied_does_not_end_the_run,
    properties_that_a_type_does_not_know_survive_changes,
    an_update_of_an_item_that_does_not_exist_is_an_error,
    the_first_levels_of_a_key_move_their_items,
    a_stub_in_the_way_is_finished_first,
    open_says_what_to_deploy,
    what_step_1_creates_during_a_move_is_one_item,
    a_copy_of_a_stalled_mover_is_not_an_item_after_the_move,
}

async fn all(container: &ContainerClient) -> Result<Vec<Value>> {
    let query =
        container.query_items::<Value>("SELECT * FROM c", FeedScope::full_container(), None);
    let all: Vec<Value> = Box::pin(query).await?.try_collect().await?;
    let is_item = |document: &Value| document.get("_move").is_none();
    Ok(all.into_iter().filter(is_item).collect())
}

mod day {
    use super::{DateTime, SyntheticKey, Utc};

    #[derive(SyntheticKey, Debug)]
    #[pk(serde)]
    pub(super) struct Order {
        pub(super) id: String,
        #[pk(concat)]
        pub(super) tenant: String,
        #[pk(concat, rollup = "day")]
        pub(super) at: DateTime<Utc>,
        pub(super) euros: u64,
    }
}

mod month {
    use super::{DateTime, SyntheticKey, Utc};

    #[derive(SyntheticKey, Debug)]
    #[pk(serde, also_read = ["{tenant}-{at:day}"])]
    pub(super) struct Order {
        pub(super) id: String,
        #[pk(concat)]
        pub(super) tenant: String,
        #[pk(concat, rollup = "month")]
        pub(super) at: DateTime<Utc>,
        pub(super) euros: u64,
    }
}

/// The key goes from the day to the month, and ids start again each day.
async fn items_whose_id_is_taken_with_the_new_key_are_refused_and_not_deleted(
    encoding: Encoding,
) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<day::Order>("orders")).await?;
    let old = Items::<day::Order>::open(container.clone(), None).await?;
    for day in 1..=10_u64 {
        for number in 1..=5_u64 {
            let at = format!("2024-06-{day:02}T12:00:00Z").parse()?;
            let (id, tenant, euros) = (number.to_string(), "contoso".into(), day * 100 + number);
            let order = day::Order {
                id,
                tenant,
                at,
                euros,
            };
            old.create(&order, None).await?;
        }
    }
    let sum = |all: &[Value]| -> u64 {
        let euros = all
            .iter()
            .map(|order| order["euros"].as_u64().unwrap_or_default());
        euros.sum()
    };
    let before = all(&container).await?;
    advance::<month::Order>(&container, Phase::MoveAll).await?;
    let new = Items::<month::Order>::open(container.clone(), None).await?;
    let (from, to) = (
        "2024-06-01T00:00:00Z".parse()?,
        "2024-06-30T23:00:00Z".parse()?,
    );
    let span = month::OrderKeys::between("contoso", from, to);
    let relocated = new.relocate(&span).run().await?;
    assert_eq!((relocated.moved, relocated.refused), (5, 45));
    assert_eq!(relocated.refusals.len(), 45);
    for error in &relocated.refusals {
        assert_eq!(*error.kind(), ErrorKind::Taken);
        assert!(
            error
                .key()
                .is_some_and(|key| key.starts_with("contoso-2024-06-"))
        );
        assert!(error.id().is_some());
    }
    let after = all(&container).await?;
    assert_eq!((after.len(), sum(&after)), (50, sum(&before)));
    // Each item can still be read and changed.
    for day in 1..=10_u64 {
        let at = format!("2024-06-{day:02}T12:00:00Z").parse()?;
        let tenant = "contoso";
        let key = month::OrderKey { tenant, at };
        let found = new.get_with_id(&key, "1", None).await;
        // Both layouts say only the month and the day: the lookup of a moved item finds the moved one.
        assert!(found.is_ok());
    }
    Ok(())
}

mod step_1 {
    use super::SyntheticKey;

    #[derive(Clone, Debug, SyntheticKey)]
    #[pk(serde, also_read = ["{date}.{xxh64(vin) % 8 + 1}"])]
    pub(super) struct Trip {
        pub(super) id: String,
        #[pk(concat)]
        pub(super) date: String,
        #[pk(hash_suffix = 4)]
        pub(super) vin: String,
        pub(super) km: u32,
    }
}

mod step_2 {
    use super::SyntheticKey;

    #[derive(Clone, Debug, SyntheticKey)]
    #[pk(serde, also_read = ["{date}.{xxh64(vin) % 4 + 1}"])]
    pub(super) struct Trip {
        pub(super) id: String,
        #[pk(concat)]
        pub(super) date: String,
        #[pk(hash_suffix = 8)]
        pub(super) vin: String,
        pub(super) km: u32,
    }
}

mod step_3 {
    use super::SyntheticKey;

    #[derive(Clone, Debug, SyntheticKey)]
    #[pk(serde)]
    pub(super) struct Trip {
        pub(super) id: String,
        #[pk(concat)]
        pub(super) date: String,
        #[pk(hash_suffix = 8)]
        pub(super) vin: String,
        pub(super) km: u32,
    }
}

/// A vehicle whose trips move.
fn moving_vin() -> String {
    let vins = (0..100).map(|number| format!("v{number}"));
    let moves = |vin: &String| step_2::TripKey { date: "d", vin }.read_keys().len() > 1;
    vins.into_iter().find(moves).unwrap_or_default()
}

fn trip_1(vin: &str, km: u32) -> step_1::Trip {
    let (id, date, vin) = ("t".into(), "d".into(), vin.into());
    step_1::Trip { id, date, vin, km }
}

fn trip_2(vin: &str, km: u32) -> step_2::Trip {
    let (id, date, vin) = ("t".into(), "d".into(), vin.into());
    step_2::Trip { id, date, vin, km }
}

type Services = (Items<step_1::Trip>, Items<step_2::Trip>);

async fn services(account: &Account) -> Result<Services> {
    let container = Box::pin(account.container::<step_1::Trip>("items")).await?;
    advance::<step_2::Trip>(&container, Phase::WriteNew).await?;
    let old = Items::<step_1::Trip>::open(container.clone(), None).await?;
    let new = Items::<step_2::Trip>::open(container, None).await?;
    Ok((old, new))
}

async fn a_delete_of_an_outdated_version_deletes_nothing(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let (old, new) = services(&account).await?;
    let vin = &*moving_vin();
    let key = step_2::TripKey { date: "d", vin };
    old.create(&trip_1(vin, 0), None).await?;
    let outdated = new.get_with_id(&key, "t", None).await?.ok_or("not found")?;
    new.update_with_id(&key, "t", |trip| trip.km = 1000).await?;
    new.relocate(&step_2::TripKeys { date: "d" }).run().await?;
    let refused = new.delete(outdated, None).await.unwrap_err();
    assert_eq!(
        (refused.kind(), refused.maybe_done()),
        (&ErrorKind::Changed, false)
    );
    let trip = new.get_with_id(&key, "t", None).await?.ok_or("lost")?;
    assert_eq!(trip.km, 1000);
    // The present version is deleted, wherever the item is.
    new.delete(trip, None).await?;
    assert!(new.get_with_id(&key, "t", None).await?.is_none());
    assert!(all(new.container()).await?.is_empty());
    Ok(())
}

async fn an_upsert_keeps_the_condition_of_its_caller(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let (_, new) = services(&account).await?;
    let vin = &*moving_vin();
    let outdated = new
        .create(&trip_2(vin, 0), None)
        .await?
        .etag
        .ok_or("no version")?;
    let present = new
        .upsert(&trip_2(vin, 1), None)
        .await?
        .etag
        .ok_or("no version")?;
    let only_if = |etag: &str| {
        let precondition = Precondition::if_match(etag.to_owned());
        Some(ItemWriteOptions::default().with_precondition(precondition))
    };
    let refused = new
        .upsert(&trip_2(vin, 99), only_if(&outdated))
        .await
        .unwrap_err();
    assert_eq!(*refused.kind(), ErrorKind::Changed);
    let key = step_2::TripKey { date: "d", vin };
    let trip = new.get_with_id(&key, "t", None).await?.ok_or("lost")?;
    assert_eq!(trip.km, 1);
    new.upsert(&trip_2(vin, 2), only_if(&present)).await?;
    // The same for an item that was read.
    let refused = new.delete(trip, only_if(&outdated)).await.unwrap_err();
    assert_eq!(*refused.kind(), ErrorKind::Changed);
    Ok(())
}

async fn a_document_that_cannot_be_copied_does_not_end_the_run(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let (old, new) = services(&account).await?;
    for number in 0..20 {
        let id = format!("t-{number}");
        let vin = format!("vin {number}");
        old.create(
            &step_1::Trip {
                id,
                ..trip_1(&vin, 0)
            },
            None,
        )
        .await?;
    }
    // A foreign document, one whose key does not fit its fields, and one with a mark that this version does not know.
    let key = "d.1".to_owned();
    for document in [
        json!({"id": "a", "partitionKey": key}),
        json!({"id": "b", "partitionKey": key, "date": "other", "vin": "v", "km": 1}),
        json!({"id": "c", "partitionKey": key, "_move": {"from": "the future"}}),
    ] {
        let id = document["id"].as_str().unwrap_or_default().to_owned();
        new.container()
            .create_item(key.clone(), &id, &document, None)
            .await?;
    }
    let relocated = new.relocate(&step_2::TripKeys { date: "d" }).run().await?;
    let mut refused: Vec<_> = relocated
        .refusals
        .iter()
        .filter_map(|error| error.id())
        .collect();
    refused.sort_unstable();
    assert_eq!((refused, relocated.refused), (vec!["a", "b"], 2));
    assert!(relocated.moved > 5 && relocated.charge > 0.0);
    // A scan goes on as well, and its errors name the documents.
    let scan = new.scan(&step_2::TripKeys { date: "d" });
    let found: Vec<_> = scan.collect().await;
    let errors = found.iter().filter_map(|item| item.as_ref().err());
    let mut errors: Vec<_> = errors
        .map(|error| (error.kind().clone(), error.id()))
        .collect();
    errors.sort_by_key(|(_, id)| *id);
    errors.dedup();
    let document = ErrorKind::Document;
    assert_eq!(
        errors,
        [(document.clone(), Some("a")), (document, Some("b"))]
    );
    assert_eq!(found.iter().filter(|item| item.is_ok()).count(), 20);
    Ok(())
}

async fn properties_that_a_type_does_not_know_survive_changes(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let (old, new) = services(&account).await?;
    let vin = &*moving_vin();
    let plain = Box::pin(account.container::<step_3::Trip>("plain")).await?;
    let plain = Items::<step_3::Trip>::open(plain, None).await?;
    let (id, date) = ("t".to_owned(), "d".to_owned());
    let trip = step_3::Trip {
        id,
        date,
        vin: vin.into(),
        km: 0,
    };
    plain.create(&trip, None).await?;
    old.create(&trip_1(vin, 0), None).await?;
    // A newer service adds a property.
    let add = async |container: &ContainerClient, key: String| -> Result {
        let read = container.read_item(key.clone(), "t", None).await?;
        let mut document: Value = read.into_model()?;
        document["driver"] = json!({"name": "Ada"});
        container.replace_item(key, "t", &document, None).await?;
        Ok(())
    };
    let has = async |container: &ContainerClient| -> Result<bool> {
        let all = all(container).await?;
        Ok(all.len() == 1 && all.iter().all(|trip| trip["driver"]["name"] == "Ada"))
    };
    add(plain.container(), trip.partition_key().to_string()).await?;
    add(new.container(), trip_1(vin, 0).partition_key().to_string()).await?;
    let key = step_3::TripKey { date: "d", vin };
    plain.update_with_id(&key, "t", |trip| trip.km += 1).await?;
    assert!(has(plain.container()).await?);
    let mut stored = plain.get_with_id(&key, "t", None).await?.ok_or("lost")?;
    stored.km += 1;
    plain.replace(&mut stored, None).await?;
    stored.km += 1;
    plain.replace(&mut stored, None).await?;
    assert!(has(plain.container()).await?);
    let stored = plain.scan(&key).try_next().await?.ok_or("lost")?;
    plain.batch(&key)?.replace(&stored)?.run(None).await?;
    assert!(has(plain.container()).await?);
    let stored = plain.get_with_id(&key, "t", None).await?.ok_or("lost")?;
    assert_eq!(stored.km, 3);

    let key = step_2::TripKey { date: "d", vin };
    new.update_with_id(&key, "t", |trip| trip.km += 1).await?;
    assert!(has(new.container()).await?);
    new.relocate(&step_2::TripKeys { date: "d" }).run().await?;
    assert!(has(new.container()).await?);
    let mut stored = new.get_with_id(&key, "t", None).await?.ok_or("lost")?;
    stored.km += 1;
    new.replace(&mut stored, None).await?;
    assert!(has(new.container()).await?);
    assert_eq!(new.get_with_id(&key, "t", None).await?.ok_or("lost")?.km, 2);
    Ok(())
}

async fn an_update_of_an_item_that_does_not_exist_is_an_error(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let (old, new) = services(&account).await?;
    let vin = &*moving_vin();
    let key = step_1::TripKey { date: "d", vin };
    let absent = old.update_with_id(&key, "t", |_| ()).await.unwrap_err();
    assert_eq!(*absent.kind(), ErrorKind::NotFound);
    let key = step_2::TripKey { date: "d", vin };
    let absent = new.update_with_id(&key, "t", |_| ()).await.unwrap_err();
    assert_eq!(*absent.kind(), ErrorKind::NotFound);
    Ok(())
}

/// Three levels, of which the last one changes.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, also_read = ["{tenant}{/}{user}{/}{month}"])]
struct Session {
    id: String,
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
    #[pk(concat, level = 3)]
    month: u32,
    #[pk(hash_suffix = 4, level = 3)]
    browser: String,
}

async fn the_first_levels_of_a_key_move_their_items(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Session>("sessions")).await?;
    advance::<Session>(&container, Phase::MoveAll).await?;
    let sessions = Items::<Session>::open(container.clone(), None).await?;
    for (number, tenant) in ["contoso", "contoso", "fabrikam"].into_iter().enumerate() {
        let (id, user, browser) = (format!("s-{number}"), "u".to_owned(), "lynx".to_owned());
        let session = Session {
            id,
            tenant: tenant.into(),
            user,
            month: 1,
            browser,
        };
        let mut document = serde_json::to_value(&session)?;
        document["partitionKey3"] = "1".into();
        let key = (tenant.to_owned(), "u".to_owned(), "1".to_owned());
        container
            .create_item(key, &session.id, &document, None)
            .await?;
    }
    let relocated = sessions
        .relocate(&SessionKey1 { tenant: "contoso" })
        .run()
        .await?;
    assert_eq!(
        (relocated.moved, relocated.refused),
        (2, 0),
        "{:?}",
        relocated.refusals
    );
    let key = SessionKey1 { tenant: "contoso" };
    let found: Vec<_> = sessions.scan(&key).try_collect().await?;
    assert!(found.len() == 2 && found.iter().all(|item| *item.key() == item.partition_key()));
    let other: Vec<_> = sessions
        .scan(&SessionKey1 { tenant: "fabrikam" })
        .try_collect()
        .await?;
    assert!(other.len() == 1 && *other[0].key() != other[0].partition_key());
    Ok(())
}

/// Two items with the same id and the same old key. One moves away and leaves a stub where the other one belongs.
async fn a_stub_in_the_way_is_finished_first(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let (old, new) = services(&account).await?;
    let vin = &*moving_vin();
    let keys = |vin: &str| -> Vec<_> { step_2::TripKey { date: "d", vin }.read_keys().collect() };
    let all_vins = (0..1000).map(|number| format!("v{number}"));
    let stays = all_vins
        .into_iter()
        .find(|other| keys(other) == keys(vin)[1..]);
    let stays = stays.ok_or("no vehicle")?;
    old.create(&trip_1(vin, 1), None).await?;
    new.relocate(&step_2::TripKeys { date: "d" }).run().await?;
    // While services of step 1 run, the stub stays, and the address is taken.
    let taken = new.create(&trip_2(&stays, 2), None).await.unwrap_err();
    assert_eq!(*taken.kind(), ErrorKind::Taken);
    advance::<step_2::Trip>(new.container(), Phase::MoveAll).await?;
    let new = Items::<step_2::Trip>::open(new.container().clone(), None).await?;
    new.create(&trip_2(&stays, 2), None).await?;
    for (vin, km) in [(vin, 1), (&*stays, 2)] {
        let key = step_2::TripKey { date: "d", vin };
        assert_eq!(
            new.get_with_id(&key, "t", None).await?.ok_or("lost")?.km,
            km
        );
    }
    Ok(())
}

async fn open_says_what_to_deploy(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<step_1::Trip>("items")).await?;
    let (old, new) = ("{date}.{xxh64(vin) % 4 + 1}", "{date}.{xxh64(vin) % 8 + 1}");
    let open = async || -> [Option<String>; 3] {
        let container = || container.clone();
        [
            Items::<step_1::Trip>::open(container(), None).await.err(),
            Items::<step_2::Trip>::open(container(), None).await.err(),
            Items::<step_3::Trip>::open(container(), None).await.err(),
        ]
        .map(|error| error.map(|error| error.to_string()))
    };
    let is_open = |errors: &[Option<String>; 3]| errors.each_ref().map(Option::is_none);
    let unrecorded = open().await;
    assert_eq!(is_open(&unrecorded), [false, false, true]);
    assert!(
        unrecorded[1]
            .as_ref()
            .is_some_and(|error| error.contains("Phase::ReadNew"))
    );
    for (phase, expected) in [
        (Phase::ReadNew, [true, false, false]),
        (Phase::WriteNew, [true, true, false]),
        (Phase::MoveAll, [false, true, false]),
        (Phase::NewOnly, [false, true, true]),
    ] {
        advance::<step_2::Trip>(&container, phase).await?;
        let errors = open().await;
        assert_eq!(is_open(&errors), expected, "{phase}");
        for error in errors.into_iter().flatten() {
            assert!(error.contains(old) && error.contains(new), "{error}");
            assert!(error.contains("deploy a type with"), "{error}");
        }
    }
    let back = Items::<step_2::Trip>::advance(&container, Phase::WriteNew, None).await;
    assert!(matches!(back.unwrap_err().kind(), ErrorKind::Phase { .. }));
    // The mover has the type of step 2, and the phase allows it.
    let other = Box::pin(account.container::<step_1::Trip>("other")).await?;
    advance::<step_2::Trip>(&other, Phase::WriteNew).await?;
    let old = Items::<step_1::Trip>::open(other, None).await?;
    let refused = old
        .relocate(&step_1::TripKeys { date: "d" })
        .run()
        .await
        .unwrap_err();
    assert!(matches!(refused.error.kind(), ErrorKind::Phase { .. }));
    assert_eq!(refused.so_far.seen, 0);
    Ok(())
}

async fn what_step_1_creates_during_a_move_is_one_item(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let (old, new) = services(&account).await?;
    let vin = &*moving_vin();
    let (key_1, key_2) = (
        step_1::TripKey { date: "d", vin },
        step_2::TripKey { date: "d", vin },
    );
    // Step 2 creates it first: step 1 finds it, and gets a conflict.
    new.create(&trip_2(vin, 1), None).await?;
    assert_eq!(
        old.get_with_id(&key_1, "t", None).await?.ok_or("lost")?.km,
        1
    );
    let conflict = old.create(&trip_1(vin, 9), None).await.unwrap_err();
    assert_eq!(*conflict.kind(), ErrorKind::Conflict);
    old.upsert(&trip_1(vin, 2), None).await?;
    old.update_with_id(&key_1, "t", |trip| trip.km += 1).await?;
    assert_eq!(
        new.get_with_id(&key_2, "t", None).await?.ok_or("lost")?.km,
        3
    );
    // A batch of step 1 does not overwrite what has moved.
    let refused = old
        .batch(&key_1)?
        .upsert(&trip_1(vin, 9))?
        .run(None)
        .await
        .unwrap_err();
    assert_eq!(*refused.kind(), ErrorKind::Elsewhere);
    let refused = old
        .batch(&key_1)?
        .create(&trip_1(vin, 9))?
        .run(None)
        .await
        .unwrap_err();
    assert_eq!(
        *refused.kind(),
        ErrorKind::Batch {
            operation: 0,
            status: 409
        }
    );
    let items = vec![
        trip_1(vin, 9),
        step_1::Trip {
            id: "t-2".into(),
            ..trip_1(vin, 5)
        },
    ];
    let ingest = old.ingest(futures::stream::iter(items)).in_batches(2);
    let summary = ingest.run().await;
    assert_eq!(
        (summary.written, summary.existed, summary.failed),
        (1, 1, 0)
    );
    assert_eq!(
        new.get_with_id(&key_2, "t", None).await?.ok_or("lost")?.km,
        3
    );
    assert_eq!(
        new.get_with_id(&key_2, "t-2", None)
            .await?
            .ok_or("lost")?
            .km,
        5
    );
    // It is deleted for both, and can be created again.
    let stored = old.get_with_id(&key_1, "t", None).await?.ok_or("lost")?;
    old.delete(stored, None).await?;
    assert!(new.get_with_id(&key_2, "t", None).await?.is_none());
    old.create(&trip_1(vin, 7), None).await?;
    assert_eq!(
        new.get_with_id(&key_2, "t", None).await?.ok_or("lost")?.km,
        7
    );
    assert_eq!(all(new.container()).await?.len(), 2);
    Ok(())
}

async fn a_copy_of_a_stalled_mover_is_not_an_item_after_the_move(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let (old, new) = services(&account).await?;
    let container = new.container().clone();
    let vin = &*moving_vin();
    let etag = old
        .create(&trip_1(vin, 1), None)
        .await?
        .etag
        .ok_or("no version")?;
    let key = step_2::TripKey { date: "d", vin };
    let stored = new.get_with_id(&key, "t", None).await?.ok_or("lost")?;
    new.delete(stored, None).await?;
    advance::<step_2::Trip>(&container, Phase::NewOnly).await?;
    let last = Items::<step_3::Trip>::open(container.clone(), None).await?;
    // A mover that has read the item wakes up.
    let mut copy = serde_json::to_value(trip_2(vin, 1))?;
    let old_key = trip_1(vin, 1).partition_key();
    copy["_move"] = json!({"of": [old_key], "version": etag});
    container
        .create_item(key.partition_key(), "t", &copy, None)
        .await?;
    let key = step_3::TripKey { date: "d", vin };
    assert!(last.get_with_id(&key, "t", None).await?.is_none());
    let scan: Vec<_> = last
        .scan(&step_3::TripKeys { date: "d" })
        .try_collect()
        .await?;
    assert!(scan.is_empty());
    let (id, date) = ("t".to_owned(), "d".to_owned());
    let trip = step_3::Trip {
        id,
        date,
        vin: vin.into(),
        km: 8,
    };
    last.create(&trip, None).await?;
    assert_eq!(
        last.get_with_id(&key, "t", None).await?.ok_or("lost")?.km,
        8
    );
    Ok(())
}
