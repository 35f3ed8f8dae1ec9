//! A drawn suffix, also behind an alias, and the greatest number there may be.
use synthetic_key::{RandomSuffix, SyntheticKey};

type Shard = RandomSuffix<65535>;

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 65535)]
    shard: Shard,
}

fn main() {
    let event = Event {
        tenant: "contoso".into(),
        shard: Shard::random(),
    };
    assert!(
        EventKeys { tenant: "contoso" }
            .iter()
            .any(|key| key == event.partition_key())
    );
}
