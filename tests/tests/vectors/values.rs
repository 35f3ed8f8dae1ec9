//! The types of the vectors' properties: how lookups take them, and what parsing returns for them.

use std::num::NonZeroU32;
use std::time::SystemTime;

use chrono::{DateTime, FixedOffset, NaiveDate, TimeZone, Utc};
use jiff::{Timestamp, Zoned};
use serde::Deserialize;
use synthetic_key::part::{KeyRef, TimeRef, Timestamp as _};
use synthetic_key::{KeyPart, RandomSuffix};
use uuid::Uuid;

#[derive(Clone, Debug, PartialEq, Deserialize, KeyPart)]
pub(crate) struct Vin(pub(crate) String);

#[derive(Clone, Debug, PartialEq, Deserialize, KeyPart)]
pub(crate) struct DeviceNo(u32);

#[derive(Clone, Debug, PartialEq, Deserialize, KeyPart)]
pub(crate) struct TripId(Uuid);

#[derive(Clone, Debug, PartialEq, Deserialize, KeyPart)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Tier {
    Free,
    ProPlus,
    #[serde(rename = "Ünicode")]
    Unicode,
}

/// A type of `types` in the vectors.
pub(crate) trait Value {
    /// The type that point reads and fan-outs take.
    type Ref<'a>
    where
        Self: 'a;

    fn type_name() -> String;

    fn lend(&self) -> Self::Ref<'_>;
}

macro_rules! values {
    ($($ref:ident $lend:ident: $($value:ty)*;)*) => {$($(
        impl Value for $value {
            type Ref<'a> = $ref<'a, $value>;

            fn type_name() -> String {
                stringify!($value).to_owned()
            }

            fn lend(&self) -> Self::Ref<'_> {
                self.$lend()
            }
        }
    )*)*};
}

values! {
    KeyRef as_part:
        String char bool Uuid NaiveDate NonZeroU32 Vin DeviceNo TripId Tier
        u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize;
    TimeRef as_timestamp: DateTime<Utc> DateTime<FixedOffset> Timestamp Zoned SystemTime;
}

impl<const N: u16, const FROM: u16> Value for RandomSuffix<N, FROM> {
    type Ref<'a> = Self;

    fn type_name() -> String {
        match FROM {
            1 => format!("RandomSuffix<{N}>"),
            _ => format!("RandomSuffix<{N}, {FROM}>"),
        }
    }

    fn lend(&self) -> Self {
        *self
    }
}

impl<T: Value> Value for Option<T> {
    type Ref<'a>
        = Option<T::Ref<'a>>
    where
        Self: 'a;

    fn type_name() -> String {
        format!("Option<{}>", T::type_name())
    }

    fn lend(&self) -> Self::Ref<'_> {
        self.as_ref().map(T::lend)
    }
}

/// The parsed form of a value, if it is not the value itself because of its options.
pub(crate) mod parsed {
    use super::{DateTime, Instant, Tier, Vin};

    pub(crate) fn lower(text: &str) -> String {
        text.to_ascii_lowercase()
    }

    pub(crate) fn upper(text: &str) -> String {
        text.to_ascii_uppercase()
    }

    #[expect(clippy::ref_option, reason = "it takes a field")]
    pub(crate) fn lower_or_none(text: &Option<String>) -> Option<String> {
        text.as_deref().map(lower)
    }

    pub(crate) fn upper_vin(vin: &Vin) -> Vin {
        Vin(upper(&vin.0))
    }

    /// A folded name is not a name any more.
    pub(crate) fn upper_tier(tier: &Tier) -> String {
        let folded = match tier {
            Tier::Free => "FREE",
            Tier::ProPlus => "PRO-PLUS",
            Tier::Unicode => "ÜNICODE",
        };
        folded.to_owned()
    }

    pub(crate) fn year(at: &impl Instant) -> String {
        at.utc()[..4].to_owned()
    }

    pub(crate) fn month(at: &impl Instant) -> String {
        at.utc()[..7].to_owned()
    }

    pub(crate) fn day(at: &impl Instant) -> String {
        at.utc()[..10].to_owned()
    }

    pub(crate) fn hour(at: &impl Instant) -> String {
        at.utc()[..13].to_owned()
    }

    pub(crate) fn minute(at: &impl Instant) -> String {
        at.utc()[..16].to_owned()
    }

    #[expect(clippy::ref_option, reason = "it takes a field")]
    pub(crate) fn day_or_none(at: &Option<impl Instant>) -> Option<String> {
        at.as_ref().map(day)
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "it takes a field")]
    pub(crate) fn day_of_seconds(at: &i64) -> String {
        day(&DateTime::from_timestamp(*at, 0).unwrap())
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "it takes a field")]
    pub(crate) fn hour_of_milliseconds(at: &i64) -> String {
        hour(&DateTime::from_timestamp_millis(*at).unwrap())
    }

    #[expect(clippy::ref_option, reason = "it takes a field")]
    pub(crate) fn hour_of_milliseconds_or_none(at: &Option<i64>) -> Option<String> {
        at.as_ref().map(hour_of_milliseconds)
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "it takes a field")]
    pub(crate) fn year_of_milliseconds(at: &u64) -> String {
        year(&DateTime::from_timestamp_millis(i64::try_from(*at).unwrap()).unwrap())
    }
}

/// A point in time whose own crate writes its text in UTC.
pub(crate) trait Instant {
    /// The start of RFC 3339, down to the second.
    fn utc(&self) -> String;
}

impl<Tz: TimeZone> Instant for DateTime<Tz> {
    fn utc(&self) -> String {
        format!("{:?}", self.naive_utc())
    }
}

impl Instant for NaiveDate {
    fn utc(&self) -> String {
        self.to_string()
    }
}

impl Instant for Timestamp {
    fn utc(&self) -> String {
        self.to_string()
    }
}

impl Instant for Zoned {
    fn utc(&self) -> String {
        self.timestamp().to_string()
    }
}

impl Instant for SystemTime {
    fn utc(&self) -> String {
        let since = self.duration_since(Self::UNIX_EPOCH).unwrap();
        let seconds = i64::try_from(since.as_secs()).unwrap();
        DateTime::from_timestamp(seconds, 0).unwrap().utc()
    }
}
