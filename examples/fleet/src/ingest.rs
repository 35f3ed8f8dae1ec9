//! Reads lines and stores their trips.

use std::cell::Cell;
use std::fmt;
use std::future::ready;
use std::io;

use anyhow::{Context, Result};
use futures::{Stream, StreamExt, stream};
use synthetic_key_cosmos::{Error, Items, Outcome};
use tokio::io::{AsyncBufRead, AsyncBufReadExt};

use crate::trip::Trip;

/// The numbers of lines by their outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    pub written: u64,
    pub repeated: u64,
    pub refused: u64,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (written, repeated, refused) = (self.written, self.repeated, self.refused);
        write!(
            f,
            "{written} written, {repeated} repeated, {refused} refused"
        )
    }
}

/// A line that holds no trip, or a trip that has no key or id, is an error.
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

/// Reads NDJSON to its end, and stores its trips. A bad line is reported and does not stop the rest. It can be killed at any
/// time: repeat it, and what is there already is not written again.
pub async fn lines(trips: &Items<Trip>, input: impl AsyncBufRead + Unpin) -> Result<Summary> {
    let (refused, broken) = (Cell::new(0), Cell::new(None));
    let lines = stream::try_unfold(input.split(b'\n'), |mut lines| async move {
        let line = lines.next_segment().await?;
        Ok::<_, io::Error>(line.map(|line| (line, lines)))
    });
    let good = Box::pin(lines).enumerate().filter_map(|(number, line)| {
        ready(match line.map(|line| (read(&line), line)) {
            Ok((Ok(trip), _)) => Some(trip),
            Ok((_, line)) if line.trim_ascii().is_empty() => None,
            Ok((Err(error), _)) => {
                eprintln!("line {} is refused: {error:#}", number + 1);
                refused.set(refused.get() + 1);
                None
            }
            Err(error) => {
                broken.set(Some(error));
                None
            }
        })
    });
    let mut summary = store(trips, good).await?;
    if let Some(error) = broken.into_inner() {
        return Err(error).context("cannot read on");
    }
    summary.refused += refused.get();
    Ok(summary)
}

/// Stores trips. An account that refuses everything ends it.
pub async fn store(trips: &Items<Trip>, source: impl Stream<Item = Trip>) -> Result<Summary> {
    let mut summary = Summary::default();
    let mut outcomes = Box::pin(trips.ingest(source).outcomes());
    while let Some(ingested) = outcomes.next().await {
        match ingested.outcome {
            Outcome::Written(_) => summary.written += 1,
            Outcome::Existed => summary.repeated += 1,
            Outcome::Failed(error) if is_fatal(&error) => {
                return Err(error).with_context(|| format!("stopped after {summary}"));
            }
            Outcome::Failed(error) => {
                summary.refused += 1;
                eprintln!("{error}");
            }
            _ => {}
        }
    }
    Ok(summary)
}
