//! The layout: a key's declaration in one portable line.

use std::fmt::Write;

use crate::model::Key;

/// `{date}.{xxh64(vin) % 400 + 1}`, as in the grammar of Key Format 1.
pub(crate) fn layout(key: &Key) -> String {
    let parts: Vec<_> = key
        .parts()
        .map(|part| format!("{{{}}}", name(&part.wire_name)))
        .collect();
    let mut layout = parts.join(&literal(&key.separator));
    if let Some(suffix) = &key.suffix {
        layout += &literal(&suffix.separator);
        match key.drawn() {
            Some(drawn) => layout += &format!("{{{} in 1..={}}}", name(&drawn.wire_name), suffix.n),
            None => {
                let hashed: Vec<_> = key.hashed().map(|field| name(&field.wire_name)).collect();
                layout += &format!("{{xxh64({}) % {} + 1}}", hashed.join(", "), suffix.n);
            }
        }
    }
    layout
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
    let mut quoted = String::from("\"");
    for c in name.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            // Writing to a `String` cannot fail.
            c if c.is_ascii_control() => {
                write!(quoted, "\\u{:04x}", u32::from(c)).unwrap_or_default()
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
