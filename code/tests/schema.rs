//! The schema that the derive writes is the one that this crate reads.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, RandomSuffix, SyntheticKey};
use synthetic_key_code::{Kind, Language, Options, Schema, Store, generate};
use uuid::Uuid;

#[derive(Clone, Copy, Serialize, Deserialize, KeyPart)]
#[serde(rename_all = "lowercase")]
enum Tier {
    Free,
    Pro,
}

/// As in docs/languages.md.
#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde, id = "{vin}")]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
    km: u32,
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
#[pk(id = "{device}-{seq:03}-{at:ms}", container = "readings-{at:month}")]
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
    seq: u8,
}

#[derive(Serialize, Deserialize)]
struct Vehicle {
    no: u64,
}

#[derive(Serialize, Deserialize, SyntheticKey)]
#[pk(keyed, id = "profile", property = "pk", store = "dynamodb", time_only)]
#[serde(rename_all = "camelCase")]
struct Visit {
    #[pk(concat, rollup = "month")]
    first_day: NaiveDate,
    #[pk(concat, none = "-", case = "upper")]
    tier: Option<Tier>,
    #[pk(concat, epoch = "ms", rollup = "hour")]
    at: i64,
    #[pk(hash_suffix = 16, path = "no", pad = 20)]
    vehicle: Vehicle,
}

mod booking {
    /// An item, which other programs know under a different name.
    #[derive(synthetic_key::SyntheticKey)]
    #[pk(escape, also_read = ["{site}{/}{xxh64(guest) % 8 + 1}"])]
    pub(super) struct Event<T> {
        #[pk(concat, level = 1)]
        pub(super) site: T,
        #[pk(concat, level = 2)]
        pub(super) room: String,
        #[pk(hash_suffix = 16, level = 2)]
        pub(super) guest: String,
    }
}

type Booking = booking::Event<u8>;

synthetic_key::schema!("tests/keys.json", [Trip, Order, Reading, Visit, Booking]);

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
            ("vin".into(), Kind::Text, false),
        ]
    );
    assert_eq!(
        kinds("Order"),
        [
            ("tenant".into(), Kind::Text, false),
            ("number".into(), integer("0", "4294967295"), false),
            ("shard".into(), integer("0", "65535"), false),
        ]
    );
    let names = Kind::Enum {
        names: vec!["free".into(), "pro".into()],
    };
    assert_eq!(
        kinds("Visit"),
        [
            ("firstDay".into(), Kind::Date, false),
            ("tier".into(), names.clone(), true),
            (
                "at".into(),
                integer("-9223372036854775808", "9223372036854775807"),
                false
            ),
            ("no".into(), integer("0", "18446744073709551615"), false),
        ]
    );
    assert_eq!(
        kinds("Reading"),
        [
            ("device".into(), Kind::Uuid, false),
            ("tier".into(), names, false),
            ("site".into(), integer("0", "65535"), true),
            ("level".into(), integer("-32768", "32767"), false),
            ("is_live".into(), Kind::Bool, false),
            ("at".into(), Kind::Timestamp, false),
            ("seq".into(), integer("0", "255"), false),
        ]
    );
}

#[test]
fn a_type_has_the_last_name_of_its_path() {
    use synthetic_key::__private::schema::type_of;

    let of_path = type_of::<Booking>("crate :: booking :: Booking");
    assert_eq!(of_path, type_of::<Booking>("Booking"));
    let refused = std::panic::catch_unwind(|| type_of::<Booking>("booking :: Event < u8 >"));
    let message = *refused.unwrap_err().downcast::<String>().unwrap();
    assert!(message.contains("list an alias instead"), "{message}");
}

#[test]
fn the_file_has_ids_containers_and_properties() {
    let schema = Schema::parse(&file()).unwrap();
    let find = |name| schema.find(name).unwrap();
    let (reading, visit) = (find("Reading"), find("Visit"));
    assert_eq!(reading.id.as_deref(), Some("{device}-{seq:03}-{at:ms}"));
    assert_eq!(reading.container.as_deref(), Some("readings-{at:month}"));
    assert_eq!(visit.id.as_deref(), Some("profile"));
    assert_eq!(
        (&*visit.properties[0], visit.store),
        ("pk", Store::Dynamodb)
    );
    assert_eq!(visit.fields[3].property, "vehicle.no");
}

/// The test that `schema!` expands to, on files that it did not write.
#[test]
fn a_file_with_different_keys_fails_with_the_lines_that_differ() {
    if std::env::var_os("BLESS").is_some() {
        // Then the file is rewritten instead.
        return;
    }
    let path = concat!(env!("CARGO_TARGET_TMPDIR"), "/drift.json");
    let trip = synthetic_key::__private::schema::type_of::<Trip>("Trip");
    let check = |one: &str| {
        let one = one.to_owned();
        std::panic::catch_unwind(|| synthetic_key::__private::schema::check(path, &[one]))
            .map_err(|panic| panic.downcast::<String>().unwrap())
    };
    let _ = std::fs::remove_file(path);
    check(&trip).unwrap();
    let created = std::fs::read_to_string(path).unwrap();
    Schema::parse(&created).unwrap();
    check(&trip).unwrap();
    std::fs::write(path, created.replace('\n', "\r\n")).unwrap();
    check(&trip).unwrap();
    let error = check(&trip.replace("% 400", "% 800")).unwrap_err();
    for line in [
        r#"-       "layout": "{date}.{xxh64(vin) % 400 + 1}","#,
        r#"+       "layout": "{date}.{xxh64(vin) % 800 + 1}","#,
        "BLESS=1",
    ] {
        assert!(error.contains(line), "{error}");
    }
    let stored = std::fs::read_to_string(path).unwrap();
    assert_eq!(stored, created.replace('\n', "\r\n"));
}

#[test]
fn every_language_has_code_for_it() {
    let schema = Schema::parse(&file()).unwrap();
    for language in Language::ALL {
        let code = generate(&schema, language, &Options::default()).unwrap();
        assert!(code.contains("ReadingKey"), "{}", language.name());
    }
}

/// A key of 102 bytes is too long for a container without large partition keys.
#[test]
fn the_store_limits_the_length_of_a_key() {
    #[derive(SyntheticKey)]
    #[pk(store = "cosmos-small")]
    struct Small {
        #[pk(concat)]
        name: String,
    }
    let one = synthetic_key::__private::schema::type_of::<Small>("Small");
    let schema = Schema::parse(&format!(r#"{{ "version": 1, "types": [{one}] }}"#)).unwrap();
    assert_eq!(schema.types[0].store, Store::CosmosSmall);
    for language in Language::ALL {
        let code = generate(&schema, language, &Options::default()).unwrap();
        assert!(
            code.contains("101") && !code.contains("2048"),
            "{language:?}"
        );
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
    for (field, why) in [
        (
            r#""kind": "text", "optinal": true"#,
            "unknown field `optinal`",
        ),
        (r#""kind": "txt""#, "the kind `txt` is unknown"),
        (r#""kind": "integer", "min": "0""#, "has `min` and `max`"),
        (r#""kind": "enum", "names": []"#, "at least one"),
        (r#""kind": "date", "names": ["a"]"#, "has no `names`"),
        (r#""kind": "uuid", "max": "1""#, "has no `min` or `max`"),
    ] {
        let field = format!(r#"{{ "name": "a", "property": "a", {field} }}"#);
        let text = format!(
            r#"{{ "version": 1, "types": [{{ "name": "T", "layout": "{{a}}", "properties": ["pk"], "fields": [{field}] }}] }}"#
        );
        let error = Schema::parse(&text).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}
