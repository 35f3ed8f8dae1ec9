//! The error index, `docs/errors`: every code has a page, and every page a code, its examples and its cases.
//! The doctests of this package check that the right examples compile and the wrong ones do not.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use synthetic_key_tests::ui_cases::{codes, entries, promised_codes, read, refused, stem};

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

/// The pages by their codes, `docs/errors/SK0102.md`.
fn error_pages() -> BTreeMap<String, String> {
    let files = entries(Path::new("../docs/errors"));
    let names = files.iter().map(|path| (stem(path), path));
    let pages = names.filter(|(name, _)| *name != "README");
    pages
        .map(|(name, path)| (name.to_owned(), read(path)))
        .collect()
}

#[test]
fn every_code_has_a_page_and_every_page_a_code() {
    let pages: BTreeSet<_> = error_pages().into_keys().collect();
    let difference: Vec<_> = codes_in_the_table()
        .symmetric_difference(&pages)
        .cloned()
        .collect();
    assert!(
        difference.is_empty(),
        "only in the table of codes, or only in docs/errors: {difference:?}"
    );
}

#[test]
fn the_examples_of_every_page_are_compiled() {
    let source = read("src/lib.rs");
    let (_, listed) = source.split_once("\nerror_pages! {").expect("the list");
    let (listed, _) = listed.split_once('}').expect("its end");
    let listed: Vec<_> = listed.split_whitespace().map(str::to_owned).collect();
    assert_eq!(listed, error_pages().into_keys().collect::<Vec<_>>());
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
fn every_page_explains_and_shows_the_wrong_and_the_right() {
    let parts = [
        "\n## Why it matters\n",
        "\n## Wrong\n\n```rust,compile_fail\n",
        "\n## Right\n",
        "\n```rust\n",
    ];
    for (code, page) in error_pages() {
        let mut last = 0;
        for part in parts {
            let at: Vec<_> = page.match_indices(part).map(|(at, _)| at).collect();
            assert!(
                at.len() == 1 && at[0] > last,
                "{code} has one {} in its place",
                part.trim()
            );
            last = at[0];
        }
        let problem = page.split(parts[0]).next().unwrap_or_default();
        assert!(problem.lines().count() > 2, "{code} states the problem");
    }
}
