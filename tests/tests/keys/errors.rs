//! Values that have no valid key, and the errors for them.

use chrono::{Datelike, NaiveDate};
use synthetic_key::{KeyError, SyntheticKey};
use synthetic_key_tests::day;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
}

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
}

#[test]
fn errors_name_the_field() {
    let error = |device_id: &str| {
        ReadingKey { device_id, date: 1 }
            .try_partition_key()
            .unwrap_err()
    };
    assert_eq!(error(""), KeyError::Empty { field: "device_id" });
    let long = "x".repeat(2047);
    assert_eq!(
        error(&long),
        KeyError::TooLong {
            field: "device_id",
            len: 2049,
            max: synthetic_key::store::Length::Bytes(2048),
        }
    );
    assert!(
        ReadingKey {
            device_id: &long[1..],
            date: 1
        }
        .try_partition_key()
        .is_ok()
    );
    for year in [
        -1,
        10_000,
        NaiveDate::MIN.year() + 1,
        NaiveDate::MAX.year() - 1,
    ] {
        let date = day(year, 2, 3);
        let error = TripKey { date, vin: "x" }.try_partition_key().unwrap_err();
        let value = date.to_string();
        assert_eq!(
            error,
            KeyError::OutOfRange {
                field: "date",
                value,
                expected: "years 0000 to 9999"
            }
        );
        // Without checking there is still a key, with the nearest date.
        let nearest = if year < 0 {
            "0000-01-01."
        } else {
            "9999-12-31."
        };
        let key = TripKey { date, vin: "x" }.partition_key();
        assert!(key.starts_with(nearest), "{key}");
    }
}

#[test]
fn errors_read_well() {
    let shown = |error: KeyError| error.to_string();
    assert_eq!(
        shown(KeyError::Empty { field: "vin" }),
        "the key part `vin` is empty: every such item would share one key"
    );
    assert_eq!(
        shown(KeyError::TooLong {
            field: "vin",
            len: 2049,
            max: synthetic_key::store::Length::Bytes(2048),
        }),
        "the key is 2049 bytes long and the store takes 2048; the longest part is `vin`"
    );
}
