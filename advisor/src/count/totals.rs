//! The counts of a sample that do not depend on the layouts.

use super::{Grid, Windows};
use crate::plan::Plan;
use crate::query::Asked;
use crate::trouble::Troubles;

/// The counts of a sample, or of a part of it, that do not depend on the layouts.
#[derive(Clone, Debug)]
pub(crate) struct Totals {
    /// How many items had a time, regardless of their weight.
    pub(crate) rows: u64,
    /// The sum of their weights.
    pub(crate) items: u64,
    pub(crate) from: i64,
    pub(crate) to: i64,
    pub(crate) windows: Windows,
    /// The counts that a key for each item would have.
    pub(crate) floor: Grid,
    pub(crate) asked: Vec<Asked>,
    /// Lines that are not items, and items without a time or weight.
    pub(crate) troubles: Troubles,
}

impl Totals {
    pub(super) fn new(plan: &Plan) -> Self {
        Self {
            rows: 0,
            items: 0,
            from: i64::MAX,
            to: i64::MIN,
            windows: Windows::default(),
            floor: Grid::new(plan.width()),
            asked: plan.queries.iter().map(Asked::new).collect(),
            troubles: Troubles::default(),
        }
    }

    /// Adds a part, whose windows have these slots here, and empties it. The part keeps its windows.
    pub(super) fn absorb(&mut self, part: &mut Self, slots: &[u32]) {
        self.rows += std::mem::take(&mut part.rows);
        self.items += std::mem::take(&mut part.items);
        self.from = self.from.min(part.from);
        self.to = self.to.max(part.to);
        self.floor.absorb(&mut part.floor, slots);
        for (all, asked) in self.asked.iter_mut().zip(&mut part.asked) {
            all.absorb(asked);
        }
        self.troubles.absorb(&mut part.troubles);
    }
}
