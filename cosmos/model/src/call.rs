//! Calls of services and movers, as straight code that is replayed over the answers it has received.

use crate::store::{Answer, Cell, Document, Item, Request, Value, Version};

/// What a service or a mover does with an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Operation {
    /// Creates the item.
    Create,
    /// Reads the item.
    Get,
    /// Reads the item and writes the changed one.
    Update,
    /// Writes the item, whether or not it exists.
    Upsert,
    /// Reads the item and deletes it.
    Delete,
    /// Reads all keys, OLD keys first.
    Scan,
    /// Moves the item to NEW.
    Move,
}

/// The deployment step of a service.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Step {
    /// Writes OLD, also reads NEW. OLD decides where the item is.
    One,
    /// Writes NEW, also reads OLD, while services of step 1 still run.
    TwoA,
    /// Writes NEW, also reads OLD, after the last service of step 1 has stopped.
    Two,
    /// Reads and writes NEW only.
    Three,
}

/// One call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Call {
    /// What it does.
    pub operation: Operation,
    /// The item.
    pub item: Item,
    /// The step of the service that makes it. A mover has the step of the services that it runs with.
    pub step: Step,
    /// The number of the call, which is also what it writes.
    pub number: u8,
}

/// The result of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// A create or an upsert was done.
    Written,
    /// The item exists already.
    Conflict,
    /// There is no item.
    NotFound,
    /// The item that was read, written by an update, or deleted.
    Value(Value),
    /// The answer of the deciding write was lost: it may have been done.
    MaybeDone,
    /// A different item has this key and id.
    Taken,
    /// A mover has finished with the item.
    Moved,
    /// A mover has refused the item.
    Refused,
}

/// Why a call does not go on.
#[derive(Debug)]
pub enum Pause {
    /// It waits for the answer to this request.
    For(Request),
    /// It starts over.
    Again,
}

/// What a step of a call gives.
pub type Progress<T> = Result<T, Pause>;

/// The rules that all services and movers follow.
pub trait Protocol {
    /// Runs a call from its start over the answers that it has received so far.
    ///
    /// # Errors
    ///
    /// The call waits for one more answer, or starts over.
    fn run(&self, call: Call, answers: &[Answer]) -> Progress<Outcome>;
}

/// The requests of a call: answered from those it has received, until there are no more.
#[derive(Debug)]
pub struct Requests<'a> {
    answers: std::slice::Iter<'a, Answer>,
}

impl<'a> Requests<'a> {
    /// Starts a call over.
    #[must_use]
    pub fn new(answers: &'a [Answer]) -> Self {
        Self {
            answers: answers.iter(),
        }
    }

    /// The answer to a request.
    ///
    /// # Errors
    ///
    /// It has not been received.
    pub fn send(&mut self, request: Request) -> Progress<Answer> {
        self.answers.next().copied().ok_or(Pause::For(request))
    }

    pub(crate) fn read(&mut self, cell: Cell) -> Progress<Option<Document>> {
        match self.send(Request::Read(cell))? {
            Answer::Read(document) => Ok(document),
            answer => unreachable!("a read was answered with {answer:?}"),
        }
    }

    pub(crate) fn create(&mut self, cell: Cell, document: Document) -> Progress<Answer> {
        self.send(Request::Create(cell, document))
    }

    pub(crate) fn replace(
        &mut self,
        cell: Cell,
        version: Version,
        document: Document,
    ) -> Progress<Answer> {
        self.send(Request::Replace(cell, version, document))
    }

    pub(crate) fn delete(&mut self, cell: Cell, version: Version) -> Progress<Answer> {
        self.send(Request::Delete(cell, version))
    }
}
