//! Groups of escaped text.

use chrono::NaiveDate;
use synthetic_key::RandomSuffix;
use uuid::Uuid;

use crate::values::{DeviceNo, Tier, TripId, Vin};

table! {
    const ESCAPE;

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

    // Parts that are not text are not escaped.
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
    ) point { 0, 1, 2 } keys { 0, 1 } parsed { 1, 0, 2 }
    "escape-off" => #[pk(separator = "%A0")] struct {
        #[pk(concat)] site: u16, #[pk(concat)] name: String, #[pk(concat)] unit: u8,
    } parsed { site, name, unit }

    // The layout distinguishes a UUID from text that looks like one.
    "escape-uuid" => #[pk(escape)] struct { #[pk(concat)] id: Uuid, #[pk(concat)] name: String }
    parsed { id, name }
    "escape-uuid-as-text" => #[pk(escape)] struct { #[pk(concat)] id: String, #[pk(concat)] name: String }
    parsed { id, name }
    "escape-table" => #[pk(escape, store = "table", separator = "_")] struct {
        #[pk(concat)] tenant: String, #[pk(concat)] day: NaiveDate, #[pk(concat)] user: String
    } parsed { tenant, day, user }
    "escape-no-text" => #[pk(escape)] #[serde(rename_all = "camelCase")] struct {
        #[pk(concat)] day: NaiveDate,
        #[pk(concat)] trip_id: TripId,
    } parsed { day, trip_id }
}
