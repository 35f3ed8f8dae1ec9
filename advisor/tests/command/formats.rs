//! Samples in all formats: compressed, several files, standard input.

use std::io::Write;

use crate::figures::agrees_with_python;
use crate::support::{file, synthkey, trips, trips_as_ndjson, with_input};

const LAYOUT: [&str; 2] = ["--layout", "{vin}-{at:day}"];

#[test]
fn packed_files_are_read() {
    let text = trips_as_ndjson();
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packer.write_all(text.as_bytes()).unwrap();
    let gzip = file("packed.ndjson.gz", packer.finish().unwrap());
    let zstd = file(
        "packed.jsonl.zst",
        zstd::encode_all(text.as_bytes(), 1).unwrap(),
    );
    for sample in [gzip, zstd] {
        agrees_with_python(&sample);
    }
}

#[test]
fn several_files_are_one_sample() {
    let text = trips_as_ndjson();
    let middle = text[..text.len() / 2].rfind('\n').unwrap() + 1;
    let [first, second] = [
        ("half-1.ndjson", &text[..middle]),
        ("half-2.ndjson", &text[middle..]),
    ]
    .map(|(name, half)| file(name, half));
    let ended = synthkey(&[&["check", &first, &second, "--json"][..], &LAYOUT].concat());
    let whole = synthkey(&[&["check", &trips(), "--json"][..], &LAYOUT].concat());
    assert_eq!(ended.json()["items"], 3000);
    let hour = |ended: serde_json::Value| {
        ended["candidates"][0]["partitions"]["20"]["hour"]["usable_mean"].clone()
    };
    assert_eq!(hour(ended.json()), hour(whole.json()));
}

#[test]
fn standard_input_is_read() {
    let args = [&["check", "-", "--json"][..], &LAYOUT].concat();
    let ended = with_input(&args, trips_as_ndjson().as_bytes());
    assert_eq!(
        (ended.code, &ended.json()["sample"]),
        (0, &"standard input".into())
    );
    let args = [&["check", "-", "--json", "--format", "csv"][..], &LAYOUT].concat();
    let ended = with_input(&args, &std::fs::read(trips()).unwrap());
    assert_eq!(ended.json()["items"], 3000);
}

#[test]
fn layouts_come_from_files_too() {
    let layout = format!("@{}", file("layout.txt", "{vin}-{at:day}\n"));
    let ended = synthkey(&["check", &trips(), "--layout", &layout, "--json"]);
    assert_eq!(ended.json()["candidates"][0]["layout"], "{vin}-{at:day}");
}

#[test]
fn quoted_line_breaks_and_tabs_are_part_of_csv() {
    let text = "\"a\tb\"\tat\r\n\"x\ny\"\t2018-08-09T00:00:00Z\r\nz\t2018-08-09T00:00:00Z\n";
    let sample = file("quoted.tsv", text);
    let ended = synthkey(&[
        "check",
        &sample,
        "--layout",
        "{\"a\tb\"}",
        "--time",
        "at",
        "--json",
    ]);
    assert_eq!(ended.code, 2, "{}", ended.err);
    let ended = synthkey(&[
        "check",
        &sample,
        "--layout",
        "{\"a\\u0009b\"}",
        "--time",
        "at",
        "--json",
    ]);
    assert_eq!(ended.json()["candidates"][0]["distinct_keys"], 2);
    assert_eq!(ended.json()["candidates"][0]["hottest"][0]["key"], "x\ny");
}

#[test]
fn weights_are_bytes_or_a_column() {
    let trips = trips();
    let args = [&["check", &trips, "--json", "--weight", "km"][..], &LAYOUT].concat();
    let report = synthkey(&args).json();
    assert_eq!(
        (&report["counted"], &report["items"]),
        (&"km".into(), &3000.into())
    );
    assert!(report["candidates"][0]["items"].as_u64().unwrap() > 100_000);
    let args = [
        &["check", &trips, "--json", "--weight", "bytes"][..],
        &LAYOUT,
    ]
    .concat();
    let bytes = synthkey(&args).json()["candidates"][0]["items"]
        .as_u64()
        .unwrap();
    assert!((140_000..156_000).contains(&bytes), "{bytes}");
}

#[test]
fn many_keys_are_estimated_and_say_so() {
    let args = [
        "check",
        &trips(),
        "--layout",
        "{id}",
        "--time",
        "at",
        "--max-keys",
        "100",
        "--json",
    ];
    let report = synthkey(&args).json();
    let figures = &report["candidates"][0];
    let keys = figures["distinct_keys"].as_u64().unwrap();
    assert!((2800..3200).contains(&keys), "{keys}");
    assert!(figures["errors"]["hottest"].as_u64().unwrap() > 0);
    let text = synthkey(&args[..8]).out;
    assert!(text.contains("standard error of 0.8 %"), "{text}");
}
