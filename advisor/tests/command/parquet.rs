//! Samples in Parquet.

use std::sync::Arc;

use arrow_array::{
    ArrayRef, Int64Array, RecordBatch, StringArray, StructArray, TimestampMillisecondArray,
};
use arrow_schema::{DataType, Field};
use parquet::arrow::ArrowWriter;
use parquet::file::properties::WriterProperties;

use crate::figures::agrees_with_python;
use crate::support::{file, synthkey, trips};

/// The sample with typed columns, in row groups of 700.
fn trips_as_parquet(name: &str) -> String {
    let text = std::fs::read_to_string(trips()).unwrap();
    let rows: Vec<Vec<&str>> = text
        .lines()
        .skip(1)
        .map(|line| line.split(',').collect())
        .collect();
    let column = |at: usize| rows.iter().map(move |row| row[at]);
    let texts = |at| -> StringArray {
        column(at)
            .map(|text| (!text.is_empty()).then_some(text))
            .collect()
    };
    let ids = Int64Array::from_iter_values(column(0).map(|id| id.parse::<i64>().unwrap()));
    let batch = RecordBatch::try_from_iter([
        ("id", Arc::new(ids) as ArrayRef),
        ("at", Arc::new(texts(1))),
        ("vin", Arc::new(texts(2))),
        ("region", Arc::new(texts(3))),
    ]);
    written(name, &batch.unwrap())
}

fn written(name: &str, batch: &RecordBatch) -> String {
    let properties = WriterProperties::builder()
        .set_max_row_group_row_count(Some(700))
        .build();
    let mut writer = ArrowWriter::try_new(Vec::new(), batch.schema(), Some(properties)).unwrap();
    writer.write(batch).unwrap();
    file(name, writer.into_inner().unwrap())
}

#[test]
fn figures_are_the_same_from_parquet() {
    agrees_with_python(&trips_as_parquet("trips.parquet"));
}

#[test]
fn typed_and_nested_columns_have_keys() {
    let time =
        TimestampMillisecondArray::from(vec![Some(0), Some(-1), None]).with_timezone("+02:00");
    let inner: ArrayRef = Arc::new(StringArray::from(vec!["a", "b", "c"]));
    let field = Arc::new(Field::new("vin", DataType::Utf8, true));
    let vehicle = StructArray::from(vec![(field, inner)]);
    let batch = RecordBatch::try_from_iter([
        ("at", Arc::new(time) as ArrayRef),
        ("vehicle", Arc::new(vehicle)),
    ]);
    let sample = written("typed.parquet", &batch.unwrap());
    let ended = synthkey(&[
        "check",
        &sample,
        "--layout",
        "{vehicle.vin}-{at:day}",
        "--json",
    ]);
    let report = ended.json();
    let keys = &report["candidates"][0]["hottest"];
    assert_eq!(
        (&keys[0]["key"], &keys[1]["key"]),
        (&"a-1970-01-01".into(), &"b-1969-12-31".into())
    );
    assert_eq!(
        (&report["items"], &report["unread"]),
        (&2.into(), &1.into())
    );
}

#[test]
fn broken_files_are_named() {
    let sample = file("broken.parquet", "PAR1 nothing");
    let ended = synthkey(&["check", &sample, "--layout", "{at:day}"]);
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("broken.parquet"), "{}", ended.err);
    let ended = synthkey(&[
        "check", &sample, "--layout", "{at:day}", "--weight", "bytes",
    ]);
    assert!(ended.err.contains("--weight bytes"), "{}", ended.err);
}
