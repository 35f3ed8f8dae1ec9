//! What is counted in one pass over a sample.

mod distinct;
mod grid;
mod identity;
mod keys;
mod pairs;
mod part;
mod recent;

pub(crate) use distinct::Distinct;
pub(crate) use grid::{Grid, Windows};
pub(crate) use identity::HashedMap;
pub(crate) use keys::Keys;
pub(crate) use pairs::Pairs;
pub(crate) use part::{Part, Timed};

use crate::candidate::Candidate;
use crate::plan::Plan;
use crate::problem::Problem;
use crate::query::Asked;
use crate::trouble::Troubles;

/// How many cells all grids have at most: 256 MiB.
const MOST_CELLS: usize = 32 << 20;

/// The counts of a sample.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    /// How many items had a time, whatever they count as.
    pub(crate) rows: u64,
    /// What they count as.
    pub(crate) items: u64,
    pub(crate) from: i64,
    pub(crate) to: i64,
    pub(crate) windows: Windows,
    /// What a key for each item would do.
    pub(crate) floor: Grid,
    pub(crate) candidates: Vec<Count>,
    /// How often each value of [`Plan::value_candidates`] is there.
    pub(crate) values: Vec<Keys>,
    pub(crate) asked: Vec<Asked>,
    /// Lines that are not items, and items without a time or weight.
    pub(crate) troubles: Troubles,
}

/// The counts of one layout.
#[derive(Clone, Debug)]
pub(crate) struct Count {
    pub(crate) items: u64,
    pub(crate) refused: Troubles,
    pub(crate) keys: Keys,
    /// The keys up to each level but the last.
    pub(crate) prefixes: Vec<Keys>,
    pub(crate) pairs: Pairs,
    pub(crate) grid: Grid,
}

impl Tally {
    pub(crate) fn new(plan: &Plan) -> Self {
        let limit = plan.key_limit();
        Self {
            rows: 0,
            items: 0,
            from: i64::MAX,
            to: i64::MIN,
            windows: Windows::default(),
            floor: Grid::new(plan.width()),
            candidates: plan
                .candidates
                .iter()
                .map(|candidate| Count::new(candidate, limit, plan.width()))
                .collect(),
            values: vec![Keys::new(limit); plan.value_candidates.len()],
            asked: plan.queries.iter().map(Asked::new).collect(),
            troubles: Troubles::default(),
        }
    }

    /// The slots of these windows, which may be new.
    fn slots(&mut self, plan: &Plan, windows: &Windows) -> Result<Vec<u32>, Problem> {
        let numbers = windows.numbers().iter();
        let slots = numbers.map(|number| self.windows.slot(*number)).collect();
        let (width, grids) = (plan.width(), plan.candidates.len() + 1);
        let cells = self.windows.len().saturating_mul(width);
        if cells.saturating_mul(grids) > MOST_CELLS {
            return Err(Problem::new(format!(
                "the sample has more than {} windows, too many to count {grids} layouts in {width} partitions each: take a longer --window",
                self.windows.len()
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
            refused: Troubles::default(),
            keys: Keys::new(limit),
            prefixes: vec![Keys::new(limit); prefixes],
            pairs: Pairs::new(limit),
            grid: Grid::new(width),
        }
    }
}
