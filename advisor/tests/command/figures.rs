//! The figures agree with those that Python computes from their definitions.

use serde_json::Value;

use crate::support::{file, synthkey, trips, trips_as_ndjson};

fn expected() -> Value {
    serde_json::from_str(include_str!("../trips.json")).unwrap()
}

/// Runs all layouts of the expected figures.
fn measured(sample: &str) -> Value {
    let expected = expected();
    let mut args = vec![
        "check",
        sample,
        "--time",
        "at",
        "--partitions",
        "5,20",
        "--rate",
        "1000/s",
    ];
    args.extend(["--write-ru", "5", "--read", "day", "--json"]);
    let layouts = expected["candidates"].as_array().unwrap().iter();
    for layout in layouts.map(|candidate| candidate["layout"].as_str().unwrap()) {
        args.extend(["--layout", layout]);
    }
    synthkey(&args).json()
}

/// Every expected figure is there, to six digits. There may be more.
fn compare(expected: &Value, found: &Value, path: &str) -> usize {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            let compared = expected.iter().map(|(name, expected)| {
                let found = found
                    .get(name)
                    .unwrap_or_else(|| panic!("{path}.{name} is missing"));
                compare(expected, found, &format!("{path}.{name}"))
            });
            compared.sum()
        }
        (Value::Array(expected), Value::Array(found)) => {
            assert_eq!(expected.len(), found.len(), "{path}");
            let pairs = expected.iter().zip(found).enumerate();
            pairs
                .map(|(i, (expected, found))| compare(expected, found, &format!("{path}.{i}")))
                .sum()
        }
        (Value::Number(expected), Value::Number(found)) => {
            let [expected, found] = [expected, found].map(|n| n.as_f64().unwrap());
            assert!(
                (expected - found).abs() <= 1e-6 * expected.abs().max(1.0),
                "{path}: {expected} {found}"
            );
            1
        }
        _ => {
            assert_eq!(expected, found, "{path}");
            1
        }
    }
}

/// All figures for the repository's sample in another format.
pub fn agrees_with_python(sample: &str) {
    let compared = compare(&expected(), &measured(sample), "");
    assert!(compared > 400, "{compared}");
}

#[test]
fn figures_agree_with_python() {
    agrees_with_python(&trips());
}

#[test]
fn figures_are_the_same_from_ndjson() {
    let sample = file("figures.ndjson", trips_as_ndjson());
    agrees_with_python(&sample);
}

#[test]
fn the_floor_is_a_key_for_each_item() {
    let found = measured(&trips());
    let candidates = found["candidates"].as_array().unwrap();
    let id = candidates
        .iter()
        .find(|candidate| candidate["layout"] == "{id}")
        .unwrap();
    for (partitions, window) in [("5", "hour"), ("5", "day"), ("20", "hour"), ("20", "day")] {
        let usable = &id["partitions"][partitions][window]["usable_mean"];
        let floor = &candidates[0]["partitions"][partitions][window]["floor_mean"];
        let [usable, floor] = [usable, floor].map(|share| share.as_f64().unwrap());
        assert!((usable - floor).abs() < 0.05, "{partitions} {window}");
    }
}
