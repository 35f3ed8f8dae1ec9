//! Statements of the README and the guides: the required crates, the features, the spread of keys. The doctests check their
//! examples, and the tests of the macros check that docs/attributes.md has every option.

mod error_index;
mod figures;
mod picture;
mod readme;
mod repository;

use std::fs;
use std::path::Path;

use chrono::NaiveDate;
use synthetic_key::spread::Spread;
use synthetic_key::{PartitionKey, Store};
use synthetic_key_tests::{read, repository};

/// The README and every page below docs/.
fn pages() -> Vec<String> {
    let mut pages = vec!["README.md".to_owned()];
    for folder in ["docs", "docs/errors"] {
        let entries = fs::read_dir(repository().join(folder)).expect("a folder");
        let names = entries.map(|entry| {
            let name = entry.expect("a file").file_name();
            format!("{folder}/{}", name.to_str().expect("a plain name"))
        });
        pages.extend(
            names.filter(|name| Path::new(name).extension().is_some_and(|end| end == "md")),
        );
    }
    pages
}

/// The code of the blocks that are compiled.
fn examples(page: &str) -> Vec<&str> {
    let blocks = page.split("\n```rust\n").skip(1);
    blocks
        .map(|block| block.split("\n```").next().unwrap_or_default())
        .collect()
}

/// Only rustdoc hides lines: a reader who copies from a page on GitHub gets them, too.
#[test]
fn examples_hide_no_lines() {
    // The examples with a client need a server around them, which the pages explain.
    let with_clients = ["docs/cosmos.md", "docs/stores.md"];
    for page in pages()
        .iter()
        .filter(|page| !with_clients.contains(&page.as_str()))
    {
        for example in examples(&read(page)) {
            let hidden = example
                .lines()
                .find(|line| line.trim_start().starts_with("# "));
            assert_eq!(hidden, None, "hidden in {page}");
        }
    }
}

/// The table under "Choosing N" matches the keys of a year.
#[test]
fn the_spread_that_the_guide_shows() {
    let guide = read("docs/choosing.md");
    let (_, table) = guide
        .split_once("\n| N | the median day")
        .expect("the table");
    let (table, _) = table.split_once("\n\n").expect("its end");
    let rows: Vec<_> = table.lines().skip(2).collect();
    assert!(rows.len() >= 3, "{rows:?}");
    for row in rows {
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        let n: u32 = cells[1].parse().expect("N");
        let days = NaiveDate::from_ymd_opt(2018, 1, 1)
            .expect("a day")
            .iter_days();
        let keys = days.take(365).flat_map(|day| {
            (1..=n).map(move |suffix| (day, PartitionKey::from(format!("{day}.{suffix}"))))
        });
        let spread = Spread::of(keys, Store::COSMOS, 8);
        let mut busiest: Vec<_> = spread
            .windows()
            .map(|(_, day)| day.max_over_mean())
            .collect();
        busiest.sort_by(f64::total_cmp);
        let computed = [busiest[182], busiest[364]].map(|means| format!("{means:.1}"));
        assert_eq!(cells[2..4], computed, "N = {n}");
    }
}
