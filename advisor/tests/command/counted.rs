//! SQL for another engine, and the table that it computes.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::support::{file, synthkey, trips};

#[test]
fn the_key_is_printed_as_sql() {
    let ended = synthkey(&["sql", "--layout", "{at:day}.{xxh64(vin) % 40 + 1}"]);
    assert_eq!(ended.code, 0, "{}", ended.err);
    for expected in ["% 40 + 1 AS STRING", "AS layout", "GROUP BY 1, 2, 3, 4, 5"] {
        assert!(ended.out.contains(expected), "{expected}\n{}", ended.out);
    }
    let escaped = synthkey(&["sql", "--layout", "{a:%}-{b}"]).out;
    let expected = "replace(replace(nullif(CAST(`a` AS STRING), ''), '%', '%25'), '-', '%2D')";
    assert!(escaped.contains(expected), "{escaped}");
    for args in [
        &["sql"][..],
        &["sql", "--layout", "{a:fn(f)}"],
        &["sql", "--layout", "{a}", "--dialect", "oracle"],
        &["sql", "x.csv", "--layout", "{a}"],
        &["sql", "--layout", "{legs.0}", "--dialect", "duckdb"],
    ] {
        assert_eq!(synthkey(args).code, 2, "{args:?}");
    }
}

/// The table of counts of two layouts, counted by hand.
fn counts() -> String {
    let text = std::fs::read_to_string(trips()).unwrap();
    let mut counts: BTreeMap<(&str, String, String), u64> = BTreeMap::new();
    for line in text.lines().skip(1) {
        let [_, at, vin, region, _] = line.split(',').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let hour = format!("{}:00:00Z", &at[..13]);
        let key = if vin.is_empty() {
            String::new()
        } else {
            format!("{vin}-{}", &at[..10])
        };
        *counts
            .entry(("{vin}-{at:day}", hour.clone(), key))
            .or_default() += 1;
        *counts
            .entry(("{region}", hour, region.to_owned()))
            .or_default() += 1;
    }
    let mut table = String::from("layout,window,key,key2,key3,items\n");
    for ((layout, hour, key), items) in counts {
        writeln!(table, "{layout},{hour},{key},,,{items}").unwrap();
    }
    table
}

#[test]
fn a_table_of_counts_gives_the_same_answer() {
    let table = file("counts.csv", counts());
    let layouts = [
        "--time",
        "at",
        "--layout",
        "{vin}-{at:day}",
        "--layout",
        "{region}",
        "--rate",
        "1000/s",
        "--partitions",
        "20",
        "--json",
    ];
    let counted = synthkey(&[&["check", "--counted", &table][..], &layouts].concat()).json();
    let local = synthkey(&[&["check", &trips()][..], &layouts].concat()).json();
    assert_eq!(counted["items"], local["items"]);
    for i in 0..2 {
        let [counted, local] = [&counted, &local].map(|report| &report["candidates"][i]);
        for name in [
            "items",
            "refused",
            "distinct_keys",
            "items_per_key",
            "hottest",
            "hottest_key_in_hour",
            "at_rate",
        ] {
            assert_eq!(counted[name], local[name], "{name}");
        }
        let [counted, local] = [counted, local].map(|figures| &figures["partitions"]["20"]);
        assert_eq!(counted["aggregate"], local["aggregate"]);
        assert_eq!(counted["verdict"]["word"], local["verdict"]["word"]);
        for window in ["hour", "day"] {
            let (counted, local) = (&counted[window], &local[window]);
            assert_eq!(
                (&counted["usable_mean"], &counted["worst"]),
                (&local["usable_mean"], &local["worst"])
            );
            let [a, b] = [counted, local].map(|window| window["floor_mean"].as_f64().unwrap());
            assert!((a - b).abs() < 1e-6, "{a} {b}");
        }
    }
}

#[test]
fn a_table_without_its_columns_is_refused() {
    let table = file(
        "no-counts.csv",
        "layout,window,key,key2,key3,items\n{a},x,y,,,1\n{a},2018-08-09T00:00:00Z,y,,,z\n",
    );
    let ended = synthkey(&[
        "check",
        "--counted",
        &table,
        "--layout",
        "{a}",
        "--time",
        "at",
    ]);
    assert_eq!(ended.code, 2);
    assert!(
        ended.err.contains("`items` with a count") && ended.err.contains("`window`"),
        "{}",
        ended.err
    );
    let ended = synthkey(&[
        "check",
        "--counted",
        &table,
        "--layout",
        "{a}",
        "--time",
        "at",
        "--read",
        "a",
    ]);
    assert!(ended.err.contains("--read"), "{}", ended.err);
}

/// A row that counts a million items is one row.
#[test]
fn a_table_may_count_billions() {
    let tables = [1_u64, 1_000_000].map(|factor| {
        let mut table = String::from("layout,window,key,key2,key3,items\n");
        for hour in 0..24 {
            for key in 0..50 {
                writeln!(
                    table,
                    "{{vin}},2026-03-02T{hour:02}:00:00Z,v{key},,,{}",
                    factor * (1_000 + key)
                )
                .unwrap();
            }
        }
        let table = file(&format!("billions-{factor}.csv"), table);
        let args = [
            "check",
            &table,
            "--counted",
            "--layout",
            "{vin}",
            "--json",
            "--partitions",
            "5",
        ];
        synthkey(&args).json()
    });
    assert_eq!(tables[1]["items"], 1_229_400_000_000_u64);
    let figures = tables.each_ref().map(|report| {
        let day = report.pointer("/candidates/0/partitions/5/day/usable_mean");
        day.unwrap().as_f64().unwrap()
    });
    assert!((figures[0] - figures[1]).abs() < 1e-9, "{figures:?}");
}
