//! Numbers of suffixes.

use crate::support::{synthkey, trips};

#[test]
fn a_sweep_has_the_figures_of_each_number() {
    let trips = trips();
    let layout = "{at:day}.{xxh64(vin) % N + 1}";
    let sweep = synthkey(&[
        "sweep", &trips, "--layout", layout, "--n", "10..40", "--json",
    ])
    .json();
    let rows = sweep["sweep"][0]["rows"].as_array().unwrap();
    assert_eq!(
        rows.iter()
            .map(|row| row["n"].as_u64().unwrap())
            .collect::<Vec<_>>(),
        [10, 20, 40]
    );
    // The last is a layout of the figures that Python computed.
    let expected: serde_json::Value = serde_json::from_str(include_str!("../trips.json")).unwrap();
    let expected = &expected["candidates"][2];
    assert_eq!(
        (&rows[2]["layout"], &rows[2]["keys"]),
        (&expected["layout"], &expected["distinct_keys"])
    );
    for name in ["usable_mean", "over_mean_p50", "over_mean_p99"] {
        assert_eq!(
            rows[2]["day"][name], expected["partitions"]["20"]["day"][name],
            "{name}"
        );
    }
}

#[test]
fn the_table_names_the_number_to_take() {
    let trips = trips();
    let run = |layout| synthkey(&["sweep", &trips, "--layout", layout, "--n", "100,400,1600"]).out;
    let even = run("{at:day}.{xxh64(id) % N + 1}");
    // The busiest day decides, not the mean of all days: 400 suffixes use 74 % of what is possible in it.
    assert!(even.contains("N = 1600 is the least that uses"), "{even}");
    // Four regions have four numbers, whatever N is.
    let few = run("{at:day}.{xxh64(region) % N + 1}");
    assert!(few.contains("hash a property with more values"), "{few}");
    // Ids are unique: nothing is wrong with them, and two numbers that are close differ by chance.
    let two = [
        "sweep",
        &trips,
        "--layout",
        "{at:day}.{xxh64(id) % N + 1}",
        "--n",
        "100,400",
    ];
    let close = synthkey(&two).out;
    assert!(
        close.contains("from N = 100 to 400 little is gained: try a larger N"),
        "{close}"
    );
}

#[test]
fn rate_and_reads_decide_how_many_partitions_n_is_for() {
    let trips = trips();
    let advice = |workload: &[&str]| {
        let args = [
            &["sweep", &trips, "--layout", "{at:day}.{xxh64(id) % N + 1}"][..],
            &["--n", "10,100,400,1600"],
            workload,
        ]
        .concat();
        synthkey(&args).out
    };
    let expect = |out: &str, partitions: &str, n: &str| {
        assert!(out.contains(&format!("\n{partitions}\n")), "{out}");
        assert!(
            out.contains(&format!("{n} is the least that uses")),
            "{out}"
        );
    };
    expect(&advice(&[]), "20 partitions", "N = 1600");
    // 500 RU/s and 31 GB.
    let few = ["--rate", "50/s", "--ttl", "7d"];
    expect(&advice(&few), "1 partition", "N = 10");
    // 20,000 reads at 2.5 RU are 50,000 RU/s more, and a new partition has 6,000.
    let reads = ["--read", "day:100%", "--read-rate", "20000/s"];
    expect(
        &advice(&[&few[..], &reads].concat()),
        "9 partitions",
        "N = 400",
    );
}

#[test]
fn a_sweep_without_n_is_refused() {
    let trips = trips();
    for args in [
        &["sweep", &trips, "--layout", "{at:day}"][..],
        &["sweep", &trips],
        &[
            "sweep",
            &trips,
            "--layout",
            "{at:day}.{xxh64(id) % N + 1}",
            "--n",
            "1",
        ],
        &[
            "sweep",
            &trips,
            "--layout",
            "{at:day}.{xxh64(id) % N + 1}",
            "--n",
            "70000",
        ],
    ] {
        assert_eq!(synthkey(args).code, 2, "{args:?}");
    }
}

#[test]
fn layouts_are_explained() {
    let ended = synthkey(&["explain", "{date}.{xxh64(vin) % 400 + 1}"]);
    assert_eq!(ended.code, 0);
    assert!(
        ended
            .out
            .contains("a number from 1 to 400, computed from `vin`"),
        "{}",
        ended.out
    );
    assert_eq!(synthkey(&["explain"]).code, 2);
    assert_eq!(synthkey(&["explain", "{at:week}"]).code, 2);
}
