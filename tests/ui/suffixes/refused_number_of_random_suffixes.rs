//! SK0301: uses of a struct with too few suffixes to draw from
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(serde)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = "400")]
    shard: RandomSuffix<400>,
}

fn main() {
    let event = Event {
        tenant: "contoso".into(),
        shard: RandomSuffix::random(),
    };
    println!("{} {}", event.partition_key(), Event::LAYOUT);
    println!(
        "{}",
        EventKey {
            tenant: "contoso",
            shard: event.shard
        }
        .partition_key()
    );
    println!("{:?}", EventKeys { tenant: "contoso" }.iter().next());
    let json = serde_json::to_string(&event).unwrap();
    let event: Event = serde_json::from_str(&json).unwrap();
    println!("{:?}", event.try_partition_key());
}
