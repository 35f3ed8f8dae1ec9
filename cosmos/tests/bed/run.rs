//! One run: services and movers on a few items, with faults, and the verdict on each item's history.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use azure_data_cosmos::FeedScope;
use azure_data_cosmos::clients::ContainerClient;
use futures::TryStreamExt;
use serde_json::Value;
use synthetic_key::SyntheticKey;
use synthetic_key_cosmos::{Items, ItemsOptions, Phase, RetryOptions};
use synthetic_key_cosmos_server::{Faults, HttpAccount, HttpOptions, Random};

use crate::Result;
use crate::linear::{Effect, is_linearizable};
use crate::service::{DATE, Histories, new, old};

/// What runs.
#[derive(Clone, Debug)]
pub struct Plan {
    pub seed: u64,
    /// How many items the services fight over.
    pub items: usize,
    /// Services with the new layout.
    pub services: u64,
    /// How many calls each makes.
    pub calls: u64,
    pub movers: u64,
    pub faults: Faults,
    pub account: HttpOptions,
}

impl Plan {
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            items: 10,
            services: 4,
            calls: 24,
            movers: 2,
            faults: Faults::mixed(),
            account: HttpOptions {
                seed,
                ..HttpOptions::default()
            },
        }
    }
}

/// What was seen in one or more runs.
#[derive(Debug, Default)]
pub struct Report {
    pub histories: u64,
    pub calls: u64,
    /// Calls that may have been done.
    pub unknown: u64,
    /// Histories in which the item was deleted.
    pub with_deletes: u64,
    pub moved: u64,
    pub killed_movers: u64,
    pub violations: Vec<String>,
}

impl Report {
    pub fn add(&mut self, other: Self) {
        self.histories += other.histories;
        self.calls += other.calls;
        self.unknown += other.unknown;
        self.with_deletes += other.with_deletes;
        self.moved += other.moved;
        self.killed_movers += other.killed_movers;
        self.violations.extend(other.violations);
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} item histories, {} with deletes; {} calls, {} with an unknown result; {} items moved, {} movers killed; {} violations",
            self.histories,
            self.with_deletes,
            self.calls,
            self.unknown,
            self.moved,
            self.killed_movers,
            self.violations.len()
        )
    }
}

/// Short pauses: what fails here passes soon.
fn quick() -> ItemsOptions {
    let retry = RetryOptions::default().with_first_pause(Duration::from_millis(2));
    ItemsOptions::default().with_retry(retry.with_attempts(8))
}

/// Items of which most have a different key in each layout.
fn vins(count: usize) -> Vec<String> {
    let (all, moving) = (0.., |vin: &String| new::key(vin).read_keys().len() > 1);
    let moving = all.map(|n| format!("v{n}")).filter(moving);
    let staying = (0..).map(|n| format!("s{n}"));
    let staying = staying.filter(|vin| new::key(vin).read_keys().len() == 1);
    let rare = count.div_ceil(6);
    moving
        .take(count - rare)
        .chain(staying.take(rare))
        .collect()
}

/// Runs a plan.
#[allow(clippy::too_many_lines)] // The order of a run reads best in one place.
pub async fn run(plan: Plan) -> Result<Report> {
    let account = HttpAccount::start(plan.account.clone()).await?;
    let container = account.container::<new::Trip>("trips").await?;
    let histories = Arc::new(Histories::new(&vins(plan.items)));
    let mut random = Random::new(plan.seed);
    let advance = async |phase| Items::<new::Trip>::advance(&container, phase, Some(quick())).await;
    advance(Phase::ReadNew).await?;
    let before = Items::<old::Trip>::open(container.clone(), Some(quick())).await?;
    for vin in histories.vins() {
        if random.happens(0.7) {
            let (start, trip) = (histories.now(), old::trip(&vin, histories.content()));
            let created = before.create(&trip, None).await;
            histories.written(
                &vin,
                "first",
                start,
                &created,
                Effect::Creates(trip.content),
            );
        }
    }
    // The service with the old layout has stopped.
    advance(Phase::WriteNew).await?;
    advance(Phase::MoveAll).await?;
    account.set_faults(plan.faults.clone());

    let is_over = Arc::new(AtomicBool::new(false));
    let (moved, killed) = (Arc::<AtomicU64>::default(), Arc::<AtomicU64>::default());
    let movers: Vec<_> = (0..plan.movers)
        .map(|mover| {
            let (account, histories) = (container.clone(), Arc::clone(&is_over));
            let counts = (Arc::clone(&moved), Arc::clone(&killed));
            tokio::spawn(movers(
                account,
                histories,
                counts,
                plan.seed ^ (mover + 1) << 32,
            ))
        })
        .collect();
    let services: Vec<_> = (0..plan.services)
        .map(|service| {
            let (container, histories) = (container.clone(), Arc::clone(&histories));
            let mut random = Random::new(plan.seed ^ (service + 1) << 48);
            tokio::spawn(async move {
                let items = Items::<new::Trip>::open(container, Some(quick())).await;
                let items = items.map_err(|error| error.to_string())?;
                for _ in 0..plan.calls {
                    Box::pin(new::call(&items, &histories, &mut random)).await;
                }
                Ok::<_, String>(())
            })
        })
        .collect();
    for service in services {
        service.await??;
    }
    is_over.store(true, Ordering::SeqCst);
    for mover in movers {
        mover.await?;
    }
    account.set_faults(Faults::default());
    // Late requests arrive.
    tokio::time::sleep(plan.faults.stall.end).await;
    let items = Items::<new::Trip>::open(container.clone(), Some(quick())).await?;
    for vin in histories.vins() {
        new::get(&items, &histories, &vin).await;
    }
    let last = items.relocate(&new::TripKeys { date: DATE }).run().await?;
    moved.fetch_add(last.moved, Ordering::SeqCst);
    for vin in histories.vins() {
        new::get(&items, &histories, &vin).await;
    }
    new::scan(&items, &histories).await;
    let twice = documents(&container).await?;
    drop((items, before));
    let histories = Arc::into_inner(histories).ok_or("a service still runs")?;
    let (calls, mut problems) = histories.finish();
    problems.extend(twice);
    let mut report = Report {
        moved: moved.load(Ordering::SeqCst),
        killed_movers: killed.load(Ordering::SeqCst),
        ..Report::default()
    };
    for (vin, mut calls) in calls {
        report.histories += 1;
        report.calls += calls.len() as u64;
        report.unknown += calls.iter().filter(|call| call.end.is_none()).count() as u64;
        let deletes = |effect: &Effect| matches!(effect, Effect::Deletes(_));
        report.with_deletes += u64::from(calls.iter().any(|call| deletes(&call.effect)));
        if !is_linearizable(&calls) {
            calls.sort_by_key(|call| call.start);
            let lines = calls.iter().map(|call| {
                let end = call.end.map_or("?".to_owned(), |end| end.to_string());
                format!("  {}..{end} {}: {:?}", call.start, call.by, call.effect)
            });
            let lines: Vec<_> = lines.collect();
            problems.push(format!("{vin} is not linearizable:\n{}", lines.join("\n")));
        }
    }
    let seed = plan.seed;
    let problems = problems.into_iter();
    let problems = problems.map(|problem| format!("seed {seed}: {problem}"));
    report.violations = problems.collect();
    Ok(report)
}

/// Moves all items again and again, and is often killed while it does.
async fn movers(
    container: ContainerClient,
    is_over: Arc<AtomicBool>,
    (moved, killed): (Arc<AtomicU64>, Arc<AtomicU64>),
    seed: u64,
) {
    let mut random = Random::new(seed);
    while !is_over.load(Ordering::SeqCst) {
        let (container, pause) = (container.clone(), Duration::from_millis(random.below(60)));
        let mut task = tokio::spawn(async move {
            let items = Items::<new::Trip>::open(container, Some(quick())).await;
            let Ok(items) = items else { return 0 };
            let relocate = items.relocate(&new::TripKeys { date: DATE });
            let moved = relocate.with_concurrency(2).run().await;
            moved.map_or(0, |moved| moved.moved)
        });
        if random.happens(0.6) {
            tokio::time::sleep(pause).await;
            task.abort();
        }
        match (&mut task).await {
            Ok(count) => drop(moved.fetch_add(count, Ordering::SeqCst)),
            Err(_) => drop(killed.fetch_add(1, Ordering::SeqCst)),
        }
        tokio::time::sleep(Duration::from_millis(random.below(10))).await;
    }
}

/// After the last pass of a mover, an item has one document, and no other document is left.
async fn documents(container: &ContainerClient) -> Result<Vec<String>> {
    let query =
        container.query_items::<Value>("SELECT * FROM c", FeedScope::full_container(), None);
    let documents: Vec<_> = Box::pin(query).await?.try_collect().await?;
    let mut ids: Vec<_> = documents
        .iter()
        .map(|document| document["id"].to_string())
        .collect();
    ids.sort();
    let twice = ids.windows(2).filter(|pair| pair[0] == pair[1]);
    Ok(twice
        .map(|pair| format!("{} is stored twice", pair[0]))
        .collect())
}
