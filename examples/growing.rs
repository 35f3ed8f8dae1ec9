//! Shows how to go from 400 keys a day to 800, live, in any store. Two generations of services write side by side; then, while all of them go on, two movers
//! move the items. No reader ever misses one, and at the end every item is under its new key, once. `docs/growing.md` has the steps.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, ScopedJoinHandle};

use chrono::NaiveDate;
use serde::Serialize;
use serde::de::DeserializeOwned;
use synthetic_key::iter::{Iter, ReadKeys};
use synthetic_key::{KeyError, PartitionKey, SyntheticKey};

/// A build of the services: only N differs, and the layouts that are also read.
macro_rules! build {
    ($name:ident, $n:literal $(, also_read = $layouts:tt)?) => {
        mod $name {
            use chrono::NaiveDate;
            use synthetic_key::iter::{Iter, ReadKeys};
            use synthetic_key::{KeyError, SyntheticKey};

            #[derive(Clone, SyntheticKey)]
            #[pk(serde, id = "{vin}" $(, also_read = $layouts)?)]
            pub(crate) struct Trip {
                #[pk(concat)]
                date: NaiveDate,
                #[pk(hash_suffix = $n)]
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

build!(before, 400);
build!(ready, 400, also_read = ["{date}.{xxh64(vin) % 800 + 1}"]); // writes as before, and reads what is to come
build!(grown, 800, also_read = ["{date}.{xxh64(vin) % 400 + 1}"]); // writes the new keys, and reads the old ones
build!(after, 800);

/// The operations of the services on a trip.
trait Build: Clone + SyntheticKey<Key = PartitionKey> + Serialize + DeserializeOwned {
    fn new(vin: &str) -> Self;
    fn id(&self) -> std::result::Result<String, KeyError>;
    fn km(&mut self) -> &mut u32;
    fn keys_of(vin: &str) -> ReadKeys;
    fn keys_of_day() -> Iter;
}

const DAY: NaiveDate = NaiveDate::from_ymd_opt(2018, 8, 9).unwrap();

type Result<T> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// A document and its version, as a store returns it.
#[derive(Clone)]
struct Stored {
    document: String,
    /// For a copy, the version of the original item. A real store has it in a property of the document.
    moved_from: Option<u32>,
    version: u32,
}

/// Ids and documents by key. Each call is one request: it is atomic under one key, and nothing is atomic across keys.
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

    /// Whether the id was free.
    fn create(&self, key: &str, id: &str, document: String, moved_from: Option<u32>) -> bool {
        let version = self.versions.fetch_add(1, Ordering::Relaxed);
        let mut partitions = self.lock();
        let items = partitions.entry(key.to_owned()).or_default();
        if items.contains_key(id) {
            return false;
        }
        let stored = Stored {
            document,
            moved_from,
            version,
        };
        items.insert(id.to_owned(), stored);
        true
    }

    /// Whether the document was there in this version.
    fn replace(&self, key: &str, id: &str, version: u32, new: (String, Option<u32>)) -> bool {
        let (document, moved_from) = new;
        let new = self.versions.fetch_add(1, Ordering::Relaxed);
        let mut partitions = self.lock();
        let stored = partitions.get_mut(key).and_then(|items| items.get_mut(id));
        let Some(stored) = stored.filter(|stored| stored.version == version) else {
            return false;
        };
        *stored = Stored {
            document,
            moved_from,
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
    let is_created = store.create(&key, &trip.id()?, document, None);
    is_created
        .then_some(())
        .ok_or_else(|| format!("{key} is taken").into())
}

/// A point read: under every key that the item may have, and then under the first again, because the item may have moved
/// there while we read the others.
fn find<T: Build>(store: &Store, vin: &str) -> Option<(PartitionKey, Stored)> {
    let mut keys = T::keys_of(vin).chain(T::keys_of(vin).next());
    keys.find_map(|key| store.read(&key, vin).map(|stored| (key, stored)))
}

/// The same to change the item: a copy may be older than its original, so the original counts if it still exists.
fn find_to_change<T: Build>(store: &Store, vin: &str) -> Option<(PartitionKey, Stored)> {
    let found = find::<T>(store, vin)?;
    if found.1.moved_from.is_none() {
        return Some(found);
    }
    let source = |key: PartitionKey| store.read(&key, vin).map(|stored| (key, stored));
    Some(T::keys_of(vin).skip(1).find_map(source).unwrap_or(found))
}

/// A fan-out, in order: it meets every item, including those that move at the same time. An item that moves while we pass is
/// met twice; the second time, under its new key, counts.
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

/// Moves an item from an old key to its own: first writes a copy, then deletes the old one if nobody has changed it. A copy
/// is never removed again, because another mover may rely on it.
fn move_item<T: Build>(store: &Store, from: &str, old: &Stored) -> Result<bool> {
    let item: T = serde_json::from_str(&old.document)?;
    let (to, id) = (item.try_partition_key()?, item.id()?);
    let (copy, mark) = (serde_json::to_string(&item)?, Some(old.version));
    if !store.create(&to, &id, copy.clone(), mark) {
        match store.read(&to, &id) {
            // A copy of an older version, or of a newer one: then the item has changed since we read it.
            Some(there) if there.moved_from.is_some() && there.moved_from != mark => {
                let now = store.read(from, &id).map(|old| old.version);
                let is_older = now == mark;
                if !is_older || !store.replace(&to, &id, there.version, (copy, mark)) {
                    return Ok(false);
                }
            }
            // The copy of this version, or a later write.
            Some(_) => {}
            None => return Ok(false),
        }
    }
    Ok(store.delete(from, &id, old.version))
}

/// Changes an item in place, under the key where it is stored.
fn drive<T: Build>(store: &Store, vin: &str) -> Result<()> {
    loop {
        let (key, stored) = find_to_change::<T>(store, vin).ok_or("nothing to change")?;
        let mut trip: T = serde_json::from_str(&stored.document)?;
        *trip.km() += 1;
        let mut document = serde_json::to_value(&trip)?;
        document[T::PROPERTY] = key.as_str().into();
        if store.replace(&key, vin, stored.version, (document.to_string(), None)) {
            return Ok(());
        }
    }
}

/// One pass over all keys. Returns how many items moved.
fn move_all<T: Build>(store: &Store) -> Result<u32> {
    let mut moved = 0;
    for key in T::keys_of_day() {
        for stored in store.query(&key) {
            let trip: T = serde_json::from_str(&stored.document)?;
            if trip.needs_move(&key) {
                moved += u32::from(move_item::<T>(store, &key, &stored)?);
            }
        }
    }
    Ok(moved)
}

const WRITERS: [&str; 4] = ["OLD", "READY", "GROWN", "LATER"];
const TRIPS: u32 = 1000;

fn vin(writer: &str, n: u32) -> String {
    format!("{writer}{n:08}")
}

/// How many trips each writer has written: a reader must find all of these.
type Written = [AtomicU32; 4];

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

/// Reads until everything is done, by point reads and by fan-outs. Returns how many items were read.
fn read_all<T: Build>(store: &Store, written: &Written, is_done: &AtomicBool) -> Result<usize> {
    let mut read = 0;
    loop {
        let is_last = is_done.load(Ordering::Acquire);
        let vins = vins(written);
        for vin in vins.iter().step_by(7) {
            assert!(find::<T>(store, vin).is_some(), "a point read missed {vin}");
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

/// Why all services must be `ready` before one is `grown`: the earlier build does not find items under new keys, and refuses
/// them.
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

/// Both generations write and read at the same time. Nothing is moved yet: a service that is only ready still writes old
/// keys, and its fan-outs go in the opposite order.
fn write_side_by_side(store: &Store, written: &Written) -> Result<usize> {
    let is_done = AtomicBool::new(false);
    thread::scope(|scope| {
        let readers = [
            scope.spawn(|| read_all::<ready::Trip>(store, written, &is_done)),
            scope.spawn(|| read_all::<grown::Trip>(store, written, &is_done)),
        ];
        let writers = [
            scope.spawn(|| write_all::<ready::Trip>(store, written, 1)),
            scope.spawn(|| write_all::<grown::Trip>(store, written, 2)),
        ];
        let results = writers.map(joined);
        is_done.store(true, Ordering::Release);
        let read = readers.map(joined);
        results.into_iter().collect::<Result<()>>()?;
        read.into_iter().sum()
    })
}

/// All services are grown: they write, read and change items while two movers work. Returns how many items were moved, and
/// how many were read meanwhile.
fn move_beside_them(store: &Store, written: &Written) -> Result<(u32, usize)> {
    let is_done = AtomicBool::new(false);
    let change = || (0..TRIPS).try_for_each(|n| drive::<grown::Trip>(store, &vin("OLD", n)));
    thread::scope(|scope| {
        let readers =
            [(), ()].map(|()| scope.spawn(|| read_all::<grown::Trip>(store, written, &is_done)));
        let writers = [
            scope.spawn(|| write_all::<grown::Trip>(store, written, 3)),
            scope.spawn(change),
            scope.spawn(change),
        ];
        let movers = [(), ()].map(|()| scope.spawn(|| move_all::<grown::Trip>(store)));
        let moved: Result<u32> = movers.map(joined).into_iter().sum();
        let results = writers.map(joined);
        // Moves the items that were changed during their move.
        let moved = moved.and_then(|moved| Ok(moved + move_all::<grown::Trip>(store)?));
        is_done.store(true, Ordering::Release);
        let read: Result<usize> = readers.map(joined).into_iter().sum();
        results.into_iter().collect::<Result<()>>()?;
        assert_eq!(move_all::<grown::Trip>(store)?, 0);
        Ok((moved?, read?))
    })
}

fn joined<T>(thread: ScopedJoinHandle<'_, Result<T>>) -> Result<T> {
    thread.join().map_err(|_| "a thread failed")?
}

/// Every item is under its new key exactly once, and no change is lost.
fn check(store: &Store, written: &Written) -> Result<usize> {
    let mut found = BTreeSet::new();
    for (key, items) in store.lock().iter() {
        for Stored { document, .. } in items.values() {
            // This build has no `also_read`: it refuses every item that is not under its new key.
            let mut trip: after::Trip = serde_json::from_str(document)?;
            assert_eq!(trip.partition_key(), *key);
            let id = trip.id()?;
            assert_eq!(*trip.km(), 2 * u32::from(id.starts_with("OLD")));
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
    let read = write_side_by_side(&store, &written)?;
    println!("two generations wrote while {read} items were read, and none was missed");
    let (moved, read) = move_beside_them(&store, &written)?;
    println!("{moved} items were moved while {read} were read, and none was missed");
    let count = check(&store, &written)?;
    println!("{count} items are under their new keys, once each");
    Ok(())
}
