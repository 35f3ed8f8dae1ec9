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
    assert_eq!(found["recommended"]["layout"], "{vin}-{at:day}", "{found}");
    // On fewer partitions than the workload needs, the RU/s for its storage do not excuse an uneven key.
    for best in found["best"].as_array().unwrap() {
        assert_eq!(best["verdict"], "GOOD", "{best}");
        assert!(best["usable_of_floor"].as_f64().unwrap() >= 0.8, "{best}");
    }
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
        "\nDeclare {vin}-{at:day} and provision ",
        "  1. in the busiest day ",
        "  2. a read takes 1.20 requests on average: `vin+day` 1, `day` 5\n",
        "  3. the largest key stores ",
        "not {at:day}: HOT",
        ": 3,000 items, on 5 partitions\n",
        "no key: 8 items, vin: empty or null: ",
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
fn without_reads_one_is_recommended_for_writes() {
    let trips = trips();
    let ended = synthkey(&["suggest", &trips, "--time", "at", "--partitions", "5"]);
    assert_eq!(ended.code, 0, "{}", ended.err);
    for expected in [
        "\nDeclare {id}\n",
        "a read is one request for a reader who knows `id`\n",
        "{id}-{at:day}: `id` and the day\n",
        "! The recommendation assumes writes only. Say what readers know",
    ] {
        assert!(ended.out.contains(expected), "{expected}\n{}", ended.out);
    }
    // Half of the trips are in one of four regions.
    assert!(
        ended.out.contains("not {region}: FEW 4 keys"),
        "{}",
        ended.out
    );
    let json = [
        "suggest",
        &trips,
        "--time",
        "at",
        "--partitions",
        "5",
        "--json",
    ];
    let found = synthkey(&json).json();
    let recommended = &found["recommended"];
    assert_eq!(recommended["layout"], "{id}", "{recommended}");
    assert_eq!(recommended["verdict"], "GOOD", "{recommended}");
    assert!(found["warnings"].to_string().contains("writes only"));
    let candidates = &found["candidates"];
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
