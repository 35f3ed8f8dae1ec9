//! What a job has done so far.

use std::fmt;
use std::ops::AddAssign;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::cutover::Side;

/// How many items were read, written and compared, and what it cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", default)]
#[non_exhaustive]
pub struct Totals {
    /// How many items were read. An item that changes is read again.
    pub seen: u64,
    /// How many were created in the target.
    pub created: u64,
    /// How many were replaced in the target by a later version, or moved to a different key.
    pub replaced: u64,
    /// How many were deleted in the target, because the source does not have them.
    pub deleted: u64,
    /// How many were equal on both sides, or in place.
    pub equal: u64,
    /// How many differed and were repaired, by a comparison while items are copied.
    pub repaired: u64,
    /// How many differ, or cannot be copied: see [`Difference`](super::Difference).
    pub different: u64,
    /// The cost of the requests to the source, in request units.
    pub source_charge: f64,
    /// The cost of the requests to the target.
    pub target_charge: f64,
}

impl AddAssign for Totals {
    fn add_assign(&mut self, other: Self) {
        self.seen += other.seen;
        self.created += other.created;
        self.replaced += other.replaced;
        self.deleted += other.deleted;
        self.equal += other.equal;
        self.repaired += other.repaired;
        self.different += other.different;
        self.source_charge += other.source_charge;
        self.target_charge += other.target_charge;
    }
}

/// The progress of a job, for all its workers together. Anybody with access to the container of jobs can ask for it, at any time.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Report {
    /// What was copied, followed or moved.
    pub totals: Totals,
    /// How many ranges there are.
    pub ranges: usize,
    /// How many of them were copied to the end. From then on, their changes are followed.
    pub caught_up: usize,
    /// The last comparison or pass: its number, or 0.
    pub pass: u32,
    /// What it has done.
    pub pass_totals: Totals,
    /// How many ranges it has, and how many are done.
    pub pass_ranges: usize,
    /// How many of them are done.
    pub pass_done: usize,
    /// How many workers have not ended.
    pub workers: usize,
    /// Which side services use.
    pub side: Side,
    /// How many items the source has, if [`CopyOptions`](super::CopyOptions) say so.
    pub expected_items: Option<u64>,
    /// When it was made, in milliseconds since 1970.
    pub at: u64,
}

impl Report {
    /// The speed since an earlier report.
    #[must_use]
    pub fn since(&self, earlier: &Self) -> Rate {
        let seconds = Duration::from_millis(self.at.saturating_sub(earlier.at)).as_secs_f64();
        let per_second = |new: f64, old: f64| {
            if seconds > 0.0 {
                (new - old).max(0.0) / seconds
            } else {
                0.0
            }
        };
        let (new, old) = (&self.totals, &earlier.totals);
        let items = per_second(float(new.seen), float(old.seen));
        let left = self
            .expected_items
            .map(|expected| float(expected.saturating_sub(new.seen)));
        Rate {
            items,
            source_charge: per_second(new.source_charge, old.source_charge),
            target_charge: per_second(new.target_charge, old.target_charge),
            left: match left {
                _ if self.caught_up == self.ranges => Some(Duration::ZERO),
                Some(left) if items > 0.0 => Duration::try_from_secs_f64(left / items).ok(),
                _ => None,
            },
        }
    }
}

/// How fast a job is, for each second.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct Rate {
    /// Items.
    pub items: f64,
    /// Request units of the source.
    pub source_charge: f64,
    /// Request units of the target.
    pub target_charge: f64,
    /// How long the copy still takes, if the number of items is known.
    pub left: Option<Duration>,
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            items,
            source_charge,
            target_charge,
            left,
        } = self;
        write!(
            f,
            "{items:.0} items/s, {source_charge:.0} + {target_charge:.0} RU/s"
        )?;
        match left {
            Some(left) => write!(f, ", {} s left", left.as_secs()),
            None => Ok(()),
        }
    }
}

#[allow(clippy::cast_precision_loss)] // For people.
pub(crate) fn float(count: u64) -> f64 {
    count as f64
}

impl fmt::Display for Totals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} read, {} created, {} replaced, {} deleted, {} equal, {} repaired, {} different; {:.0} RU of the source, {:.0} RU of the target",
            self.seen,
            self.created,
            self.replaced,
            self.deleted,
            self.equal,
            self.repaired,
            self.different,
            self.source_charge,
            self.target_charge
        )
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}; {} of {} ranges caught up, {} workers, services use {}",
            self.totals, self.caught_up, self.ranges, self.workers, self.side
        )?;
        if self.pass > 0 {
            write!(
                f,
                "; pass {}: {} of {} ranges, {}",
                self.pass, self.pass_done, self.pass_ranges, self.pass_totals
            )?;
        }
        Ok(())
    }
}
