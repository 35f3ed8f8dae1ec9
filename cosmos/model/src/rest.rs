//! What must hold in every state if all processes stop there: readers see the item, a fresh mover cleans up, and late
//! requests change nothing.

use crate::call::{Call, Operation, Outcome, Pause, Step};
use crate::history::ABSENT;
use crate::state::State;
use crate::store::{Cell, Cells, Item, Value, Version};
use crate::system::{System, moving};

/// A call alone needs fewer requests than this.
const MOST_REQUESTS: Version = 60;

/// Versions from here on are not in use in any state.
const UNUSED: Version = 100;

impl System<'_> {
    /// What must hold with all processes stopped.
    pub(crate) fn check_at_rest(&self, state: &State) -> Result<(), String> {
        let has_one = self.configuration.has(Step::One);
        let readers: &[Step] = match state.is_three {
            true => &[Step::Two, Step::Three],
            false if has_one => &[Step::One, Step::TwoA],
            false => &[Step::Two],
        };
        self.check_readers(state, &state.cells, readers, "at rest")?;
        for item in 0..self.configuration.items() {
            let is_living = |cell: Cell| {
                let document = state.cells.get(cell);
                document.is_some_and(|document| document.item == item && document.is_live())
            };
            if is_living(Cell::old_of(item)) && is_living(Cell::New) {
                return Err(format!("item {item} lives under both keys"));
            }
        }
        if state.is_three {
            return Ok(());
        }
        let mut cells = state.cells;
        let refused = self.move_again(&state.cells, &mut cells)?;
        let readers: &[Step] = if has_one {
            &[Step::One, Step::TwoA]
        } else if refused || self.configuration.is_shared {
            &[Step::Two]
        } else {
            &[Step::Two, Step::Three]
        };
        let mut reversed = state.late.clone();
        reversed.reverse();
        for late in [&state.late, &reversed] {
            let mut cells = cells;
            for (request, version) in late.iter().zip(UNUSED + MOST_REQUESTS * 2..) {
                cells.execute(*request, version);
            }
            self.check_readers(state, &cells, readers, "after late requests")?;
        }
        Ok(())
    }

    /// Every reader sees a value that the item can have.
    fn check_readers(
        &self,
        state: &State,
        cells: &Cells,
        readers: &[Step],
        when: &str,
    ) -> Result<(), String> {
        for item in 0..self.configuration.items() {
            let values = state.history.values(item);
            for step in readers {
                let value = self.read(cells, item, *step)?;
                if !values.contains(&value) {
                    return Err(format!(
                        "{when}, step {step:?} reads {value:x} of item {item}, and possible are {values:x?}"
                    ));
                }
            }
        }
        Ok(())
    }

    /// A mover runs again, alone, until nothing is left to do. Returns whether it refuses an item.
    fn move_again(&self, before: &Cells, cells: &mut Cells) -> Result<bool, String> {
        let items = 0..self.configuration.items();
        let mut refused = [false; 2];
        for item in items.clone().chain(items.clone()) {
            let outcome = self.alone(cells, moving(item))?;
            refused[usize::from(item)] = outcome == Outcome::Refused;
        }
        for item in items {
            let (before, after) = (
                self.read(before, item, Step::Two)?,
                self.read(cells, item, Step::Two)?,
            );
            if before != after {
                return Err(format!(
                    "the mover changes item {item} from {before:x} to {after:x}"
                ));
            }
            if refused[usize::from(item)] {
                if !self.configuration.is_shared {
                    return Err("the mover refuses the only item".to_owned());
                }
                continue;
            }
            let (old, new) = (cells.get(Cell::old_of(item)), cells.get(Cell::New));
            let keeps_stubs = self.configuration.has(Step::One);
            let is_clean = old.is_none_or(|old| keeps_stubs && !old.is_live());
            if !is_clean || new.is_some_and(|new| new.item == item && new.is_copy()) {
                return Err(format!("the mover does not finish item {item}"));
            }
            if !keeps_stubs && new.is_none_or(|new| new.item == item) {
                let value = self.read(cells, item, Step::Three)?;
                if value != after {
                    return Err(format!("step 3 reads {value:x}, and step 2 {after:x}"));
                }
            }
        }
        Ok(refused.contains(&true))
    }

    fn read(&self, cells: &Cells, item: Item, step: Step) -> Result<Value, String> {
        let get = Call {
            operation: Operation::Get,
            item,
            step,
            number: 0,
        };
        match self.alone(&mut cells.clone(), get)? {
            Outcome::Value(value) => Ok(value),
            _ => Ok(ABSENT),
        }
    }

    /// Runs a call with nothing beside it.
    fn alone(&self, cells: &mut Cells, call: Call) -> Result<Outcome, String> {
        let mut answers = Vec::new();
        for version in (UNUSED..).take(MOST_REQUESTS.into()) {
            match self.protocol.run(call, &answers) {
                Ok(outcome) => return Ok(outcome),
                Err(Pause::Again) => answers.clear(),
                Err(Pause::For(request)) => answers.push(cells.execute(request, version)),
            }
        }
        Err(format!(
            "{:?} does not end, with nothing beside it",
            call.operation
        ))
    }
}
