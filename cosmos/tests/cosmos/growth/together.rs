//! Writers, readers and movers together, under faults and splits: nothing is lost, nothing is stale, nothing comes twice.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use synthetic_key_cosmos::{Items, Phase};
use synthetic_key_cosmos_server::{Account, Encoding};
use tokio::task::JoinHandle;

use super::actors::{Own, Random, SHARED, Scene, State, Writer, read, relocate};
use super::faults::{loses_answers, mishaps};
use super::generations::{ByHand, Eight, Four, Generation, Proved, Suffixed, Unsuffixed};
use super::{advance, documents, quick};
use crate::Result;

/// What happened in a run.
#[derive(Debug, Default)]
struct Report {
    writes: u32,
    reads: u32,
    moved: u32,
    killed: u32,
    deleted: usize,
}

/// What the tasks came to.
async fn all<T>(tasks: Vec<JoinHandle<std::result::Result<T, BoxError>>>) -> Result<Vec<T>> {
    let mut results = Vec::new();
    for task in tasks {
        results.push(task.await?.map_err(|error| error.to_string())?);
    }
    Ok(results)
}

type BoxError = Box<dyn std::error::Error + Send + Sync>;

/// From a generation to the next one: each of four writers makes so many steps.
async fn grow<B: Generation, A: Generation>(seed: u64, steps: u32) -> Result<Report> {
    let encoding = Encoding::ALL[usize::from(seed.is_multiple_of(2))];
    let account = Arc::new(Account::new(encoding)?);
    let container = Box::pin(account.container::<B>("items")).await?;
    advance::<A>(&container, Phase::ReadNew).await?;
    let old = Items::<B>::open(container.clone(), Some(quick())).await?;
    for number in 0..SHARED {
        old.create(&B::item(number, 0), None).await?;
    }
    // A service that does not know the new keys has stopped before items move. Then stubs need not stay.
    let phase = if B::READS_BOTH {
        Phase::WriteNew
    } else {
        Phase::MoveAll
    };
    advance::<A>(&container, phase).await?;
    let scene = Arc::new(Scene::new());
    let random = |actor: u64| Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (actor + 1));
    let mut actors = 0_u64;
    let mut next = || {
        actors += 1;
        (Arc::clone(&scene), random(actors), mishaps(actors))
    };
    let (mut writers, mut others) = (Vec::new(), Vec::new());
    for (number, is_new) in (1..).zip([false, true, false, true]) {
        let (scene, random, faults) = next();
        let container = Box::pin(account.container_with_faults("items", faults)).await?;
        let loses = loses_answers(number);
        writers.push(if is_new || !B::READS_BOTH {
            let items = Items::<A>::open(container, Some(quick())).await?;
            tokio::spawn(Writer::new(scene, items, random, loses).run(steps))
        } else {
            let items = Items::<B>::open(container, Some(quick())).await?;
            tokio::spawn(Writer::new(scene, items, random, loses).run(steps))
        });
    }
    for actor in 0..4 {
        let (scene, random, faults) = next();
        let container = Box::pin(account.container_with_faults("items", faults)).await?;
        let items = Items::<A>::open(container.clone(), Some(quick())).await?;
        others.push(match actor {
            0 if B::READS_BOTH => {
                let items = Items::<B>::open(container, Some(quick())).await?;
                tokio::spawn(read(scene, items, random))
            }
            0 | 1 => tokio::spawn(read(scene, items, random)),
            _ => tokio::spawn(relocate(scene, items, random)),
        });
    }
    let splits = tokio::spawn({
        let (account, scene) = (Arc::clone(&account), Arc::clone(&scene));
        async move {
            for partition in [1, 4, 6] {
                tokio::time::sleep(Duration::from_millis(200)).await;
                let _calm = scene.calm.write().await;
                account.split("items", partition);
                account.wait_for_splits().await;
            }
        }
    });
    let own = all(writers).await;
    scene.is_over.store(true, Ordering::Relaxed);
    all(others).await?;
    splits.await?;
    let new = Items::<A>::open(container, Some(quick())).await?;
    let own = own?;
    advance::<A>(new.container(), Phase::MoveAll).await?;
    check(&new, &scene, &own).await?;
    let states = own.iter().flat_map(|own| own.0.values());
    let count = |count: &std::sync::atomic::AtomicU32| count.load(Ordering::Relaxed);
    Ok(Report {
        writes: count(&scene.writes),
        reads: count(&scene.reads),
        moved: count(&scene.moved),
        killed: count(&scene.killed),
        deleted: states.filter(|state| **state == State::Deleted).count(),
    })
}

/// After a last move, every item exists once, with its present key, and counts what was done to it. No deleted item exists.
async fn check<A: Generation>(items: &Items<A>, scene: &Scene, own: &[Own]) -> Result {
    A::relocate(items).run().await?;
    let last = A::relocate(items).run().await?;
    assert_eq!((last.moved, last.finished, last.refused), (0, 0, 0));
    let mut documents = documents(items).await?;
    assert_eq!(u64::try_from(documents.len())?, last.seen);
    let mut take = |number| {
        let (id, key) = (format!("t-{number}"), A::item(number, 0).partition_key());
        let address = (id, key.to_string());
        let at = documents.iter().position(|document| *document == address);
        at.map(|at| documents.swap_remove(at)).is_some()
    };
    for (number, changes) in (0..).zip(&scene.shared) {
        assert!(take(number), "{number} is lost");
        let km = A::get(items, number).await?.ok_or("not there")?.km();
        let done = changes.done.load(Ordering::SeqCst);
        let perhaps = changes.perhaps.load(Ordering::SeqCst);
        assert!(
            km >= done && km <= done + perhaps,
            "{number}: {km}, {done} + {perhaps}"
        );
    }
    for (number, state) in own.iter().flat_map(|own| &own.0) {
        let is_there = take(*number);
        match state {
            State::Is(km) => {
                assert!(is_there, "{number} is lost");
                let stored = A::get(items, *number).await?.ok_or("not there")?;
                assert_eq!(stored.km(), *km, "{number}");
            }
            State::Unknown => {}
            State::Deleted => assert!(!is_there, "{number} came back"),
        }
    }
    assert_eq!(documents, [], "there is more than was written");
    Ok(())
}

macro_rules! growths {
    ($($name:ident: $before:ident to $after:ident, seed $seed:literal;)*) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
            async fn $name() -> Result {
                let report = grow::<$before, $after>($seed, 250).await?;
                assert!(report.writes == 1000 && report.reads > 20, "{report:?}");
                assert!(report.killed > 0, "{report:?}");
                Ok(())
            }
        )*

        /// All of it with other seeds, as many minutes as are asked for.
        async fn grow_on(minutes: u64) -> Result {
            let end = Instant::now() + Duration::from_secs(60 * minutes);
            let (mut seed, mut all) = (100, Report::default());
            while Instant::now() < end {
                $(
                    seed += 1;
                    let Report { writes, reads, moved, killed, deleted } =
                        grow::<$before, $after>(seed, 250).await.map_err(|error| format!("seed {seed}: {error}"))?;
                    all.writes += writes;
                    all.reads += reads;
                    all.moved += moved;
                    all.killed += killed;
                    all.deleted += deleted;
                    println!("{} {seed}: {all:?}", stringify!($name));
                )*
            }
            Ok(())
        }
    };
}

growths! {
    n_doubles: Four to Eight, seed 1;
    n_halves: Eight to Four, seed 2;
    a_suffix_is_added: Unsuffixed to Suffixed, seed 3;
    a_key_by_hand_becomes_a_proved_one: ByHand to Proved, seed 4;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
#[ignore = "by hand: GROWTH_MINUTES=60 cargo test -p synthetic-key-cosmos --test cosmos -- --ignored --nocapture"]
async fn as_long_as_it_is_asked_for() -> Result {
    let minutes = std::env::var("GROWTH_MINUTES")?.parse()?;
    grow_on(minutes).await
}
