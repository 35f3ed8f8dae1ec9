//! Text that needs no heap while it is short.

use alloc::string::String;

use arrayvec::ArrayString;

use crate::KeyWriter;

/// Enough for a UUID, a name, a date and a suffix.
pub const INLINE: usize = 72;

/// The capacity of a text that is longer than that: enough for most keys.
const ON_HEAP: usize = 128;

/// Text that can grow. It uses the heap only if it must.
#[derive(Debug)]
pub enum Text {
    Inline(ArrayString<INLINE>),
    Heap(String),
}

impl Text {
    /// An empty text.
    #[inline]
    pub fn new() -> Self {
        Self::Inline(ArrayString::new())
    }

    #[inline]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Inline(text) => text,
            Self::Heap(text) => text,
        }
    }

    /// Removes everything after so many bytes.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        match self {
            Self::Inline(text) => text.truncate(len),
            Self::Heap(text) => text.truncate(len),
        }
    }

    /// Appends a text that does not fit inline, or to a text that is on the heap already. Not inlined, to keep the fast
    /// path short.
    #[cold]
    #[inline(never)]
    fn push_to_heap(&mut self, text: &str) {
        match self {
            Self::Inline(inline) => {
                let mut heap =
                    String::with_capacity(ON_HEAP.max(inline.len() + text.len() + INLINE));
                heap.push_str(inline);
                heap.push_str(text);
                *self = Self::Heap(heap);
            }
            Self::Heap(heap) => heap.push_str(text),
        }
    }
}

impl Clone for Text {
    #[inline]
    fn clone(&self) -> Self {
        match self {
            Self::Inline(text) => Self::Inline(*text),
            Self::Heap(text) => Self::Heap(text.clone()),
        }
    }
}

impl KeyWriter for Text {
    #[inline]
    fn push_str(&mut self, text: &str) {
        if let Self::Inline(inline) = self
            && inline.try_push_str(text).is_ok()
        {
            return;
        }
        self.push_to_heap(text);
    }

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "only where it is inlined, the text need not be in memory"
    )]
    fn __push_short<const N: usize>(&mut self, text: &ArrayString<N>) {
        if let Self::Inline(inline) = self
            && inline.try_push_str(text).is_ok()
        {
            return;
        }
        // A copy, so that the text itself need not be in memory, where it would be written in bytes and read in words: the
        // processor waits for that.
        let in_memory = *text;
        self.push_to_heap(&in_memory);
    }
}

impl From<&str> for Text {
    #[inline]
    fn from(text: &str) -> Self {
        match ArrayString::from(text) {
            Ok(inline) => Self::Inline(inline),
            Err(_) => Self::Heap(text.into()),
        }
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        if text.len() <= INLINE {
            return Self::from(text.as_str());
        }
        Self::Heap(text)
    }
}

impl From<Text> for String {
    fn from(text: Text) -> Self {
        match text {
            Text::Inline(text) => text.as_str().into(),
            Text::Heap(text) => text,
        }
    }
}
