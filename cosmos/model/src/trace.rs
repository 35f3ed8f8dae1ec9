//! A violation in words.

use crate::search::Violation;
use crate::state::State;
use crate::store::{Cell, Document, Kind, Request};
use crate::system::{Action, Delivery, System, described};

impl System<'_> {
    /// Describes the steps of a violation.
    pub(crate) fn violation(
        &self,
        problem: String,
        mut state: State,
        path: &[Action],
        states: usize,
    ) -> Violation {
        let mut steps = vec![cells(&state)];
        for action in path {
            // Actions name versions as the exploration did.
            state.fingerprint();
            let happened = match action {
                Action::DeployThree => "step 3 is deployed".to_owned(),
                Action::Arrive(request) => format!("a late request arrives: {}", sent(request)),
                Action::Send(place, call, delivery) => {
                    let process = &state.processes[*place];
                    let request = self.request(process, *call);
                    let who = match process.step {
                        Some(_) => described(*call),
                        None => format!("mover {place} of item {}", call.item),
                    };
                    let answer = match delivery {
                        Delivery::Normal => "",
                        Delivery::AnswerLost => ", the answer is lost",
                        Delivery::Late => ", the request is late",
                        Delivery::Stale => ", a lagging replica answers",
                    };
                    format!("{who}: {}{answer}", sent(&request))
                }
            };
            let Ok(next) = self.after(&state, *action) else {
                steps.push(happened);
                break;
            };
            state = next;
            steps.push(format!("{happened} -> {}", cells(&state)));
        }
        Violation {
            problem,
            steps,
            states,
        }
    }
}

fn cells(state: &State) -> String {
    let cells = [Cell::Old, Cell::New, Cell::OtherOld].into_iter();
    let cells = cells.filter_map(|cell| {
        let document = state.cells.get(cell)?;
        Some(format!("{} {}", name(cell), shown(document)))
    });
    let cells: Vec<_> = cells.collect();
    if cells.is_empty() {
        "empty".to_owned()
    } else {
        cells.join(", ")
    }
}

fn name(cell: Cell) -> &'static str {
    match cell {
        Cell::Old => "OLD",
        Cell::New => "NEW",
        Cell::OtherOld => "OLD of item 1",
    }
}

fn shown(document: Document) -> String {
    let Document {
        kind,
        named,
        value,
        version,
        ..
    } = document;
    match kind {
        Kind::Live => format!("live {value:x} @{version}"),
        Kind::Copy => format!("copy({named}) {value:x} @{version}"),
        Kind::Stub => format!("stub({named}) @{version}"),
        Kind::BareStub => format!("bare stub @{version}"),
    }
}

fn sent(request: &Request) -> String {
    match request {
        Request::Read(cell) => format!("read {}", name(*cell)),
        Request::Create(cell, document) => format!("create {} {}", name(*cell), shown(*document)),
        Request::Upsert(cell, document) => format!("upsert {} {}", name(*cell), shown(*document)),
        Request::Replace(cell, version, document) => {
            format!(
                "replace {} if {version} by {}",
                name(*cell),
                shown(*document)
            )
        }
        Request::Delete(cell, version) => format!("delete {} if {version}", name(*cell)),
    }
}
