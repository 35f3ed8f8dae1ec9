//! `MongoDB` with its official driver: a replica set of one, so that there are transactions.

use chrono::NaiveDate;
use futures::TryStreamExt as _;
use mongodb::bson::{self, Bson, DateTime, Document, doc};
use mongodb::{Client, Collection, Database};
use synthetic_key::spread::HashedKey;
use synthetic_key::{KeyError, Store, SyntheticKey};
use synthetic_key_stores::{address, unique};

/// A trip of a vehicle on a day.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, store = "mongodb", id = "{date}_{vin}")]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
    km: u32,
}

fn trip(vin: &str) -> Trip {
    Trip {
        date: date(),
        vin: vin.into(),
        km: 42,
    }
}

fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(2018, 8, 9).expect("a date")
}

/// What finds one item: its key, so that one shard is asked, and its id.
fn by_key(key: &TripKey) -> Document {
    let id = key.item_id().expect("an id");
    doc! { Trip::PROPERTY: &*key.partition_key(), Trip::ID_PROPERTY: id }
}

async fn client() -> Client {
    let client = Client::with_uri_str(address("MONGODB_URL"))
        .await
        .expect("a client");
    let admin = client.database("admin");
    // Another test may have done it: then the server says so.
    let _ = admin.run_command(doc! { "replSetInitiate": {} }).await;
    for _ in 0..600 {
        let hello = admin.run_command(doc! { "hello": 1 }).await.expect("hello");
        if matches!(hello.get_bool("isWritablePrimary"), Ok(true)) {
            return client;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the replica set has no primary");
}

async fn database() -> Database {
    client().await.database(&unique("stores"))
}

#[tokio::test]
async fn an_item_lives_under_its_key() {
    let trips: Collection<Trip> = database().await.collection("trips");
    let first = trip("1HGCM82633A004352");
    trips.insert_one(&first).await.unwrap();
    let raw: Collection<Document> = trips.clone_with_type();
    let stored = raw.find_one(doc! {}).await.unwrap().unwrap();
    assert_eq!(stored.get_str("partitionKey").unwrap(), "2018-08-09.225");
    assert_eq!(
        stored.get_str("_id").unwrap(),
        "2018-08-09_1HGCM82633A004352"
    );

    let key = TripKey {
        date: date(),
        vin: "1HGCM82633A004352",
    };
    assert_eq!(
        trips.find_one(by_key(&key)).await.unwrap(),
        Some(first.clone())
    );
    let error = trips.insert_one(&first).await.unwrap_err();
    assert!(error.to_string().contains("E11000"), "{error}");

    let set = doc! { "$set": { "km": 43 } };
    assert_eq!(
        trips
            .update_one(by_key(&key), set)
            .await
            .unwrap()
            .modified_count,
        1
    );
    assert_eq!(trips.find_one(by_key(&key)).await.unwrap().unwrap().km, 43);
    let replaced = trips
        .replace_one(
            by_key(&key),
            &Trip {
                km: 44,
                ..first.clone()
            },
        )
        .await
        .unwrap();
    assert_eq!(replaced.modified_count, 1);
    assert_eq!(trips.find_one(by_key(&key)).await.unwrap().unwrap().km, 44);

    assert_eq!(
        trips.delete_one(by_key(&key)).await.unwrap().deleted_count,
        1
    );
    assert_eq!(trips.find_one(by_key(&key)).await.unwrap(), None);
}

#[tokio::test]
async fn a_fan_out_finds_a_day() {
    let trips: Collection<Trip> = database().await.collection("trips");
    let day: Vec<_> = (0..500).map(|vin| trip(&vin.to_string())).collect();
    let other = Trip {
        date: date().succ_opt().unwrap(),
        ..trip("0")
    };
    trips.insert_many(day.iter().chain([&other])).await.unwrap();
    let keys: Vec<_> = TripKeys { date: date() }
        .iter()
        .map(|key| key.to_string())
        .collect();
    let found = trips
        .find(doc! { Trip::PROPERTY: { "$in": keys } })
        .sort(doc! { "_id": 1 })
        .await
        .unwrap();
    let found: Vec<Trip> = found.try_collect().await.unwrap();
    let mut expected = day;
    expected.sort_by_key(|trip| trip.item_id().unwrap());
    assert_eq!(found, expected);
}

#[tokio::test]
async fn a_transaction_is_all_or_nothing() {
    let database = database().await;
    let trips: Collection<Trip> = database.collection("trips");
    trips.insert_one(trip("0")).await.unwrap();
    let mut session = database.client().start_session().await.unwrap();
    session.start_transaction().await.unwrap();
    trips
        .insert_one(trip("1"))
        .session(&mut session)
        .await
        .unwrap();
    trips
        .insert_one(trip("0"))
        .session(&mut session)
        .await
        .unwrap_err();
    session.abort_transaction().await.unwrap();
    assert_eq!(trips.count_documents(doc! {}).await.unwrap(), 1);

    session.start_transaction().await.unwrap();
    for vin in ["1", "2"] {
        trips
            .insert_one(trip(vin))
            .session(&mut session)
            .await
            .unwrap();
    }
    session.commit_transaction().await.unwrap();
    assert_eq!(trips.count_documents(doc! {}).await.unwrap(), 3);
}

#[tokio::test]
async fn a_tampered_document_is_refused() {
    let trips: Collection<Trip> = database().await.collection("trips");
    let raw: Collection<Document> = trips.clone_with_type();
    let document = bson::serialize_to_document(&trip("0")).unwrap();
    for (property, value) in [
        ("partitionKey", Bson::from("2018-08-09.1")),
        ("partitionKey", Bson::from(7)),
        ("_id", Bson::from("2018-08-09_1")),
        ("vin", Bson::from("1")),
    ] {
        let mut forged = document.clone();
        forged.insert(property, value);
        raw.insert_one(&forged).await.unwrap();
        let error = trips.find_one(doc! {}).await.unwrap_err().to_string();
        let named = if property == "vin" {
            "partitionKey"
        } else {
            property
        };
        assert!(error.contains(named), "{error}");
        raw.delete_many(doc! {}).await.unwrap();
    }
}

/// D41: an `_id` is there once in the collection. So ours hold the fields of the key, or are unique by themselves.
#[tokio::test]
async fn an_id_is_unique_in_the_collection() {
    let raw: Collection<Document> = database().await.collection("orders");
    raw.insert_one(doc! { "_id": "1", "partitionKey": "contoso" })
        .await
        .unwrap();
    let error = raw
        .insert_one(doc! { "_id": "1", "partitionKey": "fabrikam" })
        .await
        .unwrap_err();
    assert!(error.to_string().contains("E11000"), "{error}");

    // `id = "{number}"` does not compile: SK0618. With the tenant in it, two tenants have two ids.
    let orders: Collection<Order> = raw.clone_with_type();
    for tenant in ["contoso", "fabrikam"] {
        orders
            .insert_one(Order {
                tenant: tenant.into(),
                number: 1,
            })
            .await
            .unwrap();
    }
    assert_eq!(
        orders.count_documents(doc! { "number": 1 }).await.unwrap(),
        2
    );
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, store = "mongodb", escape, id = "{tenant}_{number}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u32,
}

/// D45, and what BSON makes of other types: all come back, in the document and in the key.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, store = "mongodb", id = "{device}_{at:ms}")]
struct Reading {
    #[pk(concat)]
    device: i64,
    #[pk(concat, rollup = "day")]
    at: DateTime,
    value: f64,
    note: Option<String>,
}

#[tokio::test]
async fn types_come_back() {
    let readings: Collection<Reading> = database().await.collection("readings");
    for (device, millis) in [(i64::MAX, 1_533_823_507_123), (i64::MIN, -1), (0, 0)] {
        let reading = Reading {
            device,
            at: DateTime::from_millis(millis),
            value: 0.1,
            note: None,
        };
        readings.insert_one(&reading).await.unwrap();
        let key = ReadingKey {
            device,
            at: reading.at,
        }
        .partition_key();
        let read = readings
            .find_one(doc! { Reading::PROPERTY: &*key })
            .await
            .unwrap();
        assert_eq!(read, Some(reading));
    }
    // The server knows the timestamp as one: it compares it with others.
    let before = doc! { "at": { "$lt": DateTime::from_millis(0) } };
    assert_eq!(readings.count_documents(before).await.unwrap(), 1);
}

/// The driver as it comes has bson 2: its timestamps make the same keys.
#[test]
fn timestamps_of_both_versions_of_bson() {
    #[derive(SyntheticKey)]
    #[pk(id = "{device}_{at:ms}")]
    struct Older {
        #[pk(concat)]
        device: i64,
        #[pk(concat, rollup = "day")]
        at: bson_2::DateTime,
    }
    for millis in [i64::MIN, -1, 0, 1_533_823_507_123, i64::MAX] {
        let older = Older {
            device: 7,
            at: bson_2::DateTime::from_millis(millis),
        };
        let newer = Reading {
            device: 7,
            at: DateTime::from_millis(millis),
            value: 0.0,
            note: None,
        };
        assert_eq!(older.partition_key(), newer.partition_key());
        assert_eq!(older.item_id(), newer.item_id());
    }
    let at = bson_2::DateTime::from_millis(-1);
    assert_eq!(OlderKey { device: 7, at }.partition_key(), "7-1969-12-31");
}

/// BSON has no unsigned numbers: the driver refuses what is above `i64::MAX`, before the server sees it.
#[tokio::test]
async fn a_number_that_bson_does_not_have() {
    #[derive(SyntheticKey)]
    #[pk(serde, store = "mongodb")]
    struct Count {
        #[pk(concat, id)]
        number: u64,
    }
    let counts: Collection<Count> = database().await.collection("counts");
    let most = u64::try_from(i64::MAX).unwrap();
    counts.insert_one(Count { number: most }).await.unwrap();
    let error = counts
        .insert_one(Count { number: most + 1 })
        .await
        .unwrap_err();
    assert!(error.to_string().contains("9223372036854775808"), "{error}");
}

/// Keys and ids: any text, of any length that a document can have. An empty one is ours to refuse: it names nothing.
#[tokio::test]
async fn any_text_is_a_key() {
    let orders: Collection<Order> = database().await.collection("orders");
    let long = "x".repeat(100_000);
    for tenant in [
        "a", "a-b", "a/b", "\\#?%", "$a.b", "\0", "é💰", "\u{ffff}", " ", &long,
    ] {
        let order = Order {
            tenant: tenant.into(),
            number: 1,
        };
        orders.insert_one(&order).await.unwrap();
        let filter = doc! { "partitionKey": &*order.try_partition_key().unwrap(), "_id": order.item_id().unwrap() };
        assert_eq!(orders.find_one(filter).await.unwrap(), Some(order));
    }
    let raw: Collection<Document> = orders.clone_with_type();
    raw.insert_one(doc! { "_id": "", "partitionKey": "" })
        .await
        .unwrap();
    let empty = Order {
        tenant: String::new(),
        number: 1,
    };
    let error = empty.try_partition_key().unwrap_err();
    assert_eq!(error, KeyError::Empty { field: "tenant" });
    let error = orders.insert_one(&empty).await.unwrap_err().to_string();
    assert!(error.contains("`tenant`"), "{error}");
}

/// A document is at most 16 MiB; the driver says so, and names the size.
#[tokio::test]
async fn a_document_that_is_too_large() {
    #[derive(SyntheticKey)]
    #[pk(serde, store = "mongodb", id = "{number}")]
    struct Blob {
        #[pk(concat)]
        number: u32,
        text: String,
    }
    let blobs: Collection<Blob> = database().await.collection("blobs");
    let blob = |len| Blob {
        number: 1,
        text: "x".repeat(len),
    };
    let empty = bson::serialize_to_vec(&blob(0)).unwrap().len();
    let most = (16 << 20) - empty;
    blobs.insert_one(blob(most)).await.unwrap();
    let error = blobs.insert_one(blob(most + 1)).await.unwrap_err();
    assert!(error.to_string().contains("16777216 bytes"), "{error}");
}

/// D44: names of collections, at the boundary. 255 bytes with the database and a dot; where a collection is sharded, 235: ours
/// leave room for a database of 63.
#[tokio::test]
async fn names_of_collections() {
    let client = client().await;
    let long = unique("d").to_lowercase();
    let long = format!("{long}{}", "d".repeat(63 - long.len()));
    let database = client.database(&long);
    let of = |len: usize| "c".repeat(len);
    for (name, takes, ours) in [
        ("a".to_owned(), true, true),
        ("a.b".into(), true, true),
        ("é💰 /".into(), true, true),
        (of(171), true, true),
        // Unsharded, the server takes 20 more, of which a sharded collection has none.
        (of(172), true, false),
        (of(191), true, false),
        (of(192), false, false),
        (".a".into(), false, false),
        ("a$b".into(), false, false),
        ("a\0b".into(), false, false),
        (String::new(), false, false),
        ("system.a".into(), false, false),
    ] {
        let created = database.create_collection(&name).await;
        assert_eq!(created.is_ok(), takes, "{name:?} {created:?}");
        assert_eq!(
            Store::MONGODB.check_container_name(&name).is_ok(),
            ours,
            "{name:?}"
        );
    }
    database.drop().await.unwrap();
}

/// D44: properties that a shard key cannot have do not compile, because a query would not find them.
#[tokio::test]
async fn properties_that_cannot_be_found() {
    let database = database().await;
    for (property, value) in [("a.b", "x"), ("$pk", "x")] {
        let raw: Collection<Document> = database.collection("raw");
        raw.delete_many(doc! {}).await.unwrap();
        let _ = raw.insert_one(doc! { "_id": 1, property: value }).await;
        let found = raw.find_one(doc! { property: value }).await;
        assert!(!matches!(found, Ok(Some(_))), "{property}: {found:?}");
    }
    // A hashed index takes no array, and our keys are strings.
    let raw: Collection<Document> = database.collection("hashed");
    let index = mongodb::IndexModel::builder()
        .keys(doc! { "partitionKey": "hashed" })
        .build();
    raw.create_index(index).await.unwrap();
    raw.insert_one(doc! { "_id": 1, "partitionKey": ["a"] })
        .await
        .unwrap_err();
    database
        .collection::<Trip>("hashed")
        .insert_one(trip("0"))
        .await
        .unwrap();
}

/// The hash of the feature `spread`, by the server's own.
#[tokio::test]
async fn hashes_are_those_of_the_server() {
    let database = database().await;
    let keys = TripKeys { date: date() }.iter().map(|key| key.to_string());
    let odd = ["", "a", "$a", "a\0b", "é💰", "\u{ffff}"].map(String::from);
    let long = (50..70).map(|len| "x".repeat(len));
    let texts: Vec<_> = keys.chain(odd).chain(long).collect();
    let documents = texts.iter().map(|text| doc! { "text": text });
    let texts_in: Collection<Document> = database.collection("texts");
    texts_in.insert_many(documents).await.unwrap();
    let stage = doc! { "$project": { "text": 1, "hash": { "$toHashedIndexKey": "$text" } } };
    let hashes = texts_in.aggregate([stage]).await.unwrap();
    let hashes: Vec<Document> = hashes.try_collect().await.unwrap();
    assert_eq!(hashes.len(), texts.len());
    for hash in hashes {
        let text = hash.get_str("text").unwrap();
        assert_eq!(
            HashedKey::of_text(text).value(),
            hash.get_i64("hash").unwrap(),
            "{text:?}"
        );
    }
}
