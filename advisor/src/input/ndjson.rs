//! Items as JSON, one per line.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::Value as Json;
use serde_json::value::RawValue;
use synthetic_key_format::FieldPath;
use synthetic_key_format::compute::{Value, position};

use super::block::Block;
use super::detect::Types;
use super::scan;
use crate::counting::Part;
use crate::counting::plan::Plan;
use crate::input::batch::{Batch, Column, Item};
use crate::input::row::{At, Cell, Columns};

/// How many items are counted at a time.
const BATCH: usize = 1024;

/// Longer items are read by serde.
const LONG: usize = 1024;

/// The names to look for in each item.
pub(super) struct Names {
    /// The first name of each column, and whether more follow.
    first: Vec<(String, bool)>,
    paths: Vec<FieldPath>,
}

impl Names {
    pub(super) fn new(columns: &Columns) -> Self {
        let paths = columns.paths().to_vec();
        let first = paths.iter().map(|path| {
            let (first, rest) = path.names().split_first().unzip();
            (
                first.cloned().unwrap_or_default(),
                rest.is_some_and(|rest: &[String]| !rest.is_empty()),
            )
        });
        Self {
            first: first.collect(),
            paths,
        }
    }

    /// The first column of a name.
    #[inline]
    fn first_of(&self, name: &str) -> Option<usize> {
        self.first.iter().position(|(known, _)| known == name)
    }

    /// Sets all columns that start with the name of this one.
    #[inline]
    fn set<'a>(
        &self,
        column: usize,
        types: Types,
        raw: &'a str,
        set: &mut impl FnMut(usize, Cell<'a>),
    ) {
        let Some((name, _)) = self.first.get(column) else {
            return;
        };
        for (i, (other, is_nested)) in self.first.iter().enumerate().skip(column) {
            if i == column || other == name {
                set(
                    i,
                    match (types, is_nested) {
                        (Types::Plain, false) => cell(raw),
                        _ => nested(raw, &self.paths[i], types),
                    },
                );
            }
        }
    }
}

/// Counts the items of a block.
pub(super) fn count(
    plan: &Plan,
    names: &Names,
    types: Types,
    block: &Block,
    part: &mut Part,
    flush: impl Fn(&mut Part),
) {
    // One check for the whole block, if all of it is text.
    let text = std::str::from_utf8(&block.bytes).ok();
    let mut lines = scan::lines(&block.bytes).zip(0..);
    let mut start = 0;
    loop {
        let mut cells: Vec<Vec<Cell>> = vec![Vec::with_capacity(BATCH); plan.columns.len()];
        let mut items = Vec::with_capacity(BATCH);
        for (line, offset) in lines.by_ref().take(BATCH) {
            let text = text.and_then(|text| text.get(start..start + line.len()));
            start += line.len() + 1;
            if line.iter().all(u8::is_ascii_whitespace) {
                continue;
            }
            let at = At {
                file: block.file,
                line: block.line + offset,
            };
            let row = items.len();
            for cells in &mut cells {
                cells.push(Cell::Value(Value::Missing));
            }
            match read(names, types, line, text, &mut |column, cell| {
                cells[column][row] = cell;
            }) {
                Ok(()) => items.push(Item {
                    at,
                    number: block.number + offset,
                    bytes: crate::number::count(line.len()),
                }),
                Err(what) => {
                    for cells in &mut cells {
                        cells.truncate(row);
                    }
                    part.add_trouble(what, at);
                }
            }
        }
        if items.is_empty() && start > block.bytes.len() {
            return;
        }
        let columns = cells.into_iter().map(Column::new).collect();
        part.add(plan, &Batch { columns, items }, &flush);
    }
}

/// Reads the values of one item into its columns. `text` is the line, if it is known to be text.
fn read<'a>(
    names: &Names,
    types: Types,
    line: &'a [u8],
    text: Option<&'a str>,
    set: &mut impl FnMut(usize, Cell<'a>),
) -> Result<(), &'static str> {
    // The scanner is faster for rows of a table; serde skips what is deep or long faster.
    if let Some(text) = text.filter(|text| text.len() < LONG)
        && scan::properties(text, |name, raw| {
            if let Some(column) = names.first_of(name) {
                names.set(column, types, raw, set);
            }
        })
    {
        return Ok(());
    }
    let text = std::str::from_utf8(line).map_err(|_| "the line is not UTF-8")?;
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let read = ItemSeed { names, types, set }.deserialize(&mut deserializer);
    read.and_then(|()| deserializer.end())
        .map_err(|error| match error.classify() {
            serde_json::error::Category::Data => "the line is not a JSON object",
            serde_json::error::Category::Eof => "the line is not JSON: it ends too early",
            _ => "the line is not JSON",
        })
}

struct ItemSeed<'n, 'f, F> {
    names: &'n Names,
    types: Types,
    set: &'f mut F,
}

impl<'de, F: FnMut(usize, Cell<'de>)> DeserializeSeed<'de> for ItemSeed<'_, '_, F> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de, F: FnMut(usize, Cell<'de>)> Visitor<'de> for ItemSeed<'_, '_, F> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("an item")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(column) = map.next_key_seed(NameSeed(self.names))? {
            let Some(column) = column else {
                map.next_value::<IgnoredAny>()?;
                continue;
            };
            let raw: &'de RawValue = map.next_value()?;
            self.names.set(column, self.types, raw.get(), self.set);
        }
        Ok(())
    }
}

/// The first column of a name.
struct NameSeed<'n>(&'n Names);

impl<'de> DeserializeSeed<'de> for NameSeed<'_> {
    type Value = Option<usize>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Option<usize>, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for NameSeed<'_> {
    type Value = Option<usize>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a name")
    }

    fn visit_str<E>(self, name: &str) -> Result<Option<usize>, E> {
        Ok(self.0.first_of(name))
    }
}

/// The value of a JSON text.
fn cell(raw: &str) -> Cell<'_> {
    match raw.as_bytes() {
        [b'"', .., b'"'] => {
            let inner = &raw[1..raw.len() - 1];
            match memchr::memchr(b'\\', inner.as_bytes()) {
                None => Cell::Value(Value::Text(inner)),
                // An unpaired surrogate is not text.
                Some(_) => serde_json::from_str(raw).map_or(Cell::Value(Value::Other), Cell::Text),
            }
        }
        [b'n', ..] => Cell::Value(Value::Null),
        [b't', ..] => Cell::Value(Value::Bool(true)),
        [b'f', ..] => Cell::Value(Value::Bool(false)),
        [b'{', ..] => nested(raw, &FieldPath::from(""), Types::Plain),
        _ => decimal(raw),
    }
}

/// An integer of any size, without loss. `-0` is not one.
pub(super) fn number(text: &str) -> Value<'static> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || text == "-0" || !digits.bytes().all(|c| c.is_ascii_digit()) {
        return Value::Other;
    }
    let unsigned = || text.parse().map_or(Value::Other, Value::Unsigned);
    text.parse().map_or_else(|_| unsigned(), Value::Integer)
}

/// A number of any kind: an integer is a part of a key, a decimal can only be a weight.
fn decimal(text: &str) -> Cell<'static> {
    match number(text) {
        Value::Other => text
            .parse()
            .map_or(Cell::Value(Value::Other), Cell::Decimal),
        integer => Cell::Value(integer),
    }
}

/// The value at a path inside a JSON text, whose first name is that of the text.
fn nested(raw: &str, path: &FieldPath, types: Types) -> Cell<'static> {
    let Ok(json) = serde_json::from_str::<Json>(raw) else {
        return Cell::Value(Value::Other);
    };
    if let (Types::RuLog, Json::String(text)) = (types, &json)
        && let Some(cell) = partition_key(path, text)
    {
        return cell;
    }
    walk(&json, path, 1, types)
}

/// The value at the rest of a path.
fn walk(json: &Json, path: &FieldPath, start: usize, types: Types) -> Cell<'static> {
    let mut node = json;
    for (at, name) in path.names().iter().enumerate().skip(start) {
        if types == Types::DynamoDb {
            node = inner(node);
        }
        let child = match node {
            Json::Object(properties) => properties.get(name),
            Json::Array(elements) => position(name).and_then(|at| elements.get(at)),
            Json::Null => None,
            _ => return Cell::Value(Value::Other),
        };
        let Some(child) = child else {
            return Cell::Value(Value::Missing);
        };
        if let (Types::RuLog, Json::String(text)) = (types, child)
            && let Some(cell) = partition_key_at(path, at, text)
        {
            return cell;
        }
        node = child;
    }
    if types == Types::DynamoDb {
        node = inner(node);
    }
    value(node)
}

/// The names that the log of request units has for a partition key.
const KEY_NAMES: [&str; 2] = ["PartitionKey", "partitionKey"];

/// The partition key in a text of the log, `["a"]`, or one level of it, if the path is one of a key.
pub(super) fn partition_key(path: &FieldPath, text: &str) -> Option<Cell<'static>> {
    partition_key_at(path, 0, text)
}

fn partition_key_at(path: &FieldPath, at: usize, text: &str) -> Option<Cell<'static>> {
    let name = path.names().get(at)?;
    if !KEY_NAMES.contains(&name.as_str()) {
        return None;
    }
    let Ok(Json::Array(levels)) = serde_json::from_str::<Json>(text) else {
        return None;
    };
    match (&levels[..], path.names().len() - at) {
        ([only], 1) => Some(value(only)),
        (_, 1) => None,
        _ => Some(walk(&Json::Array(levels), path, at + 1, Types::Plain)),
    }
}

/// The value inside the type that DynamoDB writes around it.
fn inner(typed: &Json) -> &Json {
    let Json::Object(object) = typed else {
        return typed;
    };
    let mut inner = object.iter();
    match (inner.next(), inner.next()) {
        (Some((name, value)), None) => match name.as_str() {
            "NULL" => &Json::Null,
            "S" | "BOOL" | "M" | "L" => value,
            // A number is text there.
            _ => typed,
        },
        _ => typed,
    }
}

fn value(json: &Json) -> Cell<'static> {
    match json {
        Json::String(text) => Cell::Text(text.clone()),
        Json::Null => Cell::Value(Value::Null),
        Json::Bool(value) => Cell::Value(Value::Bool(*value)),
        Json::Number(n) => decimal(&n.to_string()),
        Json::Object(properties) => object(properties),
        Json::Array(_) => Cell::Value(Value::Other),
    }
}

/// An object that stands for one value: a time of Rust, a type of MongoDB's extended JSON, or a number of DynamoDB.
fn object(properties: &serde_json::Map<String, Json>) -> Cell<'static> {
    let integer = |name| {
        properties
            .get(name)
            .map_or(Value::Other, |n| number(&n.to_string()))
    };
    let mut all = properties.iter();
    match (all.next(), all.next(), all.next()) {
        (Some((name, Json::String(text))), None, None) => match name.as_str() {
            "$oid" | "$uuid" | "$date" | "$symbol" => Cell::Text(text.clone()),
            "$numberInt" | "$numberLong" | "$numberDouble" | "$numberDecimal" | "N" => {
                decimal(text)
            }
            _ => Cell::Value(Value::Other),
        },
        (Some((name, time)), None, None) if name == "$date" => match value(time) {
            Cell::Value(Value::Integer(milliseconds)) => milliseconds_since_1970(milliseconds),
            _ => Cell::Value(Value::Other),
        },
        (Some(_), Some(_), None) => Cell::Value(Value::system_time(
            integer("secs_since_epoch"),
            integer("nanos_since_epoch"),
        )),
        _ => Cell::Value(Value::Other),
    }
}

fn milliseconds_since_1970(milliseconds: i128) -> Cell<'static> {
    let seconds = i64::try_from(milliseconds.div_euclid(1_000));
    let nanos = u32::try_from(milliseconds.rem_euclid(1_000) * 1_000_000);
    Cell::Value(match (seconds, nanos) {
        (Ok(seconds), Ok(nanos)) => Value::Time { seconds, nanos },
        _ => Value::Other,
    })
}

#[cfg(test)]
mod tests;
