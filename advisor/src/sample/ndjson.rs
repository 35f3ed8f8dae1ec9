//! Items as JSON, one per line.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;
use synthetic_key_layout::FieldPath;
use synthetic_key_layout::compute::{Value, position};

use super::block::Block;
use super::scan;
use crate::batch::{Batch, Column, Item};
use crate::count::Part;
use crate::plan::Plan;
use crate::row::{At, Cell, Columns};

/// How many items are counted at a time.
const BATCH: usize = 1024;

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
    fn set<'a>(&self, column: usize, raw: &'a str, set: &mut impl FnMut(usize, Cell<'a>)) {
        let Some((name, _)) = self.first.get(column) else {
            return;
        };
        for (i, (other, is_nested)) in self.first.iter().enumerate().skip(column) {
            if i == column || other == name {
                set(
                    i,
                    match is_nested {
                        false => cell(raw),
                        true => nested(raw, &self.paths[i]),
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
            match read(names, line, text, &mut |column, cell| {
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
    line: &'a [u8],
    text: Option<&'a str>,
    set: &mut impl FnMut(usize, Cell<'a>),
) -> Result<(), &'static str> {
    if let Some(text) = text
        && scan::properties(text, |name, raw| {
            if let Some(column) = names.first_of(name) {
                names.set(column, raw, set);
            }
        })
    {
        return Ok(());
    }
    let text = std::str::from_utf8(line).map_err(|_| "the line is not UTF-8")?;
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let read = ItemSeed { names, set }.deserialize(&mut deserializer);
    read.and_then(|()| deserializer.end())
        .map_err(|error| match error.classify() {
            serde_json::error::Category::Data => "the line is not a JSON object",
            serde_json::error::Category::Eof => "the line is not JSON: it ends too early",
            _ => "the line is not JSON",
        })
}

struct ItemSeed<'n, 'f, F> {
    names: &'n Names,
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
            self.names.set(column, raw.get(), self.set);
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
        [b'{', ..] => nested(raw, &FieldPath::from("")),
        _ => Cell::Value(number(raw)),
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

/// The value at a path inside a JSON text.
fn nested(raw: &str, path: &FieldPath) -> Cell<'static> {
    let Ok(json) = serde_json::from_str::<serde_json::Value>(raw) else {
        return Cell::Value(Value::Other);
    };
    let mut node = Node(&json);
    for name in path.names().iter().skip(1) {
        node = match node.child(name) {
            Found::Child(child) => child,
            Found::Missing => return Cell::Value(Value::Missing),
            Found::NotAnObject => return Cell::Value(Value::Other),
        };
    }
    node.cell()
}

#[derive(Clone, Copy)]
struct Node<'a>(&'a serde_json::Value);

enum Found<'a> {
    Child(Node<'a>),
    Missing,
    NotAnObject,
}

impl<'a> Node<'a> {
    fn child(self, name: &str) -> Found<'a> {
        let child = match self.0 {
            serde_json::Value::Object(properties) => properties.get(name),
            serde_json::Value::Array(elements) => position(name).and_then(|at| elements.get(at)),
            serde_json::Value::Null => None,
            _ => return Found::NotAnObject,
        };
        child.map_or(Found::Missing, |child| Found::Child(Self(child)))
    }

    fn cell(self) -> Cell<'static> {
        match self.0 {
            serde_json::Value::String(text) => Cell::Text(text.clone()),
            serde_json::Value::Null => Cell::Value(Value::Null),
            serde_json::Value::Bool(value) => Cell::Value(Value::Bool(*value)),
            serde_json::Value::Number(n) => Cell::Value(number(&n.to_string())),
            serde_json::Value::Object(properties) => {
                let n = |name| {
                    properties
                        .get(name)
                        .map_or(Value::Other, |n| number(&n.to_string()))
                };
                let time = Value::system_time(n("secs_since_epoch"), n("nanos_since_epoch"));
                Cell::Value(if properties.len() == 2 {
                    time
                } else {
                    Value::Other
                })
            }
            serde_json::Value::Array(_) => Cell::Value(Value::Other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(paths: &[&[&str]], line: &str) -> Result<Vec<Cell<'static>>, &'static str> {
        let mut columns = Columns::default();
        for path in paths {
            columns.number_of(&path.iter().copied().collect());
        }
        // Both ways must agree.
        let [fast, slow] = [Some(line), None].map(|text| {
            let mut cells = vec![Cell::Value(Value::Missing); columns.len()];
            let mut set = |column: usize, cell: Cell| cells[column] = cell.keep();
            let read = read(&Names::new(&columns), line.as_bytes(), text, &mut set);
            read.map(|()| cells)
        });
        let values =
            |cells: &[Cell]| format!("{:?}", cells.iter().map(Cell::value).collect::<Vec<_>>());
        assert_eq!(fast.as_deref().map(values), slow.as_deref().map(values));
        fast
    }

    #[test]
    fn values_are_those_of_key_format_1() {
        for (json, expected) in [
            (r#""a\u00e9\n""#, Value::Text("aé\n")),
            ("-7", Value::Integer(-7)),
            (
                "340282366920938463463374607431768211455",
                Value::Unsigned(u128::MAX),
            ),
            ("-0", Value::Other),
            ("1.0", Value::Other),
            ("1e3", Value::Other),
            ("true", Value::Bool(true)),
            ("null", Value::Null),
            ("[1]", Value::Other),
            (r#""\ud800""#, Value::Other),
            (
                r#"{"secs_since_epoch":5,"nanos_since_epoch":0}"#,
                Value::Time {
                    seconds: 5,
                    nanos: 0,
                },
            ),
        ] {
            let line = format!(r#"{{"other":[{{"a":1}}],"a":{json}}}"#);
            assert_eq!(
                values(&[&["a"]], &line).unwrap()[0].value(),
                expected,
                "{json}"
            );
        }
    }

    #[test]
    fn nested_values_are_found() {
        let line = r#"{"a":{"b":"x","c":[1,2]},"n":null}"#;
        let paths: &[&[&str]] = &[
            &["a", "b"],
            &["a", "c", "1"],
            &["n", "x"],
            &["a", "b", "x"],
            &["a"],
        ];
        let found = values(paths, line).unwrap();
        let expected = [
            Value::Text("x"),
            Value::Integer(2),
            Value::Missing,
            Value::Other,
            Value::Other,
        ];
        assert!(found.iter().map(Cell::value).eq(expected), "{found:?}");
    }

    #[test]
    fn what_is_not_an_object_is_named() {
        let what = |line| values(&[&["a"]], line).unwrap_err();
        assert_eq!(what("{\"a\":1"), "the line is not JSON: it ends too early");
        assert_eq!(what("7"), "the line is not a JSON object");
        assert_eq!(what("{\"a\":1} x"), "the line is not JSON");
    }
}
