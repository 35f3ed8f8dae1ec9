//! How many values are left after an option: the number of texts with the allowed characters and length.

use crate::{CharSet, PartShape};

impl PartShape {
    /// Limits the number of values to the number of such texts. Empty text does not count: a checked key refuses it.
    #[doc(hidden)]
    #[must_use]
    pub const fn counted(mut self) -> Self {
        let Some(most) = self.max_len else {
            return self;
        };
        let count = if !self.names.is_empty() {
            names(self.names, most)
        } else if self.is_integer() {
            let (not_negative, negative) = self.integers(most);
            not_negative.saturating_add(negative)
        } else {
            self.texts(most)
        };
        if count < self.distinct {
            self.distinct = count;
        }
        self
    }

    /// Whether the texts are those of integers in decimal.
    #[doc(hidden)]
    #[must_use]
    pub const fn is_integer(&self) -> bool {
        let others = self.ascii.without(CharSet::DIGITS).without(self.leading);
        let is_number = !self.text && !self.beyond_ascii && !others.has_any() && !self.time;
        is_number && self.names.is_empty()
    }

    /// How many integers of the type have at most so many characters: first those that are not negative, then the
    /// negative ones.
    #[doc(hidden)]
    #[must_use]
    pub const fn integers(&self, most: usize) -> (u64, u64) {
        let is_signed = self.leading.has_any();
        let half = if is_signed {
            self.distinct / 2
        } else {
            self.distinct
        };
        let not_negative = power(10, most);
        // A sign leaves one digit less, and zero has no sign.
        let negative = if is_signed && most > 1 {
            power(10, most - 1) - 1
        } else {
            0
        };
        (least(not_negative, half), least(negative, half))
    }

    /// How many texts of up to so many bytes these characters can make.
    const fn texts(&self, most: usize) -> u64 {
        // How many characters there are of one byte, of two, of three without the surrogates, of four.
        let characters = if self.beyond_ascii {
            [self.ascii.0.count_ones() as u64, 1920, 61_440, 1_048_576]
        } else {
            [self.ascii.0.count_ones() as u64, 0, 0, 0]
        };
        match self.fixed_chars {
            Some(chars) if chars > most => 0,
            Some(chars) if !self.beyond_ascii => power(characters[0], chars),
            Some(1) => {
                let (mut sum, mut i) = (0, 0);
                while i < 4 && i < most {
                    sum += characters[i];
                    i += 1;
                }
                sum
            }
            _ => texts(characters, most),
        }
    }
}

/// How many texts of one byte to so many there are of characters of one byte to four.
const fn texts(characters: [u64; 4], most: usize) -> u64 {
    if let [1, 0, 0, 0] = characters {
        return most as u64;
    }
    // Those of as many bytes as now, and of one to three bytes less.
    let (mut sum, mut len, mut texts) = (0, 0, [1_u128, 0, 0, 0]);
    while len < most && sum < u64::MAX as u128 {
        let (mut longer, mut i) = (0, 0);
        while i < 4 {
            longer += texts[i] * characters[i] as u128;
            i += 1;
        }
        texts = [longer, texts[0], texts[1], texts[2]];
        if let [0, 0, 0, 0] = texts {
            break;
        }
        sum += longer;
        len += 1;
    }
    saturated(sum)
}

/// How many of the names have at most so many bytes.
const fn names(names: &[&str], most: usize) -> u64 {
    let (mut count, mut i) = (0, 0);
    while i < names.len() {
        if names[i].len() <= most {
            count += 1;
        }
        i += 1;
    }
    count
}

const fn power(base: u64, exponent: usize) -> u64 {
    let (mut power, mut i) = (1, 0);
    while i < exponent && power < u64::MAX as u128 && base > 1 {
        power *= base as u128;
        i += 1;
    }
    if base == 0 && exponent > 0 {
        return 0;
    }
    saturated(power)
}

const fn saturated(count: u128) -> u64 {
    if count < u64::MAX as u128 {
        #[expect(clippy::cast_possible_truncation, reason = "it is less than that")]
        {
            count as u64
        }
    } else {
        u64::MAX
    }
}

const fn least(a: u64, b: u64) -> u64 {
    if a < b { a } else { b }
}
