//! The suffix that is computed from what one queries by.
#![expect(
    clippy::needless_pass_by_value,
    reason = "a part is a number or a reference"
)]

use twox_hash::XxHash64;

use crate::KeyWriter;
use crate::format::PartText;

/// Spark SQL's `xxhash64` uses this seed, so a key can be recomputed there with a built-in function.
const SEED: u64 = 42;

/// The hash of one part, by Key Format 1.
#[inline]
pub fn hash_of<P: PartText>(part: P) -> u64 {
    match part.as_text() {
        Some(text) => hash(text),
        None => hash_of_all(|text| part.write_text(text)),
    }
}

/// The hash of what `write` writes: the texts of several parts with U+001F between them.
#[inline]
pub fn hash_of_all(write: impl FnOnce(&mut KeyWriter<'_>)) -> u64 {
    let mut text = KeyWriter::new();
    write(&mut text);
    hash(text.as_str())
}

/// Appends one of several hashed parts.
#[inline]
pub fn write_hashed<P: PartText>(part: P, out: &mut KeyWriter<'_>) {
    part.write_text(out);
}

/// Appends what stands between two hashed parts: a control character that no text of a person contains.
#[inline]
pub fn write_join(out: &mut KeyWriter<'_>) {
    out.push_str("\u{1f}");
}

#[inline]
fn hash(text: &str) -> u64 {
    // The sign bit is masked for the languages without unsigned integers.
    XxHash64::oneshot(SEED, text.as_bytes()) & (u64::MAX >> 1)
}

/// The suffix in `1..=n` of a hash.
#[inline]
#[must_use]
pub fn number_of(hash: u64, n: u16) -> u16 {
    #[expect(clippy::cast_possible_truncation, reason = "the remainder is below n")]
    let remainder = (hash % u64::from(n)) as u16;
    1 + remainder
}
