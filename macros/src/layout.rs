//! The layout of a key: its declaration in one portable line, and the lock on it.
//!
//! The derive sees names and not types, so it does not know which parts are text. For an escaped key it knows the layout
//! without the `:%`, which is on exactly the parts that are text. The compiler adds the `:%`, or compares them with the
//! lock.

use std::iter;

use synthetic_key_format::{
    Escaped, Field, FieldOption, FieldPath, Layout, LayoutError, Level, OptionKind, Piece, Source,
    Suffix,
};

use crate::diagnostics::{Code, Errors};
use crate::model::{self, Key, KeyField, Number, NumberSource, Written};
use crate::parse::given::Given;
use crate::parse::ty::{self, Known};

/// `{date}.{xxh64(vin) % 400 + 1}`, in the grammar of Key Format 1, without `:%`.
pub(crate) fn layout(key: &Key) -> Layout {
    prefix_layout(key, key.text.levels.len())
}

/// The same with only the first levels.
pub(crate) fn prefix_layout(key: &Key, levels: usize) -> Layout {
    let levels = key.text.levels.iter().take(levels).map(|pieces| {
        pieces
            .iter()
            .fold(Level::default(), |level, piece| match piece {
                model::Piece::Literal(text) => level.literal(text),
                model::Piece::Part(part) => level.part(field(key, part)),
                model::Piece::Number(number) => level.suffix(suffix(key, number)),
            })
    });
    Layout {
        levels: levels.collect(),
    }
}

fn field(key: &Key, written: &Written) -> Field {
    Field {
        path: path(&key.fields[written.field]),
        options: written.format.layout(),
    }
}

pub(crate) fn path(field: &KeyField) -> FieldPath {
    field.field().segments().into_iter().collect()
}

fn suffix(key: &Key, number: &Number) -> Suffix {
    let source = match &number.source {
        NumberSource::Drawn(at) => Source::Drawn(path(&key.fields[*at])),
        NumberSource::Function(at, function) => Source::Function {
            function: function.written.clone(),
            path: path(&key.fields[*at]),
        },
        NumberSource::Hash(fields) => Source::Hash {
            fields: fields.iter().map(|hashed| field(key, hashed)).collect(),
        },
    };
    Suffix {
        source,
        range: number.range,
    }
}

/// The text of a layout in pieces; a part's `:%` goes between two of them.
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

/// The same layout with other escapes of its parts.
fn with_escapes(layout: &Layout, escape_of: impl Fn(&Field) -> Option<Escaped>) -> Layout {
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
                    let escape = escape_of(part).map(FieldOption::Escape);
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

/// Why a text is not a layout.
pub(crate) fn why_not_a_layout(text: &str, error: &LayoutError) -> String {
    let rest = error.offset().and_then(|at| text.get(at..));
    let at = rest
        .filter(|rest| !rest.is_empty() && rest.len() < text.len())
        .map_or(String::new(), |rest| format!(", at `{rest}`"));
    format!("this is not a layout{at}: {error}")
}

/// A lock that is not a layout is wrong for every key. So it is reported also if there is no key to compare it with.
pub(crate) fn lock_is_a_layout(lock: &Given<String>, errors: &mut Errors) {
    if let Err(error) = Layout::parse(&lock.value) {
        let why = why_not_a_layout(&lock.value, &error);
        let message =
            format!("{why}; fix the other errors, and this one shows the layout to write");
        errors.push(Code::LayoutChanged, &lock.at, message);
    }
}

/// Items are stored under the layout that they were written with, so another one is an error. The compiler compares what
/// the derive cannot see.
///
/// `way_out` says how the key of stored items can change, if it can.
pub(crate) fn is_locked(
    key: &Key,
    lock: &Given<String>,
    way_out: Option<WayOut>,
    errors: &mut Errors,
) {
    let (actual, locked) = (layout(key), Layout::parse(&lock.value));
    let is_same = match &locked {
        Ok(locked) if key.escape.is_some() => {
            let is_of_store = locked
                .escape()
                .is_none_or(|escape| Some(escape) == key.escape);
            is_of_store && with_escapes(locked, |_| None) == actual
        }
        _ => lock.value == actual.to_string(),
    };
    if is_same {
        return;
    }
    let has_more_numbers = locked
        .as_ref()
        .is_ok_and(|locked| has_more_drawn_numbers(&with_escapes(locked, |_| None), &actual));
    // As far as it is known here: from the lock, or from the name of the type.
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
    let actual = with_escapes(&actual, |part| {
        let is_escaped = was_escaped(part).unwrap_or_else(|| is_text(part));
        key.escape.filter(|_| is_escaped)
    });
    // With an empty lock a user asks for the layout.
    if let (Err(error), false) = (&locked, lock.value.is_empty()) {
        let why = why_not_a_layout(&lock.value, error);
        let message = format!("{why}; write `layout = {:?}`", actual.to_string());
        return errors.push(Code::LayoutChanged, &lock.at, message);
    }
    errors.push(
        Code::LayoutChanged,
        &lock.at,
        difference(&lock.value, &actual.to_string(), |actual| match way_out {
            _ if has_more_numbers => format!(
                "or leave them where they are, because the number that was drawn is stored with each: deploy readers, then \
                 writers, with `layout = {actual:?}`"
            ),
            Some(way_out) => way_out.steps(&lock.value, actual),
            None => "or copy them to a different container: read there with the old layout, and write here with the new one".to_owned(),
        }),
    );
}

/// Whether a layout differs from the locked one only in more numbers to draw from.
fn has_more_drawn_numbers(locked: &Layout, actual: &Layout) -> bool {
    let (Some(before), Some(now)) = (locked.suffix(), actual.suffix()) else {
        return false;
    };
    let is_drawn = matches!(before.source, Source::Drawn(_)) && before.source == now.source;
    let is_wider = before.range.with_count(now.range.count()) == Some(now.range);
    let text =
        |layout: &Layout, suffix: &Suffix| layout.to_string().replace(&suffix.to_string(), "");
    is_drawn
        && is_wider
        && before.range.count() < now.range.count()
        && text(locked, before) == text(actual, now)
}

/// Both layouts, with the first difference marked, and the fix.
fn difference(locked: &str, actual: &str, way_out: impl FnOnce(&str) -> String) -> String {
    let same = locked
        .chars()
        .zip(actual.chars())
        .take_while(|(a, b)| a == b)
        .count();
    let marker = " ".repeat(same) + "^";
    let way_out = way_out(actual);
    format!(
        "the layout of this key has changed, and the items stored under the old one would not be found again\n\
         locked: {locked}\n\
         actual: {actual}\n        {marker}\n\
         nothing is stored, or everything is moved: write `layout = {actual:?}`\n\
         items are stored: undo the change, {way_out}"
    )
}

/// Where the steps are explained.
const STEPS: &str = concat!(
    env!("CARGO_PKG_REPOSITORY"),
    "/blob/main/docs/growing.md#the-order"
);

/// How the key of stored items can change.
pub(crate) struct WayOut {
    /// The other layouts that are also read.
    pub(crate) others: Vec<String>,
    /// A field of the new layout that the old one does not have: lookups with the old key cannot find new items.
    pub(crate) lacks: Option<String>,
}

impl WayOut {
    /// The two deployments that change the key. A service that does not list a layout does not find items that are written
    /// with it, so all of them list the new one first.
    fn steps(&self, locked: &str, actual: &str) -> String {
        let list = |first: &str| {
            let others = self.others.iter().filter(|other| *other != first).cloned();
            iter::once(first.to_owned())
                .chain(others)
                .collect::<Vec<_>>()
        };
        let (of_first, of_second) = (list(actual), list(locked));
        let second = format!("`layout = {actual:?}, also_read = {of_second:?}`");
        if let Some(lacks) = &self.lacks {
            return format!(
                "or, because lookups with the old key do not know `{lacks}`: stop all services, deploy them with {second}, and \
                 move the items\n\
                 see: {STEPS}"
            );
        }
        format!(
            "or change the key in two deployments:\n\
             1. everywhere, keep the old declaration and read the new layout too: `layout = {locked:?}, also_read = {of_first:?}`\n\
             2. then use this declaration, and move the items: {second}\n\
             see: {STEPS}"
        )
    }
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
        let escaped = with_escapes(&layout, |part| {
            (part.path.names()[0] == "a").then_some(Escaped::Separators)
        });
        assert_eq!(escaped.to_string(), "{a:lower:%}-{b}");
        assert_eq!(with_escapes(&escaped, |_| None), layout);
    }
}
