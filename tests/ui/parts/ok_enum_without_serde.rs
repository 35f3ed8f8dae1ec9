//! An enum with a variant of every kind, which is not stored through serde.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = "|")]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
        #[pk(concat)]
        number: u64,
    },
    Shipped(Shipped),
}

#[derive(SyntheticKey)]
struct Shipped {
    #[pk(concat)]
    tenant: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn main() {
    let (tenant, number) = ("contoso".to_owned(), 7);
    assert_eq!(
        Event::Placed { tenant, number }.partition_key(),
        "contoso|7"
    );
    let (tenant, vin) = ("contoso".to_owned(), "1HGCM82633A004352".to_owned());
    let shipped = Event::Shipped(Shipped { tenant, vin });
    assert_eq!(shipped.partition_key(), "contoso.225");
    assert_eq!(
        Event::LAYOUT,
        "{tenant}|{number} | {tenant}.{xxh64(vin) % 400 + 1}"
    );
}
