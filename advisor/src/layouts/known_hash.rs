//! Hash functions that programs write by hand, so that their suffixes can be verified.

use md5::Md5;
use sha1::Sha1;
use sha2::{Digest, Sha256};

/// A hash by its usual name. The number is the whole hash as an unsigned integer, modulo N: in Python,
/// `int(md5(text).hexdigest(), 16) % N`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KnownHash {
    Crc32,
    Md5,
    Sha1,
    Sha256,
    Fnv1a32,
    Fnv1a64,
    Murmur3,
}

impl KnownHash {
    pub(crate) const NAMES: [(&str, Self); 7] = [
        ("crc32", Self::Crc32),
        ("md5", Self::Md5),
        ("sha1", Self::Sha1),
        ("sha256", Self::Sha256),
        ("fnv1a_32", Self::Fnv1a32),
        ("fnv1a_64", Self::Fnv1a64),
        ("murmur3_32", Self::Murmur3),
    ];

    /// The hash that a function of a layout has the name of.
    pub(crate) fn named(name: &str) -> Option<Self> {
        let mut names = Self::NAMES.into_iter();
        names.find_map(|(known, hash)| (known == name).then_some(hash))
    }

    /// The hash of a text, modulo `n`.
    pub(crate) fn modulo(self, text: &str, n: u32) -> u32 {
        let bytes = text.as_bytes();
        match self {
            Self::Crc32 => crc32fast::hash(bytes) % n,
            Self::Md5 => digits(&Md5::digest(bytes), n),
            Self::Sha1 => digits(&Sha1::digest(bytes), n),
            Self::Sha256 => digits(&Sha256::digest(bytes), n),
            Self::Fnv1a32 => digits(&fnv1a(bytes, 0x811c_9dc5, 0x0100_0193, 32).to_be_bytes(), n),
            Self::Fnv1a64 => {
                let hash = fnv1a(bytes, 0xcbf2_9ce4_8422_2325, 0x0100_0000_01b3, 64);
                digits(&hash.to_be_bytes(), n)
            }
            Self::Murmur3 => murmur3(bytes) % n,
        }
    }
}

/// A number in base 256, modulo `n`.
fn digits(bytes: &[u8], n: u32) -> u32 {
    let n = u64::from(n);
    let rest = bytes
        .iter()
        .fold(0, |rest, byte| (rest << 8 | u64::from(*byte)) % n);
    u32::try_from(rest).unwrap_or_default()
}

fn fnv1a(bytes: &[u8], basis: u64, prime: u64, bits: u32) -> u64 {
    let mask = u64::MAX >> (64 - bits);
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(prime) & mask;
    bytes.iter().fold(basis, step)
}

/// `MurmurHash3_x86_32` with the seed 0.
fn murmur3(bytes: &[u8]) -> u32 {
    let scramble = |k: u32| {
        let k = k.wrapping_mul(0xcc9e_2d51).rotate_left(15);
        k.wrapping_mul(0x1b87_3593)
    };
    let (words, rest) = bytes.as_chunks::<4>();
    let mut hash = words.iter().fold(0_u32, |hash, word| {
        let hash = (hash ^ scramble(u32::from_le_bytes(*word))).rotate_left(13);
        hash.wrapping_mul(5).wrapping_add(0xe654_6b64)
    });
    let last = rest
        .iter()
        .rev()
        .fold(0, |word, byte| word << 8 | u32::from(*byte));
    hash ^= scramble(last);
    hash ^= u32::try_from(bytes.len()).unwrap_or(u32::MAX);
    for (shift, factor) in [(16, 0x85eb_ca6b), (13, 0xc2b2_ae35)] {
        hash = (hash ^ hash >> shift).wrapping_mul(factor);
    }
    hash ^ hash >> 16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published check values, modulo 2^32 - 1.
    #[test]
    fn hashes_are_those_of_their_names() {
        let n = u32::MAX;
        for (name, text, whole) in [
            ("crc32", "123456789", 0xcbf4_3926),
            ("fnv1a_32", "foobar", 0xbf9c_f968),
            ("murmur3_32", "", 0),
            ("murmur3_32", "test", 0xba6b_d213),
            ("murmur3_32", "Hello, world!", 0xc036_3e43),
            // Modulo 2^32 - 1 is the sum of the words.
            (
                "fnv1a_64",
                "foobar",
                digits(&0x8594_4171_f739_67e8_u64.to_be_bytes(), n),
            ),
            (
                "md5",
                "",
                digits(
                    &0xd41d_8cd9_8f00_b204_e980_0998_ecf8_427e_u128.to_be_bytes(),
                    n,
                ),
            ),
        ] {
            let hash = KnownHash::named(name).unwrap();
            assert_eq!(hash.modulo(text, n), whole, "{name} of {text:?}");
        }
        // int(hashlib.sha1(b"abc").hexdigest(), 16) % 1000, and of sha256.
        assert_eq!(KnownHash::Sha1.modulo("abc", 1000), SHA1_OF_ABC);
        assert_eq!(KnownHash::Sha256.modulo("abc", 1000), SHA256_OF_ABC);
        assert!(KnownHash::named("bucket").is_none());
    }

    const SHA1_OF_ABC: u32 = 517;
    const SHA256_OF_ABC: u32 = 965;
}
