//! `max_len`: strings of at most so many bytes. Layouts do not show it, because it changes no string.
#![cfg(feature = "engine")]

use crate::PartShape;

impl PartShape {
    /// The shape of such strings of at most so many bytes.
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
