//! The promises of the README outside of its examples.

use std::collections::BTreeSet;

use synthetic_key::Store;
use synthetic_key_tests::ui_cases::entries;
use synthetic_key_tests::{read, repository};

use super::{examples, pages};

#[test]
fn the_readme_adds_every_crate_that_its_examples_use() {
    let readme = read("README.md");
    let added: BTreeSet<_> = readme
        .lines()
        .filter_map(|line| line.strip_prefix("cargo add ")?.split(' ').next())
        .map(|name| name.replace('-', "_"))
        .collect();
    // A path that starts with a lower-case name, such as `serde_json::to_string`, and not inside of another path.
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut used = BTreeSet::new();
    for example in examples(&readme) {
        for (at, _) in example.match_indices("::") {
            let before = example[..at].trim_end_matches(is_name);
            let name = &example[before.len()..at];
            // Not the arguments of a function, such as in `key_of::<Trip>(..)`.
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

/// Until the first release, the registry has none of the crates.
#[test]
fn what_is_to_be_added_can_be_added() {
    for page in pages() {
        let text = read(&page);
        for line in text
            .lines()
            .filter(|line| line.starts_with("cargo add synthetic-key"))
        {
            let path = line
                .split_once(" --path ../synthetic-key/")
                .map(|(_, path)| path);
            let folder = path.and_then(|path| path.split(' ').next());
            let folder = folder.unwrap_or_else(|| panic!("`{line}` in {page} has no path"));
            let name = line.split(' ').nth(2).expect("a name");
            let manifest = read(format!("{folder}/Cargo.toml"));
            assert!(manifest.contains(&format!("name = \"{name}\"")), "{line}");
        }
    }
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

/// The cells of the rows after a heading of a table.
fn rows<'a>(page: &'a str, heading: &str) -> Vec<Vec<&'a str>> {
    let (_, table) = page
        .split_once(heading)
        .unwrap_or_else(|| panic!("no table `{heading}`"));
    let (table, _) = table.split_once("\n\n").expect("the end of the table");
    let rows = table.lines().skip(2);
    rows.map(|row| row.trim_matches('|').split(" | ").map(str::trim).collect())
        .collect()
}

#[test]
fn the_readme_names_each_store_with_its_limit_and_properties() {
    let stores = [
        ("cosmos", Store::COSMOS, "2048 bytes"),
        ("gremlin", Store::GREMLIN, "2048 bytes"),
        ("dynamodb", Store::DYNAMODB, "2048 bytes"),
        ("mongodb", Store::MONGODB, "unlimited"),
        ("table", Store::TABLE, "512 UTF-16 units"),
    ];
    let readme = read("README.md");
    let rows = rows(&readme, "\n| store | the key is at most |");
    assert_eq!(rows.len(), stores.len() + 1, "{rows:#?}");
    for (name, store, limit) in stores {
        let row = rows
            .iter()
            .find(|row| row[0].starts_with(&format!("`{name}`")))
            .unwrap_or_else(|| panic!("no row of {name}"));
        assert!(row[1].starts_with(limit), "{row:?}");
        match limit.split_once(' ') {
            Some((max, _)) => assert_eq!(store.keys().length().max().to_string(), max, "{name}"),
            None => assert_eq!(store.keys().length().max(), usize::MAX, "{name}"),
        }
        if name != "dynamodb" {
            let properties = format!("`{}`, `{}`", store.property(), store.id_property());
            assert_eq!(row[2], properties, "{name}");
        }
    }
    assert_eq!(Store::COSMOS_SMALL.keys().length().max(), 101);
    assert!(readme.contains("`cosmos-small` 101"));
}

/// Badges agree with `Cargo.toml`. There are none for a registry or a service that is not in use yet.
#[test]
fn badges_are_true() {
    let (readme, manifest) = (read("README.md"), read("Cargo.toml"));
    let stated = |key: &str| {
        let line = manifest.lines().find_map(|line| line.strip_prefix(key));
        let value = line.and_then(|rest| rest.strip_prefix(" = \""));
        value
            .and_then(|value| value.strip_suffix('"'))
            .map(str::to_owned)
    };
    let rust = stated("rust-version").expect("the stated Rust version");
    let licence = stated("license").expect("the licence");
    assert!(readme.contains(&format!("badge/rust-{rust}%2B-")));
    let licence = licence
        .replace("OR", "or")
        .replace('-', "--")
        .replace(' ', "_");
    assert!(
        readme.contains(&format!("badge/licence-{licence}-")),
        "{licence}"
    );
    assert!(manifest.contains("\nunsafe_code = \"forbid\"\n"));
    assert_eq!(readme.matches("img.shields.io").count(), 3);
    assert!(read("runtime/README.md").contains(&format!("\nRust {rust} or later.")));
    assert!(read("cosmos/README.md").contains(&format!("\nRust {rust} or later.")));
}

/// Each example starts with what it shows; the README links to it, and the gate runs it.
#[test]
fn the_readme_leads_to_every_example() {
    let (readme, gate) = (read("README.md"), read(".ci/run"));
    let files = entries(&repository().join("examples"));
    let sources = files
        .iter()
        .filter(|path| path.extension().is_some_and(|end| end == "rs"));
    let names = sources.map(|path| path.file_stem().and_then(|name| name.to_str()));
    let names: Vec<_> = names.map(|name| name.expect("a plain name")).collect();
    assert!(names.len() >= 7, "{names:?}");
    for name in names {
        let is_linked = readme.contains(&format!("](examples/{name}.rs)"));
        assert!(is_linked || name == "quickstart", "{name}");
        let start = read(format!("examples/{name}.rs"));
        assert!(start.starts_with("//! Shows "), "{name}");
        assert!(gate.contains(name), "{name} is not run by the gate");
    }
    assert!(readme.contains("cargo run --example quickstart\n"));
}

/// The report in the README is that of `docs/advisor.md`, which the tests of `synthkey` compare with the command's output.
#[test]
fn the_report_of_the_advisor_is_that_of_its_guide() {
    let (readme, guide) = (read("README.md"), read("docs/advisor.md"));
    let (before, rest) = readme.split_once("\n```text\n").expect("a report");
    let (report, _) = rest.split_once("\n```").expect("its end");
    assert!(guide.contains(report), "not in docs/advisor.md:\n{report}");
    let options = "check examples/data/trips.csv --layout '{at:day}' --layout '{vin}-{at:day}' --partitions 5";
    assert!(before.ends_with("\n```\n") && before.contains(options));
    assert!(guide.contains(&format!("synthkey {options}")));
}

/// The landing page of the documentation is short, and separate from the README of the repository.
#[test]
fn the_landing_page_is_that_of_the_registry() {
    assert!(read("runtime/src/lib.rs").starts_with("#![doc = include_str!(\"../README.md\")]\n"));
    assert!(read("runtime/Cargo.toml").contains("\nreadme = \"README.md\"\n"));
    assert!(read("runtime/README.md").lines().count() < 60);
}
