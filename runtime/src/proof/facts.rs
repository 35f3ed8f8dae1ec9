//! Facts that follow from the shapes of a key's parts: how many keys there are, and how long they can be.

use crate::proof::declaration::{KeyInfo, PartInfo};

impl KeyInfo {
    /// How many keys the types can make; `u64::MAX` means that many or more.
    pub(crate) const fn distinct(&self) -> u64 {
        let suffixes = match &self.options().suffix {
            None => 1,
            Some(suffix) => {
                let count = suffix.range.count() as u64;
                match suffix.hashed {
                    [] => count,
                    // The hashed fields may have fewer values than there are suffixes.
                    hashed => match product(1, hashed) {
                        fewer if fewer < count => fewer,
                        _ => count,
                    },
                }
            }
        };
        product(suffixes, self.parts)
    }

    /// The length of the shortest key in bytes and, if every part is bounded, of the longest, as far as the shapes say.
    pub(crate) const fn lengths(&self) -> (usize, Option<usize>) {
        let options = self.options();
        // Each is a `usize`, so no sum overflows. The compiler evaluates this for every key: one loop, and few calls.
        let separators = self.separators() as u128 * options.separator.len() as u128;
        let literals = separators + options.prefix.len() as u128;
        let (mut shortest, mut longest, mut is_bounded) = (literals, literals, true);
        let mut i = 0;
        while i < self.parts.len() {
            let shape = self.parts[i].shape;
            shortest += match shape.fixed_chars {
                Some(chars) => chars as u128,
                None => 1,
            };
            match (shape.max_len, options.escape) {
                // An escaped byte takes three.
                (Some(max), Some(escape)) if shape.text && escape.concerns(shape) => {
                    longest += 3 * max as u128;
                }
                (Some(max), _) => longest += max as u128,
                (None, _) => is_bounded = false,
            }
            i += 1;
        }
        if let Some(suffix) = &options.suffix {
            shortest += (suffix.separator.len() + suffix.range.min_len()) as u128;
            longest += (suffix.separator.len() + suffix.range.max_len()) as u128;
        }
        let longest = if is_bounded {
            Some(saturated(longest))
        } else {
            None
        };
        (saturated(shortest), longest)
    }

    /// How many separators there are between parts. There are none between levels.
    pub(super) const fn separators(&self) -> usize {
        let levels = self.options().levels;
        let [] = levels else {
            let (mut separators, mut i) = (0, 0);
            while i < levels.len() {
                separators += levels[i].parts.saturating_sub(1);
                i += 1;
            }
            return separators;
        };
        match self.parts {
            [] => 0,
            parts => parts.len() - 1,
        }
    }
}

/// The product of a number and of the numbers of values of the parts; `u64::MAX` means that many or more.
const fn product(factor: u64, parts: &[PartInfo]) -> u64 {
    let (mut product, mut i) = (factor as u128, 0);
    while i < parts.len() {
        product *= parts[i].shape.distinct as u128;
        if product >= u64::MAX as u128 {
            return u64::MAX;
        }
        i += 1;
    }
    #[expect(clippy::cast_possible_truncation, reason = "it is less than that")]
    {
        product as u64
    }
}

#[allow(clippy::cast_possible_truncation, reason = "it is less than that")]
const fn saturated(len: u128) -> usize {
    if len >= usize::MAX as u128 {
        return usize::MAX;
    }
    len as usize
}
