//! One derived struct for each group of the vectors.

use std::num::NonZeroU32;

use chrono::NaiveDate;
use serde::Deserialize;
use synthetic_key::{FanOut, KeyPart, RandomSuffix, SyntheticKey};
use uuid::Uuid;

use super::{Derived, Row};

/// A row is a group's name, its struct and, for a key with a suffix, the parts that its fan-out takes; then, for a key
/// without hashed fields, what parsing it gives.
macro_rules! table {
    (
        #[derive $traits:tt]
        $(
            $group:literal => $(#[$($attr:tt)*])* struct $fields:tt
            $(keys { $($part:tt),* })?
            $(parsed { $($parsed:tt),* })?
        )*
    ) => {
        pub(crate) const TABLE: &[Row] = &[$({
            item!(#[derive $traits] $(#[$($attr)*])* $fields);
            fan_out!($($($part)*)?);
            parse!($($($parsed)*)?);
            impl Derived for Item {
                const TYPES: &'static [&'static str] = TYPES;
                fn point_read(&self) -> impl SyntheticKey {
                    ItemKey::from(self)
                }
                fn fan_out(&self) -> Option<FanOut> {
                    fan_out(self)
                }
                fn check_parse(&self, key: &str, case: &str) -> bool {
                    check_parse(self, key, case)
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

/// Compares what a key is parsed into with the item's own parts, in the order of the key.
macro_rules! parse {
    () => {
        fn check_parse(_: &Item, _: &str, _: &str) -> bool {
            false
        }
    };
    ($($part:tt)+) => {
        fn check_parse(item: &Item, key: &str, case: &str) -> bool {
            let parts = ($(item.$part.clone()),+);
            assert_eq!(ItemKey::parse(key), Ok(parts), "{case}");
            true
        }
    };
}

#[derive(Clone, Debug, PartialEq, Deserialize, KeyPart)]
struct Vin(String);

#[derive(Clone, Debug, PartialEq, Deserialize, KeyPart)]
struct DeviceNo(u32);

#[derive(Clone, Debug, PartialEq, Deserialize, KeyPart)]
struct TripId(Uuid);

#[derive(Clone, Debug, PartialEq, Deserialize, KeyPart)]
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
    } parsed { device_id, date }
    "trip-drawn" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(random_suffix = 400)] shard: RandomSuffix<400>,
    } keys { date } parsed { date, shard }
    "trip-vin" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix = 400)] vin: String } keys { date }

    // Every N.
    "hash-2" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix = 2)] vin: String } keys { date }
    "hash-16" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix = 16)] vin: String } keys { date }
    "hash-100" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix = 100)] vin: String } keys { date }
    "hash-800" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix = 800)] vin: String } keys { date }
    "hash-65535" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix = 65535)] vin: String } keys { date }

    // Text.
    "text" => struct { #[pk(concat)] name: String } parsed { name }
    "text-hash-length" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 65535)] text: String } keys { site }
    "text-longest-with-suffix" => struct {
        #[pk(concat)] name: String,
        #[pk(hash_suffix = 65535)] id: String,
    } keys { name }

    // Integers.
    "unsigned" => #[pk(separator = "_")] struct {
        #[pk(concat)] a: u8, #[pk(concat)] b: u16, #[pk(concat)] c: u32,
        #[pk(concat)] d: u64, #[pk(concat)] e: u128, #[pk(concat)] f: usize,
    } parsed { a, b, c, d, e, f }
    "signed" => #[pk(separator = "_")] struct {
        #[pk(concat)] a: i8, #[pk(concat)] b: i16, #[pk(concat)] c: i32,
        #[pk(concat)] d: i64, #[pk(concat)] e: i128, #[pk(concat)] f: isize,
    } parsed { a, b, c, d, e, f }
    "non-zero" => struct { #[pk(concat)] no: NonZeroU32 } parsed { no }
    "hash-u8" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 400)] no: u8 } keys { site }
    "hash-u64" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 400)] no: u64 } keys { site }
    "hash-i64" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 400)] no: i64 } keys { site }
    "hash-u128" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 400)] no: u128 } keys { site }
    "hash-i128" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 400)] no: i128 } keys { site }
    "hash-non-zero-u32" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 400)] no: NonZeroU32 } keys { site }

    // Other parts.
    "bool" => #[serde(rename_all = "camelCase")] struct { #[pk(concat)] device_id: String, #[pk(concat)] active: bool }
    parsed { device_id, active }
    "hash-bool" => #[serde(rename_all = "camelCase")] struct {
        #[pk(concat)] device_id: String,
        #[pk(hash_suffix = 2)] active: bool,
    } keys { device_id }
    "char" => #[pk(separator = "_")] struct { #[pk(concat)] grade: char, #[pk(concat)] no: u32 } parsed { grade, no }
    "hash-char" => struct { #[pk(concat)] no: u32, #[pk(hash_suffix = 400)] grade: char } keys { no }
    "uuid" => #[serde(rename_all = "camelCase")] struct { #[pk(concat)] tenant_id: Uuid, #[pk(concat)] user_no: u64 }
    parsed { tenant_id, user_no }
    "hash-uuid" => #[serde(rename_all = "camelCase")] struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400)] trip_id: Uuid,
    } keys { date }
    "date" => struct { #[pk(concat)] date: NaiveDate, #[pk(concat)] unit: u16 } parsed { date, unit }
    "hash-date" => struct { #[pk(concat)] site: u16, #[pk(hash_suffix = 100)] date: NaiveDate } keys { site }
    "enum" => #[serde(rename_all = "camelCase")] struct { #[pk(concat)] tier: Tier, #[pk(concat)] customer_no: u32 }
    parsed { tier, customer_no }
    "hash-enum" => #[serde(rename_all = "camelCase")] struct {
        #[pk(concat)] customer_no: u32,
        #[pk(hash_suffix = 16)] tier: Tier,
    } keys { customer_no }
    "newtype" => #[serde(rename_all = "camelCase")] struct { #[pk(concat)] vin: Vin, #[pk(concat)] device_no: DeviceNo }
    parsed { vin, device_no }
    "hash-newtype" => #[serde(rename_all = "camelCase")] struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400)] vin: Vin,
        #[pk(hash_suffix = 400)] device_no: DeviceNo,
    } keys { date }

    // Drawn suffixes.
    "drawn-2" => #[serde(rename_all = "camelCase")] struct {
        #[pk(concat)] device_id: String,
        #[pk(random_suffix = 2)] shard: RandomSuffix<2>,
    } keys { device_id } parsed { device_id, shard }
    "drawn-65535" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(concat)] site: u16,
        #[pk(random_suffix = 65535)] bucket: RandomSuffix<65535>,
    } keys { date, site } parsed { date, site, bucket }

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
    } parsed { site, name, unit }
    "separator-pipe" => #[pk(separator = "|")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "separator-colons" => #[pk(separator = "::")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "separator-slash" => #[pk(separator = "/")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "separator-space" => #[pk(separator = " ")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "separator-non-ascii" => #[pk(separator = "é")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "separator-open-brace" => #[pk(separator = "{")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "separator-close-brace" => #[pk(separator = "}")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "separator-braces" => #[pk(separator = "{}")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
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
    } keys { site, name } parsed { site, name, shard }

    // Property names.
    "names-renamed" => #[serde(rename_all = "kebab-case")] struct {
        #[pk(concat)] device_id: String,
        #[pk(concat)] #[serde(rename = "DeviceNo")] device_no: u32,
    } parsed { device_id, device_no }
    "names-type" => struct { #[pk(concat)] r#type: String, #[pk(concat)] no: u32 } parsed { r#type, no }
    "names-bare-signs" => #[pk(separator = "|")] struct {
        #[pk(concat)] #[serde(rename = "$type")] dollar_type: String,
        #[pk(concat)] #[serde(rename = "@id")] at_id: u32,
        #[pk(concat)] größe: u8,
        #[pk(concat)] #[serde(rename = "_")] underscore: u8,
    } parsed { dollar_type, at_id, größe, underscore }
    "names-like-keywords" => struct {
        #[pk(concat)] xxh64: String,
        #[pk(concat)] r#in: u32,
        #[pk(hash_suffix = 16)] r#true: String,
    } keys { xxh64, r#in }
    "names-digits" => struct {
        #[pk(concat(2))] #[serde(rename = "0")] zero: u32,
        #[pk(concat(1))] #[serde(rename = "1")] one: String,
    } parsed { one, zero }
    "names-quoted" => struct {
        #[pk(concat)] #[serde(rename = "a:b")] colon: String,
        #[pk(concat)] #[serde(rename = "with space")] space: u32,
        #[pk(concat)] #[serde(rename = "a.b")] dot: u32,
    } parsed { colon, space, dot }
    "names-quoted-escapes" => #[pk(separator = "|")] struct {
        #[pk(concat)] #[serde(rename = "say \"hi\"")] quotes: String,
        #[pk(concat)] #[serde(rename = "back\\slash")] backslash: u32,
        #[pk(concat)] #[serde(rename = "tab\t")] tab: u8,
        #[pk(concat)] #[serde(rename = "del\u{7f}")] delete: u8,
    } parsed { quotes, backslash, tab, delete }
    "names-quoted-braces" => #[pk(separator = "_")] struct {
        #[pk(concat)] #[serde(rename = "brace{")] open: String,
        #[pk(concat)] #[serde(rename = "}")] close: u32,
        #[pk(concat)] #[serde(rename = "{{x}}")] doubled: u8,
        #[pk(concat)] #[serde(rename = "")] empty: u8,
    } parsed { open, close, doubled, empty }
    "names-quoted-hash" => struct {
        #[pk(concat)] #[serde(rename = "(date)")] date: NaiveDate,
        #[pk(hash_suffix = 400)] #[serde(rename = "a, b")] comma: String,
        #[pk(hash_suffix = 400)] größe: u8,
        #[pk(hash_suffix = 400)] #[serde(rename = ") % 2 + 1}")] end_of_hash: String,
    } keys { date }
    "names-quoted-drawn" => struct {
        #[pk(concat)] #[serde(rename = "the date")] date: NaiveDate,
        #[pk(random_suffix = 16)] #[serde(rename = "my shard")] shard: RandomSuffix<16>,
    } keys { date } parsed { date, shard }

    // Order.
    "positions" => struct {
        #[pk(concat(3))] month: u8, #[pk(concat(2))] year: u16, #[pk(concat(1))] country: String,
    } parsed { country, year, month }

    // Tuple structs.
    "tuple" => struct(#[pk(concat)] String, #[pk(concat)] u16) parsed { 0, 1 }
    "tuple-hash" => struct(
        #[pk(concat)] NaiveDate,
        #[expect(dead_code)] u32,
        #[pk(hash_suffix = 400)] String,
    ) keys { 0 }
    "tuple-positions-drawn" => #[pk(separator = "_")] struct(
        #[pk(concat(2))] u16,
        #[pk(concat(1))] String,
        #[pk(random_suffix = 16)] RandomSuffix<16>,
    ) keys { 0, 1 } parsed { 1, 0, 2 }

    // Escaped text.
    "escape-text" => #[pk(escape)] struct { #[pk(concat)] tenant: String, #[pk(concat)] user: String }
    parsed { tenant, user }
    "escape-one-part" => #[pk(escape)] struct { #[pk(concat)] name: String } parsed { name }
    "escape-one-part-drawn" => #[pk(escape, separator = "_")] struct {
        #[pk(concat)] name: String,
        #[pk(random_suffix = 16)] shard: RandomSuffix<16>,
    } keys { name } parsed { name, shard }
    "escape-drawn" => #[pk(escape)] struct {
        #[pk(concat)] tenant: String,
        #[pk(concat)] user: String,
        #[pk(random_suffix = 16)] shard: RandomSuffix<16>,
    } keys { tenant, user } parsed { tenant, user, shard }
    "escape-hash" => #[pk(escape)] struct {
        #[pk(concat)] tenant: String,
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400)] vin: String,
    } keys { tenant, date }
    "escape-hash-two" => #[pk(escape, separator = "/", suffix_separator = "#")] struct {
        #[pk(concat)] site: i32,
        #[pk(concat)] name: String,
        #[pk(hash_suffix = 400)] country: String,
        #[pk(hash_suffix = 400)] vin: String,
    } keys { site, name }
    "escape-suffix-separator-dashes" => #[pk(escape, suffix_separator = "--")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(hash_suffix = 400)] vin: String,
    } keys { site, name }
    "escape-non-ascii" => #[pk(escape, separator = "é")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "escape-three-byte" => #[pk(escape, separator = "€")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "escape-four-byte" => #[pk(escape, separator = "💰")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "escape-colons" => #[pk(escape, separator = "::")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "escape-arrow" => #[pk(escape, separator = "->")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "escape-open-brace" => #[pk(escape, separator = "{")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "escape-braces" => #[pk(escape, separator = "{}")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "escape-tab" => #[pk(escape, separator = "\t")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "escape-delete" => #[pk(escape, separator = "\u{7f}")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "escape-letter" => #[pk(escape, separator = "e")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
    "escape-braces-drawn" => #[pk(escape, separator = "{", suffix_separator = "}")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(random_suffix = 16)] shard: RandomSuffix<16>,
    } keys { site, name } parsed { site, name, shard }

    // What is not text is not escaped.
    "escape-integers" => #[pk(escape)] struct {
        #[pk(concat)] a: i8, #[pk(concat)] b: i128, #[pk(concat)] c: u128, #[pk(concat)] name: String,
    } parsed { a, b, c, name }
    "escape-integers-drawn" => #[pk(escape, suffix_separator = "-")] struct {
        #[pk(concat)] name: String,
        #[pk(concat)] no: i64,
        #[pk(random_suffix = 400)] shard: RandomSuffix<400>,
    } keys { name, no } parsed { name, no, shard }
    "escape-date-uuid" => #[pk(escape)] struct {
        #[pk(concat)] date: NaiveDate, #[pk(concat)] id: Uuid, #[pk(concat)] name: String,
    } parsed { date, id, name }
    "escape-uuid-letters" => #[pk(escape, separator = "e")] struct {
        #[pk(concat)] id: Uuid, #[pk(concat)] name: String, #[pk(concat)] active: bool,
    } parsed { id, name, active }
    "escape-bool" => #[pk(escape)] struct { #[pk(concat)] name: String, #[pk(concat)] active: bool }
    parsed { name, active }
    "escape-char" => #[pk(escape, separator = "_")] struct { #[pk(concat)] grade: char, #[pk(concat)] no: u32 }
    parsed { grade, no }
    "escape-enum" => #[pk(escape)] #[serde(rename_all = "camelCase")] struct {
        #[pk(concat)] tier: Tier,
        #[pk(concat)] customer_no: u32,
    } parsed { tier, customer_no }
    "escape-newtype" => #[pk(escape)] #[serde(rename_all = "camelCase")] struct {
        #[pk(concat)] vin: Vin,
        #[pk(concat)] device_no: DeviceNo,
        #[pk(concat)] trip_id: TripId,
    } parsed { vin, device_no, trip_id }
    "escape-names" => #[pk(escape)] struct {
        #[pk(concat)] #[serde(rename = "a:%")] like_an_option: String,
        #[pk(concat)] #[serde(rename = "with space")] space: u32,
        #[pk(concat)] größe: String,
    } parsed { like_an_option, space, größe }
    "escape-tuple" => #[pk(escape, separator = "_")] struct(
        #[pk(concat(2))] NaiveDate,
        #[pk(concat(1))] String,
        #[pk(random_suffix = 16)] RandomSuffix<16>,
    ) keys { 0, 1 } parsed { 1, 0, 2 }
    "escape-off" => #[pk(separator = "%A0")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }
}
