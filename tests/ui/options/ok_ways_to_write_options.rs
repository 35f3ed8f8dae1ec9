//! Options in one attribute or several, with a comma behind the last.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = "/")]
#[pk(escape)]
struct Order {
    #[pk(concat(1))]
    tenant: String,
    #[pk(concat(0x2))]
    user: String,
}

fn main() {
    assert_eq!(
        OrderKey {
            tenant: "a/b",
            user: "c"
        }
        .partition_key(),
        "a%2Fb/c"
    );
}
