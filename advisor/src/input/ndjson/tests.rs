use super::*;

fn values(paths: &[&[&str]], line: &str) -> Result<Vec<Cell<'static>>, &'static str> {
    typed_values(paths, Types::Plain, line)
}

fn typed_values(
    paths: &[&[&str]],
    types: Types,
    line: &str,
) -> Result<Vec<Cell<'static>>, &'static str> {
    let mut columns = Columns::default();
    for path in paths {
        columns.number_of(&path.iter().copied().collect());
    }
    // Both ways must agree.
    let [fast, slow] = [Some(line), None].map(|text| {
        let mut cells = vec![Cell::Value(Value::Missing); columns.len()];
        let mut set = |column: usize, cell: Cell| cells[column] = cell.keep();
        let read = read(
            &Names::new(&columns),
            types,
            line.as_bytes(),
            text,
            &mut set,
        );
        read.map(|()| cells)
    });
    let values =
        |cells: &[Cell]| format!("{:?}", cells.iter().map(Cell::value).collect::<Vec<_>>());
    assert_eq!(fast.as_deref().map(values), slow.as_deref().map(values));
    fast
}

#[test]
fn values_are_those_of_key_format_1() {
    for (json, expected) in [
        (r#""a\u00e9\n""#, Value::Text("aé\n")),
        ("-7", Value::Integer(-7)),
        (
            "340282366920938463463374607431768211455",
            Value::Unsigned(u128::MAX),
        ),
        ("-0", Value::Other),
        ("1.0", Value::Other),
        ("1e3", Value::Other),
        ("true", Value::Bool(true)),
        ("null", Value::Null),
        ("[1]", Value::Other),
        (r#""\ud800""#, Value::Other),
        (
            r#"{"secs_since_epoch":5,"nanos_since_epoch":0}"#,
            Value::Time {
                seconds: 5,
                nanos: 0,
            },
        ),
    ] {
        let line = format!(r#"{{"other":[{{"a":1}}],"a":{json}}}"#);
        assert_eq!(
            values(&[&["a"]], &line).unwrap()[0].value(),
            expected,
            "{json}"
        );
    }
}

#[test]
fn nested_values_are_found() {
    let line = r#"{"a":{"b":"x","c":[1,2]},"n":null}"#;
    let paths: &[&[&str]] = &[
        &["a", "b"],
        &["a", "c", "1"],
        &["n", "x"],
        &["a", "b", "x"],
        &["a"],
    ];
    let found = values(paths, line).unwrap();
    let expected = [
        Value::Text("x"),
        Value::Integer(2),
        Value::Missing,
        Value::Other,
        Value::Other,
    ];
    assert!(found.iter().map(Cell::value).eq(expected), "{found:?}");
}

#[test]
fn what_is_not_an_object_is_named() {
    let what = |line| values(&[&["a"]], line).unwrap_err();
    assert_eq!(what("{\"a\":1"), "the line is not JSON: it ends too early");
    assert_eq!(what("7"), "the line is not a JSON object");
    assert_eq!(what("{\"a\":1} x"), "the line is not JSON");
}

#[test]
fn types_of_mongodb_are_understood() {
    for (json, expected) in [
        (r#"{"$oid":"5b6c"}"#, Value::Text("5b6c")),
        (r#"{"$numberInt":"7"}"#, Value::Integer(7)),
        (r#"{"$numberLong":"-7"}"#, Value::Integer(-7)),
        (
            r#"{"$date":"2018-08-09T00:00:00Z"}"#,
            Value::Text("2018-08-09T00:00:00Z"),
        ),
        (
            r#"{"$date":{"$numberLong":"-1"}}"#,
            Value::Time {
                seconds: -1,
                nanos: 999_000_000,
            },
        ),
        (r#"{"$regex":"x"}"#, Value::Other),
    ] {
        let line = format!(r#"{{"a":{json},"b":{{"c":{json}}}}}"#);
        let found = values(&[&["a"], &["b", "c"]], &line).unwrap();
        assert!(found.iter().all(|cell| cell.value() == expected), "{json}");
    }
    let found = values(&[&["a"]], r#"{"a":{"$numberDouble":"2.5"}}"#).unwrap();
    assert!(matches!(found[0], Cell::Decimal(n) if (n - 2.5).abs() < 1e-9));
}

#[test]
fn types_of_dynamodb_are_understood() {
    let line = r#"{"a":{"S":"x"},"b":{"N":"7"},"c":{"M":{"d":{"L":[{"BOOL":true}]}}},"e":{"NULL":true},"f":{"B":"eA=="}}"#;
    let paths: &[&[&str]] = &[
        &["a"],
        &["b"],
        &["c", "d", "0"],
        &["e"],
        &["f"],
        &["c", "x"],
    ];
    let found = typed_values(paths, Types::DynamoDb, line).unwrap();
    let expected = [
        Value::Text("x"),
        Value::Integer(7),
        Value::Bool(true),
        Value::Null,
        Value::Other,
        Value::Missing,
    ];
    assert!(found.iter().map(Cell::value).eq(expected), "{found:?}");
}

#[test]
fn partition_keys_of_a_log_are_decoded() {
    let line = r#"{"PartitionKey":"[\"a\"]","RequestCharge":2.5,"properties":{"partitionKey":"[\"t\",\"u\"]","requestCharge":"3.5"}}"#;
    let paths: &[&[&str]] = &[
        &["PartitionKey"],
        &["properties", "partitionKey", "1"],
        &["properties", "requestCharge"],
    ];
    let found = typed_values(paths, Types::RuLog, line).unwrap();
    let expected = [Value::Text("a"), Value::Text("u"), Value::Text("3.5")];
    assert!(found.iter().map(Cell::value).eq(expected), "{found:?}");
}
