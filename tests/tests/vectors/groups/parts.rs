//! Groups of parts and suffixes without options.

use std::num::NonZeroU32;

use chrono::NaiveDate;
use synthetic_key::RandomSuffix;
use uuid::Uuid;

use crate::values::{DeviceNo, Tier, Vin};

table! {
    const PARTS;

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
}
