//! Table on Azurite, Microsoft's emulator, over REST: there is no official crate.

use chrono::{DateTime, NaiveDate, Utc};
use serde_json::{Value, json};
use synthetic_key::store::{Length, prefix_range};
use synthetic_key::{KeyError, Store, SyntheticKey};
use synthetic_key_stores::table::{Account, Refused, Table, Write, literal};
use synthetic_key_stores::{address, unique};

/// Sorted: the number in front spreads a day over the ranges of the table at once.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, store = "table", id = "{vin}_{number:04}")]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix(16, pad = 2, first))]
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

fn table() -> Table {
    let table = named(&unique("trips"));
    table.create().expect("a new table");
    table
}

fn named(name: &str) -> Table {
    Table::new(Account::of_azurite(&address("TABLE_URL")), name)
}

#[test]
fn an_entity_lives_under_its_key() {
    let table = table();
    let first = trip("1HGCM82633A004352", 7);
    table.insert(&first).unwrap();
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
    let stored: Value = table.retrieve(&key, &id).unwrap().unwrap();
    assert_eq!(
        (&stored["PartitionKey"], &stored["RowKey"]),
        (&json!(&*key), &json!(id))
    );
    assert_eq!(key, "01-2018-08-09");
    assert_eq!(table.retrieve(&key, &id).unwrap(), Some(first.clone()));
    assert_eq!(table.insert(&first).unwrap_err().status, 409);

    table
        .replace(
            &key,
            &id,
            &Trip {
                km: 43,
                ..first.clone()
            },
        )
        .unwrap();
    assert_eq!(table.retrieve::<Trip>(&key, &id).unwrap().unwrap().km, 43);
    table.delete(&key, &id).unwrap();
    assert_eq!(table.retrieve::<Trip>(&key, &id).unwrap(), None);
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde, store = "table", escape)]
struct Person {
    #[pk(concat)]
    last_name: String,
    #[serde(rename = "RowKey")]
    first_name: String,
}

/// The example of the guide: `TableOperation.Retrieve("Smith", "Ben")`.
#[test]
fn smith_and_ben() {
    let table = table();
    let ben = Person {
        last_name: "Smith".into(),
        first_name: "Ben".into(),
    };
    table.insert(&ben).unwrap();
    let key = PersonKey { last_name: "Smith" }.partition_key();
    assert_eq!(key, "Smith");
    assert_eq!(table.retrieve(&key, "Ben").unwrap(), Some(ben));
}

#[test]
fn a_fan_out_finds_a_day_and_a_range_of_ids_a_vehicle() {
    let table = table();
    let mut expected = Vec::new();
    for (vin, number) in [("a", 1), ("a", 2), ("ab", 1), ("b", 1), ("c", 9999)] {
        expected.push(trip(vin, number));
        table.insert(&trip(vin, number)).unwrap();
    }
    table
        .insert(&Trip {
            date: date().succ_opt().unwrap(),
            ..trip("a", 1)
        })
        .unwrap();
    let mut found = Vec::new();
    for key in &(TripKeys { date: date() }) {
        found.extend(
            table
                .query::<Trip>(&format!("PartitionKey eq {}", literal(&key)))
                .unwrap(),
        );
    }
    found.sort_by_key(|trip| trip.item_id().unwrap());
    assert_eq!(found, expected);

    let key = TripKey {
        date: date(),
        vin: "a",
    }
    .partition_key();
    let ids = prefix_range(&TripId1 { vin: "a" }.id_prefix().unwrap());
    let [key, start, end] = [&*key, &*ids.start, &*ids.end].map(literal);
    let filter = format!("PartitionKey eq {key} and RowKey ge {start} and RowKey lt {end}");
    assert_eq!(table.query::<Trip>(&filter).unwrap(), expected[..2]);
}

#[test]
fn a_quote_in_a_value_does_not_change_the_filter() {
    let table = table();
    let names = ["O'Neil", "x' or PartitionKey ne 'x", "Smith"];
    for name in names {
        let person = Person {
            last_name: name.into(),
            first_name: "Ben".into(),
        };
        table.insert(&person).unwrap();
    }
    for name in names {
        let key = PersonKey { last_name: name }.try_partition_key().unwrap();
        let filter = format!("PartitionKey eq {}", literal(&key));
        let found: Vec<Person> = table.query(&filter).unwrap();
        assert_eq!(found.len(), 1, "{filter}");
        assert_eq!(found[0].last_name, name);
    }
}

/// Keys are sorted: with the number in front, one range of keys is the days of one number.
#[test]
fn a_range_of_days_is_one_query_for_a_number() {
    let table = table();
    for day in date().iter_days().take(5) {
        table
            .insert(&Trip {
                date: day,
                ..trip("a", 1)
            })
            .unwrap();
        table
            .insert(&Trip {
                date: day,
                ..trip("b", 1)
            })
            .unwrap();
    }
    let [first, last] = [1, 3].map(|days| date() + chrono::Days::new(days));
    let [from, to] = [first, last].map(|date| TripKey { date, vin: "a" }.partition_key());
    let found: Vec<Trip> = table
        .query(&format!(
            "PartitionKey ge '{from}' and PartitionKey le '{to}'"
        ))
        .unwrap();
    assert_eq!(found.len(), 3);
    assert!(
        found
            .iter()
            .all(|trip| trip.vin == "a" && (first..=last).contains(&trip.date))
    );
}

#[test]
fn a_transaction_is_all_or_nothing() {
    let table = table();
    table.insert(&trip("a", 1)).unwrap();
    let write = |number| Write::Insert(serde_json::to_value(trip("a", number)).unwrap());
    let error = table.transaction(&[write(2), write(1)]).unwrap_err();
    assert_eq!(error.status, 409, "{error:?}");
    let key = trip("a", 1).partition_key();
    let is_there = |number| {
        let id = trip("a", number).item_id().unwrap();
        table.retrieve::<Trip>(&key, &id).unwrap().is_some()
    };
    assert!(!is_there(2));
    let delete = Write::Delete(key.to_string(), trip("a", 1).item_id().unwrap());
    table.transaction(&[write(2), write(3), delete]).unwrap();
    assert!(!is_there(1) && is_there(2) && is_there(3));
}

#[test]
fn a_tampered_entity_is_refused() {
    let table = table();
    let sound = serde_json::to_value(trip("a", 1)).unwrap();
    for (property, value, named) in [
        ("PartitionKey", "00-2018-08-09", "`PartitionKey`"),
        ("RowKey", "a_0002", "`RowKey`"),
        ("vin", "b", "`PartitionKey`"),
    ] {
        let mut forged = sound.clone();
        forged[property] = json!(value);
        table.insert(&forged).unwrap();
        let [key, id] =
            ["PartitionKey", "RowKey"].map(|name| forged[name].as_str().unwrap().to_owned());
        let Refused { status, text } = table.retrieve::<Trip>(&key, &id).unwrap_err();
        assert!(status == 0 && text.contains(named), "{text}");
        table.delete(&key, &id).unwrap();
    }
}

/// A key and an id that can be any text, unescaped.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde, store = "table")]
struct Note {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    title: String,
}

/// Every character of the first two blocks, and some others: ours refuses exactly what the server refuses.
#[test]
fn characters_of_keys_and_ids() {
    let table = table();
    let others = [
        '\u{a0}', '\u{2028}', '\u{fffe}', '\u{ffff}', '💰', 'é', '\u{e000}',
    ];
    let mut refused = String::new();
    for (number, c) in ('\0'..='\u{9f}').chain(others).enumerate() {
        let text = format!("a{c}b");
        for (key, id) in [
            (text.clone(), format!("k{number}")),
            (format!("k{number}"), text.clone()),
        ] {
            let server = table.insert(&json!({ "PartitionKey": key, "RowKey": id }));
            let note = Note {
                tenant: key,
                title: id,
            };
            let ours = serde_json::to_string(&note);
            assert_eq!(ours.is_ok(), server.is_ok(), "{c:?}: {ours:?} {server:?}");
            if ours.is_err() && note.tenant == text {
                refused.push(c);
                let error = note.try_partition_key().unwrap_err();
                assert_eq!(
                    error,
                    KeyError::Forbidden {
                        field: "tenant",
                        character: c
                    }
                );
            } else if ours.is_err() {
                let error = note.item_id().unwrap_err().to_string();
                assert!(error.contains("`title`"), "{error}");
            }
        }
    }
    let expected: String = ('\0'..='\u{1f}')
        .chain(['#', '/', '?', '\\'])
        .chain('\u{7f}'..='\u{9f}')
        .collect();
    assert_eq!(refused, expected);
}

#[test]
fn lengths_of_keys_and_ids() {
    let table = table();
    let text = |len: usize| "x".repeat(len);
    let pairs = |len: usize| "💰".repeat(len);
    for (key, id, takes) in [
        (text(512), text(1), true),
        (text(513), text(1), false),
        (text(1), text(512), true),
        (text(1), text(513), false),
        ("é".repeat(512), text(1), true),
        (pairs(256), text(2), true),
        (pairs(257), text(1), false),
        (text(1), pairs(257), false),
    ] {
        let server = table.insert(&json!({ "PartitionKey": key, "RowKey": id }));
        assert_eq!(
            server.is_ok(),
            takes,
            "{} {} {server:?}",
            key.len(),
            id.len()
        );
        let note = Note {
            tenant: key,
            title: id,
        };
        assert_eq!(serde_json::to_string(&note).is_ok(), takes, "{note:?}");
    }
    let error = Note {
        tenant: text(513),
        title: text(1),
    }
    .try_partition_key()
    .unwrap_err();
    assert_eq!(
        error,
        KeyError::TooLong {
            field: "tenant",
            len: 513,
            max: Length::Utf16(512)
        }
    );
}

/// The server takes empty keys and ids. Ours refuses them: an empty key is one partition for everything that lacks a value.
#[test]
fn empty_keys_and_ids() {
    let table = table();
    table
        .insert(&json!({ "PartitionKey": "", "RowKey": "" }))
        .unwrap();
    let error = Note {
        tenant: String::new(),
        title: "a".into(),
    }
    .try_partition_key()
    .unwrap_err();
    assert_eq!(error, KeyError::Empty { field: "tenant" });
    assert!(
        Note {
            tenant: "a".into(),
            title: String::new()
        }
        .item_id()
        .is_err()
    );
}

/// D42: with `escape` any text is safe.
#[test]
fn escaped_keys_of_any_text() {
    #[derive(Clone, Debug, PartialEq, SyntheticKey)]
    #[pk(serde, store = "table", escape, id = "{title}")]
    struct Escaped {
        #[pk(concat)]
        tenant: String,
        #[pk(concat)]
        user: String,
        title: String,
    }
    let table = table();
    let others = ['\u{a0}', '\u{ffff}', '💰', 'é'];
    for c in ('\0'..='\u{9f}').chain(others) {
        let item = Escaped {
            tenant: format!("a{c}"),
            user: format!("{c}b"),
            title: "t".into(),
        };
        let key = item.try_partition_key().unwrap();
        let inserted = table.insert(&item);
        assert!(inserted.is_ok(), "{c:?} {key} {inserted:?}");
        assert_eq!(
            table.retrieve(&key, "t").unwrap(),
            Some(item.clone()),
            "{c:?}"
        );
        let parsed: (String, String) = EscapedKey::parse(&key).unwrap();
        assert_eq!(parsed, (item.tenant, item.user));
    }
    let key = EscapedKey {
        tenant: "a/b",
        user: "c-d",
    }
    .partition_key();
    assert_eq!(key, "a%2Fb-c%2Dd");
}

/// Names of tables, at their boundaries.
#[test]
fn names_of_tables() {
    let start = unique("n");
    let of = |len: usize| format!("{start}{}", "t".repeat(len - start.len()));
    for (name, takes) in [
        (of(63), true),
        (of(64), false),
        ("ab".into(), false),
        (format!("{start}A9"), true),
        (format!("9{start}"), false),
        (format!("{start}-a"), false),
        (format!("{start}_a"), false),
        (format!("{start}é"), false),
        ("tables".into(), false),
        (String::new(), false),
    ] {
        let created = named(&name).create();
        assert_eq!(created.is_ok(), takes, "{name:?} {created:?}");
        assert_eq!(
            Store::TABLE.check_container_name(&name).is_ok(),
            takes,
            "{name:?}"
        );
    }
    // Names that differ in case are one.
    assert_eq!(
        named(&format!("{start}a9")).create().unwrap_err().status,
        409
    );
}

/// D43: a number above 2^53 comes back changed, so that it does not compile in a key or an id (SK0626). As text it is safe, and
/// up to 2^53 as a number.
#[test]
fn numbers_that_the_store_changes() {
    #[derive(Clone, Debug, PartialEq, SyntheticKey)]
    #[pk(serde, store = "table")]
    struct Count {
        #[pk(concat, pad = 15)]
        number: u64,
        #[pk(id)]
        text: String,
        small: i32,
    }
    let table = table();
    let great: u64 = (1 << 53) + 1;
    table
        .insert(&json!({ "PartitionKey": "a", "RowKey": "a", "number": great }))
        .unwrap();
    let read: Value = table.retrieve("a", "a").unwrap().unwrap();
    assert_ne!(
        read["number"],
        json!(great),
        "the store keeps it now: SK0626 can go"
    );

    let count = Count {
        number: 999_999_999_999_999,
        text: u64::MAX.to_string(),
        small: i32::MIN,
    };
    table.insert(&count).unwrap();
    let key = count.try_partition_key().unwrap();
    assert_eq!(table.retrieve(&key, &count.text).unwrap(), Some(count));
    let error = serde_json::to_string(&Count {
        number: great,
        text: "a".into(),
        small: 0,
    })
    .unwrap_err();
    assert!(error.to_string().contains("`number`"), "{error}");
}

/// D43: the server writes its own `Timestamp`. No field of ours has that name: SK0401. The key's property is `PartitionKey`, and no
/// other: SK0625.
#[test]
fn properties_of_the_store() {
    let table = table();
    let now: DateTime<Utc> = Utc::now();
    table
        .insert(&json!({ "PartitionKey": "a", "RowKey": "a", "Timestamp": "2018-08-09T00:00:00Z" }))
        .unwrap();
    let read: Value = table.retrieve("a", "a").unwrap().unwrap();
    let kept: DateTime<Utc> = read["Timestamp"].as_str().unwrap().parse().unwrap();
    assert!(kept > now - chrono::Days::new(1), "{kept}");
    let refused = table.insert(&json!({ "pk": "a", "id": "a" })).unwrap_err();
    assert_eq!(refused.status, 400, "{refused:?}");
}

/// The emulator takes a transaction over two keys, which the service refuses. Here it is said so that nobody trusts the test.
#[test]
fn what_only_an_account_shows() {
    let table = table();
    let write = |vin: &str| Write::Insert(serde_json::to_value(trip(vin, 1)).unwrap());
    assert_ne!(trip("a", 1).partition_key(), trip("b", 1).partition_key());
    assert!(
        table.transaction(&[write("a"), write("b")]).is_ok(),
        "Azurite refuses it now: say so in docs/stores.md"
    );
}
