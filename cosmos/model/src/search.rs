//! The exploration of all states of a configuration.

use std::collections::{HashSet, VecDeque};
use std::fmt;
use std::hash::BuildHasherDefault;

use crate::call::Protocol;
use crate::configuration::Configuration;
use crate::fingerprint::AsIs;
use crate::state::State;
use crate::system::{Action, System};

type Seen = HashSet<u128, BuildHasherDefault<AsIs>>;

/// All states were explored, and nothing is wrong in any of them.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct Explored {
    /// How many different states there are.
    pub states: usize,
    /// How many steps lead from one to a next one.
    pub steps: u64,
}

impl fmt::Display for Explored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} states, {} steps", self.states, self.steps)
    }
}

/// A run of the protocol that goes wrong.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Violation {
    /// What is wrong after the last step.
    pub problem: String,
    /// The steps, in words.
    pub steps: Vec<String>,
    /// How many states were explored until it was found.
    pub states: usize,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} (found after {} states)", self.problem, self.states)?;
        self.steps
            .iter()
            .try_for_each(|step| writeln!(f, "    {step}"))
    }
}

/// Explores every state that a configuration can get into.
///
/// In every state, the results so far are checked for linearizability, and [what must hold if everything stops
/// there](crate#what-is-checked).
///
/// # Errors
///
/// The first violation that is found.
pub fn explore(
    protocol: &dyn Protocol,
    configuration: &Configuration,
) -> Result<Explored, Violation> {
    let system = System {
        protocol,
        configuration,
    };
    let (mut seen, mut at_rest) = (Seen::default(), Seen::default());
    let mut explored = Explored::default();
    for mut initial in system.initial() {
        let start = initial.clone();
        seen.insert(initial.fingerprint());
        let mut path: Vec<Action> = Vec::new();
        let mut todo = vec![(system.actions(&initial), initial)];
        while let Some((actions, state)) = todo.last_mut() {
            let Some(action) = actions.pop() else {
                todo.pop();
                path.pop();
                continue;
            };
            explored.steps += 1;
            let next = system.after(state, action);
            path.push(action);
            let next = next.and_then(|mut next| {
                let is_new = seen.insert(next.fingerprint());
                // Many states differ only in what processes know.
                if is_new && at_rest.insert(next.fingerprint_at_rest()) {
                    system.check_at_rest(&next)?;
                }
                Ok(is_new.then_some(next))
            });
            match next {
                Ok(Some(next)) => todo.push((system.actions(&next), next)),
                Ok(None) => {
                    path.pop();
                }
                Err(problem) => {
                    return Err(system.violation(problem, start, &path, seen.len()));
                }
            }
        }
    }
    explored.states = seen.len();
    Ok(explored)
}

/// Looks for the shortest violation. Returns none if all states were explored without one.
#[must_use]
pub fn refute(protocol: &dyn Protocol, configuration: &Configuration) -> Option<Violation> {
    let system = System {
        protocol,
        configuration,
    };
    let initial = system.initial();
    let mut seen = Seen::default();
    // For each state: the one before it, and the action that led here.
    let mut origins: Vec<Option<(usize, Action)>> = Vec::new();
    let mut queue: VecDeque<(usize, usize, State)> = VecDeque::new();
    for (start, state) in initial.iter().enumerate() {
        let mut state = state.clone();
        seen.insert(state.fingerprint());
        queue.push_back((origins.len(), start, state));
        origins.push(None);
    }
    while let Some((place, start, state)) = queue.pop_front() {
        for action in system.actions(&state) {
            let problem = match system.after(&state, action) {
                Err(problem) => problem,
                Ok(mut next) => {
                    if !seen.insert(next.fingerprint()) {
                        continue;
                    }
                    let Err(problem) = system.check_at_rest(&next) else {
                        queue.push_back((origins.len(), start, next));
                        origins.push(Some((place, action)));
                        continue;
                    };
                    problem
                }
            };
            let mut path = vec![action];
            let mut before = place;
            while let Some((earlier, action)) = origins[before] {
                path.push(action);
                before = earlier;
            }
            path.reverse();
            return Some(system.violation(problem, initial[start].clone(), &path, seen.len()));
        }
    }
    None
}
