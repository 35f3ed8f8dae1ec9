//! Items move to another layout while others read and write them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use azure_data_cosmos::FeedScope;
use azure_data_cosmos::fault_injection::{
    FaultInjectionConditionBuilder, FaultInjectionErrorType as Fault, FaultInjectionResultBuilder,
    FaultInjectionRule, FaultInjectionRuleBuilder, FaultOperationType as Operation,
};
use futures::TryStreamExt;
use serde_json::Value;
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::{ErrorKind, Items, ItemsOptions, RetryOptions};
use synthetic_key_cosmos_server::{Account, Encoding};

use crate::Result;

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

/// An account with items of the service before.
async fn account_with(count: u32) -> Result<(Account, Items<Before>, Items<After>)> {
    let account = Account::new(Encoding::Binary)?;
    let container = Box::pin(account.container::<Before>("items")).await?;
    let old = Items::<Before>::open(container.clone(), Some(quick())).await?;
    let new = Items::<After>::open(container, Some(quick())).await?;
    for number in 0..count {
        old.create(&before(number), None).await?;
    }
    Ok((account, old, new))
}

/// All documents of the container: id and key.
async fn documents(items: &Items<After>) -> Result<Vec<(String, String)>> {
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
    Ok(documents.iter().map(address).collect())
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

#[tokio::test]
async fn everything_works_before_while_and_after_items_move() -> Result {
    const COUNT: u32 = 60;
    let (_account, old, new) = account_with(COUNT).await?;
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
        let updated = updated.ok_or("not there")?;
        assert_eq!(*updated.key(), key.read_keys().last().ok_or("no key")?);
        let conflict = new.create(&updated, None).await.unwrap_err();
        assert_eq!(*conflict.kind(), ErrorKind::Conflict);
    }
    let moving = keys().filter(|(key, _)| key.read_keys().len() > 1).count() as u64;
    assert!(moving > 10 && moving < u64::from(COUNT));
    let relocated = new.relocate(&AfterKeys { date: DATE }).run().await?;
    // Those that were moved are met again under their new keys.
    assert_eq!(
        (relocated.moved, relocated.gone, relocated.refused),
        (moving, 0, 0)
    );
    assert_eq!(relocated.seen, u64::from(COUNT) + moving);
    let again = new.relocate(&AfterKeys { date: DATE }).run().await?;
    assert_eq!((again.seen, again.moved), (u64::from(COUNT), 0));

    assert_eq!(ids(&new).await?, all);
    assert_eq!(documents(&new).await?.len(), all.len());
    for (number, (key, id)) in keys().enumerate() {
        let (date, vin) = (DATE, &*vins[number]);
        let old_key = BeforeKey { date, vin };
        let updated = old.update_with_id(&old_key, &id, |item| item.km += 1);
        assert_eq!(updated.await?.ok_or("not there")?.km, 2);
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

#[tokio::test]
async fn the_old_key_of_another_tenant_does_not_answer() -> Result {
    let account = Account::new(Encoding::Binary)?;
    let container = Box::pin(account.container::<Order>("items")).await?;
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

/// A fault of an operation, now and then.
fn sometimes(operation: Operation, fault: Fault, probability: f32) -> Arc<FaultInjectionRule> {
    let result = FaultInjectionResultBuilder::new().with_error(fault);
    let condition = FaultInjectionConditionBuilder::new().with_operation_type(operation);
    let rule =
        FaultInjectionRuleBuilder::new("fault", result.with_probability(probability).build());
    Arc::new(rule.with_condition(condition.build()).build())
}

/// Numbers that look random, the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        u32::try_from(self.0 % u64::from(end)).unwrap_or_default()
    }
}

/// What the writers did to an item: for certain, and perhaps.
#[derive(Default)]
struct Counts {
    done: AtomicU32,
    perhaps: AtomicU32,
}

#[tokio::test]
#[expect(
    clippy::too_many_lines,
    reason = "the actors share what they did, and are read side by side"
)]
async fn nothing_is_lost_while_writers_readers_and_movers_work_together() -> Result {
    const COUNT: u32 = 40;
    let (account, _, new) = account_with(COUNT).await?;
    let faults = || {
        vec![
            sometimes(
                Operation::CreateItem,
                Fault::ResponseTimeoutAfterService,
                0.2,
            ),
            sometimes(
                Operation::ReplaceItem,
                Fault::ResponseTimeoutAfterService,
                0.2,
            ),
            sometimes(
                Operation::DeleteItem,
                Fault::ResponseTimeoutAfterService,
                0.2,
            ),
            sometimes(Operation::ReadItem, Fault::ServiceUnavailable, 0.2),
            sometimes(Operation::QueryItem, Fault::ServiceUnavailable, 0.2),
        ]
    };
    let client = async || -> Result<Items<After>> {
        let container = Box::pin(account.container_with_faults("items", faults())).await?;
        Ok(Items::open(container, Some(quick())).await?)
    };
    let counts: BTreeMap<_, _> = (0..COUNT)
        .map(|number| (number, Counts::default()))
        .collect();
    let (is_over, moved) = (AtomicBool::new(false), AtomicU32::new(0));
    let write = async |seed| -> Result {
        let (items, mut random) = (client().await?, Random(seed));
        for _ in 0..150 {
            let number = random.below(COUNT);
            let (vin, id) = (before(number).vin, before(number).id);
            let key = AfterKey {
                date: DATE,
                vin: &vin,
            };
            match items.update_with_id(&key, &id, |item| item.km += 1).await {
                Ok(updated) => {
                    assert!(updated.is_some(), "{id} is lost");
                    counts[&number].done.fetch_add(1, Ordering::Relaxed);
                }
                Err(error) => {
                    assert!(error.maybe_done(), "{error}");
                    counts[&number].perhaps.fetch_add(1, Ordering::Relaxed);
                }
            }
        }
        Ok(())
    };
    let relocate = async |seed| -> Result {
        let (items, mut random) = (client().await?, Random(seed));
        while !is_over.load(Ordering::Relaxed) {
            // Killed at a random point, and started again.
            let time = Duration::from_micros(u64::from(random.below(30_000)));
            let keys = AfterKeys { date: DATE };
            let run = items.relocate(&keys).with_concurrency(4).run();
            if let Ok(relocated) = tokio::time::timeout(time, run).await {
                moved.fetch_add(u32::try_from(relocated?.moved)?, Ordering::Relaxed);
            }
            tokio::task::yield_now().await;
        }
        Ok(())
    };
    let read = async |seed| -> Result {
        let (items, mut random) = (client().await?, Random(seed));
        while !is_over.load(Ordering::Relaxed) {
            let number = random.below(COUNT);
            let (vin, id) = (before(number).vin, before(number).id);
            let key = AfterKey {
                date: DATE,
                vin: &vin,
            };
            // What is done before the read is in it.
            let least = counts[&number].done.load(Ordering::Relaxed);
            let stored = items.get_with_id(&key, &id, None).await?;
            let km = stored.ok_or_else(|| format!("{id} is lost"))?.km;
            assert!(km >= least, "{id}: {km} of {least}");
            if random.below(10) == 0 {
                assert_eq!(ids(&items).await?.len(), counts.len());
            }
        }
        Ok(())
    };
    let writers = async {
        let (one, other, split) = futures::join!(write(1), write(2), async {
            for partition in [1, 4, 6] {
                tokio::time::sleep(Duration::from_millis(40)).await;
                account.split("items", partition);
            }
        });
        let () = split;
        is_over.store(true, Ordering::Relaxed);
        one.and(other)
    };
    let (writers, first, second, reader) =
        futures::join!(writers, relocate(3), relocate(4), read(5));
    writers.and(first).and(second).and(reader)?;

    // Once more, to the end.
    new.relocate(&AfterKeys { date: DATE }).run().await?;
    let last = new.relocate(&AfterKeys { date: DATE }).run().await?;
    assert_eq!(
        (last.seen, last.moved, last.refused),
        (u64::from(COUNT), 0, 0)
    );
    assert_eq!(ids(&new).await?.len(), counts.len());
    assert_eq!(documents(&new).await?.len(), counts.len());
    for (number, Counts { done, perhaps }) in counts {
        let vin = before(number).vin;
        let key = AfterKey {
            date: DATE,
            vin: &vin,
        };
        let stored = new.get_with_id(&key, &before(number).id, None).await?;
        let (done, perhaps) = (done.into_inner(), perhaps.into_inner());
        let km = stored.ok_or("not there")?.km;
        assert!(
            km >= done && km <= done + perhaps,
            "{number}: {km}, {done} + {perhaps}"
        );
    }
    Ok(())
}
