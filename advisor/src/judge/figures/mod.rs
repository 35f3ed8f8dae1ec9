//! The figures of a report, with their names in `--json`.
//!
//! All counts are of items, or of their weight. `over_mean` of a window is the load of the busiest partition as a multiple
//! of the mean; `usable` is 1 / `over_mean`: the share of the paid throughput that can be used.

mod measure;
mod rate;
mod spread;

use serde::{Serialize, Serializer};

pub(crate) use measure::{Judged, demand, report};
pub(crate) use rate::AtRate;
pub(crate) use spread::{Division, WindowFigures, rows};

use crate::model::demand::Demand;
use crate::model::hottest::Hottest;
use crate::number::six_digits;

/// The version of the names and meanings of `--json`.
pub(crate) const VERSION: u32 = 1;

/// A float, written with six digits after the point.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub(crate) struct Six(pub(crate) f64);

impl Serialize for Six {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(six_digits(self.0))
    }
}

/// Values under names that are known only at run time, in order.
#[derive(Clone, Debug)]
pub(crate) struct Named<T>(pub(crate) Vec<(String, T)>);

impl<T: Serialize> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// The whole report about a sample.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Report {
    pub(crate) version: u32,
    pub(crate) sample: String,
    pub(crate) items: u64,
    /// The weight of an item: `items`, `bytes` or the name of a column.
    pub(crate) counted: String,
    /// The property with the time, and the first and last time. `None` if items have no time.
    pub(crate) time: Option<String>,
    pub(crate) from: Option<String>,
    pub(crate) to: Option<String>,
    /// The window that verdicts are about. `None` if no window has enough items.
    pub(crate) judged_window: Option<&'static str>,
    pub(crate) items_per_window: Six,
    pub(crate) store: StoreNumbers,
    /// Reads per second, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reads_s: Option<Six>,
    /// What the workload needs, if its rate is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) model: Option<ModelFigures>,
    /// What the report cannot say, or what does not fit together, in sentences.
    pub(crate) warnings: Vec<String>,
    /// Lines that are not items, and items without a time.
    pub(crate) unread: u64,
    pub(crate) unread_because: Vec<Unread>,
    pub(crate) candidates: Vec<Figures>,
}

/// The numbers of the store that the figures depend on.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct StoreNumbers {
    pub(crate) name: &'static str,
    #[serde(flatten)]
    pub(crate) cosmos: Option<CosmosNumbers>,
}

/// The numbers of Azure Cosmos DB.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct CosmosNumbers {
    pub(crate) partition_ru_s: u64,
    pub(crate) partition_gb: u64,
    pub(crate) key_gb: u64,
    pub(crate) write_ru: Six,
    pub(crate) request_ru: Six,
    pub(crate) source: &'static str,
}

/// The sources of the defaults: limits, the cost of a write, the cost of a query per partition.
pub(crate) const SOURCE: &str = "learn.microsoft.com/azure/cosmos-db: concepts-limits, key-value-store-cost, how-to-query-container";

/// Why items are left out, and where the first ones are.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Unread {
    pub(crate) why: String,
    pub(crate) items: u64,
    #[serde(rename = "where")]
    pub(crate) places: String,
}

/// The figures of one layout.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Figures {
    pub(crate) layout: String,
    pub(crate) items: u64,
    pub(crate) refused: u64,
    pub(crate) refused_because: Vec<Unread>,
    pub(crate) distinct_keys: u64,
    pub(crate) items_per_key: ItemsPerKey,
    pub(crate) hottest_share: Six,
    pub(crate) hottest: Vec<Hot>,
    /// The most frequent value that shares its key, unless it is the key: of the hashed property, or without the time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) hottest_value: Option<HotValue>,
    /// How far counts may be off, if there were too many keys to count each.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) errors: Option<Errors>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) levels: Vec<LevelFigures>,
    pub(crate) partitions: Named<Division>,
    /// Under the name of the shortest window, such as `hottest_key_in_hour`.
    #[serde(flatten)]
    pub(crate) hottest_in_window: HottestInWindow,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) at_rate: Option<AtRate>,
    /// The hottest key over its whole life, if the rate is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) hottest_key: Option<HottestKey>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(crate) queries: Named<Named<QueryFigures>>,
}

fn is_empty<T>(named: &Named<T>) -> bool {
    named.0.is_empty()
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct ItemsPerKey {
    pub(crate) max: u64,
    pub(crate) mean: Six,
    pub(crate) max_over_mean: Six,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Hot {
    pub(crate) key: String,
    pub(crate) items: u64,
}

/// The most frequent value of a key's parts, without the time.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct HotValue {
    /// The layout of the value, such as `{dest}`.
    pub(crate) of: String,
    pub(crate) value: String,
    pub(crate) share: Six,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Errors {
    /// The standard error of `distinct_keys`, as a share.
    pub(crate) distinct_keys: Six,
    /// By how much the items of a hottest key may be too low.
    pub(crate) hottest: u64,
    /// The same inside of a window.
    pub(crate) hottest_in_window: u64,
}

/// The keys up to one level of a hierarchical key.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct LevelFigures {
    pub(crate) level: usize,
    pub(crate) distinct: u64,
    pub(crate) hottest: Vec<Hot>,
    pub(crate) hottest_share: Six,
}

#[derive(Clone, Debug)]
pub(crate) struct HottestInWindow {
    pub(crate) window: &'static str,
    pub(crate) items: u64,
    pub(crate) share_mean: Six,
    /// The share of the items in windows where one key has more than half.
    pub(crate) hot_share: Six,
}

impl Serialize for HottestInWindow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Inner {
            items: u64,
            share_mean: Six,
            hot_share: Six,
        }
        let inner = Inner {
            items: self.items,
            share_mean: self.share_mean,
            hot_share: self.hot_share,
        };
        serializer.collect_map([(format!("hottest_key_in_{}", self.window), inner)])
    }
}

/// What the workload needs.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct ModelFigures {
    pub(crate) write_ru_s: Six,
    pub(crate) read_ru_s: Six,
    pub(crate) min_ru_s: Six,
    /// The busiest windows as a multiple of the mean.
    pub(crate) peak: Six,
    pub(crate) storage_gb: Six,
    pub(crate) partitions: u64,
}

impl ModelFigures {
    fn new(demand: Demand) -> Self {
        Self {
            write_ru_s: Six(demand.write_ru_s),
            read_ru_s: Six(demand.read_ru_s),
            min_ru_s: Six(demand.min_ru_s),
            peak: Six(demand.peak),
            storage_gb: Six(demand.storage_bytes / 1e9),
            partitions: demand.partitions,
        }
    }
}

/// The hottest key over its whole life.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct HottestKey {
    pub(crate) share: Six,
    pub(crate) grows: bool,
    pub(crate) gb: Six,
    pub(crate) full_after_days: Option<Six>,
    pub(crate) peak_ru_s: Six,
    #[serde(skip)]
    pub(crate) cluster: Six,
}

impl HottestKey {
    fn new(hottest: Hottest) -> Self {
        Self {
            share: Six(hottest.share),
            grows: hottest.grows,
            gb: Six(hottest.gb),
            full_after_days: hottest.full_after_days.map(Six),
            peak_ru_s: Six(hottest.peak_ru_s),
            cluster: Six(hottest.cluster),
        }
    }
}

/// The cost of a query under a layout.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct QueryFigures {
    pub(crate) keys: Option<Six>,
    pub(crate) partitions: Six,
    pub(crate) requests: Six,
}

impl Report {
    /// The figures of a layout on one division, with its verdict.
    pub(crate) fn divisions(&self) -> impl Iterator<Item = (&Figures, &str, &Division)> {
        self.candidates.iter().flat_map(|figures| {
            figures
                .partitions
                .0
                .iter()
                .map(move |(label, division)| (figures, label.as_str(), division))
        })
    }
}
