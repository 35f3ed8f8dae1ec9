//! What `--json` prints is what the schemas say.

use serde_json::Value;

use crate::support::{synthkey, trips};

const SUGGEST: &str = include_str!("../../schemas/suggest.json");
const CHECK: &str = include_str!("../../schemas/check.json");

/// Checks a value by the keywords that the schemas use. An unknown keyword fails.
struct Schema(Value);

impl Schema {
    fn new(text: &str) -> Self {
        Self(serde_json::from_str(text).unwrap())
    }

    /// What is wrong, if anything.
    fn errors(&self, value: &Value) -> Vec<String> {
        let mut errors = Vec::new();
        self.check(&self.0, value, "", &mut errors);
        errors
    }

    fn check(&self, schema: &Value, value: &Value, at: &str, errors: &mut Vec<String>) {
        for (keyword, rule) in schema.as_object().unwrap() {
            let is_met = match keyword.as_str() {
                "$schema"
                | "$defs"
                | "title"
                | "description"
                | "properties"
                | "additionalProperties" => true,
                "$ref" => {
                    let name = rule.as_str().unwrap().strip_prefix("#/$defs/").unwrap();
                    self.check(&self.0["$defs"][name], value, at, errors);
                    true
                }
                "anyOf" => rule.as_array().unwrap().iter().any(|schema| {
                    let mut own = Vec::new();
                    self.check(schema, value, at, &mut own);
                    own.is_empty()
                }),
                "type" => match rule {
                    Value::Array(types) => types.iter().any(|name| is_of(name, value)),
                    name => is_of(name, value),
                },
                "enum" => rule.as_array().unwrap().contains(value),
                "minimum" => value.is_null() || value.as_f64() >= rule.as_f64(),
                "maximum" => value.is_null() || value.as_f64() <= rule.as_f64(),
                "minItems" => value.as_array().map_or(0, Vec::len) as u64 >= rule.as_u64().unwrap(),
                "maxItems" => value.as_array().map_or(0, Vec::len) as u64 <= rule.as_u64().unwrap(),
                "required" => rule
                    .as_array()
                    .unwrap()
                    .iter()
                    .all(|name| value.get(name.as_str().unwrap()).is_some()),
                "items" => {
                    for (i, item) in value.as_array().into_iter().flatten().enumerate() {
                        self.check(rule, item, &format!("{at}/{i}"), errors);
                    }
                    true
                }
                other => panic!("{other}"),
            };
            if !is_met {
                errors.push(format!("{at}: {keyword} {rule}: {value}"));
            }
        }
        for (name, inner) in value.as_object().into_iter().flatten() {
            let at = format!("{at}/{name}");
            match (&schema["properties"][name], &schema["additionalProperties"]) {
                (Value::Null, Value::Bool(false)) => errors.push(format!("{at} is not known")),
                (Value::Null, rule @ Value::Object(_)) => self.check(rule, inner, &at, errors),
                (Value::Null, _) => {}
                (rule, _) => self.check(rule, inner, &at, errors),
            }
        }
    }
}

fn is_of(name: &Value, value: &Value) -> bool {
    match name.as_str().unwrap() {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        "null" => value.is_null(),
        other => panic!("{other}"),
    }
}

#[test]
fn suggestions_follow_their_schema() {
    let (schema, trips) = (Schema::new(SUGGEST), trips());
    let common = ["suggest", &trips, "--time", "at", "--json"];
    for args in [
        &["--partitions", "5"][..],
        &["--partitions", "5", "--read", "vin+day"],
        &[
            "--rate",
            "100/s",
            "--read",
            "vin+day:95%",
            "--read",
            "day:5%",
        ],
        &["--rate", "100/s", "--read-rate", "5/s"],
        // Nothing fits.
        &[
            "--rate",
            "9000/s",
            "--read",
            "region",
            "--transaction",
            "region",
        ],
    ] {
        let found = synthkey(&[&common[..], args].concat()).json();
        assert_eq!(schema.errors(&found), [""; 0], "{args:?}");
        assert_eq!(
            found["recommended"].is_null(),
            found["because"].is_string(),
            "{args:?}: {found}"
        );
    }
}

#[test]
fn reports_follow_their_schema() {
    let (schema, trips) = (Schema::new(CHECK), trips());
    let common = ["check", &trips, "--json", "--layout", "{vin}-{at:day}"];
    for args in [
        &["--partitions", "5,20"][..],
        &["--rate", "100/s", "--read", "vin+day", "--read-rate", "5/s"],
        &["--store", "mongodb", "--layout", "{region}{/}{vin}"],
        &[
            "--ranges",
            "20+10",
            "--layout",
            "{at:day}.{shard in 1..=40}",
        ],
    ] {
        let found = synthkey(&[&common[..], args].concat()).json();
        assert_eq!(schema.errors(&found), [""; 0], "{args:?}");
    }
}

#[test]
fn what_does_not_follow_a_schema_is_found() {
    let (schema, trips) = (Schema::new(SUGGEST), trips());
    let args = [
        "suggest",
        &trips,
        "--time",
        "at",
        "--json",
        "--read",
        "vin+day",
        "--partitions",
        "5",
    ];
    let found = synthkey(&args).json();
    for (path, wrong) in [
        ("/recommended/verdict", Value::from("HOT")),
        ("/recommended/reasons", Value::from(vec!["one"])),
        ("/warnings", Value::from("text")),
        ("/best/0/usable_of_floor", Value::from(2)),
        ("/version", Value::Null),
    ] {
        let mut changed = found.clone();
        *changed.pointer_mut(path).unwrap() = wrong;
        assert!(!schema.errors(&changed).is_empty(), "{path}");
    }
    let mut changed = found;
    changed["more"] = Value::Null;
    assert_eq!(schema.errors(&changed), ["/more is not known"]);
}
