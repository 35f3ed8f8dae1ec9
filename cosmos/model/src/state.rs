//! A state of the whole system: the documents, the processes, and the requests under way.

use crate::call::{Call, Step};
use crate::fingerprint::fingerprint;
use crate::history::History;
use crate::store::{Answer, Cells, Document, Request, Version};

/// A call with the answers that it has received.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Running {
    pub(crate) call: Call,
    pub(crate) answers: Vec<Answer>,
}

/// A service, or a mover.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Process {
    /// The step of a service. A mover has none.
    pub(crate) step: Option<Step>,
    /// How many calls it still makes.
    pub(crate) left: u8,
    /// Its calls are numbered from here.
    pub(crate) base: u8,
    pub(crate) running: Option<Running>,
}

impl Process {
    pub(crate) fn new(step: Option<Step>, left: u8, base: u8) -> Self {
        Self {
            step,
            left,
            base,
            running: None,
        }
    }
}

/// A state of the whole system.
#[derive(Clone, Debug, Hash)]
pub(crate) struct State {
    pub(crate) cells: Cells,
    /// What each cell had before, for outdated reads.
    pub(crate) previous: Cells,
    pub(crate) processes: Vec<Process>,
    /// Requests that will arrive later, or never.
    pub(crate) late: Vec<Request>,
    pub(crate) faults: u8,
    /// Whether step 3 is deployed.
    pub(crate) is_three: bool,
    /// The highest version in use.
    pub(crate) highest: Version,
    pub(crate) history: History,
}

impl State {
    /// A number for this state. States that differ only in the names of versions, or in which of two movers is which,
    /// have the same number.
    pub(crate) fn fingerprint(&mut self) -> u128 {
        self.rename_versions();
        let own = fingerprint(self);
        let mut movers = (0..self.processes.len()).filter(|p| self.processes[*p].step.is_none());
        match (movers.next(), movers.next()) {
            (Some(a), Some(b)) if self.processes[a] != self.processes[b] => {
                let mut swapped = self.clone();
                swapped.processes.swap(a, b);
                swapped.rename_versions();
                own.min(fingerprint(&swapped))
            }
            _ => own,
        }
    }

    /// A number for what remains when all processes stop here.
    pub(crate) fn fingerprint_at_rest(&self) -> u128 {
        let mut rest = Self {
            cells: self.cells,
            previous: Cells::default(),
            processes: Vec::new(),
            late: self.late.clone(),
            faults: 0,
            is_three: self.is_three,
            highest: 0,
            history: self.history.clone(),
        };
        rest.rename_versions();
        fingerprint(&rest)
    }

    /// Numbers the versions in the order in which they occur.
    fn rename_versions(&mut self) {
        let (mut names, mut highest) = ([0; 256], 0);
        self.visit_versions(&mut |version| {
            let name = &mut names[usize::from(*version)];
            if *name == 0 {
                highest += 1;
                *name = highest;
            }
            *version = *name;
        });
        self.highest = highest;
        self.late.sort_unstable();
    }

    /// Visits every version that occurs.
    fn visit_versions(&mut self, visit: &mut impl FnMut(&mut Version)) {
        let mut version = |version: &mut Version| {
            if *version != 0 {
                visit(version);
            }
        };
        let document = |document: &mut Document, version: &mut dyn FnMut(&mut Version)| {
            version(&mut document.version);
            version(&mut document.named);
        };
        for stored in self.cells.iter_mut().chain(self.previous.iter_mut()) {
            document(stored, &mut version);
        }
        let running = self.processes.iter_mut();
        let running = running.filter_map(|process| process.running.as_mut());
        for answer in running.flat_map(|running| &mut running.answers) {
            match answer {
                Answer::Read(Some(read)) => document(read, &mut version),
                Answer::Done(written) => version(written),
                _ => {}
            }
        }
        for request in &mut self.late {
            match request {
                Request::Read(_) => {}
                Request::Create(_, written) | Request::Upsert(_, written) => {
                    document(written, &mut version);
                }
                Request::Replace(_, expected, written) => {
                    version(expected);
                    document(written, &mut version);
                }
                Request::Delete(_, expected) => version(expected),
            }
        }
    }
}
