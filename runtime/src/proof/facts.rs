//! Facts that follow from the shapes of a key's parts: how many keys there are, and how long they can be.

use synthetic_key_format::engine::Source;

use crate::declaration::{Declaration, Part, Piece};

impl Declaration {
    /// How many different keys there can be; `u64::MAX` means that many or more.
    pub(crate) const fn distinct(&self) -> u64 {
        let (mut count, mut i) = (1, 0);
        while i < self.pieces.len() {
            count = match &self.pieces[i] {
                Piece::Part(part) => product(count, part),
                Piece::Number(number) => {
                    let (mut fewer, numbers) = (u64::MAX, number.range.count() as u64);
                    // The hashed fields may have fewer values than there are suffixes.
                    if let Source::Hash(hashed) = number.source {
                        fewer = products(hashed);
                    }
                    count.saturating_mul(if fewer < numbers { fewer } else { numbers })
                }
                Piece::Literal(_) | Piece::Level => count,
            };
            i += 1;
        }
        count
    }

    /// The lengths of the shortest and of the longest key; `None` if there is no longest one.
    pub(crate) const fn lengths(&self) -> (usize, Option<usize>) {
        // Each is a `usize`, so no sum overflows. The compiler evaluates this for every key: one loop, and few calls.
        let (mut shortest, mut longest, mut is_bounded, mut i) = (0_u128, 0_u128, true, 0);
        while i < self.pieces.len() {
            match &self.pieces[i] {
                Piece::Literal(text) => {
                    shortest += text.len() as u128;
                    longest += text.len() as u128;
                }
                Piece::Number(number) => {
                    shortest += number.range.min_len() as u128;
                    longest += number.range.max_len() as u128;
                }
                Piece::Part(part) => {
                    shortest += match part.shape.fixed_chars {
                        Some(chars) => chars as u128,
                        None => 1,
                    };
                    match (part.shape.max_len, part.escape) {
                        // An escaped byte takes three.
                        (Some(max), Some(escape)) if escape.concerns(&part.shape) => {
                            longest += 3 * max as u128;
                        }
                        (Some(max), _) => longest += max as u128,
                        (None, _) => is_bounded = false,
                    }
                }
                Piece::Level => {}
            }
            i += 1;
        }
        let longest = if is_bounded {
            Some(saturated(longest))
        } else {
            None
        };
        (saturated(shortest), longest)
    }
}

const fn product(factor: u64, part: &Part) -> u64 {
    factor.saturating_mul(part.shape.distinct)
}

const fn products(parts: &[Part]) -> u64 {
    let (mut count, mut i) = (1, 0);
    while i < parts.len() {
        count = product(count, &parts[i]);
        i += 1;
    }
    count
}

#[allow(clippy::cast_possible_truncation, reason = "it is less than that")]
const fn saturated(len: u128) -> usize {
    if len >= usize::MAX as u128 {
        return usize::MAX;
    }
    len as usize
}
