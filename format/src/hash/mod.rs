//! The hashes of keys: the one of suffixes, and those by which stores place a key.
//!
//! XXH64 needs the feature `hash`, and the hashes of stores need the feature `spread`.

#[cfg(feature = "spread")]
mod cosmos;
#[cfg(feature = "spread")]
mod mongodb;
#[cfg(feature = "spread")]
mod murmur;

#[cfg(feature = "spread")]
pub use cosmos::{COSMOS_BITS, cosmos, cosmos_version_1};
#[cfg(feature = "spread")]
pub use mongodb::mongodb;

/// Spark SQL's `xxhash64` uses this seed, so a key can be recomputed there with a built-in function.
const SEED: u64 = 42;

/// Computes the hash `xxh64` of layouts: XXH64 with seed 42, without its highest bit.
///
/// ```
/// use synthetic_key_format::hash::xxh64;
///
/// assert_eq!(xxh64("1HGCM82633A004352"), 0x2363_607c_e2dc_ef00);
/// ```
#[inline]
#[must_use]
pub fn xxh64(text: &str) -> u64 {
    // The sign bit is masked for languages without unsigned integers.
    twox_hash::XxHash64::oneshot(SEED, text.as_bytes()) & (u64::MAX >> 1)
}

#[cfg(test)]
mod tests {
    use super::xxh64;

    /// The strings of section 13 of SPEC.md.
    #[test]
    fn agrees_with_the_specification_of_keys() {
        for (text, expected) in [
            ("", 0x98b1_582b_0977_e704),
            ("a", 0x88e4_fe59_adf7_b0cc),
            ("-1", 0xc56d_ef3f_bc46_6fc4),
            ("abc-123", 0xbf97_041a_01f9_cb50),
            ("é💰", 0x8b99_5435_1d18_4da9),
            ("DE\u{1f}1HGCM82633A004352", 0xaccc_c9d8_e3b8_9b5e),
            ("trip\u{1f}0\u{1f}2018-08-09", 0xbe19_3549_86cf_586d_u64),
        ] {
            assert_eq!(xxh64(text), expected & (u64::MAX >> 1), "{text}");
        }
    }
}
