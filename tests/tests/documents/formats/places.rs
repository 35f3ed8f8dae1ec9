//! The places of an item: before another value, inside other types, and among their fields.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::formats::items::Sample;

/// A value with something after it.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Followed<T> {
    pub(crate) item: T,
    last: u32,
}

pub(crate) fn followed<T>(item: T) -> Followed<T> {
    Followed {
        item,
        last: 0xdead_beef,
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Wrapper<T>(pub(crate) T);

#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum Choice<T> {
    Nothing,
    One(T),
    Two(T, T),
    Named { item: T },
}

/// Items in every place that a type can have.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Places<T> {
    absent: Option<T>,
    present: Option<T>,
    none: Vec<T>,
    several: Vec<T>,
    by_name: BTreeMap<String, T>,
    boxed: Box<T>,
    wrapped: Wrapper<T>,
    pair: (T, u8),
    choices: Vec<Choice<T>>,
    nested: Vec<Vec<Option<T>>>,
    last: u32,
}

pub(crate) fn places<T: Sample>() -> Places<T> {
    let item = || T::sample("abc-123", None);
    let long = || T::sample(&"x".repeat(300), Some("n"));
    Places {
        absent: None,
        present: Some(item()),
        none: Vec::new(),
        several: vec![item(), long(), T::sample("größe", Some(""))],
        by_name: BTreeMap::from([("a".to_owned(), item()), ("b".to_owned(), long())]),
        boxed: Box::new(item()),
        wrapped: Wrapper(long()),
        pair: (item(), 7),
        choices: vec![
            Choice::One(item()),
            Choice::Nothing,
            Choice::Two(long(), item()),
            Choice::Named { item: item() },
        ],
        nested: vec![vec![Some(item()), None], vec![], vec![Some(long())]],
        last: 0xdead_beef,
    }
}

/// A type that holds the fields of an item.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Host<T> {
    etag: u8,
    #[serde(flatten)]
    item: T,
    last: u32,
}

pub(crate) fn host<T>(item: T) -> Host<T> {
    Host {
        etag: 1,
        item,
        last: 0xdead_beef,
    }
}
