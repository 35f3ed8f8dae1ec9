//! `max_len = N` on a field: texts of at most so many bytes. It changes no text, so parsing has nothing to reverse.

use crate::part::text::PartText;
use crate::{KeyWriter, OutOfRange, PartShape};

/// A part, its greatest length in bytes, and the same in words.
pub struct AtMost<P>(pub P, pub usize, pub &'static str);

impl<P: PartText> PartText for AtMost<P> {
    const IS_TEXT: bool = P::IS_TEXT;

    #[inline]
    fn write_text(&self, out: &mut impl KeyWriter) {
        self.0.write_text(out);
    }

    fn check_text(&self) -> Result<(), OutOfRange> {
        if self.0.text_len() > self.1 {
            return Err(OutOfRange::new(self.2));
        }
        self.0.check_text()
    }

    #[inline]
    fn as_text(&self) -> Option<&str> {
        self.0.as_text()
    }
}

impl PartShape {
    /// The texts of at most so many bytes.
    #[doc(hidden)]
    #[must_use]
    pub const fn __at_most(mut self, bytes: usize) -> Self {
        self.max_len = match self.max_len {
            Some(max) if max < bytes => Some(max),
            _ => Some(bytes),
        };
        self.counted()
    }
}
