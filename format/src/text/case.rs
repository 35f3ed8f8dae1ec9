//! Case, `:lower` or `:upper`: ASCII letters in one case.

use super::{FieldOption, OptionKind, Options};
use crate::named::named;

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
