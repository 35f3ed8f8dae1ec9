//! `with = path`: the result of a function. Parsing returns that result, not the value.

use crate::part::text::{Of, PartText};
use crate::{KeyPart, KeyWriter, OutOfRange, PartShape};

/// The result of the function. It counts as text, whatever its type: only the function knows what it looks like.
pub struct Made<P>(pub P);

impl<P: KeyPart> PartText for Made<P> {
    const IS_TEXT: bool = true;

    fn write_text(&self, out: &mut impl KeyWriter) {
        self.0.write_part(out);
    }

    fn check_text(&self) -> Result<(), OutOfRange> {
        self.0.check_part()
    }

    fn as_text(&self) -> Option<&str> {
        KeyPart::as_text(&self.0)
    }
}

impl PartShape {
    /// The same texts, as text.
    #[doc(hidden)]
    #[must_use]
    pub const fn __as_text(mut self) -> Self {
        self.text = true;
        self
    }
}

/// The type that the function returns for a value.
#[must_use]
pub const fn made_by<'a, T: ?Sized + 'a, P>(_: fn(&'a T) -> P) -> Of<P> {
    Of::TYPE
}
