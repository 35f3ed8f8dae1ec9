//! Readers, movers and changers, as `docs/growing.md` describes them: each step is one request.

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
    /// A mover that replaces a copy without reading the old one again, a changer that takes a copy for the item.
    Broken,
    /// A mover that takes its copy back if it cannot delete the old one.
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
            Self::Changer(changer) => matches!(changer.next, Change::Done | Change::Missed),
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

    /// Whether a changer has not found the item.
    pub(crate) fn has_missed(&self) -> bool {
        matches!(self, Self::Changer(changer) if changer.next == Change::Missed)
    }
}

/// Reads one key after the other.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Reader {
    /// Those that are left, the next one last.
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
                if store.create(*to, *id, old.changes, Some(old.version)) {
                    Move::Delete(old)
                } else {
                    Move::ReadCopy(old)
                }
            }
            Move::ReadCopy(old) => match store.read(*to, *id) {
                None => Move::Read,
                Some(copy) if copy.mark.is_none_or(|mark| mark == old.version) => Move::Delete(old),
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
                if store.replace(*to, *id, copy, (old.changes, Some(old.version))) {
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

/// Changes one item, where it is.
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
    /// Under the key of this place; after the last, once more under the first.
    Find(usize),
    /// What a copy, which was found, was made from.
    FindSource(Document, usize),
    Replace(Key, Document),
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
                match store.read(key, *id) {
                    Some(found) if found.mark.is_some() && *rule == Rule::Kept => {
                        Change::FindSource(found, 1)
                    }
                    Some(found) => Change::Replace(key, found),
                    None if place == keys.len() => Change::Missed,
                    None => Change::Find(place + 1),
                }
            }
            Change::FindSource(copy, place) => match store.read(keys[place], *id) {
                Some(source) => Change::Replace(keys[place], source),
                None if place + 1 == keys.len() => Change::Replace(keys[0], copy),
                None => Change::FindSource(copy, place + 1),
            },
            Change::Replace(key, found) => {
                if store.replace(key, *id, found.version, (found.changes | *change, None)) {
                    Change::Done
                } else {
                    Change::Find(0)
                }
            }
            Change::Done => Change::Done,
            Change::Missed => Change::Missed,
        };
    }
}
