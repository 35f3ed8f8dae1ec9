//! Keys, point reads and fan-outs of derived structs.

use std::borrow::Cow;

use chrono::{Datelike, NaiveDate};
use synthetic_key::{KeyError, KeyPart, RandomSuffix, SyntheticKey};

fn day(year: i32, month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, month, day).unwrap()
}

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
    km: u32,
}

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
}

#[test]
fn concatenation() {
    let reading = Reading {
        device_id: "abc-123".into(),
        date: 2018,
    };
    assert_eq!(reading.partition_key(), "abc-123-2018");
    assert_eq!(reading.try_partition_key().unwrap(), "abc-123-2018");
    assert_eq!(
        ReadingKey {
            device_id: "abc-123",
            date: 2018
        }
        .partition_key(),
        "abc-123-2018"
    );
    assert_eq!(Reading::LAYOUT, "{device_id}-{date}");
}

#[test]
fn random_suffix() {
    let keys: Vec<_> = EventKeys {
        date: day(2018, 8, 9),
    }
    .iter()
    .collect();
    assert_eq!(keys.len(), 400);
    assert_eq!(keys[0], "2018-08-09.1");
    assert_eq!(keys[399], "2018-08-09.400");
    for (i, key) in (1..=400).zip(&keys) {
        let event = Event {
            date: day(2018, 8, 9),
            shard: RandomSuffix::new(i).unwrap(),
        };
        assert_eq!(event.partition_key(), *key);
    }
    let drawn = Event {
        date: day(2018, 8, 9),
        shard: RandomSuffix::random(),
    };
    assert!(keys.contains(&drawn.partition_key()));
    let read = EventKey {
        date: day(2018, 8, 9),
        shard: drawn.shard,
    };
    assert_eq!(read.partition_key(), drawn.partition_key());
    assert_eq!(Event::LAYOUT, "{date}.{shard in 1..=400}");
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
        .into_iter()
        .any(|key| key == trip.partition_key())
    );
    assert_eq!(Trip::LAYOUT, "{date}.{xxh64(vin) % 400 + 1}");
    assert_eq!(Trip::PROPERTY, "partitionKey");
}

#[test]
fn drawn_numbers_are_even() {
    let mut counts = [0_u32; 5];
    for _ in 0..10_000 {
        counts[usize::from(RandomSuffix::<5>::random().get()) - 1] += 1;
    }
    // 2000 each is expected; ten standard deviations are 400.
    assert!(
        counts.iter().all(|count| (1600..2400).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn drawn_numbers_are_checked() {
    assert_eq!(RandomSuffix::<400>::new(400).unwrap().get(), 400);
    assert!(RandomSuffix::<400>::new(0).is_err());
    let error = RandomSuffix::<400>::new(401).unwrap_err();
    assert_eq!((error.number, error.max), (401, 400));
    assert!(serde_json::from_str::<RandomSuffix<400>>("401").is_err());
    assert!(serde_json::from_str::<RandomSuffix<400>>("0").is_err());
    assert_eq!(
        serde_json::from_str::<RandomSuffix<400>>("400")
            .unwrap()
            .get(),
        400
    );
    assert_eq!(
        serde_json::to_string(&RandomSuffix::<65535>::new(65535).unwrap()).unwrap(),
        "65535"
    );
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
    let mut by_reference = 0;
    for key in &keys {
        by_reference += 1;
        assert!(key.starts_with("2018-08-09."));
    }
    assert_eq!(by_reference, 400);
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
        // Without checking there is still a key, and the same one each time.
        assert!(
            TripKey { date, vin: "x" }
                .partition_key()
                .starts_with(&date.to_string())
        );
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
#[pk(separator = "|", suffix_separator = "#", property = "pk")]
struct Ordered<'a, T: KeyPart, const N: usize, Unused = ()>
where
    Unused: Default,
{
    #[pk(concat(3))]
    name: &'a str,
    #[pk(concat(1))]
    tenant: T,
    #[pk(hash_suffix = 65535)]
    r#type: Cow<'a, str>,
    #[pk(concat(2))]
    r#in: Fixed<T, N>,
    other: Unused,
}

struct Fixed<T, const N: usize>([T; N]);

impl<T: KeyPart, const N: usize> KeyPart for Fixed<T, N> {
    const SHAPE: synthetic_key::PartShape = T::SHAPE;
    type Ref<'a>
        = &'a Self
    where
        Self: 'a;
    type Owned = String;
    fn as_part(&self) -> &Self {
        self
    }
    fn parse_part(text: &str) -> Option<String> {
        Some(text.into())
    }
    fn write_part(&self, out: &mut impl synthetic_key::KeyWriter) {
        self.0.iter().for_each(|part| part.write_part(out));
    }
}

#[test]
fn generics_positions_and_raw_names() {
    let item = Ordered {
        name: "n",
        tenant: 7_u64,
        r#type: "1HGCM82633A004352".into(),
        r#in: Fixed([1, 2]),
        other: (),
    };
    assert_eq!(item.partition_key(), "7|12|n#21950");
    let read = OrderedKey::<u64, 2> {
        name: "n",
        tenant: 7,
        r#type: "1HGCM82633A004352",
        r#in: &item.r#in,
    };
    assert_eq!(read.partition_key(), item.partition_key());
    let () = item.other;
    let all = OrderedKeys::<u64, 2> {
        name: "n",
        tenant: 7,
        r#in: &item.r#in,
    };
    assert_eq!(all.iter().len(), 65535);
    assert_eq!(all.iter().next_back().unwrap(), "7|12|n#65535");
    assert_eq!(
        Ordered::<u64, 2>::LAYOUT,
        "{tenant}|{in}|{name}#{xxh64(type) % 65535 + 1}"
    );
    assert_eq!(Ordered::<u64, 2>::PROPERTY, "pk");
}

#[test]
fn keys_of_any_length() {
    for len in [1, 34, 35, 36, 122, 123, 124, 127, 128, 129, 300] {
        let text = "k".repeat(len);
        let read = ReadingKey {
            device_id: &text,
            date: 2018,
        };
        assert_eq!(read.partition_key(), format!("{text}-2018"));
        let mut appended = String::from("/");
        read.write_partition_key(&mut appended);
        assert_eq!(appended, format!("/{text}-2018"));
    }
}

macro_rules! event {
    ($($ty:tt)*) => {
        #[derive(SyntheticKey)]
        struct Stamped {
            #[pk(concat)]
            year: u16,
            #[pk(random_suffix = 4)]
            shard: $($ty)*,
        }
    };
}

event!(RandomSuffix<4>);

#[test]
fn types_from_macro_arguments() {
    let stamped = Stamped {
        year: 2018,
        shard: RandomSuffix::new(4).unwrap(),
    };
    assert_eq!(stamped.partition_key(), "2018.4");
}
