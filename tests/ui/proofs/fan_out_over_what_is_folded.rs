//! SK0621: a fan-out over a layout that tells more than the key
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(also_read = ["{email}"])]
struct Account {
    #[pk(concat, case = "lower")]
    email: String,
    #[pk(hash_suffix = 400)]
    session: u64,
}

#[derive(SyntheticKey)]
#[pk(also_read = ["{at:month}/{at:day}-{site}"])]
struct Reading {
    #[pk(concat)]
    site: u8,
    #[pk(concat, rollup = "day")]
    at: DateTime<Utc>,
}

fn main() {
    println!("{}", AccountKeys { email: "a@b" }.iter().len());
    let at = DateTime::UNIX_EPOCH;
    // The keys of one day are known.
    println!("{}", ReadingKeys { site: 7, at }.iter().len());
    println!("{}", ReadingKeys::between(7, at, at).len());
}
