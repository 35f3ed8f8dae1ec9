//! A generic part, used with an integer and with a UUID.
use synthetic_key::SyntheticKey;
use uuid::Uuid;

#[derive(SyntheticKey)]
struct Order<Id> {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    id: Id,
}

fn main() {
    let order = Order {
        tenant: "a-b".to_owned(),
        id: 7_u64,
    };
    assert_eq!(order.partition_key(), "a-b-7");
    let parsed: Result<(String, Uuid), _> = OrderKey::<Uuid>::parse("a-b-7");
    assert!(parsed.is_err());
}
