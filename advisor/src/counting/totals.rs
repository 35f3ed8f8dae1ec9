//! The counts of a sample that do not depend on the layouts.

use super::{Kinds, Windows};
use crate::counting::plan::Plan;
use crate::input::rejected::RejectedItems;
use crate::model::baseline::Volume;
use crate::model::reads::Asked;

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
    /// How much was written in each window, by slot.
    pub(crate) volumes: Vec<Volume>,
    pub(crate) asked: Vec<Asked>,
    /// The kinds of the values of each column, if the plan is a survey.
    pub(crate) kinds: Vec<Kinds>,
    /// Lines that are not items, and items without a time or weight.
    pub(crate) rejected: RejectedItems,
}

impl Totals {
    pub(super) fn new(plan: &Plan) -> Self {
        Self {
            rows: 0,
            items: 0,
            from: i64::MAX,
            to: i64::MIN,
            windows: Windows::default(),
            volumes: Vec::new(),
            kinds: vec![
                Kinds::default();
                if plan.is_survey {
                    plan.columns.len()
                } else {
                    0
                }
            ],
            asked: plan.queries.iter().map(Asked::new).collect(),
            rejected: RejectedItems::default(),
        }
    }

    /// Adds what was written in a window.
    #[inline]
    pub(super) fn add_volume(&mut self, slot: u32, volume: Volume) {
        let slot = super::grid::position(slot);
        if self.volumes.len() <= slot {
            self.volumes.resize(slot + 1, Volume::default());
        }
        if let Some(known) = self.volumes.get_mut(slot) {
            known.add(volume);
        }
    }

    /// Adds a part, whose windows have these slots here, and empties it. The part keeps its windows.
    pub(super) fn absorb(&mut self, part: &mut Self, slots: &[u32]) {
        self.rows += std::mem::take(&mut part.rows);
        self.items += std::mem::take(&mut part.items);
        self.from = self.from.min(part.from);
        self.to = self.to.max(part.to);
        for (volume, slot) in part.volumes.iter_mut().zip(slots) {
            self.add_volume(*slot, std::mem::take(volume));
        }
        for (all, asked) in self.asked.iter_mut().zip(&mut part.asked) {
            all.absorb(asked);
        }
        for (all, kinds) in self.kinds.iter_mut().zip(&mut part.kinds) {
            all.add(std::mem::take(kinds));
        }
        self.rejected.absorb(&mut part.rejected);
    }
}
