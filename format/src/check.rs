//! The rules of the grammar for a layout as a whole.

use alloc::format;

use crate::text::escape::is_of_escapes;
use crate::{Field, Layout, LayoutError, Level, Piece};

/// Stores with hierarchical keys have at most this many levels.
const MOST_LEVELS: usize = 3;

type Rule = fn(&Layout) -> Result<(), LayoutError>;

/// The rules, each with its reason.
const RULES: &[Rule] = &[
    fields_are_sound,
    periods_are_for_keys,
    a_suffix_is_at_an_end,
    levels_are_few,
    levels_start_and_end_with_parts,
    there_is_a_part,
    separators_are_not_escapes,
    parts_are_escaped_alike,
];

impl Layout {
    /// Checks that this is a layout of Key Format 1. A layout that was parsed always is.
    ///
    /// # Errors
    ///
    /// The first rule that it breaks, as a sentence.
    ///
    /// ```
    /// use synthetic_key_format::{Layout, Level};
    ///
    /// let layout = Layout { levels: vec![Level::default().literal("telemetry")] };
    /// assert_eq!(layout.check().unwrap_err().to_string(), "a layout has at least one part, such as `{date}`");
    /// ```
    pub fn check(&self) -> Result<(), LayoutError> {
        RULES.iter().try_for_each(|rule| rule(self))
    }
}

/// Fails with the message unless the condition holds.
fn ensure(condition: bool, message: &'static str) -> Result<(), LayoutError> {
    if condition {
        return Ok(());
    }
    Err(LayoutError::new(message))
}

fn fields_are_sound(layout: &Layout) -> Result<(), LayoutError> {
    layout.pieces().try_for_each(|piece| match piece {
        Piece::Literal(_) => Ok(()),
        Piece::Part(field) => field.check(),
        Piece::Suffix(suffix) => suffix.check(),
    })
}

/// A finer period would give nearly every item a key of its own.
fn periods_are_for_keys(layout: &Layout) -> Result<(), LayoutError> {
    let mut fields = layout.pieces().flat_map(|piece| match piece {
        Piece::Literal(_) => &[],
        Piece::Part(field) => core::slice::from_ref(field),
        Piece::Suffix(suffix) => suffix.hashed(),
    });
    let is_fine = |field: &&Field| {
        let period = field.options.rollup();
        period.is_some_and(|period| !period.is_for_keys())
    };
    fields.find(is_fine).map_or(Ok(()), |field| {
        let options = &field.options;
        Err(LayoutError::new(format!(
            "`{options}`: the finest period of a key is `minute`; `second`, `ms`, `us` and `ns` are for ids and names of containers, and \
             `ms` is an epoch only before a period, such as `:ms:day`"
        )))
    })
}

/// The digits of the suffix can then be found: at the end of the key, or at the start of the last level, before text
/// that does not start with a digit.
fn a_suffix_is_at_an_end(layout: &Layout) -> Result<(), LayoutError> {
    let is_suffix = |piece: &Piece| matches!(piece, Piece::Suffix(_));
    let mut suffixes = layout.pieces().filter(|piece| is_suffix(piece));
    ensure(
        suffixes.next().is_none() || suffixes.next().is_none(),
        "there is only one suffix in a layout",
    )?;
    let Some((last, others)) = layout.levels.split_last() else {
        return Ok(());
    };
    let is_in_others = others.iter().flat_map(Level::pieces).any(is_suffix);
    let prefix = usize::from(others.is_empty() && !layout.prefix().is_empty());
    let is_at_an_end = match last.pieces().iter().position(is_suffix) {
        None => true,
        Some(at) if at + 1 == last.pieces().len() => true,
        Some(at) => at == prefix && is_separated(&last.pieces()[at + 1..]),
    };
    ensure(
        !is_in_others && is_at_an_end,
        "a suffix is at the end of a layout, or at the start of its last level, before text that does not start with a digit, and a part",
    )
}

/// Whether these pieces start with text that cannot be mistaken for digits of the number before it, followed by a part.
fn is_separated(pieces: &[Piece]) -> bool {
    match pieces {
        [Piece::Literal(text), Piece::Part(_), ..] => {
            !text.starts_with(|c: char| c.is_ascii_digit())
        }
        _ => false,
    }
}

fn levels_are_few(layout: &Layout) -> Result<(), LayoutError> {
    ensure(
        layout.levels.len() <= MOST_LEVELS,
        "a layout has at most three levels",
    )
}

/// Text there would be the same in every key, and would separate nothing. Only the first level may have such text: the
/// prefix.
fn levels_start_and_end_with_parts(layout: &Layout) -> Result<(), LayoutError> {
    let Some((last, others)) = layout
        .levels
        .split_last()
        .filter(|(_, others)| !others.is_empty())
    else {
        return Ok(());
    };
    let starts_well = |level: &Level| {
        matches!(
            level.pieces().first(),
            Some(Piece::Part(_) | Piece::Suffix(_))
        )
    };
    let ends_well = |level: &Level| matches!(level.pieces().last(), Some(Piece::Part(_)));
    ensure(
        others.iter().chain([last]).skip(1).all(starts_well),
        "each level but the first starts with a part or a suffix",
    )?;
    ensure(
        others.iter().all(ends_well),
        "each level before the last ends with a part",
    )
}

/// Without one, all items would share one key or its few suffixes.
fn there_is_a_part(layout: &Layout) -> Result<(), LayoutError> {
    ensure(
        layout.parts().next().is_some(),
        "a layout has at least one part, such as `{date}`",
    )
}

/// A key is for one store.
fn parts_are_escaped_alike(layout: &Layout) -> Result<(), LayoutError> {
    let mut escapes = layout.parts().filter_map(|part| part.options.escape());
    let first = escapes.next();
    ensure(
        escapes.all(|escape| Some(escape) == first),
        "the parts of a layout are escaped for one store: `:%` or `:%table`, and not both",
    )
}

/// Otherwise a separator could be found inside an escape.
fn separators_are_not_escapes(layout: &Layout) -> Result<(), LayoutError> {
    ensure(
        !layout.is_escaped() || !layout.separators().contains(is_of_escapes),
        "escapes are written with `%`, digits and `A` to `F`, so the separators of an escaped layout have none of them",
    )
}
