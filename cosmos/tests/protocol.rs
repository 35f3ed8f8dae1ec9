//! The code that `Items` runs, under the model's explorer: every order of its requests, with lost answers, late requests, and
//! services and movers that stop at any step. The model in `cosmos/model` has the same rules a second time.

use std::future::{Future, pending};
use std::io::Write;
use std::pin::pin;
use std::slice::Iter;
use std::sync::Mutex;
use std::task::{Context, Poll, Waker};

use synthetic_key_cosmos::protocol::{
    self, Answer, Answered, Doc, Documents, Ended, Finished, Mark, Moved, Outcome, Place, Step,
    Versioned,
};
use synthetic_key_cosmos_model::store::{
    self, Cell, Document, Item, Kind, Request, Value, Version,
};
use synthetic_key_cosmos_model::{
    self as model, Call, Configuration, Operation, Pause, Progress, Protocol, explore, refute,
    updated,
};

/// The protocol of `cosmos/src/protocol.rs`.
struct Real {
    /// Whether movers delete stubs.
    releases: bool,
    /// A mistake in how documents are read: a copy is an item. The explorer must find it.
    takes_copies_for_items: bool,
}

/// The documents of one item: a request is answered from those answers that there are.
struct Cells<'a> {
    item: Item,
    is_only: bool,
    takes_copies_for_items: bool,
    answers: Mutex<Iter<'a, store::Answer>>,
    waiting: Mutex<Option<Request>>,
    /// What was read.
    read: Mutex<Vec<Document>>,
    /// What was deleted.
    deleted: Mutex<Value>,
}

impl Cells<'_> {
    fn cell(&self, place: Place) -> Cell {
        match place {
            Place::Old => Cell::old_of(self.item),
            Place::New => Cell::New,
        }
    }

    async fn send(&self, request: Request) -> store::Answer {
        let next = self.answers.lock().unwrap().next().copied();
        if let Some(answer) = next {
            return answer;
        }
        *self.waiting.lock().unwrap() = Some(request);
        pending().await
    }

    async fn read_cell(&self, cell: Cell) -> Result<Option<Doc<Self>>, ()> {
        let store::Answer::Read(read) = self.send(Request::Read(cell)).await else {
            panic!("a read was answered as a write");
        };
        let document = read.map(|body| Versioned {
            body,
            version: body.version,
        });
        Ok(document)
    }

    async fn write(&self, request: Request) -> Answered<Self> {
        Ok(match self.send(request).await {
            store::Answer::Done(version) => Answer::Done(version),
            store::Answer::Lost => Answer::Lost(()),
            _ => Answer::Refused,
        })
    }
}

impl Documents for Cells<'_> {
    type Body = Document;
    type Version = Version;
    type Error = ();

    async fn read(&self, place: Place) -> Result<Option<Doc<Self>>, ()> {
        let read = self.read_cell(self.cell(place)).await?;
        let body = read.as_ref().map(|read| read.body);
        self.read.lock().unwrap().extend(body);
        Ok(read)
    }

    async fn read_source(&self, copy: &Document) -> Result<Option<Doc<Self>>, ()> {
        self.read_cell(Cell::old_of(copy.item)).await
    }

    async fn create(&self, place: Place, body: &Document) -> Answered<Self> {
        self.write(Request::Create(self.cell(place), *body)).await
    }

    async fn replace(&self, place: Place, version: &Version, body: &Document) -> Answered<Self> {
        let replace = Request::Replace(self.cell(place), *version, *body);
        self.write(replace).await
    }

    async fn delete(&self, place: Place, version: &Version) -> Answered<Self> {
        let read = self.read.lock().unwrap().clone();
        let mut read = read.iter().rev();
        let deleted = read.find(|read| read.version == *version);
        *self.deleted.lock().unwrap() = deleted.map_or(0, |deleted| deleted.value);
        let delete = Request::Delete(self.cell(place), *version);
        self.write(delete).await
    }

    fn finish<'a>(&'a self, _: &'a Doc<Self>) -> Finished<'a, ()> {
        panic!("in the model, no stub has the new key of an item");
    }

    fn mark(&self, body: &Document) -> Mark<Version> {
        match body.kind {
            Kind::Live => Mark::Live,
            Kind::Copy if self.takes_copies_for_items => Mark::Live,
            Kind::Copy => Mark::Copy(body.named),
            Kind::Stub => Mark::Stub(Some(body.named)),
            Kind::BareStub => Mark::Stub(None),
        }
    }

    fn is_own(&self, _: Place, body: &Document) -> Result<bool, ()> {
        Ok(self.is_only || body.item == self.item)
    }

    fn stub(&self, of: &Document, version: Option<&Version>) -> Document {
        match version {
            Some(version) => Document::stub(of.item, *version),
            None => Document::bare_stub(of.item),
        }
    }

    fn copy(&self, of: &Doc<Self>) -> Document {
        Document::copy(Document {
            version: of.version,
            ..of.body
        })
    }

    fn settled(&self, copy: &Document) -> Document {
        Document::live(copy.item, copy.value)
    }
}

fn step_of(step: model::Step) -> Step {
    match step {
        model::Step::One => Step::One,
        model::Step::TwoA => Step::TwoA,
        model::Step::Two => Step::Two,
        model::Step::Three => Step::Three,
    }
}

/// The outcome of a write, as the model names it.
fn ended(ended: Ended<Cells<'_>>, done: impl FnOnce() -> model::Outcome) -> model::Outcome {
    match ended.expect("no request of the model fails") {
        Outcome::Done(_) => done(),
        Outcome::Conflict => model::Outcome::Conflict,
        Outcome::Taken => model::Outcome::Taken,
        Outcome::NotFound => model::Outcome::NotFound,
        Outcome::Lost(()) => model::Outcome::MaybeDone,
        Outcome::Changed => panic!("no model has so many writers"),
    }
}

impl Real {
    async fn call(&self, cells: &Cells<'_>, call: Call) -> model::Outcome {
        let (step, item, written) = (step_of(call.step), call.item, Value::from(call.number));
        let body = |_| Document::live(item, written);
        let is_written = || model::Outcome::Written;
        match call.operation {
            Operation::Create => ended(protocol::create(cells, step, &body).await, is_written),
            Operation::Upsert => {
                ended(protocol::upsert(cells, step, None, &body).await, is_written)
            }
            Operation::Get => match protocol::find(cells, step).await.expect("a read") {
                Some(found) => model::Outcome::Value(found.doc.body.value),
                None => model::Outcome::NotFound,
            },
            Operation::Update => {
                let mut last = 0;
                let mut change = |found: &protocol::Found<Cells<'_>>| {
                    last = updated(found.doc.body.value, call.number);
                    Ok(Document::live(item, last))
                };
                let update = protocol::update(cells, step, &mut change).await;
                ended(update, || model::Outcome::Value(last))
            }
            Operation::Delete => {
                let delete = protocol::delete(cells, step).await;
                ended(delete, || {
                    model::Outcome::Value(*cells.deleted.lock().unwrap())
                })
            }
            Operation::Move => {
                let moved = protocol::relocate(cells, self.releases, None).await;
                match moved.expect("no request of the model fails") {
                    Moved::Moved | Moved::Finished => model::Outcome::Moved,
                    Moved::Taken | Moved::Twice => model::Outcome::Refused,
                    Moved::Changed => panic!("no model has so many writers"),
                }
            }
            Operation::Scan => panic!("a scan is not a part of this code"),
        }
    }
}

impl Protocol for Real {
    fn run(&self, call: Call, answers: &[store::Answer]) -> Progress<model::Outcome> {
        let cells = Cells {
            item: call.item,
            is_only: call.step == model::Step::Three,
            takes_copies_for_items: self.takes_copies_for_items,
            answers: Mutex::new(answers.iter()),
            waiting: Mutex::default(),
            read: Mutex::default(),
            deleted: Mutex::default(),
        };
        let polled = {
            let running = pin!(self.call(&cells, call));
            running.poll(&mut Context::from_waker(Waker::noop()))
        };
        match polled {
            Poll::Ready(outcome) => Ok(outcome),
            Poll::Pending => {
                let request = cells.waiting.into_inner().unwrap();
                Err(Pause::For(request.expect("it waits for a request")))
            }
        }
    }
}

const RELEASING: Real = Real {
    releases: true,
    takes_copies_for_items: false,
};

/// While services of step 1 run, stubs stay.
const LEAVING_STUBS: Real = Real {
    releases: false,
    takes_copies_for_items: false,
};

/// Explores all states, and prints how many there are.
fn holds(protocol: &Real, configuration: &Configuration) {
    let name = std::thread::current().name().unwrap_or_default().to_owned();
    match explore(protocol, configuration) {
        Ok(explored) => drop(writeln!(std::io::stderr(), "{name}: {explored}")),
        Err(violation) => panic!("{name}: {violation}"),
    }
}

#[test]
fn two_services_and_a_mover() {
    holds(&RELEASING, &Configuration::default().with_movers(1));
}

#[test]
fn two_movers_with_deletes_and_creates() {
    let configuration = Configuration::of(&[(model::Step::Two, 2)]);
    let configuration = configuration.with_operations(&[Operation::Create, Operation::Delete]);
    holds(&RELEASING, &configuration);
}

#[test]
fn a_service_and_a_mover_with_a_lost_answer() {
    let configuration = Configuration::of(&[(model::Step::Two, 2)]).with_movers(1);
    let configuration = configuration.with_operations(&[
        Operation::Create,
        Operation::Update,
        Operation::Upsert,
        Operation::Delete,
    ]);
    holds(&RELEASING, &configuration.with_faults(1));
}

#[test]
fn two_items_that_share_the_new_key_and_the_id() {
    let configuration = Configuration::default().with_two_items().with_movers(1);
    let configuration =
        configuration.with_operations(&[Operation::Create, Operation::Update, Operation::Delete]);
    holds(&RELEASING, &configuration);
}

#[test]
fn step_2_and_later_step_3() {
    let configuration = Configuration::of(&[(model::Step::Two, 1), (model::Step::Three, 1)]);
    holds(&RELEASING, &configuration.with_movers(1));
}

#[test]
fn steps_1_and_2a_with_a_mover() {
    let configuration = Configuration::of(&[(model::Step::One, 1), (model::Step::TwoA, 1)]);
    holds(&LEAVING_STUBS, &configuration.with_movers(1));
}

/// What is forbidden goes wrong: the explorer sees what this code does.
#[test]
fn what_must_not_be_is_found() {
    let steps_1_and_2a = Configuration::of(&[(model::Step::One, 1), (model::Step::TwoA, 1)]);
    assert!(refute(&RELEASING, &steps_1_and_2a.with_movers(1)).is_some());
    let mistaken = Real {
        takes_copies_for_items: true,
        ..RELEASING
    };
    assert!(refute(&mistaken, &Configuration::default()).is_some());
}
