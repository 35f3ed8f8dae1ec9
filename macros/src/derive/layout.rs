//! The layout of a key: its declaration in one portable line.

use synthetic_key_layout::{Field, FieldOption, FieldPath, Layout, Level, Source, Suffix};

use crate::derive::model::{Key, KeyField};

/// `{date}.{xxh64(vin) % 400 + 1}`, in the grammar of Key Format 1.
pub(crate) fn layout(key: &Key) -> String {
    let mut layout = prefix_layout(key, key.levels.unwrap_or(1));
    let Some(suffix) = &key.suffix else {
        return layout.to_string();
    };
    let separator = if key.has_base() { suffix.separator } else { "" };
    if let Some(last) = layout.levels.pop() {
        let last = last.literal(separator).suffix(number(key, suffix));
        layout.levels.push(last);
    }
    layout.to_string()
}

/// The same without the suffix, and with only the first levels.
pub(crate) fn prefix_layout(key: &Key, levels: u8) -> Layout {
    let levels = (1..=levels).map(|level| {
        let mut of_level = Level::default();
        for (place, part) in key.parts_of(level).enumerate() {
            let separator = if place > 0 { key.separator } else { "" };
            of_level = of_level.literal(separator).part(escaped(key, part));
        }
        of_level
    });
    Layout {
        levels: levels.collect(),
    }
}

fn escaped(key: &Key, part: &KeyField) -> Field {
    let mut field = field(part);
    if key.escape {
        field.options = field.options.with(FieldOption::Escape);
    }
    field
}

fn field(field: &KeyField) -> Field {
    Field {
        path: path(field),
        options: field.format.layout(),
    }
}

fn path(field: &KeyField) -> FieldPath {
    field.field().segments().into_iter().collect()
}

fn number(key: &Key, suffix: &crate::derive::model::Suffix) -> Suffix {
    let source = match key.drawn() {
        Some(drawn) => Source::Drawn(path(drawn)),
        None => Source::Hash {
            fields: key.hashed().map(field).collect(),
            was: suffix.was.clone(),
        },
    };
    Suffix {
        source,
        range: suffix.range,
    }
}

/// What to say where the locked layout is not the actual one: both, with the first difference marked.
pub(crate) fn difference(locked: &str, actual: &str) -> Option<String> {
    if locked == actual {
        return None;
    }
    let same = locked
        .chars()
        .zip(actual.chars())
        .take_while(|(a, b)| a == b)
        .count();
    let marker = " ".repeat(same) + "^";
    Some(format!(
        "the layout of this key has changed, and the items stored under the old one would not be found again\n\
         locked: {locked}\n\
         actual: {actual}\n        {marker}\n\
         items are stored: undo the change, or move them first, reading under the old layout and writing under the new one \
         (another N of a hash suffix can be had live: keep the old one as `was = [...]`); \
         nothing is stored, or everything is moved: write `layout = {actual:?}`"
    ))
}
