//! The properties that a sample has.

use synthetic_key_format::FieldPath;

use super::block::Blocks;
use super::csv::Header;
use super::detect::Types;
use super::progress::Progress;
use super::scan;
use super::source::{Format, Source};
use crate::problem::Problem;

/// How many items are examined.
const LOOKED_AT: usize = 1000;
/// How many names the path of a property has at most.
const DEEPEST: usize = 4;

/// The names of the properties of the first items, also of nested ones, in the order in which they appear.
pub(crate) fn names(source: &Source) -> Result<Vec<FieldPath>, Problem> {
    #[cfg(feature = "parquet")]
    if source.format() == Format::Parquet {
        return super::parquet::names(source);
    }
    let is_csv = source.format() == Format::Csv;
    let progress = Progress::new(&[]);
    let mut blocks = Blocks::new(source, 0, is_csv, &progress)?;
    if is_csv {
        let header = blocks.header()?;
        let header = header.map(|line| Header::new(&line, source)).transpose()?;
        let names = header.as_ref().map_or(&[][..], Header::names);
        return Ok(names.iter().map(|name| name.as_str().into()).collect());
    }
    let block = blocks.next()?;
    let is_nested = source.types() == Types::Plain;
    let mut names: Vec<FieldPath> = Vec::new();
    for line in block
        .iter()
        .flat_map(|block| scan::lines(&block.bytes))
        .take(LOOKED_AT)
    {
        // Invalid JSON is reported when the items are counted.
        let text = std::str::from_utf8(line).unwrap_or_default();
        scan::properties(text, |name, value| {
            add(&[name], value, is_nested, &mut names);
        });
    }
    Ok(names)
}

/// Adds a property, or the properties inside it.
fn add(path: &[&str], value: &str, is_nested: bool, names: &mut Vec<FieldPath>) {
    let mut inner = Vec::new();
    if is_nested && path.len() < DEEPEST && value.starts_with('{') {
        scan::properties(value, |name, value| inner.push((name, value)));
    }
    // `{"$oid": ".."}` is one value.
    if inner.is_empty() || inner.iter().any(|(name, _)| name.starts_with('$')) {
        let found: FieldPath = path.iter().copied().collect();
        if !names.contains(&found) {
            names.push(found);
        }
        return;
    }
    for (name, value) in inner {
        add(&[path, &[name]].concat(), value, is_nested, names);
    }
}
