//! Text that stays off the heap while it is short.

use alloc::string::String;

use arrayvec::ArrayString;

use crate::KeyWriter;

/// Room for a UUID, a name, a date and a suffix.
pub(crate) const INLINE: usize = 72;

/// The room for a text that outgrows that: enough for most keys.
const ON_HEAP: usize = 128;

/// Text that can grow, and is on the heap only if it must.
#[derive(Clone, Debug)]
pub(crate) enum Text {
    Inline(ArrayString<INLINE>),
    Heap(String),
}

impl Text {
    /// Nothing yet.
    #[inline]
    pub(crate) fn new() -> Self {
        Self::Inline(ArrayString::new())
    }

    #[inline]
    pub(crate) fn as_str(&self) -> &str {
        match self {
            Self::Inline(text) => text,
            Self::Heap(text) => text,
        }
    }

    /// Out of line, so that the short way is short.
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
