//! Generic code: one repository for items of every kind.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use synthetic_key::{
    Contains, Document, FanOut, HasId, KeyPart, Keyed, Lookup, PartitionKey, SyntheticKey,
};

/// Documents in memory, by key and id.
struct Repository<D> {
    documents: BTreeMap<(String, String), String>,
    of: PhantomData<D>,
}

impl<D> Repository<D> {
    fn new() -> Self {
        Self {
            documents: BTreeMap::new(),
            of: PhantomData,
        }
    }

    fn store(&mut self, document: &D)
    where
        D: Document + HasId + Serialize,
    {
        let key = document.try_partition_key().unwrap().to_string();
        let json = serde_json::to_string(document).unwrap();
        let id = document.item_id().unwrap();
        self.documents.insert((key, id), json);
    }

    fn get<'r, I, L, const N: usize>(&'r self, key: &L) -> Option<D>
    where
        D: Document + Deserialize<'r>,
        D::Item: Contains<I, N>,
        L: Lookup<I, Key = D::Key> + HasId,
    {
        self.get_with_id(key, &key.item_id().unwrap())
    }

    fn get_with_id<'r, I, L, const N: usize>(&'r self, key: &L, id: &str) -> Option<D>
    where
        D: Document + Deserialize<'r>,
        D::Item: Contains<I, N>,
        L: Lookup<I, Key = D::Key>,
    {
        let json = self
            .documents
            .get(&(key.partition_key().to_string(), id.to_owned()))?;
        Some(serde_json::from_str(json).unwrap())
    }

    fn scan<'r, I, S, const N: usize>(&'r self, scan: &S) -> Vec<D>
    where
        D: Document + Deserialize<'r>,
        D::Item: Contains<I, N>,
        S: FanOut<I, Key = D::Key>,
    {
        let keys: Vec<_> = scan.keys().map(|key| key.to_string()).collect();
        let documents = self.documents.iter();
        let found = documents.filter(|((key, _), _)| keys.contains(key));
        found
            .map(|(_, json)| serde_json::from_str(json).unwrap())
            .collect()
    }
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(id = "trip-{vin}")]
struct Trip {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 4)]
    vin: String,
    km: u32,
}

fn trip(vin: &str) -> Trip {
    Trip {
        date: "2018-08-09".into(),
        vin: vin.into(),
        km: 12,
    }
}

#[test]
fn a_struct() {
    let mut trips = Repository::new();
    for vin in ["a", "b", "c"] {
        trips.store(&trip(vin));
    }
    let key = |vin| TripKey {
        date: "2018-08-09",
        vin,
    };
    assert_eq!(trips.get(&key("b")), Some(trip("b")));
    assert_eq!(trips.get(&key("d")), None);
    assert_eq!(trips.get_with_id(&key("b"), "trip-b"), Some(trip("b")));
    assert_eq!(trips.scan(&TripKeys { date: "2018-08-09" }).len(), 3);
    assert_eq!(trips.scan(&TripKeys { date: "2018-08-10" }), []);
    assert!(!trips.scan(&key("a")).is_empty());
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(id = "login-{at}")]
struct Login {
    #[pk(concat)]
    user: String,
    at: u64,
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
#[pk(unique_ids)]
enum Event {
    Trip(Trip),
    Again(Trip),
    Login(Box<Login>),
    Note {
        #[pk(concat)]
        user: String,
        #[serde(rename = "id")]
        number: String,
    },
}

#[test]
fn an_enum_holds_the_items_of_its_variants() {
    let mut events = Repository::new();
    let (user, at) = ("u-1".to_owned(), 7);
    let note = || Event::Note {
        user: "u-1".into(),
        number: "note-1".into(),
    };
    events.store(&Event::Trip(trip("a")));
    events.store(&Event::Login(Box::new(Login { user, at })));
    events.store(&note());
    let (date, vin) = ("2018-08-09", "a");
    assert_eq!(
        events.get(&TripKey { date, vin }),
        Some(Event::Trip(trip("a")))
    );
    let login = events.get_with_id(&LoginKey { user: "u-1" }, "login-7");
    assert!(matches!(login, Some(Event::Login(login)) if login.at == 7));
    let key = EventNoteKey { user: "u-1" };
    assert_eq!(events.get_with_id(&key, "note-1"), Some(note()));
    assert_eq!(events.scan(&key).len(), 2);
    assert_eq!(note().item_id().unwrap(), "note-1");
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
struct Envelope<T: KeyPart, U> {
    id: String,
    #[pk(concat)]
    tenant: T,
    content: U,
}

#[test]
fn a_generic_item_with_a_parameter_outside_the_key() {
    let mut envelopes = Repository::new();
    let envelope = || Envelope {
        id: "1".to_owned(),
        tenant: 7_u32,
        content: vec![1_u8, 2],
    };
    envelopes.store(&envelope());
    let key = EnvelopeKey::<u32> { tenant: 7 };
    assert_eq!(envelopes.get_with_id(&key, "1"), Some(envelope()));
    assert_eq!(envelopes.scan(&key), [envelope()]);
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
struct Line<'a> {
    #[serde(borrow)]
    id: &'a str,
    #[serde(borrow)]
    #[pk(concat)]
    file: &'a str,
}

#[test]
fn an_item_that_borrows() {
    let mut lines = Repository::new();
    let line = Line {
        id: "1",
        file: "main",
    };
    lines.store(&line);
    assert_eq!(
        lines.get_with_id(&LineKey { file: "main" }, "1"),
        Some(line)
    );
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
struct Session {
    id: String,
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[pk(keyed)]
struct Order {
    #[pk(id)]
    number: String,
    #[pk(concat)]
    tenant: String,
}

#[test]
fn a_keyed_item() {
    let mut orders = Repository::new();
    let (number, tenant) = ("7".to_owned(), "contoso".to_owned());
    let order = Keyed::new(Order { number, tenant });
    orders.store(&order);
    let key = OrderKey { tenant: "contoso" };
    assert_eq!(orders.get_with_id(&key, "7"), Some(order.clone()));
    assert_eq!(orders.scan(&key), [order]);
}

#[test]
fn the_first_levels_are_a_scan() {
    fn keys<T, S: FanOut<T>>(scan: &S) -> Vec<String> {
        scan.keys().map(|key| key.to_string()).collect()
    }
    let (tenant, user) = ("contoso", "u-1");
    assert_eq!(keys::<Session, _>(&SessionKey1 { tenant }), ["contoso"]);
    let whole = SessionKey { tenant, user };
    assert_eq!(keys::<Session, _>(&whole), ["contoso / u-1"]);
}

#[test]
fn bounds_can_be_named_without_an_item() {
    fn key_of<I>(lookup: &impl Lookup<I, Key = PartitionKey>) -> PartitionKey {
        lookup.partition_key()
    }
    assert_eq!(key_of(&LoginKey { user: "u-1" }), "u-1");
}
