//! An id that a template makes, with every option that there is.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
#[pk(id = "{orderNumber:06}-{line:?\"none\"}-{at:ms:minute}-{country:upper}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    order_number: u32,
    line: Option<u8>,
    at: i64,
    country: String,
}

fn main() {
    let order = Order {
        tenant: "contoso".into(),
        order_number: 42,
        line: None,
        at: 0,
        country: "de".into(),
    };
    let id = "000042-none-1970-01-01T00:00-DE";
    assert_eq!(order.item_id().unwrap(), id);
    let json = serde_json::to_string(&order).unwrap();
    assert!(json.contains(&format!(r#""id":"{id}""#)));
    assert_eq!(serde_json::from_str::<Order>(&json).unwrap().line, None);
}
