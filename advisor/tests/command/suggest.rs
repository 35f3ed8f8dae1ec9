//! Layouts that are found for what is read.

use crate::support::{synthkey, trips};

/// What `suggest` prints for the sample, which has to compile.
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
    ] {
        assert!(page.contains(expected), "{expected}\n{page}");
    }
}

#[test]
fn without_reads_nothing_is_recommended() {
    let trips = trips();
    let ended = synthkey(&["suggest", &trips, "--time", "at"]);
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("--read"), "{}", ended.err);
    let ended = synthkey(&[&["suggest", "-"][..], &READS].concat());
    assert!(ended.err.contains("several times"), "{}", ended.err);
}
