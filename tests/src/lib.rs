//! Code that several files of `tests/` share. The examples of the guides are compiled and run here, too.
#![allow(
    clippy::missing_errors_doc,
    clippy::missing_panics_doc,
    clippy::must_use_candidate,
    reason = "a panic is how a test fails, and only tests call these"
)]

pub mod documents;
pub mod scale;
pub mod times;
pub mod ui_cases;

use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use proptest::test_runner::{Config, FileFailurePersistence};
use synthetic_key::{HierarchicalKey, KeyPart};

/// The README and the guides, for their examples.
pub mod guides {
    #[doc = include_str!("../../README.md")]
    pub mod readme {}

    #[doc = include_str!("../../docs/attributes.md")]
    pub mod attributes {}

    #[doc = include_str!("../../docs/choosing.md")]
    pub mod choosing {}

    #[doc = include_str!("../../docs/documents.md")]
    pub mod documents {}

    #[doc = include_str!("../../docs/errors.md")]
    pub mod errors {}

    #[doc = include_str!("../../docs/languages.md")]
    pub mod languages {}

    #[doc = include_str!("../../docs/lock.md")]
    pub mod lock {}

    #[doc = include_str!("../../docs/moving.md")]
    pub mod moving {}
}

/// How many values a property test draws. Failures are stored next to the file, because a test has no `lib.rs` to be found
/// by.
pub fn cases(cases: u32) -> Config {
    Config {
        cases,
        failure_persistence: Some(Box::new(FileFailurePersistence::WithSource("regressions"))),
        ..Config::default()
    }
}

/// A valid date.
pub fn day(year: i32, month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, month, day).unwrap()
}

/// The text of a part. Its reference and its shortcut to a text must write the same.
pub fn part_text(part: &(impl KeyPart + ?Sized)) -> String {
    let (mut out, mut reference) = (String::new(), String::new());
    part.write_part(&mut out);
    part.as_part().write_part(&mut reference);
    assert_eq!(out, reference);
    assert!(part.as_text().is_none_or(|text| text == out));
    out
}

/// The levels of a key.
pub fn level_texts(key: &HierarchicalKey) -> Vec<&str> {
    key.levels().collect()
}

/// A function for `with` that borrows its text.
pub fn domain(email: &str) -> &str {
    email.rsplit('@').next().unwrap_or_default()
}

/// A function for `with` that returns a new text.
pub fn first_word(text: &str) -> String {
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// The root of the repository.
pub fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The text of a file of the repository.
pub fn read(path: impl AsRef<Path>) -> String {
    ui_cases::read(repository().join(path))
}
