//! What the README and the guides say of themselves: which crates are needed, which features there are, where links lead.
//! That their examples are right is for the doctests to say, and that they have every option for the tests of the macros.

mod error_index;
mod figures;
mod picture;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use synthetic_key::spread::Spread;
use synthetic_key::{PartitionKey, Store};
use synthetic_key_tests::{read, repository};

const REPOSITORY: &str = "https://github.com/synthetic-key/synthetic-key/";

/// The README and everything in docs/.
fn pages() -> Vec<String> {
    let docs = fs::read_dir(repository().join("docs")).expect("docs/");
    let names = docs.map(|entry| {
        let name = entry.expect("a file").file_name();
        format!("docs/{}", name.to_str().expect("a plain name"))
    });
    let pages = names.filter(|name| Path::new(name).extension().is_some_and(|end| end == "md"));
    pages.chain(["README.md".to_owned()]).collect()
}

/// The code of the blocks that are compiled.
fn examples(page: &str) -> Vec<&str> {
    let blocks = page.split("\n```rust\n").skip(1);
    blocks
        .map(|block| block.split("\n```").next().unwrap_or_default())
        .collect()
}

/// The landing page of the documentation is the README: one file, which the package takes in.
#[test]
fn the_readme_of_the_crate_is_that_of_the_repository() {
    assert_eq!(read("runtime/README.md"), read("README.md"));
    assert!(read("runtime/src/lib.rs").starts_with("#![doc = include_str!(\"../README.md\")]\n"));
    assert!(read("runtime/Cargo.toml").contains("\nreadme = \"README.md\"\n"));
}

/// Who copies from a page that is shown as it is, as on GitHub, gets lines that are hidden only in rustdoc.
#[test]
fn examples_hide_no_lines() {
    // The examples with the SDK need an account around them, which the page explains.
    for page in pages().iter().filter(|page| *page != "docs/cosmos.md") {
        for example in examples(&read(page)) {
            let hidden = example
                .lines()
                .find(|line| line.trim_start().starts_with("# "));
            assert_eq!(hidden, None, "hidden in {page}");
        }
    }
}

#[test]
fn the_readme_adds_every_crate_that_its_examples_use() {
    let readme = read("README.md");
    let added: BTreeSet<_> = readme
        .lines()
        .filter_map(|line| line.strip_prefix("cargo add ")?.split(' ').next())
        .map(|name| name.replace('-', "_"))
        .collect();
    // A path that starts with a lower-case name, as in `serde_json::to_string`, and not inside of another path.
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut used = BTreeSet::new();
    for example in examples(&readme) {
        for (at, _) in example.match_indices("::") {
            let before = example[..at].trim_end_matches(is_name);
            let name = &example[before.len()..at];
            // Not the arguments of a function, as in `key_of::<Trip>(..)`.
            let is_path = !example[at..].starts_with("::<") && !before.ends_with("::");
            if name.starts_with(|c: char| c.is_ascii_lowercase()) && is_path {
                used.insert(name.to_owned());
            }
        }
    }
    assert!(used.contains("serde_json"), "{used:?}");
    let missing: Vec<_> = used.difference(&added).collect();
    assert!(missing.is_empty(), "no `cargo add` for {missing:?}");
}

#[test]
fn the_readme_names_every_feature() {
    let (manifest, readme) = (read("runtime/Cargo.toml"), read("README.md"));
    let (_, features) = manifest.split_once("\n[features]\n").expect("features");
    let (features, _) = features.split_once("\n[").expect("their end");
    let names = features.lines().filter(|line| !line.starts_with('#'));
    let names = names.filter_map(|line| Some(line.split_once(" = ")?.0));
    let missing: Vec<_> = names
        .filter(|name| *name != "default" && !readme.contains(&format!("\n| `{name}`")))
        .collect();
    assert!(missing.is_empty(), "not in the table: {missing:?}");
}

/// The name that a heading has in links: letters and digits in lower case, hyphens for spaces.
fn anchor(heading: &str) -> String {
    let heading = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = heading.chars().filter_map(|c| match c {
        ' ' => Some('-'),
        c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c),
        _ => None,
    });
    kept.collect()
}

fn has_heading(page: &str, name: &str) -> bool {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    headings.map(anchor).any(|anchor| anchor == name)
}

#[test]
fn links_lead_somewhere() {
    for page in pages() {
        let text = read(&page);
        let links = text
            .split("](")
            .skip(1)
            .filter_map(|rest| Some(rest.split_once(')')?.0));
        for link in links {
            let (path, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = match path.strip_prefix(REPOSITORY) {
                Some(path) => {
                    let path = path
                        .strip_prefix("blob/main/")
                        .or(path.strip_prefix("tree/main/"));
                    PathBuf::from(path.unwrap_or_else(|| panic!("{link} in {page}")))
                }
                None if path.starts_with("https://") => continue,
                None if path.is_empty() => PathBuf::from(&page),
                None => Path::new(&page).with_file_name(path),
            };
            assert!(repository().join(&target).exists(), "{link} in {page}");
            if !heading.is_empty() {
                assert!(has_heading(&read(&target), heading), "{link} in {page}");
            }
        }
    }
}

/// The README links every guide: what nobody finds is not read.
#[test]
fn the_readme_links_every_guide() {
    let readme = read("README.md");
    for page in pages().iter().filter(|page| page.starts_with("docs/")) {
        assert!(readme.contains(&format!("blob/main/{page}")), "{page}");
    }
}

/// The table under "Choosing N" is what the keys of a year give.
#[test]
fn the_spread_that_the_guide_shows() {
    let guide = read("docs/choosing.md");
    let (_, table) = guide
        .split_once("\n| N | half of the days")
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
