//! Every store on its own server, with the client that people use: `tests/stores/run` installs and starts the servers.

pub mod graph;
pub mod table;

/// The address of a server, as `tests/stores/run` gives it.
///
/// # Panics
///
/// Where it is not given: a test that finds no server fails.
#[must_use]
pub fn address(variable: &str) -> String {
    std::env::var(variable).unwrap_or_else(|_| {
        panic!("{variable} is not set: tests/stores/run starts the servers and says where they are")
    })
}

/// A name that no other test uses.
#[must_use]
pub fn unique(name: &str) -> String {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    format!("{name}{}x{number}", std::process::id())
}

/// The examples of the guide are compiled with the clients, and run against the servers.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/stores.md")]
pub struct Guide;
