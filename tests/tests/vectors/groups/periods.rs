//! Groups of points in time, rolled up.

use std::time::SystemTime;

use chrono::{DateTime, FixedOffset, NaiveDate, Utc};
use jiff::{Timestamp, Zoned};
use synthetic_key::RandomSuffix;

use crate::values::parsed::{
    day, day_of_seconds, day_or_none, hour, hour_of_milliseconds, hour_of_milliseconds_or_none,
    minute, month, year, year_of_milliseconds,
};

table! {
    const PERIODS;

    // Timestamps.
    "year" => struct { #[pk(concat, rollup = "year")] at: DateTime<Utc>, #[pk(concat)] name: String }
    keys { at, name } between { name, at, at } parsed { at => year, name }
    "month" => struct { #[pk(concat)] name: String, #[pk(concat, rollup = "month")] at: DateTime<Utc> }
    keys { name, at } between { name, at, at } parsed { name, at => month }
    "day" => struct { #[pk(concat, rollup = "day")] at: DateTime<Utc>, #[pk(hash_suffix = 400)] vin: String }
    keys { at } between { at, at }
    "hour" => #[pk(time_only)] struct { #[pk(concat, rollup = "hour")] at: DateTime<Utc> }
    keys { at } between { at, at } parsed { at => hour }
    "minute" => #[pk(separator = "|")] #[serde(rename_all = "camelCase")] struct {
        #[pk(concat)] device_id: String,
        #[pk(concat, rollup = "minute")] at: DateTime<FixedOffset>,
    } keys { device_id, at } between { device_id, at, at } parsed { device_id, at => minute }
    "day-offset" => struct { #[pk(concat, rollup = "day")] at: DateTime<FixedOffset>, #[pk(concat)] site: u16 }
    keys { at, site } between { site, at, at } parsed { at => day, site }
    "month-timestamp" => struct { #[pk(concat, rollup = "month")] at: Timestamp, #[pk(concat)] site: u16 }
    keys { at, site } between { site, at, at } parsed { at => month, site }
    "hour-zoned" => #[pk(separator = "_")] struct {
        #[pk(concat, rollup = "hour")] at: Zoned,
        #[pk(concat)] site: u16,
    } keys { at, site } between { site, at, at } parsed { at => hour, site }
    "minute-system-time" => struct { #[pk(concat, rollup = "minute")] at: SystemTime, #[pk(concat)] site: u16 }
    keys { at, site } between { site, at, at } parsed { at => minute, site }

    // Dates.
    "month-date" => struct { #[pk(concat)] name: String, #[pk(concat, rollup = "month")] date: NaiveDate }
    keys { name, date } between { name, date, date } parsed { name, date => month }
    "day-date" => struct {
        #[pk(concat, rollup = "day")] date: NaiveDate,
        #[pk(random_suffix = 16)] shard: RandomSuffix<16>,
    } keys { date } between { date, date } parsed { date => day, shard }

    // Integers.
    "day-s" => struct { #[pk(concat, epoch = "s", rollup = "day")] at: i64, #[pk(concat)] site: u16 }
    keys { at, site } between { site, at, at } parsed { at => day_of_seconds, site }
    "minute-s" => struct {
        #[pk(concat, epoch = "s", rollup = "minute")] at: u32,
        #[pk(hash_suffix = 16)] vin: String,
    } keys { at } between { at, at }
    "hour-ms" => struct { #[pk(concat, epoch = "ms", rollup = "hour")] at: i64, #[pk(concat)] site: u16 }
    keys { at, site } between { site, at, at } parsed { at => hour_of_milliseconds, site }
    "year-ms" => struct { #[pk(concat)] name: String, #[pk(concat, epoch = "ms", rollup = "year")] at: u64 }
    keys { name, at } between { name, at, at } parsed { name, at => year_of_milliseconds }

    // Hashed, absent, escaped.
    "day-hash" => struct {
        #[pk(concat)] site: u16,
        #[pk(hash_suffix = 400, rollup = "day")] at: DateTime<FixedOffset>,
    } keys { site }
    "day-none" => #[pk(separator = "_")] struct {
        #[pk(concat)] name: String,
        #[pk(concat, none = "never", rollup = "day")] at: Option<DateTime<Utc>>,
    } keys { name, at } parsed { name, at => day_or_none }
    "hour-none-ms" => #[pk(separator = "_")] struct {
        #[pk(concat, none = "never", epoch = "ms", rollup = "hour")] at: Option<i64>,
        #[pk(concat)] site: u16,
    } keys { at, site } parsed { at => hour_of_milliseconds_or_none, site }
    "escape-minute" => #[pk(escape, separator = ":")] struct {
        #[pk(concat)] name: String,
        #[pk(concat, rollup = "minute")] at: DateTime<Utc>,
    } keys { name, at } between { name, at, at } parsed { name, at => minute }
    "escape-day-none" => #[pk(escape)] struct {
        #[pk(concat)] name: String,
        #[pk(concat, none = "n-a%", rollup = "day")] at: Option<DateTime<Utc>>,
    } keys { name, at } parsed { name, at => day_or_none }
}
