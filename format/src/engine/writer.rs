//! Writers: a key is written to them piece by piece.

use alloc::string::String;
use core::fmt;

use arrayvec::{ArrayString, ArrayVec};

use super::inline::Text;

/// A writer that receives the string form of a key piece by piece; `String` is one.
///
/// A hand-written `KeyPart` writes its string form with [`push_str`](Self::push_str) or [`push_fmt`](Self::push_fmt).
///
/// ```
/// use synthetic_key::KeyPart;
/// use synthetic_key::part::KeyWriter;
///
/// let mut key = String::new();
/// 2018_u16.write_part(&mut key);
/// key.push_fmt(format_args!("-{:02}", 8));
/// assert_eq!(key, "2018-08");
/// ```
pub trait KeyWriter: Sized {
    /// Appends a string.
    fn push_str(&mut self, text: &str);

    /// Appends a formatted string. This is easier than `push_str`, and slower.
    fn push_fmt(&mut self, text: fmt::Arguments<'_>) {
        struct Formatted<'a, W>(&'a mut W);

        impl<W: KeyWriter> fmt::Write for Formatted<'_, W> {
            fn write_str(&mut self, text: &str) -> fmt::Result {
                self.0.push_str(text);
                Ok(())
            }
        }

        // A part whose `Display` fails half-way has written what it could. Writing itself cannot fail.
        let _ = fmt::Write::write_fmt(&mut Formatted(self), text);
    }

    /// Appends a string that was built in registers and can be stored from there.
    #[doc(hidden)]
    #[inline]
    fn __push_short<const N: usize>(&mut self, text: &ArrayString<N>) {
        self.push_str(text);
    }

    /// Where the next level of the key starts.
    #[doc(hidden)]
    #[inline]
    fn __next_level(&mut self) {}
}

impl KeyWriter for String {
    #[inline]
    fn push_str(&mut self, text: &str) {
        self.push_str(text);
    }
}

/// The maximum number of levels of a key.
pub const LEVELS: usize = 3;

/// Where the levels of a key end, except the last.
pub type Breaks = ArrayVec<usize, { LEVELS - 1 }>;

/// A key while it is written, with the ends of its levels.
#[derive(Clone, Debug)]
pub struct Draft {
    text: Text,
    breaks: Breaks,
}

impl Draft {
    /// An empty draft.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self {
            text: Text::new(),
            breaks: Breaks::new(),
        }
    }

    /// What `write` writes.
    #[inline]
    pub fn of(write: impl FnOnce(&mut Self)) -> Self {
        let mut draft = Self::new();
        write(&mut draft);
        draft
    }

    /// What has been written.
    #[inline]
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.text.as_str()
    }

    /// Writes it again, after something else.
    #[inline]
    pub fn write_to(&self, out: &mut impl KeyWriter) {
        if self.breaks.is_empty() {
            return out.push_str(self.as_str());
        }
        let (text, mut start) = (self.as_str(), 0);
        for &end in &self.breaks {
            out.push_str(text.get(start..end).unwrap_or_default());
            out.__next_level();
            start = end;
        }
        out.push_str(text.get(start..).unwrap_or_default());
    }

    /// The finished string.
    #[inline]
    #[must_use]
    pub fn into_text(self) -> Text {
        self.text
    }

    /// Removes everything after so many bytes; these bytes include all levels but the last.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        self.text.truncate(len);
    }

    /// Where the levels end, except the last.
    #[inline]
    #[must_use]
    pub fn breaks(&self) -> &Breaks {
        &self.breaks
    }
}

impl KeyWriter for Draft {
    #[inline]
    fn push_str(&mut self, text: &str) {
        self.text.push_str(text);
    }

    #[inline]
    fn __push_short<const N: usize>(&mut self, text: &ArrayString<N>) {
        self.text.__push_short(text);
    }

    #[inline]
    fn __next_level(&mut self) {
        // There are no more than three.
        let _ = self.breaks.try_push(self.text.as_str().len());
    }
}
