//! What follows from the shapes of a key's parts: how many keys there are, and how long they can be.

use crate::part::text::escape::Escape;
use crate::proof::declaration::{KeyInfo, PartInfo};

impl KeyInfo {
    /// How many keys the types can make; `u64::MAX` stands for that many or more.
    pub(crate) const fn distinct(&self) -> u64 {
        let suffixes = match &self.options().suffix {
            None => 1,
            Some(suffix) => {
                let count = suffix.range.count() as u128;
                // What is hashed may have fewer values than there are suffixes.
                let hashed = product(1, suffix.hashed);
                if !suffix.hashed.is_empty() && hashed < count {
                    hashed
                } else {
                    count
                }
            }
        };
        let distinct = product(suffixes, self.parts);
        if distinct < u64::MAX as u128 {
            #[expect(clippy::cast_possible_truncation, reason = "it is less than that")]
            {
                distinct as u64
            }
        } else {
            u64::MAX
        }
    }

    /// The length of the longest key in bytes, where every part is bounded.
    pub(crate) const fn max_len(&self) -> Option<usize> {
        let options = self.options();
        let mut len = match &options.suffix {
            Some(suffix) => suffix.separator.len() + suffix.range.max_len(),
            None => 0,
        };
        let mut i = 0;
        while i < self.parts.len() {
            match written_len(&self.parts[i], options.escape) {
                Some(max) => len = len.saturating_add(max),
                None => return None,
            }
            i += 1;
        }
        let separators = self.separators().saturating_mul(options.separator.len());
        Some(len.saturating_add(separators))
    }

    /// The length of the shortest key in bytes, as far as the shapes tell.
    pub(crate) const fn min_len(&self) -> usize {
        let options = self.options();
        let mut len = match &options.suffix {
            Some(suffix) => suffix.separator.len() + suffix.range.min_len(),
            None => 0,
        };
        let mut i = 0;
        while i < self.parts.len() {
            let shortest = match self.parts[i].shape.fixed_chars {
                Some(chars) => chars,
                None => 1,
            };
            len = len.saturating_add(shortest);
            i += 1;
        }
        let separators = self.separators().saturating_mul(options.separator.len());
        len.saturating_add(separators)
    }

    /// How many separators there are between parts: none between levels.
    pub(super) const fn separators(&self) -> usize {
        let levels = self.options().levels;
        if levels.is_empty() {
            return self.parts.len().saturating_sub(1);
        }
        let (mut separators, mut i) = (0, 0);
        while i < levels.len() {
            separators += levels[i].parts.saturating_sub(1);
            i += 1;
        }
        separators
    }
}

/// The most bytes of a part in the key: a byte that is escaped takes three.
const fn written_len(part: &PartInfo, escape: Option<&Escape>) -> Option<usize> {
    match (part.shape.max_len, escape) {
        (Some(max), Some(escape)) if part.shape.text && escape.concerns(part.shape) => {
            Some(max.saturating_mul(3))
        }
        (max, _) => max,
    }
}

/// The product of a number and of how many values the parts have, up to `u64::MAX` or a little more.
const fn product(mut product: u128, parts: &[PartInfo]) -> u128 {
    let mut i = 0;
    while i < parts.len() && product < u64::MAX as u128 {
        product *= parts[i].shape.distinct as u128;
        i += 1;
    }
    product
}
