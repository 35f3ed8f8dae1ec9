//! The properties that a sample has.

use synthetic_key_format::FieldPath;

use super::block::Blocks;
use super::csv::Header;
use super::progress::Progress;
use super::scan;
use super::source::{Format, Source};
use crate::problem::Problem;

/// How many items are examined.
const LOOKED_AT: usize = 1000;

/// The names of the properties at the top of the first items, in the order in which they appear.
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
    let mut names: Vec<String> = Vec::new();
    for line in block
        .iter()
        .flat_map(|block| scan::lines(&block.bytes))
        .take(LOOKED_AT)
    {
        // Invalid JSON is reported when the items are counted.
        let text = std::str::from_utf8(line).unwrap_or_default();
        scan::properties(text, |name, _| {
            if !names.iter().any(|known| known == name) {
                names.push(name.to_owned());
            }
        });
    }
    Ok(names.iter().map(|name| name.as_str().into()).collect())
}
