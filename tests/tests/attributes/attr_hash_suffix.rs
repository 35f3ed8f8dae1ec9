//! `hash_suffix`: a number that is computed from fields, and the fan-out over all of them.

use chrono::NaiveDate;
use synthetic_key::{KeyError, SyntheticKey};
use synthetic_key_tests::day;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
    km: u32,
}

#[test]
fn hash_suffix() {
    let trip = Trip {
        date: day(2018, 8, 9),
        vin: "1HGCM82633A004352".into(),
        km: 12,
    };
    assert_eq!(trip.partition_key(), "2018-08-09.225");
    assert_eq!(trip.km, 12);
    let vin = "1HGCM82633A004352";
    assert_eq!(
        TripKey {
            date: day(2018, 8, 9),
            vin
        }
        .partition_key(),
        "2018-08-09.225"
    );
    assert!(
        TripKeys {
            date: day(2018, 8, 9)
        }
        .iter()
        .any(|key| key == trip.partition_key())
    );
    assert_eq!(Trip::LAYOUT, "{date}.{xxh64(vin) % 400 + 1}");
    assert_eq!(Trip::PROPERTY, "partitionKey");
}

#[test]
fn fan_out_is_exact_and_double_ended() {
    let keys = TripKeys {
        date: day(2018, 8, 9),
    };
    let mut iter = keys.iter();
    assert_eq!(iter.len(), 400);
    assert_eq!(iter.next().unwrap(), "2018-08-09.1");
    assert_eq!(iter.next_back().unwrap(), "2018-08-09.400");
    assert_eq!(iter.len(), 398);
    assert_eq!(iter.nth(8).unwrap(), "2018-08-09.10");
    assert_eq!(iter.nth_back(8).unwrap(), "2018-08-09.391");
    assert_eq!(iter.by_ref().count(), 380);
    assert_eq!((iter.next(), iter.next_back(), iter.len()), (None, None, 0));
    let mut count = 0;
    for key in &keys {
        count += 1;
        assert!(key.starts_with("2018-08-09."));
    }
    assert_eq!(count, 400);
}

#[derive(SyntheticKey)]
struct Seen {
    #[pk(hash_suffix = 16)]
    first: NaiveDate,
    #[pk(concat)]
    id: String,
    #[pk(hash_suffix = 16)]
    last: NaiveDate,
}

#[test]
fn hashed_dates_are_checked_too() {
    let (first, last) = (day(2018, 8, 9), day(12018, 8, 9));
    let seen = Seen {
        first,
        id: "a".into(),
        last,
    };
    let value = "+12018-08-09".to_owned();
    let error = KeyError::OutOfRange {
        field: "last",
        value,
        expected: "years 0000 to 9999",
    };
    assert_eq!(seen.try_partition_key(), Err(error));
}

#[derive(SyntheticKey)]
struct Hashed(#[pk(concat)] u8, #[pk(hash_suffix = 400)] String);

#[test]
fn empty_text_may_be_hashed() {
    assert_eq!(HashedKey(7, "").try_partition_key().unwrap(), "7.261");
    assert_eq!(Hashed(7, "a".into()).partition_key(), "7.125");
    assert_eq!(HashedKey(7, "é💰").partition_key(), "7.346");
    assert_eq!(HashedKeys(7).iter().len(), 400);
    assert_eq!(Hashed::LAYOUT, "{0}.{xxh64(1) % 400 + 1}");
}

#[derive(SyntheticKey)]
struct Wide {
    #[pk(concat)]
    tenant: String,
    #[pk(hash_suffix = 1234)]
    id: u64,
}

/// Both ways over a fan-out give each key once, in the same order, also where they alternate.
#[test]
fn keys_are_lent_in_order() {
    for tenant in ["t", &"long".repeat(30)] {
        let keys: Vec<String> = (1..=1234).map(|n| format!("{tenant}.{n}")).collect();
        let mut lent = WideKeys { tenant }.iter();
        for key in &keys {
            assert_eq!(lent.next_str(), Some(key.as_str()));
        }
        assert_eq!(lent.next_str(), None);
        assert!(
            WideKeys { tenant }
                .iter()
                .eq(keys.iter().map(String::as_str))
        );

        let mut mixed = WideKeys { tenant }.iter();
        let mut expected = keys.iter().map(String::as_str);
        for turn in 0..700 {
            match turn % 5 {
                0 => assert_eq!(mixed.next().as_deref(), expected.next()),
                1 => assert_eq!(mixed.nth(turn % 3).as_deref(), expected.nth(turn % 3)),
                2 => assert_eq!(mixed.next_back().as_deref(), expected.next_back()),
                _ => assert_eq!(mixed.next_str(), expected.next()),
            }
        }
        assert_eq!(mixed.len(), expected.len());
    }
}

/// The same in every order: from both ends, with steps, until nothing is left.
#[test]
fn keys_come_once_from_both_ends() {
    let mut random = 1_u64;
    for turn in 0..50 {
        let tenant = if turn % 2 == 0 {
            "t"
        } else {
            &"long".repeat(30)
        };
        let keys: Vec<String> = (1..=1234).map(|n| format!("{tenant}.{n}")).collect();
        let mut mixed = WideKeys { tenant }.iter();
        let mut expected = keys.iter().map(String::as_str);
        while expected.len() > 0 {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let (way, step) = (random >> 60, usize::try_from(random >> 33 & 0xf).unwrap());
            match way {
                0 => assert_eq!(mixed.next_back().as_deref(), expected.next_back()),
                1 => assert_eq!(mixed.nth(step).as_deref(), expected.nth(step)),
                2 => assert_eq!(mixed.nth_back(step).as_deref(), expected.nth_back(step)),
                3..6 => assert_eq!(mixed.next().as_deref(), expected.next()),
                _ => assert_eq!(mixed.next_str(), expected.next()),
            }
            assert_eq!(mixed.len(), expected.len());
        }
        assert_eq!((mixed.next_str(), expected.next()), (None, None));
        assert_eq!((mixed.next(), mixed.next_back()), (None, None));
    }
}
