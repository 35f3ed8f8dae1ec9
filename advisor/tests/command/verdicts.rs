//! Verdicts, limits and exit codes.

use serde_json::Value;

use crate::support::{synthkey, trips};

fn verdict(layout: &str, more: &[&str]) -> Value {
    let trips = trips();
    let args = [
        "check",
        &trips,
        "--time",
        "at",
        "--layout",
        layout,
        "--partitions",
        "20",
        "--json",
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

/// A sample of a few days does not hide that a key without time is full after some weeks.
#[test]
fn a_key_that_is_full_within_a_year_is_at_its_limit() {
    let vin = verdict("{vin}", &["--rate", "100/s"]);
    let sentence = vin["sentence"].as_str().unwrap();
    assert_eq!(vin["word"], "LIMIT", "{vin}");
    assert!(
        sentence.contains("` is full after 57 days: one key holds 20 GB"),
        "{sentence}"
    );
    // The same key with more space, or with fewer writes.
    let more = verdict("{vin}", &["--rate", "100/s", "--key-gb", "200"]);
    assert_ne!(more["word"], "LIMIT", "{more}");
    let less = verdict("{vin}", &["--rate", "10/s"]);
    assert_ne!(less["word"], "LIMIT", "{less}");
    // A key with a period does not grow after its day: 1,000 items of 1 KiB in each of 86,400 seconds. The sample's days
    // differ only by chance, so none of them counts as larger.
    let day = verdict("{at:day}", &["--rate", "1000/s"]);
    let sentence = day["sentence"].as_str().unwrap();
    assert!(
        sentence.ends_with("` gets 82 GB: one key holds 20 GB"),
        "{sentence}"
    );
}

/// Only Azure Cosmos DB counts request units.
#[test]
fn other_stores_have_no_request_units() {
    let trips = trips();
    let args = [
        "check",
        &trips,
        "--layout",
        "{vin}-{at:day}",
        "--store",
        "mongodb",
    ];
    let rate = ["--rate", "1000000/s", "--read", "vin+day"];
    let page = synthkey(&[&args[..], &rate].concat()).out;
    assert!(page.contains("\nstore mongodb\n"), "{page}");
    assert!(!page.contains("RU") && !page.contains("GB"), "{page}");
    let report = synthkey(&[&args[..], &rate, &["--json"]].concat()).json();
    assert_eq!(report["store"], serde_json::json!({ "name": "mongodb" }));
}

#[test]
fn the_numbers_of_the_store_are_options() {
    let trips = trips();
    let args = [
        "check",
        &trips,
        "--layout",
        "{vin}-{at:day}",
        "--rate",
        "10/s",
    ];
    let numbers = [
        "--partition-ru",
        "9000",
        "--partition-gb",
        "40",
        "--key-gb",
        "10",
        "--ru",
        "18001",
        "--write-ru",
        "10",
        "--request-ru",
        "3",
    ];
    let page = synthkey(&[&args[..], &numbers].concat()).out;
    for expected in [
        "9,000 RU/s and 40 GB for each partition, 10 GB for each key, 10 RU for a write, 3 RU for a request",
        "defaults from learn.microsoft.com/azure/cosmos-db: concepts-limits",
        "\n3 partitions;",
    ] {
        assert!(page.contains(expected), "{expected}\n{page}");
    }
}

#[test]
fn what_reads_cost_is_in_the_table() {
    let trips = trips();
    let args = [
        "check",
        &trips,
        "--layout",
        "{at:day}.{xxh64(id) % 400 + 1}",
        "--read",
        "vin+day",
    ];
    let page = synthkey(&args).out;
    assert!(
        page.contains("a read takes 20.00 requests on average"),
        "{page}"
    );
    let page = synthkey(&[&args[..], &["--rate", "10/s"]].concat()).out;
    assert!(page.contains("! Without --read-rate, the RU/s"), "{page}");
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
fn a_verdict_has_exit_code_1_only_with_fail_on() {
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
    assert_eq!(code("{at:day}", &["--fail-on", "not-good"]), 1);
    assert_eq!(code("{at:day}", &["--fail-on", "limit,hot"]), 1);
    assert_eq!(code("{at:day}", &["--fail-on", "limit,few"]), 0);
    let split = ["--transaction", "vin", "--fail-on", "split,costly"];
    assert_eq!(code("{id}", &split), 1);
    assert_eq!(code("{id}", &["--fail-on", "not-good"]), 0);
}

#[test]
fn a_verdict_that_the_user_does_not_accept_is_named() {
    let trips = trips();
    let layouts = ["--layout", "{at:day}", "--layout", "{vin}-{at:day}"];
    let fail_on = ["--fail-on", "HOT", "--partitions", "5"];
    let page = synthkey(&[&["check", &trips][..], &layouts, &fail_on].concat()).out;
    let said = "! --fail-on: {at:day} is HOT on 5 partitions\n";
    assert!(page.ends_with(said), "{page}");
}

#[test]
fn divisions_have_titles() {
    let trips = trips();
    let ranges = crate::support::file("starts.txt", "20\n10\n");
    let (ranges, of) = (format!("@{ranges}"), format!("\n3 partitions of {ranges};"));
    let args = [
        "check",
        &trips,
        "--layout",
        "{vin}",
        "--time",
        "at",
        "--partitions",
        "1,20,1",
    ];
    let page = synthkey(&[&args[..], &["--ranges", "20+10", "--ranges", &ranges]].concat()).out;
    for title in [
        "\n1 partition;",
        "\n20 partitions;",
        "\n20+10 partitions;",
        &of,
    ] {
        assert_eq!(page.matches(title).count(), 1, "{title}\n{page}");
    }
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
        // Their order in the map depends on a feature of serde_json that other packages may turn on.
        let mut labels: Vec<_> = partitions.keys().cloned().collect();
        labels.sort();
        labels
    };
    assert_eq!(
        labels(report(&["--ru", "200000", "--storage", "1.2TB"])),
        ["34"]
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
fn each_command_has_its_own_help() {
    let help = synthkey(&["--help"]);
    assert_eq!(help.code, 0);
    assert!(help.out.contains("Exit codes"), "{}", help.out);
    for (command, option) in [
        ("check", "--fail-on"),
        ("sweep", "--n"),
        ("suggest", "--read"),
        ("verify", "--property"),
        ("explain", "[LAYOUT]"),
        ("sql", "--window"),
        ("completions", "<SHELL>"),
    ] {
        assert!(help.out.contains(command), "{}", help.out);
        for asked in [&["help", command][..], &[command, "--help"]] {
            let page = synthkey(asked).out;
            assert!(page.contains(option), "{page}");
            assert!(page.contains(&format!("synthkey {command} ")), "{page}");
        }
    }
    assert!(synthkey(&["--version"]).out.starts_with("synthkey "));
}

#[test]
fn shells_complete_commands_and_options() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = synthkey(&["completions", shell]);
        assert_eq!(script.code, 0);
        assert!(script.out.contains("fail-on"), "{shell}");
    }
}
