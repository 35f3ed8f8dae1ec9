//! Numbers that sort like their texts, and letters folded.
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(KeyPart)]
struct Line(u16);

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat, pad = 6)]
    number: u32,
    #[pk(concat, pad = 3)]
    line: Line,
    #[pk(concat, case = "upper", max_len = 12)]
    country: String,
}

fn main() {
    let order = Order {
        number: 42,
        line: Line(7),
        country: "de".into(),
    };
    assert_eq!(order.partition_key(), "000042-007-DE");
    assert_eq!(Order::LAYOUT, "{number:06}-{line:03}-{country:upper}");
    let long = Order {
        number: 1_234_567,
        ..order
    };
    assert!(long.try_partition_key().is_err());
}
