//! A text that needs no heap.

use arrayvec::ArrayString;

use crate::KeyWriter;
use crate::key::inline::INLINE;

/// A short text while it is written. What it cannot hold is lost, and it remembers that.
pub(crate) struct Short<'t> {
    text: &'t mut ArrayString<INLINE>,
    is_whole: bool,
}

impl<'t> Short<'t> {
    /// Writes into this text, which is empty then.
    #[inline]
    pub(crate) fn new(text: &'t mut ArrayString<INLINE>) -> Self {
        text.clear();
        Self {
            text,
            is_whole: true,
        }
    }

    #[inline]
    pub(crate) fn as_str(&self) -> &str {
        self.text
    }

    /// Whether it could hold everything.
    #[inline]
    pub(crate) fn is_whole(&self) -> bool {
        self.is_whole
    }
}

impl KeyWriter for Short<'_> {
    #[inline]
    fn push_str(&mut self, text: &str) {
        if self.text.try_push_str(text).is_err() {
            self.is_whole = false;
        }
    }

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "only where it is inlined, the text need not be in memory"
    )]
    fn __push_short<const N: usize>(&mut self, text: &ArrayString<N>) {
        self.push_str(text);
    }
}
