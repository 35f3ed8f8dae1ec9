//! How long a key is going to be, before it is written.

use crate::KeyWriter;
use crate::key::inline::INLINE;
use crate::part::text::PartText;
use crate::part::text::escape::Escape;
use crate::suffix::SuffixRange;

/// The least length of a key, as far as the texts that the item holds say. Nothing is written to find out.
pub(crate) struct Least(usize);

impl Least {
    /// Of what `write` writes.
    #[inline]
    pub(crate) fn of(write: impl FnOnce(&mut Self)) -> usize {
        let mut least = Self(0);
        write(&mut least);
        least.0
    }
}

impl KeyWriter for Least {
    const __HASHES: bool = false;

    #[inline]
    fn push_str(&mut self, text: &str) {
        self.0 = self.0.saturating_add(text.len());
    }

    /// A shape can promise any length, and a sum of them can be too great for a number.
    #[inline]
    fn __part<P: PartText>(&mut self, _: &'static str, part: P) {
        let len = part.as_text().map_or(P::MIN_LEN, str::len);
        self.0 = self.0.saturating_add(len);
    }

    #[inline]
    fn __escaped_part<P: PartText>(&mut self, field: &'static str, part: P, _: &'static Escape) {
        self.__part(field, part);
    }

    #[inline]
    fn __suffix(&mut self, _: u16, _: SuffixRange) {}
}

/// Whether a key needs no heap, as far as its types and the texts that the item holds say. Nothing is written to find out.
pub(crate) struct Fits {
    most: usize,
    is_known: bool,
}

impl Fits {
    /// Whether everything that `write` writes fits inline for sure.
    #[inline]
    pub(crate) fn inline(write: impl FnOnce(&mut Self)) -> bool {
        let mut this = Self {
            most: 0,
            is_known: true,
        };
        write(&mut this);
        this.is_known && this.most <= INLINE
    }
}

impl KeyWriter for Fits {
    const __HASHES: bool = false;

    #[inline]
    fn push_str(&mut self, text: &str) {
        self.most += text.len();
    }

    #[inline]
    fn __part<P: PartText>(&mut self, _: &'static str, part: P) {
        match part.most_bytes() {
            // Compared here as well: a sum can be too great for a number.
            Some(len) if len <= INLINE => self.most += len,
            _ => self.is_known = false,
        }
    }

    /// An escaped byte takes three, so what is known of a text says little.
    #[inline]
    fn __escaped_part<P: PartText>(&mut self, field: &'static str, part: P, _: &'static Escape) {
        self.is_known &= !P::IS_TEXT;
        self.__part(field, part);
    }

    #[inline]
    fn __suffix(&mut self, _: u16, range: SuffixRange) {
        self.most += range.max_len();
    }
}

/// The capacity that a key needs, or a little more.
pub(crate) struct Room(usize);

impl Room {
    /// The capacity for what `write` writes.
    #[inline]
    pub(crate) fn of(write: impl FnOnce(&mut Self)) -> usize {
        let mut room = Self(0);
        write(&mut room);
        room.0
    }
}

impl KeyWriter for Room {
    const __HASHES: bool = false;

    #[inline]
    fn push_str(&mut self, text: &str) {
        self.0 += text.len();
    }

    #[inline]
    fn __part<P: PartText>(&mut self, _: &'static str, part: P) {
        match P::MAX_LEN {
            // A few bytes too many cost less than writing the part twice; a loose bound would cost memory.
            Some(len) if len <= INLINE => self.0 += len,
            _ => part.write_text(self),
        }
    }

    #[inline]
    fn __suffix(&mut self, _: u16, range: SuffixRange) {
        self.0 += range.max_len();
    }
}
