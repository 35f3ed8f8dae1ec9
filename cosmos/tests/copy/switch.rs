//! The steps of a switch, with services that write and read while they are taken.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use synthetic_key_cosmos::ErrorKind;
use synthetic_key_cosmos::copy::{Gate, Side};
use synthetic_key_cosmos_server::{Faults, HttpOptions, Random};
use tokio::task::JoinHandle;

use crate::Result;
use crate::bed::{Bed, StoredTripKey, Trip, TripKey, copied, date, options, trip, vin};

/// A service that adds one to the kilometres of items, and checks that it reads what it last wrote. Only it uses its items.
async fn service(
    bed: &Bed,
    numbers: std::ops::Range<u64>,
    is_over: Arc<AtomicBool>,
    writes: Arc<AtomicU64>,
) -> Result<JoinHandle<Result>> {
    let gate = Gate::open(bed.account.client("jobs").await?, "by-vin", None).await?;
    let (old, new) = (bed.old.clone(), bed.target().await?);
    let mut random = Random::new(numbers.start + 1);
    Ok(tokio::spawn(async move {
        let mut known: std::collections::HashMap<u64, u32> =
            numbers.clone().map(|number| (number, 0)).collect();
        while !is_over.load(Ordering::SeqCst) {
            let number = numbers.start + random.below(numbers.end - numbers.start);
            let (id, date) = (vin(number), date(number));
            let key = TripKey {
                date: &date,
                vin: &id,
            };
            let old_key = StoredTripKey { date: &date };
            let km = if gate.side().await?.reads_target() {
                new.get(&key, None).await?.map(|trip| trip.km)
            } else {
                old.get_with_id(&old_key, &id, None)
                    .await?
                    .map(|trip| trip.km)
            };
            let expected = known.get(&number).copied();
            if km != expected {
                return Err(format!("{id}: read {km:?}, and last wrote {expected:?}").into());
            }
            let deletes = km.is_some() && random.happens(0.1);
            let (old, new, next) = (&old, &new, km.unwrap_or_default() + 1);
            let written = gate
                .write(|in_target| async move {
                    match (in_target, km, deletes) {
                        (true, None, _) => drop(
                            new.create(
                                &Trip {
                                    date: date.clone(),
                                    vin: id.clone(),
                                    km: next,
                                },
                                None,
                            )
                            .await?,
                        ),
                        (false, None, _) => drop(old.create(&trip(number, next), None).await?),
                        (true, _, true) => match new
                            .get(
                                &TripKey {
                                    date: &date,
                                    vin: &id,
                                },
                                None,
                            )
                            .await?
                        {
                            Some(stored) => drop(new.delete(stored, None).await?),
                            None => return Err("it is gone".into()),
                        },
                        (false, _, true) => match old
                            .get_with_id(&StoredTripKey { date: &date }, &id, None)
                            .await?
                        {
                            Some(stored) => drop(old.delete(stored, None).await?),
                            None => return Err("it is gone".into()),
                        },
                        (true, ..) => drop(
                            new.update(
                                &TripKey {
                                    date: &date,
                                    vin: &id,
                                },
                                |trip| trip.km = next,
                            )
                            .await?,
                        ),
                        (false, ..) => drop(
                            old.update_with_id(&StoredTripKey { date: &date }, &id, |trip| {
                                trip.km = next;
                            })
                            .await?,
                        ),
                    }
                    Ok::<_, Box<dyn std::error::Error + Send + Sync>>(())
                })
                .await?;
            match written {
                None => tokio::time::sleep(Duration::from_millis(20)).await,
                Some(written) => {
                    written?;
                    writes.fetch_add(1, Ordering::SeqCst);
                    if deletes {
                        known.remove(&number)
                    } else {
                        known.insert(number, next)
                    };
                }
            }
        }
        Ok(())
    }))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn services_switch_and_every_read_is_the_last_write() -> Result {
    let bed = Bed::start(HttpOptions::default()).await?;
    bed.fill(90).await?;
    bed.account
        .set_faults(Faults::latency(Duration::ZERO..Duration::from_millis(4)));
    // A busy machine answers late.
    let job = bed.job(options().with_gate(Duration::from_secs(3))).await?;
    job.start().await?;
    let (is_over, writes) = (Arc::<AtomicBool>::default(), Arc::<AtomicU64>::default());
    let mut services = Vec::new();
    for range in [0..30, 30..60, 60..90] {
        services.push(service(&bed, range, Arc::clone(&is_over), Arc::clone(&writes)).await?);
    }
    let workers = [
        bed.worker("one", options()).await?,
        bed.worker("two", options()).await?,
    ];
    copied(&job).await?;
    let compared = job.compare().await?;
    assert!(!compared.is_final);
    let error = job.switch().await.unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::Job { .. }), "{error}");

    job.fence().await?;
    let fenced_at = writes.load(Ordering::SeqCst);
    // Deletes since the comparison are not in the feed.
    let verified = loop {
        let verified = job.verify().await?;
        assert!(verified.is_final);
        if verified.is_equal() {
            break verified;
        }
        let repaired = job.compare().await?;
        assert_eq!(repaired.totals.different, 0, "{repaired:?}");
    };
    assert_eq!(verified.totals.seen, verified.totals.equal);
    let [old, new] = bed.contents().await?;
    assert_eq!(old, new);
    assert_eq!(
        writes.load(Ordering::SeqCst),
        fenced_at,
        "a service wrote behind the fence"
    );
    let switched = job.switch().await?;
    assert!(switched.fenced > Duration::ZERO);
    for worker in workers {
        worker.await??;
    }
    assert_eq!(job.late_writes().await?, []);
    // The services go on, with the target.
    while writes.load(Ordering::SeqCst) < fenced_at + 30 {
        assert!(
            services.iter().all(|service| !service.is_finished()),
            "a service has failed"
        );
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    is_over.store(true, Ordering::SeqCst);
    for service in services {
        service.await??;
    }
    let [still, changed] = bed.contents().await?;
    assert_eq!(still, old, "nothing writes to the source any more");
    assert_ne!(changed, new);
    let error = job.unfence().await.unwrap_err();
    assert!(
        error.to_string().contains("would lose these writes"),
        "{error}"
    );
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn going_back_before_the_switch_loses_nothing() -> Result {
    let bed = Bed::start(HttpOptions::default()).await?;
    bed.fill(30).await?;
    let job = bed.job(options()).await?;
    job.start().await?;
    let gate = Gate::open(bed.jobs.clone(), "by-vin", None).await?;
    let write = async |number: u64| {
        let (id, date) = (vin(number), date(number));
        let key = StoredTripKey { date: &date };
        let old = &bed.old;
        gate.write(|in_target| {
            assert!(!in_target);
            let id = &id;
            async move {
                old.update_with_id(&key, id, |trip| trip.km += 1)
                    .await
                    .map(|_| ())
            }
        })
        .await
    };
    assert!(write(1).await?.is_some());
    let worker = bed.worker("one", options()).await?;
    copied(&job).await?;
    job.fence().await?;
    assert_eq!(gate.side().await?, Side::Fenced);
    assert!(write(1).await?.is_none(), "writes are fenced");
    assert!(job.verify().await?.is_equal());
    job.unfence().await?;
    tokio::time::sleep(options().gate / 2).await;
    assert!(write(2).await?.is_some());
    let error = job.switch().await.unwrap_err();
    assert!(
        error.to_string().contains("call `fence` and `verify`"),
        "{error}"
    );
    // And then forward after all.
    job.fence().await?;
    assert!(job.verify().await?.is_equal());
    let [old, new] = bed.contents().await?;
    assert_eq!(old, new);
    assert_eq!(old.values().sum::<u64>(), 2);
    job.switch().await?;
    assert_eq!(gate.side().await?, Side::Target);
    worker.await??;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_switch_waits_for_workers_that_may_still_write() -> Result {
    let bed = Bed::start(HttpOptions::default()).await?;
    bed.fill(20).await?;
    let job = bed.job(options()).await?;
    job.start().await?;
    let killed = bed.worker("killed", options()).await?;
    let worker = bed.worker("one", options()).await?;
    copied(&job).await?;
    while job.report().await?.workers < 2 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    killed.abort();
    drop(killed.await);
    job.fence().await?;
    let error = job.verify().await.unwrap_err().to_string();
    assert!(error.contains("may still write: killed"), "{error}");
    assert!(job.worker_is_gone("nobody").await.is_err());
    job.worker_is_gone("killed").await?;
    assert!(job.verify().await?.is_equal());
    job.switch().await?;
    worker.await??;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_behind_the_fence_is_found() -> Result {
    let bed = Bed::start(HttpOptions::default()).await?;
    bed.fill(20).await?;
    let job = bed.job(options()).await?;
    job.start().await?;
    let worker = bed.worker("one", options()).await?;
    copied(&job).await?;
    job.fence().await?;
    assert!(job.verify().await?.is_equal());
    job.switch().await?;
    worker.await??;
    // A service that does not ask the gate.
    bed.old.upsert(&trip(5, 77), None).await?;
    let late = job.late_writes().await?;
    let late: Vec<_> = late.iter().map(ToString::to_string).collect();
    assert_eq!(late, [r#""v0000005" with the key ["2018-08-09"]"#]);
    Ok(())
}
