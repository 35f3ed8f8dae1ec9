//! Groups of optional, padded and folded values.

use chrono::NaiveDate;
use uuid::Uuid;

use crate::values::parsed::{lower, lower_or_none, upper, upper_tier, upper_vin};
use crate::values::{Tier, Vin};

table! {
    const OPTIONS;

    // Optional values.
    "none-integer" => struct { #[pk(concat, none = "none")] region: Option<u32>, #[pk(concat)] no: u32 }
    parsed { region, no }
    "none-uuid" => #[pk(separator = "_")] #[serde(rename_all = "camelCase")] struct {
        #[pk(concat, none = "none")] tenant_id: Option<Uuid>,
        #[pk(concat)] no: u64,
    } parsed { tenant_id, no }
    "none-date" => #[pk(separator = "_")] struct {
        #[pk(concat, none = "undated")] date: Option<NaiveDate>,
        #[pk(concat)] name: String,
    } parsed { date, name }
    "none-enum" => #[pk(separator = "_")] #[serde(rename_all = "camelCase")] struct {
        #[pk(concat, none = "-")] tier: Option<Tier>,
        #[pk(concat)] customer_no: u32,
    } parsed { tier, customer_no }
    "none-quoted" => #[pk(separator = "_")] struct {
        #[pk(concat, none = "say \"hi\" {\\} \t\u{7f}é💰")] no: Option<u32>,
        #[pk(concat)] name: String,
    } parsed { no, name }
    "none-hash" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400, none = "none")] driver: Option<u32>,
    } keys { date }

    // Integers with leading zeros.
    "pad" => struct { #[pk(concat, pad = 6)] seq: u32, #[pk(concat)] name: String } parsed { seq, name }
    "pad-1" => struct { #[pk(concat, pad = 1)] digit: u16, #[pk(concat)] name: String } parsed { digit, name }
    "pad-39" => struct { #[pk(concat, pad = 39)] seq: u128 } parsed { seq }
    "pad-signed" => struct { #[pk(concat, pad = 10)] seq: i64, #[pk(hash_suffix = 16)] vin: String } keys { seq }
    "pad-hash" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400, pad = 8)] no: u32,
        #[pk(hash_suffix = 400)] unit: u16,
    } keys { date }
    "pad-none" => struct {
        #[pk(concat, none = "none", pad = 6)] seq: Option<u32>,
        #[pk(concat)] name: String,
    } parsed { seq, name }

    // Folded text.
    "lower" => struct { #[pk(concat, case = "lower")] email: String } parsed { email => lower }
    "upper" => struct { #[pk(concat, case = "upper")] vin: Vin, #[pk(concat)] no: u32 }
    parsed { vin => upper_vin, no }
    "upper-enum" => #[serde(rename_all = "camelCase")] struct {
        #[pk(concat, case = "upper")] tier: Tier,
        #[pk(concat)] customer_no: u32,
    } parsed { tier => upper_tier, customer_no }
    "lower-hash" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400, case = "lower")] vin: String,
    } keys { date }
    "lower-none" => struct {
        #[pk(concat, none = "NONE", case = "lower")] region: Option<String>,
        #[pk(concat)] no: u32,
    } parsed { region => lower_or_none, no }
    "upper-none-hash" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400, none = "none", case = "upper")] region: Option<String>,
        #[pk(hash_suffix = 400, case = "upper")] vin: String,
    } keys { date }

    // Options, then escapes.
    "escape-case" => #[pk(escape)] struct {
        #[pk(concat, case = "lower")] tenant: String,
        #[pk(concat, case = "upper")] user: String,
    } parsed { tenant => lower, user => upper }
    "escape-case-letter" => #[pk(escape, separator = "x")] struct {
        #[pk(concat, case = "upper")] tenant: String,
        #[pk(concat, case = "lower")] user: String,
    } parsed { tenant => upper, user => lower }
    "escape-pad" => #[pk(escape)] struct { #[pk(concat, pad = 6)] seq: u32, #[pk(concat)] name: String }
    parsed { seq, name }
    "escape-none-enum" => #[pk(escape)] struct {
        #[pk(concat, none = "n-a%")] tier: Option<Tier>,
        #[pk(concat)] name: String,
    } parsed { tier, name }
    "escape-none-integer" => #[pk(escape)] struct {
        #[pk(concat)] name: String,
        #[pk(concat, none = "n-a%")] no: Option<u32>,
    } parsed { name, no }
    "escape-none-lower" => #[pk(escape)] struct {
        #[pk(concat, none = "N-A", case = "lower")] region: Option<String>,
        #[pk(concat)] name: String,
    } parsed { region => lower_or_none, name }
}
