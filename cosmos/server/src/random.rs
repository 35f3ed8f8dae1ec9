//! Random numbers from a seed, so that a run can be repeated.

use std::ops::Range;
use std::time::Duration;

/// A source of random numbers (`SplitMix64`).
///
/// ```
/// use synthetic_key_cosmos_server::Random;
///
/// let (mut one, mut same) = (Random::new(7), Random::new(7));
/// assert_eq!(one.below(100), same.below(100));
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Starts with a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below a limit. 0 if the limit is 0.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.next_u64().checked_rem(limit).unwrap_or_default()
    }

    /// Whether something happens that happens once in `1 / probability` times.
    pub fn happens(&mut self, probability: f64) -> bool {
        /// Numbers below 2^32 are exact in an `f64`.
        const PARTS: u32 = u32::MAX;
        let drawn = u32::try_from(self.next_u64() >> 32).unwrap_or_default();
        f64::from(drawn) < probability * f64::from(PARTS)
    }

    /// A duration in a range.
    pub fn between(&mut self, range: &Range<Duration>) -> Duration {
        let span = range.end.saturating_sub(range.start);
        let nanos = u64::try_from(span.as_nanos()).unwrap_or(u64::MAX);
        range.start + Duration::from_nanos(self.below(nanos))
    }
}
