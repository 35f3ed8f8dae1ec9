//! Verdicts, limits and exit codes.

use serde_json::Value;

use crate::support::{synthkey, trips};

fn verdict(layout: &str, more: &[&str]) -> Value {
    let trips = trips();
    let args = [
        "check", &trips, "--time", "at", "--layout", layout, "--json",
    ];
    let report = synthkey(&[&args[..], more].concat()).json();
    report["candidates"][0]["partitions"]["20"]["verdict"].clone()
}

#[test]
fn each_verdict_has_its_layout() {
    for (layout, more, word) in [
        ("{region}", &["--rate", "1000/s"][..], "LIMIT"),
        ("{at:day}", &[], "HOT"),
        ("{region}", &[], "FEW"),
        ("{at:day}.{xxh64(region) % 400 + 1}", &[], "SKEWED"),
        ("{at:day}.{xxh64(id) % 50 + 1}", &[], "THIN"),
        ("{at:day}.{xxh64(id) % 4000 + 1}", &[], "GOOD"),
        ("{at:day}.{shard in 1..=4000}", &[], "GOOD"),
        ("{id}", &[], "GOOD"),
    ] {
        let verdict = verdict(layout, more);
        assert_eq!(verdict["word"], word, "{layout}: {verdict}");
    }
}

#[test]
fn a_skewed_value_is_named_and_redacted() {
    let layout = "{at:day}.{xxh64(region) % 400 + 1}";
    let sentence = verdict(layout, &[])["sentence"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(
        sentence.starts_with("`west` of {region} has 4"),
        "{sentence}"
    );
    let sentence = verdict(layout, &["--redact"])["sentence"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(
        sentence.starts_with("`aaaa` of {region} has 4"),
        "{sentence}"
    );
}

#[test]
fn a_plain_property_that_is_good_needs_no_synthetic_key() {
    let sentence = verdict("{id}", &[])["sentence"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(sentence.contains("you need no synthetic key"), "{sentence}");
}

#[test]
fn a_limit_of_the_user_has_exit_code_1() {
    let trips = trips();
    let code = |layout, more: &[&str]| {
        synthkey(
            &[
                &["check", &trips, "--time", "at", "--layout", layout][..],
                more,
            ]
            .concat(),
        )
        .code
    };
    assert_eq!(code("{at:day}", &[]), 0);
    assert_eq!(code("{at:day}", &["--fail-over", "1.5"]), 1);
    assert_eq!(code("{id}", &["--fail-over", "1.5"]), 0);
    assert_eq!(
        code(
            "{vin}-{at:day}",
            &["--fail-over", "5", "--rate", "1000000/s"]
        ),
        1
    );
}

#[test]
fn partitions_come_from_the_size_of_the_container() {
    let trips = trips();
    let args = ["check", &trips, "--layout", "{vin}-{at:day}", "--json"];
    let report = |more: &[&str]| synthkey(&[&args[..], more].concat()).json();
    let labels = |report: Value| {
        let partitions = report["candidates"][0]["partitions"]
            .as_object()
            .unwrap()
            .clone();
        partitions.keys().cloned().collect::<Vec<_>>()
    };
    assert_eq!(
        labels(report(&["--ru", "200000", "--storage", "1.2TB"])),
        ["24"]
    );
    assert_eq!(
        labels(report(&["--partitions", "5", "--ranges", "4+2"])),
        ["4+2", "5"]
    );
}

#[test]
fn uneven_splits_cost_even_a_perfect_key() {
    let trips = trips();
    let args = [
        "check", &trips, "--time", "at", "--layout", "{id}", "--ranges", "2+1", "--json",
    ];
    let aggregate =
        synthkey(&args).json()["candidates"][0]["partitions"]["2+1"]["aggregate"].clone();
    let over_mean = aggregate["over_mean"].as_f64().unwrap();
    assert!((over_mean - 1.5).abs() < 0.1, "{over_mean}");
}

#[test]
fn levels_are_counted_each() {
    let trips = trips();
    let args = [
        "check",
        &trips,
        "--time",
        "at",
        "--layout",
        "{region}{/}{vin}",
        "--json",
    ];
    let report = synthkey(&args).json();
    let figures = &report["candidates"][0];
    assert_eq!(
        (
            &figures["levels"][0]["distinct"],
            &figures["levels"][0]["hottest"][0]["key"]
        ),
        (&4.into(), &"west".into())
    );
    assert!(figures["distinct_keys"].as_u64().unwrap() > 400);
    assert_eq!(figures["partitions"]["20"]["aggregate"]["used"], 4);
}

#[test]
fn the_table_shows_all_of_it() {
    let trips = trips();
    let ended = synthkey(&[
        "check",
        &trips,
        "--layout",
        "{at:day}",
        "--layout",
        "{vin}-{at:day}",
    ]);
    for expected in [
        "3,000 items",
        "20 partitions; in one day",
        "usable, hour",
        "HOT {at:day}: all items of a day go to one key",
    ] {
        assert!(ended.out.contains(expected), "{expected}\n{}", ended.out);
    }
}

#[test]
fn help_names_every_option() {
    let ended = synthkey(&["--help"]);
    assert_eq!(ended.code, 0);
    for option in ["--layout", "--fail-over 1.5", "--ranges", "Exit codes"] {
        assert!(ended.out.contains(option), "{}", ended.out);
    }
    assert!(synthkey(&["--version"]).out.starts_with("synthkey "));
}
