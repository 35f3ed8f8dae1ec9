//! Parts and enums that macros generate.

use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, SyntheticKey};

macro_rules! names {
    ($name:ident, $rule:literal { $($variant:ident $(= $text:literal)?),* }) => {
        #[derive(Debug, PartialEq, KeyPart, Serialize, Deserialize)]
        #[serde(rename_all = $rule)]
        enum $name { $($(#[serde(rename = $text)])? $variant,)* }
    };
}

names!(Tier, "kebab-case" { Free, ProPlus, Other = "x" });

macro_rules! newtype {
    ($name:ident<$($param:ident),*>($ty:ty)) => {
        #[derive(KeyPart, Serialize, Deserialize)]
        struct $name<$($param),*>($ty);
    };
}

newtype!(Vin<>(String));
newtype!(Of<T>(T));

macro_rules! items {
    ($name:ident by $tag:literal { $($variant:ident($ty:ty)),* ; $($fields:ident { $($field:ident: $of:ty, $option:meta);* })* }) => {
        #[derive(SyntheticKey)]
        #[pk(serde)]
        #[serde(tag = $tag)]
        enum $name {
            $($variant($ty),)*
            $($fields { $(#[pk($option)] $field: $of),* },)*
        }
    };
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    customer: Of<u32>,
    #[pk(concat)]
    tier: Tier,
}

items!(Item by "type" {
    Order(Order);
    Login { customer: u32, concat; vin: Vin, hash_suffix = 400 }
});

#[test]
fn documents() {
    let order = Item::Order(Order {
        customer: Of(7),
        tier: Tier::ProPlus,
    });
    let login = Item::Login {
        customer: 7,
        vin: Vin("1HGCM82633A004352".into()),
    };
    let json = r#"[{"type":"Order","customer":7,"tier":"pro-plus","partitionKey":"7-pro-plus"},{"type":"Login","customer":7,"vin":"1HGCM82633A004352","partitionKey":"7.225"}]"#;
    assert_eq!(serde_json::to_string(&[order, login]).unwrap(), json);
    let again: Vec<Item> = serde_json::from_str(json).unwrap();
    assert_eq!(serde_json::to_string(&again).unwrap(), json);
    assert_eq!(Tier::parse_part("x"), Some(Tier::Other));
    let error = serde_json::from_str::<Vec<Item>>(&json.replace(".225", ".226"));
    assert!(error.is_err());
}
