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

    #[doc = include_str!("../../docs/concepts.md")]
    pub mod concepts {}

    #[doc = include_str!("../../docs/documents.md")]
    pub mod documents {}

    #[doc = include_str!("../../docs/languages.md")]
    pub mod languages {}

    #[doc = include_str!("../../docs/lock.md")]
    pub mod lock {}

    #[doc = include_str!("../../docs/moving.md")]
    pub mod moving {}

    #[doc = include_str!("../../docs/patterns.md")]
    pub mod patterns {}

    #[doc = include_str!("../../docs/tutorial.md")]
    pub mod tutorial {}
}

macro_rules! error_pages {
    ($($code:ident)*) => {
        /// The error index, for its examples. A test checks that no page is missing here.
        #[allow(non_snake_case, reason = "the codes as the compiler shows them")]
        pub mod errors {
            $(#[doc = include_str!(concat!("../../docs/errors/", stringify!($code), ".md"))]
            pub mod $code {})*
        }
    };
}

error_pages! {
    SK0101 SK0102 SK0103 SK0104 SK0105 SK0106 SK0107 SK0201 SK0202 SK0203 SK0204 SK0205 SK0207
    SK0208 SK0209 SK0210 SK0211 SK0301 SK0302 SK0303 SK0304 SK0305 SK0401 SK0402 SK0403 SK0404
    SK0405 SK0406 SK0407 SK0408 SK0501 SK0502 SK0601 SK0602 SK0603 SK0604 SK0605 SK0606 SK0607
    SK0608 SK0609 SK0610 SK0611 SK0612 SK0613 SK0614 SK0615 SK0616 SK0617 SK0618 SK0619 SK0620
    SK0621 SK0622 SK0625 SK0626 SK0701 SK0702 SK0703 SK0801 SK0802 SK0803 SK0804 SK0805
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
