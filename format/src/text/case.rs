//! Case, `:lower` or `:upper`: ASCII letters in one case.

use super::{FieldOption, OptionKind, Options};
use crate::named::named;
#[cfg(feature = "engine")]
use crate::{CharSet, KeyWriter, PartShape, shape::names::folded_alike};

named! {
    /// The case that ASCII letters are written in. All other characters stay the same.
    ///
    /// ```
    /// use synthetic_key_format::Case;
    ///
    /// assert_eq!(Case::from_name("lower"), Some(Case::Lower));
    /// assert_eq!(Case::Upper.name(), "upper");
    /// ```
    Case {
        /// `a` to `z`
        Lower = "lower",
        /// `A` to `Z`
        Upper = "upper",
    }
}

impl Options {
    /// Returns the case that ASCII letters are written in.
    #[must_use]
    pub fn case(&self) -> Option<Case> {
        match self.get(OptionKind::Case) {
            Some(FieldOption::Case(case)) => Some(*case),
            _ => None,
        }
    }
}

#[cfg(feature = "engine")]
impl Case {
    /// The letters that are left.
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

    /// Writes a string in this case.
    pub(crate) fn write(self, text: &str, out: &mut impl KeyWriter) {
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

/// The string that is parsed: the one name of the type that is written so, or the string itself.
#[cfg(feature = "engine")]
pub(crate) fn undo<'t>(text: &'t str, into: &PartShape) -> &'t str {
    let mut names = into
        .names
        .iter()
        .filter(|name| name.eq_ignore_ascii_case(text));
    match (names.next(), names.next()) {
        (Some(name), None) => name,
        _ => text,
    }
}

#[cfg(feature = "engine")]
impl PartShape {
    /// The shape of such strings in one case.
    #[doc(hidden)]
    #[must_use]
    pub const fn __folded(mut self, case: Case) -> Self {
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
