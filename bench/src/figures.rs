//! The five lines that the README shows.

use crate::compare::{Compared, Cost};
use crate::documents::{FIELD, PLAIN, SERDE, json};
use crate::keys::{self, FORMAT, OURS, REUSED, TUNED};
use crate::spread::Evenness;

/// The keys of one text that are compared.
const KEYS: [&str; 4] = [keys::SHORT, keys::DATED, keys::LONG, keys::ESCAPED];

/// The lines, `name: value`. They are ratios of instructions, or of time where these were not counted.
#[must_use]
pub fn lines(tables: &[Compared], spread: &[Evenness]) -> [String; 5] {
    let find = |title: &str| tables.iter().find(|one| one.table.title == title);
    let ratio = |title: &str, row: &str, of: &str| {
        let table = find(title);
        let by = |cost| table.and_then(|table| table.ratio(row, of, cost));
        by(Cost::Instructions)
            .or_else(|| by(Cost::Time))
            .unwrap_or(f64::NAN)
    };
    let over_keys = |row, of| range(KEYS.map(|title| ratio(title, row, of)));
    let allocations = find(keys::DATED).map_or(f64::NAN, |table| table.row(OURS).allocations);
    let ours = || spread.iter().filter(|one| one.is_ours());
    [
        format!(
            "a key: {} of `format!`, {} of code tuned by hand; {} for up to 72 bytes",
            over_keys(OURS, FORMAT),
            over_keys(OURS, TUNED),
            counted(allocations)
        ),
        format!(
            "a key into a reused buffer: {} of `format!`",
            over_keys(REUSED, FORMAT)
        ),
        format!(
            "writing a document of ten fields as JSON: {:.2} of one with the key filled in before",
            ratio(json::WRITING, SERDE, FIELD)
        ),
        format!(
            "reading and verifying it: {:.2} of reading without verifying",
            ratio(json::READING, SERDE, PLAIN)
        ),
        format!(
            "spread of six kinds of ids over 400 suffixes: chi-square per degree of freedom {}, {} empty suffixes",
            range(ours().map(|one| one.chi_square)),
            ours().map(|one| one.empty).sum::<usize>()
        ),
    ]
}

fn counted(allocations: f64) -> String {
    if allocations == 0.0 {
        return "no allocation".into();
    }
    format!("{allocations} allocations")
}

fn range(ratios: impl IntoIterator<Item = f64>) -> String {
    let widen = |(low, high): (f64, f64), ratio: f64| (low.min(ratio), high.max(ratio));
    let (low, high) = ratios
        .into_iter()
        .fold((f64::INFINITY, f64::NEG_INFINITY), widen);
    format!("{low:.2} to {high:.2}")
}
