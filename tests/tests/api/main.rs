//! The public API of the crates that users depend on, as a listing in `tests/api`. A change of it is a change of that file, so
//! nobody makes one without seeing it.
//!
//! The listing is generated from the source: what the root of a crate exports, with the impls that are written out. Impls that
//! a macro of the crate generates, and types of other crates, are listed by name only.
//!
//! `BLESS=1 cargo test -p synthetic-key-tests --test api` writes the listing.

mod listing;
mod source;

use std::fs;

use synthetic_key_tests::repository;

use listing::listing;
use source::Crate;

/// The folders of the crates, and the files with their listings.
const CRATES: [(&str, &str); 1] = [("runtime", "synthetic-key.rs")];

#[test]
fn the_public_api_is_the_listed_one() {
    for (folder, file) in CRATES {
        let path = repository().join("tests/api").join(file);
        let actual = listing(&Crate::read(&repository().join(folder).join("src/lib.rs")));
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, &actual).expect("the listing can be written");
        }
        let listed = fs::read_to_string(&path).unwrap_or_default();
        let changes = changes(&listed, &actual);
        assert!(
            changes.is_empty(),
            "the public API of `{folder}` changed: write it with `BLESS=1`, read the difference, and say it in CHANGELOG.md\n{}",
            changes.join("\n")
        );
    }
}

/// The lines that only one of the listings has.
fn changes(listed: &str, actual: &str) -> Vec<String> {
    let only = |one: &str, other: &str, sign| {
        let lines = one
            .lines()
            .filter(|line| !other.lines().any(|had| had == *line));
        lines
            .map(|line| format!("{sign} {line}"))
            .collect::<Vec<_>>()
    };
    let mut changes = only(listed, actual, '-');
    changes.extend(only(actual, listed, '+'));
    if changes.is_empty() && listed != actual {
        changes.push("the same lines in a different order".to_owned());
    }
    changes
}

#[test]
fn a_change_is_shown_by_its_line() {
    assert_eq!(changes("a\nb\n", "a\nb\n"), [""; 0]);
    assert_eq!(changes("a\nb\n", "a\nc\n"), ["- b", "+ c"]);
    assert_eq!(changes("a\nb\n", "b\na\n").len(), 1);
}

#[test]
fn what_is_hidden_or_private_is_not_listed() {
    let krate = Crate::of(
        "mod a {
            pub struct Seen { pub shown: u8, private: u8 }
            impl Seen { pub fn call(&self) -> u8 { 1 } fn no(&self) {} #[doc(hidden)] pub fn __no() {} }
            impl Clone for Seen { fn clone(&self) -> Self { loop {} } }
            pub struct Unseen;
            impl From<Seen> for u8 { fn from(_: Seen) -> u8 { 1 } }
            impl Clone for Unseen { fn clone(&self) -> Self { loop {} } }
        }
        pub use a::Seen;
        #[doc(hidden)] pub mod __private { pub struct No; }
        pub mod more { pub const N: u8 = 1; pub use core::fmt::Debug; }",
    );
    assert_eq!(
        listing(&krate),
        "pub struct Seen {\n    pub shown: u8,\n}\nimpl Seen {\n    pub fn call(&self) -> u8 {}\n}\nimpl Clone for Seen {}\n\
         impl From<Seen> for u8 {}\npub mod more {\n    pub use core::fmt::Debug;\n    pub const N: u8 = 1;\n}\n"
    );
}
