//! Streams of items, written by `ingest`.

use std::sync::Arc;
use std::time::Duration;

use azure_data_cosmos::fault_injection::{
    FaultInjectionConditionBuilder, FaultInjectionErrorType as Fault, FaultInjectionResultBuilder,
    FaultInjectionRuleBuilder, FaultOperationType as Operation,
};
use azure_data_cosmos::options::{
    ItemWriteOptions, OperationOptions, ThrottlingRetryOptionsBuilder,
};
use futures::{StreamExt, stream};
use synthetic_key_cosmos::{Items, Outcome};
use synthetic_key_cosmos_server::{Account, Encoding};

use crate::Result;
use crate::faults::{self, ALWAYS, key, lost, throttled};
use crate::items::Trip;
use crate::scans::{account_with_trips, day, numbers, quick, trip};

in_both_encodings! {
    ingesting_again_writes_nothing_twice,
    ingesting_takes_no_more_than_it_writes,
    ingesting_under_faults_writes_everything_once,
    ingesting_in_batches_writes_the_same,
    ingesting_waits_where_the_container_is_overloaded,
    a_batch_of_an_ingestion_whose_answer_is_lost_is_found_again,
    ingesting_is_as_fast_as_the_container_accepts,
    what_is_refused_after_a_lost_answer_is_found_again,
    ingesting_with_options_of_ones_own,
}

async fn ingesting_again_writes_nothing_twice(encoding: Encoding) -> Result {
    let (account, trips) = account_with_trips(encoding, 50).await?;
    let again = trips.ingest(stream::iter((0..60).map(trip))).run().await;
    assert_eq!((again.written, again.existed, again.failed), (10, 50, 0));
    let changed = (0..60).map(|number| Trip {
        km: number + 1000,
        ..trip(number)
    });
    let changed = trips.ingest(stream::iter(changed)).replacing().run().await;
    assert_eq!((changed.written, changed.existed), (60, 0));
    assert!(
        numbers(trips.scan(&day()))
            .await?
            .into_iter()
            .eq(1000..1060)
    );

    // Of one that fails, the others know nothing.
    let (mut bad, requests) = (trip(100), account.requests());
    bad.id.clear();
    let some = stream::iter([trip(200), bad, trip(201)]);
    let outcomes: Vec<_> = trips
        .ingest(some)
        .with_concurrency(1)
        .outcomes()
        .collect()
        .await;
    let failed = outcomes
        .iter()
        .filter(|one| matches!(one.outcome, Outcome::Failed(_)));
    assert!(failed.map(|one| one.item.km).eq([100]));
    assert_eq!(account.requests() - requests, 2);
    Ok(())
}

async fn ingesting_takes_no_more_than_it_writes(encoding: Encoding) -> Result {
    let (_account, trips) = account_with_trips(encoding, 0).await?;
    let taken = std::cell::Cell::new(0);
    let source = stream::iter((0..100).map(trip)).inspect(|_| taken.set(taken.get() + 1));
    let mut outcomes = Box::pin(trips.ingest(source).with_concurrency(4).outcomes());
    for done in 1..=20 {
        assert!(outcomes.next().await.is_some());
        assert!(taken.get() <= done + 4, "{} of {done}", taken.get());
    }
    Ok(())
}

async fn ingesting_under_faults_writes_everything_once(encoding: Encoding) -> Result {
    for fault in [
        Fault::ServiceUnavailable,
        Fault::ResponseTimeoutAfterService,
    ] {
        let (account, trips) = account_with_trips(encoding, 0).await?;
        let result = FaultInjectionResultBuilder::new().with_error(fault);
        let condition =
            FaultInjectionConditionBuilder::new().with_operation_type(Operation::CreateItem);
        let rule = FaultInjectionRuleBuilder::new("fault", result.with_probability(0.3).build());
        let rule = Arc::new(rule.with_condition(condition.build()).build());
        let rules = vec![Arc::clone(&rule)];
        let faulty = Box::pin(account.container_with_faults("items", rules)).await?;
        let faulty = Items::<Trip>::open(faulty, Some(quick())).await?;
        let summary = faulty.ingest(stream::iter((0..300).map(trip))).run().await;
        assert_eq!(
            (summary.written, summary.existed, summary.failed),
            (300, 0, 0)
        );
        assert!(rule.hit_count() > 50, "{}", rule.hit_count());
        assert!(numbers(trips.scan(&day())).await?.into_iter().eq(0..300));
    }
    Ok(())
}

async fn ingesting_in_batches_writes_the_same(encoding: Encoding) -> Result {
    let (account, trips) = account_with_trips(encoding, 0).await?;
    let before = account.requests();
    let ingest = trips.ingest(stream::iter((0..1000).map(trip)));
    let summary = ingest.in_batches(1000).run().await;
    assert_eq!((summary.written, summary.failed), (1000, 0));
    assert!(summary.charge > 0.0);
    assert!(account.requests() - before <= 40, "one for each key");
    // Some are there: those, and only those, are left.
    let again = trips.ingest(stream::iter((500..1200).map(trip)));
    let again = again.in_batches(300).run().await;
    assert_eq!((again.written, again.existed, again.failed), (200, 500, 0));
    assert!(numbers(trips.scan(&day())).await?.into_iter().eq(0..1200));
    let changed = (0..1200).map(|number| Trip {
        km: number + 5000,
        ..trip(number)
    });
    let changed = trips.ingest(stream::iter(changed)).replacing();
    assert_eq!(changed.in_batches(1200).run().await.written, 1200);
    assert!(
        numbers(trips.scan(&day()))
            .await?
            .into_iter()
            .eq(5000..6200)
    );
    // One that cannot be written does not take the others of its key with it.
    let mut bad = trip(2000);
    bad.id = "a/b".into();
    let some = [trip(2000), bad, trip(2001)].map(|trip| Trip {
        vin: "v".into(),
        ..trip
    });
    let summary = trips.ingest(stream::iter(some)).in_batches(3).run().await;
    assert_eq!((summary.written, summary.failed), (2, 1));
    Ok(())
}

/// In `ingest` all writes wait, as long as the service asks for: the SDK does not try each of them again.
async fn ingesting_waits_where_the_container_is_overloaded(encoding: Encoding) -> Result {
    let (creates, batches) = (
        throttled(Operation::CreateItem, 90),
        throttled(Operation::BatchItem, 10),
    );
    let rules = vec![Arc::clone(&creates), Arc::clone(&batches)];
    let (trips, faulty) = faults::trips(encoding, rules).await?;
    let numbered = |number| Trip {
        vin: "v".into(),
        ..trip(number)
    };
    let written = stream::iter((0..30).map(numbered));
    let summary = faulty.ingest(written).with_concurrency(8).run().await;
    assert_eq!(
        (summary.written, summary.failed),
        (30, 0),
        "{:?}",
        summary.first_error
    );
    assert_eq!(creates.hit_count(), 90);
    let written = stream::iter((30..60).map(numbered));
    let summary = faulty.ingest(written).in_batches(30).run().await;
    assert_eq!((summary.written, summary.failed), (30, 0));
    assert_eq!(batches.hit_count(), 10);
    assert_eq!(trips.scan(&key()).count().await, 60);
    // A container that never takes anything does not keep the stream for ever.
    let (_, faulty) =
        faults::trips(encoding, vec![throttled(Operation::CreateItem, ALWAYS)]).await?;
    let summary = faulty
        .ingest(stream::iter((0..3).map(numbered)))
        .with_patience(Duration::from_millis(50))
        .run()
        .await;
    assert_eq!((summary.written, summary.failed), (0, 3));
    Ok(())
}

async fn a_batch_of_an_ingestion_whose_answer_is_lost_is_found_again(encoding: Encoding) -> Result {
    let (trips, faulty) = faults::trips(encoding, lost(Operation::BatchItem)).await?;
    let numbered = |number| Trip {
        vin: "v".into(),
        ..trip(number)
    };
    let written = stream::iter((0..30).map(numbered));
    let summary = faulty.ingest(written).in_batches(30).run().await;
    assert_eq!(
        (summary.written, summary.existed, summary.failed),
        (30, 0, 0)
    );
    assert_eq!(trips.scan(&key()).count().await, 30);
    Ok(())
}

/// Eight partitions with 50 request units each take about 60 trips per second.
async fn ingesting_is_as_fast_as_the_container_accepts(encoding: Encoding) -> Result {
    let account = Account::with_throughput(encoding, Some(400))?;
    let container = Box::pin(account.container::<Trip>("items")).await?;
    let trips = Items::<Trip>::open(container, None).await?;
    // With only the SDK, which does not retry here, some are refused.
    let never = ThrottlingRetryOptionsBuilder::new().with_max_retry_count(0);
    let mut operation = OperationOptions::default();
    operation.throttling_retry_options = Some(never.build());
    let options = ItemWriteOptions::default().with_operation_options(operation);
    let mut refused = 0;
    for trip in (0..100).map(trip) {
        let (key, options) = (trip.partition_key(), Some(options.clone()));
        let container = trips.container();
        let created = container.create_item(key, &trip.id, &trip, options).await;
        refused += u64::from(created.is_err_and(|error| error.status().is_throttled()));
    }
    assert!(refused > 0);
    let summary = trips.ingest(stream::iter((0..120).map(trip))).run().await;
    assert_eq!((summary.written, summary.failed), (refused + 20, 0));
    assert_eq!(summary.existed, 100 - refused);
    Ok(())
}

/// The answer is lost, and the next attempt is refused with 429: the one after the pause finds what the first one wrote.
async fn what_is_refused_after_a_lost_answer_is_found_again(encoding: Encoding) -> Result {
    for (operation, in_batches) in [(Operation::CreateItem, 1), (Operation::BatchItem, 3)] {
        let mut rules = lost(operation);
        rules.push(throttled(operation, 1));
        let (trips, faulty) = faults::trips(encoding, rules.clone()).await?;
        let written = (0..3).map(|number| Trip {
            vin: "v".into(),
            ..trip(number)
        });
        let ingest = faulty.ingest(stream::iter(written)).with_concurrency(1);
        let summary = ingest.in_batches(in_batches).run().await;
        assert_eq!(
            (summary.written, summary.existed, summary.failed),
            (3, 0, 0)
        );
        assert!(rules.iter().all(|rule| rule.hit_count() == 1));
        assert_eq!(trips.scan(&key()).count().await, 3);
    }
    Ok(())
}

/// With options of the caller, the SDK retries each write itself before the others of its partition wait.
async fn ingesting_with_options_of_ones_own(encoding: Encoding) -> Result {
    let mut hits = [0; 2];
    for (place, retries) in [None, Some(3)].into_iter().enumerate() {
        let rule = throttled(Operation::CreateItem, ALWAYS);
        let (_, faulty) = faults::trips(encoding, vec![Arc::clone(&rule)]).await?;
        let ingest = faulty.ingest(stream::iter([trip(1)]));
        let ingest = ingest.with_patience(Duration::ZERO);
        let ingest = match retries {
            Some(retries) => {
                let throttling = ThrottlingRetryOptionsBuilder::new().with_max_retry_count(retries);
                let mut operation = OperationOptions::default();
                operation.throttling_retry_options = Some(throttling.build());
                let options = ItemWriteOptions::default().with_operation_options(operation);
                ingest.with_write_options(options)
            }
            None => ingest,
        };
        assert_eq!(ingest.run().await.failed, 1);
        hits[place] = rule.hit_count();
    }
    assert_eq!(hits, [1, 4]);
    Ok(())
}
