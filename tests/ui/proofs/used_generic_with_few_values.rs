//! SK0602: a generic part, used with a type of two values
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order<Group> {
    #[pk(concat)]
    group: Group,
}

fn main() {
    println!("{}", Order { group: true }.partition_key());
}
