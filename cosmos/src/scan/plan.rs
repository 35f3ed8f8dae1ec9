//! The queries of a scan, and how their pages become a stream.

use std::sync::Arc;

use azure_data_cosmos::feed::{FeedRange, QueryFeedPage};
use azure_data_cosmos::options::QueryOptions;
use azure_data_cosmos::{FeedScope, Query};
use futures::stream::{self, BoxStream};
use futures::{Stream, StreamExt};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use synthetic_key::{Document, Identified, cosmos};

use super::settle::Moving;
use crate::document::{MovedFrom, property};
use crate::error::{Error, Result};
use crate::items::Items;
use crate::pages::Pages;
use crate::stored::Stored;

/// How many keys are named in one query of a partition.
const KEYS_IN_A_QUERY: usize = 1000;

/// The queries of a scan.
pub(super) struct Plan<D: Document> {
    pub(super) items: Items<D>,
    pub(super) keys: Vec<D::Key>,
    pub(super) filter: Option<Query>,
    pub(super) condition: String,
    pub(super) options: QueryOptions,
    pub(super) concurrency: usize,
    pub(super) by_partition: bool,
    pub(super) is_ordered: bool,
    /// Present if items may be stored under the keys of other layouts.
    pub(super) moving: Option<Moving<D>>,
}

/// A query, and where it runs: under a key, or on a physical partition.
struct Asked<K> {
    query: Query,
    scope: FeedScope,
    key: Option<K>,
}

/// A document with its version and, while items move, its source if it is a copy.
#[derive(Deserialize)]
pub(super) struct Row<D> {
    pub(super) etag: String,
    pub(super) item: D,
    #[serde(default)]
    pub(super) moved: Option<MovedFrom>,
}

impl<D> Plan<D>
where
    D: Document + DeserializeOwned + Identified + Send + Sync + 'static,
{
    pub(super) fn run(self) -> BoxStream<'static, Result<Stored<D>>> {
        let plan = Arc::new(self);
        if plan.moving.is_some() {
            // An item that moves during the first pass is under its present key in the second.
            return Arc::clone(&plan).look().chain(plan.look()).boxed();
        }
        plan.look()
    }

    /// Queries all keys once.
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

    /// The queries to run.
    async fn asked(&self) -> Result<Vec<Asked<D::Key>>> {
        if let Some(property) = self.property() {
            return self.by_range(&property).await;
        }
        let asked = self.keys.iter().map(|key| Asked {
            query: self.query(""),
            scope: FeedScope::partition(cosmos::sdk_key(key)),
            key: Some(key.clone()),
        });
        Ok(asked.collect())
    }

    /// The property of the keys, if partitions are queried for them.
    fn property(&self) -> Option<String> {
        let [path] = D::PATHS else { return None };
        let name = property(path);
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let starts_well = !name.starts_with(|c: char| c.is_ascii_digit());
        let can_ask = self.by_partition && !self.is_ordered && self.moving.is_none();
        let can_ask = can_ask && starts_well && name.chars().all(is_plain);
        can_ask.then_some(name)
    }

    /// For each physical partition, a query for the keys that it has.
    async fn by_range(&self, property: &str) -> Result<Vec<Asked<D::Key>>> {
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
            // The ranges have no gaps.
            if let Some(keys) = keys_of.get_mut(at.unwrap_or_default()) {
                keys.push(key.to_string());
            }
        }
        let condition = format!("ARRAY_CONTAINS(@synthetic_keys, c.{property})");
        let mut asked = Vec::new();
        for (range, keys) in ranges.iter().zip(&keys_of) {
            for keys in keys.chunks(KEYS_IN_A_QUERY) {
                let query = self.query(&condition);
                asked.push(Asked {
                    query: query
                        .with_parameter("@synthetic_keys", keys)
                        .map_err(Error::document)?,
                    scope: FeedScope::range(range.clone()),
                    key: None,
                });
            }
        }
        Ok(asked)
    }

    /// The query for items that meet a condition and the filter.
    fn query(&self, condition: &str) -> Query {
        let moved = match self.moving {
            Some(_) => ", c.movedFrom AS moved",
            None => "",
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

    fn pages(&self, query: Query, scope: FeedScope) -> Pages<Row<D>> {
        let Items {
            container, options, ..
        } = &self.items;
        let (container, query_options) = (container.clone(), self.options.clone());
        Pages::new(container, query, scope, query_options, options.retry)
    }

    /// The version of an item under a key, if the filter accepts it.
    pub(super) async fn filtered(&self, key: &D::Key, id: &str) -> Result<Option<String>> {
        let query = self.query("c.id = @synthetic_id");
        let query = query.with_parameter("@synthetic_id", id);
        let scope = FeedScope::partition(cosmos::sdk_key(key));
        let mut pages = self.pages(query.map_err(Error::document)?, scope);
        while let Some(page) = pages.next().await {
            let page = page.map_err(|error| error.of(key, id))?;
            if let Some(row) = page.into_items().into_iter().next() {
                return Ok(Some(row.etag));
            }
        }
        Ok(None)
    }

    /// The items that a query finds.
    fn items(self: Arc<Self>, asked: Asked<D::Key>) -> impl Stream<Item = Result<Stored<D>>> {
        let Asked { query, scope, key } = asked;
        let pages = stream::unfold(self.pages(query, scope), |mut pages| async move {
            let page = pages.next().await?;
            Some((page, pages))
        });
        let under = key.clone();
        let rows = pages.flat_map(move |page| {
            stream::iter(match page {
                Ok(page) => rows(page),
                Err(error) => vec![Err(match &under {
                    Some(key) => error.under(key),
                    None => error,
                })],
            })
        });
        let (plan, key) = (self, Arc::new(key));
        rows.filter_map(move |row| {
            let (plan, key) = (Arc::clone(&plan), Arc::clone(&key));
            async move {
                let (row, charge) = match row {
                    Ok(row) => row,
                    Err(error) => return Some(Err(error)),
                };
                match &plan.moving {
                    Some(moving) => {
                        let settled = moving.settle(&plan, row, (*key).as_ref(), charge);
                        settled.await.transpose()
                    }
                    None => Some(stored(row, charge)),
                }
            }
        })
    }
}

/// The rows of a page, each with its share of the cost of the page.
fn rows<D>(page: QueryFeedPage<Row<D>>) -> Vec<Result<(Row<D>, f64)>> {
    let charge = page.headers().request_charge();
    let charge = charge.map_or(0.0, |charge| charge.value());
    let rows = page.into_items();
    let len = u32::try_from(rows.len()).unwrap_or(u32::MAX).max(1);
    let each = charge / f64::from(len);
    rows.into_iter().map(|row| Ok((row, each))).collect()
}

/// An item under its present key.
pub(super) fn stored<D: Document + Identified>(row: Row<D>, charge: f64) -> Result<Stored<D>> {
    let Row { etag, item, .. } = row;
    let (key, id) = (item.partition_key(), item.item_id());
    let id = id.map_err(|error| Error::from(error).under(&key))?;
    Ok(Stored::new(item, key, id, etag, charge))
}
