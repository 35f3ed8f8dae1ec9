//! Lost answers while items move: a write that may have been done is not sent again.

use azure_data_cosmos::fault_injection::{
    FaultInjectionErrorType as Fault, FaultInjectionRule, FaultOperationType as Operation,
};
use futures::stream;
use std::sync::Arc;
use synthetic_key_cosmos::{ErrorKind, Items, Phase};
use synthetic_key_cosmos_server::{Account, Encoding};

use super::{moving_vin, step_2, trip_2};
use crate::Result;
use crate::faults::{ALWAYS, fault, lost};
use crate::growth::advance;
use crate::scans::quick;

in_both_encodings! {
    a_create_is_sent_once,
    a_create_whose_answer_is_lost_is_found_by_its_content,
    a_batch_of_an_ingestion_is_sent_once,
}

/// Items that move, without faults and with these.
async fn items(
    encoding: Encoding,
    rules: &[Arc<FaultInjectionRule>],
) -> Result<(Items<step_2::Trip>, Items<step_2::Trip>)> {
    let account = Account::new(encoding)?;
    let container = Box::pin(account.container::<step_2::Trip>("items")).await?;
    advance::<step_2::Trip>(&container, Phase::MoveAll).await?;
    for rule in rules {
        rule.disable();
    }
    let faulty = Box::pin(account.container_with_faults("items", rules.to_vec())).await?;
    let opened = Items::open(container, None).await?;
    let faulty = Items::open(faulty, Some(quick())).await?;
    for rule in rules {
        rule.enable();
    }
    Ok((opened, faulty))
}

/// If a first attempt arrived, and others have deleted the item since then, a second one would bring it back.
async fn a_create_is_sent_once(encoding: Encoding) -> Result {
    for problem in [Fault::ServiceUnavailable, Fault::Timeout] {
        let rule = fault(Operation::CreateItem, problem, ALWAYS);
        let (_, faulty) = items(encoding, &[Arc::clone(&rule)]).await?;
        let vin = moving_vin();
        let error = faulty.create(&trip_2(&vin, 1), None).await.unwrap_err();
        assert!(error.maybe_done(), "{problem:?}: {error}");
        assert_eq!(rule.hit_count(), 1, "{problem:?}");
        let upserted = faulty.upsert(&trip_2(&vin, 1), None).await.unwrap_err();
        assert!(upserted.maybe_done(), "{problem:?}: {upserted}");
        assert_eq!(rule.hit_count(), 2, "{problem:?}");
    }
    // What was never sent, or was refused, is sent again.
    for problem in [Fault::ConnectionError, Fault::PartitionIsGone] {
        let rule = fault(Operation::CreateItem, problem, 3);
        let (_, faulty) = items(encoding, &[rule]).await?;
        faulty.create(&trip_2(&moving_vin(), 1), None).await?;
    }
    Ok(())
}

async fn a_create_whose_answer_is_lost_is_found_by_its_content(encoding: Encoding) -> Result {
    let rules = lost(Operation::CreateItem);
    let (opened, faulty) = items(encoding, &rules).await?;
    let vin = &*moving_vin();
    let written = faulty.create(&trip_2(vin, 1), None).await?;
    assert_eq!(rules[0].hit_count(), 1);
    let key = step_2::TripKey { date: "d", vin };
    let found = opened.get_with_id(&key, "t", None).await?.ok_or("lost")?;
    assert_eq!(Some(found.etag()), written.etag.as_deref());
    Ok(())
}

async fn a_batch_of_an_ingestion_is_sent_once(encoding: Encoding) -> Result {
    let numbered = |number: u32| step_2::Trip {
        id: format!("t-{number}"),
        ..trip_2(&moving_vin(), number)
    };
    let creates = fault(Operation::CreateItem, Fault::ServiceUnavailable, ALWAYS);
    // It was done, and each item is found again.
    let mut rules = lost(Operation::BatchItem);
    rules.push(Arc::clone(&creates));
    let (_, faulty) = items(encoding, &rules).await?;
    let ingest = faulty.ingest(stream::iter((0..10).map(numbered)));
    let summary = ingest.in_batches(10).run().await;
    assert_eq!(
        (summary.written, summary.existed, summary.failed),
        (10, 0, 0)
    );
    // It was not done, which nobody knows.
    let batches = fault(Operation::BatchItem, Fault::ServiceUnavailable, ALWAYS);
    let rules = [Arc::clone(&batches), Arc::clone(&creates)];
    let (_, faulty) = items(encoding, &rules).await?;
    let ingest = faulty.ingest(stream::iter((0..10).map(numbered)));
    let summary = ingest.in_batches(10).run().await;
    assert_eq!(
        (summary.written, summary.existed, summary.failed),
        (0, 0, 10)
    );
    let error = summary.first_error.ok_or("no error")?;
    assert!(
        error.maybe_done() && *error.kind() == ErrorKind::Service,
        "{error}"
    );
    assert_eq!((batches.hit_count(), creates.hit_count()), (1, 0));
    Ok(())
}
