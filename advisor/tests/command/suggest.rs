//! Suggested layouts for the queries.

use crate::support::{file, synthkey, trips};

/// The output of `suggest` for the sample, which has to compile.
mod declared {
    #![allow(dead_code, reason = "nobody makes such an item")]
    include!("../declared.rs");
}

const READS: [&str; 10] = [
    "--time",
    "at",
    "--rate",
    "100/s",
    "--read",
    "vin+day:95%",
    "--read",
    "day:5%",
    "--read-rate",
    "20/s",
];

#[test]
fn the_best_layout_is_found_and_its_declaration_compiles() {
    let trips = trips();
    let args = [
        &["suggest", &trips, "--partitions", "5", "--json"][..],
        &READS,
    ]
    .concat();
    let found = synthkey(&args).json();
    assert_eq!(found["best"][0]["layout"], "{vin}-{at:day}", "{found}");
    assert!(found["best"].as_array().unwrap().len() == 3);
    assert_eq!(found["declaration"], include_str!("../declared.rs"));
    let vetoed = found["vetoed"].as_array().unwrap().iter();
    let day = vetoed
        .clone()
        .find(|vetoed| vetoed["layout"] == "{at:day}")
        .unwrap();
    assert_eq!(day["verdict"], "HOT", "{day}");
    let checked = found["best"][0]["checked_usable_of_floor"]
        .as_f64()
        .unwrap();
    assert!(checked > 0.5, "{checked}");
}

#[test]
fn the_page_has_reasons() {
    let trips = trips();
    let page = synthkey(&[&["suggest", &trips, "--partitions", "5"][..], &READS].concat()).out;
    for expected in [
        "1. {vin}-{at:day}",
        "provision ",
        "requests on average",
        "not {at:day}: HOT",
        "not searched",
        "3,000 items, of which the 1,403 of the first half of the time were searched, on 5 partitions",
        "no key: 4 items, vin: empty or null: ",
        "not {vin}: LIMIT",
    ] {
        assert!(page.contains(expected), "{expected}\n{page}");
    }
}

/// Two texts side by side could run into each other, so the derive refuses them.
#[test]
fn what_is_read_by_two_texts_is_escaped() {
    let read = [
        "--time",
        "at",
        "--partitions",
        "5",
        "--json",
        "--read",
        "vin+region+day",
    ];
    let found = synthkey(&[&["suggest", &trips()][..], &read].concat()).json();
    let best = found["best"].as_array().unwrap().iter();
    let layouts: Vec<_> = best.map(|best| best["layout"].as_str().unwrap()).collect();
    assert!(layouts.contains(&"{vin:%}-{region:%}"), "{layouts:?}");
}

#[test]
fn without_reads_the_most_even_keys_are_compared() {
    let trips = trips();
    let ended = synthkey(&["suggest", &trips, "--time", "at", "--partitions", "5"]);
    assert_eq!(ended.code, 0, "{}", ended.err);
    for expected in [
        "{id}: `id`\n",
        "{vin}-{at:day}: `vin` and the day\n",
        "Say what they know, and one is recommended",
    ] {
        assert!(ended.out.contains(expected), "{expected}\n{}", ended.out);
    }
    // Half of the trips are in one of four regions.
    assert!(!ended.out.contains("region"), "{}", ended.out);
    assert!(!ended.out.contains("declaration"), "{}", ended.out);
    let json = [
        "suggest",
        &trips,
        "--time",
        "at",
        "--partitions",
        "5",
        "--json",
    ];
    let candidates = &synthkey(&json).json()["candidates"];
    assert!(
        candidates.as_array().is_some_and(|all| all.len() == 5),
        "{candidates}"
    );
}

#[test]
fn columns_are_found_in_each_form() {
    let ndjson = file(
        "columns.ndjson",
        crate::support::trips_as_ndjson().as_bytes(),
    );
    let args = |path| {
        [
            "suggest",
            path,
            "--time",
            "at",
            "--partitions",
            "5",
            "--json",
        ]
    };
    let [of_ndjson, of_csv] = [&ndjson, &trips()].map(|path| {
        let found = synthkey(&args(path)).json();
        let all = found["candidates"].as_array().unwrap().clone();
        all.iter()
            .map(|one| one["layout"].clone())
            .collect::<Vec<_>>()
    });
    assert_eq!(of_ndjson, of_csv);
}

#[test]
fn a_sample_is_read_several_times() {
    let ended = synthkey(&[&["suggest", "-"][..], &READS].concat());
    assert!(ended.err.contains("several times"), "{}", ended.err);
}
