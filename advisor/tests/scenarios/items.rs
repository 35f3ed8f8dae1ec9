//! The items of a sample as documents, as a program would read them.

use serde_json::{Map, Value, json};

/// The items of a sample: of lines, of an export, or of CSV.
pub fn of(sample: &str) -> Vec<String> {
    let parse = |line: &str| serde_json::from_str::<Value>(line).unwrap();
    let documents: Vec<Value> = if sample.starts_with(r#"{"_rid""#) {
        parse(sample)["Documents"].as_array().unwrap().clone()
    } else if sample.starts_with(r#"{"Item""#) {
        sample
            .lines()
            .map(|line| of_dynamodb(&parse(line)))
            .collect()
    } else if sample.starts_with('{') {
        sample.lines().map(parse).collect()
    } else {
        of_csv(sample)
    };
    documents.into_iter().map(stored).collect()
}

/// What a container needs besides: an id, and the number that the program draws for a random suffix.
fn stored(mut document: Value) -> String {
    let properties = document.as_object_mut().unwrap();
    properties.entry("id").or_insert_with(|| json!("1"));
    properties.entry("shard").or_insert_with(|| json!(1));
    document.to_string()
}

fn of_dynamodb(line: &Value) -> Value {
    let plain = |value: &Value| match (&value["S"], &value["N"]) {
        (Value::String(text), _) => json!(text),
        (_, Value::String(number)) => json!(number.parse::<i64>().unwrap()),
        _ => panic!("{value}"),
    };
    let item = line["Item"].as_object().unwrap().iter();
    Value::Object(
        item.map(|(name, value)| (name.clone(), plain(value)))
            .collect(),
    )
}

fn of_csv(sample: &str) -> Vec<Value> {
    let mut lines = sample.lines();
    let names: Vec<_> = lines.next().unwrap().split(',').collect();
    let document = |line: &str| {
        let cells = line
            .split(',')
            .map(|cell| cell.parse::<i64>().map_or(json!(cell), Value::from));
        let pairs = names.iter().map(ToString::to_string).zip(cells);
        Value::Object(pairs.collect::<Map<_, _>>())
    };
    lines.map(document).collect()
}
