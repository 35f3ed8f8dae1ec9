//! The repository's statements about releases and about the workflows of a public forge.

use std::path::Path;

use synthetic_key_tests::{read, repository, ui_cases::entries};

/// The names of the published packages: those of the workspace without `publish = false`.
fn published() -> Vec<String> {
    let mut names = Vec::new();
    for folder in entries(&repository()) {
        let manifest = folder.join("Cargo.toml");
        if !folder.is_dir() || !manifest.exists() {
            continue;
        }
        let manifest = read(manifest);
        let name = manifest
            .lines()
            .find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
        if !manifest.contains("\npublish = false\n") {
            names.push(name.expect("a name").to_owned());
        }
    }
    names
}

#[test]
fn releases_cover_every_published_crate() {
    let (configuration, page) = (read("release-plz.toml"), read("RELEASING.md"));
    let names = published();
    assert!(names.len() >= 5, "{names:?}");
    for name in &names {
        let package = format!("[[package]]\nname = \"{name}\"\nversion_group = ");
        assert!(configuration.contains(&package), "{name}");
        assert!(page.contains(&format!("`{name}`")), "{name}");
    }
    assert_eq!(configuration.matches("[[package]]").count(), names.len());
}

#[test]
fn the_workflow_runs_the_gate_and_the_stated_rust_version() {
    let workflow = read(".github/workflows/ci.yml");
    assert!(workflow.contains("\n      - run: .ci/run\n"));
    assert!(workflow.contains("\n      - run: .ci/minimal-versions test\n"));
    let systems = "os: [windows-latest, macos-latest]";
    assert!(workflow.contains(systems));
    let check = workflow
        .lines()
        .find_map(|line| line.trim_start().strip_prefix("- run: cargo check "))
        .expect("the check with the stated version");
    for name in published() {
        assert!(
            check.contains(&format!("-p {name} ")),
            "{name} in `{check}`"
        );
    }
}

/// The code of all tests of keys.
fn tests_below(folder: &Path) -> String {
    let paths = entries(folder);
    let texts = paths.iter().map(|path| {
        if path.is_dir() {
            tests_below(path)
        } else {
            read(path)
        }
    });
    texts.collect()
}

#[test]
fn the_security_page_names_tests_that_exist() {
    let page = read("SECURITY.md");
    let tests = tests_below(&repository().join("tests/tests/keys"));
    let is_test = |name: &str| {
        let is_name = |c: char| c.is_ascii_lowercase() || c == '_';
        name.chars().all(is_name) && name.matches('_').count() > 2
    };
    let tests_in = |text: &str| -> Vec<String> {
        let codes = text.split('`').skip(1).step_by(2);
        codes
            .filter(|code| is_test(code))
            .map(str::to_owned)
            .collect()
    };
    let names = tests_in(&page);
    assert!(names.len() > 10, "{names:?}");
    for name in names {
        assert!(tests.contains(&format!("fn {name}()")), "{name}");
    }
    let (_, table) = page
        .split_once("\n| the client chooses |")
        .expect("a table");
    for row in table.lines().skip(2).take_while(|row| row.starts_with('|')) {
        assert!(!tests_in(row).is_empty(), "no test in {row}");
    }
}
