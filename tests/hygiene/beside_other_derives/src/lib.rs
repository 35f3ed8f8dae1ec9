//! Items with the derives that stored types often have. They read serde's attributes, or have attributes of their own, and
//! none of them finds the impls of serde's derives, which the item does not have.
#![cfg(test)]

use derive_more::{Constructor, Display};
use garde::Validate;
use schemars::{JsonSchema, schema_for};
use serde_json::json;
use serde_with::{DisplayFromStr, serde_as, skip_serializing_none};
use synthetic_key::SyntheticKey;
use ts_rs::TS;
use utoipa::{PartialSchema, ToSchema};

/// All of them on one type.
#[serde_as]
#[skip_serializing_none]
#[derive(
    Clone, Constructor, Debug, Display, JsonSchema, PartialEq, SyntheticKey, TS, ToSchema, Validate,
)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
#[display("trip {day_no} of {vin}")]
#[schema(title = "A trip")]
#[schemars(title = "A trip")]
#[ts(rename = "StoredTrip")]
struct Trip {
    #[pk(concat)]
    #[garde(length(min = 1))]
    #[schema(example = "1HGCM82633A004352")]
    vin: String,
    #[garde(range(max = 1_000))]
    #[schemars(range(max = 1_000))]
    day_no: u32,
    #[serde_as(as = "DisplayFromStr")]
    #[schemars(with = "String")]
    #[schema(value_type = String)]
    #[ts(as = "String")]
    #[garde(skip)]
    metres: u64,
    #[garde(skip)]
    #[ts(optional)]
    note: Option<String>,
}

fn trip() -> Trip {
    Trip::new("1HGCM82633A004352".into(), 7, 1_500, None)
}

#[test]
fn documents_are_as_the_macros_above_the_derive_say() {
    let document = json!({
        "vin": "1HGCM82633A004352",
        "dayNo": 7,
        "metres": "1500",
        "partitionKey": "1HGCM82633A004352",
    });
    assert_eq!(serde_json::to_value(trip()).unwrap(), document);
    assert_eq!(
        serde_json::from_value::<Trip>(document.clone()).unwrap(),
        trip()
    );
    let mut wrong = document;
    wrong["partitionKey"] = json!("2");
    assert!(serde_json::from_value::<Trip>(wrong).is_err());
}

#[test]
fn the_other_derives_do_their_work() {
    assert_eq!(trip().to_string(), "trip 7 of 1HGCM82633A004352");
    assert!(trip().validate().is_ok());
    assert!(
        Trip {
            day_no: 1_001,
            ..trip()
        }
        .validate()
        .is_err()
    );
    assert!(
        Trip {
            vin: String::new(),
            ..trip()
        }
        .validate()
        .is_err()
    );
}

#[test]
fn schemas_have_the_names_of_the_documents() {
    let schemas = [
        serde_json::to_value(schema_for!(Trip)).unwrap(),
        serde_json::to_value(Trip::schema()).unwrap(),
    ];
    for schema in schemas {
        assert_eq!(schema["title"], "A trip");
        assert_eq!(schema["properties"]["metres"]["type"], "string");
        assert!(schema["properties"]["dayNo"].is_object(), "{schema}");
    }
    let declaration = Trip::decl();
    assert!(declaration.contains("dayNo: number"), "{declaration}");
    assert!(declaration.contains("StoredTrip"), "{declaration}");
}
