//! How the time of items is found, and what is said if there is none.

use std::fmt::Write;

use crate::support::{Ended, file, synthkey};

/// 4,000 items in a day; `line` writes the properties of an item by its second.
fn sample(name: &str, line: impl Fn(u64) -> String) -> String {
    let mut text = String::new();
    for i in 0..4_000_u64 {
        writeln!(
            text,
            "{{\"id\":\"i{i}\",\"device\":\"d{}\",{}}}",
            i % 500,
            line(i * 21)
        )
        .unwrap();
    }
    file(name, text)
}

fn check(sample: &str, more: &[&str]) -> Ended {
    synthkey(
        &[
            &["check", sample, "--layout", "{device}", "--partitions", "4"][..],
            more,
        ]
        .concat(),
    )
}

fn clock(second: u64) -> String {
    format!(
        "2026-03-02T{:02}:{:02}:{:02}",
        second / 3_600,
        second % 3_600 / 60,
        second % 60
    )
}

#[test]
fn a_number_that_is_named_like_a_time_is_one() {
    let seconds = sample("ts-s.ndjson", |second| {
        format!("\"_ts\":{}", 1_772_409_600 + second)
    });
    let found = check(&seconds, &["--json"]).json();
    assert_eq!(
        (&found["time"], &found["from"]),
        (&"_ts".into(), &"2026-03-02T00:00:00Z".into())
    );
    let milliseconds = sample("ts-ms.ndjson", |second| {
        format!("\"event_time\":{}", (1_772_409_600 + second) * 1_000)
    });
    let found = check(&milliseconds, &["--json"]).json();
    assert_eq!(found["time"], "event_time", "{found}");
    assert_eq!(found["from"], "2026-03-02T00:00:00Z");
    // The same numbers under a name that says nothing.
    let numbers = sample("numbers.ndjson", |second| {
        format!("\"number\":{}", 1_772_409_600 + second)
    });
    let found = check(&numbers, &["--json"]).json();
    assert!(found["time"].is_null(), "{found}");
}

#[test]
fn items_without_a_time_are_judged_as_a_whole_and_the_report_says_so() {
    let none = sample("no-time.ndjson", |second| {
        format!("\"celsius\":{}", second % 40)
    });
    let ended = check(&none, &["--rate", "1/s"]);
    assert_eq!(ended.code, 0, "{}", ended.err);
    assert!(
        ended
            .out
            .contains("No property of the items is a time, so the sample is judged as a whole"),
        "{}",
        ended.out
    );
    let ended = check(&none, &["--read", "device+day"]);
    assert_eq!(ended.code, 2);
    assert!(
        ended.err.contains("no property of the items is a time"),
        "{}",
        ended.err
    );
    assert!(
        ended.err.contains("the items have: id, device, celsius"),
        "{}",
        ended.err
    );
}

#[test]
fn a_time_without_a_zone_stops_the_command_and_none_goes_on() {
    let local = sample("local.ndjson", |second| {
        format!("\"at\":\"{}\"", clock(second))
    });
    let ended = check(&local, &[]);
    assert_eq!(ended.code, 2);
    assert!(
        ended.err.contains("`at`, the time, has no time zone"),
        "{}",
        ended.err
    );
    let ended = check(&local, &["--time", "none"]);
    assert_eq!(ended.code, 0, "{}", ended.err);
    assert!(
        ended
            .out
            .contains("Without a time the sample is judged as a whole"),
        "{}",
        ended.out
    );
}

#[test]
fn of_several_times_the_command_asks_which() {
    let two = sample("two-times.ndjson", |second| {
        format!("\"created\":\"{0}Z\",\"updated\":\"{0}Z\"", clock(second))
    });
    let ended = check(&two, &[]);
    assert!(
        ended.err.contains("Say --time created or --time updated"),
        "{}",
        ended.err
    );
}

#[test]
fn dates_are_judged_in_days() {
    let dates = sample("dates.ndjson", |second| {
        format!("\"date\":\"2026-03-{:02}\"", 1 + second / 8_400)
    });
    let found = check(&dates, &["--rate", "10/s", "--json"]).json();
    assert_eq!(
        (&found["time"], &found["judged_window"]),
        (&"date".into(), &"day".into())
    );
    // Not 24 times the mean.
    assert!(found["model"]["peak"].as_f64().unwrap() < 1.2, "{found}");
}

#[test]
fn nested_properties_are_found() {
    let nested = sample("nested.ndjson", |second| {
        format!(
            "\"meta\":{{\"at\":\"{}Z\",\"site\":{{\"name\":\"s{}\"}}}}",
            clock(second),
            second % 300
        )
    });
    let args = [
        "suggest",
        &nested,
        "--read",
        "meta.site.name",
        "--partitions",
        "3",
        "--json",
    ];
    let found = synthkey(&args).json();
    assert_eq!(
        found["recommended"]["layout"], "{meta.site.name}",
        "{found}"
    );
    let declaration = found["declaration"].as_str().unwrap();
    assert!(
        declaration.contains("#[pk(concat, path = \"site.name\")]\n    meta: Meta,"),
        "{declaration}"
    );
}

#[test]
fn more_than_a_hundredth_of_items_without_a_key_is_no_good_key() {
    for (each, word) in [(200, "GOOD"), (50, "SKEWED")] {
        let some = sample(&format!("some-{each}.ndjson"), |second| {
            let user = if (second / 21).is_multiple_of(each) {
                "null".to_owned()
            } else {
                format!("\"u{second}\"")
            };
            format!("\"at\":\"{}Z\",\"user\":{user}", clock(second))
        });
        let found = synthkey(&[
            "check",
            &some,
            "--layout",
            "{user}",
            "--partitions",
            "4",
            "--json",
        ])
        .json();
        assert_eq!(
            found["candidates"][0]["partitions"]["4"]["verdict"]["word"], word,
            "{found}"
        );
    }
}
