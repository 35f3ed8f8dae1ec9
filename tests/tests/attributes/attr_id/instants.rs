//! Seconds to nanoseconds in ids: texts of fixed width, which sort in the order of time.

use std::time::{Duration, SystemTime};

use chrono::{DateTime, FixedOffset, Utc};
use proptest::prelude::*;
use synthetic_key::{KeyError, SyntheticKey};
use synthetic_key_tests::cases;
use synthetic_key_tests::times::{rfc_3339, seconds, utc};

/// An instant in the form that the documents of all these types have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Instant {
    seconds: i64,
    nanos: u32,
}

impl Instant {
    fn chrono(self) -> DateTime<Utc> {
        DateTime::from_timestamp(self.seconds, self.nanos).unwrap()
    }

    fn east(self) -> DateTime<FixedOffset> {
        self.chrono()
            .with_timezone(&FixedOffset::east_opt(5 * 3600 + 45 * 60).unwrap())
    }

    fn jiff(self) -> jiff::Timestamp {
        let seconds = jiff::Timestamp::from_second(self.seconds).unwrap();
        seconds + Duration::from_nanos(self.nanos.into())
    }

    fn zoned(self) -> jiff::Zoned {
        let offset = jiff::tz::Offset::from_seconds(5 * 3600 + 45 * 60).unwrap();
        self.jiff().to_zoned(jiff::tz::TimeZone::fixed(offset))
    }

    fn time(self) -> time::OffsetDateTime {
        let seconds = time::OffsetDateTime::from_unix_timestamp(self.seconds).unwrap();
        seconds + Duration::from_nanos(self.nanos.into())
    }

    fn system(self) -> SystemTime {
        let seconds = Duration::from_secs(self.seconds.unsigned_abs());
        let second = if self.seconds < 0 {
            SystemTime::UNIX_EPOCH - seconds
        } else {
            SystemTime::UNIX_EPOCH + seconds
        };
        second + Duration::from_nanos(self.nanos.into())
    }

    /// The text of RFC 3339, without the zone.
    fn text(self) -> String {
        let (minute, second) = (rfc_3339(self.seconds), self.seconds.rem_euclid(60));
        format!("{minute}:{second:02}.{:09}", self.nanos)
    }
}

/// An instant of the years 0000 to 9999 that all these types support.
fn instants() -> impl Strategy<Value = Instant> {
    let last = jiff::Timestamp::MAX.as_second() - 1;
    let nanos = prop_oneof![
        Just(0),
        Just(1),
        Just(999_999_999),
        0_u32..1000,
        (0_u32..1000).prop_map(|ms| ms * 1_000_000),
        0_u32..1_000_000_000,
    ];
    (seconds(), nanos).prop_map(move |(seconds, nanos)| Instant {
        seconds: seconds.min(last),
        nanos,
    })
}

/// How many characters of the text an id has: `{at:second}`, `{at:ms}`, `{at:us}`, `{at:ns}`.
const WIDTHS: [usize; 4] = [19, 23, 26, 29];

/// Items that differ only in the type of their time.
macro_rules! items {
    ($($module:ident: $of:ident => $time:ty),* $(,)?) => {
        $(mod $module {
            use synthetic_key::{KeyError, SyntheticKey};

            use super::Instant;

            #[derive(SyntheticKey)]
            #[pk(id = "{at:second}")]
            struct Second { #[pk(concat)] tenant: u32, at: $time }
            #[derive(SyntheticKey)]
            #[pk(id = "{at:ms}")]
            struct Millisecond { #[pk(concat)] tenant: u32, at: $time }
            #[derive(SyntheticKey)]
            #[pk(id = "{at:us}")]
            struct Microsecond { #[pk(concat)] tenant: u32, at: $time }
            // The key is coarse and the id fine, as declared.
            #[derive(SyntheticKey)]
            #[pk(id = "{at:ns}")]
            struct Nanosecond {
                #[pk(concat)] tenant: u32,
                #[pk(concat, rollup = "hour")] at: $time,
            }

            pub(super) fn ids(at: Instant) -> [Result<String, KeyError>; 4] {
                let tenant = 7;
                let finest = Nanosecond { tenant, at: at.$of() };
                assert_eq!(finest.partition_key(), format!("7-{}", &at.text()[..13]));
                [
                    Second { tenant, at: at.$of() }.item_id(),
                    Millisecond { tenant, at: at.$of() }.item_id(),
                    Microsecond { tenant, at: at.$of() }.item_id(),
                    finest.item_id(),
                ]
            }
        })*

        /// The ids of all types, which are the same.
        fn ids(at: Instant) -> [String; 4] {
            let expected = WIDTHS.map(|width| at.text()[..width].to_owned());
            $(assert_eq!($module::ids(at).map(Result::unwrap), expected, stringify!($module));)*
            expected
        }
    };
}

items! {
    of_chrono: chrono => chrono::DateTime<chrono::Utc>,
    of_chrono_elsewhere: east => chrono::DateTime<chrono::FixedOffset>,
    of_jiff: jiff => jiff::Timestamp,
    of_jiff_elsewhere: zoned => jiff::Zoned,
    of_time: time => time::OffsetDateTime,
    of_std: system => std::time::SystemTime,
}

#[derive(SyntheticKey)]
#[pk(id = "{s:s:second}|{s:s:ns}|{ms:ms:second}|{ms:ms:ms}|{ms:ms:us}")]
struct Epochs {
    #[pk(concat)]
    tenant: u32,
    s: i64,
    ms: i64,
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn instants_are_written_to_the_nanosecond(at in instants()) {
        ids(at);
        let ms = at.seconds * 1000 + i64::from(at.nanos / 1_000_000);
        let id = Epochs { tenant: 7, s: at.seconds, ms }.item_id().unwrap();
        let text = at.text();
        let (second, ms) = (&text[..19], &text[..23]);
        prop_assert_eq!(id, format!("{second}|{second}.000000000|{second}|{ms}|{ms}000"));
    }

    #[test]
    fn ids_sort_as_instants_do(one in instants(), other in instants(), by in 0_u32..3_000_000) {
        // A little later, too.
        let nanos = one.nanos + by;
        let near = Instant { seconds: one.seconds + i64::from(nanos / 1_000_000_000), nanos: nanos % 1_000_000_000 };
        for other in [other, near] {
            let units = [1_000_000_000, 1_000_000, 1_000, 1];
            for ((one_id, other_id), unit) in ids(one).iter().zip(&ids(other)).zip(units) {
                prop_assert_eq!(one_id.len(), other_id.len());
                let count = |at: Instant| (at.seconds, at.nanos / unit);
                prop_assert_eq!(one_id.cmp(other_id), count(one).cmp(&count(other)));
            }
        }
    }
}

#[test]
fn before_1970_and_at_the_ends() {
    let of = |seconds, nanos| ids(Instant { seconds, nanos });
    assert_eq!(
        of(-1, 999_999_999)[3].as_str(),
        "1969-12-31T23:59:59.999999999"
    );
    assert_eq!(of(-1, 1)[1].as_str(), "1969-12-31T23:59:59.000");
    assert_eq!(of(0, 0)[2].as_str(), "1970-01-01T00:00:00.000000");
    assert_eq!(
        of(1_533_823_507, 123_456_789),
        [
            "2018-08-09T14:05:07",
            "2018-08-09T14:05:07.123",
            "2018-08-09T14:05:07.123456",
            "2018-08-09T14:05:07.123456789"
        ]
    );
    let epochs = |s, ms| {
        let id = Epochs { tenant: 7, s, ms }.item_id();
        id.map(|id| id.rsplit_once('|').unwrap().1.to_owned())
    };
    assert_eq!(epochs(0, -1).unwrap(), "1969-12-31T23:59:59.999000");
    // Years of five digits would sort before others.
    for (s, ms) in [(i64::MAX, 0), (i64::MIN, 0), (0, i64::MAX), (0, i64::MIN)] {
        let Err(KeyError::Id(error)) = epochs(s, ms) else {
            panic!("{s} {ms}");
        };
        assert!(matches!(*error, KeyError::OutOfRange { .. }), "{error}");
    }
}

/// A leap second has no count of its own in Unix time.
#[test]
fn a_leap_second_is_the_end_of_the_second_before_it() {
    let ids = |at| {
        #[derive(SyntheticKey)]
        #[pk(id = "{at:ms}")]
        struct Item {
            #[pk(concat)]
            tenant: u32,
            at: DateTime<Utc>,
        }
        Item { tenant: 7, at }.item_id().unwrap()
    };
    assert_eq!(
        ids(utc("2016-12-31T23:59:60.5Z")),
        "2016-12-31T23:59:59.999"
    );
}
