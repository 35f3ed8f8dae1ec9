//! Hand-written keys, and their declarations in docs/adopting.md: each gives the same key for a thousand values.

mod md5;
mod others;
mod proof;
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
    let files = [
        include_str!("proof.rs"),
        include_str!("rows/changed_text.rs"),
        include_str!("rows/one_field.rs"),
        include_str!("rows/suffixes.rs"),
        include_str!("rows/text_and_time.rs"),
        include_str!("rows/text_around.rs"),
    ];
    let rows = squeezed(&files.concat());
    let mut count = 0;
    for block in blocks(&page) {
        assert!(rows.contains(&squeezed(block)), "not in a row:\n{block}");
        count += 1;
    }
    assert!(count >= 17, "{count}");
}
