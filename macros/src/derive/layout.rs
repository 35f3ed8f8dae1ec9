//! The layout: a key's declaration in one portable line.

use crate::derive::model::{Key, KeyField, Suffix};
use crate::derive::text::quoted;

/// `{date}.{xxh64(vin) % 400 + 1}`, as in the grammar of Key Format 1.
pub(crate) fn layout(key: &Key) -> String {
    let mut layout = prefix_layout(key, key.levels.unwrap_or(1));
    let Some(suffix) = &key.suffix else {
        return layout;
    };
    if key.has_base() {
        layout.push_str(&literal(&suffix.separator));
    }
    layout
        + &match key.drawn() {
            Some(drawn) => format!("{{{} in 1..={}}}", path(drawn), suffix.n),
            None => hash(key, suffix),
        }
}

/// The same of the first levels alone.
pub(crate) fn prefix_layout(key: &Key, levels: u8) -> String {
    let levels = (1..=levels).map(|level| level_parts(key, level));
    levels.collect::<Vec<_>>().join("{/}")
}

fn level_parts(key: &Key, level: u8) -> String {
    let escape = if key.escape { ":%" } else { "" };
    let part = |field: &KeyField| format!("{{{}{}{escape}}}", path(field), field.format.options());
    let parts: Vec<_> = key.parts_of(level).map(part).collect();
    parts.join(&literal(&key.separator))
}

fn hash(key: &Key, suffix: &Suffix) -> String {
    let hashed = key
        .hashed()
        .map(|field| path(field) + &field.format.options());
    let hashed: Vec<_> = hashed.collect();
    let was: Vec<_> = suffix.was.iter().map(u16::to_string).collect();
    let was = if was.is_empty() {
        String::new()
    } else {
        format!(" was {}", was.join(", "))
    };
    format!("{{xxh64({}) % {} + 1{was}}}", hashed.join(", "), suffix.n)
}

/// A field, or the nested field of it that is meant.
fn path(field: &KeyField) -> String {
    let segments = field.segments();
    segments
        .iter()
        .map(|segment| name(segment))
        .collect::<Vec<_>>()
        .join(".")
}

/// Text that stands for itself.
fn literal(text: &str) -> String {
    text.replace('{', "{{").replace('}', "}}")
}

/// A property's name: as it is where nothing in it can be mistaken for syntax, otherwise in quotes.
fn name(name: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "_-$@".contains(c) || !c.is_ascii();
    if !name.is_empty() && name.chars().all(is_plain) {
        return name.to_owned();
    }
    quoted(name)
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
