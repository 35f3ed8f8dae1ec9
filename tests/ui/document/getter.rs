//! SK0404: `getter`, with which another value than the field's is stored
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    #[serde(getter = "Order::upper")]
    tenant: String,
    #[serde(rename = "n", getter = "Order::lines")]
    lines: u32,
}

impl Order {
    fn upper(&self) -> String {
        self.tenant.to_uppercase()
    }

    fn lines(&self) -> u32 {
        self.lines
    }
}

fn main() {}
