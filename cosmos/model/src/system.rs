//! What can happen next in a state, and what follows from it.

use crate::call::{Call, Operation, Outcome, Pause, Protocol, Step};
use crate::configuration::{Configuration, Stale};
use crate::history::{ABSENT, History};
use crate::state::{Process, Running, State};
use crate::store::{Answer, Cell, Cells, Document, Item, Request, Value};

/// The value of item 0 if it exists at first. Item 1 has the one below.
const FIRST: Value = 15;

/// What happens to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Delivery {
    Normal,
    /// It is done, and the answer is lost.
    AnswerLost,
    /// The answer is lost, and the request arrives later or never.
    Late,
    /// A lagging replica answers.
    Stale,
}

/// One step of the whole system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// A process sends the next request of this call.
    Send(usize, Call, Delivery),
    /// A late request arrives.
    Arrive(Request),
    /// Step 3 is deployed.
    DeployThree,
}

/// A configuration, with the protocol that everything in it follows.
#[derive(Clone, Copy)]
pub(crate) struct System<'a> {
    pub(crate) protocol: &'a dyn Protocol,
    pub(crate) configuration: &'a Configuration,
}

impl System<'_> {
    /// The states that it starts in.
    pub(crate) fn initial(&self) -> Vec<State> {
        let configuration = self.configuration;
        let mut base = 0;
        let services = configuration.services.iter().map(|(step, left)| {
            base += left;
            Process::new(Some(*step), *left, base - left)
        });
        let movers = (0..configuration.movers).map(|_| Process::new(None, 1, 0));
        let processes: Vec<_> = services.chain(movers).collect();
        let exists = configuration.exists;
        let starts = [false, true].into_iter();
        let starts = starts.filter(|start| exists.is_none_or(|exists| exists == *start));
        let start = |exists: bool| {
            let (mut cells, mut values) = (Cells::default(), [ABSENT; 2]);
            for item in 0..configuration.items() {
                if exists {
                    let value = FIRST - Value::from(item);
                    let version = item + 1;
                    let document = Document::live(item, value);
                    cells.set(
                        Cell::old_of(item),
                        Some(Document {
                            version,
                            ..document
                        }),
                    );
                    values[usize::from(item)] = value;
                }
            }
            State {
                cells,
                previous: Cells::default(),
                processes: processes.clone(),
                late: Vec::new(),
                faults: configuration.faults,
                is_three: false,
                highest: 2,
                history: History::new(values, configuration.is_shared),
            }
        };
        starts.map(start).collect()
    }

    /// Everything that can happen next.
    pub(crate) fn actions(&self, state: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        for (place, process) in state.processes.iter().enumerate() {
            if process.step == Some(Step::Three) && !state.is_three {
                continue;
            }
            for call in self.calls(process) {
                let request = self.request(process, call);
                let mut add = |delivery| actions.push(Action::Send(place, call, delivery));
                add(Delivery::Normal);
                if request.is_write() && state.faults > 0 {
                    add(Delivery::AnswerLost);
                    add(Delivery::Late);
                }
                if let Request::Read(cell) = request
                    && self.may_be_stale(process)
                    && state.previous.get(cell) != state.cells.get(cell)
                {
                    add(Delivery::Stale);
                }
            }
        }
        actions.extend(state.late.iter().copied().map(Action::Arrive));
        if self.configuration.has(Step::Three) && !state.is_three && is_moved(&state.cells) {
            actions.push(Action::DeployThree);
        }
        actions
    }

    /// The call that a process is in, or all that it may start.
    fn calls(&self, process: &Process) -> Vec<Call> {
        if let Some(running) = &process.running {
            return vec![running.call];
        }
        if process.left == 0 {
            return Vec::new();
        }
        let items = 0..self.configuration.items();
        let Some(step) = process.step else {
            return items.map(moving).collect();
        };
        let number = process.base + process.left;
        let operations = self.configuration.operations.iter();
        operations
            .flat_map(|operation| {
                items.clone().map(move |item| Call {
                    operation: *operation,
                    item,
                    step,
                    number,
                })
            })
            .collect()
    }

    /// The request that a call sends next.
    pub(crate) fn request(&self, process: &Process, call: Call) -> Request {
        let answers = process.running.as_ref();
        let answers = answers.map_or(&[][..], |running| &running.answers);
        match self.protocol.run(call, answers) {
            Err(Pause::For(request)) => request,
            other => unreachable!("{call:?} goes on after {answers:?} with {other:?}"),
        }
    }

    fn may_be_stale(&self, process: &Process) -> bool {
        match self.configuration.stale {
            Stale::None => false,
            Stale::Movers => process.step.is_none(),
            Stale::All => true,
        }
    }

    /// The state after an action, or what is wrong.
    pub(crate) fn after(&self, state: &State, action: Action) -> Result<State, String> {
        let mut next = state.clone();
        match action {
            Action::DeployThree => next.is_three = true,
            Action::Arrive(request) => {
                let place = next.late.iter().position(|late| *late == request);
                next.late.remove(place.unwrap_or_default());
                self.execute(&mut next, request);
            }
            Action::Send(place, call, delivery) => {
                let request = self.request(&state.processes[place], call);
                let answer = self.deliver(&mut next, request, delivery);
                self.advance(&mut next, place, call, answer)?;
            }
        }
        next.late.sort_unstable();
        Ok(next)
    }

    /// The answer to a request.
    pub(crate) fn deliver(
        &self,
        state: &mut State,
        request: Request,
        delivery: Delivery,
    ) -> Answer {
        match (delivery, request) {
            (Delivery::Stale, Request::Read(cell)) => Answer::Read(state.previous.get(cell)),
            (Delivery::Normal | Delivery::Stale, request) => self.execute(state, request),
            (Delivery::AnswerLost, request) => {
                self.execute(state, request);
                state.faults -= 1;
                Answer::Lost
            }
            (Delivery::Late, request) => {
                state.late.push(request);
                state.faults -= 1;
                Answer::Lost
            }
        }
    }

    fn execute(&self, state: &mut State, request: Request) -> Answer {
        let before = state.cells;
        let answer = state.cells.execute(request, state.highest + 1);
        if self.configuration.stale != Stale::None {
            for cell in [Cell::Old, Cell::New, Cell::OtherOld] {
                if state.cells.get(cell) != before.get(cell) {
                    state.previous.set(cell, before.get(cell));
                }
            }
        }
        answer
    }

    /// A call receives an answer.
    fn advance(
        &self,
        state: &mut State,
        place: usize,
        call: Call,
        answer: Answer,
    ) -> Result<(), String> {
        let process = &mut state.processes[place];
        let is_mover = process.step.is_none();
        let mut running = process.running.take().unwrap_or_else(|| {
            process.left -= 1;
            if !is_mover {
                state.history.start(call);
            }
            let answers = Vec::new();
            Running { call, answers }
        });
        running.answers.push(answer);
        match self.protocol.run(call, &running.answers) {
            Err(Pause::For(_)) => process.running = Some(running),
            Err(Pause::Again) => {
                running.answers.clear();
                process.running = Some(running);
            }
            Ok(outcome) => {
                if !is_mover && !state.history.finish(call, outcome) {
                    return Err(format!(
                        "not linearizable: {} returns {}",
                        described(call),
                        shown(outcome)
                    ));
                }
            }
        }
        Ok(())
    }
}

/// The call of a mover.
pub(crate) fn moving(item: Item) -> Call {
    Call {
        operation: Operation::Move,
        item,
        step: Step::Two,
        number: 0,
    }
}

/// Whether a pass of the mover would find nothing to do.
fn is_moved(cells: &Cells) -> bool {
    let is_empty = |cell| cells.get(cell).is_none();
    let is_settled = |new: Document| new.is_live();
    is_empty(Cell::Old) && is_empty(Cell::OtherOld) && cells.get(Cell::New).is_none_or(is_settled)
}

/// A call in words.
pub(crate) fn described(call: Call) -> String {
    format!(
        "{:?} #{} of item {} in step {:?}",
        call.operation, call.number, call.item, call.step
    )
}

/// An outcome in words.
pub(crate) fn shown(outcome: Outcome) -> String {
    match outcome {
        Outcome::Value(value) => format!("{value:x}"),
        outcome => format!("{outcome:?}"),
    }
}
