//! Groups of earlier numbers of suffixes, and of levels.

use chrono::{DateTime, NaiveDate, Utc};
use serde::Deserialize;
use synthetic_key::RandomSuffix;
use uuid::Uuid;

#[derive(Deserialize)]
struct Account {
    tenant: String,
}

table! {
    const LEVELS;

    // Growth.
    "was" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix = 800, was = [400])] vin: String } keys { date }
    "was-two" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 800, was = [400, 200])] vin: String,
    } keys { date }
    "was-more" => #[pk(suffix_separator = "#")] struct {
        #[pk(concat)] site: u16,
        #[pk(concat)] name: String,
        #[pk(hash_suffix = 3, was = [2, 65535, 16, 4])] vin: String,
    } keys { site, name }
    "was-hash-two" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400, was = [200, 100])] country: String,
        #[pk(hash_suffix = 400, case = "lower")] vin: String,
    } keys { date }

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
    "levels-was" => struct {
        #[pk(concat, level = 1)] tenant: String,
        #[pk(concat, level = 2)] date: NaiveDate,
        #[pk(hash_suffix = 800, was = [400, 200], level = 2)] vin: String,
    } keys { tenant, date } levels { tenant }
    "levels-was-suffix" => struct {
        #[pk(concat, level = 1)] tenant: String,
        #[pk(concat, level = 2)] user: u64,
        #[pk(hash_suffix = 800, was = [400], case = "upper", level = 3)] vin: String,
    } keys { tenant, user } levels { tenant } { tenant, user }
}
