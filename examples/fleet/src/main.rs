//! A small service that stores the trips of a fleet in Cosmos DB.

mod account;
mod generate;
mod ingest;
mod report;
#[cfg(test)]
mod tests;
mod trip;

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Result, bail};
use chrono::NaiveDate;
use clap::{Parser, Subcommand};
use futures::{TryStreamExt, stream};
use ingest::Summary;
use synthetic_key_cosmos::Items;
use tokio::io::BufReader;
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
    #[command(subcommand)]
    command: Option<Command>,
}

/// In memory there is nothing at first: `get`, `day` and `report` then generate trips.
#[derive(Subcommand)]
enum Command {
    /// Store trips from standard input, one JSON object in a line:
    /// {"date":"2018-08-09","vin":"1HGCM82633A004352","km":42}
    Ingest,
    /// Read the trip of a vehicle on a day
    Get { date: NaiveDate, vin: String },
    /// Read all trips of a day
    Day { date: NaiveDate },
    /// Show where the trips are
    Report,
    /// Write generated trips to standard output, for `ingest`
    Generate,
}

/// Writes a line of results. Ends the program if nobody reads on, such as in a pipe to `head`.
fn print(line: &str) {
    if writeln!(std::io::stdout(), "{line}").is_err() {
        std::process::exit(0);
    }
}

async fn generate(trips: &Items<Trip>, count: u64) -> Result<Summary> {
    ingest::store(trips, stream::iter(generate::trips(count))).await
}

async fn get(trips: &Items<Trip>, date: NaiveDate, vin: &str) -> Result<()> {
    let Some(trip) = trips.get(&TripKey { date, vin }, None).await? else {
        bail!("no trip of {vin} on {date}");
    };
    print(&serde_json::to_string(&*trip)?);
    Ok(())
}

/// Passes on the trips of a day as they arrive, and counts them.
async fn day(trips: &Items<Trip>, date: NaiveDate, mut pass_on: impl FnMut(&str)) -> Result<u64> {
    let mut trips = trips.scan(&TripKeys { date }).by_partition();
    let mut count = 0;
    while let Some(trip) = trips.try_next().await? {
        count += 1;
        pass_on(&serde_json::to_string(&*trip)?);
    }
    Ok(count)
}

async fn demonstrate(trips: &Items<Trip>, count: u64) -> Result<()> {
    // What is there already is not written again.
    for count in [count, count.min(1000)] {
        let summary = generate(trips, count).await?;
        print(&format!("ingest {count} trips: {summary}"));
    }
    let (date, vin) = (generate::FIRST, generate::vin(0));
    print(&format!("get {date} {vin}:"));
    get(trips, date, &vin).await?;
    let count = day(trips, date, |_| ()).await?;
    print(&format!("day {date}: {count} trips\n"));
    print(&report::report(trips.container()).await?);
    Ok(())
}

#[tokio::main]
async fn main() -> Result<ExitCode> {
    let cli = Cli::parse();
    if let Some(Command::Generate) = cli.command {
        for trip in generate::trips(cli.trips) {
            print(&serde_json::to_string(&trip)?);
        }
        return Ok(ExitCode::SUCCESS);
    }
    let trips = &Box::pin(cli.account.open()).await?;
    let reads = |command: &Command| !matches!(command, Command::Ingest);
    if cli.account.endpoint.is_none() && cli.command.as_ref().is_some_and(reads) {
        generate(trips, cli.trips).await?;
    }
    match cli.command {
        None => demonstrate(trips, cli.trips).await?,
        Some(Command::Ingest) => {
            let summary = ingest::lines(trips, BufReader::new(tokio::io::stdin())).await?;
            print(&summary.to_string());
            return Ok(ExitCode::from(u8::from(summary.refused > 0)));
        }
        Some(Command::Get { date, vin }) => get(trips, date, &vin).await?,
        Some(Command::Day { date }) => {
            let count = day(trips, date, print).await?;
            eprintln!("{count} trips");
        }
        Some(Command::Report) => print(&report::report(trips.container()).await?),
        Some(Command::Generate) => {}
    }
    Ok(ExitCode::SUCCESS)
}
