//! All items under some keys.

use std::collections::HashSet;
use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll};

use azure_data_cosmos::feed::FeedRange;
use azure_data_cosmos::options::QueryOptions;
use azure_data_cosmos::{FeedScope, Query};
use futures::stream::{self, BoxStream};
use futures::{Stream, StreamExt};
use serde::Deserialize;
use serde::Serialize;
use serde::de::DeserializeOwned;
use synthetic_key::{Document, Holds, Identified, SyntheticKey, cosmos};

use crate::document::property;
use crate::error::{Error, Result};
use crate::items::Items;
use crate::pages::Pages;
use crate::stored::Stored;

/// How many keys, or physical partitions, are asked at a time.
const CONCURRENCY: usize = 32;

/// How many keys are named in one query of a partition.
const KEYS_IN_A_QUERY: usize = 1000;

/// A stream of all items under some keys. Made by [`Items::scan`].
///
/// It does nothing until it is polled. An error is an item of the stream, and ends it.
pub struct Scan<D: Document> {
    state: State<D>,
}

enum State<D: Document> {
    Idle(Box<Plan<D>>),
    Running(BoxStream<'static, Result<Stored<D>>>),
    Done,
}

/// What is asked.
struct Plan<D: Document> {
    items: Items<D>,
    keys: Vec<D::Key>,
    filter: Option<Query>,
    condition: String,
    options: QueryOptions,
    concurrency: usize,
    by_partition: bool,
    is_ordered: bool,
    /// Whether items may be under the keys of other layouts.
    is_moving: bool,
    /// While items move, the keys and ids of those that were given.
    seen: Mutex<HashSet<(D::Key, String)>>,
}

impl<D: Document> fmt::Debug for Scan<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scan").finish_non_exhaustive()
    }
}

impl<D> Items<D> {
    /// All items under the keys of a lookup: `TripKeys { date }`, the first levels of a key, or one key.
    ///
    /// ```
    /// # use synthetic_key::SyntheticKey;
    /// # use synthetic_key_cosmos::{Items, Result};
    /// # #[derive(SyntheticKey)]
    /// # #[pk(serde)]
    /// # struct Trip {
    /// #     id: String,
    /// #     #[pk(concat)]
    /// #     date: String,
    /// #     #[pk(hash_suffix = 400)]
    /// #     vin: String,
    /// #     km: u32,
    /// # }
    /// use futures::TryStreamExt;
    ///
    /// async fn long_trips(trips: &Items<Trip>, date: &str) -> Result<Vec<String>> {
    ///     let scan = trips.scan(&TripKeys { date }).by_partition();
    ///     let mut scan = scan.filter("c.km > @least", [("@least", 100)])?;
    ///     let mut found = Vec::new();
    ///     while let Some(trip) = scan.try_next().await? {
    ///         found.push(trip.vin.clone());
    ///     }
    ///     Ok(found)
    /// }
    /// ```
    ///
    /// While items move to another layout (`also_read`), each item is given once, as it is where it counts. That costs point reads of
    /// what is not moved yet, and a second look at all keys.
    pub fn scan<I, S, const N: usize>(&self, scan: &S) -> Scan<D>
    where
        D: Document,
        D::Item: Holds<I, N>,
        I: SyntheticKey,
        S: synthetic_key::Scan<I, Key = D::Key>,
    {
        Scan {
            state: State::Idle(Box::new(Plan {
                items: self.clone(),
                keys: scan.keys().collect(),
                filter: None,
                condition: String::new(),
                options: QueryOptions::default(),
                concurrency: CONCURRENCY,
                by_partition: false,
                is_ordered: false,
                is_moving: !I::ALSO_READ.is_empty(),
                seen: Mutex::default(),
            })),
        }
    }
}

impl<D: Document> Scan<D> {
    fn with(mut self, change: impl FnOnce(&mut Plan<D>)) -> Self {
        if let State::Idle(plan) = &mut self.state {
            change(plan);
        }
        self
    }

    /// Asks each physical partition for the items of its keys, and not each key: fewer requests where there are many keys. The
    /// items are the same.
    ///
    /// A key of several levels, one under a property whose name needs quotes, and one of a type with `also_read`, is asked by itself
    /// nevertheless.
    #[must_use]
    pub fn by_partition(self) -> Self {
        self.with(|plan| plan.by_partition = true)
    }

    /// Gives the items in the order of the keys. What is read before its turn is kept.
    #[must_use]
    pub fn ordered(self) -> Self {
        self.with(|plan| plan.is_ordered = true)
    }

    /// Sets how many keys, or physical partitions, are asked at a time: 32 unless said otherwise.
    #[must_use]
    pub fn with_concurrency(self, concurrency: usize) -> Self {
        self.with(|plan| plan.concurrency = concurrency.max(1))
    }

    /// Sets the options of the queries: the size of pages, consistency.
    #[must_use]
    pub fn with_query_options(self, options: QueryOptions) -> Self {
        self.with(|plan| plan.options = options)
    }

    /// Gives only the items for which an SQL condition holds: the item is `c`, and values are parameters.
    ///
    /// # Errors
    ///
    /// A value cannot be written as JSON.
    pub fn filter<'p, V: Serialize>(
        self,
        condition: &str,
        parameters: impl IntoIterator<Item = (&'p str, V)>,
    ) -> Result<Self> {
        let mut query = Query::from("");
        for (name, value) in parameters {
            query = query.with_parameter(name, value).map_err(Error::document)?;
        }
        Ok(self.with(|plan| {
            condition.clone_into(&mut plan.condition);
            plan.filter = Some(query);
        }))
    }
}

impl<D> Stream for Scan<D>
where
    D: Document + DeserializeOwned + Identified + Send + Sync + 'static,
{
    type Item = Result<Stored<D>>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if let State::Idle(_) = self.state {
            let State::Idle(plan) = std::mem::replace(&mut self.state, State::Done) else {
                return Poll::Ready(None);
            };
            self.state = State::Running(plan.run());
        }
        let State::Running(running) = &mut self.state else {
            return Poll::Ready(None);
        };
        let next = running.as_mut().poll_next(context);
        if let Poll::Ready(None | Some(Err(_))) = next {
            self.state = State::Done;
        }
        next
    }
}

/// A document with its version, and while items move, that of which it is a copy.
#[derive(Deserialize)]
struct Row<D> {
    etag: String,
    item: D,
    #[serde(default)]
    moved: Option<String>,
}

/// A query, and where it is asked.
type Asked = (Query, FeedScope);

impl<D> Plan<D>
where
    D: Document + DeserializeOwned + Identified + Send + Sync + 'static,
{
    fn run(self) -> BoxStream<'static, Result<Stored<D>>> {
        let plan = Arc::new(self);
        if plan.is_moving {
            // What moves during the first look is under its present key in the second.
            return Arc::clone(&plan).look().chain(plan.look()).boxed();
        }
        plan.look()
    }

    /// Asks all keys once.
    fn look(self: Arc<Self>) -> BoxStream<'static, Result<Stored<D>>> {
        let plan = self;
        let (concurrency, is_ordered) = (plan.concurrency, plan.is_ordered);
        let asked = {
            let plan = Arc::clone(&plan);
            stream::once(async move { plan.asked().await })
        };
        let asked = asked.flat_map(|asked| match asked {
            Ok(asked) => stream::iter(asked).map(Ok).left_stream(),
            Err(error) => stream::iter([Err(error)]).right_stream(),
        });
        let items = asked.map(move |asked| match asked {
            Ok(asked) => Arc::clone(&plan).items(asked).left_stream(),
            Err(error) => stream::iter([Err(error)]).right_stream(),
        });
        if is_ordered {
            let whole = items.map(StreamExt::collect::<Vec<_>>);
            return whole.buffered(concurrency).flat_map(stream::iter).boxed();
        }
        items
            .map(StreamExt::boxed)
            .flatten_unordered(concurrency)
            .boxed()
    }

    /// The queries to ask.
    async fn asked(&self) -> Result<Vec<Asked>> {
        match self.property() {
            Some(property) => self.by_range(&property).await,
            None => Ok(self
                .keys
                .iter()
                .map(|key| (self.query(""), FeedScope::partition(cosmos::sdk_key(key))))
                .collect()),
        }
    }

    /// The property of the keys, where partitions are asked for them.
    fn property(&self) -> Option<String> {
        let [path] = D::PATHS else { return None };
        let name = property(path);
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let starts_well = !name.starts_with(|c: char| c.is_ascii_digit());
        let can_ask = self.by_partition && !self.is_moving;
        let can_ask = can_ask && starts_well && name.chars().all(is_plain);
        can_ask.then_some(name)
    }

    /// For each physical partition, a query for the keys that it has.
    async fn by_range(&self, property: &str) -> Result<Vec<Asked>> {
        let Items {
            container, options, ..
        } = &self.items;
        let ranges = options
            .retry
            .run(|| Box::pin(container.read_feed_ranges(None)))
            .await
            .result
            .map_err(Error::from_service)?;
        let definition = cosmos::partition_key_definition::<D>();
        let mut keys_of = vec![Vec::new(); ranges.len()];
        for key in &self.keys {
            let place = FeedRange::for_partition(cosmos::sdk_key(key), &definition);
            let at = ranges.iter().position(|range| place.is_subset_of(range));
            // The ranges are without gaps.
            if let Some(keys) = keys_of.get_mut(at.unwrap_or_default()) {
                keys.push(key.to_string());
            }
        }
        let condition = format!("ARRAY_CONTAINS(@synthetic_keys, c.{property})");
        let mut asked = Vec::new();
        for (range, keys) in ranges.iter().zip(&keys_of) {
            for keys in keys.chunks(KEYS_IN_A_QUERY) {
                let query = self
                    .query(&condition)
                    .with_parameter("@synthetic_keys", keys)
                    .map_err(Error::document)?;
                asked.push((query, FeedScope::range(range.clone())));
            }
        }
        Ok(asked)
    }

    fn query(&self, condition: &str) -> Query {
        let moved = if self.is_moving {
            ", c.movedFrom AS moved"
        } else {
            ""
        };
        let mut text = format!("SELECT c._etag AS etag, c AS item{moved} FROM c");
        let conditions = [condition, &self.condition];
        let conditions = conditions.iter().filter(|condition| !condition.is_empty());
        for (place, condition) in conditions.enumerate() {
            text += if place == 0 { " WHERE (" } else { " AND (" };
            text += condition;
            text += ")";
        }
        let filter = self.filter.clone().unwrap_or_else(|| Query::from(""));
        filter.with_text(text)
    }

    /// The items that a query finds.
    fn items(self: Arc<Self>, asked: Asked) -> impl Stream<Item = Result<Stored<D>>> {
        let (query, scope) = asked;
        let Items {
            container, options, ..
        } = &self.items;
        let pages = Pages::<Row<D>>::new(
            container.clone(),
            query,
            scope,
            self.options.clone(),
            options.retry,
        );
        let pages = stream::unfold(pages, |mut pages| async move {
            let page = pages.next().await?;
            Some((page, pages))
        });
        let plan = Arc::clone(&self);
        let rows = pages.flat_map(|page| {
            stream::iter(match page {
                Ok(page) => {
                    let charge = page.headers().request_charge();
                    let charge = charge.map_or(0.0, |charge| charge.value());
                    let rows = page.into_items();
                    // Each has its part of what the page cost.
                    let len = u32::try_from(rows.len()).unwrap_or(u32::MAX).max(1);
                    let each = charge / f64::from(len);
                    rows.into_iter().map(|row| stored(row, each)).collect()
                }
                Err(error) => vec![Err(error)],
            })
        });
        rows.filter_map(move |row| {
            let plan = Arc::clone(&plan);
            async move {
                match row {
                    Ok((stored, is_copy)) => plan.settle(stored, is_copy).await.transpose(),
                    Err(error) => Some(Err(error)),
                }
            }
        })
    }

    /// While items move: the item as it is where it counts, if it is one of the lookup's and was not given before.
    async fn settle(&self, found: Stored<D>, is_copy: bool) -> Result<Option<Stored<D>>> {
        if !self.is_moving {
            return Ok(Some(found));
        }
        let keys: Vec<_> = found.item.read_keys().collect();
        // The key of another layout may be the present key of another item, whose other keys are not the lookup's.
        if !keys.iter().all(|key| self.has(key)) {
            return Ok(None);
        }
        let address = (found.present.clone(), found.id.clone());
        let is_seen = |seen: &HashSet<_>| seen.contains(&address);
        if self.seen.lock().is_ok_and(|seen| is_seen(&seen)) {
            return Ok(None);
        }
        let is_settled = keys.len() == 1 && !is_copy;
        let settled = if is_settled {
            Some(found)
        } else {
            self.items
                .find_while_moving(&keys, &address.1, None)
                .await?
        };
        let is_new = |mut seen: MutexGuard<'_, HashSet<_>>| seen.insert(address);
        let is_new = settled.is_some() && self.seen.lock().is_ok_and(is_new);
        Ok(settled.filter(|_| is_new))
    }

    /// Whether a key is one of the lookup's, or starts with one.
    fn has(&self, key: &D::Key) -> bool {
        let starts_with = |own: &D::Key| {
            let mut levels = cosmos::key_levels(key);
            cosmos::key_levels(own).all(|level| levels.next() == Some(level))
        };
        self.keys.contains(key) || self.keys.iter().any(starts_with)
    }
}

/// What was found, and whether it is a copy.
fn stored<D: Document + Identified>(row: Row<D>, charge: f64) -> Result<(Stored<D>, bool)> {
    let Row { etag, item, moved } = row;
    let key = item.partition_key();
    let stored = Stored {
        id: item
            .item_id()
            .map_err(|error| Error::from(error).under(&key))?,
        etag,
        present: key.clone(),
        key,
        charge,
        item,
    };
    Ok((stored, moved.is_some()))
}
