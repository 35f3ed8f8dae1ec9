//! Ingestion, on the server in memory.

use std::cell::Cell;
use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use anyhow::Result;
use azure_data_cosmos::FeedScope;
use azure_data_cosmos::fault_injection::{
    FaultInjectionConditionBuilder, FaultInjectionResultBuilder, FaultInjectionRuleBuilder,
    FaultOperationType,
};
use clap::Parser;
use futures::TryStreamExt;
use synthetic_key_cosmos::{Items, Stored};
use synthetic_key_cosmos_server::{Account as Server, Encoding};
use tokio::io::{AsyncRead, BufReader, ReadBuf};

use crate::generate::{self, DAYS, FIRST};
use crate::ingest::{self, Summary};
use crate::trip::{Trip, TripKey, TripKeys};
use crate::{Cli, report};

async fn empty() -> Result<Items<Trip>> {
    Box::pin(Cli::parse_from(["fleet"]).account.open()).await
}

fn ndjson(trips: impl Iterator<Item = Trip>) -> Vec<u8> {
    let lines = trips.map(|trip| serde_json::to_string(&trip).unwrap() + "\n");
    lines.collect::<String>().into_bytes()
}

/// All trips of the container, in an order of their own.
async fn stored(trips: &Items<Trip>) -> Result<Vec<Trip>> {
    let (container, scope) = (trips.container(), FeedScope::full_container());
    let query = container.query_items("SELECT * FROM c", scope, None);
    Ok(sorted(Box::pin(query).await?.try_collect().await?))
}

fn sorted(mut trips: Vec<Trip>) -> Vec<Trip> {
    trips.sort_by(|one, other| (one.date, &one.vin).cmp(&(other.date, &other.vin)));
    trips
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
    let summary = ingest::lines(&trips, &*lines.join(&b'\n')).await?;
    let expected = Summary {
        written: 2,
        refused: 6,
        ..Summary::default()
    };
    assert_eq!(summary, expected);
    assert_eq!(stored(&trips).await?.len(), 2);
    Ok(())
}

/// The file ends in the middle of a line, and is there as a whole the next time.
#[tokio::test]
async fn a_cut_file_is_repeated_without_duplicates() -> Result<()> {
    let (trips, all) = (empty().await?, ndjson(generate::trips(500)));
    let first = ingest::lines(&trips, &all[..all.len() / 2]).await?;
    assert_eq!((first.repeated, first.refused), (0, 1));
    assert!(first.written > 200);
    let second = ingest::lines(&trips, &*all).await?;
    assert_eq!(second.written, 500 - first.written);
    assert_eq!((second.repeated, second.refused), (first.written, 0));
    assert_eq!(
        stored(&trips).await?,
        sorted(generate::trips(500).collect())
    );
    Ok(())
}

/// A client that waits before every other write.
async fn slow(server: &Server) -> Result<Items<Trip>> {
    let result = FaultInjectionResultBuilder::new()
        .with_delay(Duration::from_millis(20))
        .with_probability(0.5);
    let writes = FaultInjectionConditionBuilder::new();
    let writes = writes.with_operation_type(FaultOperationType::CreateItem);
    let rule = FaultInjectionRuleBuilder::new("slow", result.build());
    let rules = vec![Arc::new(rule.with_condition(writes.build()).build())];
    let container = server.container_with_faults("trips", rules);
    Ok(Items::open(Box::pin(container).await?, None).await?)
}

/// A file with one piece for each time that the ingestion is polled.
struct Pieces<'f> {
    rest: &'f [u8],
    polls: &'f Cell<u32>,
    read: u32,
}

impl AsyncRead for Pieces<'_> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        out: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.read == self.polls.get() {
            context.waker().wake_by_ref();
            return Poll::Pending;
        }
        self.read = self.polls.get();
        let (piece, rest) = self.rest.split_at(self.rest.len().min(1000));
        out.put_slice(piece);
        self.rest = rest;
        Poll::Ready(Ok(()))
    }
}

/// The ingestion is killed where it waits for the first time, or the second, and so on, and then repeated to the end.
#[tokio::test]
async fn a_killed_ingestion_is_repeated_to_the_same_items() -> Result<()> {
    let all = ndjson(generate::trips(100));
    let expected = sorted(generate::trips(100).collect());
    let mut partly = 0;
    for place in 0.. {
        let server = Server::new(Encoding::Binary)?;
        let container = Box::pin(server.container::<Trip>("trips")).await?;
        let trips = Items::<Trip>::open(container, None).await?;
        let slow = slow(&server).await?;
        let polls = Cell::new(0);
        let file = BufReader::new(Pieces {
            rest: &all,
            polls: &polls,
            read: 0,
        });
        let mut running = Box::pin(ingest::lines(&slow, file));
        let killed = poll_fn(|context| {
            polls.set(polls.get() + 1);
            match running.as_mut().poll(context) {
                Poll::Pending if polls.get() > place => Poll::Ready(None),
                Poll::Pending => Poll::Pending,
                Poll::Ready(summary) => Poll::Ready(Some(summary)),
            }
        });
        let is_killed = killed.await.is_none();
        drop(running);
        let before = u64::try_from(stored(&trips).await?.len())?;
        partly += u64::from(before > 0 && before < 100);
        let again = ingest::lines(&trips, &*all).await?;
        assert_eq!((again.written, again.repeated), (100 - before, before));
        assert_eq!(stored(&trips).await?, expected);
        if !is_killed {
            break;
        }
    }
    assert!(partly > 5, "it was killed in the middle: {partly}");
    Ok(())
}

#[tokio::test]
async fn what_was_written_is_read() -> Result<()> {
    let trips = empty().await?;
    ingest::lines(&trips, &*ndjson(generate::trips(300))).await?;
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
