//! docs/tutorial.md shows the files of this project and what it prints.

use std::fs;
use std::path::Path;
use std::process::Command;

use chrono::NaiveDate;
use synthetic_key::spread::assert_spread;
use synthetic_key::{PartitionKey, SyntheticKey};
use trips::Trip;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn page() -> String {
    read("../../docs/tutorial.md")
}

/// The block of code after a line.
fn block(page: &str, line: &str) -> String {
    let (_, rest) = page
        .split_once(&format!("\n{line}\n"))
        .unwrap_or_else(|| panic!("no {line}"));
    let (_, code) = rest.split_once("\n```").expect("a block");
    let (_, code) = code.split_once('\n').expect("its first line");
    let (code, _) = code.split_once("\n```").expect("its end");
    format!("{code}\n")
}

#[test]
fn the_page_shows_the_files_of_the_project() {
    let page = page();
    for file in [
        "src/main.rs",
        "tests/keys.rs",
        "tests/spread.rs",
        "tests/grow.rs",
    ] {
        assert_eq!(block(&page, &format!("`{file}`:")), read(file), "{file}");
    }
}

/// The declaration is shown before it is locked, and again with the line of the lock.
#[test]
fn the_page_shows_the_declaration_and_its_lock() {
    let (page, declared) = (page(), read("src/lib.rs"));
    let lock = "#[pk(layout = \"{date}.{xxh64(vin) % 400 + 1}\")]\n";
    assert_eq!(block(&page, "`src/lib.rs`:"), declared.replace(lock, ""));
    let (_, locked) = declared
        .split_once("#[derive(SyntheticKey)]")
        .expect("the type");
    assert!(locked.contains(lock) && page.contains(locked));
}

#[test]
fn the_page_shows_what_the_program_prints() {
    let output = Command::new(env!("CARGO_BIN_EXE_trips"))
        .output()
        .expect("the program");
    assert!(output.status.success(), "{output:?}");
    let printed = String::from_utf8(output.stdout).expect("text");
    assert_eq!(block(&page(), "cargo run\n```"), printed);
}

/// The dependencies of this project are those that the page adds, with the same features.
#[test]
fn the_page_adds_the_dependencies_of_the_project() {
    let (page, manifest) = (page(), read("Cargo.toml"));
    let mut added: Vec<_> = page
        .lines()
        .filter_map(|line| line.strip_prefix("cargo add "))
        .map(|line| {
            let name = line.split(' ').next().unwrap_or_default();
            let features = line
                .split_once("--features ")
                .map_or("", |(_, features)| features);
            (name.to_owned(), features.to_owned())
        })
        .collect();
    let (_, dependencies) = manifest
        .split_once("\n[dependencies]\n")
        .expect("dependencies");
    let mut declared: Vec<_> = dependencies
        .lines()
        .map(|line| {
            let name = line.split([' ', '.']).next().unwrap_or_default();
            let features = line
                .split_once("features = [")
                .and_then(|(_, rest)| rest.split_once(']'))
                .map_or(String::new(), |(features, _)| {
                    features.replace(['"', ' '], "")
                });
            (name.to_owned(), features)
        })
        .collect();
    added.sort();
    declared.sort();
    assert!(added.len() > 5);
    assert_eq!(added, declared);
}

/// The page tells readers to try a key without the suffix.
#[test]
#[should_panic = "partition"]
fn a_day_without_the_suffix_uses_one_partition() {
    let date = NaiveDate::from_ymd_opt(2018, 8, 9).unwrap();
    let keys = (0..20_000).map(|_| (date, PartitionKey::from(date.to_string())));
    assert_spread(keys, Trip::STORE, 8, 1.5);
}
