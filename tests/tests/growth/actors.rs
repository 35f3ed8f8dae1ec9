//! Readers, movers and changers, as `docs/moving.md` describes them: each step is one request.

use std::collections::BTreeSet;

use crate::store::{Document, Store};
use crate::{Key, Keys};

#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum Actor {
    Reader(Reader),
    Point(Point),
    Mover(Mover),
    Changer(Changer),
}

/// Whether an actor keeps to the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Rule {
    Kept,
    /// A mover that replaces a copy without reading the original again, and a changer that mistakes a copy for the item.
    Broken,
    /// A mover that removes its copy again if it cannot delete the original.
    TakesBack,
}

impl Actor {
    pub(crate) fn step(&mut self, store: &mut Store) {
        match self {
            Self::Reader(reader) => reader.step(store),
            Self::Point(point) => point.step(store),
            Self::Mover(mover) => mover.step(store),
            Self::Changer(changer) => changer.step(store),
        }
    }

    pub(crate) fn is_done(&self) -> bool {
        match self {
            Self::Reader(reader) => reader.keys.is_empty(),
            Self::Point(point) => point.is_found || point.keys.is_empty(),
            Self::Mover(mover) => mover.next == Move::Done,
            Self::Changer(changer) => matches!(
                changer.next,
                Change::Read(_) | Change::Done | Change::Missed
            ),
        }
    }

    /// How many items a reader has found.
    pub(crate) fn found(&self) -> usize {
        match self {
            Self::Reader(reader) => reader.found.len(),
            Self::Point(point) => usize::from(point.is_found),
            Self::Mover(_) | Self::Changer(_) => 0,
        }
    }

    /// The changes that a reader has seen.
    pub(crate) fn seen(&self) -> Option<u8> {
        match self {
            Self::Changer(Changer {
                next: Change::Read(changes),
                ..
            }) => Some(*changes),
            _ => None,
        }
    }

    /// The change that was made, according to its writer.
    pub(crate) fn made(&self) -> u8 {
        match self {
            Self::Changer(changer) if changer.next == Change::Done => changer.change,
            _ => 0,
        }
    }

    /// Whether a changer has not found the item.
    pub(crate) fn has_missed(&self) -> bool {
        matches!(self, Self::Changer(changer) if changer.next == Change::Missed)
    }
}

/// Reads one key after the other.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Reader {
    /// The remaining ones; the next is the last.
    keys: Keys,
    found: BTreeSet<usize>,
}

impl Reader {
    pub(crate) fn new(mut keys: Keys) -> Self {
        keys.reverse();
        let found = BTreeSet::new();
        Self { keys, found }
    }

    fn step(&mut self, store: &Store) {
        if let Some(key) = self.keys.pop() {
            self.found.extend(store.ids(key));
        }
    }
}

/// Looks for one item.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Point {
    id: usize,
    keys: Keys,
    is_found: bool,
}

impl Point {
    pub(crate) fn new(id: usize, mut keys: Keys) -> Self {
        keys.reverse();
        Self {
            id,
            keys,
            is_found: false,
        }
    }

    fn step(&mut self, store: &Store) {
        if let Some(key) = self.keys.pop() {
            self.is_found = store.read(key, self.id).is_some();
        }
    }
}

/// Moves one item from a listed key to its own.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Mover {
    id: usize,
    from: Key,
    to: Key,
    rule: Rule,
    next: Move,
}

/// The next request of a mover; the document is the old one.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Move {
    Read,
    Create(Document),
    ReadCopy(Document),
    ReadAgain(Document, u32),
    Replace(Document, u32),
    Delete(Document),
    TakeBack,
    Done,
}

impl Mover {
    pub(crate) fn new(id: usize, from: Key, to: Key, rule: Rule) -> Self {
        Self {
            id,
            from,
            to,
            rule,
            next: Move::Read,
        }
    }

    fn step(&mut self, store: &mut Store) {
        let Self {
            id,
            from,
            to,
            rule,
            next,
        } = self;
        *next = match next.clone() {
            Move::Read => store.read(*from, *id).map_or(Move::Done, Move::Create),
            Move::Create(old) => {
                if store.create(*to, *id, old.changes, Some((*from, old.version))) {
                    Move::Delete(old)
                } else {
                    Move::ReadCopy(old)
                }
            }
            Move::ReadCopy(old) => match store.read(*to, *id) {
                None => Move::Read,
                // The copy of this version, or not a copy of this item: somebody wrote it, and it wins.
                Some(copy)
                    if copy
                        .mark
                        .is_none_or(|(key, of)| key != *from || of == old.version) =>
                {
                    Move::Delete(old)
                }
                Some(copy) if *rule == Rule::Broken => Move::Replace(old, copy.version),
                Some(copy) => Move::ReadAgain(old, copy.version),
            },
            Move::ReadAgain(old, copy) => {
                let is_same = store.read(*from, *id).is_some_and(|now| now == old);
                if is_same {
                    Move::Replace(old, copy)
                } else {
                    Move::Read
                }
            }
            Move::Replace(old, copy) => {
                if store.replace(*to, *id, copy, (old.changes, Some((*from, old.version)))) {
                    Move::Delete(old)
                } else {
                    Move::Read
                }
            }
            Move::Delete(old) => {
                let is_deleted = store.delete(*from, *id, old.version);
                match rule {
                    Rule::TakesBack if !is_deleted => Move::TakeBack,
                    _ if is_deleted => Move::Done,
                    _ => Move::Read,
                }
            }
            Move::TakeBack => {
                if let Some(copy) = store.read(*to, *id) {
                    store.delete(*to, *id, copy.version);
                }
                Move::Done
            }
            Move::Done => Move::Done,
        };
    }
}

/// Changes one item in place; without a change, it only reads.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Changer {
    id: usize,
    keys: Keys,
    change: u8,
    rule: Rule,
    next: Change,
}

/// The next request of a changer.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Change {
    /// Under the key with this index; after the last, once more under the first.
    Find(usize),
    /// The original of the copy under the key with this index.
    FindSource(usize, Key),
    /// The copy, if its original is gone.
    FindCopy(usize),
    Replace(Key, Document),
    /// The result of a reader.
    Read(u8),
    Done,
    Missed,
}

impl Changer {
    pub(crate) fn new(id: usize, keys: Keys, change: u8, rule: Rule) -> Self {
        Self {
            id,
            keys,
            change,
            rule,
            next: Change::Find(0),
        }
    }

    fn step(&mut self, store: &mut Store) {
        let Self {
            id,
            keys,
            change,
            rule,
            next,
        } = self;
        *next = match next.clone() {
            Change::Find(place) => {
                let key = keys[place % keys.len()];
                let found = store.read(key, *id);
                let source = found.as_ref().and_then(|found| found.mark);
                // The earlier keys were read already, and the original is not there.
                let mut open = keys.iter().skip(place + 1);
                let source = source.filter(|(source, _)| open.any(|key| key == source));
                match (found, source) {
                    (Some(_), Some((source, _))) if *rule == Rule::Kept => {
                        Change::FindSource(place, source)
                    }
                    (Some(found), _) => Change::Replace(key, found),
                    (None, _) if place == keys.len() => Change::Missed,
                    (None, _) => Change::Find(place + 1),
                }
            }
            Change::FindSource(place, source) => match store.read(source, *id) {
                Some(found) => Change::Replace(source, found),
                None => Change::FindCopy(place),
            },
            // It may have been replaced by now.
            Change::FindCopy(place) => match store.read(keys[place % keys.len()], *id) {
                Some(copy) => Change::Replace(keys[place % keys.len()], copy),
                None => Change::Find(place + 1),
            },
            // A reader that changes nothing.
            Change::Replace(_, found) if *change == 0 => Change::Read(found.changes),
            Change::Replace(key, found) => {
                if store.replace(key, *id, found.version, (found.changes | *change, None)) {
                    Change::Done
                } else {
                    Change::Find(0)
                }
            }
            Change::Read(changes) => Change::Read(changes),
            Change::Done => Change::Done,
            Change::Missed => Change::Missed,
        };
    }
}
