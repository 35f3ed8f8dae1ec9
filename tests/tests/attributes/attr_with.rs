//! `with`: a function turns the field into a part.

use std::fmt::Display;

use chrono::{DateTime, NaiveDate, Utc};
use synthetic_key::{KeyError, SyntheticKey};
use synthetic_key_tests::domain;
use synthetic_key_tests::times::utc;

struct Email(String);

fn domain_of(email: &Email) -> &str {
    domain(&email.0)
}

#[derive(SyntheticKey)]
#[pk(store = "table")]
struct InTable {
    #[pk(concat, with = domain_of, case = "lower", none = "NOBODY")]
    email: Option<Email>,
}

#[test]
fn a_function_of_what_may_be_absent() {
    let of = |email: Option<&str>| InTable {
        email: email.map(|email| Email(email.into())),
    };
    assert_eq!(of(Some("Me@Home")).try_partition_key().unwrap(), "home");
    assert_eq!(of(None).try_partition_key().unwrap(), "NOBODY");
    assert_eq!(
        of(Some("me@a/b")).try_partition_key(),
        Err(KeyError::Forbidden {
            field: "email",
            character: '/'
        })
    );
    // The part of the value that the function drops may be anything.
    assert_eq!(of(Some("a/b@home")).try_partition_key().unwrap(), "home");
    assert_eq!(InTable::LAYOUT, r#"{email:?"NOBODY":lower:fn(domain_of)}"#);
    assert_eq!(InTable::PROPERTY, "PartitionKey");
}

fn day(at: &DateTime<Utc>) -> NaiveDate {
    at.date_naive()
}

#[derive(SyntheticKey)]
#[pk(escape)]
struct ByDay {
    #[pk(concat, with = day)]
    at: DateTime<Utc>,
    #[pk(concat)]
    name: String,
}

/// For every type: only the function knows where its text ends.
#[test]
fn what_a_function_makes_is_escaped() {
    let key = ByDayKey {
        at: &utc("2018-08-09T00:00:00Z"),
        name: "a",
    };
    assert_eq!(key.partition_key(), "2018%2D08%2D09-a");
    assert_eq!(key.try_partition_key().unwrap(), "2018%2D08%2D09-a");
}

fn shown(text: &(dyn Display + Send)) -> String {
    text.to_string()
}

/// The lookup takes a reference to the last field, whose type has two bounds.
#[derive(SyntheticKey)]
struct Object {
    #[pk(concat)]
    id: u32,
    #[pk(concat, with = shown)]
    text: dyn Display + Send,
}

#[test]
fn a_field_of_two_bounds() {
    let key = ObjectKey { id: 7, text: &"a" };
    assert_eq!(key.partition_key(), "7-a");
    assert_eq!(Object::LAYOUT, "{id}-{text:fn(shown)}");
}

/// A type is recognised in every spelling of its name: the function of a text takes `&str`, and an `Option` can be absent.
#[test]
#[expect(unused_qualifications, reason = "that is what is tested")]
fn types_by_their_paths_and_in_parentheses() {
    #[derive(SyntheticKey)]
    struct Spelt {
        #[pk(concat, with = domain)]
        email: std::string::String,
        #[pk(concat, none = "none")]
        #[expect(unused_parens, reason = "so is that")]
        line: (Option<u8>),
    }
    let key = SpeltKey {
        email: "me@home",
        line: None,
    };
    assert_eq!(key.partition_key(), "home-none");
}
