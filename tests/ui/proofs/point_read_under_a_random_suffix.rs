//! SK0608: a point read without the number that was drawn
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
}

fn main() {
    println!("{}", EventKeys { tenant: "contoso" }.partition_key());
}
