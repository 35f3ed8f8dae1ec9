//! `bench/RESULTS.md`: sections, each written by the program that measures it.

use std::fmt::Write;
use std::{fs, io};

/// The path of the file.
pub const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/RESULTS.md");

const HEAD: &str = "\
# Results

What a key, a document and a build cost, measured by the programs of this folder on one machine. Compare the ratios; nanoseconds
differ between machines and runs. A ratio below 1 means that the generated code is cheaper than the hand-written code next to it.
\"Kept\" refers to a limit that the project sets itself.
";

/// The sections, in order.
const SECTIONS: [&str; 5] = [
    "figures",
    "operations",
    "compile time",
    "large declarations",
    "machine",
];

/// Replaces some sections of the file, and keeps the others.
///
/// # Errors
///
/// The file cannot be written.
pub fn save(new: &[(&str, &str)]) -> io::Result<()> {
    let old = fs::read_to_string(FILE).unwrap_or_default();
    let mut text = String::from(HEAD);
    for name in SECTIONS {
        let section = new.iter().find(|(of, _)| *of == name);
        let section = section.map_or_else(|| section_of(&old, name), |(_, section)| section);
        if !section.trim().is_empty() {
            let _ = write!(text, "\n## {name}\n\n{}\n", section.trim());
        }
    }
    fs::write(FILE, text)
}

/// The text under a heading.
fn section_of<'a>(text: &'a str, name: &str) -> &'a str {
    let heading = format!("\n## {name}\n");
    let from = text.split_once(&heading).map_or("", |(_, from)| from);
    from.split_once("\n## ")
        .map_or(from, |(section, _)| section)
}
