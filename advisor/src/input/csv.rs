//! Items as rows of a table with a header.

use synthetic_key_format::FieldPath;
use synthetic_key_format::compute::Value;

use super::block::Block;
use super::detect::Types;
use super::ndjson::{number, partition_key};
use super::source::Source;
use crate::counting::Part;
use crate::counting::plan::Plan;
use crate::input::batch::{Batch, Column, Item};
use crate::input::row::{At, Cell};
use crate::problem::Problem;

/// How many rows are counted at a time.
const BATCH: usize = 256;

/// The names of the columns.
pub(super) struct Header {
    names: Vec<String>,
    separator: u8,
    types: Types,
}

impl Header {
    pub(super) fn new(line: &[u8], source: &Source) -> Result<Self, Problem> {
        let separator = source.separator();
        let mut record = csv::StringRecord::new();
        let read = reader(line, separator).read_record(&mut record);
        read.map_err(|_| Problem::new(format!("{}: the header is not UTF-8", source.name())))?;
        let names: Vec<_> = record.iter().map(str::to_owned).collect();
        Ok(Self {
            names,
            separator,
            types: source.types(),
        })
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
                let column = self.names.iter().position(|column| *column == name);
                // A level of the partition key in a log: the key is one cell.
                let key = path.names().first().filter(|_| self.types == Types::RuLog);
                column.or_else(|| self.names.iter().position(|column| Some(column) == key))
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
        let cells = |(column, path): (&Option<usize>, &FieldPath)| {
            let records = records.iter().take(items.len());
            let cell = |record| match (header.types, cell(record, *column)) {
                (Types::RuLog, Cell::Value(Value::Text(text))) => {
                    partition_key(path, text).unwrap_or(Cell::Value(Value::Text(text)))
                }
                (_, cell) => cell,
            };
            Column::new(records.map(cell).collect())
        };
        let paths = plan.columns.paths();
        let columns = columns.iter().zip(paths).map(cells).collect();
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
