//! The layout of a key: its declaration in one portable line, and the lock on it.
//!
//! The derive sees names and not types, so it does not know which parts are text. Of an escaped key it knows the layout up to
//! the `:%`, which stands on exactly the parts that are text: the compiler puts them in, or compares them with the lock.

use synthetic_key_layout::{
    Field, FieldOption, FieldPath, Layout, Level, OptionKind, Piece, Source, Suffix,
};

use crate::derive::diagnostics::{Code, Errors};
use crate::derive::model::{Key, KeyField};
use crate::derive::parse::given::Given;
use crate::derive::parse::ty::{self, Known};

/// `{date}.{xxh64(vin) % 400 + 1}`, in the grammar of Key Format 1, without `:%`.
pub(crate) fn layout(key: &Key) -> Layout {
    let mut layout = prefix_layout(key, key.levels.unwrap_or(1));
    if let Some(suffix) = &key.suffix
        && let Some(last) = layout.levels.pop()
    {
        let separator = if key.has_base() { suffix.separator } else { "" };
        let last = last.literal(separator).suffix(number(key, suffix));
        layout.levels.push(last);
    }
    layout
}

/// The same without the suffix, and with only the first levels.
pub(crate) fn prefix_layout(key: &Key, levels: u8) -> Layout {
    let levels = (1..=levels).map(|level| {
        let mut of_level = Level::default();
        for (place, part) in key.parts_of(level).enumerate() {
            let separator = if place > 0 { key.separator } else { "" };
            of_level = of_level.literal(separator).part(field(part));
        }
        of_level
    });
    Layout {
        levels: levels.collect(),
    }
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

/// The text of a layout in pieces: between two of them is the place of a part's `:%`.
pub(crate) fn pieces(layout: &Layout) -> Vec<String> {
    let (mut pieces, mut piece) = (Vec::new(), String::new());
    for (place, level) in layout.levels.iter().enumerate() {
        if place > 0 {
            piece.push_str("{/}");
        }
        for part in level.pieces() {
            piece.push_str(&part.to_string());
            if let Piece::Part(_) = part {
                piece.pop();
                pieces.push(std::mem::replace(&mut piece, "}".to_owned()));
            }
        }
    }
    pieces.push(piece);
    pieces
}

/// The same layout with `:%` on the parts that `is_escaped` chooses.
fn with_escapes(layout: &Layout, is_escaped: impl Fn(&Field) -> bool) -> Layout {
    let levels = layout.levels.iter().map(|level| {
        level
            .pieces()
            .iter()
            .fold(Level::default(), |level, piece| match piece {
                Piece::Literal(text) => level.literal(text),
                Piece::Suffix(suffix) => level.suffix(suffix.clone()),
                Piece::Part(part) => {
                    let options = part.options.iter().cloned();
                    let options = options.filter(|option| option.kind() != OptionKind::Escape);
                    let escape = is_escaped(part).then_some(FieldOption::Escape);
                    level.part(Field {
                        path: part.path.clone(),
                        options: options.chain(escape).collect(),
                    })
                }
            })
    });
    Layout {
        levels: levels.collect(),
    }
}

/// Whether the parts of a locked layout have `:%`, in order.
pub(crate) fn locked_escapes(lock: &str) -> Vec<bool> {
    let parts = Layout::parse(lock).ok();
    let parts = parts.iter().flat_map(Layout::parts);
    parts.map(|part| part.options.is_escaped()).collect()
}

/// Stored items sit under the layout they were written with: another one is an error. What the derive cannot see, the
/// compiler compares.
pub(crate) fn is_locked(key: &Key, lock: &Given<String>, errors: &mut Errors) -> bool {
    let (actual, locked) = (layout(key), Layout::parse(&lock.value));
    let is_same = match &locked {
        Ok(locked) if key.escape => with_escapes(locked, |_| false) == actual,
        _ => lock.value == actual.to_string(),
    };
    if is_same {
        return true;
    }
    // As far as it is known here: as it was locked, or by the name of the type.
    let was_escaped = |part: &Field| {
        let mut parts = locked.iter().flat_map(Layout::parts);
        parts
            .find(|locked| locked.path == part.path)
            .map(|locked| locked.options.is_escaped())
    };
    let is_text = |part: &Field| {
        let field = key.parts().find(|field| path(field) == part.path);
        field.is_some_and(|field| {
            let is_written_as_text =
                field.format.rollup().is_none() && part.options.pad().is_none();
            let known = ty::known(field.held.value_type());
            is_written_as_text
                && (field.format.is_made() || matches!(known, Known::Text | Known::Char))
        })
    };
    let actual = if key.escape {
        with_escapes(&actual, |part| {
            was_escaped(part).unwrap_or_else(|| is_text(part))
        })
    } else {
        actual
    };
    errors.push(
        Code::LayoutChanged,
        &lock.at,
        difference(&lock.value, &actual.to_string()),
    );
    false
}

/// Both layouts, with the first difference marked, and what to do.
fn difference(locked: &str, actual: &str) -> String {
    let same = locked
        .chars()
        .zip(actual.chars())
        .take_while(|(a, b)| a == b)
        .count();
    let marker = " ".repeat(same) + "^";
    format!(
        "the layout of this key has changed, and the items stored under the old one would not be found again\n\
         locked: {locked}\n\
         actual: {actual}\n        {marker}\n\
         items are stored: undo the change, or move them first, reading under the old layout and writing under the new one \
         (another N of a hash suffix can be had live: keep the old one as `was = [...]`); \
         nothing is stored, or everything is moved: write `layout = {actual:?}`"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_end_where_escapes_go() {
        let of = |text: &str| pieces(&Layout::parse(text).unwrap());
        assert_eq!(of("{a}-{b:lower}"), ["{a", "}-{b:lower", "}"]);
        assert_eq!(
            of("{\"a:%\"}{/}{b}.{xxh64(c) % 4 + 1}"),
            ["{\"a:%\"", "}{/}{b", "}.{xxh64(c) % 4 + 1}"]
        );
    }

    #[test]
    fn escapes_are_those_of_the_parts() {
        assert_eq!(locked_escapes("{a:%}-{date}"), [true, false]);
        let layout = Layout::parse("{a:lower}-{b}").unwrap();
        let escaped = with_escapes(&layout, |part| part.path.names()[0] == "a");
        assert_eq!(escaped.to_string(), "{a:lower:%}-{b}");
        assert_eq!(with_escapes(&escaped, |_| false), layout);
    }
}
