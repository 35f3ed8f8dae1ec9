//! The cost of requests.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use azure_data_cosmos::CosmosError;
use azure_data_cosmos::diagnostics::DiagnosticsContext;

/// A sum of request units, to which all clones add.
#[derive(Clone, Debug, Default)]
pub(crate) struct Meter(Arc<AtomicU64>);

impl Meter {
    pub(crate) fn add(&self, charge: f64) {
        let add = |bits| Some((f64::from_bits(bits) + charge).to_bits());
        // The closure never refuses.
        let _ = self
            .0
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, add);
    }

    /// The part of another meter that this one does not have yet. It has it then.
    pub(crate) fn claim(&self, all: &Self) -> f64 {
        let total = all.total();
        let claimed = f64::from_bits(self.0.swap(total.to_bits(), Ordering::Relaxed));
        total - claimed
    }

    pub(crate) fn total(&self) -> f64 {
        f64::from_bits(self.0.load(Ordering::Relaxed))
    }
}

/// The cost of all attempts of the SDK.
pub(crate) fn charge_in(diagnostics: &DiagnosticsContext) -> f64 {
    diagnostics.total_request_charge().value()
}

/// The cost of an operation that failed.
pub(crate) fn charge_of(error: &CosmosError) -> f64 {
    error
        .diagnostics()
        .map_or(0.0, |diagnostics| charge_in(&diagnostics))
}
