//! A struct for each layout. Together they have everything that a layout can contain, except functions.

use std::time::SystemTime;

use chrono::{DateTime, FixedOffset, NaiveDate, Utc};
use jiff::{Timestamp, Zoned};
use serde::Serialize;
use synthetic_key::{RandomSuffix, Store};
use time::OffsetDateTime;
use uuid::Uuid;

use crate::line::{Source, random_line, schema_of};
use crate::random::Random;
use crate::values::{DeviceNo, Short, Tier, TripId, Value, Vin};

const SHORT_KEYS: Store = Store::bytes(300);

/// Structs without names. After `=>` comes the name and type of a field in `types`, if these differ from the ones here.
macro_rules! lines {
    ($(
        $(#[$($attr:tt)*])* struct {
            $($(#[$($field_attr:tt)*])* $field:ident: $type:ty $(=> $name:literal: $listed:ty)?),* $(,)?
        }
    )*) => {
        &[$({
            #[derive(serde::Serialize, synthetic_key::SyntheticKey)]
            #[pk(keyed)]
            $(#[$($attr)*])*
            struct Item {
                $($(#[$($field_attr)*])* $field: $type),*
            }

            impl $crate::line::Item for Item {
                const TYPES: &[(&str, &str)] = &[$(listed!($field $type $(, $name $listed)?)),*];

                fn random(random: &mut Random) -> Self {
                    Self { $($field: Value::random(random)),* }
                }
            }

            Source { line: random_line::<Item>, schema: schema_of::<Item> }
        }),*]
    };
}

macro_rules! listed {
    ($field:ident $type:ty) => {
        (stringify!($field), stringify!($type))
    };
    ($field:ident $type:ty, $name:literal $listed:ty) => {
        ($name, stringify!($listed))
    };
}

/// Structs that are fields of others.
macro_rules! nested {
    ($(struct $struct:ident { $($(#[$($attr:tt)*])* $field:ident: $type:ty),* })*) => {$(
        #[derive(Serialize)]
        struct $struct {
            $($(#[$($attr)*])* $field: $type),*
        }

        impl Value for $struct {
            fn random(random: &mut Random) -> Self {
                Self { $($field: Value::random(random)),* }
            }
        }
    )*};
}

nested! {
    struct Vehicle { vin: String, serial: i16 }
    struct Owner { country: Option<String>, vehicle: Vehicle }
    struct Stop { at: DateTime<FixedOffset>, #[serde(skip_serializing_if = "Option::is_none")] seq: Option<u16> }
}

pub(crate) const LINES: &[Source] = lines! {
    // Parts.
    #[serde(rename_all = "camelCase")]
    struct { #[pk(concat)] device_id: String => "deviceId": String, #[pk(concat)] date: u16 }

    #[pk(separator = "_")]
    struct {
        #[pk(concat)] flag: bool,
        #[pk(concat)] letter: char,
        #[pk(concat)] tiny: i8,
        #[pk(concat)] long: i64,
        #[pk(concat)] unsigned: u64,
        #[pk(concat)] widest: u128,
        #[pk(concat)] signed: i128,
        #[pk(concat)] id: Uuid,
        #[pk(concat)] date: NaiveDate,
        #[pk(concat)] name: String,
    }

    #[pk(separator = "{", suffix_separator = "}")]
    struct {
        #[pk(concat)] #[serde(rename = "say \"hi\" {\\}\té")] quoted: DeviceNo => "say \"hi\" {\\}\té": DeviceNo,
        #[pk(concat)] #[serde(rename = "a.b")] dot: Vin => "a.b": Vin,
        #[pk(random_suffix = 2)] #[serde(rename = "größe")] size: RandomSuffix<2> => "größe": RandomSuffix<2>,
    }

    // Suffixes.
    struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix = 400)] vin: String }

    #[pk(separator = "::")]
    struct {
        #[pk(concat(2))] number: i64,
        #[pk(concat(1))] tier: Tier,
        #[pk(hash_suffix = 65535)] text: String,
        #[pk(hash_suffix = 65535)] letter: char,
        #[pk(hash_suffix = 65535)] id: TripId,
        #[pk(hash_suffix = 65535)] flag: bool,
        #[pk(hash_suffix = 65535)] wide: i128,
        #[pk(hash_suffix = 65535)] date: NaiveDate,
        #[pk(hash_suffix = 65535)] other: String,
    }

    #[pk(suffix_separator = "#")]
    struct {
        #[pk(concat)] date: jiff::civil::Date => "date": NaiveDate,
        #[pk(random_suffix = 65535)] shard: RandomSuffix<65535>,
    }

    #[pk(prefix = "T#%0", escape)]
    struct {
        #[pk(concat)] tenant: String,
        #[pk(concat)] number: i64,
        #[pk(hash_suffix(100, from = 0, pad = 2, first))] vin: String,
        #[pk(hash_suffix)] letter: char,
    }

    #[pk(suffix_separator = "/")]
    struct {
        #[pk(concat)] tenant: String,
        #[pk(random_suffix(1000, from = 0, pad = 4))] shard: RandomSuffix<1000, 0>,
    }

    #[pk(also_read = ["{date}.{xxh64(vin) % 400 + 1}", "{date}.{xxh64(vin) % 200 + 1}", "{date}.{xxh64(vin) % 7 + 1}"])]
    struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix = 800)] vin: String }

    #[pk(also_read = ["{tenant}_{at:month}", "{at:hour}/{device:lower:%}.{xxh64(tenant) % 65535 + 1}", "{no:04}{tenant}"])]
    struct {
        #[pk(concat)] tenant: String,
        #[pk(concat, rollup = "day")] at: DateTime<Utc>,
        #[pk(concat)] no: u32,
        #[pk(hash_suffix = 16)] device: String,
    }

    // Values that only a program that checks them would not have stored.
    #[pk(separator = "_", also_read = [
        "{no:03}/{name}", "{at:ms:minute}#{name:%}", "{wide:039}.{xxh64(no:06, count:s:hour) % 400 + 1}",
    ])]
    struct {
        #[pk(concat)] no: i64,
        #[pk(concat)] at: i64,
        #[pk(concat)] wide: i128,
        #[pk(concat)] count: u64,
        #[pk(hash_suffix = 16)] name: String,
    }

    #[pk(suffix_separator = "--", also_read = [
        "{name}--{xxh64(country, vin:lower) % 2 + 1}", "{name}--{xxh64(country, vin:lower) % 65535 + 1}",
    ])]
    struct {
        #[pk(concat)] name: String,
        #[pk(hash_suffix = 3)] country: String,
        #[pk(hash_suffix = 3, case = "lower")] vin: String,
    }

    // Escapes.
    #[pk(escape)]
    struct { #[pk(concat)] tenant: String, #[pk(concat)] user: String }

    #[pk(escape, separator = "::", suffix_separator = "/")]
    struct {
        #[pk(concat)] tenant: Vin,
        #[pk(concat)] letter: char,
        #[pk(concat)] user: String,
        #[pk(random_suffix = 16)] shard: RandomSuffix<16>,
    }

    #[pk(escape, separator = "é💰", suffix_separator = "{")]
    struct { #[pk(concat)] tenant: String, #[pk(concat)] tier: Tier, #[pk(hash_suffix = 16)] user: String }

    #[pk(escape, separator = "e-")]
    struct {
        #[pk(concat)] name: String,
        #[pk(concat)] id: Uuid,
        #[pk(concat)] date: NaiveDate,
        #[pk(concat)] active: bool,
        #[pk(concat)] number: i32,
        #[pk(concat)] other: String,
    }

    #[pk(escape, separator = "x")]
    struct {
        #[pk(concat, case = "upper")] tenant: String,
        #[pk(concat, case = "lower")] user: String,
        #[pk(concat, none = "x%y", case = "upper")] region: Option<String>,
        #[pk(concat, none = "none")] number: Option<u8>,
        #[pk(concat, pad = 4)] seq: u16,
    }

    // Options.
    #[pk(separator = "|")]
    struct {
        #[pk(concat, none = "none")] number: Option<i64>,
        #[pk(concat, none = "undated")] date: Option<NaiveDate>,
        #[pk(concat, none = "say \"hi\" {\\}'`\té💰")]
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<Uuid>,
        #[pk(concat, none = "NONE", case = "lower")] region: Option<String>,
    }

    struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400, none = "none")] driver: Option<u32>,
        #[pk(hash_suffix = 400, none = "None", case = "upper")] vin: Option<String>,
        #[pk(hash_suffix = 400, none = "never", rollup = "hour")] at: Option<DateTime<Utc>>,
        #[pk(hash_suffix = 400, pad = 10)] seq: u32,
    }

    struct {
        #[pk(concat, pad = 6)] seq: u32,
        #[pk(concat, pad = 39)] wide: u128,
        #[pk(concat, none = "none", pad = 10)] no: Option<i64>,
        #[pk(concat, case = "upper")] name: Vin,
    }

    struct { #[pk(concat, case = "lower")] email: String }

    #[pk(store = SHORT_KEYS)]
    struct { #[pk(concat, max_len = 20)] name: Short => "name": String, #[pk(concat)] no: u8 }

    // Periods.
    #[pk(time_only)]
    struct {
        #[pk(concat, rollup = "year")] utc: DateTime<Utc>,
        #[pk(concat, rollup = "month")] offset: DateTime<FixedOffset>,
        #[pk(concat, rollup = "day")] timestamp: Timestamp,
        #[pk(concat, rollup = "hour")] zoned: Zoned,
        #[pk(concat, rollup = "minute")] system: SystemTime,
        #[pk(hash_suffix = 400, rollup = "minute")] of_time: OffsetDateTime,
    }

    #[pk(separator = "|")]
    struct {
        #[pk(concat, rollup = "minute")] utc: DateTime<Utc>,
        #[pk(concat, rollup = "minute")] offset: DateTime<FixedOffset>,
        #[pk(concat, rollup = "minute")] zoned: Zoned,
        #[pk(concat, rollup = "minute")] of_time: OffsetDateTime,
        #[pk(concat)] name: String,
    }

    struct {
        #[pk(concat)] name: String,
        #[pk(concat, rollup = "month")] date: NaiveDate,
        #[pk(concat, rollup = "day")] day: jiff::civil::Date,
        #[pk(concat, none = "never", rollup = "year")] year: Option<NaiveDate>,
    }

    #[pk(time_only, separator = "_")]
    struct {
        #[pk(concat, epoch = "s", rollup = "minute")] short: u32,
        #[pk(concat, epoch = "s", rollup = "hour")] seconds: i64,
        #[pk(concat, none = "never", epoch = "ms", rollup = "year")] unsigned: Option<u64>,
        #[pk(hash_suffix = 400, epoch = "ms", rollup = "minute")] millis: i64,
    }

    #[pk(escape, separator = ":")]
    struct {
        #[pk(concat, epoch = "ms", rollup = "minute")] at: i64,
        #[pk(concat, none = "n:a%", rollup = "minute")] seen: Option<DateTime<FixedOffset>>,
        #[pk(concat)] name: String,
    }

    // Paths.
    struct {
        #[pk(concat, path = "vin", case = "lower")] vehicle: Vehicle => "vehicle.vin": String,
        #[pk(concat, path = "seq", none = "none")] stop: Stop => "stop.seq": Option<u16>,
        #[pk(hash_suffix = 400, path = "at", rollup = "minute")] last: Stop => "last.at": DateTime<FixedOffset>,
    }

    #[pk(escape, separator = "/")]
    struct {
        #[pk(concat, path = "country", none = "a/b", case = "upper")] owner: Owner => "owner.country": Option<String>,
        #[pk(concat, path = "vehicle.serial")] #[serde(rename = "the owner")] other: Owner => r#""the owner".vehicle.serial"#: i16,
        #[pk(concat, path = "vehicle.vin")] third: Owner => "third.vehicle.vin": String,
    }

    // Levels.
    struct { #[pk(concat, level = 1)] tenant: String, #[pk(concat, level = 2)] user: String }

    #[pk(also_read = ["{tenant}{/}{site}-{name:?\"none\":upper}{/}{xxh64(vin) % 400 + 1}", "{tenant}{/}{name:?\"x\":%}.{site:05}{/}{vin}#x"])]
    struct {
        #[pk(concat, level = 1)] tenant: Uuid,
        #[pk(concat, level = 2)] site: u16,
        #[pk(concat, level = 2, none = "none", case = "upper")] name: Option<String>,
        #[pk(hash_suffix = 800, level = 3)] vin: String,
    }

    #[pk(escape)]
    struct {
        #[pk(concat, level = 1, rollup = "month")] at: DateTime<Utc>,
        #[pk(concat, level = 1)] tenant: String,
        #[pk(concat, level = 2, case = "upper")] user: String,
        #[pk(random_suffix = 400, level = 2)] shard: RandomSuffix<400>,
    }
};
