//! The counts of one pass over a sample.

mod distinct;
pub(crate) mod fingerprint;
mod grid;
pub(crate) mod hash;
mod identity;
mod keys;
mod kinds;
mod pairs;
mod part;
pub(crate) mod plan;
mod recent;
mod totals;
pub(crate) mod window;

pub(crate) use distinct::Distinct;
pub(crate) use grid::{Grid, Windows};
pub(crate) use identity::HashedMap;
pub(crate) use keys::Keys;
pub(crate) use kinds::Kinds;
pub(crate) use pairs::Pairs;
pub(crate) use part::{Part, Timed};
pub(crate) use totals::Totals;

use crate::counting::plan::Plan;
use crate::input::rejected::RejectedItems;
use crate::layouts::candidate::Candidate;
use crate::problem::Problem;

/// The limit for the cells of all grids: 256 MiB.
const MOST_CELLS: usize = 32 << 20;

/// The counts of a sample.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) totals: Totals,
    pub(crate) candidates: Vec<Count>,
    /// How often each value of [`Plan::value_candidates`] occurs.
    pub(crate) values: Vec<Keys>,
}

/// The counts of one layout.
#[derive(Clone, Debug)]
pub(crate) struct Count {
    pub(crate) items: u64,
    pub(crate) refused: RejectedItems,
    pub(crate) keys: Keys,
    /// The keys up to each level except the last.
    pub(crate) prefixes: Vec<Keys>,
    pub(crate) pairs: Pairs,
    pub(crate) grid: Grid,
}

impl Tally {
    pub(crate) fn new(plan: &Plan) -> Self {
        let limit = plan.key_limit();
        Self {
            totals: Totals::new(plan),
            candidates: plan
                .candidates
                .iter()
                .map(|candidate| Count::new(candidate, limit, plan.width()))
                .collect(),
            values: vec![Keys::new(limit); plan.value_candidates.len()],
        }
    }

    /// The slots of these windows, which may be new.
    fn slots(&mut self, plan: &Plan, windows: &Windows) -> Result<Vec<u32>, Problem> {
        let numbers = windows.numbers().iter();
        let known = &mut self.totals.windows;
        let slots = numbers.map(|number| known.slot(*number)).collect();
        let (width, grids) = (plan.width(), plan.candidates.len() + 1);
        let windows = known.len();
        let cells = windows.saturating_mul(width);
        if cells.saturating_mul(grids) > MOST_CELLS {
            return Err(Problem::new(format!(
                "the sample has more than {windows} windows, too many to count {grids} layouts in {width} partitions each: take a longer --window"
            )));
        }
        Ok(slots)
    }
}

impl Count {
    fn new(candidate: &Candidate, limit: usize, width: usize) -> Self {
        let prefixes = candidate.layout.levels.len().saturating_sub(1);
        Self {
            items: 0,
            refused: RejectedItems::default(),
            keys: Keys::new(limit),
            prefixes: vec![Keys::new(limit); prefixes],
            pairs: Pairs::new(limit),
            grid: Grid::new(width),
        }
    }
}
