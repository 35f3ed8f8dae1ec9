//! Items as rows of a table with a header.

use synthetic_key_layout::compute::Value;

use super::block::Block;
use super::ndjson::number;
use super::source::Source;
use crate::batch::{Batch, Column, Item};
use crate::count::Part;
use crate::plan::Plan;
use crate::problem::Problem;
use crate::row::{At, Cell};

/// How many rows are counted at a time.
const BATCH: usize = 256;

/// The names of the columns.
pub(super) struct Header {
    names: Vec<String>,
    separator: u8,
}

impl Header {
    pub(super) fn new(line: &[u8], source: &Source) -> Result<Self, Problem> {
        let separator = source.separator();
        let mut record = csv::StringRecord::new();
        let read = reader(line, separator).read_record(&mut record);
        read.map_err(|_| Problem::new(format!("{}: the header is not UTF-8", source.name())))?;
        let names: Vec<_> = record.iter().map(str::to_owned).collect();
        if let [only] = &names[..]
            && only.contains(';')
        {
            return Err(Problem::new(format!(
                "{}: the header has one column, `{only}`: separate cells by commas, or by tabs in a .tsv file",
                source.name()
            )));
        }
        Ok(Self { names, separator })
    }

    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    fn wrong_length(&self) -> String {
        let columns = self.names.len();
        format!("the row does not have the {columns} columns of the header")
    }

    /// The column of each property. A nested property has its path as the name: `vehicle.vin`.
    fn columns(&self, plan: &Plan) -> Vec<Option<usize>> {
        let paths = plan.columns.paths().iter();
        paths
            .map(|path| {
                let name = path.names().join(".");
                self.names.iter().position(|column| *column == name)
            })
            .collect()
    }
}

fn reader(bytes: &[u8], separator: u8) -> csv::Reader<&[u8]> {
    csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator)
        .from_reader(bytes)
}

/// Counts the rows of a block.
pub(super) fn count(
    plan: &Plan,
    header: &Header,
    block: &Block,
    part: &mut Part,
    flush: impl Fn(&mut Part),
) {
    let columns = header.columns(plan);
    let mut reader = reader(&block.bytes, header.separator);
    let mut records = vec![csv::StringRecord::new(); BATCH];
    let mut number = block.number;
    loop {
        let mut items = Vec::with_capacity(BATCH);
        let mut is_over = false;
        while let Some(record) = records.get_mut(items.len()) {
            let (start, line) = (reader.position().byte(), reader.position().line());
            let at = |line: u64| At {
                file: block.file,
                line: block.line + line - 1,
            };
            match reader.read_record(record) {
                Ok(true) => {
                    let at = at(record.position().map_or(line, csv::Position::line));
                    let bytes = reader.position().byte() - start;
                    if record.len() == header.names.len() {
                        items.push(Item { at, number, bytes });
                    } else {
                        part.add_trouble(&header.wrong_length(), at);
                    }
                }
                Ok(false) => {
                    is_over = true;
                    break;
                }
                Err(_) => part.add_trouble("the row is not UTF-8", at(line)),
            }
            number += 1;
        }
        let cells = |column: &Option<usize>| {
            let records = records.iter().take(items.len());
            Column::new(records.map(|record| cell(record, *column)).collect())
        };
        let columns = columns.iter().map(cells).collect();
        part.add(plan, &Batch { columns, items }, &flush);
        if is_over {
            return;
        }
    }
}

/// A cell has no type: text in the form of an integer is one, and an empty cell is null.
fn cell(record: &csv::StringRecord, column: Option<usize>) -> Cell<'_> {
    let Some(text) = column.and_then(|column| record.get(column)) else {
        return Cell::Value(Value::Missing);
    };
    let is_canonical = !text.starts_with('0') && !text.starts_with("-0") || text == "0";
    Cell::Value(match number(text) {
        _ if text.is_empty() => Value::Null,
        Value::Other => Value::Text(text),
        _ if !is_canonical => Value::Text(text),
        integer => integer,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_integers_texts_or_null() {
        let record = csv::StringRecord::from(vec!["7", "-7", "007", "", "a", "1.5", "0"]);
        let values: Vec<_> = (0..8).map(|i| cell(&record, Some(i))).collect();
        let expected = [
            Value::Integer(7),
            Value::Integer(-7),
            Value::Text("007"),
            Value::Null,
            Value::Text("a"),
            Value::Text("1.5"),
            Value::Integer(0),
            Value::Missing,
        ];
        assert!(values.iter().map(Cell::value).eq(expected), "{values:?}");
    }
}
