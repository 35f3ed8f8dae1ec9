//! Linearizability of one item's history, after Wing and Gong: is there an order of the calls, which respects which call
//! ended before which, in which every result is right?

use std::collections::HashSet;

/// The content of an item. Every write of a run writes a different one.
pub type Content = u64;

/// What a call does to the item, as its result says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It saw this.
    Reads(Option<Content>),
    /// It saw that the item exists.
    Exists,
    /// It created the item, which did not exist.
    Creates(Content),
    /// It wrote the item, whether or not it existed.
    Writes(Content),
    /// It replaced the first content by the second.
    Replaces(Content, Content),
    /// It changed whatever the content was, with [`changed`].
    Changes(u64),
    /// It deleted the item, which had this content.
    Deletes(Content),
}

impl Effect {
    /// The item afterwards, or nothing if the result would be different.
    #[expect(
        clippy::option_option,
        reason = "whether it can take place, and what is there then"
    )]
    fn on(self, item: Option<Content>) -> Option<Option<Content>> {
        match (self, item) {
            (Self::Reads(seen), item) => (seen == item).then_some(item),
            (Self::Exists, item) => item.map(Some),
            (Self::Creates(content), None) | (Self::Writes(content), _) => Some(Some(content)),
            (Self::Creates(_), Some(_)) => None,
            (Self::Replaces(from, to), item) => (item == Some(from)).then_some(Some(to)),
            (Self::Changes(change), item) => item.map(|item| Some(changed(item, change))),
            (Self::Deletes(content), item) => (item == Some(content)).then_some(None),
        }
    }
}

/// The content after a change. Different contents and changes give different ones. A number in JSON has 53 bits.
pub fn changed(content: Content, change: u64) -> Content {
    let mixed = (content ^ change.rotate_left(32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed >> 12
}

/// A call of a history.
#[derive(Clone, Debug)]
pub struct Call {
    /// When it started. No two calls start or end at the same time.
    pub start: u64,
    /// When it ended. A call whose result is unknown never ends: it may take place at any later time, or never.
    pub end: Option<u64>,
    /// What it did.
    pub effect: Effect,
    /// Who did it, for a person who reads the history.
    pub by: String,
}

/// Whether there is such an order, for an item that does not exist at first.
pub fn is_linearizable(calls: &[Call]) -> bool {
    assert!(calls.len() <= 128, "{} calls are too many", calls.len());
    let ended = calls.iter().enumerate();
    let ended = ended.filter(|(_, call)| call.end.is_some());
    let all = ended.fold(0_u128, |all, (place, _)| all | 1 << place);
    let mut seen = HashSet::new();
    let mut todo = vec![(0_u128, None)];
    while let Some((taken, item)) = todo.pop() {
        if taken & all == all {
            return true;
        }
        if !seen.insert((taken, item)) {
            continue;
        }
        let open = || {
            let calls = calls.iter().enumerate();
            calls.filter(move |(place, _)| taken & (1 << place) == 0)
        };
        // A call that starts after the end of an open one cannot be next.
        let latest = open().filter_map(|(_, call)| call.end).min();
        let next = open().filter(|(_, call)| latest.is_none_or(|latest| call.start < latest));
        for (place, call) in next {
            if let Some(item) = call.effect.on(item) {
                todo.push((taken | 1 << place, item));
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::Effect::{Changes, Creates, Deletes, Exists, Reads, Replaces, Writes};
    use super::*;

    /// A history of calls with start and end; an end of 0 is none.
    fn history<const N: usize>(calls: [(u64, u64, Effect); N]) -> bool {
        let calls = calls.map(|(start, end, effect)| Call {
            start,
            end: (end > 0).then_some(end),
            effect,
            by: String::new(),
        });
        is_linearizable(&calls)
    }

    #[test]
    fn right_histories_are_accepted() {
        assert!(history([]));
        assert!(history([
            (1, 2, Creates(7)),
            (3, 4, Reads(Some(7))),
            (5, 6, Deletes(7)),
            (7, 8, Reads(None))
        ]));
        // They overlap, so either order is possible.
        assert!(history([(1, 4, Creates(7)), (2, 3, Reads(None))]));
        assert!(history([(1, 4, Creates(7)), (2, 3, Reads(Some(7)))]));
        assert!(history([
            (1, 2, Creates(7)),
            (3, 6, Writes(8)),
            (4, 5, Replaces(7, 9)),
            (7, 8, Reads(Some(8)))
        ]));
    }

    #[test]
    fn a_call_without_a_result_takes_place_once_or_never() {
        for seen in [None, Some(7)] {
            assert!(history([(1, 0, Creates(7)), (2, 3, Reads(seen))]));
        }
        // It takes place late.
        assert!(history([
            (1, 0, Creates(7)),
            (2, 3, Reads(None)),
            (4, 5, Reads(Some(7)))
        ]));
        // But not twice, and it cannot be undone.
        assert!(!history([
            (1, 0, Creates(7)),
            (2, 3, Deletes(7)),
            (4, 5, Reads(Some(7)))
        ]));
        assert!(!history([
            (1, 0, Creates(7)),
            (2, 3, Reads(Some(7))),
            (4, 5, Reads(None))
        ]));
        let once = changed(7, 1);
        assert!(history([
            (1, 2, Creates(7)),
            (3, 0, Changes(1)),
            (4, 5, Reads(Some(once)))
        ]));
        assert!(!history([
            (1, 2, Creates(7)),
            (3, 0, Changes(1)),
            (4, 5, Reads(Some(changed(once, 1))))
        ]));
    }

    #[test]
    fn wrong_histories_are_refused() {
        // Lost: an acknowledged item is not there.
        assert!(!history([(1, 2, Creates(7)), (3, 4, Reads(None))]));
        // Twice: two creates of the same item succeed.
        assert!(!history([(1, 3, Creates(7)), (2, 4, Creates(8))]));
        // A lost update: both replaced the same content.
        assert!(!history([
            (1, 2, Creates(7)),
            (3, 6, Replaces(7, 8)),
            (4, 5, Replaces(7, 9))
        ]));
        // Back from the dead.
        assert!(!history([
            (1, 2, Creates(7)),
            (3, 4, Deletes(7)),
            (5, 6, Exists)
        ]));
        // Back in time: the second read started after the first had ended.
        assert!(!history([
            (1, 2, Creates(7)),
            (3, 8, Replaces(7, 8)),
            (4, 5, Reads(Some(8))),
            (6, 7, Reads(Some(7)))
        ]));
        // Out of nowhere.
        assert!(!history([(1, 2, Reads(Some(7))), (3, 4, Creates(7))]));
    }
}
