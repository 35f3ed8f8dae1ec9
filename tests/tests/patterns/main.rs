//! What the derive makes of time, containers, growth, the options of parts, levels and ids.

mod between;
mod containers;
mod formats;
mod generic;
mod growth;
mod growth_documents;
mod ids;
mod level_documents;
mod levels;
mod odd;
mod options;
mod parsing;
mod rollups;
mod times;

use proptest::test_runner::{Config, FileFailurePersistence};

/// Failures are kept beside the file, as a test has no `lib.rs` to be found by.
fn cases(cases: u32) -> Config {
    Config {
        cases,
        failure_persistence: Some(Box::new(FileFailurePersistence::WithSource("regressions"))),
        ..Config::default()
    }
}
