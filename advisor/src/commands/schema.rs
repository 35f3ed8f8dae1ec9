//! Layouts from a schema of keys, in place of layouts on the command line.

use std::fs;

use synthetic_key_code::{Schema, Type};
use synthetic_key_format::{FieldPath, Layout, Piece, SuffixRange};

use super::args::{FromSchema, Options};
use crate::problem::Problem;

/// Reads a schema.
pub(super) fn read(path: &str) -> Result<Schema, Problem> {
    let in_file = |error: &dyn std::fmt::Display| Problem::new(format!("{path}: {error}"));
    let text = fs::read_to_string(path).map_err(|error| in_file(&error))?;
    Schema::parse(&text).map_err(|error| in_file(&error))
}

/// The type that the command line names, or the only one of the schema.
fn find(from: &FromSchema) -> Result<Option<Type>, Problem> {
    let Some(path) = &from.schema else {
        return Ok(None);
    };
    let mut schema = read(path)?;
    let names: Vec<_> = schema
        .types
        .iter()
        .map(|one| format!("`{}`", one.name))
        .collect();
    let place = match (&from.type_name, &schema.types[..]) {
        (None, [_]) => Some(0),
        (None, _) => None,
        (Some(name), types) => types.iter().position(|one| one.name == *name),
    };
    let Some(place) = place else {
        let what = match &from.type_name {
            Some(name) => format!("`{name}` is not a type of the schema"),
            None => "--type is missing".to_owned(),
        };
        let names = if names.is_empty() {
            "it has no types".to_owned()
        } else {
            format!("expected one of {}", names.join(", "))
        };
        return Err(Problem::new(format!("{path}: {what}; {names}")));
    };
    Ok(Some(schema.types.swap_remove(place)))
}

/// Puts the layout of the type before those of the command line.
pub(super) fn layout_first(mut options: Options) -> Result<Options, Problem> {
    if let Some(found) = find(&options.from)? {
        options.layouts.insert(0, found.layout);
    }
    Ok(options)
}

/// The same with the additional layouts of the type, and the properties that hold its key.
pub(super) fn all_layouts(mut options: Options) -> Result<Options, Problem> {
    if let Some(found) = find(&options.from)? {
        options
            .layouts
            .splice(0..0, [found.layout].into_iter().chain(found.also_read));
        if options.property.is_empty() {
            let paths = found.properties.iter().map(|text| FieldPath::parse(text));
            let paths = paths.collect::<Result<Vec<_>, _>>().map_err(|error| {
                Problem::new(format!("the properties of `{}`: {error}", found.name))
            })?;
            options.property = paths.iter().map(|path| path.names().join(".")).collect();
        }
    }
    Ok(options)
}

/// The same with N in place of the number of suffixes.
pub(super) fn layout_with_n(mut options: Options) -> Result<Options, Problem> {
    if let Some(found) = find(&options.from)? {
        let layout = Layout::parse(&found.layout)
            .map_err(|error| Problem::new(format!("{}: {error}", found.layout)))?;
        let suffix = layout.pieces().find_map(|piece| match piece {
            Piece::Suffix(suffix) => Some((piece.to_string(), suffix.range)),
            Piece::Literal(_) | Piece::Part(_) => None,
        });
        let Some((written, range)) = suffix else {
            return Err(Problem::new(format!(
                "{}: the layout has no suffix whose number could change",
                found.layout
            )));
        };
        options.layouts.insert(
            0,
            found.layout.replacen(&written, &with_n(&written, range), 1),
        );
    }
    Ok(options)
}

/// A suffix as a layout writes it, with N in place of its number.
fn with_n(written: &str, range: SuffixRange) -> String {
    let (count, last) = (range.count(), range.last());
    match written.rsplit_once(&format!("% {count}")) {
        Some((before, after)) => format!("{before}% N{after}"),
        None => match written.rsplit_once(&format!("..={last}")) {
            Some((before, after)) => format!("{before}..=N{after}"),
            None => written.to_owned(),
        },
    }
}

/// The layout of `explain`: from the command line, or from the schema.
pub(super) fn explained(layout: Option<String>, from: &FromSchema) -> Result<String, Problem> {
    match (layout, find(from)?) {
        (Some(layout), _) => Ok(layout),
        (None, Some(found)) => Ok(found.layout),
        (None, None) => Err(Problem::new("write a layout, or --schema FILE --type NAME")),
    }
}
