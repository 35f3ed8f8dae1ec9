//! The hashes by which Azure Cosmos DB places a key: effective partition keys.

use super::murmur;

/// The bits of [`cosmos`]: the service clears the two highest bits of a hash.
///
/// ```
/// use synthetic_key_format::hash::{COSMOS_BITS, cosmos};
///
/// assert!(cosmos("redmond") < 1 << COSMOS_BITS);
/// ```
pub const COSMOS_BITS: u32 = 126;

/// The service marks a string with this byte before it.
const STRING: u8 = 8;

/// Computes the hash of a key, or of one level of a hierarchical key, in a container with large partition keys, which
/// includes every new one (version 2).
///
/// ```
/// use synthetic_key_format::hash::cosmos;
///
/// assert_eq!(format!("{:032X}", cosmos("redmond")), "22E342F38A486A088463DFF7838A5963");
/// ```
#[must_use]
pub fn cosmos(text: &str) -> u128 {
    murmur::x64_128(STRING, text.as_bytes(), 0xFF) & ((1 << COSMOS_BITS) - 1)
}

/// Computes the hash of a key in a container without large partition keys (version 1). Only the first 100 UTF-16 units
/// count.
///
/// ```
/// use synthetic_key_format::hash::cosmos_version_1;
///
/// let key = "x".repeat(100);
/// assert_eq!(cosmos_version_1(&key), cosmos_version_1(&(key.clone() + "y")));
/// ```
#[must_use]
pub fn cosmos_version_1(text: &str) -> u32 {
    let mut units = 0;
    let end = text.char_indices().find(|(_, c)| {
        units += c.len_utf16();
        units > 100
    });
    let counted = end.map_or(text, |(end, _)| &text[..end]);
    murmur::x86_32(STRING, counted.as_bytes(), 0)
}
