//! Shows documents that contain their key: how they are written and read, and which ones are refused.

use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, SyntheticKey};

/// A type that exists to be stored: it writes its key itself.
#[derive(Debug, SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
struct Reading {
    id: String,
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
}

/// A type that an API also returns: a wrapper writes the key.
#[derive(Debug, Serialize, Deserialize, SyntheticKey)]
#[serde(rename_all = "camelCase")]
#[pk(keyed)]
struct Order {
    tenant: String,
    #[pk(concat)]
    customer_no: u32,
}

fn main() -> Result<(), serde_json::Error> {
    let reading = Reading {
        id: "1".into(),
        device_id: "abc-123".into(),
        date: 2018,
    };
    let json = serde_json::to_string(&reading)?;
    println!("written     {json}");
    println!("read        {:?}", serde_json::from_str::<Reading>(&json)?);

    let tampered = json.replace("2018\"", "2019\"");
    println!("\ntampered    {tampered}");
    if let Err(error) = serde_json::from_str::<Reading>(&tampered) {
        println!("refused     {error}");
    }

    let nameless = Reading {
        device_id: String::new(),
        ..reading
    };
    if let Err(error) = serde_json::to_string(&nameless) {
        println!("\nnot written {error}");
    }

    let order = Order {
        tenant: "contoso".into(),
        customer_no: 7,
    };
    println!("\nfor the API {}", serde_json::to_string(&order)?);
    println!(
        "stored      {}",
        serde_json::to_string(&Keyed::new(&order))?
    );
    let mut keyed = Keyed::new(order);
    keyed.customer_no = 8;
    println!("changed     {}", serde_json::to_string(&keyed)?);
    Ok(())
}
