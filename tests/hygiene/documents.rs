//! The documents of `items.rs`: they are the same in every crate.

use super::keys::{drawn, events, generic, reading, session, trip};
use super::subject::items::Generic;
use super::subject::path::keys::Keyed;
use super::subject::path::ser::{Deserialize, Serialize};

/// Writes, reads back and writes again; `key` is compared on reading.
fn assert_document<'a, T: Serialize + Deserialize<'a>>(item: &T, document: &'a str, key: &str) {
    assert_eq!(serde_json::to_string(item).unwrap(), document);
    let again: T = serde_json::from_str(document).unwrap();
    assert_eq!(serde_json::to_string(&again).unwrap(), document);
    let wrong = document
        .replace(&format!("\"{key}\""), "\"elsewhere\"")
        .leak();
    assert_ne!(wrong, document);
    let error = serde_json::from_str::<T>(wrong).err().unwrap().to_string();
    assert!(error.contains("elsewhere"));
}

#[test]
fn written_by_the_type() {
    assert_document(
        &trip(),
        r#"{"self_":"a-b","key":"Key","out":"Ok","type":"0","f0":7,"pk":"a%2Db-key-Ok.469","id":"i-000007"}"#,
        "a%2Db-key-Ok.469",
    );
    assert_document(
        &reading(),
        r#"{"visitor":"v","at":1533823500,"partitionKey":"v-2018-08-09T14","id":"v-2018-08-09T14:05"}"#,
        "v-2018-08-09T14:05",
    );
    assert_document(
        &session(),
        r#"{"tenant":"t","user":7,"number":1,"partitionKey2":"000007","partitionKey3":"369"}"#,
        "000007",
    );
    assert_document::<Generic<'_, u32, u8, 3>>(
        &generic(),
        r#"{"lent":"a-b","of":7,"numbered":1,"beside":0,"partitionKey":"a%2Db-7.369"}"#,
        "a%2Db-7.369",
    );
}

#[test]
fn written_by_the_wrapper() {
    assert_document(
        &Keyed::new(drawn()),
        r#"{"item":"x","drawn":3,"partitionKey":"x.3"}"#,
        "x.3",
    );
}

#[test]
fn written_by_the_variant_or_the_enum() {
    let [order, ok] = events();
    assert_document(
        &order,
        r#"{"type":"Some","customer":7,"partitionKey":"7"}"#,
        "7",
    );
    assert_document(
        &ok,
        r#"{"type":"Ok","customer":7,"vin":"1HGCM82633A004352","partitionKey":"7.225"}"#,
        "7.225",
    );
}
