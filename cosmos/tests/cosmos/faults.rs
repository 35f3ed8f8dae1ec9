//! What happens on the way: each row of the table of faults, and answers that are lost after the write was done.

use std::sync::Arc;
use std::time::Duration;

use azure_data_cosmos::fault_injection::{
    CustomResponseBuilder, FaultInjectionConditionBuilder, FaultInjectionErrorType as Fault,
    FaultInjectionResultBuilder, FaultInjectionRule, FaultInjectionRuleBuilder,
    FaultOperationType as Operation,
};
use azure_data_cosmos::options::{
    EndToEndOperationLatencyPolicy, ItemWriteOptions, OperationOptions,
};
use futures::TryStreamExt;
use synthetic_key_cosmos::{Error, ErrorKind, Items, ItemsOptions, RetryOptions};
use synthetic_key_cosmos_server::{Account, Encoding};

use crate::Result;
use crate::items::{Trip, TripKey, date};

in_both_encodings! {
    what_passes_is_tried_again,
    what_does_not_pass_is_an_error_that_says_which_item,
    what_was_never_sent_was_not_done,
    a_create_whose_answer_is_lost_is_found_again_by_its_content,
    a_create_of_what_is_there_with_another_content_is_a_conflict,
    a_replace_whose_answer_is_lost_may_have_been_done,
    an_update_whose_answer_is_lost_is_not_made_twice,
    a_lost_answer_is_remembered_if_another_fault_follows,
    the_sdk_forgets_a_lost_answer_if_a_split_follows,
    the_same_change_of_another_writer_is_not_taken_for_ones_own,
    a_delete_whose_answer_is_lost_may_have_been_done,
    a_batch_whose_answer_is_lost_may_have_been_done,
    throttling_is_left_to_the_sdk,
    what_the_sdk_tries_for_long_is_ended_by_a_deadline,
    a_split_that_lasts_is_an_error_in_the_end,
    a_query_across_a_split_goes_on,
    a_container_that_is_gone_is_not_an_item_that_is_not_there,
}

fn trip(km: u32) -> Trip {
    Trip {
        id: "t-1".into(),
        date: date(),
        vin: "v".into(),
        km,
    }
}

const KEY: &str = "v";

pub(crate) fn key() -> TripKey<'static> {
    TripKey {
        date: date(),
        vin: KEY,
    }
}

/// A fault of an operation, so many times.
pub(crate) fn fault(operation: Operation, fault: Fault, hits: u32) -> Arc<FaultInjectionRule> {
    let result = FaultInjectionResultBuilder::new().with_error(fault).build();
    let condition = FaultInjectionConditionBuilder::new().with_operation_type(operation);
    let rule = FaultInjectionRuleBuilder::new("fault", result).with_condition(condition.build());
    Arc::new(rule.with_hit_limit(hits).build())
}

/// Trips without faults, and the same where these happen.
pub(crate) async fn trips(
    encoding: Encoding,
    rules: Vec<Arc<FaultInjectionRule>>,
) -> Result<(Items<Trip>, Items<Trip>)> {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<Trip>("items")).await?;
    // The faults begin when the container is open.
    for rule in &rules {
        rule.disable();
    }
    let faulty = Box::pin(account.container_with_faults("items", rules.clone())).await?;
    let retry = RetryOptions::default().with_first_pause(Duration::from_millis(1));
    let options = ItemsOptions::default().with_retry(retry);
    let opened = Items::open(container, None).await?;
    let faulty = Items::open(faulty, Some(options)).await?;
    for rule in &rules {
        rule.enable();
    }
    Ok((opened, faulty))
}

/// More than the SDK tries by itself, and less than we do.
const PASSING: u32 = 9;
pub(crate) const ALWAYS: u32 = u32::MAX;

async fn what_passes_is_tried_again(encoding: Encoding) -> Result {
    for passing in [
        Fault::Timeout,
        Fault::ServiceUnavailable,
        Fault::PartitionIsGone,
        Fault::ConnectionError,
        Fault::ResponseTimeout,
    ] {
        let hits = if passing == Fault::PartitionIsGone {
            4
        } else {
            PASSING
        };
        let rule = fault(Operation::ReadItem, passing, hits);
        let (trips, faulty) = trips(encoding, vec![Arc::clone(&rule)]).await?;
        trips.create(&trip(1), None).await?;
        let read = faulty.get_with_id(&key(), "t-1", None).await?;
        assert_eq!(*read.ok_or("not there")?, trip(1), "{passing:?}");
        assert_eq!(rule.hit_count(), hits, "{passing:?}");
    }
    Ok(())
}

async fn what_does_not_pass_is_an_error_that_says_which_item(encoding: Encoding) -> Result {
    for (lasting, status) in [
        (Fault::ServiceUnavailable, 503),
        (Fault::InternalServerError, 500),
    ] {
        let rule = fault(Operation::CreateItem, lasting, ALWAYS);
        let (trips, faulty) = trips(encoding, vec![Arc::clone(&rule)]).await?;
        let error = faulty.create(&trip(1), None).await.unwrap_err();
        assert_eq!(*error.kind(), ErrorKind::Service);
        let code = error.status().map(|status| u16::from(status.status_code()));
        assert_eq!(code, Some(status));
        assert_eq!(
            (error.key(), error.id()),
            (Some("2018-08-09.32"), Some("t-1"))
        );
        assert!(error.maybe_done(), "it was sent, and nobody knows");
        assert!(error.to_string().contains("may have been done"), "{error}");
        // 500 is not tried again by us: the SDK does so four times.
        let is_retried = rule.hit_count() > 8;
        assert_eq!(
            is_retried,
            lasting == Fault::ServiceUnavailable,
            "{}",
            rule.hit_count()
        );
        assert!(trips.get_with_id(&key(), "t-1", None).await?.is_none());
    }
    Ok(())
}

async fn what_was_never_sent_was_not_done(encoding: Encoding) -> Result {
    let rule = fault(Operation::CreateItem, Fault::ConnectionError, ALWAYS);
    let (_, faulty) = trips(encoding, vec![rule]).await?;
    let error = faulty.create(&trip(1), None).await.unwrap_err();
    assert!(!error.maybe_done(), "{error:?}");
    Ok(())
}

/// The write is done, and its answer lost.
pub(crate) fn lost(operation: Operation) -> Vec<Arc<FaultInjectionRule>> {
    vec![fault(operation, Fault::ResponseTimeoutAfterService, 1)]
}

async fn a_create_whose_answer_is_lost_is_found_again_by_its_content(encoding: Encoding) -> Result {
    let (trips, faulty) = trips(encoding, lost(Operation::CreateItem)).await?;
    let written = faulty.create(&trip(1), None).await?;
    let stored = trips.get_with_id(&key(), "t-1", None).await?;
    assert_eq!(
        stored.ok_or("not there")?.etag(),
        written.etag.unwrap_or_default()
    );
    // Without a lost answer, the same content is a conflict.
    let again = faulty.create(&trip(1), None).await.unwrap_err();
    assert_eq!(*again.kind(), ErrorKind::Conflict);
    Ok(())
}

async fn a_create_of_what_is_there_with_another_content_is_a_conflict(
    encoding: Encoding,
) -> Result {
    let (trips, faulty) = trips(
        encoding,
        vec![fault(Operation::CreateItem, Fault::ServiceUnavailable, 1)],
    )
    .await?;
    trips.create(&trip(2), None).await?;
    let error = faulty.create(&trip(1), None).await.unwrap_err();
    assert_eq!(*error.kind(), ErrorKind::Conflict);
    assert!(error.maybe_done());
    let stored = trips.get_with_id(&key(), "t-1", None).await?;
    assert_eq!(stored.ok_or("not there")?.km, 2);
    Ok(())
}

/// Another writer may have made the same change: the content does not tell whose it is.
async fn a_replace_whose_answer_is_lost_may_have_been_done(encoding: Encoding) -> Result {
    let (trips, faulty) = trips(encoding, lost(Operation::ReplaceItem)).await?;
    trips.create(&trip(1), None).await?;
    let stored = trips.get_with_id(&key(), "t-1", None).await?;
    let mut stored = stored.ok_or("not there")?;
    stored.km = 2;
    let error = faulty.replace(&mut stored, None).await.unwrap_err();
    assert_eq!(*error.kind(), ErrorKind::Changed);
    assert!(error.maybe_done(), "{error:?}");
    let read = trips.get_with_id(&key(), "t-1", None).await?;
    assert_eq!(read.ok_or("not there")?.km, 2);
    Ok(())
}

async fn an_update_whose_answer_is_lost_is_not_made_twice(encoding: Encoding) -> Result {
    let (trips, faulty) = trips(encoding, lost(Operation::ReplaceItem)).await?;
    trips.create(&trip(1), None).await?;
    let key = key();
    let updated = faulty.update_with_id(&key, "t-1", |trip| trip.km += 1);
    assert!(updated.await.is_err_and(|error| error.maybe_done()));
    let read = trips.get_with_id(&key, "t-1", None).await?;
    assert_eq!(read.ok_or("not there")?.km, 2);
    Ok(())
}

/// Two writers make the same change, and an attempt of the second was refused: only one of them may say that it is done.
/// Replaces an item: the first answer is lost, and the next attempts meet another fault.
async fn replace_after_a_lost_answer(encoding: Encoding, next: Fault, hits: u32) -> Result<Error> {
    let mut rules = lost(Operation::ReplaceItem);
    rules.push(fault(Operation::ReplaceItem, next, hits));
    let (trips, faulty) = trips(encoding, rules.clone()).await?;
    trips.create(&trip(1), None).await?;
    let stored = faulty.get_with_id(&key(), "t-1", None).await?;
    let mut stored = stored.ok_or("not there")?;
    stored.km = 2;
    let error = faulty.replace(&mut stored, None).await.unwrap_err();
    assert!(
        rules.iter().all(|rule| rule.hit_count() > 0),
        "{next:?}, {hits}"
    );
    let stored = trips.get_with_id(&key(), "t-1", None).await?;
    assert_eq!(stored.ok_or("not there")?.km, 2, "it was done");
    Ok(error)
}

async fn a_lost_answer_is_remembered_if_another_fault_follows(encoding: Encoding) -> Result {
    for next in [
        Fault::TooManyRequests,
        Fault::RetryWith,
        Fault::ServiceUnavailable,
        Fault::Timeout,
        Fault::InternalServerError,
        Fault::ConnectionError,
        Fault::ResponseTimeout,
    ] {
        for hits in [1, 4] {
            let error = replace_after_a_lost_answer(encoding, next, hits).await?;
            assert!(error.maybe_done(), "{next:?}, {hits}: {error}");
        }
    }
    // A split that the SDK gives up on: what it did before is not known.
    for hits in [2, 4] {
        let error = replace_after_a_lost_answer(encoding, Fault::PartitionIsGone, hits).await?;
        assert_eq!(*error.kind(), ErrorKind::Changed);
        assert!(error.maybe_done(), "{hits}: {error}");
    }
    Ok(())
}

/// On 410 the SDK starts over, and an error then has only the attempts after that. When this test fails, the SDK tells all, and
/// the sentence in docs/cosmos.md can go.
async fn the_sdk_forgets_a_lost_answer_if_a_split_follows(encoding: Encoding) -> Result {
    let error = replace_after_a_lost_answer(encoding, Fault::PartitionIsGone, 1).await?;
    assert_eq!(*error.kind(), ErrorKind::Changed);
    assert!(!error.maybe_done());
    Ok(())
}

async fn the_same_change_of_another_writer_is_not_taken_for_ones_own(encoding: Encoding) -> Result {
    let (trips, faulty) = trips(
        encoding,
        vec![fault(Operation::ReplaceItem, Fault::ServiceUnavailable, 1)],
    )
    .await?;
    trips.create(&trip(1), None).await?;
    let read = async || trips.get_with_id(&key(), "t-1", None).await;
    let (mut mine, mut theirs) = (
        read().await?.ok_or("not there")?,
        read().await?.ok_or("not there")?,
    );
    (mine.km, theirs.km) = (2, 2);
    trips.replace(&mut theirs, None).await?;
    let error = faulty.replace(&mut mine, None).await.unwrap_err();
    assert_eq!(*error.kind(), ErrorKind::Changed);
    Ok(())
}

async fn a_delete_whose_answer_is_lost_may_have_been_done(encoding: Encoding) -> Result {
    let (trips, faulty) = trips(encoding, lost(Operation::DeleteItem)).await?;
    trips.create(&trip(1), None).await?;
    let stored = faulty.get_with_id(&key(), "t-1", None).await?;
    let deleted = faulty.delete(stored.ok_or("not there")?, None).await;
    assert!(deleted.is_err_and(|error| error.maybe_done()));
    assert!(trips.get_with_id(&key(), "t-1", None).await?.is_none());
    Ok(())
}

async fn a_batch_whose_answer_is_lost_may_have_been_done(encoding: Encoding) -> Result {
    let (trips, faulty) = trips(encoding, lost(Operation::BatchItem)).await?;
    let error = faulty.batch(&key())?.create(&trip(1))?.run(None).await;
    let error = error.unwrap_err();
    let (operation, status) = (0, 409);
    assert_eq!(*error.kind(), ErrorKind::Batch { operation, status });
    assert!(error.maybe_done());
    assert!(trips.get_with_id(&key(), "t-1", None).await?.is_some());
    Ok(())
}

/// The code and the sub-status of an error.
fn status(error: &Error) -> Option<(u16, Option<u16>)> {
    let status = error.status()?;
    let sub = status.sub_status().map(|sub| sub.value());
    Some((u16::from(status.status_code()), sub))
}

/// A refusal that lasts, and names how long to wait.
pub(crate) fn throttled(operation: Operation, hits: u32) -> Arc<FaultInjectionRule> {
    let response = CustomResponseBuilder::new(429.into());
    let response = response.with_header("x-ms-retry-after-ms", "1").build();
    let result = FaultInjectionResultBuilder::new().with_custom_response(response);
    let condition = FaultInjectionConditionBuilder::new().with_operation_type(operation);
    let rule = FaultInjectionRuleBuilder::new("throttled", result.build());
    let rule = rule.with_condition(condition.build()).with_hit_limit(hits);
    Arc::new(rule.build())
}

/// The SDK has waited and tried again: we do not, so that there is no more than what it sends.
async fn throttling_is_left_to_the_sdk(encoding: Encoding) -> Result {
    let rule = throttled(Operation::CreateItem, ALWAYS);
    let (trips, faulty) = trips(encoding, vec![Arc::clone(&rule)]).await?;
    let error = faulty.create(&trip(1), None).await.unwrap_err();
    assert_eq!(status(&error).map(|status| status.0), Some(429));
    assert!(!error.maybe_done(), "{error:?}");
    let by_us = rule.hit_count();
    // As many as without us.
    let rule = throttled(Operation::CreateItem, ALWAYS);
    let (_, other) = self::trips(encoding, vec![Arc::clone(&rule)]).await?;
    let create = other
        .container()
        .create_item(key().partition_key(), "t-1", trip(1), None);
    assert!(create.await.is_err());
    assert_eq!(rule.hit_count(), by_us);
    assert!(trips.get_with_id(&key(), "t-1", None).await?.is_none());
    Ok(())
}

/// 429 without a time to wait, and 449: the SDK waits for up to minutes, so that a deadline ends it here.
async fn what_the_sdk_tries_for_long_is_ended_by_a_deadline(encoding: Encoding) -> Result {
    for lasting in [Fault::TooManyRequests, Fault::RetryWith] {
        let rule = fault(Operation::CreateItem, lasting, ALWAYS);
        let (trips, faulty) = trips(encoding, vec![Arc::clone(&rule)]).await?;
        let deadline = EndToEndOperationLatencyPolicy::new(Duration::from_millis(1500));
        let mut operation = OperationOptions::default();
        operation.end_to_end_latency_policy = Some(deadline);
        let options = ItemWriteOptions::default().with_operation_options(operation);
        let error = faulty.create(&trip(1), Some(options)).await.unwrap_err();
        let code = status(&error).map(|status| status.0);
        assert!(matches!(code, Some(408 | 429 | 449)), "{error}");
        // One operation of the SDK, with the attempts that it makes in that time: six of them would be more.
        assert!((2..=36).contains(&rule.hit_count()), "{}", rule.hit_count());
        assert!(trips.get_with_id(&key(), "t-1", None).await?.is_none());
    }
    Ok(())
}

/// A split that lasts: the SDK gives up at once, and calls it final. We try again with pauses.
async fn a_split_that_lasts_is_an_error_in_the_end(encoding: Encoding) -> Result {
    let rule = fault(Operation::ReadItem, Fault::PartitionIsGone, ALWAYS);
    let (_, faulty) = trips(encoding, vec![Arc::clone(&rule)]).await?;
    let error = faulty.get_with_id(&key(), "t-1", None).await.unwrap_err();
    assert_eq!(status(&error), Some((410, Some(1002))));
    assert!(rule.hit_count() >= 6, "{}", rule.hit_count());
    Ok(())
}

/// A query under one key is refused at once, and one of a partition with 500 after eleven attempts.
async fn a_query_across_a_split_goes_on(encoding: Encoding) -> Result {
    for (by_partition, hits, last) in [(false, 4, (410, 1002)), (true, 25, (500, 20206))] {
        let ask = |trips: &Items<Trip>| {
            let scan = trips.scan(&key());
            if by_partition {
                scan.by_partition()
            } else {
                scan
            }
        };
        let rule = fault(Operation::QueryItem, Fault::PartitionIsGone, hits);
        let (trips, faulty) = trips(encoding, vec![Arc::clone(&rule)]).await?;
        trips.create(&trip(1), None).await?;
        let found: Vec<_> = ask(&faulty).try_collect().await?;
        assert_eq!((found.len(), rule.hit_count()), (1, hits));
        let rule = fault(Operation::QueryItem, Fault::PartitionIsGone, ALWAYS);
        let (_, faulty) = self::trips(encoding, vec![Arc::clone(&rule)]).await?;
        let found: std::result::Result<Vec<_>, _> = ask(&faulty).try_collect().await;
        let error = found.map(|_| ()).unwrap_err();
        assert_eq!(status(&error), Some((last.0, Some(last.1))));
    }
    Ok(())
}

/// The item is not missing if it is the container that is.
async fn a_container_that_is_gone_is_not_an_item_that_is_not_there(encoding: Encoding) -> Result {
    let response = CustomResponseBuilder::new(404.into()).with_sub_status(1003);
    let result = FaultInjectionResultBuilder::new().with_custom_response(response.build());
    let condition = FaultInjectionConditionBuilder::new().with_operation_type(Operation::ReadItem);
    let rule = FaultInjectionRuleBuilder::new("gone", result.build());
    let rule = rule.with_condition(condition.build()).build();
    let (_, faulty) = trips(encoding, vec![Arc::new(rule)]).await?;
    let error = faulty.get_with_id(&key(), "t-1", None).await.unwrap_err();
    assert_eq!(*error.kind(), ErrorKind::Service, "{error}");
    Ok(())
}
