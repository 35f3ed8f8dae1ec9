//! SK0601: the keys of a span of time of a generic item, used with text
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading<Id> {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    id: Id,
    #[pk(concat, rollup = "day")]
    at: DateTime<Utc>,
}

fn main() {
    let (from, to) = (DateTime::UNIX_EPOCH, DateTime::UNIX_EPOCH);
    println!("{}", ReadingKeys::<String>::between("a", "b", from, to).count());
}
