//! Groups of prefixes, and of other numbers of suffixes.

use chrono::NaiveDate;
use synthetic_key::RandomSuffix;

table! {
    const FORMS;

    "prefix" => #[pk(prefix = "USER#")] struct { #[pk(concat)] user: u64 } parsed { user }
    "prefix-text" => #[pk(prefix = "ORDER-")] struct { #[pk(concat)] tenant: String, #[pk(concat)] no: u32 }
    parsed { tenant, no }
    "prefix-escape" => #[pk(prefix = "50%-A", escape, separator = ".")] struct {
        #[pk(concat)] tenant: String,
        #[pk(concat)] user: String,
    } parsed { tenant, user }
    "prefix-hash" => #[pk(prefix = "TRIP#")] struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix = 400)] vin: String,
    } keys { date }
    "prefix-braces" => #[pk(prefix = "{{}")] struct { #[pk(concat)] name: String } parsed { name }
    "prefix-levels" => #[pk(prefix = "T#")] struct {
        #[pk(concat, level = 1)] tenant: String,
        #[pk(concat, level = 2)] user: String,
        #[pk(concat, level = 3)] date: NaiveDate,
        #[pk(concat, level = 3)] no: u32,
    } levels { tenant } { tenant, user }

    // Other numbers of suffixes.
    "suffix-from-zero" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix(400, from = 0))] vin: String } keys { date }
    "suffix-padded" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix(400, pad = 3))] vin: String } keys { date }
    "suffix-from-zero-padded" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix(10, from = 0, pad = 2))] vin: String,
    } keys { date }
    "suffix-widest" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix(65535, pad = 39))] vin: String } keys { date }
    "suffix-first" => struct { #[pk(concat)] date: NaiveDate, #[pk(hash_suffix(400, first))] vin: String } keys { date }
    "suffix-first-padded" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(hash_suffix(10, first, pad = 2, from = 0))] vin: String,
    } keys { date }
    "suffix-first-of-two" => #[pk(escape, separator = "_")] struct {
        #[pk(concat)] tenant: String,
        #[pk(concat)] no: i32,
        #[pk(hash_suffix)] country: String,
        #[pk(hash_suffix(16, first), case = "lower")] vin: String,
    } keys { tenant, no }
    "suffix-first-prefix" => #[pk(escape, prefix = "TRIP#")] struct {
        #[pk(concat)] name: String,
        #[pk(hash_suffix(10, from = 0, first))] vin: String,
    } keys { name }
    "drawn-from-zero" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(random_suffix(400, from = 0))] shard: RandomSuffix<400, 0>,
    } keys { date } parsed { date, shard }
    "drawn-padded" => struct {
        #[pk(concat)] date: NaiveDate,
        #[pk(random_suffix(10, from = 0, pad = 2))] shard: RandomSuffix<10, 0>,
    } keys { date } parsed { date, shard }
    "drawn-first" => #[pk(separator = "/")] struct {
        #[pk(concat)] tenant: String,
        #[pk(concat)] no: u32,
        #[pk(random_suffix(400, pad = 4, first))] shard: RandomSuffix<400>,
    } keys { tenant, no } parsed { tenant, no, shard }
    "suffix-levels" => struct {
        #[pk(concat, level = 1)] tenant: String,
        #[pk(hash_suffix(10, from = 0, pad = 2), level = 2)] vin: String,
    } keys { tenant } levels { tenant }
    "suffix-levels-first" => #[pk(prefix = "T#")] struct {
        #[pk(concat, level = 1)] tenant: String,
        #[pk(concat, level = 2)] date: NaiveDate,
        #[pk(hash_suffix(10, from = 0, first), level = 2)] vin: String,
    } keys { tenant, date } levels { tenant }
}
