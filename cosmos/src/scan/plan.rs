//! The queries of a scan, and how their pages become a stream.

use std::collections::HashSet;
use std::sync::Arc;

use azure_data_cosmos::feed::{FeedRange, QueryFeedPage};
use azure_data_cosmos::options::QueryOptions;
use azure_data_cosmos::{FeedScope, Query};
use futures::stream::{self, BoxStream};
use futures::{Stream, StreamExt};
use serde::Deserialize;
use serde_json::Value;
use synthetic_key::{Document, HasId, cosmos};

use super::seen::Seen;
use crate::document::{Levels, Marked, property};
use crate::error::{Error, ErrorKind, Result};
use crate::items::Items;
use crate::meter::{Meter, charge_in};
use crate::pages::Pages;
use crate::stored::{Read, Stored};

/// How many keys are named in one query of a partition.
const KEYS_IN_A_QUERY: usize = 1000;

/// Keys that are computed when they are needed.
pub(super) type Keys<D> = Box<dyn Iterator<Item = <D as synthetic_key::SyntheticKey>::Key> + Send>;

/// The queries of a scan.
pub(super) struct Plan<D: Document> {
    pub(super) items: Items<D>,
    pub(super) keys: Keys<D>,
    pub(super) filter: Option<Query>,
    pub(super) condition: String,
    pub(super) options: QueryOptions,
    pub(super) concurrency: usize,
    pub(super) limit: u64,
    pub(super) by_partition: bool,
    pub(super) is_ordered: bool,
    pub(super) charge: Meter,
    /// The keys once more, if items move.
    pub(super) moving: Option<Keys<D>>,
}

/// A query, and where it runs: with a key, or on a physical partition.
struct Asked<K> {
    query: Query,
    scope: FeedScope,
    key: Option<K>,
}

/// A document with its version.
#[derive(Deserialize)]
struct Row {
    etag: String,
    item: Value,
}

/// What all queries of a scan have in common.
struct Queries<D: Document> {
    items: Items<D>,
    filter: Option<Query>,
    condition: String,
    options: QueryOptions,
    concurrency: usize,
    is_ordered: bool,
    charge: Meter,
    seen: Option<Seen<D>>,
}

/// Which of the two passes while items move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    First,
    Second,
}

impl<D> Plan<D>
where
    D: Document + HasId + Send + Sync + 'static,
{
    pub(super) fn run(self) -> BoxStream<'static, Result<Stored<D>>> {
        let Self {
            items,
            keys,
            filter,
            condition,
            options,
            concurrency,
            limit,
            by_partition,
            is_ordered,
            charge,
            moving,
        } = self;
        // The lower bound saturates, also where a `usize` has 32 bits.
        if u64::try_from(keys.size_hint().0).is_ok_and(|count| count > limit) {
            let error = Error::new(ErrorKind::TooManyKeys { limit });
            return stream::iter([Err(error)]).boxed();
        }
        let mut queries = Queries {
            items,
            filter,
            condition,
            options,
            concurrency,
            is_ordered,
            charge,
            seen: None,
        };
        let Some(again) = moving else {
            let property = Queries::<D>::property().filter(|_| by_partition && !is_ordered);
            let queries = Arc::new(queries);
            return match property {
                Some(property) => queries.by_partition(keys.collect(), property),
                None => queries.by_key(keys, Pass::First),
            };
        };
        // The keys are listed once to know which items belong to the lookup.
        let keys: Vec<_> = keys.collect();
        queries.seen = Some(Seen::new(keys.iter().cloned().collect::<HashSet<_>>()));
        let queries = Arc::new(queries);
        let first = Arc::clone(&queries).by_key(Box::new(keys.into_iter()), Pass::First);
        // The second pass starts when the first one has ended.
        let second = stream::once(async move { queries.by_key(again, Pass::Second) }).flatten();
        first.chain(second).boxed()
    }
}

impl<D> Queries<D>
where
    D: Document + HasId + Send + Sync + 'static,
{
    /// One query for each key.
    fn by_key(self: Arc<Self>, keys: Keys<D>, pass: Pass) -> BoxStream<'static, Result<Stored<D>>> {
        let queries = Arc::clone(&self);
        let asked = stream::iter(keys).map(move |key| queries.of_key(key, pass));
        self.items_of(asked, pass)
    }

    /// One query for each physical partition, or several if it has many keys.
    fn by_partition(
        self: Arc<Self>,
        keys: Vec<D::Key>,
        property: String,
    ) -> BoxStream<'static, Result<Stored<D>>> {
        let queries = Arc::clone(&self);
        let asked = stream::once(async move { queries.of_ranges(&keys, &property).await });
        let asked = asked.flat_map(|asked| match asked {
            Ok(asked) => stream::iter(asked).map(Ok).left_stream(),
            Err(error) => stream::iter([Err(error)]).right_stream(),
        });
        self.items_of(asked, Pass::First)
    }

    fn items_of(
        self: Arc<Self>,
        asked: impl Stream<Item = Result<Asked<D::Key>>> + Send + 'static,
        pass: Pass,
    ) -> BoxStream<'static, Result<Stored<D>>> {
        let (concurrency, is_ordered) = (self.concurrency, self.is_ordered);
        let items = asked.map(move |asked| match asked {
            Ok(asked) => Arc::clone(&self).items(asked, pass).left_stream(),
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

    /// The query for the items with a key, or with its first levels. The levels are in the condition as well, because the
    /// scope of a prefix does not make the service use its index.
    fn of_key(&self, key: D::Key, pass: Pass) -> Result<Asked<D::Key>> {
        let levels = Levels::of(&key);
        let (mut condition, mut parameters) = (String::new(), Vec::new());
        if D::PATHS.len() > 1 {
            for (place, (path, level)) in D::PATHS.iter().zip(&levels.0).enumerate() {
                let name = property(path);
                // The service finds nothing with `c["name"]` in a condition.
                if !is_plain(&name) {
                    continue;
                }
                let and = if condition.is_empty() { "" } else { " AND " };
                let parameter = format!("@synthetic_level{}", place + 1);
                condition.extend([and, "c.", &name, " = ", &parameter]);
                parameters.push((parameter, level));
            }
        }
        let mut query = self.query(&condition, pass);
        for (name, level) in parameters {
            query = query.with_parameter(name, level).map_err(Error::document)?;
        }
        Ok(Asked {
            query,
            scope: FeedScope::partition(levels.sdk()),
            key: Some(key),
        })
    }

    /// The property of the keys, if partitions can be queried for them.
    fn property() -> Option<String> {
        let [path] = D::PATHS else { return None };
        Some(property(path)).filter(|name| is_plain(name))
    }

    /// For each physical partition, a query for the keys that it has.
    async fn of_ranges(&self, keys: &[D::Key], property: &str) -> Result<Vec<Asked<D::Key>>> {
        let Items {
            container, options, ..
        } = &self.items;
        let tried = options
            .retry
            .run(|| Box::pin(container.read_feed_ranges(None)))
            .await;
        let ranges = tried.result.map_err(Error::from_service)?;
        let definition = cosmos::partition_key_definition::<D>();
        let mut keys_of = vec![Vec::new(); ranges.len()];
        for key in keys {
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
                let query = self.query(&condition, Pass::First);
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

    /// The query for items that meet a condition and the filter. In the first pass while items move, it also returns the
    /// documents with a mark: a stub does not have the properties of the filter.
    fn query(&self, condition: &str, pass: Pass) -> Query {
        let filter = match (self.condition.as_str(), &self.seen, pass) {
            ("", _, _) => String::new(),
            (filter, Some(_), Pass::First) => format!("({filter}) OR IS_DEFINED(c._move)"),
            (filter, _, _) => filter.to_owned(),
        };
        let mut text = "SELECT c._etag AS etag, c AS item FROM c".to_owned();
        let conditions = [condition, &filter];
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
    fn items(
        self: Arc<Self>,
        asked: Asked<D::Key>,
        pass: Pass,
    ) -> impl Stream<Item = Result<Stored<D>>> {
        let Asked { query, scope, key } = asked;
        let (options, charge) = (self.options.clone(), self.charge.clone());
        let pages = Pages::<Row>::new(&self.items, query, scope, options, charge);
        let pages = stream::unfold(pages, |mut pages| async move {
            let page = pages.next().await?;
            Some((page, pages))
        });
        pages.flat_map(move |page| {
            stream::iter(match page {
                Ok(page) => self.rows(page, pass),
                Err(error) => vec![Err(match &key {
                    Some(key) => error.under(key),
                    None => error,
                })],
            })
        })
    }

    /// The items of a page, each with its share of the cost of the page.
    fn rows(&self, page: QueryFeedPage<Row>, pass: Pass) -> Vec<Result<Stored<D>>> {
        let charge = charge_in(&page.diagnostics());
        let rows = page.into_items();
        let len = u32::try_from(rows.len()).unwrap_or(u32::MAX).max(1);
        let each = charge / f64::from(len);
        let items = rows.into_iter();
        items
            .filter_map(|row| self.item(row, each, pass).transpose())
            .collect()
    }

    /// The item of a row, if its document is one.
    fn item(&self, row: Row, charge: f64, pass: Pass) -> Result<Option<Stored<D>>> {
        let Row { etag, item } = row;
        let mark = match self.items.setup.step {
            Some(_) => Marked::of(&item),
            None => None,
        };
        let is_copy = matches!(mark, Some(Marked::Copy { .. }));
        if let Some(mark) = mark
            && (!is_copy || self.seen.is_none() || pass == Pass::First)
        {
            if let (Some(seen), Some(id)) = (&self.seen, item.get("id").and_then(Value::as_str)) {
                seen.remember(id, mark);
            }
            return Ok(None);
        }
        let stored = self.stored(item, etag, charge)?;
        let Some(seen) = &self.seen else {
            return Ok(Some(stored));
        };
        let counts = !is_copy || seen.is_named(&stored);
        Ok(Some(stored).filter(|stored| counts && seen.take(stored)))
    }

    fn stored(&self, document: Value, etag: String, charge: f64) -> Result<Stored<D>> {
        let levels = Levels::in_document::<D>(&document);
        let id = document.get("id").and_then(Value::as_str);
        let id = id.unwrap_or_default().to_owned();
        let item = (self.items.read)(document.clone());
        let item = item.map_err(|error| Error::document(error.into()).of(&levels, &id))?;
        let key = item.read_keys().find(|key| levels.is(key));
        let key = key.unwrap_or_else(|| item.partition_key());
        let read = Read::Document(document);
        Ok(Stored::new(item, key, id, etag, read, charge))
    }
}

/// Whether a property can be named in a condition.
fn is_plain(name: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    !name.starts_with(|c: char| c.is_ascii_digit()) && name.chars().all(is_plain)
}
