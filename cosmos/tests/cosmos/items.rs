//! An item of every kind of key.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use synthetic_key::{RandomSuffix, SyntheticKey};

/// Concatenation, with other names in the document.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
#[pk(escape)]
pub struct Reading {
    pub id: String,
    #[pk(concat)]
    pub device_id: String,
    #[pk(concat)]
    pub site: String,
    pub value: f64,
}

/// A random suffix.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
pub struct Event {
    pub id: String,
    #[pk(concat)]
    pub date: NaiveDate,
    #[pk(random_suffix = 400)]
    pub shard: RandomSuffix<400>,
    pub text: String,
}

/// A suffix computed from a field.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
pub struct Trip {
    pub id: String,
    #[pk(concat)]
    pub date: NaiveDate,
    #[pk(hash_suffix = 40)]
    pub vin: String,
    pub km: u32,
}

/// A timestamp rolled up, under another property, and an id that is made of fields.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(property = "pk", id = "{vin}-{at:minute}")]
pub struct Ping {
    #[pk(concat)]
    pub vin: String,
    #[pk(concat, rollup = "hour")]
    pub at: DateTime<Utc>,
    pub celsius: Option<i16>,
}

/// A type with plain serde impls, whose documents are `Keyed`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[pk(keyed)]
pub struct Order {
    #[pk(id)]
    pub id: String,
    #[pk(concat)]
    pub tenant: String,
    pub lines: Vec<(String, u32)>,
}

/// Several kinds in one container.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
#[pk(unique_ids)]
pub enum Item {
    Invoice(Invoice),
    Note {
        #[pk(concat)]
        customer: u32,
        id: String,
        text: String,
    },
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(id = "invoice-{number:06}")]
pub struct Invoice {
    #[pk(concat)]
    pub customer: u32,
    pub number: u32,
    pub cents: i64,
}

/// Three levels, the last one a suffix.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
pub struct Session {
    pub id: String,
    #[pk(concat, level = 1)]
    pub tenant: String,
    #[pk(concat, level = 2)]
    pub user: String,
    #[pk(concat, level = 3)]
    pub month: u32,
    #[pk(hash_suffix = 4, level = 3)]
    pub browser: String,
    pub clicks: u32,
}

/// Properties whose paths need quotes.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
pub struct Named {
    pub id: String,
    #[serde(rename = "the/tenant")]
    #[pk(concat, level = 1)]
    pub tenant: String,
    #[serde(rename = "user name")]
    #[pk(concat, level = 2)]
    pub user: String,
    pub clicks: u32,
}

pub fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(2018, 8, 9).unwrap()
}
