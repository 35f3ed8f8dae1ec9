//! From 400 keys a day to 800, live. Services of two generations write, read and change items while a mover moves them; no
//! reader ever misses one, and at the end every item is under its new key, once. `docs/growing.md` has the steps.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, ScopedJoinHandle};

use chrono::NaiveDate;
use serde::Serialize;
use serde::de::DeserializeOwned;
use synthetic_key::iter::{Iter, ReadKeys};
use synthetic_key::{KeyError, PartitionKey, SyntheticKey};

/// A build of the services: all that differs is the declaration of the suffix.
macro_rules! build {
    ($name:ident, $($suffix:tt)*) => {
        mod $name {
            use chrono::NaiveDate;
            use serde::{Deserialize, Serialize};
            use synthetic_key::iter::{Iter, ReadKeys};
            use synthetic_key::{KeyError, SyntheticKey};

            #[derive(Clone, Serialize, Deserialize, SyntheticKey)]
            #[serde(remote = "Self")]
            #[pk(id = "{vin}")]
            pub(crate) struct Trip {
                #[pk(concat)]
                date: NaiveDate,
                #[pk($($suffix)*)]
                vin: String,
                km: u32,
            }

            impl super::Build for Trip {
                fn new(vin: &str) -> Self {
                    Trip { date: super::DAY, vin: vin.into(), km: 0 }
                }

                fn id(&self) -> Result<String, KeyError> {
                    self.item_id()
                }

                fn km(&mut self) -> &mut u32 {
                    &mut self.km
                }

                fn keys_of(vin: &str) -> ReadKeys {
                    TripKey { date: super::DAY, vin }.read_keys()
                }

                fn keys_of_day() -> Iter {
                    TripKeys { date: super::DAY }.iter()
                }
            }
        }
    };
}

build!(before, hash_suffix = 400);
build!(ready, hash_suffix = 400, was = [800]); // writes as before, and reads what is to come
build!(grown, hash_suffix = 800, was = [400]); // writes the new keys, and reads the old ones
build!(after, hash_suffix = 800);

/// What the services do with a trip.
trait Build: Clone + SyntheticKey<Key = PartitionKey> + Serialize + DeserializeOwned {
    fn new(vin: &str) -> Self;
    fn id(&self) -> std::result::Result<String, KeyError>;
    fn km(&mut self) -> &mut u32;
    fn keys_of(vin: &str) -> ReadKeys;
    fn keys_of_day() -> Iter;
}

const DAY: NaiveDate = NaiveDate::from_ymd_opt(2018, 8, 9).unwrap();

type Result<T> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// A document and its version, as a store gives it.
#[derive(Clone)]
struct Stored {
    document: String,
    version: u32,
}

/// Ids and documents by key. Each call is one request: it is atomic under one key, and nothing is across keys.
#[derive(Default)]
struct Store {
    partitions: Mutex<HashMap<String, BTreeMap<String, Stored>>>,
    versions: AtomicU32,
}

impl Store {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, BTreeMap<String, Stored>>> {
        self.partitions
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn read(&self, key: &str, id: &str) -> Option<Stored> {
        self.lock().get(key)?.get(id).cloned()
    }

    fn query(&self, key: &str) -> Vec<Stored> {
        let partitions = self.lock();
        let items = partitions.get(key).into_iter().flat_map(BTreeMap::values);
        items.cloned().collect()
    }

    /// The version of the new document; none where the id is taken.
    fn create(&self, key: &str, id: &str, document: String) -> Option<u32> {
        let version = self.versions.fetch_add(1, Ordering::Relaxed);
        let mut partitions = self.lock();
        let items = partitions.entry(key.to_owned()).or_default();
        if items.contains_key(id) {
            return None;
        }
        items.insert(id.to_owned(), Stored { document, version });
        Some(version)
    }

    /// Whether the document was there in this version.
    fn replace(&self, key: &str, id: &str, version: u32, document: String) -> bool {
        let new = self.versions.fetch_add(1, Ordering::Relaxed);
        let mut partitions = self.lock();
        let stored = partitions.get_mut(key).and_then(|items| items.get_mut(id));
        let Some(stored) = stored.filter(|stored| stored.version == version) else {
            return false;
        };
        *stored = Stored {
            document,
            version: new,
        };
        true
    }

    /// Whether the document was there in this version.
    fn delete(&self, key: &str, id: &str, version: u32) -> bool {
        let mut partitions = self.lock();
        let Some(items) = partitions.get_mut(key) else {
            return false;
        };
        let is_it = items
            .get(id)
            .is_some_and(|stored| stored.version == version);
        is_it && items.remove(id).is_some()
    }
}

fn write<T: Build>(store: &Store, trip: &T) -> Result<()> {
    let (key, document) = (trip.try_partition_key()?, serde_json::to_string(trip)?);
    let created = store.create(&key, &trip.id()?, document);
    created
        .map(drop)
        .ok_or_else(|| format!("{key} is taken").into())
}

/// A point read: under every key that the item may be under, and then under the first again. The item may have moved there
/// while we looked under the others.
fn find<T: Build>(store: &Store, vin: &str) -> Result<Option<(PartitionKey, u32, T)>> {
    for key in T::keys_of(vin).chain(T::keys_of(vin).next()) {
        if let Some(Stored { document, version }) = store.read(&key, vin) {
            return Ok(Some((key, version, serde_json::from_str(&document)?)));
        }
    }
    Ok(None)
}

/// A fan-out, in order: when N doubles, items move to a higher number, so whoever goes up meets them. An item that moves
/// while we pass is met twice; the second time, under its new key, counts.
fn read_day<T: Build>(store: &Store) -> Result<BTreeMap<String, T>> {
    let mut trips = BTreeMap::new();
    for key in T::keys_of_day() {
        for Stored { document, .. } in store.query(&key) {
            let trip: T = serde_json::from_str(&document)?;
            trips.insert(trip.id()?, trip);
        }
    }
    Ok(trips)
}

/// Moves an item from an old key to its own: first a copy, then the old one goes, if nobody has changed it. If somebody has,
/// the copy goes.
fn move_item<T: Build>(store: &Store, from: &str, version: u32, item: &T) -> Result<bool> {
    let (to, id) = (item.try_partition_key()?, item.id()?);
    let Some(copy) = store.create(&to, &id, serde_json::to_string(item)?) else {
        return Ok(false); // somebody else is moving it
    };
    let is_moved = store.delete(from, &id, version);
    if !is_moved {
        store.delete(&to, &id, copy);
    }
    Ok(is_moved)
}

/// Changes an item where it is, or moves it changed.
fn drive<T: Build>(store: &Store, vin: &str) -> Result<()> {
    loop {
        let (key, version, mut trip) = find::<T>(store, vin)?.ok_or("nothing to change")?;
        *trip.km() += 1;
        let is_done = if trip.needs_move(&key) {
            move_item(store, &key, version, &trip)?
        } else {
            store.replace(&key, vin, version, serde_json::to_string(&trip)?)
        };
        if is_done {
            return Ok(());
        }
    }
}

/// One pass over all keys: how many items moved.
fn move_all<T: Build>(store: &Store) -> Result<u32> {
    let mut moved = 0;
    for key in T::keys_of_day() {
        for Stored { document, version } in store.query(&key) {
            let trip: T = serde_json::from_str(&document)?;
            if trip.needs_move(&key) {
                moved += u32::from(move_item(store, &key, version, &trip)?);
            }
        }
    }
    Ok(moved)
}

const WRITERS: [&str; 3] = ["OLD", "READY", "GROWN"];
const TRIPS: u32 = 1000;

fn vin(writer: &str, n: u32) -> String {
    format!("{writer}{n:08}")
}

/// How many trips each writer has written: a reader must find all of these.
type Written = [AtomicU32; 3];

fn write_all<T: Build>(store: &Store, written: &Written, writer: usize) -> Result<()> {
    let (name, count) = (
        WRITERS.get(writer).ok_or("who?")?,
        written.get(writer).ok_or("who?")?,
    );
    for n in 0..TRIPS {
        write(store, &T::new(&vin(name, n)))?;
        count.store(n + 1, Ordering::Release);
    }
    Ok(())
}

fn vins(written: &Written) -> Vec<String> {
    let counts = written.iter().map(|count| count.load(Ordering::Acquire));
    let all = WRITERS.iter().zip(counts);
    all.flat_map(|(name, count)| (0..count).map(move |n| vin(name, n)))
        .collect()
}

/// Reads until all is done, by point reads and by fan-outs. Returns how many items were read.
fn read_all<T: Build>(store: &Store, written: &Written, is_done: &AtomicBool) -> Result<usize> {
    let mut read = 0;
    loop {
        let is_last = is_done.load(Ordering::Acquire);
        let vins = vins(written);
        for vin in vins.iter().step_by(7) {
            assert!(
                find::<T>(store, vin)?.is_some(),
                "a point read missed {vin}"
            );
            read += 1;
        }
        let day = read_day::<T>(store)?;
        for vin in &vins {
            assert!(day.contains_key(vin), "a fan-out missed {vin}");
            read += 1;
        }
        if is_last {
            return Ok(read);
        }
    }
}

/// Why services must be `ready` before one is `grown`: those before do not find what is written then, and refuse it.
fn show_why() -> Result<()> {
    let trip = grown::Trip::new("0");
    let (new, old) = (trip.partition_key(), before::Trip::new("0").partition_key());
    println!("{}\n{}", before::Trip::LAYOUT, grown::Trip::LAYOUT);
    assert_ne!(new, old);
    assert!(before::Trip::keys_of("0").all(|key| key != new));
    assert!(before::Trip::keys_of_day().all(|key| key != new));
    assert!(ready::Trip::keys_of("0").any(|key| key == new));
    assert!(ready::Trip::keys_of_day().any(|key| key == new));
    let document = serde_json::to_string(&trip)?;
    assert!(serde_json::from_str::<ready::Trip>(&document).is_ok());
    if let Err(error) = serde_json::from_str::<before::Trip>(&document) {
        println!("a service that is not ready says: {error}\n");
    }
    Ok(())
}

/// All at once: both generations write, read and change, and a mover moves. Returns how many items it moved, and how many
/// were read meanwhile.
fn grow(store: &Store, written: &Written) -> Result<(u32, usize)> {
    let is_done = AtomicBool::new(false);
    let change = || (0..TRIPS).try_for_each(|n| drive::<grown::Trip>(store, &vin("OLD", n)));
    thread::scope(|scope| {
        let readers = [
            scope.spawn(|| read_all::<ready::Trip>(store, written, &is_done)),
            scope.spawn(|| read_all::<grown::Trip>(store, written, &is_done)),
        ];
        let writers = [
            scope.spawn(|| write_all::<ready::Trip>(store, written, 1)),
            scope.spawn(|| write_all::<grown::Trip>(store, written, 2)),
            scope.spawn(change),
        ];
        let moved = move_beside(store, writers);
        is_done.store(true, Ordering::Release);
        let mut read = 0;
        for reader in readers {
            read += reader.join().map_err(|_| "a reader failed")??;
        }
        Ok((moved?, read))
    })
}

/// Moves until nobody writes under old keys any more, and then the rest.
fn move_beside(store: &Store, writers: [ScopedJoinHandle<'_, Result<()>>; 3]) -> Result<u32> {
    let mut moved = 0;
    while writers.iter().any(|writer| !writer.is_finished()) {
        moved += move_all::<grown::Trip>(store)?;
    }
    for writer in writers {
        writer.join().map_err(|_| "a writer failed")??;
    }
    moved += move_all::<grown::Trip>(store)?;
    assert_eq!(move_all::<grown::Trip>(store)?, 0);
    Ok(moved)
}

/// Every item is under its new key, none is lost, none is there twice, and no change is lost.
fn check(store: &Store, written: &Written) -> Result<usize> {
    let mut found = BTreeSet::new();
    for (key, items) in store.lock().iter() {
        for Stored { document, .. } in items.values() {
            // `was` is gone from this build: it refuses what is not under its new key.
            let mut trip: after::Trip = serde_json::from_str(document)?;
            assert_eq!(trip.partition_key(), *key);
            let id = trip.id()?;
            assert_eq!(*trip.km(), u32::from(id.starts_with("OLD")));
            assert!(found.insert(id), "an item is there twice");
        }
    }
    assert_eq!(found, vins(written).into_iter().collect());
    Ok(found.len())
}

fn main() -> Result<()> {
    show_why()?;
    let (store, written) = (Store::default(), Written::default());
    write_all::<before::Trip>(&store, &written, 0)?;
    let (moved, read) = grow(&store, &written)?;
    println!("{moved} items were moved while {read} were read, and none was missed");
    let count = check(&store, &written)?;
    println!("{count} items are under their new keys, once each");
    Ok(())
}
