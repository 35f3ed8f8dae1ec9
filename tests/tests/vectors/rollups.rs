//! Values and their periods, for every type that reads them.

use std::collections::BTreeSet;
use std::time::SystemTime;

use chrono::{DateTime, FixedOffset, NaiveDate, Utc};
use jiff::{Timestamp, Zoned};
use synthetic_key::{KeyError, Store, SyntheticKey};
use time::{Date, OffsetDateTime};

use crate::derived::reason_of;
use crate::file::{Rollup, vectors};

/// Computes periods of one kind from the values of one type.
struct Reader {
    type_name: &'static str,
    option: &'static str,
    /// `None` if the type does not read the value.
    read: fn(&str) -> Option<Read>,
}

/// The result of a read.
struct Read {
    period: Result<String, KeyError>,
    /// The value in the form that its type writes.
    written: String,
}

macro_rules! reader {
    ($type:ty, $option:literal: $($attr:tt)*) => {{
        #[derive(SyntheticKey)]
        #[pk(time_only)]
        struct Item {
            #[pk(concat, $($attr)*)]
            at: $type,
        }
        Reader {
            type_name: stringify!($type),
            option: $option,
            read: |json| {
                let item = Item { at: serde_json::from_str(json).ok()? };
                let period = item.try_partition_key().map(|key| key.to_string());
                Some(Read { period, written: serde_json::to_string(&item.at).unwrap() })
            },
        }
    }};
}

/// The format does not limit names, but stores do: this one allows everything.
const ANY_NAME: Store = Store::bytes(2048);

/// The same for a period that is too fine for keys.
macro_rules! fine_reader {
    ($type:ty, $option:literal: $template:literal) => {{
        #[derive(SyntheticKey)]
        #[pk(store = ANY_NAME, container = $template)]
        struct Item {
            #[pk(concat)]
            key: u32,
            at: $type,
        }
        Reader {
            type_name: stringify!($type),
            option: $option,
            read: |json| {
                let item = Item {
                    key: 0,
                    at: serde_json::from_str(json).ok()?,
                };
                let period = item.container();
                Some(Read {
                    period,
                    written: serde_json::to_string(&item.at).unwrap(),
                })
            },
        }
    }};
}

macro_rules! instants {
    ($($type:ty),*) => {
        [$(
            reader!($type, "year": rollup = "year"),
            reader!($type, "month": rollup = "month"),
            reader!($type, "day": rollup = "day"),
            reader!($type, "hour": rollup = "hour"),
            reader!($type, "minute": rollup = "minute"),
            fine_reader!($type, "second": "{at:second}"),
            fine_reader!($type, "ms": "{at:ms}"),
            fine_reader!($type, "us": "{at:us}"),
            fine_reader!($type, "ns": "{at:ns}"),
        )*]
    };
}

macro_rules! dates {
    ($($type:ty),*) => {
        [$(
            reader!($type, "year": rollup = "year"),
            reader!($type, "month": rollup = "month"),
            reader!($type, "day": rollup = "day"),
        )*]
    };
}

macro_rules! integers {
    ($($type:ty),*) => {
        [$(
            reader!($type, "s:year": epoch = "s", rollup = "year"),
            reader!($type, "s:month": epoch = "s", rollup = "month"),
            reader!($type, "s:day": epoch = "s", rollup = "day"),
            reader!($type, "s:hour": epoch = "s", rollup = "hour"),
            reader!($type, "s:minute": epoch = "s", rollup = "minute"),
            fine_reader!($type, "s:second": "{at:s:second}"),
            fine_reader!($type, "s:ms": "{at:s:ms}"),
            fine_reader!($type, "s:us": "{at:s:us}"),
            fine_reader!($type, "s:ns": "{at:s:ns}"),
            reader!($type, "ms:year": epoch = "ms", rollup = "year"),
            reader!($type, "ms:month": epoch = "ms", rollup = "month"),
            reader!($type, "ms:day": epoch = "ms", rollup = "day"),
            reader!($type, "ms:hour": epoch = "ms", rollup = "hour"),
            reader!($type, "ms:minute": epoch = "ms", rollup = "minute"),
            fine_reader!($type, "ms:second": "{at:ms:second}"),
            fine_reader!($type, "ms:ms": "{at:ms:ms}"),
            fine_reader!($type, "ms:us": "{at:ms:us}"),
            fine_reader!($type, "ms:ns": "{at:ms:ns}"),
        )*]
    };
}

const INSTANTS: &[Reader] = &instants!(
    DateTime<Utc>,
    DateTime<FixedOffset>,
    Timestamp,
    Zoned,
    SystemTime,
    OffsetDateTime
);
const DATES: &[Reader] = &dates!(NaiveDate, Date);
const INTEGERS: &[Reader] = &integers!(i64, u64, i128, u128);

/// Values that other languages may meet, and that no type here reads: `time` always writes a fraction, and the years are out
/// of range.
const UNREAD: &[&str] = &[
    r#""+1000000000000-01-01T00:00:00Z""#,
    r#""+1000000000000-02-29T00:00:00Z""#,
    r#""2018-12-31 23:59:30 -00:00:30""#,
    r#"{"secs_since_epoch": 18446744073709551615, "nanos_since_epoch": 0}"#,
];

/// Returns whether the type reads the value.
fn check(reader: &Reader, rollup: &Rollup) -> bool {
    let json = rollup.value.get();
    let Some(Read { period, written }) = (reader.read)(json) else {
        return false;
    };
    let case = format!("{json} by {}, as {}", rollup.option, reader.type_name);
    match (&rollup.text, rollup.reason.as_deref()) {
        (Some(text), None) => assert_eq!(period.as_deref(), Ok(&**text), "{case}"),
        // A type may read more than it writes, and documents hold what it writes.
        (None, Some("not a part")) => assert_ne!(written, json, "{case}"),
        (None, reason @ Some(_)) => {
            let error = period.as_ref().err().and_then(reason_of);
            assert_eq!(error, reason, "{case}: {period:?}");
        }
        _ => panic!("{case}: a text or a reason"),
    }
    true
}

#[test]
fn every_rollup() {
    let readers = || [INSTANTS, DATES, INTEGERS].into_iter().flatten();
    let (mut idle, mut unread) = (BTreeSet::new(), BTreeSet::new());
    idle.extend(readers().map(|reader| reader.type_name));
    for rollup in vectors().rollups {
        let of_option: Vec<_> = readers()
            .filter(|reader| reader.option == rollup.option)
            .collect();
        assert!(!of_option.is_empty(), "nothing makes {}", rollup.option);
        let mut is_read = false;
        for reader in of_option {
            if check(reader, &rollup) {
                idle.remove(reader.type_name);
                is_read = true;
            }
        }
        if !is_read && rollup.reason.as_deref() != Some("not a part") {
            unread.insert(rollup.value.get());
        }
    }
    assert!(unread.iter().eq(UNREAD), "{unread:?}");
    assert_eq!(idle, BTreeSet::new(), "types that read nothing");
}
