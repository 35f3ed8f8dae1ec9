//! Services that make random calls, and record what each did to its items.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use synthetic_key_cosmos::{Error, ErrorKind};

use crate::linear::{Call, Content, Effect};

/// The date of all items.
pub const DATE: &str = "2018-08-09";

/// The histories of all items of a run, and the clock that orders their calls.
#[derive(Debug)]
pub struct Histories {
    clock: AtomicU64,
    contents: AtomicU64,
    calls: Mutex<BTreeMap<String, Vec<Call>>>,
    problems: Mutex<Vec<String>>,
}

impl Histories {
    pub fn new(vins: &[String]) -> Self {
        let calls = vins.iter().map(|vin| (vin.clone(), Vec::new())).collect();
        Self {
            clock: AtomicU64::new(1),
            contents: AtomicU64::new(1),
            calls: Mutex::new(calls),
            problems: Mutex::default(),
        }
    }

    pub fn now(&self) -> u64 {
        self.clock.fetch_add(1, Ordering::SeqCst)
    }

    /// A content that nobody has written.
    pub fn content(&self) -> Content {
        self.contents.fetch_add(1, Ordering::SeqCst)
    }

    pub fn vins(&self) -> Vec<String> {
        self.calls.lock().unwrap().keys().cloned().collect()
    }

    /// A call has ended with this effect.
    pub fn ended(&self, vin: &str, by: &str, start: u64, effect: Effect) {
        let end = Some(self.now());
        self.push(vin, by, start, end, effect);
    }

    /// A write has returned. An error that says that nothing was done leaves no trace; what it says must be true.
    pub fn written<T>(
        &self,
        vin: &str,
        by: &str,
        start: u64,
        result: &Result<T, Error>,
        effect: Effect,
    ) {
        match result {
            Ok(_) => self.ended(vin, by, start, effect),
            Err(error) if error.maybe_done() => self.push(vin, by, start, None, effect),
            Err(error) => match error.kind() {
                ErrorKind::Conflict => self.ended(vin, by, start, Effect::Exists),
                ErrorKind::NotFound => self.ended(vin, by, start, Effect::Reads(None)),
                _ => {}
            },
        }
    }

    fn push(&self, vin: &str, by: &str, start: u64, end: Option<u64>, effect: Effect) {
        let by = by.to_owned();
        let mut calls = self.calls.lock().unwrap();
        calls.entry(vin.to_owned()).or_default().push(Call {
            start,
            end,
            effect,
            by,
        });
    }

    /// Something is wrong that a history does not show.
    pub fn problem(&self, problem: String) {
        self.problems.lock().unwrap().push(problem);
    }

    pub fn finish(self) -> (BTreeMap<String, Vec<Call>>, Vec<String>) {
        (
            self.calls.into_inner().unwrap(),
            self.problems.into_inner().unwrap(),
        )
    }
}

/// A layout of the items, and services that have it.
macro_rules! layout {
    ($name:ident, $n:tt $(, $also:literal)?) => {
        #[allow(dead_code, reason = "not every function is called for each layout")]
        pub mod $name {
            use std::collections::BTreeMap;

            use futures::{StreamExt, TryStreamExt, stream};
            use synthetic_key::SyntheticKey;
            use synthetic_key_cosmos::{Items, Outcome};
            use synthetic_key_cosmos_server::Random;

            use super::{DATE, Histories};
            use crate::linear::{Effect, changed};

            #[derive(Clone, Debug, SyntheticKey)]
            #[pk(serde $(, also_read = [$also])?)]
            pub struct Trip {
                #[pk(id)]
                pub id: String,
                #[pk(concat)]
                pub date: String,
                #[pk(hash_suffix = $n)]
                pub vin: String,
                pub content: u64,
            }

            pub fn trip(vin: &str, content: u64) -> Trip {
                Trip {
                    id: vin.to_owned(),
                    date: DATE.to_owned(),
                    vin: vin.to_owned(),
                    content,
                }
            }

            pub fn key(vin: &str) -> TripKey<'_> {
                TripKey { date: DATE, vin }
            }

            /// Makes a random call.
            pub async fn call(items: &Items<Trip>, histories: &Histories, random: &mut Random) {
                let vins = histories.vins();
                let vin = vins[usize::try_from(random.below(vins.len() as u64)).unwrap()].as_str();
                match random.below(100) {
                    0..18 => create(items, histories, vin, concat!(stringify!($name), " create")).await,
                    18..28 => {
                        let (start, trip) = (histories.now(), trip(vin, histories.content()));
                        let written = items.upsert(&trip, None).await;
                        histories.written(
                            vin,
                            concat!(stringify!($name), " upsert"),
                            start,
                            &written,
                            Effect::Writes(trip.content),
                        );
                    }
                    28..50 => update(items, histories, vin).await,
                    50..66 => get(items, histories, vin).await,
                    66..82 => delete(items, histories, vin).await,
                    82..87 => replace(items, histories, vin).await,
                    87..92 => batch(items, histories, vin, random).await,
                    92..96 => ingest(items, histories, vin, random).await,
                    _ => scan(items, histories).await,
                }
            }

            pub async fn create(items: &Items<Trip>, histories: &Histories, vin: &str, by: &str) {
                let (start, trip) = (histories.now(), trip(vin, histories.content()));
                let created = items.create(&trip, None).await;
                let creates = Effect::Creates(trip.content);
                histories.written(vin, by, start, &created, creates);
            }

            pub async fn get(items: &Items<Trip>, histories: &Histories, vin: &str) {
                let start = histories.now();
                if let Ok(found) = items.get_with_id(&key(vin), vin, None).await {
                    let found = found.map(|found| found.content);
                    histories.ended(vin, concat!(stringify!($name), " get"), start, Effect::Reads(found));
                }
            }

            async fn update(items: &Items<Trip>, histories: &Histories, vin: &str) {
                let (start, change) = (histories.now(), histories.content());
                let (mut before, key) = (0, key(vin));
                let updated = items.update_with_id(&key, vin, |trip| {
                    before = trip.content;
                    trip.content = changed(before, change);
                });
                let updated = updated.await;
                let effect = match &updated {
                    Ok(_) => Effect::Replaces(before, changed(before, change)),
                    Err(_) => Effect::Changes(change),
                };
                histories.written(vin, concat!(stringify!($name), " update"), start, &updated, effect);
            }

            async fn delete(items: &Items<Trip>, histories: &Histories, vin: &str) {
                let start = histories.now();
                let Ok(found) = items.get_with_id(&key(vin), vin, None).await else {
                    return;
                };
                let content = found.as_ref().map(|found| found.content);
                histories.ended(vin, concat!(stringify!($name), " get to delete"), start, Effect::Reads(content));
                if let Some(found) = found {
                    let (start, content) = (histories.now(), found.content);
                    let deleted = items.delete(found, None).await;
                    histories.written(vin, concat!(stringify!($name), " delete"), start, &deleted, Effect::Deletes(content));
                }
            }

            async fn replace(items: &Items<Trip>, histories: &Histories, vin: &str) {
                let Ok(Some(mut found)) = items.get_with_id(&key(vin), vin, None).await else {
                    return;
                };
                let (start, before, content) =
                    (histories.now(), found.content, histories.content());
                found.content = content;
                let replaced = items.replace(&mut found, None).await;
                histories.written(
                    vin,
                    concat!(stringify!($name), " replace"),
                    start,
                    &replaced,
                    Effect::Replaces(before, content),
                );
            }

            /// Writes all items with the same key together.
            async fn batch(
                items: &Items<Trip>,
                histories: &Histories,
                vin: &str,
                random: &mut Random,
            ) {
                let Ok(mut batch) = items.batch(&key(vin)) else {
                    return;
                };
                let (mut effects, together) = (Vec::new(), key(vin).partition_key());
                for other in histories.vins() {
                    if key(&other).partition_key() != together {
                        continue;
                    }
                    let trip = trip(&other, histories.content());
                    let (added, effect) = match random.below(3) {
                        0 => (batch.create(&trip), Effect::Creates(trip.content)),
                        1 => (batch.upsert(&trip), Effect::Writes(trip.content)),
                        _ => match items.get_with_id(&key(&other), &other, None).await {
                            Ok(Some(found)) => {
                                (batch.delete(&found), Effect::Deletes(found.content))
                            }
                            _ => continue,
                        },
                    };
                    // An item with a different key is refused, and the batch with it.
                    let Ok(added) = added else { return };
                    batch = added;
                    effects.push((other, effect));
                }
                let start = histories.now();
                let done = batch.run(None).await;
                for (vin, effect) in effects {
                    histories.written(&vin, concat!(stringify!($name), " batch"), start, &done, effect);
                }
            }

            async fn ingest(
                items: &Items<Trip>,
                histories: &Histories,
                vin: &str,
                random: &mut Random,
            ) {
                let vins = histories
                    .vins()
                    .into_iter()
                    .cycle()
                    .skip_while(|other| other != vin);
                let trips = vins.take(3).map(|vin| trip(&vin, histories.content()));
                let trips: Vec<_> = trips.collect();
                let start = histories.now();
                let ingest = items.ingest(stream::iter(trips));
                let ingest = if random.happens(0.5) {
                    ingest.in_batches(3)
                } else {
                    ingest
                };
                let mut outcomes = Box::pin(ingest.outcomes());
                while let Some(done) = outcomes.next().await {
                    let (vin, creates) =
                        (done.item.vin.as_str(), Effect::Creates(done.item.content));
                    match done.outcome {
                        Outcome::Written(_) => histories.ended(vin, concat!(stringify!($name), " ingest"), start, creates),
                        Outcome::Existed => histories.ended(vin, concat!(stringify!($name), " ingest"), start, Effect::Exists),
                        Outcome::Failed(error) => {
                            histories.written::<()>(vin, concat!(stringify!($name), " ingest"), start, &Err(error), creates);
                        }
                        _ => {}
                    }
                }
            }

            pub async fn scan(items: &Items<Trip>, histories: &Histories) {
                let start = histories.now();
                let found: Result<Vec<_>, _> =
                    items.scan(&TripKeys { date: DATE }).try_collect().await;
                let Ok(found) = found else { return };
                let mut contents = BTreeMap::new();
                for trip in found {
                    if contents.insert(trip.vin.clone(), trip.content).is_some() {
                        histories.problem(format!("a scan returned {} twice", trip.vin));
                    }
                }
                for vin in histories.vins() {
                    let content = contents.get(&vin).copied();
                    histories.ended(&vin, concat!(stringify!($name), " scan"), start, Effect::Reads(content));
                }
            }
        }
    };
}

layout!(old, 4, "{date}.{xxh64(vin) % 8 + 1}");
layout!(new, 8, "{date}.{xxh64(vin) % 4 + 1}");
layout!(last, 8);
