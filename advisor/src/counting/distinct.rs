//! How many different hashes there were, without keeping them: `HyperLogLog`.

use crate::number::{ceil, float};

/// 2^14 registers: the standard error is 1.04 / 2^7, which is 0.8 %.
const BITS: u32 = 14;

/// A sketch of a set of hashes, 16 KiB.
#[derive(Clone, Debug)]
pub(crate) struct Distinct {
    registers: Vec<u8>,
}

impl Distinct {
    /// The standard error of the estimate, as a share of it.
    pub(crate) const ERROR: f64 = 0.008_125;

    pub(crate) fn new() -> Self {
        Self {
            registers: vec![0; 1 << BITS],
        }
    }

    pub(crate) fn add(&mut self, hash: u64) {
        // The hash of a key also decides about its partition, so it is mixed to get independent bits.
        let hash = crate::counting::hash::combine(0, hash);
        let register = usize::try_from(hash >> (64 - BITS)).unwrap_or_default();
        let zeros = (hash << BITS | 1 << (BITS - 1)).leading_zeros();
        let rank = u8::try_from(zeros + 1).unwrap_or(u8::MAX);
        if let Some(register) = self.registers.get_mut(register) {
            *register = rank.max(*register);
        }
    }

    pub(crate) fn estimate(&self) -> u64 {
        let m = f64::from(1 << BITS);
        let sum: f64 = self
            .registers
            .iter()
            .map(|rank| 2_f64.powi(-i32::from(*rank)))
            .sum();
        let raw = 0.7213 / (1.0 + 1.079 / m) * m * m / sum;
        let empty = memchr::memchr_iter(0, &self.registers).count();
        let few = m * (m / float(crate::number::count(empty))).ln();
        ceil(if raw <= 2.5 * m && empty > 0 {
            few
        } else {
            raw
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_are_within_four_errors() {
        let mut distinct = Distinct::new();
        let mut added = 0;
        for wanted in [100_u64, 10_000, 300_000] {
            while added < wanted {
                distinct.add(crate::counting::hash::combine(1, added));
                added += 1;
            }
            let ratio = float(distinct.estimate()) / float(wanted);
            assert!(
                (ratio - 1.0).abs() < 4.0 * Distinct::ERROR,
                "{wanted}: {ratio}"
            );
        }
    }
}
