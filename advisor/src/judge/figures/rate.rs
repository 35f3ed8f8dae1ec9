//! The figures of a sample, scaled to the rate of the real container.

use serde::Serialize;

use super::Six;
use crate::counting::plan::Weight;
use crate::model::workload::Workload;
use crate::number::float;

const GIB: f64 = 1_073_741_824.0;

/// The sample scaled to the rate.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct AtRate {
    pub(crate) rate_items_s: Six,
    pub(crate) item_bytes: Six,
    pub(crate) write_ru: Six,
    pub(crate) days: Six,
    pub(crate) scale: Six,
    pub(crate) hottest_key_peak_ru_s: Six,
    pub(crate) over_10000_ru: bool,
    pub(crate) hottest_key_gb: Six,
    pub(crate) key_ends: bool,
    pub(crate) days_to_20_gb: Option<Six>,
    pub(crate) over_20_gb: bool,
}

/// The counts of a key.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counts {
    /// All items of the sample.
    pub(super) rows: u64,
    pub(super) days: f64,
    pub(super) hottest: u64,
    pub(super) hottest_in_window: u64,
    pub(super) window_seconds: f64,
    pub(super) key_ends: bool,
    pub(super) weight: Weight,
}

impl Workload {
    pub(super) fn apply(&self, counts: Counts) -> Option<AtRate> {
        let writes = self.writes?;
        let days = counts.days;
        let scale = writes * days * 86_400.0 / float(counts.rows.max(1));
        // A count of bytes gives the cost of an item of that size.
        let (bytes, units) = match counts.weight {
            Weight::Bytes => (1.0, 1.0 / 1024.0),
            Weight::One | Weight::Column(_) => (self.item_bytes, 1.0),
        };
        let seconds = counts.window_seconds;
        let peak = float(counts.hottest_in_window) * units * scale * self.write_ru / seconds;
        let gb = float(counts.hottest) * scale * bytes / GIB;
        let limit = float(self.key_gb);
        Some(AtRate {
            rate_items_s: Six(writes),
            item_bytes: Six(self.item_bytes),
            write_ru: Six(self.write_ru),
            days: Six(counts.days),
            scale: Six(scale),
            hottest_key_peak_ru_s: Six(peak),
            over_10000_ru: peak > float(self.partition_ru),
            hottest_key_gb: Six(gb),
            key_ends: counts.key_ends,
            days_to_20_gb: (!counts.key_ends && gb > 0.0).then(|| Six(limit / gb * days)),
            over_20_gb: gb > limit,
        })
    }
}
