//! The Rust declaration of a layout, to paste.

mod item;
mod name;

use std::fmt::Write;

use synthetic_key_format::{Escaped, Field, FieldOption, FieldPath, Layout, Level, Piece};

use crate::counting::Kinds;
use item::Item;

/// A struct with this layout, or the reason why a person has to write it.
///
/// Texts that could run into each other are escaped even if the layout does not say so: the derive would refuse them
/// otherwise.
pub(crate) fn declaration(layout: &Layout, kinds: &[(FieldPath, Kinds)]) -> Result<String, String> {
    let escaped = escaped(layout, kinds)?;
    let is_changed = escaped != *layout;
    let layout = &escaped;
    let mut item = Item::new(kinds);
    for (number, level) in (1..).zip(&layout.levels) {
        let level_option = (layout.levels.len() > 1).then(|| format!("level = {number}"));
        for piece in level.pieces() {
            match piece {
                Piece::Literal(_) => {}
                // In an escaped layout, a part that is not escaped is not text.
                Piece::Part(field) if layout.is_escaped() && !field.options.is_escaped() => {
                    item.part(field, "u64", level_option.as_deref())?;
                }
                Piece::Part(field) => item.part(field, "String", level_option.as_deref())?,
                Piece::Suffix(suffix) => {
                    // A suffix that is not at the end comes first.
                    let is_first = !matches!(level.pieces().last(), Some(Piece::Suffix(_)));
                    item.suffix(suffix, is_first, level_option.as_deref())?;
                }
            }
        }
    }
    let mut page = String::from("use synthetic_key::SyntheticKey;\n\n");
    if is_changed {
        page.push_str("// Escaped, so that different texts never make the same key.\n");
    }
    let _ = write!(
        page,
        "#[derive(SyntheticKey)]\n#[pk({})]\n{}",
        options(layout, kinds)?.join(", "),
        item.fields()
    );
    Ok(page)
}

/// The options of the type.
fn options(layout: &Layout, kinds: &[(FieldPath, Kinds)]) -> Result<Vec<String>, String> {
    let mut options = vec!["serde".to_owned()];
    // A key is a string: beside a number, or a nested property, it has a property of its own.
    let is_string = |path: &&FieldPath| {
        path.names().len() == 1 && is_text(&Field::from((*path).clone()), kinds)
    };
    if let Some(path) = plain(layout).filter(is_string) {
        options.push(format!("property = {:?}", path.names().concat()));
    }
    if !layout.prefix().is_empty() {
        options.push(format!("prefix = {:?}", layout.prefix()));
    }
    let (separators, suffix_separator) = separators(layout);
    match &separators[..] {
        [] => {}
        [only] if only == "-" => {}
        [only] => options.push(format!("separator = {only:?}")),
        _ => return Err("it has different separators".to_owned()),
    }
    if let Some(separator) = suffix_separator.filter(|separator| separator != ".") {
        options.push(format!("suffix_separator = {separator:?}"));
    }
    match layout.escape() {
        None => {}
        Some(Escaped::Separators) => options.push("escape".to_owned()),
        Some(_) => return Err("it escapes for another store".to_owned()),
    }
    if layout.suffix().is_none() && layout.parts().all(|field| field.options.rollup().is_some()) {
        options.push("time_only".to_owned());
    }
    options.push(format!("layout = {:?}", layout.to_string()));
    Ok(options)
}

/// The texts between parts, each once, and the one before a suffix at the end.
fn separators(layout: &Layout) -> (Vec<String>, Option<String>) {
    let (mut separators, mut suffix_separator) = (Vec::new(), None);
    for level in &layout.levels {
        let pieces = level.pieces();
        for (i, piece) in pieces.iter().enumerate().skip(1) {
            match (piece, pieces.get(i + 1)) {
                (Piece::Literal(text), Some(Piece::Suffix(_))) => {
                    suffix_separator = Some(text.clone());
                }
                (Piece::Literal(text), _) if !separators.contains(text) => {
                    separators.push(text.clone());
                }
                _ => {}
            }
        }
    }
    (separators, suffix_separator)
}

/// The property that is the whole key, if there is one: then nothing is added to the document.
pub(crate) fn plain(layout: &Layout) -> Option<&FieldPath> {
    let [level] = &layout.levels[..] else {
        return None;
    };
    match level.pieces() {
        [Piece::Part(field)] if field.options.is_empty() => Some(&field.path),
        _ => None,
    }
}

/// The layout with its texts escaped, if two of the same level could run into each other.
fn escaped(layout: &Layout, kinds: &[(FieldPath, Kinds)]) -> Result<Layout, String> {
    let is_text = |piece: &&Piece| matches!(piece, Piece::Part(field) if is_text(field, kinds));
    let texts = |level: &Level| level.pieces().iter().filter(is_text).count();
    if layout.is_escaped() || layout.levels.iter().all(|level| texts(level) < 2) {
        return Ok(layout.clone());
    }
    let mut escaped = layout.clone();
    for level in &mut escaped.levels {
        let mut pieces = Level::default();
        for piece in level.pieces() {
            pieces = match piece {
                Piece::Literal(text) => pieces.literal(text),
                Piece::Suffix(suffix) => pieces.suffix(suffix.clone()),
                Piece::Part(field) => pieces.part(escape(field, kinds)),
            };
        }
        *level = pieces;
    }
    let wrong = |error| format!("escaped it would be no layout: {error}");
    escaped.check().map_err(wrong)?;
    Ok(escaped)
}

fn escape(field: &Field, kinds: &[(FieldPath, Kinds)]) -> Field {
    let mut field = field.clone();
    if is_text(&field, kinds) {
        let escaped = FieldOption::Escape(Escaped::Separators);
        field.options = field.options.with(escaped);
    }
    field
}

/// Whether a field is declared as text.
fn is_text(field: &Field, kinds: &[(FieldPath, Kinds)]) -> bool {
    let found = kinds.iter().find(|(known, _)| *known == field.path);
    let was_text = found.is_none_or(|(_, kinds)| kinds.text > 0 || kinds.other > 0);
    (was_text || is_id(&field.path))
        && field.options.rollup().is_none()
        && field.options.pad().is_none()
}

/// Whether a property is the id of an item, which is text in the store, also if a sample has it as a number.
pub(crate) fn is_id(path: &FieldPath) -> bool {
    matches!(path.names(), [name] if name == "id")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn declared(text: &str) -> Result<String, String> {
        declaration(&Layout::parse(text).unwrap(), &[])
    }

    /// Compiles the declarations here, and compares them with those generated from the layouts.
    macro_rules! compiled {
        ($($name:ident: $layout:literal)+) => {
            #[allow(dead_code, reason = "nobody makes such an item")]
            mod compiled {
                $(mod $name { include!(concat!("../../../tests/declared/", stringify!($name), ".rs")); })+
            }

            #[test]
            fn declarations_compile() {
                let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/declared");
                for (name, layout) in [$((stringify!($name), $layout)),+] {
                    let (made, path) = (declared(layout).unwrap(), root.join(name).with_extension("rs"));
                    if std::env::var_os("BLESS").is_some() {
                        std::fs::write(&path, &made).unwrap();
                    }
                    let compiled = std::fs::read_to_string(&path).unwrap_or_default();
                    assert_eq!(compiled, made, "{layout}: run with BLESS=1 to write what is made");
                }
            }
        };
    }

    compiled! {
        case_and_none: "{email:lower}-{code:?\"none\":upper}"
        drawn: "{date}.{shard in 0..=15:02}"
        epoch: "{tenant}-{at:ms:day}"
        escaped: "{tenant:%}-{n}"
        first: "T#{xxh64(id) % 10:02}-{tenant}"
        levels: "{tenant}{/}{user}-{at:day}.{xxh64(id) % 40 + 1}"
        nested: "{device.id}-{at:day}"
        nested_names: "{type.type}-{type.deviceId:lower}-{string.\"a b\".c}.{xxh64(string.n) % 9 + 1}"
        names: "{deviceId}_{type}_{0}_{self}_{ID}_{\"a b\"}"
        padded: "{year:04}-{month:02}"
        plain: "{tenantId}"
        plain_id: "{id}"
        several_hashed: "{at:day}.{xxh64(vin, region:lower) % 400 + 1}"
        time_only: "{at:day}"
        two_texts: "{origin}-{dest}"
    }

    #[test]
    fn what_a_person_has_to_write_is_named() {
        for (text, expected) in [
            ("{a}.{fn(f)(b) % 9}", "function `f`"),
            ("{a:fn(f)}", "function `f`"),
            ("{a}-{a.b}", "used twice"),
            ("{a}-{b}/{c}", "different separators"),
            ("{a:%table}-{b}", "another store"),
            ("{a}.{xxh64(a) % 9 + 1}", "used twice"),
        ] {
            let why = declared(text).unwrap_err();
            assert!(why.contains(expected), "{text}: {why}");
        }
    }
}
