//! Retries of transient errors that the SDK does not retry itself.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::time::Duration;

use azure_data_cosmos::diagnostics::DiagnosticsContext;
use azure_data_cosmos::options::OperationOptions;
use azure_data_cosmos::{CosmosError, CosmosStatus};

/// Options for retries: how often an operation is tried again after a transient error, and after which pauses.
///
/// The SDK itself retries 429 and 449 for as long as the service asks, so these are not retried here. Errors that the
/// SDK gives up on within milliseconds are: 408, 503, a partition that is being split.
///
/// ```
/// use std::time::Duration;
/// use synthetic_key_cosmos::RetryOptions;
///
/// let retry = RetryOptions::default().with_attempts(3).with_first_pause(Duration::from_millis(50));
/// # drop(retry);
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct RetryOptions {
    /// How often an operation is tried, including the first time. The default is 6.
    pub attempts: u32,
    /// The longest pause before the second attempt. It doubles for each further one, and up to half of it is left out at
    /// random. The default is 100 ms.
    pub first_pause: Duration,
    /// The longest pause before any attempt. The default is 5 s.
    pub longest_pause: Duration,
}

impl Default for RetryOptions {
    fn default() -> Self {
        Self {
            attempts: 6,
            first_pause: Duration::from_millis(100),
            longest_pause: Duration::from_secs(5),
        }
    }
}

impl RetryOptions {
    /// Sets how often an operation is tried.
    #[must_use]
    pub fn with_attempts(mut self, attempts: u32) -> Self {
        self.attempts = attempts;
        self
    }

    /// Sets the pause before the second attempt.
    #[must_use]
    pub fn with_first_pause(mut self, pause: Duration) -> Self {
        self.first_pause = pause;
        self
    }

    /// Sets the longest pause.
    #[must_use]
    pub fn with_longest_pause(mut self, pause: Duration) -> Self {
        self.longest_pause = pause;
        self
    }

    /// The pause after so many attempts. Half of it is random, so that clients do not all come back at the same time.
    pub(crate) fn pause(&self, attempts: u32) -> Duration {
        let doubled = 1_u32.checked_shl(attempts.saturating_sub(1));
        let pause = self.first_pause.saturating_mul(doubled.unwrap_or(u32::MAX));
        let half = pause.min(self.longest_pause) / 2;
        half + up_to(half)
    }

    /// Tries until the operation succeeds, or fails with an error that is not transient.
    pub(crate) async fn run<T, F>(&self, operation: impl FnMut() -> F) -> Tried<T>
    where
        F: Future<Output = azure_data_cosmos::Result<T>>,
    {
        self.run_with(Repeats::All, operation).await
    }

    /// The same, but what may have been done is repeated only if a repeat does no harm.
    pub(crate) async fn run_with<T, F>(
        &self,
        repeats: Repeats,
        mut operation: impl FnMut() -> F,
    ) -> Tried<T>
    where
        F: Future<Output = azure_data_cosmos::Result<T>>,
    {
        let (mut lost, mut charge, mut attempts) = (false, 0.0, 0);
        loop {
            let result = operation().await;
            attempts += 1;
            let Err(error) = &result else {
                return Tried {
                    result,
                    lost,
                    charge,
                };
            };
            let sent = Sent::of(error);
            lost |= sent.lost;
            // On 410 the SDK starts over, and forgets the attempts before that.
            lost |= repeats == Repeats::All && error.status().is_gone();
            charge += sent.charge;
            let is_over = lost && repeats == Repeats::UntilLost;
            if is_over || !passes(error.status()) || attempts >= self.attempts {
                return Tried {
                    result,
                    lost,
                    charge,
                };
            }
            tokio::time::sleep(self.pause(attempts)).await;
        }
    }
}

/// Which attempts of a write are repeated after a transient error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Repeats {
    /// All, by the SDK as well.
    All,
    /// All, but not by the SDK, which can forget a lost answer: see [`not_by_the_sdk`]. For a write that has a condition.
    OwnOnly,
    /// Not by the SDK, and none after a lost answer. For a write that would be done twice if others delete in between
    /// what the first attempt wrote.
    UntilLost,
}

/// Options with which the SDK does not repeat a write whose answer was lost.
pub(crate) fn not_by_the_sdk(options: &mut OperationOptions) {
    options.max_failover_retry_count = Some(0);
}

/// A random duration up to a limit.
pub(crate) fn up_to(limit: Duration) -> Duration {
    const PARTS: u64 = 1024;
    let random = RandomState::new().build_hasher().finish() % PARTS;
    limit.mul_f64(f64::from(u32::try_from(random).unwrap_or_default()) / 1024.0)
}

/// The result of an operation.
pub(crate) struct Tried<T> {
    pub(crate) result: azure_data_cosmos::Result<T>,
    /// Whether the answer of an attempt was lost. That attempt may have been done.
    pub(crate) lost: bool,
    /// The cost of the attempts that failed.
    pub(crate) charge: f64,
}

/// Whether a retry helps, and the SDK did not retry with pauses.
pub(crate) fn passes(status: CosmosStatus) -> bool {
    /// The caller's deadline has passed.
    const OPERATION_TIMEOUT: u16 = 20008;
    /// A query was interrupted by one split after another.
    const SPLIT_RETRIES_EXHAUSTED: u16 = 20206;
    let sub = status.sub_status().map(|sub| sub.value());
    match u16::from(status.status_code()) {
        408 => sub != Some(OPERATION_TIMEOUT),
        410 | 503 => true,
        500 => sub == Some(SPLIT_RETRIES_EXHAUSTED),
        _ => false,
    }
}

/// What is known about the attempts of the SDK.
#[derive(Default)]
pub(crate) struct Sent {
    /// Whether the answer of one of them was lost.
    pub(crate) lost: bool,
    pub(crate) charge: f64,
}

impl Sent {
    fn of(error: &CosmosError) -> Self {
        let diagnostics = error.diagnostics();
        diagnostics.map_or_else(Self::default, |diagnostics| Self::in_all(&diagnostics))
    }

    /// Reads all attempts of an operation.
    pub(crate) fn in_all(diagnostics: &DiagnosticsContext) -> Self {
        let requests = diagnostics.requests();
        let is_lost = |status: &CosmosStatus| {
            matches!(u16::from(status.status_code()), 408 | 500 | 502 | 503 | 504)
        };
        let mut requests = requests.iter();
        Self {
            lost: requests.any(|request| {
                request.request_sent().may_have_been_sent() && is_lost(request.status())
            }),
            charge: diagnostics.total_request_charge().value(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_sdk_tries_with_pauses_is_not_tried_again() {
        let passes = |code: u16, sub: Option<u16>| {
            let status = CosmosStatus::new(code.into());
            passes(sub.map_or(status, |sub| status.with_sub_status(sub)))
        };
        for (code, sub) in [
            (408, None),
            (503, None),
            (503, Some(20003)),
            (410, Some(1002)),
        ] {
            assert!(passes(code, sub), "{code}");
        }
        assert!(passes(500, Some(20206)) && passes(410, Some(1007)));
        for code in [400, 401, 403, 404, 409, 412, 413, 429, 449, 500] {
            assert!(!passes(code, None), "{code}");
        }
        assert!(!passes(408, Some(20008)), "the deadline of the caller");
    }

    #[test]
    fn pauses_double_up_to_the_longest() {
        let retry = RetryOptions::default();
        for (attempts, longest) in [(1, 100), (2, 200), (3, 400), (10, 5000), (100, 5000)] {
            let longest = Duration::from_millis(longest);
            let pause = retry.pause(attempts);
            assert!(
                pause >= longest / 2 && pause <= longest,
                "{attempts}: {pause:?}"
            );
        }
    }
}
