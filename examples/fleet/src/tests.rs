//! Ingestion, on the server in memory.

use std::collections::BTreeSet;
use std::time::Duration;

use anyhow::Result;
use azure_data_cosmos::FeedScope;
use azure_data_cosmos::options::{OperationOptions, ThrottlingRetryOptionsBuilder};
use clap::Parser;
use futures::TryStreamExt;
use indicatif::ProgressBar;
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::{Items, Stored};
use tokio::io::{AsyncWriteExt, BufReader};

use crate::generate::{self, DAYS, FIRST};
use crate::ingest::{self, Summary};
use crate::trip::{Trip, TripKey, TripKeys};
use crate::{Cli, report};

async fn trips(arguments: &[&str], options: OperationOptions) -> Result<Items<Trip>> {
    let cli = Cli::parse_from(["fleet"].iter().chain(arguments));
    let client = Box::pin(cli.account.start(options)).await?;
    let database = client.database_client(&cli.account.database);
    let container = database.container_client(&cli.account.container, None);
    Ok(Items::open(container.await?, None).await?)
}

async fn empty() -> Result<Items<Trip>> {
    Box::pin(trips(&[], OperationOptions::default())).await
}

async fn ingest(trips: &Items<Trip>, lines: &[u8]) -> Result<Summary> {
    ingest::lines(trips, 16, &ProgressBar::hidden(), lines).await
}

fn ndjson(trips: impl Iterator<Item = Trip>) -> Vec<u8> {
    let lines = trips.map(|trip| serde_json::to_string(&trip).unwrap() + "\n");
    lines.collect::<String>().into_bytes()
}

async fn stored(trips: &Items<Trip>) -> Result<Vec<Trip>> {
    let (container, scope) = (trips.container(), FeedScope::full_container());
    let query = container.query_items("SELECT * FROM c", scope, None);
    Ok(Box::pin(query).await?.try_collect().await?)
}

#[tokio::test]
async fn bad_lines_do_not_stop_the_rest() -> Result<()> {
    let trips = empty().await?;
    let lines = [
        br#"{"date":"2018-08-09","vin":"A","km":1}"#.as_slice(),
        b"no JSON",
        br#"{"date":"2018-08-09","vin":"","km":1}"#,
        br#"{"date":"2018-02-30","vin":"B","km":1}"#,
        br#"{"date":"2018-08-09","vin":"a/b","km":1}"#,
        br#"{"date":"2018-08-09","vin":"C","km":1,"partitionKey":"2018-08-09.1"}"#,
        b"\xff\xfe",
        b"",
        b"  \r",
        br#"{"date":"2018-08-09","vin":"D","km":1,"driver":"Ada"}"#,
    ];
    let summary = ingest(&trips, &lines.join(&b'\n')).await?;
    assert_eq!(
        summary,
        Summary {
            written: 2,
            repeated: 0,
            refused: 6,
            interrupted: false,
        }
    );
    assert_eq!(stored(&trips).await?.len(), 2);
    Ok(())
}

#[tokio::test]
async fn an_interrupted_ingestion_is_repeated_without_duplicates() -> Result<()> {
    let trips = empty().await?;
    let all = ndjson(generate::trips(500));
    // It stops in the middle of a line.
    let cut = &all[..all.len() / 2];
    let first = ingest(&trips, cut).await?;
    assert_eq!((first.repeated, first.refused), (0, 1));
    assert!(first.written > 200);

    let second = ingest(&trips, &all).await?;
    assert_eq!(
        second,
        Summary {
            written: 500 - first.written,
            repeated: first.written,
            refused: 0,
            interrupted: false,
        }
    );
    let stored = stored(&trips).await?;
    let distinct: BTreeSet<_> = stored.iter().map(|trip| (trip.date, &trip.vin)).collect();
    assert_eq!((stored.len(), distinct.len()), (500, 500));
    Ok(())
}

/// The ingestion is killed several times while it waits for the rest of a line, and then repeated to the end.
#[tokio::test]
async fn a_killed_ingestion_is_repeated_to_the_same_items() -> Result<()> {
    let trips = empty().await?;
    let all = ndjson(generate::trips(300));
    for part in [7, 3, 2] {
        let (mut pipe, input) = tokio::io::duplex(all.len());
        pipe.write_all(&all[..all.len() / part + 5]).await?;
        let (bar, input) = (ProgressBar::hidden(), BufReader::new(input));
        let running = ingest::lines(&trips, 16, &bar, input);
        let killed = tokio::time::timeout(Duration::from_millis(200), running).await;
        assert!(killed.is_err(), "it waits for more");
    }
    let summary = ingest(&trips, &all).await?;
    assert!(summary.repeated > 0 && summary.written > 0, "{summary}");
    let mut stored = stored(&trips).await?;
    let mut expected: Vec<_> = generate::trips(300).collect();
    for trips in [&mut stored, &mut expected] {
        trips.sort_by(|one, other| (one.date, &one.vin).cmp(&(other.date, &other.vin)));
    }
    assert_eq!(stored, expected);
    Ok(())
}

#[tokio::test]
async fn what_was_written_is_read() -> Result<()> {
    let trips = empty().await?;
    ingest(&trips, &ndjson(generate::trips(300))).await?;
    for trip in generate::trips(300).step_by(29) {
        let (date, vin) = (trip.date, &*trip.vin);
        let read = trips.get(&TripKey { date, vin }, None).await?;
        assert_eq!(read.map(Stored::into_item), Some(trip));
    }
    let (date, vin) = (FIRST, "unknown");
    assert!(trips.get(&TripKey { date, vin }, None).await?.is_none());

    let day: Vec<_> = trips.scan(&TripKeys { date }).try_collect().await?;
    assert!(day.iter().all(|trip| trip.date == FIRST));
    assert_eq!(u64::try_from(day.len())?, 300 / DAYS);

    let report = report::report(trips.container()).await?;
    assert!(report.contains(": 1 of 8 partitions in use"), "{report}");
    assert!(report.contains(": 8 of 8 partitions in use"), "{report}");
    Ok(())
}

/// Two partitions with 200 request units each take about 27 trips per second. The client is told not to retry by itself.
#[tokio::test]
async fn too_many_requests_are_sent_again() -> Result<()> {
    let never = ThrottlingRetryOptionsBuilder::new()
        .with_max_retry_count(0)
        .build();
    let mut options = OperationOptions::default();
    options.throttling_retry_options = Some(never);
    let trips = Box::pin(trips(&["--partitions=2", "--throughput=400"], options)).await?;
    // Without our pauses, some are refused.
    let mut throttled = 0;
    for trip in generate::trips(100) {
        let result = trips
            .container()
            .upsert_item(trip.partition_key(), &trip.vin, &trip, None)
            .await;
        throttled += u32::from(result.is_err_and(|error| error.status().is_throttled()));
    }
    assert!(throttled > 0);

    let summary = ingest(&trips, &ndjson(generate::trips(120))).await?;
    assert_eq!(
        (summary.written + summary.repeated, summary.refused),
        (120, 0)
    );
    assert!(summary.written >= u64::from(throttled));
    Ok(())
}
