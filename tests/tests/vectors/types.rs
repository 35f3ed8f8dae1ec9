//! One derived struct for each group of the vectors.

use std::num::NonZeroU32;

use chrono::NaiveDate;
use serde::Deserialize;
use synthetic_key::{FanOut, KeyPart, RandomSuffix, SyntheticKey};
use uuid::Uuid;

use super::{Derived, Row};

/// A row is a group's name, its struct and, for a key with a suffix, the parts that its fan-out takes.
macro_rules! table {
    (#[derive $traits:tt] $($group:literal => $(#[$($attr:tt)*])* struct $fields:tt $(keys { $($part:tt),* })?)*) => {
        pub(crate) const TABLE: &[Row] = &[$({
            item!(#[derive $traits] $(#[$($attr)*])* $fields);
            fan_out!($($($part)*)?);
            impl Derived for Item {
                const TYPES: &'static [&'static str] = TYPES;
                fn point_read(&self) -> impl SyntheticKey {
                    ItemKey::from(self)
                }
                fn fan_out(&self) -> Option<FanOut> {
                    fan_out(self)
                }
            }
            Row::of::<Item>($group)
        }),*];
    };
}

/// The struct, and its types as text.
macro_rules! item {
    (
        $(#[$($attr:tt)*])*
        { $($(#[$($field_attr:tt)*])* $field:ident: $ty:ident $(<$n:tt>)?),* $(,)? }
    ) => {
        $(#[$($attr)*])*
        struct Item { $($(#[$($field_attr)*])* $field: $ty $(<$n>)?),* }
        const TYPES: &[&str] = &[$(concat!(stringify!($ty) $(, "<", $n, ">")?)),*];
    };
    (
        $(#[$($attr:tt)*])*
        ( $($(#[$($field_attr:tt)*])* $ty:ident $(<$n:tt>)?),* $(,)? )
    ) => {
        $(#[$($attr)*])*
        struct Item($($(#[$($field_attr)*])* $ty $(<$n>)?),*);
        const TYPES: &[&str] = &[$(concat!(stringify!($ty) $(, "<", $n, ">")?)),*];
    };
}

/// The item's fan-out, from its parts.
macro_rules! fan_out {
    () => {
        // Clashes with the derive's fan-out, if there is one: a row may not leave it out.
        #[expect(dead_code)]
        struct ItemKeys;
        fn fan_out(_: &Item) -> Option<FanOut> {
            None
        }
    };
    ($($part:tt)+) => {
        fn fan_out(item: &Item) -> Option<FanOut> {
            Some(ItemKeys { $($part: item.$part.as_part()),+ }.iter())
        }
    };
}

#[derive(Deserialize, KeyPart)]
struct Vin(String);

#[derive(Deserialize, KeyPart)]
struct DeviceNo(u32);

#[derive(Deserialize, KeyPart)]
#[serde(rename_all = "kebab-case")]
enum Tier {
    Free,
    ProPlus,
    #[serde(rename = "Ünicode")]
    Unicode,
}

// The groups in the order of vectors.json, and their fields in the order of `types`.
table! {
    #[derive(Deserialize, SyntheticKey)]

    // The cases of the Cosmos DB documentation.
    "device-year" => #[serde(rename_all = "camelCase")] struct {
        #[pk(concat)] device_id: String,
        #[pk(concat)] date: u16,
    }
    "trip-drawn" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(random_suffix = 400)] shard: RandomSuffix<400>,
    } keys { date }
    "trip-vin" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix = 400)] vin: String } keys { date }

    // Every N.
    "hash-2" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix = 2)] vin: String } keys { date }
    "hash-16" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix = 16)] vin: String } keys { date }
    "hash-100" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix = 100)] vin: String } keys { date }
    "hash-800" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix = 800)] vin: String } keys { date }
    "hash-65535" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix = 65535)] vin: String } keys { date }

    // Text.
    "text" => struct { #[pk(concat)] name: String }
    "text-hash-length" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 65535)] text: String } keys { site }
    "text-longest-with-suffix" => struct {
        #[pk(concat)] name: String,
        #[pk(hash_suffix = 65535)] id: String,
    } keys { name }

    // Integers.
    "unsigned" => #[pk(separator = "_")] struct {
        #[pk(concat)] a: u8, #[pk(concat)] b: u16, #[pk(concat)] c: u32,
        #[pk(concat)] d: u64, #[pk(concat)] e: u128, #[pk(concat)] f: usize,
    }
    "signed" => #[pk(separator = "_")] struct {
        #[pk(concat)] a: i8, #[pk(concat)] b: i16, #[pk(concat)] c: i32,
        #[pk(concat)] d: i64, #[pk(concat)] e: i128, #[pk(concat)] f: isize,
    }
    "non-zero" => struct { #[pk(concat)] no: NonZeroU32 }
    "hash-u8" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 400)] no: u8 } keys { site }
    "hash-u64" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 400)] no: u64 } keys { site }
    "hash-i64" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 400)] no: i64 } keys { site }
    "hash-u128" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 400)] no: u128 } keys { site }
    "hash-i128" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 400)] no: i128 } keys { site }
    "hash-non-zero-u32" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 400)] no: NonZeroU32 } keys { site }

    // Other parts.
    "bool" => #[serde(rename_all = "camelCase")] struct { #[pk(concat)] device_id: String, #[pk(concat)] active: bool }
    "hash-bool" => #[serde(rename_all = "camelCase")] struct {
        #[pk(concat)] device_id: String,
        #[pk(hash_suffix = 2)] active: bool,
    } keys { device_id }
    "char" => #[pk(separator = "_")] struct { #[pk(concat)] grade: char, #[pk(concat)] no: u32 }
    "hash-char" => struct { #[pk(concat)] no: u32, #[pk(hash_suffix = 400)] grade: char } keys { no }
    "uuid" => #[serde(rename_all = "camelCase")] struct { #[pk(concat)] tenant_id: Uuid, #[pk(concat)] user_no: u64 }
    "hash-uuid" => #[serde(rename_all = "camelCase")] struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400)] trip_id: Uuid,
    } keys { date }
    "date" => struct { #[pk(concat)] date: NaiveDate, #[pk(concat)] unit: u16 }
    "hash-date" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 100)] date: NaiveDate } keys { site }
    "enum" => #[serde(rename_all = "camelCase")] struct { #[pk(concat)] tier: Tier, #[pk(concat)] customer_no: u32 }
    "hash-enum" => #[serde(rename_all = "camelCase")] struct {
        #[pk(concat)] customer_no: u32,
        #[pk(hash_suffix = 16)] tier: Tier,
    } keys { customer_no }
    "newtype" => #[serde(rename_all = "camelCase")] struct { #[pk(concat)] vin: Vin, #[pk(concat)] device_no: DeviceNo }
    "hash-newtype" => #[serde(rename_all = "camelCase")] struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400)] vin: Vin,
        #[pk(hash_suffix = 400)] device_no: DeviceNo,
    } keys { date }

    // Drawn suffixes.
    "drawn-2" => #[serde(rename_all = "camelCase")] struct {
        #[pk(concat)] device_id: String,
        #[pk(random_suffix = 2)] shard: RandomSuffix<2>,
    } keys { device_id }
    "drawn-65535" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(concat)] site: u16,
        #[pk(random_suffix = 65535)] bucket: RandomSuffix<65535>,
    } keys { date, site }

    // Several hashed fields.
    "hash-two" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400)] country: String,
        #[pk(hash_suffix = 400)] vin: String,
    } keys { date }
    "hash-three" => #[pk(separator = "/")] struct {
        #[pk(concat)] tenant: u32,
        #[pk(concat)] region: String,
        #[pk(hash_suffix = 800)] name: String,
        #[pk(hash_suffix = 800)] seq: i64,
        #[pk(hash_suffix = 800)] day: NaiveDate,
    } keys { tenant, region }
    "hash-mixed" => struct {
        #[pk(concat)] region: String,
        #[pk(hash_suffix = 16)] active: bool,
        #[pk(hash_suffix = 16)] id: u128,
        #[pk(hash_suffix = 16)] level: char,
    } keys { region }

    // Separators.
    "separator-underscore" => #[pk(separator = "_")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    }
    "separator-pipe" => #[pk(separator = "|")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    }
    "separator-colons" => #[pk(separator = "::")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    }
    "separator-slash" => #[pk(separator = "/")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    }
    "separator-space" => #[pk(separator = " ")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    }
    "separator-non-ascii" => #[pk(separator = "é")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    }
    "separator-open-brace" => #[pk(separator = "{")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    }
    "separator-close-brace" => #[pk(separator = "}")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    }
    "separator-braces" => #[pk(separator = "{}")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    }
    "suffix-separator-hash" => #[pk(suffix_separator = "#")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(hash_suffix = 400)] vin: String,
    } keys { site, name }
    "suffix-separator-dashes" => #[pk(suffix_separator = "--")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(hash_suffix = 400)] vin: String,
    } keys { site, name }
    "suffix-separator-slash" => #[pk(separator = "|", suffix_separator = "/")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(hash_suffix = 400)] vin: String,
    } keys { site, name }
    "suffix-separator-close-brace" => #[pk(separator = "{", suffix_separator = "}")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(hash_suffix = 400)] vin: String,
    } keys { site, name }
    "suffix-separator-drawn" => #[pk(separator = "_", suffix_separator = "#")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(random_suffix = 16)] shard: RandomSuffix<16>,
    } keys { site, name }

    // Property names.
    "names-renamed" => #[serde(rename_all = "kebab-case")] struct {
        #[pk(concat)] device_id: String,
        #[pk(concat)] #[serde(rename = "DeviceNo")] device_no: u32,
    }
    "names-type" => struct { #[pk(concat)] r#type: String, #[pk(concat)] no: u32 }
    "names-bare-signs" => #[pk(separator = "|")] struct {
        #[pk(concat)] #[serde(rename = "$type")] dollar_type: String,
        #[pk(concat)] #[serde(rename = "@id")] at_id: u32,
        #[pk(concat)] größe: u8,
        #[pk(concat)] #[serde(rename = "_")] underscore: u8,
    }
    "names-like-keywords" => struct {
        #[pk(concat)] xxh64: String,
        #[pk(concat)] r#in: u32,
        #[pk(hash_suffix = 16)] r#true: String,
    } keys { xxh64, r#in }
    "names-digits" => struct {
        #[pk(concat(2))] #[serde(rename = "0")] zero: u32,
        #[pk(concat(1))] #[serde(rename = "1")] one: String,
    }
    "names-quoted" => struct {
        #[pk(concat)] #[serde(rename = "a:b")] colon: String,
        #[pk(concat)] #[serde(rename = "with space")] space: u32,
        #[pk(concat)] #[serde(rename = "a.b")] dot: u32,
    }
    "names-quoted-escapes" => #[pk(separator = "|")] struct {
        #[pk(concat)] #[serde(rename = "say \"hi\"")] quotes: String,
        #[pk(concat)] #[serde(rename = "back\\slash")] backslash: u32,
        #[pk(concat)] #[serde(rename = "tab\t")] tab: u8,
        #[pk(concat)] #[serde(rename = "del\u{7f}")] delete: u8,
    }
    "names-quoted-braces" => #[pk(separator = "_")] struct {
        #[pk(concat)] #[serde(rename = "brace{")] open: String,
        #[pk(concat)] #[serde(rename = "}")] close: u32,
        #[pk(concat)] #[serde(rename = "{{x}}")] doubled: u8,
        #[pk(concat)] #[serde(rename = "")] empty: u8,
    }
    "names-quoted-hash" => struct {
        #[pk(concat)] #[serde(rename = "(date)")] date: NaiveDate,
        #[pk(hash_suffix = 400)] #[serde(rename = "a, b")] comma: String,
        #[pk(hash_suffix = 400)] größe: u8,
        #[pk(hash_suffix = 400)] #[serde(rename = ") % 2 + 1}")] end_of_hash: String,
    } keys { date }
    "names-quoted-drawn" => struct {
        #[pk(concat)] #[serde(rename = "the date")] date: NaiveDate,
        #[pk(random_suffix = 16)] #[serde(rename = "my shard")] shard: RandomSuffix<16>,
    } keys { date }

    // Order.
    "positions" => struct {
        #[pk(concat(3))] month: u8, #[pk(concat(2))] year: u16, #[pk(concat(1))] country: String,
    }

    // Tuple structs.
    "tuple" => struct(#[pk(concat)] String, #[pk(concat)] u16)
    "tuple-hash" => struct(
        #[pk(concat)] NaiveDate,
        #[expect(dead_code)] u32,
        #[pk(hash_suffix = 400)] String,
    ) keys { 0 }
    "tuple-positions-drawn" => #[pk(separator = "_")] struct(
        #[pk(concat(2))] u16,
        #[pk(concat(1))] String,
        #[pk(random_suffix = 16)] RandomSuffix<16>,
    ) keys { 0, 1 }
}
