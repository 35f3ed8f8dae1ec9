//! Suffixes: the number at the end of a key, or at its start. It is computed from the fields that you query by, or
//! drawn.

pub(crate) mod drawn;
pub(crate) mod fan_out;
pub(crate) mod hash;
pub(crate) mod runs;
#[cfg(test)]
mod tests;

use crate::KeyWriter;
use crate::write::digits::write_number;

/// The numbers that a key can have, and how they are written. Everything that is known about them is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SuffixRange {
    /// The first number.
    first: u16,
    /// How many there are, at least one.
    count: u16,
    /// The fewest digits; a number with fewer gets zeros before it.
    width: u8,
}

impl SuffixRange {
    /// The numbers from 1 to `n`. `n` is not 0.
    #[inline]
    #[must_use]
    pub const fn of(n: u16) -> Self {
        Self {
            first: 1,
            count: n,
            width: 1,
        }
    }

    /// `count` numbers, starting with `first`, with zeros before numbers that have fewer digits than `width`. `count` is
    /// not 0.
    #[inline]
    #[must_use]
    pub const fn new(first: u16, count: u16, width: u8) -> Self {
        Self {
            first,
            count,
            width,
        }
    }

    #[inline]
    pub(crate) const fn first(self) -> u16 {
        self.first
    }

    /// How many numbers there are.
    #[inline]
    pub(crate) const fn count(self) -> u16 {
        self.count
    }

    #[inline]
    pub(crate) const fn greatest(self) -> u16 {
        self.first + (self.count - 1)
    }

    #[inline]
    pub(crate) const fn contains(self, number: u16) -> bool {
        self.first <= number && number <= self.greatest()
    }

    /// The number at a place, counted from 0 and below [`count`](Self::count).
    #[inline]
    pub(crate) const fn number_at(self, place: u16) -> u16 {
        self.first + place
    }

    /// The number of a hash.
    #[inline]
    pub(crate) fn number_of(self, hash: u64) -> u16 {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the remainder is below the count"
        )]
        let place = (hash % u64::from(self.count)) as u16;
        self.number_at(place)
    }

    /// The digits of the longest number.
    #[inline]
    pub(crate) const fn max_len(self) -> usize {
        self.len_of(self.greatest())
    }

    /// The digits of the shortest number.
    pub(crate) const fn min_len(self) -> usize {
        self.len_of(self.first)
    }

    #[inline]
    const fn len_of(self, number: u16) -> usize {
        let digits = digits_of(number);
        if digits < self.width as usize {
            self.width as usize
        } else {
            digits
        }
    }

    /// Writes a number.
    #[inline]
    pub(crate) fn write(self, number: u16, out: &mut impl KeyWriter) {
        if self.width > 1 {
            self.write_zeros(number, out);
        }
        write_number(number, out);
    }

    /// Writes the zeros before a number. Not inlined, to keep the usual path short.
    #[cold]
    fn write_zeros(self, number: u16, out: &mut impl KeyWriter) {
        for _ in digits_of(number)..usize::from(self.width) {
            out.push_str("0");
        }
    }

    /// The number with this text, if there is one.
    pub(crate) fn parse(self, text: &str) -> Option<u16> {
        let number = text.parse().ok().filter(|&number| self.contains(number))?;
        // No key contains a sign, or too many or too few zeros.
        let is_digits = text.bytes().all(|byte| byte.is_ascii_digit());
        (is_digits && text.len() == self.len_of(number)).then_some(number)
    }
}

#[inline]
const fn digits_of(number: u16) -> usize {
    match number {
        0..10 => 1,
        10..100 => 2,
        100..1000 => 3,
        1000..10_000 => 4,
        10_000.. => 5,
    }
}
