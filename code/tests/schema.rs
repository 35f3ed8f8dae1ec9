//! The schema that the derive writes is the one that this crate reads.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, RandomSuffix, SyntheticKey};
use synthetic_key_code::{Kind, Language, Options, Schema, generate};
use uuid::Uuid;

#[derive(Clone, Copy, Serialize, Deserialize, KeyPart)]
#[serde(rename_all = "lowercase")]
enum Tier {
    Free,
    Pro,
}

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
}

#[derive(SyntheticKey)]
#[pk(escape, also_read = ["{tenant:%}-{number:06}"])]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat, pad = 6)]
    number: u32,
    #[pk(random_suffix = 16)]
    shard: RandomSuffix<16>,
}

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat, level = 1)]
    device: Uuid,
    #[pk(concat, level = 2)]
    tier: Tier,
    #[pk(concat, level = 2, none = "none")]
    site: Option<u16>,
    #[pk(concat, level = 2)]
    level: i16,
    #[pk(concat, level = 3)]
    is_live: bool,
    #[pk(concat, level = 3, rollup = "day")]
    at: DateTime<Utc>,
}

synthetic_key::schema!("tests/keys.json", [Trip, Order, Reading]);

fn file() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/keys.json")).unwrap()
}

#[test]
fn the_file_of_the_derive_is_a_schema() {
    let schema = Schema::parse(&file()).unwrap();
    assert_eq!(schema.to_string(), file());
    let kinds = |name: &str| -> Vec<(String, Kind, bool)> {
        let fields = &schema.find(name).unwrap().fields;
        fields
            .iter()
            .map(|field| (field.name.clone(), field.kind.clone(), field.optional))
            .collect()
    };
    let integer = |min: &str, max: &str| Kind::Integer {
        min: min.into(),
        max: max.into(),
    };
    assert_eq!(
        kinds("Trip"),
        [
            ("date".into(), Kind::Date, false),
            ("vin".into(), Kind::Text, false)
        ]
    );
    assert_eq!(
        kinds("Order"),
        [
            ("tenant".into(), Kind::Text, false),
            ("number".into(), integer("0", "999999"), false),
            ("shard".into(), integer("1", "16"), false),
        ]
    );
    let names = Kind::Enum {
        names: vec!["free".into(), "pro".into()],
    };
    assert_eq!(
        kinds("Reading"),
        [
            ("device".into(), Kind::Uuid, false),
            ("tier".into(), names, false),
            ("site".into(), integer("0", "65535"), true),
            ("level".into(), integer("-32768", "32767"), false),
            ("is_live".into(), Kind::Bool, false),
            ("at".into(), Kind::Timestamp, false),
        ]
    );
}

#[test]
fn every_language_has_code_for_it() {
    let schema = Schema::parse(&file()).unwrap();
    for language in Language::ALL {
        let code = generate(&schema, language, &Options::default()).unwrap();
        assert!(code.contains("ReadingKey"), "{}", language.name());
    }
}

/// What no code can be generated for is refused, with the reason.
#[test]
fn refusals() {
    let refusal = |layout: &str, property: &str| {
        let field = format!(r#"{{ "name": "a", "property": {property:?}, "kind": "text" }}"#);
        let text = format!(
            r#"{{ "version": 1, "types": [{{ "name": "T", "layout": {layout:?}, "properties": ["pk"], "fields": [{field}] }}] }}"#
        );
        generate(
            &Schema::parse(&text).unwrap(),
            Language::Go,
            &Options::default(),
        )
        .unwrap_err()
        .to_string()
    };
    for (layout, property, why) in [
        ("{a:fn(f)}", "a", "the function `f`"),
        ("{b}.{fn(f)(a) % 10}", "a", "no field with the property `b`"),
        ("{a}", "0", "a position in an array"),
        ("{a:%table}", "a", "`:%table`"),
        ("{a", "a", "is not a layout"),
        (
            "{a}{/}{a}",
            "a",
            "the layout has 2 levels, and `properties` lists 1",
        ),
    ] {
        let error = refusal(layout, property);
        assert!(error.starts_with("`T`: ") && error.contains(why), "{error}");
    }
    assert!(
        Schema::parse(r#"{ "version": 2, "types": [] }"#)
            .unwrap_err()
            .to_string()
            .contains("version 2")
    );
    assert!(Schema::parse(r#"{ "version": 1, "types": [], "more": 1 }"#).is_err());
}
