//! A thousand values of each kind, the same in every run.

use chrono::{DateTime, NaiveDate, Utc};

pub(crate) struct Values(u64);

/// Each row is compared on these.
pub(crate) fn thousand() -> impl Iterator<Item = Values> {
    (1..=1000).map(Values)
}

impl Values {
    /// Below `end`.
    pub(crate) fn number(&mut self, end: u64) -> u64 {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % end
    }

    /// One to twelve characters, separators and others.
    pub(crate) fn text(&mut self) -> String {
        const CHARACTERS: [char; 16] = [
            'a', 'B', 'z', '0', '9', '-', '_', '.', '#', '%', '/', ' ', 'É', 'ß', 'İ', '💰',
        ];
        let len = 1 + self.number(12);
        let mut character = || CHARACTERS[usize::try_from(self.number(16)).unwrap()];
        (0..len).map(|_| character()).collect()
    }

    /// From 1970 to 2099.
    pub(crate) fn instant(&mut self) -> DateTime<Utc> {
        let seconds = self.number(4_102_444_800);
        DateTime::from_timestamp(i64::try_from(seconds).unwrap(), 0).unwrap()
    }

    pub(crate) fn date(&mut self) -> NaiveDate {
        self.instant().date_naive()
    }
}
