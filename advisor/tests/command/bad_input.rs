//! Bad input is reported and counted, and does not stop the rest.

use crate::support::{file, synthkey, trips, trips_as_ndjson};

#[test]
fn bad_lines_are_named_and_the_rest_goes_on() {
    let bad = "not json\n[1]\n{\"at\":1,\"vin\":\"x\"}\n{\"vin\":\"x\"}\n{\"at\":\"yesterday\",\"vin\":\"x\"}\n{\"at\":\"2018-08-09 00:00:00\",\"vin\":\"x\"}\n\n{\"at\":\"2018-08-09T00:00:00Z\",\"vin\":1.5}\n";
    let sample = file("bad.ndjson", format!("{}{bad}", trips_as_ndjson()));
    let ended = synthkey(&["check", &sample, "--layout", "{vin}-{at:day}"]);
    assert_eq!(ended.code, 0, "{}", ended.err);
    for expected in [
        format!("the line is not JSON: {sample}:3001"),
        format!("the line is not a JSON object: {sample}:3002"),
        format!("`at`, the time, is a number: write --time at:s or at:ms: {sample}:3003"),
        format!("no property `at` for the time: {sample}:3004"),
        format!("`at` is not a time such as 2018-08-09T14:05:00Z: {sample}:3005"),
        format!(
            "no key by {{vin}}-{{at:day}}: 8 items, vin: empty or null: {sample}:7, {sample}:407"
        ),
        format!(
            "no key by {{vin}}-{{at:day}}: 1 item, vin: not text, an integer or a boolean: {sample}:3008"
        ),
        format!(
            "`at`, the time, has no time zone: write 2018-08-09T14:05:00Z, or say --time none if it is not when an item is written: {sample}:3006"
        ),
    ] {
        assert!(ended.out.contains(&expected), "{expected}\n{}", ended.out);
    }
    let report = synthkey(&["check", &sample, "--layout", "{vin}-{at:day}", "--json"]).json();
    assert_eq!(
        (&report["items"], &report["unread"]),
        (&3001.into(), &6.into())
    );
    assert_eq!(report["candidates"][0]["refused"], 9);
}

#[test]
fn rows_that_are_too_short_are_named() {
    let sample = file(
        "short.csv",
        "a,at\nx\ny,2018-08-09T00:00:00Z\n\u{feff}z,2018-08-09T00:00:00Z,\n",
    );
    let report = synthkey(&[
        "check", &sample, "--layout", "{a}", "--time", "at", "--json",
    ])
    .json();
    assert_eq!(
        (&report["items"], &report["unread"]),
        (&1.into(), &2.into())
    );
    let places = report["unread_because"][0]["where"].as_str().unwrap();
    assert_eq!(places, format!("{sample}:2, {sample}:4"));
}

#[test]
fn a_column_that_is_missing_leaves_items_without_a_key() {
    let report = synthkey(&[
        "check",
        &trips(),
        "--layout",
        "{nothing}-{at:day}",
        "--layout",
        "{vin}-{at:day}",
        "--json",
    ]);
    let report = report.json();
    assert_eq!(report["candidates"][0]["refused"], 3000);
    assert_eq!(
        report["candidates"][0]["refused_because"][0]["why"],
        "nothing: missing property"
    );
    let verdict = &report["candidates"][0]["partitions"]["20"]["verdict"];
    assert!(
        verdict.to_string().contains("no item has a key"),
        "{verdict}"
    );
    assert_eq!(report["candidates"][1]["refused"], 8);
}

#[test]
fn what_stops_the_command_has_exit_code_2() {
    let empty = file("empty.ndjson", "");
    let empty_csv = file("empty.csv", "");
    let array = file("array.json", "[{\"at\":1}]");
    let trips = trips();
    for (args, expected) in [
        (&["check", &trips][..], "--layout <LAYOUT>"),
        (&["check", "--layout", "{at:day}"], "<SAMPLE>"),
        (
            &["check", &trips, "--layout", "{at:week}"],
            "unknown option `week`: expected one of",
        ),
        (
            &["check", &trips, "--layout", "{vin:fn(f)}", "--time", "at"],
            "only the program that declares",
        ),
        (
            &["check", "/no/such.csv", "--layout", "{at:day}"],
            "/no/such.csv: No such file",
        ),
        (
            &["check", "no*such.csv", "--layout", "{at:day}"],
            "there is no file",
        ),
        (
            &["check", &trips, "--layout", "{at:day}", "--format", "xml"],
            "expected one of ndjson, csv, parquet",
        ),
        (
            &["check", &empty, "--layout", "{at:day}"],
            "no item could be used",
        ),
        (
            &["check", &empty_csv, "--layout", "{at:day}"],
            "no item could be used",
        ),
        (
            &["check", &array, "--layout", "{at:day}"],
            "no item could be used",
        ),
        (
            &["check", &trips, "--layout", "{at:day}", "--time", "nothing"],
            "no property `nothing` for the time: ",
        ),
        (
            &["check", &trips, "--layout", "{at:day}", "--time", "nothing"],
            "the items have: id, at, vin, region, km",
        ),
        (
            &["check", &trips, "--layout", "{at:day}", "--key-gb", "0"],
            "'0' for '--key-gb <GB>': write a whole number above 0",
        ),
        (
            &["sweep", &trips, "--fail-on", "hot"],
            "unexpected argument '--fail-on'",
        ),
        (
            &["check", &trips, "--layout", "{at:day}", "--partitions", "0"],
            "0 partitions: a container has 1 to 10000",
        ),
        (
            &["check", &trips, "--layout", "{at:day}", "--window", "week"],
            "not a window",
        ),
        (
            &["check", &trips, "--layout", "{at:day}", "--read", "vin+x:"],
            "--read",
        ),
        (&["sugest"], "a similar subcommand exists: 'suggest'"),
        (
            &["check", &trips, "--layuot", "x"],
            "a similar argument exists: '--layout'",
        ),
        (
            &["check", &trips, "--layout", "{at:day}", "--fail-on", "warm"],
            "expected one of limit, hot, few",
        ),
        (
            &["check", &trips, "--layout", "{at:day}", "--store", "redis"],
            "expected one of cosmos, cosmos-v1, mongodb",
        ),
    ] {
        let ended = synthkey(args);
        assert_eq!(ended.code, 2, "{args:?}: {}", ended.out);
        assert!(ended.err.contains(expected), "{args:?}: {}", ended.err);
        assert!(ended.err.starts_with("error: ") && !ended.err.contains("panicked"));
    }
}

#[test]
fn a_read_of_a_property_that_no_item_has_is_refused() {
    let trips = trips();
    for (args, expected) in [
        (
            &["suggest", &trips, "--read", "vni+day:90%"][..],
            "--read vni+day: no item has the property `vni`",
        ),
        (
            &[
                "check",
                &trips,
                "--layout",
                "{vin}-{at:day}",
                "--read",
                "vin+week:90%",
            ],
            "--read vin+week: no item has the property `week`; a period of time is minute, hour, day, month or year",
        ),
        (
            &[
                "sweep",
                &trips,
                "--layout",
                "{at:day}.{xxh64(id) % N + 1}",
                "--read",
                "vni:90%",
            ],
            "the items have: id, at, vin, region, km",
        ),
    ] {
        let ended = synthkey(args);
        assert_eq!(ended.code, 2, "{args:?}: {}", ended.out);
        assert!(ended.err.contains(expected), "{args:?}: {}", ended.err);
    }
}

#[test]
fn a_sample_that_is_too_thin_has_exit_code_3() {
    let sample = file("thin.csv", "a,at\nx,2018-08-09T00:00:00Z\n");
    let ended = synthkey(&["check", &sample, "--layout", "{a}", "--time", "at"]);
    assert_eq!(ended.code, 3, "{}", ended.err);
    assert!(
        ended.out.contains("! The sample is too small"),
        "{}",
        ended.out
    );
    // No layout is called good or bad by chance. A key of only time is hot, whatever the sample.
    assert!(ended.out.contains("  UNKNOWN {a}: "), "{}", ended.out);
    let layouts = ["--layout", "{at:day}", "--layout", "{a}-{at:day}"];
    let rate = ["--rate", "1000/s"];
    let ended = synthkey(&[&["check", &sample][..], &layouts, &rate].concat());
    assert_eq!(ended.code, 3, "{}", ended.err);
    assert!(ended.out.contains("  HOT {at:day}: "), "{}", ended.out);
    assert!(
        ended.out.contains("  UNKNOWN {a}-{at:day}: "),
        "{}",
        ended.out
    );
    let read = ["suggest", &sample, "--time", "at", "--read", "a+day"];
    let ended = synthkey(&read);
    assert_eq!(ended.code, 3, "{}", ended.err);
    assert!(
        ended.out.contains("! The sample is too small"),
        "{}",
        ended.out
    );
}

/// The data cannot control the reader's terminal.
#[test]
fn control_characters_are_shown_as_signs() {
    let (name, value) = ("v\u{1b}[2Jin", "x\u{1b}]0;owned\u{7}\n\u{202e}y");
    let line = serde_json::json!({ "at": "2018-08-09T00:00:00Z", name: value, "b": 1 });
    let sample = file("control.ndjson", format!("{line}\n").repeat(400));
    let layout = format!("{{{}}}", serde_json::json!(name));
    let check = ["check", &sample, "--time", "at", "--partitions", "1"];
    let full = ["--rate", "1000/s", "--layout", &layout];
    let wrong = ["--layout", "{nothing}"];
    for more in [&full[..], &wrong] {
        let ended = synthkey(&[&check[..], more].concat());
        let text = ended.out + &ended.err;
        let is_control = |c: char| c != '\n' && (c.is_control() || c == '\u{202e}');
        assert!(!text.contains(is_control), "{text:?}");
    }
    let ended = synthkey(&[&check[..], &full].concat());
    let shown = "the key `x\u{fffd}]0;owned\u{fffd}\u{fffd}\u{fffd}y` is full";
    assert!(ended.out.contains(shown), "{}", ended.out);
    // The figures contain the data unchanged.
    let report = synthkey(&[&check[..], &full, &["--json"]].concat()).json();
    assert_eq!(report["candidates"][0]["hottest"][0]["key"], value);
}

#[test]
fn a_layout_that_gives_no_item_a_key_names_the_properties() {
    for args in [
        &["check", &trips(), "--layout", "{vim}-{at:day}"][..],
        &[
            "sweep",
            &trips(),
            "--layout",
            "{at:day}.{xxh64(vim) % N + 1}",
        ],
    ] {
        let ended = synthkey(args);
        assert_eq!(ended.code, 2, "{}", ended.out);
        for expected in [
            "vim: missing property",
            "3,000 items",
            "id, at, vin, region, km",
        ] {
            assert!(ended.err.contains(expected), "{expected}\n{}", ended.err);
        }
    }
}
