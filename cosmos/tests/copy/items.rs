//! What is copied, what is kept, and what is refused.

use serde_json::{Value, json};
use synthetic_key_cosmos::copy::{CopyJob, Kind};
use synthetic_key_cosmos::{ErrorKind, Items};
use synthetic_key_cosmos_server::HttpOptions;

use crate::Result;
use crate::bed::{Bed, OldTrip, StoredTrip, Trip, copied, date, documents, options, trip, vin};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_items_are_copied_with_their_new_key() -> Result {
    let bed = Bed::start(HttpOptions::default()).await?;
    bed.fill(300).await?;
    let job = bed.job(options()).await?;
    job.start().await?;
    let worker = bed.worker("one", options()).await?;
    copied(&job).await?;
    let [old, new] = bed.contents().await?;
    assert_eq!((old.len(), &old), (300, &new));
    let comparison = job.compare().await?;
    assert!(comparison.is_equal(), "{comparison:?}");
    assert_eq!(comparison.totals.seen, 600);
    let report = job.report().await?;
    assert_eq!((report.totals.seen, report.totals.created), (300, 300));
    assert!(report.totals.source_charge > 0.0 && report.totals.target_charge >= 300.0);
    // The same as commands. An estimate reads one page of each range, and one range has more than a page.
    let command = async |word: &str| job.command(&[word.to_owned()], |_, _| ()).await;
    for (word, start) in [
        ("estimate", "296 items of 16 ranges read"),
        ("report", "300 read, 300 created"),
        ("compare", "comparison 2: equal: 600 read"),
        ("dead-letters", "0 listed"),
        ("late", "0 items"),
        ("watch", "300 read"),
        ("close", "done"),
    ] {
        let said = command(word).await?;
        assert!(said.starts_with(start), "{word}: {said}");
    }
    worker.await??;
    Ok(())
}

/// A job with a closure over the two containers of the bed.
async fn job_with(
    bed: &Bed,
    convert: impl Fn(OldTrip) -> std::result::Result<Trip, String> + Send + Sync + 'static,
) -> Result<CopyJob<Trip>> {
    let (source, jobs) = (bed.source.clone(), bed.jobs.clone());
    let target = bed.target().await?;
    let job = CopyJob::open_with(source, target, jobs, "closure", convert, Some(options()));
    let job = Box::pin(job).await?;
    job.start().await?;
    Ok(job)
}

/// Runs the workers of a job until all is copied and compared.
async fn run(job: &CopyJob<Trip>) -> Result<synthetic_key_cosmos::copy::Comparison> {
    let steps = async {
        copied(job).await?;
        let comparison = job.compare().await?;
        job.close().await?;
        Ok::<_, Box<dyn std::error::Error + Send + Sync>>(comparison)
    };
    let (worked, comparison) = tokio::join!(job.work("one"), steps);
    worked?;
    comparison
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_item_whose_new_key_and_id_is_taken_is_listed_and_not_overwritten() -> Result {
    let bed = Bed::start(HttpOptions::default()).await?;
    bed.fill(30).await?;
    // All trips of a day become one.
    let job = job_with(&bed, |OldTrip { date, km, .. }| {
        Ok(Trip {
            date,
            vin: "all".to_owned(),
            km,
        })
    })
    .await?;
    let comparison = run(&job).await?;
    let dates: std::collections::BTreeSet<_> = (0..30).map(date).collect();
    let copied = documents(&bed.target).await?;
    assert_eq!(copied.len(), dates.len());
    let lost = 30 - dates.len() as u64;
    assert_eq!(comparison.totals.different, lost);
    assert_eq!(comparison.differences.len() as u64, lost);
    assert!(
        comparison
            .differences
            .iter()
            .all(|difference| difference.kind == Kind::Taken)
    );
    assert!(!comparison.is_equal());
    assert_eq!(job.dead_letters().await?.len() as u64, lost);
    // Nothing in the source was touched.
    assert_eq!(documents(&bed.source).await?.len(), 30);
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn items_that_cannot_be_copied_are_dead_letters_with_their_reason() -> Result {
    let bed = Bed::start(HttpOptions::default()).await?;
    bed.fill(10).await?;
    let unreadable = json!({"id": "x", "date": "2018-08-09", "km": "many"});
    let created = bed.source.create_item("2018-08-09", "x", &unreadable, None);
    Box::pin(created).await?;
    let job = job_with(&bed, |trip| {
        if trip.id == vin(3) {
            Err("this trip was a test".to_owned())
        } else {
            Ok(trip.into())
        }
    })
    .await?;
    let comparison = run(&job).await?;
    let mut letters: Vec<_> = job
        .dead_letters()
        .await?
        .iter()
        .map(ToString::to_string)
        .collect();
    letters.sort();
    assert_eq!(
        letters,
        [
            r#"Refused: source "v0000003" with the key ["2018-07-04"], target -: this trip was a test"#,
            r#"Refused: source "x" with the key ["2018-08-09"], target -: invalid type: string "many", expected u32"#,
        ]
    );
    assert_eq!(comparison.totals.different, 2);
    assert_eq!(documents(&bed.target).await?.len(), 9);
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn properties_that_the_type_of_the_source_does_not_know_are_copied() -> Result {
    let bed = Bed::start(HttpOptions::default()).await?;
    let document = json!({"id": "x", "date": "2018-08-09", "km": 7, "unused": true, "driver": {"name": "Ada"}});
    let created = bed.source.create_item("2018-08-09", "x", &document, None);
    Box::pin(created).await?;
    let job = job_with(&bed, |trip| Ok(trip.into())).await?;
    assert!(run(&job).await?.is_equal());
    let copied = documents(&bed.target).await?;
    let [copied] = &copied[..] else {
        panic!("{copied:?}")
    };
    let expected = json!({"date": "2018-08-09", "vin": "x", "km": 7, "driver": {"name": "Ada"}});
    for (name, value) in expected.as_object().unwrap() {
        assert_eq!(&copied[name], value, "{name}");
    }
    assert_eq!(copied.get("unused"), None, "the field was removed");
    assert_eq!(copied["_copy"]["of"], json!(["2018-08-09"]));
    assert!(
        copied["partitionKey"]
            .as_str()
            .unwrap()
            .starts_with("2018-08-09.")
    );
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_and_deletes_are_found_and_foreign_documents_are_kept() -> Result {
    let bed = Bed::start(HttpOptions::default()).await?;
    bed.fill(60).await?;
    let job = bed.job(options()).await?;
    job.start().await?;
    let worker = bed.worker("one", options()).await?;
    copied(&job).await?;
    // A document that the copy did not make.
    let target = bed.target().await?;
    let foreign = Trip {
        date: "2018-08-10".to_owned(),
        vin: "foreign".to_owned(),
        km: 1,
    };
    target.create(&foreign, None).await?;
    for number in 0..60 {
        let (id, date) = (vin(number), date(number));
        let key = crate::bed::StoredTripKey { date: &date };
        match number % 4 {
            0 => {
                let stored = bed.old.get_with_id(&key, &id, None).await?.unwrap();
                bed.old.delete(stored, None).await?;
            }
            1 => drop(
                bed.old
                    .update_with_id(&key, &id, |trip| trip.km += 5)
                    .await?,
            ),
            _ => {}
        }
    }
    let mut last = job.compare().await?;
    assert!(last.totals.deleted > 0, "{last:?}");
    last = job.compare().await?;
    assert_eq!(
        (last.totals.repaired, last.totals.different),
        (0, 1),
        "{last:?}"
    );
    assert_eq!(last.differences[0].kind, Kind::Unmarked);
    let [old, mut new] = bed.contents().await?;
    assert_eq!(new.remove("\"2018-08-10\" \"foreign\""), Some(1));
    assert_eq!((old.len(), old), (45, new));
    job.close().await?;
    worker.await??;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_estimate_writes_nothing_and_lists_what_cannot_be_copied() -> Result {
    let bed = Bed::start(HttpOptions::default()).await?;
    bed.fill(100).await?;
    let options = options()
        .with_budgets(Some(1000.0), Some(1000.0))
        .with_expected_items(36_000_000);
    let (source, target, jobs) = (bed.source.clone(), bed.target().await?, bed.jobs.clone());
    let convert = |trip: OldTrip| {
        if trip.id == vin(3) {
            Err("a test")
        } else {
            Ok(Trip::from(trip))
        }
    };
    let job = CopyJob::open_with(source, target, jobs, "dry", convert, Some(options));
    let job = Box::pin(job).await?;
    let estimate = job.estimate().await?;
    assert_eq!((estimate.sampled, estimate.refused), (100, 1));
    // 10 RU for each write, at 1000 RU/s.
    assert_eq!(estimate.duration().unwrap().as_secs(), 360_000);
    assert!(documents(&bed.target).await?.is_empty() && documents(&bed.jobs).await?.is_empty());
    assert!(matches!(
        job.report().await.unwrap_err().kind(),
        ErrorKind::Job { .. }
    ));
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_different_program_cannot_join_a_job() -> Result {
    let bed = Bed::start(HttpOptions::default()).await?;
    let job = bed.job(options()).await?;
    job.start().await?;
    let back = Items::<StoredTrip>::open(bed.source.clone(), None).await?;
    let convert =
        |trip: Value| -> std::result::Result<StoredTrip, String> { Err(trip.to_string()) };
    let other = CopyJob::open_with(
        bed.target.clone(),
        back,
        bed.jobs.clone(),
        "by-vin",
        convert,
        None,
    );
    let other = Box::pin(other).await?;
    for error in [
        other.start().await.unwrap_err(),
        other.work("two").await.unwrap_err(),
    ] {
        let error = error.to_string();
        assert!(
            error.starts_with("the job with this name copies items with the key /date to"),
            "{error}"
        );
    }
    let unknown = job
        .command(&["fly".to_owned()], |_, _| ())
        .await
        .unwrap_err();
    assert!(
        unknown
            .to_string()
            .starts_with("expected one of `estimate`, `start`"),
        "{unknown}"
    );
    // The same program can start it again.
    job.start().await?;
    assert_eq!(trip(1, 2).km, 2);
    Ok(())
}
