//! The error index, `docs/errors.md`: every code has its section, and every section its code, its examples and its cases.
//! The doctests of this package check that the fixed examples compile and the wrong ones do not.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use synthetic_key_tests::ui_cases::{codes, entries, promised_codes, read, refused};

#[test]
fn the_runtime_shows_no_code_that_is_not_in_the_table() {
    let shown = codes_below(Path::new("../runtime/src"));
    assert!(shown.len() > 15);
    assert!(shown.is_subset(&codes_in_the_table()), "{shown:?}");
}

/// `102 UnknownOption "there is no such option",` in the table of codes.
fn codes_in_the_table() -> BTreeSet<String> {
    let source = read("../macros/src/diagnostics.rs");
    let numbers = source.lines().filter_map(|line| {
        let (number, _) = line.trim_start().split_once(' ')?;
        number.parse::<u16>().ok()
    });
    numbers.map(|number| format!("SK{number:04}")).collect()
}

fn codes_below(path: &Path) -> BTreeSet<String> {
    if path.is_dir() {
        return entries(path)
            .iter()
            .flat_map(|path| codes_below(path))
            .collect();
    }
    codes(&read(path))
}

/// The sections by their codes: `## SK0102: title`, and the text below.
fn sections() -> BTreeMap<String, String> {
    let page = read("../docs/errors.md");
    let mut sections = BTreeMap::new();
    for section in page.split("\n## ").skip(1) {
        let (code, rest) = section.split_once(": ").expect("`## SK0102: title`");
        let earlier = sections.insert(code.to_owned(), rest.to_owned());
        assert!(earlier.is_none(), "{code} has two sections");
    }
    sections
}

#[test]
fn every_code_has_a_section() {
    let sections = sections().into_keys().collect();
    let missing: Vec<_> = codes_in_the_table()
        .difference(&sections)
        .cloned()
        .collect();
    assert!(
        missing.is_empty(),
        "without a section in docs/errors.md: {missing:?}"
    );
}

#[test]
fn every_section_has_a_code() {
    let codes = codes_in_the_table();
    let gone: Vec<_> = sections()
        .into_keys()
        .filter(|code| !codes.contains(code))
        .collect();
    assert!(
        gone.is_empty(),
        "in docs/errors.md, and nowhere in the source: {gone:?}"
    );
}

#[test]
fn every_code_has_a_case() {
    let shown: BTreeSet<_> = refused()
        .iter()
        .flat_map(|case| promised_codes(case))
        .collect();
    let missing: Vec<_> = codes_in_the_table().difference(&shown).cloned().collect();
    assert!(
        missing.is_empty(),
        "in no first line of a case in ui/: {missing:?}"
    );
}

#[test]
fn every_section_explains_and_shows_the_wrong_and_the_fixed() {
    for (code, section) in sections() {
        for part in [
            "**What happened.**",
            "**Why it matters for your data.**",
            "\n```rust,compile_fail\n",
            "\n```rust\n",
        ] {
            assert_eq!(
                section.matches(part).count(),
                1,
                "{code} has one {}",
                part.trim()
            );
        }
    }
}

#[test]
fn sections_stand_in_order() {
    let page = read("../docs/errors.md");
    let headings: Vec<_> = page
        .lines()
        .filter(|line| line.starts_with("## "))
        .collect();
    assert!(headings.is_sorted(), "{headings:#?}");
}
