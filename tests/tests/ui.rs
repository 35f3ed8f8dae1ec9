//! What does not compile, and what the compiler says of it.
//!
//! A case is `ui/<theme>/<case>.rs`; its first line names the codes that it shows, and the mistake. `ok_<case>.rs` compiles
//! and runs. `used_<case>.rs` is refused where a generic type is used, which only a build finds, and not a check.
//!
//! After a change of a message: `TRYBUILD=overwrite cargo test -p synthetic-key-tests --test ui`, and read the difference.

#[path = "../ui/cases.rs"]
mod cases;

use std::path::Path;

use cases::{codes, files, promised_codes, read, refused, stem};

#[test]
fn refused_cases() {
    let tests = trybuild::TestCases::new();
    for case in refused() {
        if !needs_a_build(&case) {
            tests.compile_fail(case);
        }
    }
}

#[test]
fn accepted_cases_and_those_refused_where_they_are_used() {
    let tests = trybuild::TestCases::new();
    for case in files("rs") {
        if stem(&case).starts_with("ok_") {
            tests.pass(case);
        } else if needs_a_build(&case) {
            tests.compile_fail(case);
        }
    }
}

fn needs_a_build(case: &Path) -> bool {
    stem(case).starts_with("used_")
}
