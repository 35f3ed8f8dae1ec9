//! Samples in all formats: compressed, several files, standard input.

use std::fmt::Write as _;
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
fn the_verdicts_do_not_depend_on_files_their_order_or_a_seed() {
    let text = trips_as_ndjson();
    let lines: Vec<_> = text.split_inclusive('\n').collect();
    let quarters: Vec<_> = (0..4)
        .zip(lines.chunks(lines.len() / 4))
        .map(|(i, quarter)| file(&format!("quarter-{i}.ndjson"), quarter.concat()))
        .collect();
    let [a, b, c, d] = &quarters[..] else {
        panic!("{quarters:?}")
    };
    let whole = file("quarters.ndjson", &text);
    let layouts = ["--layout", "{vin}-{at:day}", "--layout", "{id}"];
    let verdicts = |samples: &[&str], more: &[&str]| {
        let args = [&["check"], samples, &layouts, more, &["--json"]].concat();
        let report = synthkey(&args).json();
        ["5", "20"].map(|partitions| {
            [0, 1].map(|layout| {
                report["candidates"][layout]["partitions"][partitions]["verdict"].clone()
            })
        })
    };
    let partitions = ["--partitions", "5,20"];
    let expected = verdicts(&[&whole], &partitions);
    let words = expected
        .each_ref()
        .map(|of| of.each_ref().map(|verdict| verdict["word"].as_str()));
    assert_eq!(words, [[Some("GOOD"); 2], [Some("THIN"), Some("GOOD")]]);
    assert_eq!(verdicts(&[a, b, c, d], &partitions), expected);
    assert_eq!(verdicts(&[d, b, a, c], &partitions), expected);
    let other_seed = [&partitions[..], &["--seed", "7"]].concat();
    assert_eq!(verdicts(&[&whole], &other_seed), expected);
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

/// The items of the sample as JSON values.
fn items() -> Vec<serde_json::Value> {
    let text = trips_as_ndjson();
    let items = text.lines().map(|line| serde_json::from_str(line).unwrap());
    items.collect()
}

fn name_it(value: &serde_json::Value) -> serde_json::Value {
    use serde_json::{Value, json};
    match value {
        Value::Null => json!({ "NULL": true }),
        Value::String(text) => json!({ "S": text }),
        Value::Number(n) => json!({ "N": n.to_string() }),
        value => value.clone(),
    }
}

fn of_dynamodb(item: &serde_json::Value) -> serde_json::Value {
    let properties = item.as_object().unwrap().iter();
    properties
        .map(|(name, value)| (name.clone(), name_it(value)))
        .collect()
}

/// Canonical, or relaxed: a time is a string, a number is a number.
fn of_mongodb(item: &serde_json::Value, is_canonical: bool) -> serde_json::Value {
    use serde_json::json;
    let mut item = item.clone();
    item["_id"] = json!({ "$oid": format!("{:024x}", item["id"].as_u64().unwrap()) });
    let at = item["at"].as_str().unwrap().to_owned();
    item["at"] = json!({ "$date": at });
    if is_canonical {
        item["id"] = json!({ "$numberInt": item["id"].to_string() });
        item["km"] = json!({ "$numberLong": item["km"].to_string() });
    }
    item
}

#[test]
fn exports_have_the_figures_of_their_items() {
    use serde_json::{Value, json};
    let (items, lines) = (items(), trips_as_ndjson());
    let join = |items: Vec<Value>| {
        let lines = items.iter().map(ToString::to_string);
        lines.collect::<Vec<_>>().join("\n")
    };
    let dynamodb: Vec<_> = items.iter().map(of_dynamodb).collect();
    let wrapped: Vec<_> = dynamodb
        .iter()
        .map(|item| json!({ "Item": item }))
        .collect();
    let halves = items.chunks(1500);
    let pages =
        halves.map(|items| json!({ "_rid": "x", "Documents": items, "_count": items.len() }));
    let of_mongodb = |is_canonical| {
        items
            .iter()
            .map(|item| of_mongodb(item, is_canonical))
            .collect()
    };
    // The names do not say what the files are.
    for (name, text) in [
        ("array.txt", json!(items).to_string()),
        ("pretty.data", serde_json::to_string_pretty(&items).unwrap()),
        ("objects.json", lines.replace(",\"vin\"", ",\n  \"vin\"")),
        ("cosmos.json", join(pages.collect())),
        ("mongodb-canonical.json", join(of_mongodb(true))),
        ("mongodb-relaxed.json", json!(of_mongodb(false)).to_string()),
        ("dynamodb-export.json", join(wrapped)),
        (
            "dynamodb-scan.json",
            json!({ "Items": dynamodb, "Count": 3000 }).to_string(),
        ),
        ("lines", lines),
        ("table", std::fs::read_to_string(trips()).unwrap()),
        (
            "semicolons.csv",
            std::fs::read_to_string(trips()).unwrap().replace(',', ";"),
        ),
    ] {
        agrees_with_python(&file(name, &text));
        let args = [&["check", "-", "--json"][..], &LAYOUT].concat();
        let ended = with_input(&args, text.as_bytes());
        assert_eq!(ended.json()["items"], 3000, "{name}: {}", ended.err);
    }
}

#[test]
fn folders_and_patterns_are_samples() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("folder");
    std::fs::create_dir_all(folder.join("inner")).unwrap();
    let text = trips_as_ndjson();
    let middle = text[..text.len() / 2].rfind('\n').unwrap() + 1;
    std::fs::write(folder.join("a.ndjson"), &text[..middle]).unwrap();
    std::fs::write(folder.join("inner/b.ndjson"), &text[middle..]).unwrap();
    std::fs::write(folder.join("_SUCCESS"), "").unwrap();
    std::fs::write(folder.join(".a.ndjson.crc"), "x").unwrap();
    let folder = folder.display().to_string();
    let items = |sample: &str| {
        synthkey(&[&["check", sample, "--json"][..], &LAYOUT].concat()).json()["items"].clone()
    };
    assert_eq!(items(&folder), 3000);
    assert_eq!(items(&format!("{folder}/**/*.ndjson")), 3000);
    assert!(items(&format!("{folder}/*.ndjson")).as_u64().unwrap() < 3000);
}

/// The log of Azure Cosmos DB: who used how many request units.
#[test]
fn the_log_of_request_units_is_a_sample() {
    let (mut lines, mut table) = (
        String::new(),
        String::from("TimeGenerated,PartitionKey,RequestCharge\n"),
    );
    for i in 0..4000 {
        // The first of ten keys has half of the charges.
        let (key, charge) = if i % 2 == 0 {
            (0, 2.83)
        } else {
            (1 + i % 9, 2.83)
        };
        let at = format!("2026-01-01T{:02}:{:02}:00Z", i % 24, i % 60);
        let key = serde_json::json!([format!("k{key}")]).to_string();
        lines += &serde_json::json!({ "TimeGenerated": at, "PartitionKey": key, "RequestCharge": charge }).to_string();
        lines.push('\n');
        writeln!(table, "{at},\"{}\",{charge}", key.replace('"', "\"\"")).unwrap();
    }
    for sample in [file("log.json", lines), file("log.csv", table)] {
        let args = [
            "check",
            &sample,
            "--layout",
            "{PartitionKey}",
            "--time",
            "TimeGenerated",
        ];
        let more = ["--weight", "RequestCharge", "--json"];
        let ended = synthkey(&[&args[..], &more].concat());
        let figures = ended.json()["candidates"][0].clone();
        assert_eq!(figures["distinct_keys"], 10, "{}", ended.err);
        assert_eq!(figures["hottest"][0]["key"], "k0");
        let charges = figures["items"].as_f64().unwrap();
        assert!((charges / (4000.0 * 2.83) - 1.0).abs() < 0.01, "{charges}");
        let share = figures["hottest_share"].as_f64().unwrap();
        assert!((share - 0.5).abs() < 0.01, "{share}");
    }
}
