//! Items move to another layout while others read and write them.

mod actors;
mod copies;
mod faults;
mod generations;
mod next;
mod together;

use std::collections::BTreeSet;
use std::time::Duration;

use azure_data_cosmos::FeedScope;
use azure_data_cosmos::clients::ContainerClient;
use futures::{TryStreamExt, stream};
use serde_json::Value;
use synthetic_key::{Document, SyntheticKey};
use synthetic_key_cosmos::{ErrorKind, Items, ItemsOptions, Phase, RetryOptions};
use synthetic_key_cosmos_server::{Account, Encoding};

use crate::Result;

in_both_encodings! {
    everything_works_before_while_and_after_items_move,
    the_old_key_of_another_tenant_does_not_answer,
    an_item_that_has_not_moved_does_not_answer_for_one_that_stays,
    an_outdated_delete_leaves_what_was_moved_and_changed,
    what_a_point_read_costs,
    what_cannot_be_moved_does_not_stop_the_rest,
    a_batch_does_not_make_a_second_item,
}

/// A service before N grows, which knows what comes.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, also_read = ["{date}.{xxh64(vin) % 8 + 1}"])]
struct Before {
    id: String,
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 4)]
    vin: String,
    km: u32,
}

/// The same service afterwards.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, also_read = ["{date}.{xxh64(vin) % 4 + 1}"])]
struct After {
    id: String,
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 8)]
    vin: String,
    km: u32,
}

const DATE: &str = "2018-08-09";

fn before(number: u32) -> Before {
    Before {
        id: format!("t-{number}"),
        date: DATE.into(),
        vin: format!("vin {number}"),
        km: 0,
    }
}

fn quick() -> ItemsOptions {
    let retry = RetryOptions::default().with_first_pause(Duration::from_millis(1));
    ItemsOptions::default().with_retry(retry.with_attempts(20))
}

/// Records all phases up to this one, for the type with the new layout.
pub(crate) async fn advance<A: Document>(container: &ContainerClient, to: Phase) -> Result {
    for phase in [
        Phase::ReadNew,
        Phase::WriteNew,
        Phase::MoveAll,
        Phase::NewOnly,
    ] {
        if phase <= to {
            // What is recorded already is not recorded again.
            match Items::<A>::advance(container, phase, Some(quick())).await {
                Err(error) if phase < to && matches!(error.kind(), ErrorKind::Phase { .. }) => {}
                recorded => recorded?,
            }
        }
    }
    Ok(())
}

/// An account with items of the service before.
async fn account_with(
    encoding: Encoding,
    count: u32,
) -> Result<(Account, Items<Before>, Items<After>)> {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Before>("items")).await?;
    advance::<After>(&container, Phase::WriteNew).await?;
    let old = Items::<Before>::open(container.clone(), Some(quick())).await?;
    let new = Items::<After>::open(container, Some(quick())).await?;
    for number in 0..count {
        old.create(&before(number), None).await?;
    }
    Ok((account, old, new))
}

/// All documents of the container that are items: id and key.
async fn documents<D>(items: &Items<D>) -> Result<Vec<(String, String)>> {
    let query = items.container().query_items::<Value>(
        "SELECT * FROM c",
        FeedScope::full_container(),
        None,
    );
    let documents: Vec<Value> = Box::pin(query).await?.try_collect().await?;
    let text = |document: &Value, name: &str| {
        let text = document.get(name).and_then(Value::as_str);
        text.unwrap_or_default().to_owned()
    };
    let address = |document: &Value| (text(document, "id"), text(document, "partitionKey"));
    let items = documents
        .iter()
        .filter(|document| document.get("_move").is_none());
    Ok(items.map(address).collect())
}

/// The ids of a scan, each once.
async fn ids(items: &Items<After>) -> Result<BTreeSet<String>> {
    let mut ids = BTreeSet::new();
    let mut scan = items.scan(&AfterKeys { date: DATE });
    while let Some(item) = scan.try_next().await? {
        assert!(ids.insert(item.id().to_owned()), "{} came twice", item.id());
    }
    Ok(ids)
}

async fn everything_works_before_while_and_after_items_move(encoding: Encoding) -> Result {
    const COUNT: u32 = 60;
    let (_account, old, new) = account_with(encoding, COUNT).await?;
    let all: BTreeSet<_> = (0..COUNT).map(|number| format!("t-{number}")).collect();
    assert_eq!(ids(&new).await?, all);
    let vins: Vec<_> = (0..COUNT).map(|number| before(number).vin).collect();
    let keys = || {
        vins.iter()
            .enumerate()
            .map(|(number, vin)| (AfterKey { date: DATE, vin }, format!("t-{number}")))
    };
    for (key, id) in keys() {
        // It is written where it is.
        let updated = new.update_with_id(&key, &id, |item| item.km += 1).await?;
        assert_eq!(*updated.key(), key.read_keys().last().ok_or("no key")?);
        let conflict = new.create(&updated, None).await.unwrap_err();
        assert_eq!(*conflict.kind(), ErrorKind::Conflict);
    }
    let moving = keys().filter(|(key, _)| key.read_keys().len() > 1).count() as u64;
    assert!(moving > 10 && moving < u64::from(COUNT));
    let (mut reports, mut keys_read) = (0, 0);
    let relocate = new.relocate(&AfterKeys { date: DATE }).with_concurrency(3);
    let relocated = relocate.run_with_progress(|so_far| {
        reports += 1;
        assert!(so_far.keys > keys_read && so_far.charge > 0.0);
        keys_read = so_far.keys;
    });
    let relocated = relocated.await?;
    assert_eq!((reports, relocated.keys), (8, 8), "a page for each key");
    assert_eq!(
        (relocated.moved, relocated.finished, relocated.refused),
        (moving, 0, 0)
    );
    // Those that were moved are seen again under their new keys, where all items are in the end.
    assert_eq!(relocated.in_place, u64::from(COUNT));
    assert_eq!(relocated.seen, u64::from(COUNT) + moving);
    // Services of step 1 may run, so each stub stays.
    let again = new.relocate(&AfterKeys { date: DATE }).run().await?;
    assert_eq!((again.seen, again.moved), (u64::from(COUNT) + moving, 0));
    assert_eq!((again.in_place, again.stubs), (u64::from(COUNT), moving));

    assert_eq!(ids(&new).await?, all);
    assert_eq!(documents(&new).await?.len(), all.len());
    for (number, (key, id)) in keys().enumerate() {
        let (date, vin) = (DATE, &*vins[number]);
        let old_key = BeforeKey { date, vin };
        let updated = old.update_with_id(&old_key, &id, |item| item.km += 1);
        assert_eq!(updated.await?.km, 2);
        let stored = new.get_with_id(&key, &id, None).await?.ok_or("not there")?;
        assert_eq!((stored.km, stored.key()), (2, &key.partition_key()));
        new.delete(stored, None).await?;
        assert!(
            old.get_with_id(&BeforeKey { date, vin }, &id, None)
                .await?
                .is_none()
        );
    }
    assert!(documents(&new).await?.is_empty());
    // When no service of step 1 is left, the stubs are deleted.
    advance::<After>(new.container(), Phase::MoveAll).await?;
    let last = new.relocate(&AfterKeys { date: DATE }).run().await?;
    assert_eq!((last.seen, last.finished), (moving, moving));
    let empty = new.relocate(&AfterKeys { date: DATE }).run().await?;
    assert_eq!(empty.seen, 0);
    Ok(())
}

/// From a key without suffix to one with.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, also_read = ["{tenant}"])]
struct Order {
    id: String,
    #[pk(concat)]
    tenant: String,
    #[pk(hash_suffix = 8)]
    user: String,
}

async fn the_old_key_of_another_tenant_does_not_answer(encoding: Encoding) -> Result {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Order>("items")).await?;
    advance::<Order>(&container, Phase::MoveAll).await?;
    let orders = Items::<Order>::open(container.clone(), Some(quick())).await?;
    let order = |tenant: &str, user: &str| Order {
        id: "o-1".into(),
        tenant: tenant.into(),
        user: user.into(),
    };
    // An order of `acme`, under its present key, which is the old key of a tenant of that name.
    let acme = order("acme", "u");
    let other = acme.partition_key().to_string();
    orders.create(&acme, None).await?;
    for user in ["u", "v"] {
        let key = OrderKey {
            tenant: &other,
            user,
        };
        assert!(orders.get_with_id(&key, "o-1", None).await?.is_none());
    }
    let theirs: Vec<_> = orders
        .scan(&OrderKeys { tenant: &other })
        .try_collect()
        .await?;
    assert!(theirs.is_empty());
    let own: Vec<_> = orders
        .scan(&OrderKeys { tenant: "acme" })
        .try_collect()
        .await?;
    assert_eq!(own.len(), 1);
    // A new order of that tenant is not taken for the other one.
    orders.upsert(&order(&other, "u"), None).await?;
    let relocated = orders.relocate(&OrderKeys { tenant: &other }).run().await?;
    assert_eq!((relocated.moved, relocated.refused), (0, 0));
    let key = OrderKey {
        tenant: "acme",
        user: "u",
    };
    let stored = orders.get_with_id(&key, "o-1", None).await?;
    assert_eq!(*stored.ok_or("not there")?, acme);
    Ok(())
}

/// A vehicle whose trip has another key when N grows, and one that has the same old key and keeps it.
fn vins() -> Option<(String, String)> {
    let keys = |vin: &str| {
        (AfterKey { date: DATE, vin })
            .read_keys()
            .collect::<Vec<_>>()
    };
    let all = || (0..1000).map(|number| format!("vin {number}"));
    let moves = all().find(|vin| keys(vin).len() > 1)?;
    let stays = all().find(|vin| keys(vin) == keys(&moves)[1..])?;
    Some((moves, stays))
}

async fn an_item_that_has_not_moved_does_not_answer_for_one_that_stays(
    encoding: Encoding,
) -> Result {
    let (_account, old, new) = account_with(encoding, 0).await?;
    let (moves, stays) = vins().ok_or("no vehicle")?;
    let trip = Before {
        vin: moves.clone(),
        ..before(1)
    };
    old.create(&trip, None).await?;
    // Under the old layout both are under one key, and the id says which trip it is. Under the new one they are not.
    let key = |vin| AfterKey { date: DATE, vin };
    assert!(new.get_with_id(&key(&stays), "t-1", None).await?.is_none());
    assert!(new.get_with_id(&key(&moves), "t-1", None).await?.is_some());
    Ok(())
}

async fn an_outdated_delete_leaves_what_was_moved_and_changed(encoding: Encoding) -> Result {
    let (_account, old, new) = account_with(encoding, 0).await?;
    let (vin, id) = (&*vins().ok_or("no vehicle")?.0, "t-1");
    let vin_of = |trip: Before| Before {
        vin: vin.into(),
        ..trip
    };
    old.create(&vin_of(before(1)), None).await?;
    let key = AfterKey { date: DATE, vin };
    let read = async || new.get_with_id(&key, id, None).await;
    let outdated = read().await?.ok_or("not there")?;
    new.relocate(&AfterKeys { date: DATE }).run().await?;
    new.update_with_id(&key, id, |trip| trip.km = 7).await?;
    let refused = new.delete(outdated, None).await.unwrap_err();
    assert_eq!(*refused.kind(), ErrorKind::Changed);
    assert_eq!(read().await?.ok_or("not there")?.km, 7);
    new.delete(read().await?.ok_or("not there")?, None).await?;
    assert!(documents(&new).await?.is_empty());
    Ok(())
}

async fn what_a_point_read_costs(encoding: Encoding) -> Result {
    let (account, old, new) = account_with(encoding, 0).await?;
    let (vin, id) = (&*vins().ok_or("no vehicle")?.0, "t-1");
    let key = AfterKey { date: DATE, vin };
    let requests = async || -> Result<usize> {
        let before = account.requests();
        new.get_with_id(&key, id, None).await?;
        Ok(account.requests() - before)
    };
    assert_eq!(requests().await?, 3, "it does not exist");
    let trip = Before {
        vin: vin.into(),
        ..before(1)
    };
    old.create(&trip, None).await?;
    assert_eq!(requests().await?, 2, "it is under the old key");
    new.relocate(&AfterKeys { date: DATE }).run().await?;
    assert_eq!(requests().await?, 1, "it was moved");
    Ok(())
}

async fn what_cannot_be_moved_does_not_stop_the_rest(encoding: Encoding) -> Result {
    let (_account, _, new) = account_with(encoding, 20).await?;
    let key = format!("{DATE}.1");
    for (id, document) in [
        ("a", serde_json::json!({"id": "a", "partitionKey": key})),
        (
            "b",
            serde_json::json!({"id": "", "partitionKey": key, "date": DATE, "vin": "v", "km": 1}),
        ),
    ] {
        let create = new
            .container()
            .create_item(key.clone(), id, &document, None);
        create.await?;
    }
    let relocated = new.relocate(&AfterKeys { date: DATE }).run().await?;
    assert_eq!(relocated.refused, 2);
    assert!(relocated.moved > 5 && relocated.refusals.len() == 2);
    Ok(())
}

async fn a_batch_does_not_make_a_second_item(encoding: Encoding) -> Result {
    let (_account, old, new) = account_with(encoding, 0).await?;
    let vin = &*vins().ok_or("no vehicle")?.0;
    let trip = Before {
        vin: vin.into(),
        ..before(1)
    };
    old.create(&trip, None).await?;
    let key = AfterKey { date: DATE, vin };
    let stored = new
        .get_with_id(&key, "t-1", None)
        .await?
        .ok_or("not there")?;
    let item: &After = &stored;
    for batch in [
        new.batch(&key)?.create(item)?,
        new.batch(&key)?.upsert(item)?,
    ] {
        let refused = batch.run(None).await.unwrap_err();
        assert_eq!(*refused.kind(), ErrorKind::Elsewhere);
        assert_eq!(refused.key(), Some(stored.key().as_str()));
    }
    // In batches, it is written where it is.
    let both = [
        After {
            km: 7,
            ..item.clone()
        },
        After {
            id: "t-2".into(),
            ..item.clone()
        },
    ];
    let ingest = new.ingest(stream::iter(both)).replacing();
    assert_eq!(ingest.in_batches(2).run().await.written, 2);
    assert_eq!(documents(&new).await?.len(), 2);
    new.relocate(&AfterKeys { date: DATE }).run().await?;
    new.batch(&key)?.upsert(item)?.run(None).await?;
    assert_eq!(documents(&new).await?.len(), 2);
    Ok(())
}
