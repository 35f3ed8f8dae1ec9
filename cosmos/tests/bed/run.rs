//! One run: services and movers on a few items, with faults, and the verdict on each item's history.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use azure_data_cosmos::FeedScope;
use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::options::Region;
use futures::TryStreamExt;
use serde::de::DeserializeOwned;
use serde_json::Value;
use synthetic_key::{Document, SyntheticKey};
use synthetic_key_cosmos::{ErrorKind, Items, ItemsOptions, Phase, RetryOptions};
use synthetic_key_cosmos_server::{
    ConsistencyLevel, Encoding, Faults, HttpAccount, HttpOptions, PARTITIONS, Random,
};
use tokio::task::JoinHandle;

use crate::Result;
use crate::linear::{Call, Effect, is_linearizable};
use crate::service::{DATE, Histories, last, new, old};

/// What runs.
#[derive(Clone, Debug)]
pub struct Plan {
    pub seed: u64,
    /// How many items the services fight over.
    pub items: usize,
    /// How many calls a service makes in each phase.
    pub calls: u64,
    pub movers: u64,
    pub faults: Faults,
    pub account: HttpOptions,
    pub during: During,
}

/// What happens to the container meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum During {
    Nothing,
    /// Physical partitions are split and merged.
    Splits,
    /// The replication to the second region stops at times.
    Pauses,
}

impl Plan {
    /// The seed chooses the account, in turn: one region; one region with splits and merges; two regions with session
    /// consistency, lag and paused replication, and all clients next to the write region; two regions with strong
    /// consistency, and clients next to each.
    pub fn new(seed: u64) -> Self {
        let ms = Duration::from_millis;
        let one = HttpOptions {
            seed,
            encoding: Encoding::ALL[usize::from(seed % 8 < 4)],
            ..HttpOptions::default()
        };
        let two = HttpOptions {
            regions: vec![Region::EAST_US, Region::WEST_US],
            lag: ms(5)..ms(100),
            ..one.clone()
        };
        let (during, account) = match seed % 4 {
            0 => (During::Nothing, one),
            1 => (During::Splits, one),
            2 => (
                During::Pauses,
                HttpOptions {
                    consistency: ConsistencyLevel::Session,
                    ..two
                },
            ),
            _ => (During::Nothing, two),
        };
        Self {
            seed,
            items: 10,
            calls: 12,
            movers: 2,
            faults: Faults::mixed(),
            account,
            during,
        }
    }

    /// Where the client of a service is. Reads are not pinned to the write region if the account is strong.
    fn region_of(&self, service: u64) -> Region {
        let all = &self.account.regions;
        let count = match self.account.consistency {
            ConsistencyLevel::Strong => all.len() as u64,
            _ => 1,
        };
        all[usize::try_from(service % count).unwrap_or_default()].clone()
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
    /// A run that did not end.
    pub fn broken(seed: u64, error: &dyn fmt::Display) -> Self {
        Self {
            violations: vec![format!("seed {seed}: the run failed: {error}")],
            ..Self::default()
        }
    }

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

/// What the tasks of a run share.
struct Scene {
    account: HttpAccount,
    histories: Histories,
    is_over: AtomicBool,
    moved: AtomicU64,
    killed: AtomicU64,
}

/// A service with a layout, which makes random calls.
macro_rules! service {
    ($layout:ident, $scene:expr, $plan:expr, $number:expr, $calls:expr) => {{
        let (scene, number, calls) = (Arc::clone($scene), $number, $calls);
        let mut random = Random::new($plan.seed ^ (number + 1) << 48);
        let region = $plan.region_of(number);
        tokio::spawn(async move {
            let container = Box::pin(scene.account.client_near("trips", region)).await?;
            let items = open::<$layout::Trip>(container).await?;
            for _ in 0..calls {
                Box::pin($layout::call(&items, &scene.histories, &mut random)).await;
            }
            Ok(())
        })
    }};
}

type Service = JoinHandle<Result>;

/// How often the service may fail before a run is given up.
const PATIENCE: u32 = 100;

/// Opens a container, in spite of the faults.
async fn open<D: Document + DeserializeOwned>(container: ContainerClient) -> Result<Items<D>> {
    for _ in 0..PATIENCE {
        match Items::open(container.clone(), Some(quick())).await {
            Err(error) if *error.kind() == ErrorKind::Service => {}
            opened => return Ok(opened?),
        }
    }
    Err("the container cannot be opened".into())
}

/// Records a phase, in spite of the faults.
async fn advance(container: &ContainerClient, phase: Phase) -> Result {
    for _ in 0..PATIENCE {
        match Items::<new::Trip>::advance(container, phase, Some(quick())).await {
            Err(error) if error.maybe_done() || *error.kind() == ErrorKind::Service => {}
            recorded => return Ok(recorded?),
        }
    }
    Err("the phase cannot be recorded".into())
}

async fn all(services: Vec<Service>) -> Result {
    for service in services {
        service.await??;
    }
    Ok(())
}

/// Runs a plan: all phases of a move.
pub async fn run(plan: Plan) -> Result<Report> {
    let account = HttpAccount::start(plan.account.clone()).await?;
    let container = account.container::<new::Trip>("trips").await?;
    let scene = Arc::new(Scene {
        account,
        histories: Histories::new(&vins(plan.items)),
        is_over: AtomicBool::default(),
        moved: AtomicU64::default(),
        killed: AtomicU64::default(),
    });
    // Step 0 and step 1. A part of the items exists before the move.
    advance(&container, Phase::ReadNew).await?;
    let before = open::<old::Trip>(container.clone()).await?;
    let mut random = Random::new(plan.seed);
    for vin in scene.histories.vins() {
        if random.happens(0.7) {
            old::create(&before, &scene.histories, &vin, "first").await;
        }
    }
    // Step 1 and step 2, and movers that leave stubs.
    advance(&container, Phase::WriteNew).await?;
    scene.account.set_faults(plan.faults.clone());
    let movers: Vec<_> = (0..plan.movers)
        .map(|mover| {
            let seed = plan.seed ^ (mover + 1) << 32;
            tokio::spawn(movers(Arc::clone(&scene), container.clone(), seed))
        })
        .collect();
    let during = tokio::spawn(happens(Arc::clone(&scene), plan.during));
    let last = (0..2).map(|number| service!(old, &scene, plan, number, plan.calls));
    let last: Vec<Service> = last.collect();
    // These go on in the next phase.
    let first = (2..4).map(|number| service!(new, &scene, plan, number, 2 * plan.calls));
    let first: Vec<Service> = first.collect();
    all(last).await?;
    tokio::time::sleep(plan.faults.stall.end).await;
    // Step 2, and movers that delete stubs.
    advance(&container, Phase::MoveAll).await?;
    let second = (4..6).map(|number| service!(new, &scene, plan, number, plan.calls));
    let second: Vec<Service> = second.collect();
    all(first).await?;
    // A complete pass has nothing left to do.
    let items = open::<new::Trip>(container.clone()).await?;
    is_moved(&items, &scene).await?;
    // Step 2 and step 3, and movers that wake up late.
    advance(&container, Phase::NewOnly).await?;
    let third = (6..8).map(|number| {
        // A type without `also_read` reads as the account's consistency says.
        if plan.account.consistency == ConsistencyLevel::Strong {
            service!(last, &scene, plan, number, plan.calls / 2)
        } else {
            service!(new, &scene, plan, number, plan.calls / 2)
        }
    });
    let third: Vec<Service> = third.collect();
    all(second).await?;
    all(third).await?;
    scene.is_over.store(true, Ordering::SeqCst);
    for mover in movers {
        mover.await?;
    }
    during.await?;
    scene.account.set_faults(Faults::default());
    // Late requests arrive.
    tokio::time::sleep(plan.faults.stall.end).await;
    let histories = &scene.histories;
    for vin in histories.vins() {
        new::get(&items, histories, &vin).await;
    }
    is_moved(&items, &scene).await?;
    // A type without `also_read` reads as the account's consistency says. A client that has not seen faults reads from
    // the write region.
    let unharmed = scene.account.client("trips").await?;
    let after = open::<last::Trip>(unharmed.clone()).await?;
    for vin in histories.vins() {
        last::get(&after, histories, &vin).await;
    }
    last::scan(&after, histories).await;
    let twice = documents(&unharmed).await?;
    drop((items, before, after));
    let scene = Arc::into_inner(scene).ok_or("a service still runs")?;
    let (moved, killed) = (scene.moved.into_inner(), scene.killed.into_inner());
    let (calls, mut problems) = scene.histories.finish();
    problems.extend(twice);
    Ok(report(plan.seed, (moved, killed), calls, problems))
}

/// Moves what is left, until a pass has nothing to do.
async fn is_moved(items: &Items<new::Trip>, scene: &Scene) -> Result {
    for _ in 0..1000 {
        let relocate = items.relocate(&new::TripKeys { date: DATE });
        let Ok(pass) = relocate.run().await else {
            continue;
        };
        scene.moved.fetch_add(pass.moved, Ordering::SeqCst);
        if (pass.moved, pass.finished, pass.refused) == (0, 0, 0) {
            return Ok(());
        }
    }
    Err("the move does not end".into())
}

/// What happens to the container, until the run is over.
async fn happens(scene: Arc<Scene>, during: During) {
    let pause = async |ms| tokio::time::sleep(Duration::from_millis(ms)).await;
    let mut number = PARTITIONS;
    let mut next = 0;
    while !scene.is_over.load(Ordering::SeqCst) {
        match during {
            During::Nothing => return,
            During::Splits => {
                // A partition becomes two, and these one again. Each has a new number.
                pause(40).await;
                scene.account.split("trips", next % PARTITIONS);
                scene.account.wait_for_splits().await;
                pause(40).await;
                scene.account.merge("trips", number, number + 1);
                scene.account.wait_for_splits().await;
                (next, number) = (next + 1, number + 3);
                if next == PARTITIONS {
                    return;
                }
            }
            During::Pauses => {
                scene.account.pause_replication(&Region::WEST_US);
                pause(100).await;
                scene.account.resume_replication(&Region::WEST_US);
                pause(100).await;
            }
        }
    }
}

/// The verdict on each history.
fn report(
    seed: u64,
    (moved, killed_movers): (u64, u64),
    calls: BTreeMap<String, Vec<Call>>,
    mut problems: Vec<String>,
) -> Report {
    let mut report = Report {
        moved,
        killed_movers,
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
    let problems = problems.into_iter();
    let problems = problems.map(|problem| format!("seed {seed}: {problem}"));
    report.violations = problems.collect();
    report
}

/// Moves all items again and again, and is often killed while it does.
async fn movers(scene: Arc<Scene>, container: ContainerClient, seed: u64) {
    let mut random = Random::new(seed);
    while !scene.is_over.load(Ordering::SeqCst) {
        let (container, pause) = (container.clone(), Duration::from_millis(random.below(60)));
        let mut task = tokio::spawn(async move {
            let items = Items::<new::Trip>::open(container, Some(quick())).await;
            let Ok(items) = items else { return 0 };
            let relocate = items.relocate(&new::TripKeys { date: DATE });
            let moved = relocate.with_concurrency(2).run().await;
            moved.map_or_else(|stopped| stopped.so_far.moved, |moved| moved.moved)
        });
        if random.happens(0.6) {
            tokio::time::sleep(pause).await;
            task.abort();
        }
        match (&mut task).await {
            Ok(count) => drop(scene.moved.fetch_add(count, Ordering::SeqCst)),
            Err(_) => drop(scene.killed.fetch_add(1, Ordering::SeqCst)),
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
