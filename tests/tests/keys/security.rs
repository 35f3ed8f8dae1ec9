//! What somebody who chooses the values of fields can do to keys, and what not: the claims of `SECURITY.md`.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use synthetic_key::{KeyError, KeyPart, Keyed, PartitionKey, SyntheticKey};

/// All texts of up to three characters that mean something in a key.
fn texts() -> Vec<String> {
    let mut all = vec![String::new()];
    for start in 0..3 {
        let longest: Vec<_> = all.iter().filter(|text| text.len() == start).collect();
        let longer = longest
            .iter()
            .flat_map(|text| "-.%2D1".chars().map(move |c| format!("{text}{c}")));
        let longer: Vec<_> = longer.collect();
        all.extend(longer);
    }
    all.remove(0);
    all
}

#[derive(SyntheticKey)]
#[pk(escape)]
struct Escaped {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
    #[pk(hash_suffix = 2)]
    id: u8,
}

#[derive(SyntheticKey)]
struct Proved {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    year: u16,
    #[pk(hash_suffix = 2)]
    id: u8,
}

#[test]
fn no_text_reaches_into_another_part() {
    let (texts, mut keys) = (texts(), HashSet::new());
    for tenant in &texts {
        for user in &texts {
            let escaped = EscapedKey {
                tenant,
                user,
                id: 0,
            };
            let key = escaped.partition_key();
            let (again, of, _): (String, String, u16) = Escaped::parse(&key).unwrap();
            assert_eq!((&again, &of), (tenant, user));
            assert!(keys.insert(key));
        }
        for year in [0, 1, 2, 11, 21, 2018] {
            let proved = ProvedKey {
                tenant,
                year,
                id: 0,
            };
            let key = proved.partition_key();
            let parts: (String, u16, u16) = Proved::parse(&key).unwrap();
            assert_eq!((&parts.0, parts.1), (tenant, year));
        }
    }
    assert_eq!(keys.len(), texts.len() * texts.len());
}

#[derive(Serialize, SyntheticKey)]
#[pk(keyed)]
struct Absent {
    #[pk(concat, none = "NONE", max_len = 3)]
    region: Option<String>,
    #[pk(concat)]
    year: u16,
}

#[test]
fn no_text_is_taken_for_an_absent_one() {
    let mut keys = HashSet::new();
    for (region, is_in_range) in [
        (None, true),
        (Some("NON"), true),
        (Some("NONE"), false),
        (Some("NONENONE"), false),
        (Some("NONE-2018"), false),
    ] {
        let item = AbsentKey { region, year: 2018 };
        assert!(keys.insert(item.partition_key()), "{region:?}");
        assert_eq!(item.try_partition_key().is_ok(), is_in_range, "{region:?}");
    }
    let document = serde_json::to_string(&Keyed::new(Absent {
        region: Some("NONE".into()),
        year: 2018,
    }));
    let error = document.unwrap_err().to_string();
    assert!(error.contains("`region`"), "{error}");
}

/// No tenant and value make the key of others, and the checked key is the same or refused.
#[track_caller]
fn assert_apart<T: SyntheticKey<Key = PartitionKey>>(
    keys: &mut HashSet<PartitionKey>,
    item: &T,
    is_in_range: bool,
) {
    let key = item.partition_key();
    match item.try_partition_key() {
        Ok(checked) => assert!(is_in_range && checked == key, "{key}"),
        Err(KeyError::OutOfRange { .. }) => assert!(!is_in_range, "{key}"),
        Err(error) => panic!("{error}"),
    }
    assert!(keys.insert(key.clone()), "{key}");
}

#[derive(SyntheticKey)]
struct Numbered {
    #[pk(concat)]
    tenant: String,
    #[pk(concat, pad = 2)]
    number: i32,
}

#[test]
fn no_integer_reaches_into_another_part() {
    let numbers = [
        0,
        1,
        11,
        99,
        100,
        111,
        1111,
        -1,
        -11,
        -111,
        i32::MIN,
        i32::MAX,
    ];
    let mut keys = HashSet::new();
    for tenant in texts() {
        for number in numbers {
            let numbered = NumberedKey {
                tenant: &tenant,
                number,
            };
            assert_apart(&mut keys, &numbered, (0..100).contains(&number));
        }
    }
}

#[derive(SyntheticKey)]
struct Dated<D> {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    on: D,
}

#[derive(SyntheticKey)]
struct Yearly {
    #[pk(concat)]
    tenant: String,
    #[pk(concat, rollup = "year", epoch = "s")]
    at: i64,
}

#[test]
fn no_far_date_reaches_into_another_part() {
    fn assert_dates_apart<D: KeyPart + Copy>(on: [(D, bool); 3]) {
        let mut keys = HashSet::new();
        for tenant in texts() {
            for (on, is_in_range) in on {
                let dated = Dated {
                    tenant: tenant.clone(),
                    on,
                };
                assert_apart(&mut keys, &dated, is_in_range);
            }
        }
    }
    let year = |year| NaiveDate::from_ymd_opt(year, 1, 1).unwrap();
    assert_dates_apart([(year(1), true), (year(-1), false), (year(12_018), false)]);
    let year = |year| jiff::civil::date(year, 1, 1);
    assert_dates_apart([(year(1), true), (year(-1), false), (year(9999), true)]);
    let year = |year| time::Date::from_ordinal_date(year, 1).unwrap();
    assert_dates_apart([(year(1), true), (year(-1), false), (year(9999), true)]);
    let mut keys = HashSet::new();
    for tenant in texts() {
        for (at, is_in_range) in [(0, true), (i64::MIN, false), (i64::MAX, false)] {
            let yearly = YearlyKey {
                tenant: &tenant,
                at,
            };
            assert_apart(&mut keys, &yearly, is_in_range);
        }
    }
}

/// The only values that share a text with others, of the same part.
#[test]
fn a_far_date_is_the_nearest() {
    let key = |at| YearlyKey { tenant: "a", at }.partition_key();
    assert_eq!([i64::MIN, i64::MAX].map(key), ["a-0000", "a-9999"]);
    let dated = |on| Dated {
        tenant: "a".into(),
        on,
    };
    let [first, last] = [NaiveDate::MIN, NaiveDate::MAX].map(|on| dated(on).partition_key());
    assert_eq!([first, last], ["a-0000-01-01", "a-9999-12-31"]);
}

/// A text that ends like a suffix is still before the suffix.
#[test]
fn no_text_chooses_its_suffix() {
    for tenant in ["a", "a.1", "a.2", "a.1-1.2"] {
        let (key, other) = (
            ProvedKey {
                tenant,
                year: 1,
                id: 0,
            },
            ProvedKey {
                tenant: "z",
                year: 1,
                id: 0,
            },
        );
        let (_, _, suffix): (String, u16, u16) = Proved::parse(&key.partition_key()).unwrap();
        let (_, _, honest): (String, u16, u16) = Proved::parse(&other.partition_key()).unwrap();
        assert_eq!(suffix, honest);
    }
}

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(store = "table")]
struct Entity {
    #[pk(concat, max_len = 100)]
    tenant: String,
}

/// What the checked ways refuse, `partition_key()` still writes.
#[test]
fn what_a_store_refuses_is_refused_before_it_is_sent() {
    let order = |tenant: &str| Order {
        tenant: tenant.into(),
    };
    let long = "x".repeat(2049);
    assert_eq!(
        order("").try_partition_key(),
        Err(KeyError::Empty { field: "tenant" })
    );
    assert!(matches!(
        order(&long).try_partition_key(),
        Err(KeyError::TooLong { len: 2049, .. })
    ));
    for tenant in ["", &long] {
        assert!(serde_json::to_string(&order(tenant)).is_err());
        assert_eq!(order(tenant).partition_key(), *tenant);
    }
    for tenant in ["a/b", "a\\b", "a#b", "a?b", "a\0b", "a\nb", "a\u{7f}b"] {
        let entity = Entity {
            tenant: tenant.into(),
        };
        assert!(entity.try_partition_key().is_err());
        assert!(serde_json::to_string(&entity).is_err());
        assert_eq!(entity.partition_key(), tenant);
        // Cosmos DB takes them, so they are kept as they are.
        assert_eq!(order(tenant).try_partition_key().unwrap(), tenant);
    }
    let entity = Entity {
        tenant: "x".repeat(101),
    };
    assert!(entity.try_partition_key().is_err());
}

/// A trait with a method that items do not have, or it would be ambiguous here.
trait NoWriteKey {
    fn write_key(&self, _: &mut String) -> bool {
        true
    }
}

impl<T> NoWriteKey for T {}

#[derive(SyntheticKey)]
struct Leveled {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
}

/// Nothing that people can call writes two levels one after the other.
#[test]
fn levels_are_not_joined() {
    let key = |tenant, user| LeveledKey { tenant, user };
    assert!(key("a", "bc").write_key(&mut String::new()));
    let keys = [("a", "bc"), ("ab", "c")].map(|(tenant, user)| key(tenant, user).partition_key());
    assert_ne!(keys[0], keys[1]);
    assert_ne!(format!("{:?}", keys[0]), format!("{:?}", keys[1]));
    assert_ne!(keys[0].to_string(), keys[1].to_string());
}

#[derive(Debug, Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(verify = "ignore")]
struct Unverified {
    #[pk(concat)]
    tenant: String,
}

#[test]
fn a_document_under_the_key_of_another_is_refused() {
    let forged = r#"{"tenant":"a","partitionKey":"b"}"#;
    assert!(serde_json::from_str::<Order>(forged).is_err());
    assert!(serde_json::from_str::<Order>(r#"{"tenant":"a"}"#).is_ok());
    // Whoever turns the check off still writes the right key.
    let unverified: Unverified = serde_json::from_str(forged).unwrap();
    assert_eq!(
        serde_json::to_string(&unverified).unwrap(),
        r#"{"tenant":"a","partitionKey":"a"}"#
    );
}

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    day: &'static str,
    #[pk(hash_suffix = 400)]
    id: String,
}

/// The same with a secret in the hash. (`DefaultHasher` may change with the compiler: for keys take an HMAC.)
#[derive(SyntheticKey)]
struct Secret {
    #[pk(concat)]
    day: &'static str,
    #[pk(hash_suffix = 400, with = with_a_secret)]
    id: String,
}

fn with_a_secret(id: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    ("known to the service alone", id).hash(&mut hasher);
    hasher.finish()
}

#[derive(SyntheticKey)]
struct Short {
    #[pk(concat)]
    day: &'static str,
    #[pk(hash_suffix = 400, max_len = 100)]
    id: String,
}

/// Of a hashed text only the number is in the key: it is read to its end, however long it is, unless the field says.
#[test]
fn a_hashed_text_is_as_long_as_its_field_allows() {
    let (day, id) = ("d", &*"x".repeat(1_000_000));
    assert!(TripKey { day, id }.try_partition_key().is_ok());
    assert!(ShortKey { day, id }.try_partition_key().is_err());
}

/// Ids under one suffix, and how many were tried to find them.
fn crowd(wanted: usize) -> (Vec<String>, usize) {
    let (mut found, mut tries) = (Vec::new(), 0);
    while found.len() < wanted {
        let id = format!("user-{tries}");
        let key = TripKey { day: "d", id: &id };
        if key.partition_key() == "d.225" {
            found.push(id);
        }
        tries += 1;
    }
    (found, tries)
}

#[test]
fn ids_can_be_chosen_for_one_suffix_but_not_against_a_secret() {
    let (ids, tries) = crowd(1000);
    assert!((350_000..450_000).contains(&tries), "{tries}");
    let keys = ids
        .iter()
        .map(|id| SecretKey { day: "d", id }.partition_key());
    let different: HashSet<_> = keys.collect();
    assert!(different.len() > 330, "{}", different.len());
}
