//! Linearizability, checked while the calls run: all orders in which the calls can have taken place so far.

use std::collections::HashSet;

use crate::call::{Call, Operation, Outcome};
use crate::service::updated;
use crate::store::{Item, Value};

/// The maximum number of calls of a run, plus one: calls are numbered from 1.
pub const CALLS: usize = 8;

/// The value of an item that does not exist.
pub const ABSENT: Value = 0;

/// Whether a call of an order has taken place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Place {
    /// It has not started, or its result is known and checked.
    None,
    /// It runs, and has not taken place.
    Open,
    /// It has taken place with this result. `MaybeDone` stands for every result that nobody sees.
    Taken(Outcome),
}

/// One possible order: the items after the calls that have taken place, and which calls those are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Order {
    values: [Value; 2],
    places: [Place; CALLS],
}

/// A call that has started, and whether its result will never be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Started {
    call: Call,
    is_maybe_done: bool,
}

/// All orders that agree with the results so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct History {
    started: [Option<Started>; CALLS],
    orders: Vec<Order>,
    /// Two items share the NEW key and the id, so that a write may be refused as taken.
    is_shared: bool,
}

impl History {
    /// Starts with the values of the items.
    #[must_use]
    pub fn new(values: [Value; 2], is_shared: bool) -> Self {
        let places = [Place::None; CALLS];
        Self {
            started: [None; CALLS],
            orders: vec![Order { values, places }],
            is_shared,
        }
    }

    /// A call starts.
    pub fn start(&mut self, call: Call) {
        let number = usize::from(call.number);
        let is_maybe_done = false;
        self.started[number] = Some(Started {
            call,
            is_maybe_done,
        });
        for order in &mut self.orders {
            order.places[number] = Place::Open;
        }
    }

    /// A call returns. Returns whether any order is left.
    #[must_use]
    pub fn finish(&mut self, call: Call, outcome: Outcome) -> bool {
        let number = usize::from(call.number);
        if outcome == Outcome::MaybeDone {
            if let Some(started) = &mut self.started[number] {
                started.is_maybe_done = true;
            }
            for order in &mut self.orders {
                if order.places[number] != Place::Open {
                    order.places[number] = Place::Taken(Outcome::MaybeDone);
                }
            }
        } else {
            let mut left = Vec::new();
            self.visit(|order| match order.places[number] {
                Place::Open => true,
                place => {
                    if place == Place::Taken(outcome) {
                        let mut order = *order;
                        order.places[number] = Place::None;
                        left.push(order);
                    }
                    false
                }
            });
            self.started[number] = None;
            self.orders = left;
        }
        self.orders.sort_unstable();
        self.orders.dedup();
        !self.orders.is_empty()
    }

    /// All values that the item may have now.
    #[must_use]
    pub fn values(&self, item: Item) -> HashSet<Value> {
        let mut values = HashSet::new();
        self.visit(|order| {
            values.insert(order.values[usize::from(item)]);
            true
        });
        values
    }

    /// Visits every order that open calls can lead to; `visit` says whether to go on from there.
    fn visit(&self, mut visit: impl FnMut(&Order) -> bool) {
        let mut seen = HashSet::new();
        let mut todo = self.orders.clone();
        while let Some(order) = todo.pop() {
            let is_settled = order.places.iter().all(|place| *place != Place::Open);
            if !is_settled && !seen.insert(order) {
                continue;
            }
            if visit(&order) && !is_settled {
                let open = self.started.iter().flatten();
                let open = open.filter(|started| order.is_open(started.call));
                todo.extend(open.flat_map(|started| self.after(order, *started)));
            }
        }
    }

    /// The orders in which this call takes place next.
    fn after(&self, order: Order, started: Started) -> impl Iterator<Item = Order> + use<> {
        let Started {
            call,
            is_maybe_done,
        } = started;
        let (item, number) = (usize::from(call.item), usize::from(call.number));
        let effect = effect(call, order.values[item]);
        let may_be_taken = self.is_shared
            && !is_maybe_done
            && matches!(call.operation, Operation::Create | Operation::Upsert);
        let taken = may_be_taken.then_some((order.values[item], Outcome::Taken));
        [Some(effect), taken]
            .into_iter()
            .flatten()
            .map(move |(value, outcome)| {
                let mut order = order;
                order.values[item] = value;
                let outcome = if is_maybe_done {
                    Outcome::MaybeDone
                } else {
                    outcome
                };
                order.places[number] = Place::Taken(outcome);
                order
            })
    }
}

impl Order {
    fn is_open(&self, call: Call) -> bool {
        self.places[usize::from(call.number)] == Place::Open
    }
}

/// What a call does to an item with this value: the value afterwards and the result.
fn effect(call: Call, value: Value) -> (Value, Outcome) {
    let exists = value != ABSENT;
    match call.operation {
        Operation::Create if exists => (value, Outcome::Conflict),
        Operation::Create | Operation::Upsert => (Value::from(call.number), Outcome::Written),
        _ if !exists => (ABSENT, Outcome::NotFound),
        Operation::Update => {
            let value = updated(value, call.number);
            (value, Outcome::Value(value))
        }
        Operation::Delete => (ABSENT, Outcome::Value(value)),
        Operation::Get | Operation::Scan | Operation::Move => (value, Outcome::Value(value)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::call::Step;

    fn call(number: u8, operation: Operation) -> Call {
        Call {
            operation,
            item: 0,
            step: Step::Two,
            number,
        }
    }

    #[test]
    fn a_read_of_a_value_that_was_overwritten_before_it_started_is_refused() {
        let mut history = History::new([15, ABSENT], false);
        let (write, read) = (call(1, Operation::Upsert), call(2, Operation::Get));
        history.start(write);
        assert!(history.finish(write, Outcome::Written));
        history.start(read);
        assert!(!history.finish(read, Outcome::Value(15)));
    }

    #[test]
    fn calls_that_overlap_may_take_place_in_either_order() {
        for (read_value, holds) in [(15, true), (1, true), (2, false)] {
            let mut history = History::new([15, ABSENT], false);
            let (write, read) = (call(1, Operation::Upsert), call(2, Operation::Get));
            history.start(write);
            history.start(read);
            assert_eq!(history.finish(read, Outcome::Value(read_value)), holds);
        }
    }

    #[test]
    fn a_call_that_may_be_done_takes_place_late_or_never_but_once() {
        let mut history = History::new([15, ABSENT], false);
        let (delete, create) = (call(1, Operation::Delete), call(2, Operation::Create));
        history.start(delete);
        assert!(history.finish(delete, Outcome::MaybeDone));
        assert_eq!(history.values(0), HashSet::from([15, ABSENT]));
        history.start(create);
        assert!(history.finish(create, Outcome::Written), "it was deleted");
        assert_eq!(history.values(0), HashSet::from([2]), "and only once");
    }

    #[test]
    fn two_creates_of_one_item_do_not_both_succeed() {
        let mut history = History::new([ABSENT; 2], false);
        let calls = [call(1, Operation::Create), call(2, Operation::Create)];
        for call in calls {
            history.start(call);
        }
        assert!(history.finish(calls[0], Outcome::Written));
        assert!(!history.finish(calls[1], Outcome::Written));
    }
}
