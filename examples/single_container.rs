//! Shows items of several types in one container: a customer, its orders and notes have one key, and a tag tells them apart.

use std::collections::BTreeMap;

use synthetic_key::{PartitionKey, SyntheticKey};

/// The items in the container. `type` says which variant one is; every variant has a key, all in the same property.
///
/// The ids of customers and orders start with different texts. For the compiler, the id of a note can be any text:
/// `unique_ids` promises that it starts with `note-`.
#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
#[pk(unique_ids)]
enum Item {
    /// A type with a key of its own.
    Customer(Customer),
    Order(Order),
    /// Fields with a key.
    Note {
        #[pk(concat)]
        customer: u32,
        id: String,
        text: String,
    },
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(id = "customer-{customer}")]
struct Customer {
    #[pk(concat)]
    customer: u32,
    name: String,
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(id = "order-{number:06}")]
struct Order {
    #[pk(concat)]
    customer: u32,
    number: u32,
    cents: u64,
}

/// Documents by key and id.
#[derive(Default)]
struct Container(BTreeMap<PartitionKey, BTreeMap<String, String>>);

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

impl Container {
    fn write(&mut self, item: &Item) -> Result<()> {
        let items = self.0.entry(item.try_partition_key()?).or_default();
        items.insert(item.item_id()?, serde_json::to_string(item)?);
        Ok(())
    }

    /// Everything about a customer, in one query of one key.
    fn read_all(&self, customer: u32) -> Result<Vec<Item>> {
        let key = CustomerKey { customer }.partition_key();
        let documents = self.0.get(&key).into_iter().flat_map(BTreeMap::values);
        let items = documents.map(|document| serde_json::from_str(document));
        Ok(items.collect::<std::result::Result<_, _>>()?)
    }
}

fn main() -> Result<()> {
    let customer = 7;
    let items = [
        Item::Customer(Customer {
            customer,
            name: "Contoso".into(),
        }),
        Item::Note {
            customer,
            id: "note-1".into(),
            text: "calls on Mondays".into(),
        },
        Item::Order(Order {
            customer,
            number: 41,
            cents: 4200,
        }),
        Item::Order(Order {
            customer,
            number: 42,
            cents: 999,
        }),
    ];
    let mut container = Container::default();
    for item in &items {
        container.write(item)?;
    }
    container.write(&Item::Order(Order {
        customer: 8,
        number: 1,
        cents: 1,
    }))?;

    println!("{}\n", Item::LAYOUT);
    for (key, items) in &container.0 {
        println!("key {key}");
        for (id, document) in items {
            println!("  {id:12} {document}");
        }
    }

    let read = container.read_all(customer)?;
    assert_eq!(read, items);
    println!(
        "\nread back under {}: {} items",
        CustomerKey { customer }.partition_key(),
        read.len()
    );

    // A document under the key of another customer is refused, whatever its type.
    for document in container.0.values().flat_map(BTreeMap::values) {
        let stolen = document.replace("\"customer\":7", "\"customer\":9");
        if let Err(error) = serde_json::from_str::<Item>(&stolen) {
            println!("refused: {error}");
        } else {
            assert_eq!(*document, stolen);
        }
    }
    Ok(())
}
