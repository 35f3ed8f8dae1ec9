//! The suffix that is computed from what one queries by.

use twox_hash::XxHash64;

use crate::{KeyPart, KeyWriter};

/// Spark SQL's `xxhash64` uses this seed, so a key can be recomputed there with a built-in function.
const SEED: u64 = 42;

/// The suffix in `1..=N` of one part, by Key Format 1.
#[inline]
pub fn suffix_of<const N: u16, P: KeyPart>(part: P) -> u16 {
    match part.as_text() {
        Some(text) => suffix_of_text::<N>(text),
        None => suffix_of_all::<N>(|text| part.write_part(text)),
    }
}

/// The suffix in `1..=N` of what `write` writes: the texts of several parts with U+001F between them.
#[inline]
pub fn suffix_of_all<const N: u16>(write: impl FnOnce(&mut KeyWriter<'_>)) -> u16 {
    let mut text = KeyWriter::new();
    write(&mut text);
    suffix_of_text::<N>(text.as_str())
}

/// Appends one of several hashed parts.
#[inline]
pub fn write_hashed<P: KeyPart>(part: P, out: &mut KeyWriter<'_>) {
    part.write_part(out);
}

/// Appends what stands between two hashed parts: a control character that no text of a person contains.
#[inline]
pub fn write_join(out: &mut KeyWriter<'_>) {
    out.push_str("\u{1f}");
}

#[inline]
fn suffix_of_text<const N: u16>(text: &str) -> u16 {
    // The sign bit is masked for the languages without unsigned integers.
    let hash = XxHash64::oneshot(SEED, text.as_bytes()) & (u64::MAX >> 1);
    #[expect(clippy::cast_possible_truncation, reason = "the remainder is below N")]
    let remainder = (hash % u64::from(N)) as u16;
    1 + remainder
}
