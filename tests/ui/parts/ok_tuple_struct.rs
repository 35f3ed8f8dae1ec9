//! A tuple struct, which is not stored through serde.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = "::")]
struct Order(#[pk(concat)] String, u64, #[pk(concat)] u16);

fn main() {
    assert_eq!(
        Order("contoso".into(), 7, 2018).partition_key(),
        "contoso::2018"
    );
    assert_eq!(OrderKey("contoso", 2018).partition_key(), "contoso::2018");
}
