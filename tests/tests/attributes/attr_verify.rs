//! `verify`: whether a document under a wrong key is read.

use serde_json::json;
use synthetic_key::SyntheticKey;
use synthetic_key_tests::documents::refusal;

#[derive(Debug, SyntheticKey)]
#[pk(serde)]
#[pk(verify = "ignore")]
struct Lenient {
    #[pk(concat)]
    number: u32,
}

#[test]
fn verification_can_be_left_out() {
    for key in [r#""7""#, r#""8""#, "8", "null"] {
        let json = format!(r#"{{"partitionKey":{key},"number":7}}"#);
        assert_eq!(serde_json::from_str::<Lenient>(&json).unwrap().number, 7);
    }
    assert_eq!(
        serde_json::to_string(&Lenient { number: 7 }).unwrap(),
        r#"{"number":7,"partitionKey":"7"}"#
    );
    let twice = r#"{"partitionKey":"7","number":7,"partitionKey":"7"}"#;
    assert!(refusal::<Lenient>(twice).starts_with("duplicate field"));
}

#[test]
fn verification_can_be_left_out_with_all_of_it() {
    #[derive(Debug, SyntheticKey)]
    #[pk(serde)]
    #[serde(deny_unknown_fields)]
    #[pk(verify = "ignore", id = "{vin}", also_read = ["{date}.{xxh64(vin) % 400 + 1}"])]
    struct Lenient {
        #[pk(concat)]
        date: String,
        #[pk(hash_suffix = 800)]
        vin: String,
    }
    let document = json!({"partitionKey": null, "id": [1], "date": "d", "vin": "0"});
    let item: Lenient = serde_json::from_value(document).unwrap();
    assert_eq!(
        serde_json::to_string(&item).unwrap(),
        r#"{"date":"d","vin":"0","partitionKey":"d.469","id":"0"}"#
    );
    let bytes = postcard::to_allocvec(&("d", "0", "wrong", "wrong", 7_u8)).unwrap();
    let (read, behind): (Lenient, u8) = postcard::from_bytes(&bytes).unwrap();
    assert_eq!((read.partition_key().as_str(), behind), ("d.469", 7));
}
