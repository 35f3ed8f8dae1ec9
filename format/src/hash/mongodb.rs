//! The hash by which `MongoDB` places a key, if the shard key is hashed.

use md5::{Digest, Md5};

/// The seed of the hash.
const SEED: i32 = 0;
/// The number by which the server sorts strings among values of other types.
const STRING: i32 = 15;

/// Computes the value of a string in a hashed index, which equals the result of the server's `$toHashedIndexKey`: the
/// first eight bytes of the MD5 of the seed, the type and the value as BSON.
///
/// ```
/// use synthetic_key_format::hash::mongodb;
///
/// assert_eq!(mongodb("USA"), -2772029730988126075);
/// ```
#[must_use]
pub fn mongodb(text: &str) -> i64 {
    // The server writes the length with the null character that ends the string.
    let length = i32::try_from(text.len() + 1).unwrap_or(i32::MAX);
    let mut md5 = Md5::new();
    for number in [SEED, STRING, length] {
        md5.update(number.to_le_bytes());
    }
    md5.update(text);
    md5.update([0]);
    let digest: [u8; 16] = md5.finalize().into();
    // All 16 bytes are one number, whose low half is read from the first eight.
    #[expect(clippy::cast_possible_truncation, reason = "the low half is meant")]
    let first = u128::from_le_bytes(digest) as u64;
    first.cast_signed()
}
