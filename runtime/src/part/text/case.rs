//! `case = "..."`: ASCII letters in one case.

use crate::part::names::folded_alike;
use crate::part::text::{PartText, Undo};
use crate::write::Draft;
use crate::{CharSet, KeyWriter, OutOfRange, PartShape};

/// A part in one case.
pub struct Folded<P>(pub P, pub Fold);

/// What ASCII letters are folded to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// `lower`
    Lower,
    /// `upper`
    Upper,
}

impl Fold {
    /// The letters after folding. At the same place in the other case are the letters before.
    const fn letters(self) -> &'static str {
        match self {
            Self::Lower => "abcdefghijklmnopqrstuvwxyz",
            Self::Upper => "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        }
    }

    const fn other(self) -> Self {
        match self {
            Self::Lower => Self::Upper,
            Self::Upper => Self::Lower,
        }
    }

    fn write(self, text: &str, out: &mut impl KeyWriter) {
        let mut rest = text;
        let changes = |c: char| self.other().letters().contains(c);
        while let Some(at) = rest.find(changes) {
            let (before, letter) = rest.split_at(at);
            out.push_str(before);
            let (letter, behind) = letter.split_at(1);
            let place = self.other().letters().find(letter).unwrap_or_default();
            out.push_str(self.letters().get(place..=place).unwrap_or_default());
            rest = behind;
        }
        out.push_str(rest);
    }
}

impl<P: PartText> PartText for Folded<P> {
    const IS_TEXT: bool = P::IS_TEXT;

    fn write_text(&self, out: &mut impl KeyWriter) {
        if let Some(text) = self.0.as_text() {
            return self.1.write(text, out);
        }
        let text = Draft::of(|text| self.0.write_text(text));
        self.1.write(text.as_str(), out);
    }

    fn check_text(&self) -> Result<(), OutOfRange> {
        self.0.check_text()
    }
}

impl PartShape {
    /// The texts in one case.
    #[doc(hidden)]
    #[must_use]
    pub const fn __folded(mut self, case: Fold) -> Self {
        let (gone, there) = (case.other().letters().as_bytes(), case.letters().as_bytes());
        let mut i = 0;
        while i < gone.len() {
            if self.ascii.has(gone[i]) {
                self.ascii = self.ascii.with(there[i]);
            }
            i += 1;
        }
        self.ascii = self.ascii.without(CharSet::of(case.other().letters()));
        // Folded names are other names. Only their characters are known.
        self.distinct = self.distinct.saturating_sub(folded_alike(self.names));
        self.names = &[];
        self.counted()
    }
}

/// Reverses the folding.
#[derive(Clone, Copy, Debug)]
pub struct UndoCase;

impl Undo for UndoCase {
    /// If the type has names, the name that was folded. Otherwise the text, which stays folded.
    fn undo<'t>(&self, text: &'t str, into: &PartShape) -> Option<&'t str> {
        let mut names = into
            .names
            .iter()
            .filter(|name| name.eq_ignore_ascii_case(text));
        match (names.next(), names.next()) {
            (Some(name), None) => Some(name),
            _ => Some(text),
        }
    }
}
