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
fn every_feature_is_documented() {
    let manifest = read("runtime/Cargo.toml");
    let pages = ["docs/features.md", "runtime/README.md"].map(read);
    let (_, features) = manifest.split_once("\n[features]\n").expect("features");
    let (features, _) = features.split_once("\n[").expect("their end");
    let names = features.lines().filter(|line| !line.starts_with('#'));
    let names = names.filter_map(|line| Some(line.split_once(" = ")?.0));
    for name in names.filter(|name| *name != "default") {
        let in_guide = pages[0].contains(&format!("\n| `{name}`"));
        // The landing page has rows for several features.
        let on_landing_page = pages[1].contains(&format!("`{name}`"));
        assert!(in_guide && on_landing_page, "{name}");
    }
}

/// The README is for a first look: what more there is to say is in the guides.
#[test]
fn the_readme_is_short() {
    assert!(read("README.md").lines().count() <= 220);
}

/// The examples with the client need its crates, which the tests of its own page have.
#[test]
fn the_ignored_example_of_the_readme_is_compiled_on_the_page_of_the_client() {
    let (readme, page) = (read("README.md"), read("cosmos/README.md"));
    let ignored: Vec<_> = readme.split("\n```rust,ignore\n").skip(1).collect();
    assert_eq!(ignored.len(), 1);
    let (example, _) = ignored[0].split_once("```").expect("its end");
    let (_, compiled) = page.split_once("\n```rust\n").expect("an example");
    let (compiled, _) = compiled.split_once("```").expect("its end");
    assert!(
        compiled.ends_with(example),
        "not at the end of:\n{compiled}"
    );
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
fn the_guide_of_stores_names_each_store_with_its_limit_and_properties() {
    let stores = [
        ("cosmos", Store::COSMOS, "2048 bytes"),
        ("gremlin", Store::GREMLIN, "2048 bytes"),
        ("dynamodb", Store::DYNAMODB, "2048 bytes"),
        ("mongodb", Store::MONGODB, "unlimited"),
        ("table", Store::TABLE, "512 UTF-16 units"),
    ];
    let guide = read("docs/stores.md");
    let rows = rows(&guide, "\n| `store` | maximum key length |");
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
    assert!(guide.contains("`cosmos-small` 101"));
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
    assert!(read("docs/stability.md").contains(&format!("| minimum Rust version | {rust}. ")));
}

/// Each example starts with what it shows, the list of examples links to it, and the gate runs it.
#[test]
fn every_example_is_listed_and_run() {
    let (list, gate) = (read("examples/README.md"), read(".ci/run"));
    let files = entries(&repository().join("examples"));
    let sources = files
        .iter()
        .filter(|path| path.extension().is_some_and(|end| end == "rs"));
    let names = sources.map(|path| path.file_stem().and_then(|name| name.to_str()));
    let names: Vec<_> = names.map(|name| name.expect("a plain name")).collect();
    assert!(names.len() >= 7, "{names:?}");
    for name in names {
        assert!(list.contains(&format!("]({name}.rs)")), "{name}");
        let start = read(format!("examples/{name}.rs"));
        assert!(start.starts_with("//! Shows "), "{name}");
        assert!(gate.contains(name), "{name} is not run by the gate");
    }
    let quickstart = "cargo run -p synthetic-key-examples --example quickstart\n";
    assert!(read("README.md").contains(quickstart));
}

/// The guide of the advisor has the output of the command in the README, and the tests of `synthkey` compare it.
#[test]
fn the_command_of_the_advisor_is_that_of_its_guide() {
    let (readme, guide) = (read("README.md"), read("docs/advisor.md"));
    let command = readme
        .lines()
        .find(|line| line.starts_with("cargo run --release -p synthkey"))
        .expect("the command");
    assert!(guide.contains(&format!("\n{command}\n")), "{command}");
}

/// The landing page of the documentation is short, and separate from the README of the repository.
#[test]
fn the_landing_page_is_that_of_the_registry() {
    assert!(read("runtime/src/lib.rs").starts_with("#![doc = include_str!(\"../README.md\")]\n"));
    assert!(read("runtime/Cargo.toml").contains("\nreadme = \"README.md\"\n"));
    assert!(read("runtime/README.md").lines().count() < 60);
}
