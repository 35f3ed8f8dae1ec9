//! SK0104 SK0106 SK0207 SK0209 SK0502: five mistakes with options of parts
use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "readings-{on:month", also_read = ["{of}"])]
struct Reading {
    #[pk(concat, rollup = "week")]
    on: NaiveDate,
    #[pk(concat, pad = 6, case = "lower")]
    number: u32,
    #[pk(max_len = 64)]
    site: String,
    #[pk(hash_suffix = 400)]
    device: u64,
}

fn main() {}
