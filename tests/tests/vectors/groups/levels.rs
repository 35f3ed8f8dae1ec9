//! Groups of layouts that are also read, and of levels.

use chrono::{DateTime, FixedOffset, NaiveDate, Utc};
use serde::Deserialize;
use synthetic_key::RandomSuffix;
use uuid::Uuid;

#[derive(Deserialize)]
struct Account {
    tenant: String,
}

fn lower(text: &str) -> String {
    text.to_ascii_lowercase()
}

table! {
    const LEVELS;

    // Layouts that are also read.
    "grown" => #[pk(also_read = ["{date}.{xxh64(vin) % 400 + 1}"])] struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 800)] vin: String,
    } keys { date }
    "grown-twice" => #[pk(also_read = ["{date}.{xxh64(vin) % 400 + 1}", "{date}.{xxh64(vin) % 200 + 1}"])] struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 800)] vin: String,
    } keys { date }
    "grown-and-shrunk" => #[pk(suffix_separator = "#", also_read = [
        "{site}-{name}#{xxh64(vin) % 2 + 1}", "{site}-{name}#{xxh64(vin) % 65535 + 1}", "{site}-{name}#{xxh64(vin) % 16 + 1}",
    ])] struct {
        #[pk(concat)] site: u16,
        #[pk(concat)] name: String,
        #[pk(hash_suffix = 3)] vin: String,
    } keys { site, name }
    "grown-hash-two" => #[pk(also_read = [
        "{date}.{xxh64(country, vin:lower) % 200 + 1}", "{date}.{xxh64(country, vin:lower) % 100 + 1}",
    ])] struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400)] country: String,
        #[pk(hash_suffix = 400, case = "lower")] vin: String,
    } keys { date }
    "also-read-plain" => #[pk(also_read = ["{date}"])] struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400)] vin: String,
    } keys { date }
    "also-read-hand-written" => #[pk(also_read = ["{tenant}_{at:month}"])] struct {
        #[pk(concat)] tenant: String,
        #[pk(concat, rollup = "day")] at: DateTime<FixedOffset>,
        #[pk(hash_suffix = 16)] device: String,
    } keys { tenant, at } between { tenant, at, at }
    "also-read-escape" => #[pk(escape, also_read = ["{tenant}-{user}", "{user}"])] struct {
        #[pk(concat)] tenant: String,
        #[pk(concat)] user: String,
    } parsed { tenant, user }
    "also-read-no-escape" => #[pk(also_read = ["{name:%}-{id:%}"])] struct {
        #[pk(concat)] id: Uuid,
        #[pk(concat)] name: String,
    } parsed { id, name }
    "also-read-options" => #[pk(also_read = ["{site}-{name}", "{name:upper}/{site:06}"])] struct {
        #[pk(concat, pad = 4)] site: u16,
        #[pk(concat, case = "lower")] name: String,
    } parsed { site, name => lower }
    "also-read-unchecked" => #[pk(separator = "_", also_read = [
        "{no:04}/{name}", "{name}#{at:s:minute}", "{at:s:month}.{xxh64(no:02) % 400 + 1}",
    ])] struct {
        #[pk(concat)] no: i32,
        #[pk(concat)] at: i64,
        #[pk(hash_suffix = 16)] name: String,
    } keys { - }

    // Levels.
    "levels-two" => struct { #[pk(concat, level = 1)] tenant: String, #[pk(concat, level = 2)] user: String }
    levels { tenant }
    "levels-three" => struct {
        #[pk(concat, level = 1)] tenant: String,
        #[pk(concat, level = 2)] user: String,
        #[pk(concat, level = 3)] date: NaiveDate,
        #[pk(hash_suffix = 400, level = 3)] vin: String,
    } keys { tenant, user, date } levels { tenant } { tenant, user }
    "levels-suffix" => struct {
        #[pk(concat, level = 1)] tenant: String,
        #[pk(hash_suffix = 400, level = 2)] vin: String,
    } keys { tenant } levels { tenant }
    "levels-drawn" => #[serde(rename_all = "camelCase")] struct {
        #[pk(concat, level = 1)] tenant_id: Uuid,
        #[pk(concat, level = 2)] site: u16,
        #[pk(concat, level = 2)] name: String,
        #[pk(random_suffix = 16, level = 3)] shard: RandomSuffix<16>,
    } keys { tenant_id, site, name } levels { tenant_id } { tenant_id, site, name }
    "levels-options" => #[pk(separator = "_")] struct {
        #[pk(concat, level = 1, path = "tenant", case = "upper")] account: Account,
        #[pk(concat, level = 2, rollup = "month")] at: DateTime<Utc>,
        #[pk(concat, level = 2, none = "none")] region: Option<u32>,
        #[pk(concat, level = 3, pad = 6)] seq: u32,
        #[pk(concat, level = 3, case = "lower")] name: String,
    } point { account.tenant, at, region, seq, name }
    keys { account.tenant, at, region, seq, name }
    levels { account.tenant } { account.tenant, at, region }
    "levels-escape" => #[pk(escape)] struct {
        #[pk(concat, level = 1)] tenant: String,
        #[pk(concat, level = 2)] region: String,
        #[pk(concat, level = 2)] user: String,
        #[pk(concat, level = 3)] date: NaiveDate,
        #[pk(random_suffix = 16, level = 3)] shard: RandomSuffix<16>,
    } keys { tenant, region, user, date } levels { tenant } { tenant, region, user }
    "levels-escape-some" => #[pk(escape)] #[serde(rename_all = "camelCase")] struct {
        #[pk(concat, level = 1)] site: u16,
        #[pk(concat, level = 1)] tenant_id: Uuid,
        #[pk(concat, level = 2)] name: String,
        #[pk(concat, level = 2)] no: i32,
        #[pk(concat, level = 3)] date: NaiveDate,
        #[pk(concat, level = 3, pad = 4)] seq: u16,
    } levels { site, tenant_id } { site, tenant_id, name, no }
    "levels-grown" => #[pk(also_read = [
        "{tenant}{/}{date}.{xxh64(vin) % 400 + 1}", "{tenant}{/}{date}.{xxh64(vin) % 200 + 1}",
    ])] struct {
        #[pk(concat, level = 1)] tenant: String,
        #[pk(concat, level = 2)] date: NaiveDate,
        #[pk(hash_suffix = 800, level = 2)] vin: String,
    } keys { tenant, date } levels { tenant }
    "levels-grown-suffix" => #[pk(also_read = ["{tenant}{/}{user}{/}{xxh64(vin:upper) % 400 + 1}"])] struct {
        #[pk(concat, level = 1)] tenant: String,
        #[pk(concat, level = 2)] user: u64,
        #[pk(hash_suffix = 800, case = "upper", level = 3)] vin: String,
    } keys { tenant, user } levels { tenant } { tenant, user }
}
