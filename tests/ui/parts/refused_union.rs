//! SK0201: uses of a union
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
union Event {
    #[pk(concat)]
    placed: u64,
    cancelled: u32,
}

fn main() {
    let event = Event { placed: 7 };
    println!("{} {}", event.partition_key(), Event::LAYOUT);
    println!("{:?}", event.try_partition_key());
    println!("{}", unsafe { event.cancelled });
}
