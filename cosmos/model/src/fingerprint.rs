//! A 128-bit number for a state, so that a set of states needs 16 bytes for each.

use std::hash::{Hash, Hasher};

/// The number of a value. Two values with the same number are taken for equal. With 10^9 states, the probability that
/// any two differ is about 10^-21.
pub(crate) fn fingerprint(value: &impl Hash) -> u128 {
    let mut lanes = Lanes(0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344);
    value.hash(&mut lanes);
    let Lanes(a, b) = lanes;
    u128::from(mix(a, 0x8ebc_6af0_9c88_c6e3)) << 64 | u128::from(mix(b ^ a, 0x5899_65cc_7537_4cc3))
}

struct Lanes(u64, u64);

impl Lanes {
    fn add(&mut self, word: u64) {
        let Self(a, b) = *self;
        self.0 = mix(a ^ word, 0xa076_1d64_78bd_642f) ^ a.rotate_left(23);
        self.1 = mix(b ^ word.rotate_left(32), 0xe703_7ed1_a0b4_28db) ^ b.rotate_left(29);
    }
}

impl Hasher for Lanes {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.add(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.add(value.into());
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// Multiplies, and folds the upper half of the product into the lower one.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the upper half is folded in"
)]
fn mix(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

/// Takes numbers that are fingerprints already as they are.
#[derive(Clone, Default)]
pub(crate) struct AsIs(u64);

impl Hasher for AsIs {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u128((*byte).into());
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "half of a fingerprint is enough to place it"
    )]
    fn write_u128(&mut self, value: u128) {
        self.0 ^= value as u64;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
