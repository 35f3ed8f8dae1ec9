//! A limit of request units per second, so that production keeps what it needs.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::meter::Meter;

/// Request units that may be spent per second, by one worker.
///
/// The cost of a request is known after it. So the balance may become negative, and the next request waits until it is
/// not.
#[derive(Debug)]
pub(crate) struct Budget {
    meter: Meter,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    per_second: Option<f64>,
    balance: f64,
    spent: f64,
    at: Instant,
}

impl Budget {
    /// A budget for the requests that this meter counts. None is no limit.
    pub(crate) fn new(meter: Meter, per_second: Option<f64>) -> Self {
        let state = State {
            per_second,
            balance: 0.0,
            spent: meter.total(),
            at: Instant::now(),
        };
        Self {
            meter,
            state: Mutex::new(state),
        }
    }

    /// What this worker may spend, because others work as well.
    pub(crate) fn set(&self, per_second: Option<f64>) {
        self.lock().per_second = per_second;
    }

    /// Waits until something may be spent.
    pub(crate) async fn wait(&self) {
        while let Some(pause) = self.pause() {
            tokio::time::sleep(pause).await;
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn pause(&self) -> Option<Duration> {
        let (now, spent) = (Instant::now(), self.meter.total());
        let mut state = self.lock();
        let per_second = state.per_second?;
        let earned = now.duration_since(state.at).as_secs_f64() * per_second;
        let cost = spent - state.spent;
        // What was not spent in a second is not saved for later.
        state.balance = (state.balance + earned).min(per_second) - cost;
        (state.at, state.spent) = (now, spent);
        if state.balance >= 0.0 {
            return None;
        }
        let seconds = (-state.balance / per_second.max(f64::MIN_POSITIVE)).min(1.0);
        Some(Duration::from_secs_f64(seconds))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_was_spent_is_waited_for() {
        let meter = Meter::default();
        let budget = Budget::new(meter.clone(), Some(10_000.0));
        let start = Instant::now();
        for _ in 0..100 {
            budget.wait().await;
            meter.add(20.0);
        }
        // All but the last are paid for. A busy machine takes longer.
        assert!(start.elapsed() >= Duration::from_millis(190));
    }

    #[tokio::test]
    async fn without_a_limit_nothing_waits() {
        let meter = Meter::default();
        let budget = Budget::new(meter.clone(), None);
        meter.add(1e9);
        assert_eq!(budget.pause(), None);
        budget.set(Some(1.0));
        assert!(budget.pause().is_some());
    }
}
