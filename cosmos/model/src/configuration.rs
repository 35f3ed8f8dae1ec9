//! What runs together in one exploration.

use crate::call::{Operation, Step};

/// Which reads may be answered from a lagging replica, with the previous document of the cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stale {
    /// None: reads are linearizable, as the protocol requires.
    None,
    /// Those of movers.
    Movers,
    /// All.
    All,
}

/// What runs together.
#[derive(Clone, Debug)]
pub struct Configuration {
    /// The step of each service, and how many calls it makes. It chooses every call freely.
    pub services: Vec<(Step, u8)>,
    /// The calls it chooses from.
    pub operations: Vec<Operation>,
    /// How many movers run. Each can stop at any step, and go on at any later time.
    pub movers: u8,
    /// How many answers of writes are lost: the write was done, or arrives at any later time, or never.
    pub faults: u8,
    /// Two items share the NEW key and the id.
    pub is_shared: bool,
    /// Whether the item exists at first, under OLD. `None` explores both.
    pub exists: Option<bool>,
    /// Which reads may be outdated.
    pub stale: Stale,
}

impl Default for Configuration {
    /// Two services of step 2 with one call each, and two movers.
    fn default() -> Self {
        use Operation::{Create, Delete, Get, Update, Upsert};
        Self {
            services: vec![(Step::Two, 1), (Step::Two, 1)],
            operations: vec![Create, Get, Update, Upsert, Delete],
            movers: 2,
            faults: 0,
            is_shared: false,
            exists: None,
            stale: Stale::None,
        }
    }
}

impl Configuration {
    /// These services, each with a number of calls.
    #[must_use]
    pub fn of(services: &[(Step, u8)]) -> Self {
        Self {
            services: services.to_vec(),
            ..Self::default()
        }
    }

    /// Services choose from these calls.
    #[must_use]
    pub fn with_operations(mut self, operations: &[Operation]) -> Self {
        self.operations = operations.to_vec();
        self
    }

    /// Services scan, too.
    #[must_use]
    pub fn with_scans(mut self) -> Self {
        self.operations.push(Operation::Scan);
        self
    }

    /// So many movers run.
    #[must_use]
    pub fn with_movers(mut self, movers: u8) -> Self {
        self.movers = movers;
        self
    }

    /// So many answers are lost.
    #[must_use]
    pub fn with_faults(mut self, faults: u8) -> Self {
        self.faults = faults;
        self
    }

    /// Two items share the NEW key and the id.
    #[must_use]
    pub fn with_two_items(mut self) -> Self {
        self.is_shared = true;
        self
    }

    /// The item exists at first, or does not.
    #[must_use]
    pub fn with_item(mut self, exists: bool) -> Self {
        self.exists = Some(exists);
        self
    }

    /// These reads may be outdated.
    #[must_use]
    pub fn with_stale_reads(mut self, stale: Stale) -> Self {
        self.stale = stale;
        self
    }

    /// How many items there are.
    #[must_use]
    pub fn items(&self) -> u8 {
        if self.is_shared { 2 } else { 1 }
    }

    /// Whether services of a step run.
    #[must_use]
    pub fn has(&self, step: Step) -> bool {
        self.services.iter().any(|(service, _)| *service == step)
    }
}
