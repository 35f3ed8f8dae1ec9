//! The keys and the documents of items that get the derives from another crate.

use hygiene_through_a_facade as subject;

#[cfg(not(feature = "unstored"))]
#[path = "../../documents.rs"]
mod documents;
#[path = "../../keys.rs"]
mod keys;

#[test]
fn renamed_derives() {
    let vin = subject::Vin("v".into());
    assert_eq!(subject::CarKey { vin: &vin }.partition_key(), "v");
}

#[test]
fn made_by_a_macro_of_the_other_crate() {
    let json = r#"{"tenant":"t","vin":"1HGCM82633A004352","pk":"t.225"}"#;
    let trip: subject::Trip = serde_json::from_str(json).unwrap();
    assert_eq!(serde_json::to_string(&trip).unwrap(), json);
    let point = subject::TripKey {
        tenant: &trip.tenant,
        vin: "1HGCM82633A004352",
    };
    assert_eq!(point.partition_key(), trip.partition_key());
}
