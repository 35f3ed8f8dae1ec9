//! SK0301: one number to draw from
use synthetic_key::RandomSuffix;

fn main() {
    let shard: RandomSuffix<1> = RandomSuffix::random();
    println!("{shard}");
}
