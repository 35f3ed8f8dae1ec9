//! Names, looked up by their hashes.

use std::collections::HashSet;
use std::string::String;
use std::vec::Vec;

use super::names::{NameTable, folded_alike};

/// All texts of up to two characters that differ in case, or not, and one beyond ASCII.
fn names() -> Vec<&'static str> {
    let characters = ["", "a", "A", "b", "z", "Z", "[", "@", "_", "é"];
    let pairs = characters.map(|first| characters.map(|second| format!("{first}{second}")));
    let names: HashSet<String> = pairs.into_iter().flatten().collect();
    names.into_iter().map(|name| &*name.leak()).collect()
}

fn hash(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(NameTable::NO_BYTES, NameTable::hash)
}

#[test]
fn exactly_the_names_are_found() {
    let (names, all) = (names(), names());
    let (some, others) = names.split_at(names.len() / 2);
    for from_left in [true, false] {
        let table = NameTable::of(some, from_left);
        let found = |name: &str| {
            let bytes = name.bytes();
            let hash = if from_left {
                hash(bytes)
            } else {
                hash(bytes.rev())
            };
            table.get(some, name.as_bytes(), hash)
        };
        for name in some {
            assert_eq!(found(name), Some(*name));
        }
        for name in others {
            assert_eq!(found(name), None);
        }
    }
    assert!(all.len() > 80);
}

/// More names than slots have hashes of their own.
#[test]
fn many_names_are_found() {
    let names: Vec<String> = (0..10_000).map(|n| format!("name-{n}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let table = NameTable::of(&names, true);
    for name in &names {
        let found = table.get(&names, name.as_bytes(), hash(name.bytes()));
        assert_eq!(found, Some(*name));
    }
    assert_eq!(
        table.get(&names, b"name", hash(b"name".iter().copied())),
        None
    );
}

#[test]
fn folded_names() {
    let alike = |names: &[&str]| {
        let different: HashSet<_> = names.iter().map(|name| name.to_ascii_lowercase()).collect();
        (names.len() - different.len()) as u64
    };
    let names = names();
    assert!(alike(&names) > 20);
    for len in 0..names.len() {
        assert_eq!(folded_alike(&names[..len]), alike(&names[..len]));
    }
}
