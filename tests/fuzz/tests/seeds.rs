//! The committed seeds, without a fuzzer: what was found once is not lost again.

use std::fs;
use std::path::Path;

fn each(name: &str, target: fn(&[u8])) {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("seeds")
        .join(name);
    let mut count = 0;
    for seed in fs::read_dir(&seeds).unwrap() {
        let path = seed.unwrap().path();
        println!("{}", path.display());
        target(&fs::read(&path).unwrap());
        count += 1;
    }
    assert!(count >= 5, "only {count} seeds in {}", seeds.display());
}

#[test]
fn attributes() {
    each("attributes", synthetic_key_fuzz::attributes);
}

#[test]
fn templates() {
    each("templates", synthetic_key_fuzz::templates);
}

#[test]
fn keys() {
    each("keys", synthetic_key_fuzz::keys);
}

#[test]
fn documents() {
    each("documents", synthetic_key_fuzz::documents);
}
