//! What an attacker who chooses the values of fields can and cannot do to keys: the claims of `SECURITY.md`.

mod kinds;
mod unchecked;

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use serde::Serialize;
use synthetic_key::{KeyError, SyntheticKey};

/// All texts of up to three characters with a meaning in a key.
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

/// A text that ends like a suffix still comes before the suffix.
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

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(store = "table")]
struct Entity {
    #[pk(concat, max_len = 100)]
    tenant: String,
}

#[derive(Serialize, SyntheticKey)]
#[pk(property = "tenantId")]
struct PlainField {
    #[pk(concat)]
    #[serde(rename = "tenantId")]
    tenant: String,
}

/// The key is a field, and none of our code writes the document.
#[test]
fn a_plain_field_is_written_as_it_is() {
    let item = PlainField {
        tenant: String::new(),
    };
    assert!(item.try_partition_key().is_err());
    assert_eq!(serde_json::to_string(&item).unwrap(), r#"{"tenantId":""}"#);
}

/// `partition_key()` still writes the values that the checked functions refuse.
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
        // Cosmos DB accepts them, so they stay unchanged.
        assert_eq!(order(tenant).try_partition_key().unwrap(), tenant);
    }
    let entity = Entity {
        tenant: "x".repeat(101),
    };
    assert!(entity.try_partition_key().is_err());
}

/// A trait with a method that items must not have, or the call here would be ambiguous.
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

/// No public function writes two levels one after the other.
#[test]
fn levels_are_not_joined() {
    let key = |tenant, user| LeveledKey { tenant, user };
    assert!(key("a", "bc").write_key(&mut String::new()));
    let keys = [("a", "bc"), ("ab", "c")].map(|(tenant, user)| key(tenant, user).partition_key());
    assert_ne!(keys[0], keys[1]);
    assert_ne!(format!("{:?}", keys[0]), format!("{:?}", keys[1]));
    assert_ne!(keys[0].to_string(), keys[1].to_string());
}

#[derive(Debug, SyntheticKey)]
#[pk(serde)]
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
    // Without verification, the right key is still written.
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

/// Only the number of a hashed text is in the key: the text is hashed completely, however long it is, unless the field has a
/// limit.
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
