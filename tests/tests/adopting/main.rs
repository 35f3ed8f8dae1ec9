//! Hand-written keys, and their declarations in docs/adopting.md: each gives the same key for a thousand values.

mod md5;
mod others;
mod rows;
mod values;

use std::fs;

/// The blocks of Rust on the page.
fn blocks(page: &str) -> impl Iterator<Item = &str> {
    let blocks = page.split("```rust\n").skip(1);
    blocks.map(|rest| rest.split_once("```").expect("a block that ends").0)
}

/// Without spaces and line ends, which rustfmt changes.
fn squeezed(text: &str) -> String {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    // It adds commas before closing brackets, too.
    text.replace(",}", "}").replace(",)]", ")]")
}

#[test]
fn every_declaration_of_the_page_is_tested_here() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let page = fs::read_to_string(format!("{root}/docs/adopting.md")).unwrap();
    let rows = squeezed(include_str!("rows.rs"));
    let mut count = 0;
    for block in blocks(&page) {
        assert!(rows.contains(&squeezed(block)), "not in rows.rs:\n{block}");
        count += 1;
    }
    assert!(count >= 17, "{count}");
}
