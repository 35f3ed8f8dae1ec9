//! The layout: a key's declaration in one portable line.

use crate::model::Key;

/// `{date}.{xxh64(vin) % 400 + 1}`, as in the grammar of Key Format 1.
pub(crate) fn layout(key: &Key) -> String {
    let escape = if key.escape { ":%" } else { "" };
    let part = |name: String| format!("{{{name}{escape}}}");
    let parts: Vec<_> = key
        .parts()
        .map(|field| part(name(&field.wire_name)))
        .collect();
    let parts = parts.join(&literal(&key.separator));
    let Some(suffix) = &key.suffix else {
        return parts;
    };
    let (separator, n) = (literal(&suffix.separator), suffix.n);
    if let Some(drawn) = key.drawn() {
        return format!(
            "{parts}{separator}{{{} in 1..={n}}}",
            name(&drawn.wire_name)
        );
    }
    let hashed: Vec<_> = key.hashed().map(|field| name(&field.wire_name)).collect();
    format!(
        "{parts}{separator}{{xxh64({}) % {n} + 1}}",
        hashed.join(", ")
    )
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
    let quoted: String = name.chars().map(quoted).collect();
    format!("\"{quoted}\"")
}

fn quoted(c: char) -> String {
    match c {
        '"' | '\\' => format!("\\{c}"),
        c if c.is_ascii_control() => format!("\\u{:04x}", u32::from(c)),
        c => c.into(),
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
         items are stored: undo the change, or move them first, reading under the old layout and writing under the new one; \
         nothing is stored, or everything is moved: write `layout = {actual:?}`"
    ))
}
