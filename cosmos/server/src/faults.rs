//! What goes wrong between a client and the server.

use std::ops::Range;
use std::time::Duration;

use crate::random::Random;

/// What goes wrong on the way to an [`HttpAccount`](crate::HttpAccount), and how often. Each number is the probability
/// for one request of an item, a batch or a query.
///
/// ```
/// use std::time::Duration;
/// use synthetic_key_cosmos_server::Faults;
///
/// let faults = Faults {
///     latency: Duration::from_millis(1)..Duration::from_millis(5),
///     lost_answers: 0.02,
///     ..Faults::default()
/// };
/// # drop(faults);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Faults {
    /// How long a request takes, without the work of the server.
    pub latency: Range<Duration>,
    /// The connection closes before the request arrives.
    pub lost_requests: f64,
    /// The request is done, and the connection closes before the answer arrives.
    pub lost_answers: f64,
    /// The connection closes, and the request arrives after a [stall](Self::stall). Only writes are late.
    ///
    /// The SDK sends a write again whose answer is lost, and so does `Items` for a type without `also_read`. If both
    /// arrive, and others have deleted the item in between, it exists again.
    pub late_requests: f64,
    /// The request is refused with 429 and a pause of some milliseconds.
    pub throttled: f64,
    /// The request is refused with 449.
    pub retry_with: f64,
    /// The request is refused with 503.
    pub unavailable: f64,
    /// The request is refused with 410, as during a split.
    pub gone: f64,
    /// The request arrives only after a stall.
    pub stalls: f64,
    /// How long a stall is.
    pub stall: Range<Duration>,
}

impl Faults {
    /// Only latency.
    #[must_use]
    pub fn latency(latency: Range<Duration>) -> Self {
        Self {
            latency,
            ..Self::default()
        }
    }

    /// Everything goes wrong now and then, with a total probability of about 7 percent for a request.
    #[must_use]
    pub fn mixed() -> Self {
        let ms = Duration::from_millis;
        Self {
            latency: Duration::ZERO..ms(2),
            lost_requests: 0.01,
            lost_answers: 0.015,
            late_requests: 0.01,
            throttled: 0.01,
            retry_with: 0.005,
            unavailable: 0.005,
            gone: 0.005,
            stalls: 0.01,
            stall: ms(5)..ms(60),
        }
    }

    /// What happens to a request.
    pub(crate) fn draw(&self, random: &mut Random, may_be_late: bool) -> Fate {
        let late = if may_be_late { self.late_requests } else { 0.0 };
        let fates = [
            (self.lost_requests, Fate::RequestLost),
            (self.lost_answers, Fate::AnswerLost),
            (late, Fate::Late(random.between(&self.stall))),
            (self.throttled, Fate::Refused(429, None)),
            (self.retry_with, Fate::Refused(449, None)),
            (self.unavailable, Fate::Refused(503, None)),
            (self.gone, Fate::Refused(410, Some(1002))),
            (self.stalls, Fate::Stalls(random.between(&self.stall))),
        ];
        let mut fates = fates.into_iter();
        fates
            .find(|(probability, _)| random.happens(*probability))
            .map_or(Fate::Arrives, |(_, fate)| fate)
    }
}

/// What happens to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Arrives,
    RequestLost,
    AnswerLost,
    Late(Duration),
    Refused(u16, Option<u32>),
    Stalls(Duration),
}
