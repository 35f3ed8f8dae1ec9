//! Fast hashes for tables in memory. No figure depends on them.

use synthetic_key_format::compute::Value;

/// Odd numbers without a pattern: digits of pi.
const FIRST: u64 = 0x2437_6a88_85a3_08d3;
const SECOND: u64 = 0x1319_8a2e_0370_7345;

/// Mixes a number or another hash into a hash.
#[inline]
pub(crate) fn combine(hash: u64, n: u64) -> u64 {
    // Multiplied first, or equal numbers would cancel each other out.
    let sum = hash.wrapping_mul(FIRST) ^ n ^ FIRST;
    let product = u128::from(sum) * u128::from(SECOND);
    let [low, high] = [product, product >> 64]
        .map(|half| u64::try_from(half & u128::from(u64::MAX)).unwrap_or_default());
    low ^ high
}

/// The hash of a text.
#[inline]
pub(crate) fn hash_text(text: &str) -> u64 {
    let (words, rest) = text.as_bytes().as_chunks::<8>();
    let hash = words.iter().fold(text.len() as u64, |hash, word| {
        combine(hash, u64::from_le_bytes(*word))
    });
    let last = rest
        .iter()
        .rev()
        .fold(0, |word, byte| word << 8 | u64::from(*byte));
    combine(hash, last)
}

/// The hash of a value.
#[inline]
pub(crate) fn hash_value(value: Value) -> u64 {
    let (tag, n) = match value {
        Value::Text(text) => return hash_text(text),
        Value::Missing => (1, 0),
        Value::Null => (2, 0),
        Value::Other => (3, 0),
        Value::Bool(value) => (4, u128::from(value)),
        Value::Integer(n) => (5, n.cast_unsigned()),
        Value::Unsigned(n) => (6, n),
        Value::Date(days) => (7, u128::from(days.cast_unsigned())),
        Value::Time { seconds, nanos } => (
            8,
            u128::from(seconds.cast_unsigned()) << 32 | u128::from(nanos),
        ),
    };
    let [low, high] =
        [n, n >> 64].map(|half| u64::try_from(half & u128::from(u64::MAX)).unwrap_or_default());
    combine(combine(combine(0, tag), high), low)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn what_differs_has_another_hash() {
        let texts = [
            "",
            "\0",
            "\0\0",
            "a",
            "a\0",
            "ab",
            "ba",
            "abcdefgh",
            "abcdefgh\0",
            "abcdefghabcdefgh",
            "1",
            "true",
        ];
        let numbers = [-1, 0, 1, 2, i128::MAX, i128::MIN, 1 << 64].map(Value::Integer);
        let others = [
            Value::Missing,
            Value::Null,
            Value::Other,
            Value::Bool(true),
            Value::Bool(false),
            Value::Unsigned(1),
            Value::Date(1),
        ];
        let times =
            [(0, 1), (1, 0), (-1, 0)].map(|(seconds, nanos)| Value::Time { seconds, nanos });
        let all = texts.map(Value::Text).into_iter();
        let all = all.chain(numbers).chain(others).chain(times);
        let hashes: Vec<_> = all.map(hash_value).collect();
        assert_eq!(hashes.iter().collect::<HashSet<_>>().len(), hashes.len());
    }

    /// Tables use the lowest bits as the index and the highest to compare.
    #[test]
    fn numbers_in_a_row_use_all_bits() {
        for shift in [0, 52] {
            let ends: HashSet<_> = (0..4096_u64)
                .map(|n| combine(7, n) >> shift & 0xfff)
                .collect();
            assert!(ends.len() > 2_300, "{}", ends.len());
        }
    }
}
