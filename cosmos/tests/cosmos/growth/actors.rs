//! Those who work with the items while they move: writers of both generations, readers, and movers that are killed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use azure_data_cosmos::FeedScope;
use futures::TryStreamExt;
use serde_json::Value;
use synthetic_key_cosmos::{Error, ErrorKind, Items};
use tokio::sync::RwLock;

use super::generations::Generation;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// How many items are there from the beginning, which all writers change and nobody deletes.
pub(crate) const SHARED: u32 = 40;

/// Numbers that look random, the same in every run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, end: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        u32::try_from(self.0 % u64::from(end)).unwrap_or_default()
    }
}

/// What was done to an item: for certain, and perhaps.
#[derive(Default)]
pub(crate) struct Changes {
    pub(crate) done: AtomicU32,
    pub(crate) perhaps: AtomicU32,
}

/// What all actors know.
pub(crate) struct Scene {
    pub(crate) shared: Vec<Changes>,
    next: AtomicU32,
    pub(crate) is_over: AtomicBool,
    pub(crate) writes: AtomicU32,
    pub(crate) reads: AtomicU32,
    pub(crate) moved: AtomicU32,
    pub(crate) killed: AtomicU32,
    /// Who loses answers of writes does not write while a partition is being split: the SDK would forget that it lost one.
    pub(crate) calm: RwLock<()>,
}

impl Scene {
    pub(crate) fn new() -> Self {
        Self {
            shared: (0..SHARED).map(|_| Changes::default()).collect(),
            next: AtomicU32::new(SHARED),
            is_over: AtomicBool::default(),
            writes: AtomicU32::default(),
            reads: AtomicU32::default(),
            moved: AtomicU32::default(),
            killed: AtomicU32::default(),
            calm: RwLock::default(),
        }
    }
}

/// Items of one writer, by number: what they count, where the writer knows, and whether they are deleted.
#[derive(Default)]
pub(crate) struct Own(pub(crate) BTreeMap<u32, State>);

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum State {
    Is(u32),
    /// An answer was lost, and what is there is not known.
    Unknown,
    /// Nothing brings it back.
    Deleted,
}

/// A service that changes items which others change as well, and creates, writes, reads and deletes its own.
pub(crate) struct Writer<G> {
    scene: Arc<Scene>,
    items: Items<G>,
    random: Random,
    loses_answers: bool,
    own: Own,
}

impl<G: Generation> Writer<G> {
    pub(crate) fn new(
        scene: Arc<Scene>,
        items: Items<G>,
        random: Random,
        loses_answers: bool,
    ) -> Self {
        Self {
            scene,
            items,
            random,
            loses_answers,
            own: Own::default(),
        }
    }

    pub(crate) async fn run(mut self, steps: u32) -> Result<Own> {
        for step in 0..steps {
            self.scene.writes.fetch_add(1, Ordering::Relaxed);
            let scene = Arc::clone(&self.scene);
            let _calm = if self.loses_answers {
                Some(scene.calm.read().await)
            } else {
                None
            };
            // A service that does not know the other keys loses sight of what is moved.
            let kinds = if G::READS_BOTH { 12 } else { 8 };
            match self.random.below(kinds) {
                0..6 => self.drive().await?,
                6..8 => self.create().await?,
                8 => self.upsert(step).await?,
                9 => self.drive_own().await?,
                10 => self.read().await?,
                _ => self.delete().await?,
            }
        }
        Ok(self.own)
    }

    async fn drive(&mut self) -> Result {
        let number = self.random.below(SHARED);
        let changes = &self.scene.shared[usize::try_from(number)?];
        match G::drive(&self.items, number).await {
            Ok(Some(_)) => changes.done.fetch_add(1, Ordering::SeqCst),
            Ok(None) if G::READS_BOTH => return Err(lost(&self.items, number).await),
            Ok(None) => 0,
            Err(error) => {
                is_uncertain(&error)?;
                changes.perhaps.fetch_add(1, Ordering::SeqCst)
            }
        };
        Ok(())
    }

    async fn create(&mut self) -> Result {
        let number = self.scene.next.fetch_add(1, Ordering::Relaxed);
        let state = match self.items.create(&G::item(number, number), None).await {
            Ok(_) => State::Is(number),
            Err(error) => {
                is_uncertain(&error)?;
                State::Unknown
            }
        };
        self.own.0.insert(number, state);
        Ok(())
    }

    /// One of the writer's own items of which it knows all.
    fn known(&mut self) -> Option<(u32, u32)> {
        let known = self.own.0.iter().filter_map(|(number, state)| match state {
            State::Is(km) => Some((*number, *km)),
            _ => None,
        });
        let known: Vec<_> = known.collect();
        let at = self.random.below(u32::try_from(known.len()).ok()?.max(1));
        known.get(usize::try_from(at).ok()?).copied()
    }

    async fn upsert(&mut self, km: u32) -> Result {
        let known = self.known();
        let number = known.map_or_else(
            || self.scene.next.fetch_add(1, Ordering::Relaxed),
            |(number, _)| number,
        );
        let state = match self.items.upsert(&G::item(number, km), None).await {
            Ok(_) => State::Is(km),
            Err(error) => {
                is_uncertain(&error)?;
                State::Unknown
            }
        };
        self.own.0.insert(number, state);
        Ok(())
    }

    async fn drive_own(&mut self) -> Result {
        let Some((number, km)) = self.known() else {
            return Ok(());
        };
        let state = match G::drive(&self.items, number).await {
            Ok(Some(stored)) if stored.km() == km + 1 => State::Is(km + 1),
            Ok(stored) => return Err(format!("{number} is {stored:?}, and not {km} + 1").into()),
            Err(error) => {
                is_uncertain(&error)?;
                State::Unknown
            }
        };
        self.own.0.insert(number, state);
        Ok(())
    }

    async fn read(&mut self) -> Result {
        let Some((number, km)) = self.known() else {
            return Ok(());
        };
        match G::get(&self.items, number).await? {
            Some(stored) if stored.km() == km => Ok(()),
            stored => Err(format!("{number} is {stored:?}, and not {km}").into()),
        }
    }

    async fn delete(&mut self) -> Result {
        let Some((number, _)) = self.known() else {
            return Ok(());
        };
        // It may be moved while it is deleted.
        loop {
            let Some(stored) = G::get(&self.items, number).await? else {
                return Err(lost(&self.items, number).await);
            };
            let state = match self.items.delete(stored, None).await {
                Err(error) if error.maybe_done() => State::Unknown,
                Err(error) if *error.kind() == ErrorKind::Changed => continue,
                Err(error) => return Err(error.into()),
                Ok(_) => State::Deleted,
            };
            self.own.0.insert(number, state);
            break;
        }
        Ok(())
    }
}

/// An item was not found: the error has the documents that are stored now.
async fn lost<G: Generation>(
    items: &Items<G>,
    number: u32,
) -> Box<dyn std::error::Error + Send + Sync> {
    let container = items.container();
    let query = format!("SELECT * FROM c WHERE c.id = 't-{number}'");
    let stored = match container
        .query_items::<Value>(query, FeedScope::full_container(), None)
        .await
    {
        Ok(found) => found.try_collect::<Vec<_>>().await,
        Err(error) => Err(error),
    };
    let layout = std::any::type_name::<G>();
    format!("{layout}: {number} is lost, now there is {stored:?}").into()
}

/// Whether it may have been done; any other error is a mistake of ours.
fn is_uncertain(error: &Error) -> Result {
    if error.maybe_done() {
        return Ok(());
    }
    Err(error.to_string().into())
}

/// Reads items one by one, and all of them, as long as others write: each is there, as it was left, once.
pub(crate) async fn read<G: Generation>(
    scene: Arc<Scene>,
    items: Items<G>,
    mut random: Random,
) -> Result {
    while !scene.is_over.load(Ordering::Relaxed) {
        scene.reads.fetch_add(1, Ordering::Relaxed);
        let done = || {
            scene
                .shared
                .iter()
                .map(|item| item.done.load(Ordering::SeqCst))
        };
        if random.below(10) > 0 {
            let number = random.below(SHARED);
            let least = done().nth(usize::try_from(number)?).unwrap_or_default();
            let stored = G::get(&items, number).await?;
            let Some(stored) = stored else {
                return Err(lost(&items, number).await);
            };
            let km = stored.km();
            if km < least {
                return Err(format!("{number}: {km} of {least}").into());
            }
            continue;
        }
        let mut least: BTreeMap<u32, u32> = (0..).zip(done()).collect();
        let (mut scan, mut seen) = (G::scan(&items), BTreeSet::new());
        while let Some(item) = scan.try_next().await? {
            if !seen.insert(item.number()) {
                return Err(format!("{} came twice", item.number()).into());
            }
            let least = least.remove(&item.number()).unwrap_or_default();
            if item.km() < least {
                return Err(format!("{}: {} of {least}", item.number(), item.km()).into());
            }
        }
        if !least.is_empty() {
            return Err(format!("a scan missed {least:?}").into());
        }
    }
    Ok(())
}

/// Moves all items, again and again, and is killed at random points.
pub(crate) async fn relocate<G: Generation>(
    scene: Arc<Scene>,
    items: Items<G>,
    mut random: Random,
) -> Result {
    while !scene.is_over.load(Ordering::Relaxed) {
        let time = Duration::from_micros(u64::from(random.below(60_000)));
        let run = G::relocate(&items).with_concurrency(4).run();
        match tokio::time::timeout(time, run).await {
            Ok(relocated) => {
                let mut relocated = relocated?;
                if let Some(error) = relocated.refusals.pop() {
                    return Err(error.into());
                }
                let moved = u32::try_from(relocated.moved)?;
                scene.moved.fetch_add(moved, Ordering::Relaxed);
            }
            Err(_) => {
                scene.killed.fetch_add(1, Ordering::Relaxed);
            }
        }
        tokio::task::yield_now().await;
    }
    Ok(())
}
