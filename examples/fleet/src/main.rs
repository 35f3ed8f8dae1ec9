//! A small service that stores the trips of a fleet in Cosmos DB.

mod account;
mod console;
mod generate;
mod ingest;
mod report;
#[cfg(test)]
mod tests;
mod trip;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use chrono::NaiveDate;
use clap::{Parser, Subcommand};
use futures::{TryStreamExt, stream};
use ingest::Summary;
use synthetic_key_cosmos::Items;
use tokio::io::BufReader;
use tokio::runtime::Runtime;
use trip::{Trip, TripKey, TripKeys};

/// Stores the trips of a fleet in Cosmos DB. Without arguments: a demonstration in memory.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(flatten)]
    account: account::Account,
    /// How many trips are generated
    #[arg(long, default_value_t = 100_000, global = true)]
    trips: u64,
    /// How many requests run at a time
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..), global = true)]
    concurrency: u16,
    #[command(subcommand)]
    command: Option<Command>,
}

/// In memory there is nothing at first: `get`, `day` and `report` then generate trips.
#[derive(Subcommand)]
enum Command {
    /// Store trips, one JSON object in a line: {"date":"2018-08-09","vin":"1HGCM82633A004352","km":42}
    Ingest {
        /// The file; standard input without it
        file: Option<PathBuf>,
    },
    /// Read the trip of a vehicle on a day
    Get { date: NaiveDate, vin: String },
    /// Read all trips of a day
    Day { date: NaiveDate },
    /// Show where the trips are
    Report,
    /// Write generated trips to standard output, for `ingest`
    Generate,
}

struct Fleet {
    trips: Items<Trip>,
    at_a_time: usize,
}

impl Fleet {
    async fn generate(&self, count: u64) -> Result<Summary> {
        let bar = console::bar(Some(count));
        let trips = stream::iter(generate::trips(count));
        ingest::store(&self.trips, self.at_a_time, &bar, trips).await
    }

    async fn ingest(&self, file: Option<&Path>) -> Result<Summary> {
        let bar = console::bar(None);
        let Some(path) = file else {
            let input = BufReader::new(tokio::io::stdin());
            return ingest::lines(&self.trips, self.at_a_time, &bar, input).await;
        };
        let file = tokio::fs::File::open(path).await;
        let file = file.with_context(|| format!("cannot open {}", path.display()))?;
        ingest::lines(&self.trips, self.at_a_time, &bar, BufReader::new(file)).await
    }

    async fn get(&self, date: NaiveDate, vin: &str) -> Result<ExitCode> {
        match self.trips.get(&TripKey { date, vin }, None).await? {
            Some(trip) => console::print(&serde_json::to_string(&*trip)?),
            None => anyhow::bail!("no trip of {vin} on {date}"),
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Prints the trips of a day as they arrive, or only counts them.
    async fn day(&self, date: NaiveDate, prints: bool) -> Result<u64> {
        let trips = self.trips.scan(&TripKeys { date });
        let mut trips = trips.by_partition().with_concurrency(self.at_a_time);
        let mut count = 0;
        while let Some(trip) = trips.try_next().await? {
            count += 1;
            if prints {
                console::print(&serde_json::to_string(&*trip)?);
            }
        }
        Ok(count)
    }

    async fn demonstrate(&self, count: u64) -> Result<()> {
        console::print(&format!(
            "ingest {count} trips: {}",
            self.generate(count).await?
        ));
        let again = count.min(1000);
        console::print(&format!(
            "the first {again} again: {}",
            self.generate(again).await?
        ));
        let (date, vin) = (generate::FIRST, generate::vin(0));
        console::print(&format!("get {date} {vin}:"));
        self.get(date, &vin).await?;
        console::print(&format!(
            "day {date}: {} trips\n",
            self.day(date, false).await?
        ));
        console::print(&report::report(self.trips.container()).await?);
        Ok(())
    }
}

async fn run(cli: Cli) -> Result<ExitCode> {
    if let Some(Command::Generate) = cli.command {
        for trip in generate::trips(cli.trips) {
            console::print(&serde_json::to_string(&trip)?);
        }
        return Ok(ExitCode::SUCCESS);
    }
    let fleet = Fleet {
        trips: Box::pin(cli.account.open()).await?,
        at_a_time: cli.concurrency.into(),
    };
    let is_empty = cli.account.endpoint.is_none();
    if is_empty
        && matches!(
            cli.command,
            Some(Command::Get { .. } | Command::Day { .. } | Command::Report)
        )
    {
        fleet.generate(cli.trips).await?;
    }
    match cli.command {
        None => fleet.demonstrate(cli.trips).await?,
        Some(Command::Ingest { file }) => {
            let summary = fleet.ingest(file.as_deref()).await?;
            console::print(&summary.to_string());
            return Ok(match summary {
                Summary {
                    interrupted: true, ..
                } => ExitCode::from(130),
                Summary { refused: 1.., .. } => ExitCode::FAILURE,
                Summary { .. } => ExitCode::SUCCESS,
            });
        }
        Some(Command::Get { date, vin }) => return fleet.get(date, &vin).await,
        Some(Command::Day { date }) => {
            let count = fleet.day(date, true).await?;
            tracing::info!(%date, count, "read");
        }
        Some(Command::Report) => console::print(&report::report(fleet.trips.container()).await?),
        Some(Command::Generate) => {}
    }
    Ok(ExitCode::SUCCESS)
}

fn main() -> Result<ExitCode> {
    console::log();
    let runtime = Runtime::new()?;
    let code = runtime.block_on(Box::pin(run(Cli::parse())));
    // After an interruption, a read of standard input may never end.
    runtime.shutdown_background();
    code
}
