//! SK0305: uses of a struct whose drawn number is an integer
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 400)]
    shard: u16,
}

fn main() {
    let event = Event {
        tenant: "contoso".into(),
        shard: 7,
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
