//! Three levels, and queries by the first of them.
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
    #[pk(concat, level = 3, rollup = "month")]
    at: DateTime<Utc>,
    #[pk(concat, level = 3)]
    number: u64,
}

fn main() {
    let (tenant, user) = ("contoso", "ann");
    let session = Session {
        tenant: tenant.into(),
        user: user.into(),
        at: DateTime::UNIX_EPOCH,
        number: 7,
    };
    let key = session.partition_key();
    assert!(key.levels().eq(["contoso", "ann", "1970-01-7"]));
    let prefix = SessionKey1 { tenant }.partition_key();
    assert!(prefix.levels().eq(["contoso"]));
    let prefix = SessionKey2 { tenant, user }.partition_key();
    assert!(prefix.levels().eq(["contoso", "ann"]));
    assert_eq!(Session::PATHS, ["/tenant", "/user", "/partitionKey3"]);
    let json = serde_json::to_string(&session).unwrap();
    assert!(json.ends_with(r#","partitionKey3":"1970-01-7"}"#));
    assert_eq!(serde_json::from_str::<Session>(&json).unwrap().number, 7);
}
