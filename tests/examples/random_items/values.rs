//! Random values of the types that keys can contain.

use std::time::{Duration, SystemTime};

use chrono::{DateTime, FixedOffset, NaiveDate, Utc};
use jiff::{Timestamp, Zoned, tz};
use serde::Serialize;
use synthetic_key::{KeyPart, RandomSuffix};
use time::{OffsetDateTime, UtcOffset};
use uuid::Uuid;

use crate::random::Random;

/// A type with random values; unusual ones occur more often than by chance.
pub(crate) trait Value {
    fn random(random: &mut Random) -> Self;
}

#[derive(Serialize, KeyPart)]
pub(crate) struct Vin(String);

#[derive(Serialize, KeyPart)]
pub(crate) struct DeviceNo(u32);

#[derive(Serialize, KeyPart)]
pub(crate) struct TripId(Uuid);

#[derive(Clone, Copy, Serialize, KeyPart)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Tier {
    Free,
    ProPlus,
    #[serde(rename = "Ünicode")]
    Unicode,
}

/// A text of at most 20 bytes.
#[derive(Serialize, KeyPart)]
pub(crate) struct Short(String);

/// Integers of every length, so that short ones are not rare.
macro_rules! integers {
    ($($type:ty)*) => {$(
        impl Value for $type {
            fn random(random: &mut Random) -> Self {
                let bits = random.wide_bits() as Self;
                match random.below(12) {
                    0 => random.pick(&[0, 1, Self::MIN, Self::MAX]),
                    _ => bits >> random.below(Self::BITS.into()),
                }
            }
        }
    )*};
}

mod integers {
    #![expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap)]
    use super::{Random, Value};

    integers! { u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 }
}

impl Value for bool {
    fn random(random: &mut Random) -> Self {
        random.one_in(2)
    }
}

/// Characters that separators, escapes and folding could get wrong.
const ODD: &[char] = &[
    '-',
    '_',
    '.',
    ':',
    '/',
    '|',
    '#',
    '%',
    '{',
    '}',
    '"',
    '\'',
    '\\',
    '`',
    '$',
    ' ',
    '2',
    'D',
    'x',
    'Z',
    'a',
    'A',
    'z',
    '@',
    '[',
    '\0',
    '\t',
    '\n',
    '\r',
    '\u{1e}',
    '\u{1f}',
    '\u{7f}',
    '\u{85}',
    'é',
    'É',
    'ß',
    'ẞ',
    'İ',
    'ı',
    'ſ',
    '\u{212a}',
    'σ',
    'ς',
    '\u{301}',
    '\u{200d}',
    '\u{2028}',
    '\u{feff}',
    '\u{fffd}',
    '\u{ffff}',
    '\u{d7ff}',
    '\u{e000}',
    '€',
    '日',
    '\u{10000}',
    '𐐀',
    '𐐨',
    '💰',
    '\u{10ffff}',
];

const TEXTS: &[&str] = &[
    "none",
    "NONE",
    "n-a%",
    "N-A",
    "%2D",
    "%2d",
    "%25",
    "%C3%A9",
    "true",
    "0",
    "-7",
    "007",
    "2018-08-09",
    "{a}",
    "{{",
    "::",
    "a--b",
    "1HGCM82633A004352",
    "${x}",
    "$1",
    "\\u0041",
    "Straße",
    "ǅ",
    " padded ",
    "👩\u{200d}🚀",
    "e\u{301}",
];

impl Value for char {
    fn random(random: &mut Random) -> Self {
        match random.below(5) {
            0 => random.pick(ODD),
            1 | 2 => random.pick(&[' ', '!', '0', '9', 'A', 'Q', 'Z', 'a', 'q', 'z', '~']),
            kind => {
                let end = if kind == 3 { 0x11_0000 } else { 0x300 };
                let point = u32::try_from(random.below(end)).ok();
                point.and_then(Self::from_u32).unwrap_or('\u{fffd}')
            }
        }
    }
}

impl Value for String {
    fn random(random: &mut Random) -> Self {
        let len = match random.below(100) {
            0 => 0,
            1 => random.between(400, 1100),
            2..10 => return random.pick(TEXTS).to_owned(),
            10..30 => random.between(1, 100),
            _ => random.between(1, 12),
        };
        (0..len).map(|_| char::random(random)).collect()
    }
}

impl Value for Short {
    fn random(random: &mut Random) -> Self {
        let len = random.between(1, 5);
        Self((0..len).map(|_| char::random(random)).collect())
    }
}

impl Value for Uuid {
    fn random(random: &mut Random) -> Self {
        let bits = random.wide_bits();
        Self::from_u128(random.pick(&[bits, bits, bits, bits >> 64, 0, u128::MAX]))
    }
}

impl Value for Vin {
    fn random(random: &mut Random) -> Self {
        Self(Value::random(random))
    }
}

impl Value for DeviceNo {
    fn random(random: &mut Random) -> Self {
        Self(Value::random(random))
    }
}

impl Value for TripId {
    fn random(random: &mut Random) -> Self {
        Self(Value::random(random))
    }
}

impl Value for Tier {
    fn random(random: &mut Random) -> Self {
        random.pick(&[Self::Free, Self::ProPlus, Self::Unicode])
    }
}

impl<const N: u16, const FROM: u16> Value for RandomSuffix<N, FROM> {
    fn random(random: &mut Random) -> Self {
        let number = random.between(FROM.into(), i64::from(FROM) + i64::from(N) - 1);
        let number = u16::try_from(number).expect("N is one too");
        Self::new(number).expect("it is in the range")
    }
}

impl<T: Value> Value for Option<T> {
    fn random(random: &mut Random) -> Self {
        (!random.one_in(3)).then(|| T::random(random))
    }
}

/// The first seconds of the years 0000, 1970 and 10000.
const BORDERS: [i64; 3] = [-62_167_219_200, 0, 253_402_300_800];

/// Seconds since 1970: in all years that have a text, at their borders, and a little beyond.
fn seconds(random: &mut Random) -> i64 {
    let day = random.between(-90_000, 90_000);
    match random.below(10) {
        0 => random.pick(&BORDERS) + random.pick(&[-1, 0, day]),
        1..5 => random.between(0, 4_102_444_800),
        _ => random.between(BORDERS[0], BORDERS[2] - 1),
    }
}

fn nanos(random: &mut Random) -> u32 {
    let nanos = u32::try_from(random.below(1_000_000_000)).expect("it fits");
    random.pick(&[
        0,
        nanos,
        nanos / 1000 * 1000,
        nanos / 1_000_000 * 1_000_000,
        999_999_999,
    ])
}

impl Value for DateTime<Utc> {
    fn random(random: &mut Random) -> Self {
        let at = seconds(random);
        // A leap second, `:60`, can only follow the last second of a minute.
        let leap = if at.rem_euclid(60) == 59 {
            1_000_000_000
        } else {
            0
        };
        Self::from_timestamp(at, nanos(random) + leap).expect("chrono goes far beyond")
    }
}

impl Value for DateTime<FixedOffset> {
    fn random(random: &mut Random) -> Self {
        let offset = offset(random, 86_399);
        let zone = FixedOffset::east_opt(offset).expect("less than a day");
        DateTime::<Utc>::random(random).with_timezone(&zone)
    }
}

/// Seconds from UTC, at most `last`: whole hours and minutes more often than others.
fn offset(random: &mut Random, last: i32) -> i32 {
    let offset = random.between((-last).into(), last.into());
    let offset = random.pick(&[offset, offset / 60 * 60, offset / 3600 * 3600, 0]);
    i32::try_from(offset).expect("at most `last`")
}

impl Value for NaiveDate {
    fn random(random: &mut Random) -> Self {
        // A document does not say that a text is a date, so a year out of range cannot be recognised.
        let (first, last) = (
            Self::from_ymd_opt(0, 1, 1),
            Self::from_ymd_opt(9999, 12, 31),
        );
        let date = DateTime::<Utc>::random(random).date_naive();
        date.clamp(first.expect("a date"), last.expect("a date"))
    }
}

impl Value for jiff::civil::Date {
    fn random(random: &mut Random) -> Self {
        let date = Timestamp::random(random).to_zoned(tz::TimeZone::UTC).date();
        date.max(Self::constant(0, 1, 1))
    }
}

impl Value for Timestamp {
    fn random(random: &mut Random) -> Self {
        // jiff's own last second comes before the year 10000.
        let at = seconds(random).min(Self::MAX.as_second() - 1);
        let nanos = i32::try_from(nanos(random)).expect("less than a second");
        Self::new(at, nanos).expect("it is in jiff's range")
    }
}

impl Value for Zoned {
    fn random(random: &mut Random) -> Self {
        const ZONES: &[&str] = &[
            "America/New_York",
            "Europe/Berlin",
            "Asia/Kathmandu",
            "Pacific/Kiritimati",
            "UTC",
        ];
        let zone = if random.one_in(4) {
            // jiff has offsets up to 25:59:59, but rounds the last ones to 26:00, which not even jiff reads.
            let offset = tz::Offset::from_seconds(offset(random, 93_569));
            offset.expect("it is in range").to_time_zone()
        } else {
            tz::TimeZone::get(random.pick(ZONES)).expect("the zones are bundled")
        };
        Timestamp::random(random).to_zoned(zone)
    }
}

impl Value for SystemTime {
    fn random(random: &mut Random) -> Self {
        // serde does not write instants before 1970.
        let at = Duration::new(seconds(random).unsigned_abs(), nanos(random));
        Self::UNIX_EPOCH + at
    }
}

impl Value for OffsetDateTime {
    fn random(random: &mut Random) -> Self {
        let offset = UtcOffset::from_whole_seconds(offset(random, 93_599));
        // No local time may leave the years that the crate has.
        let at = seconds(random).min(BORDERS[2] - 200_000);
        let at = Self::from_unix_timestamp(at).expect("it is in range");
        at.replace_nanosecond(nanos(random))
            .expect("less than a second")
            .to_offset(offset.expect("it is in range"))
    }
}
