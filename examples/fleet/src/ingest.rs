//! Reads lines and stores their trips.

use std::cell::Cell;
use std::fmt;

use anyhow::{Context, Result};
use futures::{Stream, StreamExt, stream};
use indicatif::ProgressBar;
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::{Error, Items, Outcome};
use tokio::io::{AsyncBufRead, AsyncBufReadExt};
use tracing::{info, warn};

use crate::trip::Trip;

/// The numbers of lines by their outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    pub written: u64,
    pub repeated: u64,
    pub refused: u64,
    /// Whether there was more to read.
    pub interrupted: bool,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            written,
            repeated,
            refused,
            interrupted,
        } = self;
        write!(
            f,
            "{written} written, {repeated} repeated, {refused} refused"
        )?;
        f.write_str(if *interrupted { ", interrupted" } else { "" })
    }
}

/// A line that holds no trip, or a trip that has no key or id.
fn read(line: &[u8]) -> Result<Trip> {
    let trip: Trip = serde_json::from_slice(line)?;
    trip.try_partition_key()?;
    trip.item_id()?;
    Ok(trip)
}

/// Whether every later line would fail, too.
fn is_fatal(error: &Error) -> bool {
    error.status().is_some_and(|status| {
        status.is_unauthorized()
            || status.is_forbidden()
            || status.is_not_found()
            || status.is_transient()
    })
}

/// Reads NDJSON to its end, or until the user interrupts it, and stores its trips, several at a time. Trips that are being
/// stored are finished first. A bad line is reported and does not stop the rest; an account that refuses everything does.
pub async fn lines(
    trips: &Items<Trip>,
    at_a_time: usize,
    bar: &ProgressBar,
    input: impl AsyncBufRead + Unpin,
) -> Result<Summary> {
    let (refused, is_interrupted, broken) = (Cell::new(0), Cell::new(false), Cell::new(None));
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
        warn!("interrupted; run it again to go on");
        is_interrupted.set(true);
    };
    let lines = stream::unfold((input, 1_u64), |(mut input, number)| async move {
        let mut line = Vec::new();
        match input.read_until(b'\n', &mut line).await {
            Ok(0) => None,
            Ok(_) => Some((Ok((number, line)), (input, number + 1))),
            Err(error) => Some((Err(error), (input, number))),
        }
    });
    let lines = lines.filter_map(|line| {
        let trip = match line {
            Ok((_, line)) if line.trim_ascii().is_empty() => None,
            Ok((number, line)) => match read(&line) {
                Ok(trip) => Some(Some(trip)),
                Err(error) => {
                    warn!("line {number} is refused: {error:#}");
                    refused.set(refused.get() + 1);
                    None
                }
            },
            Err(error) => {
                broken.set(Some(error));
                Some(None)
            }
        };
        std::future::ready(trip)
    });
    // After a read error, nothing follows.
    let good = lines.take_while(|trip| std::future::ready(trip.is_some()));
    let good = good.filter_map(std::future::ready);
    let good = good.take_until(Box::pin(interrupt));
    let mut summary = store(trips, at_a_time, bar, good).await?;
    if let Some(error) = broken.into_inner() {
        return Err(error).context("cannot read on");
    }
    summary.refused += refused.get();
    summary.interrupted = is_interrupted.get();
    info!(%summary, "ingested");
    Ok(summary)
}

/// Stores trips, several at a time.
pub async fn store(
    trips: &Items<Trip>,
    at_a_time: usize,
    bar: &ProgressBar,
    source: impl Stream<Item = Trip>,
) -> Result<Summary> {
    let mut summary = Summary::default();
    let outcomes = trips.ingest(source).with_concurrency(at_a_time).outcomes();
    let mut outcomes = Box::pin(outcomes);
    while let Some(ingested) = outcomes.next().await {
        match ingested.outcome {
            Outcome::Written(_) => summary.written += 1,
            Outcome::Existed => summary.repeated += 1,
            Outcome::Failed(error) if is_fatal(&error) => {
                return Err(error).with_context(|| format!("stopped after {summary}"));
            }
            Outcome::Failed(error) => {
                summary.refused += 1;
                warn!("{error}");
            }
            _ => {}
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(summary)
}
