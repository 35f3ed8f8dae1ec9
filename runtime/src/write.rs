//! Where a key's text goes.

use alloc::string::String;
use core::fmt;

use arrayvec::ArrayString;

use crate::PartitionKey;

/// A buffer that takes the text of key parts.
///
/// [`KeyPart::write_part`](crate::KeyPart::write_part) writes into one; `String` is one.
///
/// ```
/// use synthetic_key::KeyWrite;
///
/// let mut out = String::from("day:");
/// KeyWrite::push_str(&mut out, "2018");
/// out.push_fmt(format_args!("-{:02}", 8));
/// assert_eq!(out, "day:2018-08");
/// ```
pub trait KeyWrite {
    /// Appends `text`.
    fn push_str(&mut self, text: &str);

    /// Appends formatted text: the easy way for a hand-written part, and slower than `push_str`.
    fn push_fmt(&mut self, text: fmt::Arguments<'_>) {
        // A part whose `Display` fails half-way has written what it could; `push_str` cannot fail.
        let _ = fmt::Write::write_fmt(&mut Formatted(self), text);
    }
}

struct Formatted<'a, W: ?Sized>(&'a mut W);

impl<W: KeyWrite + ?Sized> fmt::Write for Formatted<'_, W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.push_str(text);
        Ok(())
    }
}

impl KeyWrite for String {
    #[inline]
    fn push_str(&mut self, text: &str) {
        Self::push_str(self, text);
    }
}

impl<W: KeyWrite + ?Sized> KeyWrite for &mut W {
    #[inline]
    fn push_str(&mut self, text: &str) {
        (**self).push_str(text);
    }
}

/// Keys up to this many bytes are built on the stack; longer ones move to the heap on the way.
const ON_STACK: usize = 128;

/// Builds a key on the stack, so that a finished key costs one allocation of its exact size, or none.
pub enum KeyBuf {
    /// Short so far.
    Stack(ArrayString<ON_STACK>),
    /// Longer.
    Heap(String),
}

impl KeyBuf {
    /// Nothing yet.
    #[inline]
    pub fn new() -> Self {
        Self::Stack(ArrayString::new_const())
    }

    /// What has been written.
    #[inline]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Stack(text) => text,
            Self::Heap(text) => text,
        }
    }

    /// The key.
    #[inline]
    pub fn finish(self) -> PartitionKey {
        match self {
            Self::Stack(text) => PartitionKey::from(text.as_str()),
            Self::Heap(text) => PartitionKey::from(text),
        }
    }

    #[cold]
    fn push_to_heap(&mut self, text: &str) {
        match self {
            Self::Stack(start) => {
                let mut heap = String::with_capacity(2 * ON_STACK + text.len());
                heap.push_str(start);
                heap.push_str(text);
                *self = Self::Heap(heap);
            }
            Self::Heap(heap) => heap.push_str(text),
        }
    }
}

impl KeyWrite for KeyBuf {
    #[inline]
    fn push_str(&mut self, text: &str) {
        if let Self::Stack(buf) = self
            && buf.try_push_str(text).is_ok()
        {
            return;
        }
        self.push_to_heap(text);
    }
}
