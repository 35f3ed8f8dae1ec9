//! Ids of variants that start with texts of their own, and those that somebody calls unique.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
enum Entry {
    Order(Order),
    Invoice(Invoice),
    Login {
        #[pk(concat)]
        customer: u32,
        at: u64,
    },
}

#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(id = "order-{number}")]
struct Order {
    #[pk(concat)]
    customer: u32,
    number: u64,
}

#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(id = "invoice-{number}")]
struct Invoice {
    #[pk(concat)]
    customer: u32,
    number: u64,
}

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
#[pk(unique_ids)]
enum Said {
    Order(Order),
    Note {
        #[pk(concat)]
        customer: u32,
        id: String,
    },
}

fn main() {
    let (customer, number) = (7, 1);
    let order = Order { customer, number };
    let invoice = Invoice { customer, number };
    assert_ne!(order.item_id(), invoice.item_id());
    let note = Said::Note {
        customer,
        id: "n".into(),
    };
    let keys = [
        Entry::Order(order).partition_key(),
        Entry::Invoice(invoice).partition_key(),
        Entry::Login { customer, at: 1 }.partition_key(),
        Said::Order(Order { customer, number }).partition_key(),
        note.partition_key(),
    ];
    assert!(keys.iter().all(|key| key == "7"));
}
