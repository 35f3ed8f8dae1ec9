//! `DynamoDB` with the SDK of AWS: on DynamoDB Local, Amazon's own, and on an emulator in the test process. Every test runs on
//! both, and they agree.

mod dynamodb_in_process;

use std::collections::HashMap;

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::config::{BehaviorVersion, Config, Credentials, Region};
use aws_sdk_dynamodb::error::DisplayErrorContext;
use aws_sdk_dynamodb::types::{
    AttributeDefinition, AttributeValue, BillingMode, KeySchemaElement, KeyType, Put,
    ScalarAttributeType, TransactWriteItem,
};
use chrono::NaiveDate;
use serde_dynamo::{from_item, from_items, to_item};
use synthetic_key::store::Length;
use synthetic_key::{KeyError, Store, SyntheticKey};
use synthetic_key_stores::{address, unique};

type Item = HashMap<String, AttributeValue>;

/// D40: the key and the sort key have the names that the table has.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(
    serde,
    store = "dynamodb",
    property = "PK",
    id_property = "SK",
    id = "TRIP#{vin}#{number:04}"
)]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 10)]
    vin: String,
    number: u16,
    km: u32,
}

fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(2018, 8, 9).expect("a date")
}

fn trip(vin: &str, number: u16) -> Trip {
    Trip {
        date: date(),
        vin: vin.into(),
        number,
        km: 42,
    }
}

/// What finds one item.
fn by_key(trip: &Trip) -> Item {
    let key = trip.partition_key().to_string();
    let id = trip.item_id().expect("an id");
    let names = [Trip::PROPERTY, Trip::ID_PROPERTY].map(String::from);
    names
        .into_iter()
        .zip([key, id].map(AttributeValue::S))
        .collect()
}

/// DynamoDB Local, and the one in the process.
fn clients() -> [Client; 2] {
    let config = || {
        Config::builder()
            .behavior_version(BehaviorVersion::latest())
            .region(Region::new("us-east-1"))
            .credentials_provider(Credentials::new("a", "b", None, None, "tests"))
    };
    let http = aws_smithy_http_client::Builder::new().build_http();
    let local = config()
        .endpoint_url(address("DYNAMODB_URL"))
        .http_client(http);
    let in_process = config()
        .endpoint_url("http://127.0.0.1:9")
        .http_client(dynamodb_in_process::client());
    [local, in_process].map(|config| Client::from_conf(config.build()))
}

/// A table with a key and a sort key of these names, both text.
async fn table(client: &Client, key: &str, id: &str) -> String {
    let name = unique("trips");
    create(client, &name, key, id).await.expect("a table");
    name
}

async fn create(client: &Client, name: &str, key: &str, id: &str) -> Result<(), String> {
    let mut request = client
        .create_table()
        .table_name(name)
        .billing_mode(BillingMode::PayPerRequest);
    for (name, kind) in [(key, KeyType::Hash), (id, KeyType::Range)] {
        let is_text = AttributeDefinition::builder()
            .attribute_name(name)
            .attribute_type(ScalarAttributeType::S);
        let element = KeySchemaElement::builder()
            .attribute_name(name)
            .key_type(kind);
        request = request
            .attribute_definitions(is_text.build().expect("a definition"))
            .key_schema(element.build().expect("an element"));
    }
    let created = request.send().await;
    created
        .map(drop)
        .map_err(|error| DisplayErrorContext(error).to_string())
}

async fn put(client: &Client, table: &str, item: Item) -> Result<(), String> {
    let put = client
        .put_item()
        .table_name(table)
        .set_item(Some(item))
        .send()
        .await;
    put.map(drop)
        .map_err(|error| DisplayErrorContext(error).to_string())
}

async fn get(client: &Client, table: &str, key: Item) -> Option<Item> {
    let got = client
        .get_item()
        .table_name(table)
        .set_key(Some(key))
        .send()
        .await;
    got.expect("an answer").item
}

#[tokio::test]
async fn an_item_lives_under_its_key() {
    for client in clients() {
        let table = table(&client, "PK", "SK").await;
        let first = trip("1HGCM82633A004352", 7);
        let item: Item = to_item(&first).unwrap();
        let text = |name: &str| item[name].as_s().unwrap().as_str();
        assert_eq!(
            (text("PK"), text("SK")),
            ("2018-08-09.5", "TRIP#1HGCM82633A004352#0007")
        );
        assert!(!item.contains_key("id") && !item.contains_key("partitionKey"));
        put(&client, &table, item).await.unwrap();

        // Without the item: the key from its fields, the id from its own.
        let key = TripKey {
            date: date(),
            vin: "1HGCM82633A004352",
        }
        .partition_key();
        let id = TripId2 {
            vin: "1HGCM82633A004352",
            number: 7,
        }
        .item_id()
        .unwrap();
        let names = [Trip::PROPERTY, Trip::ID_PROPERTY].map(String::from);
        let lookup: Item = names
            .into_iter()
            .zip([key.to_string(), id].map(AttributeValue::S))
            .collect();
        assert_eq!(lookup, by_key(&first));
        let read: Trip = from_item(get(&client, &table, lookup.clone()).await.unwrap()).unwrap();
        assert_eq!(read, first);

        let update = client
            .update_item()
            .table_name(&table)
            .set_key(Some(lookup.clone()));
        let update = update
            .update_expression("SET km = :km")
            .expression_attribute_values(":km", AttributeValue::N("43".into()));
        update.send().await.unwrap();
        let read: Trip = from_item(get(&client, &table, lookup.clone()).await.unwrap()).unwrap();
        assert_eq!(read.km, 43);

        client
            .delete_item()
            .table_name(&table)
            .set_key(Some(lookup.clone()))
            .send()
            .await
            .unwrap();
        assert_eq!(get(&client, &table, lookup).await, None);
    }
}

#[tokio::test]
async fn a_fan_out_finds_a_day_and_begins_with_a_vehicle() {
    for client in clients() {
        let table = table(&client, "PK", "SK").await;
        let mut expected = Vec::new();
        for (vin, number) in [("a", 1), ("a", 2), ("ab", 1), ("b", 1), ("c", 9999)] {
            expected.push(trip(vin, number));
            put(&client, &table, to_item(trip(vin, number)).unwrap())
                .await
                .unwrap();
        }
        let query = |key: String, start: String| {
            let query = client.query().table_name(&table);
            let query = query.key_condition_expression("PK = :key AND begins_with(SK, :start)");
            let query = query.expression_attribute_values(":key", AttributeValue::S(key));
            query
                .expression_attribute_values(":start", AttributeValue::S(start))
                .send()
        };
        let mut found: Vec<Trip> = Vec::new();
        for key in &(TripKeys { date: date() }) {
            let answer = query(key.to_string(), Trip::ID_PREFIX.into())
                .await
                .unwrap();
            found.extend(from_items::<_, Trip>(answer.items.unwrap_or_default()).unwrap());
        }
        found.sort_by_key(|trip| trip.item_id().unwrap());
        assert_eq!(found, expected);

        // `TRIP#a#` is not how the trips of `ab` start.
        let key = TripKey {
            date: date(),
            vin: "a",
        }
        .partition_key()
        .to_string();
        let answer = query(key, TripId1 { vin: "a" }.id_prefix().unwrap())
            .await
            .unwrap();
        let found: Vec<Trip> = from_items(answer.items.unwrap_or_default()).unwrap();
        assert_eq!(found, expected[..2]);
    }
}

#[tokio::test]
async fn a_transaction_is_all_or_nothing() {
    for client in clients() {
        let table = table(&client, "PK", "SK").await;
        put(&client, &table, to_item(trip("a", 1)).unwrap())
            .await
            .unwrap();
        let write = |number| {
            let item: Item = to_item(trip("a", number)).unwrap();
            let put = Put::builder().table_name(&table).set_item(Some(item));
            let put = put
                .condition_expression("attribute_not_exists(PK)")
                .build()
                .unwrap();
            TransactWriteItem::builder().put(put).build()
        };
        let of = |numbers: [u16; 2]| {
            client
                .transact_write_items()
                .set_transact_items(Some(numbers.map(write).to_vec()))
        };
        of([2, 1]).send().await.unwrap_err();
        assert_eq!(get(&client, &table, by_key(&trip("a", 2))).await, None);
        of([2, 3]).send().await.unwrap();
        for number in 1..=3 {
            assert!(
                get(&client, &table, by_key(&trip("a", number)))
                    .await
                    .is_some()
            );
        }
    }
}

#[tokio::test]
async fn a_tampered_item_is_refused() {
    for client in clients() {
        let table = table(&client, "PK", "SK").await;
        for (property, value, named) in [
            ("PK", "2018-08-09.6", "`PK`"),
            ("SK", "TRIP#a#0002", "`SK`"),
            ("vin", "b", "`PK`"),
        ] {
            let mut item: Item = to_item(trip("a", 1)).unwrap();
            item.insert(property.into(), AttributeValue::S(value.into()));
            let key = ["PK", "SK"].map(|name| (name.to_owned(), item[name].clone()));
            put(&client, &table, item).await.unwrap();
            let stored = get(&client, &table, HashMap::from(key)).await.unwrap();
            let error = from_item::<_, Trip>(stored).unwrap_err().to_string();
            assert!(error.contains(named), "{error}");
        }
    }
}

/// A key and a sort key that can be any text.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, store = "dynamodb", property = "PK", id_property = "SK")]
struct Note {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    title: String,
}

fn note(tenant: &str, title: &str) -> Note {
    Note {
        tenant: tenant.into(),
        title: title.into(),
    }
}

/// Ours refuses exactly what the server refuses, and before it.
#[tokio::test]
async fn keys_and_sort_keys_at_their_boundaries() {
    for client in clients() {
        let table = table(&client, "PK", "SK").await;
        let text = |len: usize| "x".repeat(len);
        let wide = |len: usize| "é".repeat(len);
        for (key, id, takes) in [
            (text(1), text(1), true),
            (text(2048), text(1024), true),
            (text(2049), text(1), false),
            (text(1), text(1025), false),
            (wide(1024), wide(512), true),
            (wide(1025), text(1), false),
            (text(1), wide(513), false),
            (String::new(), text(1), false),
            (text(1), String::new(), false),
            ("/\\#?%'\" +".into(), "/\\#?%'\" +".into(), true),
            ("a\0b\n\u{7f}\u{9f}".into(), "\u{ffff}💰".into(), true),
        ] {
            let item = HashMap::from([
                ("PK".to_owned(), AttributeValue::S(key.clone())),
                ("SK".to_owned(), AttributeValue::S(id.clone())),
            ]);
            let server = put(&client, &table, item).await;
            assert_eq!(
                server.is_ok(),
                takes,
                "{} {} {server:?}",
                key.len(),
                id.len()
            );
            let ours: Result<Item, _> = to_item(note(&key, &id));
            assert_eq!(ours.is_ok(), takes, "{} {} {ours:?}", key.len(), id.len());
        }
    }
    let error = note(&"x".repeat(2049), "a")
        .try_partition_key()
        .unwrap_err();
    let too_long = |field, len, max| KeyError::TooLong {
        field,
        len,
        max: Length::Bytes(max),
    };
    assert_eq!(error, too_long("tenant", 2049, 2048));
    let error = note("a", &"x".repeat(1025)).item_id().unwrap_err();
    assert!(error.to_string().contains("1024"), "{error}");
    let error = to_item::<_, Item>(note("", "a")).unwrap_err().to_string();
    assert!(error.contains("`tenant`"), "{error}");
    let error = to_item::<_, Item>(note("a", "")).unwrap_err().to_string();
    assert!(error.contains("`title`"), "{error}");
}

/// Names of tables, and of the attributes that are keys.
#[tokio::test]
async fn names_at_their_boundaries() {
    for client in clients() {
        let start = unique("t");
        let of = |len: usize| format!("{start}{}", "t".repeat(len - start.len()));
        for (name, takes) in [
            (of(255), true),
            (of(256), false),
            ("ab".into(), false),
            (format!("{start}-_.9"), true),
            (format!("{start}/"), false),
            (format!("{start} "), false),
            (format!("{start}é"), false),
            (String::new(), false),
        ] {
            let created = create(&client, &name, "PK", "SK").await;
            assert_eq!(created.is_ok(), takes, "{name:?} {created:?}");
            assert_eq!(
                Store::DYNAMODB.check_container_name(&name).is_ok(),
                takes,
                "{name:?}"
            );
        }
    }
    // The emulator in the process does not look at these; of such a name a declaration does not compile: SK0625.
    let [local, _] = clients();
    for (name, takes) in [
        ("k".repeat(255), true),
        ("k".repeat(256), false),
        ("é".repeat(127), true),
        ("é".repeat(128), false),
        ("é".repeat(255), false),
    ] {
        let created = create(&local, &unique("t"), &name, "SK").await;
        assert_eq!(created.is_ok(), takes, "{} bytes: {created:?}", name.len());
    }
}

/// A sort key need not be text: a number is one too, and the field stays a number.
#[tokio::test]
async fn numbers_come_back() {
    #[derive(Clone, Debug, PartialEq, SyntheticKey)]
    #[pk(serde, store = "dynamodb", property = "PK", id_property = "SK")]
    struct Count {
        #[pk(concat)]
        least: i64,
        #[pk(concat)]
        most: u64,
        #[serde(rename = "SK")]
        name: String,
        float: f64,
    }
    for client in clients() {
        let table = table(&client, "PK", "SK").await;
        let count = Count {
            least: i64::MIN,
            most: u64::MAX,
            name: "a".into(),
            float: 0.1,
        };
        assert_eq!(
            count.partition_key(),
            "-9223372036854775808-18446744073709551615"
        );
        let item: Item = to_item(&count).unwrap();
        let key = ["PK", "SK"].map(|name| (name.to_owned(), item[name].clone()));
        put(&client, &table, item).await.unwrap();
        let read: Count =
            from_item(get(&client, &table, HashMap::from(key)).await.unwrap()).unwrap();
        assert_eq!(read, count);
    }
}

/// An item is at most 400 KB: that is for the server to say.
#[tokio::test]
async fn an_item_that_is_too_large() {
    #[derive(SyntheticKey)]
    #[pk(serde, store = "dynamodb", property = "PK", id_property = "SK")]
    struct Blob {
        #[pk(concat)]
        a: u32,
        #[pk(id)]
        b: u32,
        text: String,
    }
    for client in clients() {
        let table = table(&client, "PK", "SK").await;
        // The names and the other values of the item take some bytes.
        for (len, takes) in [(409_000, true), (409_600, false)] {
            let blob = Blob {
                a: 1,
                b: 1,
                text: "x".repeat(len),
            };
            let server = put(&client, &table, to_item(blob).unwrap()).await;
            assert_eq!(server.is_ok(), takes, "{len}");
        }
    }
}
