//! `synthkey verify`: whether documents are stored with the key of a layout.

use std::fmt::Write;
use std::io::{BufRead, BufReader};

use serde_json::Value as Json;
use synthetic_key_format::compute::{Document, Formula, Key, Value, position};
use synthetic_key_format::{Field, FieldPath, Layout, Level, Piece, Source, SuffixRange};

use crate::commands::args::Options;
use crate::commands::plan;
use crate::input::Format;
use crate::layouts::candidate::layout_of;
use crate::layouts::known_hash::KnownHash;
use crate::number::grouped;
use crate::problem::Problem;

/// How many documents of a kind are shown.
const SHOWN: usize = 3;

/// A layout, and how many documents have its key.
struct Expected {
    layout: Layout,
    formula: Formula,
    hashed: Option<Hashed>,
    documents: u64,
}

/// A suffix by a function of the program that has the name of a known hash.
struct Hashed {
    hash: KnownHash,
    path: FieldPath,
    range: SuffixRange,
}

/// Stands for the number of a hashed suffix.
const NUMBER: &str = "number of the suffix";

impl Hashed {
    /// The layout with a number in place of the hash, and how to compute the number.
    fn split(layout: &Layout) -> (Layout, Option<Self>) {
        let mut plain = layout.clone();
        let mut hashed = None;
        for level in &mut plain.levels {
            let pieces = level.pieces().iter().map(|piece| {
                let Piece::Suffix(suffix) = piece else {
                    return piece.clone();
                };
                let Source::Function { function, path } = &suffix.source else {
                    return piece.clone();
                };
                let Some(hash) = KnownHash::named(function) else {
                    return piece.clone();
                };
                let (path, range) = (path.clone(), suffix.range);
                hashed = Some(Self { hash, path, range });
                let mut suffix = suffix.clone();
                suffix.source = Source::Drawn(NUMBER.into());
                Piece::Suffix(suffix)
            });
            let pieces: Vec<_> = pieces.collect();
            let add = |level: Level, piece: Piece| match piece {
                Piece::Literal(text) => level.literal(&text),
                Piece::Part(field) => level.part(field),
                Piece::Suffix(suffix) => level.suffix(suffix),
            };
            *level = pieces.into_iter().fold(Level::default(), add);
        }
        (plain, hashed)
    }

    /// The number of a document.
    fn number(&self, document: &Json) -> Option<u32> {
        let text = part_text(&Field::from(self.path.clone()), document)?;
        let number = self.hash.modulo(&text, self.range.count().into());
        Some(u32::from(self.range.first()) + number)
    }
}

/// Compares the stored keys of documents with those of the layouts: the first is the declaration, the others are also read.
/// Returns the findings, and whether every document is under one of the keys.
pub(crate) fn verify(options: &Options) -> Result<(String, bool), Problem> {
    let layouts = options.layouts.iter().map(|text| layout_of(text));
    let layouts = layouts.collect::<Result<Vec<_>, _>>()?;
    let expected = layouts.into_iter().enumerate().map(|(place, layout)| {
        let prepare = match place {
            0 => Formula::new,
            _ => Formula::also_read,
        };
        let (plain, hashed) = Hashed::split(&layout);
        let formula = prepare(&plain).map_err(|error| {
            let known = KnownHash::NAMES.map(|(name, _)| name).join(", ");
            Problem::new(format!("{layout}: {error}; known functions are {known}"))
        })?;
        Ok(Expected {
            layout,
            formula,
            hashed,
            documents: 0,
        })
    });
    let expected = expected.collect::<Result<Vec<_>, Problem>>()?;
    let Some(first) = expected.first() else {
        return Err(Problem::new(
            "which layout? Say --layout '{date}.{xxh64(vin) % 400 + 1}'",
        ));
    };
    let properties = properties(options, &first.layout)?;
    let mut found = Found {
        expected,
        properties,
        documents: 0,
        differ: 0,
        without: 0,
        unread: 0,
        shown: String::new(),
    };
    for source in plan::sources(options)? {
        if source.format() != Format::NdJson {
            let message = "verify reads documents as they are stored, as NDJSON";
            return Err(Problem::new(format!("{}: {message}", source.name())));
        }
        let lines = BufReader::new(source.open(|_| {})?).split(b'\n');
        for (number, line) in (1..).zip(lines) {
            let line = line.map_err(|error| source.problem(&error))?;
            found.look_at(&format!("{}:{number}", source.name()), &line);
        }
    }
    if found.documents == 0 {
        return Err(Problem::new("there is no document to compare"));
    }
    Ok(found.page())
}

/// The properties that carry the key: the given ones, or the defaults of the derive.
fn properties(options: &Options, layout: &Layout) -> Result<Vec<String>, Problem> {
    let levels = layout.levels.len();
    let given = &options.property;
    if !given.is_empty() {
        if given.len() != levels {
            let message = format!(
                "--property: the layout has {levels} levels, and there are {}",
                given.len()
            );
            return Err(Problem::new(message));
        }
        return Ok(given.clone());
    }
    if levels == 1 {
        return Ok(vec!["partitionKey".to_owned()]);
    }
    let of_level = |(number, level): (usize, &Level)| match level.pieces() {
        [Piece::Part(field)] if field.options.is_empty() => field.path.names().join("."),
        _ => format!("partitionKey{number}"),
    };
    Ok((1..).zip(&layout.levels).map(of_level).collect())
}

/// The findings so far.
struct Found {
    expected: Vec<Expected>,
    properties: Vec<String>,
    documents: u64,
    differ: u64,
    without: u64,
    unread: u64,
    shown: String,
}

impl Found {
    fn look_at(&mut self, place: &str, line: &[u8]) {
        if line.iter().all(u8::is_ascii_whitespace) {
            return;
        }
        self.documents += 1;
        let Ok(document @ Json::Object(_)) = serde_json::from_slice::<Json>(line) else {
            self.unread += 1;
            return self.show(self.unread, &format!("{place}: not a JSON object\n"));
        };
        let stored = self.properties.iter().map(|name| document[name].as_str());
        let Some(stored) = stored.collect::<Option<Vec<_>>>() else {
            self.without += 1;
            let names = self.properties.join("`, `");
            let text = format!("{place}: no key as text in `{names}`\n");
            return self.show(self.without, &text);
        };
        let (mut key, mut made) = (Key::default(), None);
        for expected in &mut self.expected {
            let number = expected
                .hashed
                .as_ref()
                .and_then(|hashed| hashed.number(&document));
            let item = Item {
                fields: expected.formula.fields(),
                document: &document,
                number,
            };
            let written = expected.formula.write_key(&item, &mut key);
            if written.is_ok() && key.levels().eq(stored.iter().copied()) {
                expected.documents += 1;
                return;
            }
            let text = match written {
                Ok(()) => format!("{:?}", key.levels().collect::<Vec<_>>().join(" / ")),
                Err(refused) => format!("no key: {refused}"),
            };
            made.get_or_insert(text);
        }
        self.differ += 1;
        let (made, stored) = (made.unwrap_or_default(), stored.join(" / "));
        let mut text = format!("{place}: stored with {stored:?}, the layout produces {made}\n");
        if let Some(first) = self.expected.first() {
            write_fields(first, &document, &mut text);
        }
        self.show(self.differ, &text);
    }

    /// Shows the first documents of a kind.
    fn show(&mut self, count: u64, text: &str) {
        if count <= crate::number::count(SHOWN) {
            self.shown.push_str(text);
        }
    }

    fn page(&self) -> (String, bool) {
        let mut page = crate::report::plural(self.documents, "document") + "\n";
        for Expected {
            layout, documents, ..
        } in &self.expected
        {
            let documents = grouped(*documents);
            let _ = writeln!(page, "{documents:>10}  with the key of {layout}");
        }
        for (count, what) in [
            (self.differ, "with a different key"),
            (self.without, "without a key"),
            (self.unread, "not a JSON object"),
        ] {
            if count > 0 {
                let _ = writeln!(page, "{:>10}  {what}", grouped(count));
            }
        }
        let is_proved = self.differ + self.without + self.unread == 0;
        if !is_proved {
            let _ = write!(page, "\n{}", self.shown);
        }
        (page, is_proved)
    }
}

/// Each property of the key with its value in the document, and its text in the key.
fn write_fields(of: &Expected, document: &Json, text: &mut String) {
    let hashed = of.hashed.as_ref().map(|hashed| &hashed.path);
    let fields = of.formula.fields().iter().chain(hashed);
    for path in fields.filter(|path| path.names() != [NUMBER]) {
        let value = find(document, path).map_or("missing".to_owned(), Json::to_string);
        let _ = write!(text, "  {path} is {value}");
        let mut parts = of.layout.parts();
        if let Some(part) = parts.find(|part| part.path == *path)
            && let Some(made) = part_text(part, document)
        {
            let _ = write!(text, ", in the key {made:?}");
        }
        text.push('\n');
    }
}

/// The text of a part, before it is escaped.
fn part_text(part: &Field, document: &Json) -> Option<String> {
    let layout = Layout {
        levels: vec![Level::default().part(part.clone())],
    };
    let (formula, mut key) = (Formula::new(&layout).ok()?, Key::default());
    let item = Item {
        fields: formula.fields(),
        document,
        number: None,
    };
    formula.write_key(&item, &mut key).ok()?;
    Some(key.text().to_owned())
}

/// A document, for the fields of a formula.
struct Item<'a> {
    fields: &'a [FieldPath],
    document: &'a Json,
    /// The number of a suffix that has the name of a known hash.
    number: Option<u32>,
}

impl Document for Item<'_> {
    fn value(&self, field: usize) -> Value<'_> {
        match (self.fields.get(field), self.number) {
            (Some(path), Some(number)) if path.names() == [NUMBER] => Value::Integer(number.into()),
            (Some(path), _) => look_up(self.document, path),
            (None, _) => Value::Missing,
        }
    }
}

/// As in SPEC.md: a property under null is missing; under any other value without names it is not a part.
fn look_up<'a>(document: &'a Json, path: &FieldPath) -> Value<'a> {
    let mut node = document;
    for (depth, name) in path.names().iter().enumerate() {
        let child = match node {
            Json::Object(properties) => properties.get(name),
            Json::Array(list) => position(name).and_then(|at| list.get(at)),
            Json::Null if depth > 0 => None,
            _ => return Value::Other,
        };
        let Some(child) = child else {
            return Value::Missing;
        };
        node = child;
    }
    value(node)
}

fn value(node: &Json) -> Value<'_> {
    match node {
        Json::Null => Value::Null,
        Json::Bool(flag) => Value::Bool(*flag),
        Json::String(text) => Value::Text(text),
        Json::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => Value::Integer(number.into()),
            (None, Some(number)) => Value::Integer(number.into()),
            (None, None) => Value::Other,
        },
        Json::Object(object) => {
            match (
                object.get("secs_since_epoch"),
                object.get("nanos_since_epoch"),
            ) {
                (Some(seconds), Some(nanos)) => Value::system_time(value(seconds), value(nanos)),
                _ => Value::Other,
            }
        }
        Json::Array(_) => Value::Other,
    }
}

/// The value at the end of a path.
fn find<'a>(document: &'a Json, path: &FieldPath) -> Option<&'a Json> {
    path.names()
        .iter()
        .try_fold(document, |node, name| match node {
            Json::Array(list) => list.get(position(name)?),
            node => node.get(name),
        })
}
