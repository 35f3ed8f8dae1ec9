//! From lines to stored trips.

use std::fmt;
use std::pin::pin;
use std::sync::Arc;

use anyhow::{Context, Result};
use azure_data_cosmos::CosmosError;
use azure_data_cosmos::clients::ContainerClient;
use indicatif::ProgressBar;
use synthetic_key::SyntheticKey;
use tokio::io::{AsyncBufRead, AsyncBufReadExt};
use tokio::task::JoinSet;
use tracing::{info, warn};

use crate::store::{self, Written};
use crate::trip::Trip;

/// What became of the lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    pub written: u64,
    pub repeated: u64,
    pub refused: u64,
    /// Whether there was more to come.
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
fn read(line: &[u8]) -> Result<(String, Trip)> {
    let trip: Trip = serde_json::from_slice(line)?;
    trip.try_partition_key()?;
    Ok((trip.item_id()?, trip))
}

/// Whether no later line will fare better.
fn is_fatal(error: &CosmosError) -> bool {
    let status = error.status();
    status.is_unauthorized()
        || status.is_forbidden()
        || status.is_not_found()
        || status.is_transient()
}

/// Writes lines as they come, so many at a time.
pub struct Ingest {
    container: Arc<ContainerClient>,
    at_a_time: usize,
    bar: ProgressBar,
    running: JoinSet<(u64, Result<Written, CosmosError>)>,
    summary: Summary,
}

impl Ingest {
    pub fn new(container: Arc<ContainerClient>, at_a_time: usize, bar: ProgressBar) -> Self {
        let (running, summary) = (JoinSet::new(), Summary::default());
        Self {
            container,
            at_a_time,
            bar,
            running,
            summary,
        }
    }

    /// Reads NDJSON to its end, or until the user interrupts it. What was begun is finished. A bad line is reported and does
    /// not stop the rest; an account that refuses everything does.
    pub async fn lines(mut self, mut input: impl AsyncBufRead + Unpin) -> Result<Summary> {
        let mut line = Vec::new();
        let mut interrupt = pin!(tokio::signal::ctrl_c());
        for number in 1.. {
            line.clear();
            tokio::select! {
                read = input.read_until(b'\n', &mut line) => {
                    if read.context("cannot read on")? == 0 {
                        break;
                    }
                }
                _ = &mut interrupt => {
                    warn!("interrupted after line {}; run it again to go on", number - 1);
                    self.summary.interrupted = true;
                    break;
                }
            }
            if !line.trim_ascii().is_empty() {
                self.line(number, &line).await?;
            }
        }
        self.finish().await
    }

    /// The same for trips that need not be read.
    pub async fn trips(mut self, trips: impl Iterator<Item = Trip>) -> Result<Summary> {
        for (number, trip) in (1..).zip(trips) {
            let id = trip.item_id()?;
            self.begin(number, id, trip).await?;
        }
        self.finish().await
    }

    async fn line(&mut self, number: u64, line: &[u8]) -> Result<()> {
        match read(line) {
            Ok((id, trip)) => self.begin(number, id, trip).await?,
            Err(error) => self.refuse(number, &error),
        }
        Ok(())
    }

    async fn begin(&mut self, number: u64, id: String, trip: Trip) -> Result<()> {
        while self.running.len() >= self.at_a_time {
            self.wait_for_one().await?;
        }
        let container = Arc::clone(&self.container);
        let write = async move { (number, store::write(&container, &id, &trip).await) };
        self.running.spawn(write);
        Ok(())
    }

    async fn finish(mut self) -> Result<Summary> {
        while !self.running.is_empty() {
            self.wait_for_one().await?;
        }
        self.bar.finish_and_clear();
        info!(summary = %self.summary, "ingested");
        Ok(self.summary)
    }

    async fn wait_for_one(&mut self) -> Result<()> {
        let Some(done) = self.running.join_next().await else {
            return Ok(());
        };
        let (number, result) = done?;
        match result {
            Ok(Written::New) => self.summary.written += 1,
            Ok(Written::Again) => self.summary.repeated += 1,
            Err(error) if is_fatal(&error) => {
                return Err(error)
                    .with_context(|| format!("stopped at line {number}, after {}", self.summary));
            }
            Err(error) => self.refuse(number, &error.into()),
        }
        self.bar.inc(1);
        Ok(())
    }

    fn refuse(&mut self, line: u64, error: &anyhow::Error) {
        self.summary.refused += 1;
        warn!("line {line} is refused: {error:#}");
    }
}
