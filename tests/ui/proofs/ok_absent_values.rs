//! Texts of absent values that values which are there cannot have.
use chrono::{DateTime, Utc};
use synthetic_key::{KeyPart, SyntheticKey};
use uuid::Uuid;

#[derive(KeyPart)]
enum Region {
    Europe,
    Asia,
}

#[derive(SyntheticKey)]
#[pk(separator = "|")]
struct Order {
    #[pk(concat, none = "none")]
    number: Option<u32>,
    #[pk(concat, none = "None")]
    region: Option<Region>,
    #[pk(concat, none = "NONE", case = "lower")]
    tenant: Option<Uuid>,
    #[pk(concat, none = "never", rollup = "day")]
    at: Option<DateTime<Utc>>,
    #[pk(hash_suffix = 400, none = "nobody", max_len = 5)]
    user: Option<String>,
}

fn main() {
    let order = Order {
        number: None,
        region: None,
        tenant: None,
        at: None,
        user: None,
    };
    assert!(order.partition_key().starts_with("none|None|NONE|never."));
    let key = OrderKey {
        number: Some(7),
        region: Some(&Region::Asia),
        tenant: Some(Uuid::nil()),
        at: Some(DateTime::UNIX_EPOCH),
        user: Some("ann"),
    }
    .partition_key();
    assert!(key.starts_with("7|Asia|00000000-0000-0000-0000-000000000000|1970-01-01."));
    let _ = Region::Europe;
}
