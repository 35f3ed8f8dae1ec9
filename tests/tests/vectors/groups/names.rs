//! Groups of separators, names and positions.

use chrono::NaiveDate;
use synthetic_key::RandomSuffix;

table! {
    const NAMES;

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
    "tuple" => struct(#[pk(concat)] String, #[pk(concat)] u16) point { 0, 1 } parsed { 0, 1 }
    "tuple-hash" => struct(
        #[pk(concat)] NaiveDate,
        #[expect(dead_code)] u32,
        #[pk(hash_suffix = 400)] String,
    ) point { 0, 2 } keys { 0 }
    "tuple-positions-drawn" => #[pk(separator = "_")] struct(
        #[pk(concat(2))] u16,
        #[pk(concat(1))] String,
        #[pk(random_suffix = 16)] RandomSuffix<16>,
    ) point { 0, 1, 2 } keys { 0, 1 } parsed { 1, 0, 2 }
}
