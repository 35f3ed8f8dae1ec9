//! `layout`: the key's declaration in one line, and the lock on it.

use chrono::NaiveDate;
use serde::Serialize;
use synthetic_key::{KeyPart, SyntheticKey};
use uuid::Uuid;

#[derive(SyntheticKey)]
#[pk(escape)]
struct Unlocked {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    id: Uuid,
    #[pk(concat)]
    date: NaiveDate,
    #[pk(concat, none = "NONE", case = "lower")]
    city: Option<String>,
    #[pk(hash_suffix = 4)]
    vin: String,
}

#[test]
fn escapes_are_on_exactly_the_parts_that_are_text() {
    let layout = "{tenant:%}-{id}-{date}-{city:?\"NONE\":lower:%}.{xxh64(vin) % 4 + 1}";
    assert_eq!(Unlocked::LAYOUT, layout);
    assert_eq!(UnlockedKey::LAYOUT, layout);
    let error = UnlockedKey::parse::<(String, Uuid, NaiveDate, Option<String>, u16)>("?");
    assert_eq!(
        error.unwrap_err().to_string(),
        format!("not a key of the layout `{layout}`")
    );
}

#[derive(SyntheticKey)]
#[pk(escape, layout = "{tenant:%}-{id}-{kind:%}")]
struct Locked<K: KeyPart> {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    id: Uuid,
    #[pk(concat)]
    kind: K,
}

#[test]
fn a_lock_is_the_layout() {
    assert_eq!(Locked::<String>::LAYOUT, "{tenant:%}-{id}-{kind:%}");
    let key = LockedKey::<String> {
        tenant: "a-b",
        id: Uuid::nil(),
        kind: "c-d",
    };
    assert_eq!(key.partition_key(), format!("a%2Db-{}-c%2Dd", Uuid::nil()));
}

#[derive(SyntheticKey)]
#[pk(escape)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 1)]
    year: u16,
    #[pk(concat, level = 2)]
    user: String,
}

#[test]
fn levels_and_their_beginnings_are_escaped_alike() {
    assert_eq!(Session::LAYOUT, "{tenant:%}-{year}{/}{user:%}");
    assert_eq!(SessionKey1::LAYOUT, "{tenant:%}-{year}");
}

mod v2 {
    pub fn norm(text: &str) -> String {
        text.to_lowercase()
    }

    pub fn start<const N: usize>(text: &str) -> String {
        text.chars().take(N).collect()
    }
}

#[derive(SyntheticKey)]
#[pk(
    layout = "{email:fn(v2::norm)}-{id}.{xxh64(vin:fn(v2::start::<3>), city:fn(Self::first)) % 4 + 1}"
)]
struct Made {
    #[pk(concat, with = v2::norm)]
    email: String,
    #[pk(concat)]
    id: u32,
    #[pk(hash_suffix = 4, with = v2::start::<3>)]
    vin: String,
    #[pk(hash_suffix = 4, with = Self::first)]
    city: String,
}

impl Made {
    fn first(city: &str) -> String {
        v2::start::<1>(city)
    }
}

#[test]
fn functions_are_locked_with_their_paths_and_arguments() {
    let made = Made {
        email: "A@B".into(),
        id: 1,
        vin: "1HGCM".into(),
        city: "Oslo".into(),
    };
    assert!(made.partition_key().starts_with("a@b-1."));
}

/// The first characters, in a type of its own.
fn start_in<const N: usize, T: for<'t> From<&'t str>>(text: &str) -> String
where
    String: From<T>,
{
    let end = text.len().min(N);
    String::from(T::from(text.get(..end).unwrap_or_default()))
}

#[derive(SyntheticKey)]
#[pk(layout = "{a:fn(start_in::<3,Box<str>>)}.{fn(sum::<u8,4>)(b) % 10 + 1}")]
struct SeveralArguments {
    #[pk(concat, with = start_in::<3, Box<str>>)]
    a: String,
    #[pk(hash_suffix(10, by = sum::<u8, 4>))]
    b: String,
}

fn sum<T: Into<u64> + From<u8>, const N: usize>(text: &str) -> u64 {
    text.bytes().take(N).map(T::from).map(Into::into).sum()
}

/// A comma between them does not end the option.
#[test]
fn functions_have_several_arguments() {
    let key = SeveralArgumentsKey {
        a: "abcd",
        b: "\u{1}\u{2}\u{3}\u{4}\u{5}",
    };
    assert_eq!(key.partition_key(), "abc.1");
}

#[derive(Serialize, KeyPart)]
#[serde(rename_all = "kebab-case")]
#[pk(layout = "pro-plus|free|\"a|b\"")]
enum Tier {
    Free,
    ProPlus,
    #[serde(rename = "a|b")]
    Both,
}

#[test]
fn names_are_locked_in_any_order() {
    let texts = [Tier::Free, Tier::ProPlus, Tier::Both];
    let texts = texts.map(|tier| tier.as_text().map(str::to_owned));
    assert_eq!(texts.map(Option::unwrap), ["free", "pro-plus", "a|b"]);
}
