//! The judgement of a layout, in a word and a sentence.

use serde::Serialize;
use synthetic_key_format::{Period, Source};

pub(crate) use super::word::Word;
use crate::counting::window::WHOLE;
use crate::judge::figures::{Figures, Judged, Named, Six, WindowFigures};
use crate::layouts::candidate::Candidate;
use crate::layouts::declaration::plain;
use crate::model::demand::Demand;
use crate::model::workload::{DAY, Workload, YEAR};
use crate::number::{ceil, float, grouped, ratio};
use crate::report::plural;
use crate::report::visible::visible;

/// Below this share of what a unique key can use, a layout is not good.
pub(crate) const GOOD_ENOUGH: f64 = 0.8;

/// Above this multiple of the RU/s that one request for each read needs, reads are costly.
const COSTLY: f64 = 2.0;

/// A property that fewer items have is not suitable for a key.
pub(crate) const LEAST_SHARE: f64 = 0.99;

/// With fewer keys for each partition, some of them get too much by chance.
const KEYS_PER_PARTITION: u64 = 10;

/// The judgement of a layout on this many partitions.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Verdict {
    pub(crate) word: Word,
    pub(crate) sentence: String,
    /// The share of the throughput that is usable in the busiest windows, relative to a key for each item.
    pub(crate) usable_of_floor: Six,
    /// How much more must be provisioned than for a key for each item.
    pub(crate) cost: Six,
    /// The mean requests of a read, if the queries are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) requests: Option<Six>,
    /// The RU/s to provision, if the rate is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) provision_ru_s: Option<Six>,
    /// The RU/s that are used, without the minimum of a container, if the rate is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) needed_ru_s: Option<Six>,
}

/// The inputs of a verdict.
pub(crate) struct Case<'a> {
    pub(crate) candidate: &'a Candidate,
    pub(crate) figures: &'a Figures,
    pub(crate) windows: &'a Named<WindowFigures>,
    pub(crate) partitions: u64,
    pub(crate) judged: Judged,
    pub(crate) workload: &'a Workload,
    /// What the workload needs, if its rate is known.
    pub(crate) demand: Option<&'a Demand>,
    /// The mean requests of a read, if the queries are known.
    pub(crate) requests: Option<f64>,
    /// Whether the container has more partitions than the sample can judge.
    pub(crate) is_capped: bool,
}

/// The verdict of a layout: the first that applies.
pub(crate) fn of(case: &Case) -> Verdict {
    let usable_of_floor = case.usable_of_floor();
    let found = [
        (Word::Split, case.split()),
        (Word::Hot, case.time_only()),
        (Word::Unknown, case.unknown()),
        (Word::Limit, case.limit()),
        (Word::Hot, case.hot()),
        (Word::Few, case.few()),
        (Word::Skewed, case.keyless()),
        (Word::Skewed, case.skewed()),
        (Word::Thin, case.thin()),
        (Word::Costly, case.costly()),
    ];
    let found = found
        .into_iter()
        .find_map(|(word, sentence)| Some((word, sentence?)));
    let (word, sentence) = found.unwrap_or_else(|| (Word::Good, case.good()));
    let is_known = word != Word::Unknown;
    let cost = if usable_of_floor > 0.0 {
        1.0 / usable_of_floor
    } else {
        float(case.partitions)
    };
    Verdict {
        word,
        sentence,
        usable_of_floor: Six(usable_of_floor),
        cost: Six(cost),
        requests: case.requests.map(Six),
        // Of a key of which nothing is known, neither is its cost.
        provision_ru_s: case.provision().filter(|_| is_known).map(Six),
        needed_ru_s: case.needed().filter(|_| is_known).map(Six),
    }
}

impl Case<'_> {
    /// The figures of the judged window, or of the longest one. A key with a shorter period is judged in its period: over a
    /// longer time its keys look more even than they are at any given time.
    fn window(&self) -> Option<(&str, &WindowFigures)> {
        let period = self.candidate.period().map(Period::name);
        let name = match period {
            Some(period)
                if self
                    .judged
                    .window
                    .is_none_or(|judged| self.is_before(period, judged)) =>
            {
                Some(period)
            }
            _ => self.judged.window,
        };
        let named = self
            .windows
            .0
            .iter()
            .find(|(known, _)| Some(known.as_str()) == name);
        let found = named.or_else(|| self.windows.0.last());
        found.map(|(name, figures)| (name.as_str(), figures))
    }

    /// Whether a window is shorter than another one. They are in the order of their lengths.
    fn is_before(&self, one: &str, other: &str) -> bool {
        let position = |name: &str| self.windows.0.iter().position(|(known, _)| known == name);
        position(one).is_some_and(|one| position(other).is_some_and(|other| one < other))
    }

    /// The usable share in the busiest windows.
    fn usable(&self) -> f64 {
        // At any given time, all items have the same key.
        if self.candidate.is_time_only() {
            return 1.0 / float(self.partitions);
        }
        self.window()
            .map_or(0.0, |(_, figures)| figures.usable_peak.0)
    }

    fn usable_of_floor(&self) -> f64 {
        // In a sample that is too small, chance makes even a key for each item look like one of only time.
        if self.judged.window.is_none() && self.candidate.is_time_only() {
            return self.usable();
        }
        let baseline = self
            .window()
            .map_or(0.0, |(_, figures)| figures.floor_peak.0);
        // Chance can favour a layout, but that does not make it better than even.
        if baseline > 0.0 {
            (self.usable() / baseline).min(1.0)
        } else {
            0.0
        }
    }

    /// The requests of a read: one, if nothing else is known.
    fn requests(&self) -> f64 {
        self.requests.unwrap_or(1.0)
    }

    /// The RU/s that an even key would need, with this many requests for each read.
    fn even(&self, requests: f64) -> Option<f64> {
        Some(self.demand?.provision(1.0, requests))
    }

    /// The RU/s that are used, on the busiest partition and so on all of them.
    fn needed(&self) -> Option<f64> {
        let demand = self.demand?;
        let needed = demand.write_ru_s + demand.read_ru_s * self.requests();
        let even = needed / self.usable_of_floor().max(1e-9);
        // If the container has more partitions than the sample can judge, its hottest key still has to fit into one.
        let hottest = self.figures.hottest_key.map_or(0.0, |key| key.peak_ru_s.0);
        let more = if self.is_capped && demand.partitions > self.partitions {
            hottest * float(demand.partitions)
        } else {
            0.0
        };
        Some(even.max(more))
    }

    fn provision(&self) -> Option<f64> {
        Some(self.needed()?.max(self.demand?.min_ru_s))
    }

    /// Whether the key needs more RU/s than an even one, or leaves more of them unused.
    fn is_uneven(&self) -> bool {
        if self.partitions == 1 {
            return false;
        }
        let share = match (self.even(self.requests()), self.provision()) {
            (Some(even), Some(provision)) if self.has_all_partitions() => {
                even / provision.max(1e-9)
            }
            _ => self.usable_of_floor(),
        };
        share < GOOD_ENOUGH
    }

    /// Whether the key is judged as in a container of the workload's size. On fewer partitions, the RU/s that the container
    /// has at least say nothing: they are divided among more partitions.
    fn has_all_partitions(&self) -> bool {
        let needed = self.demand.map_or(0, |demand| demand.partitions);
        self.judged.window.is_some() && (self.is_capped || self.partitions >= needed)
    }

    /// A transaction needs all of its items in one key: the key may contain nothing but its properties.
    fn split(&self) -> Option<String> {
        let transaction = &self.workload.transaction;
        if transaction.is_empty() {
            return None;
        }
        let layout = &self.candidate.layout;
        let hashed = layout
            .suffix()
            .map_or(&[][..], |suffix| match &suffix.source {
                Source::Hash { fields, .. } => &fields[..],
                Source::Function { .. } | Source::Drawn(_) => &[],
            });
        let fields = layout.parts().chain(hashed).map(|field| &field.path);
        let other = fields
            .filter(|path| !transaction.contains(path))
            .map(ToString::to_string)
            .next();
        let drawn = layout.suffix().and_then(|suffix| match &suffix.source {
            Source::Function { path, .. } | Source::Drawn(path) => Some(path.to_string()),
            Source::Hash { .. } => None,
        });
        let names: Vec<_> = transaction.iter().map(ToString::to_string).collect();
        other.or(drawn).map(|other| {
            format!(
                "items of one transaction, with the same `{}`, can have different keys because of `{other}`: a transaction is limited to one key",
                names.join("` and `")
            )
        })
    }

    /// A verdict that holds even for a small sample: the key is nothing but time.
    fn time_only(&self) -> Option<String> {
        let is_hot = self.judged.window.is_none() && self.candidate.is_time_only();
        is_hot.then(|| self.hot())?
    }

    fn unknown(&self) -> Option<String> {
        let is_keyless = self.figures.distinct_keys == 0;
        (self.judged.window.is_none() && !is_keyless)
            .then(|| "the sample is too small to say how this key spreads".to_owned())
    }

    fn limit(&self) -> Option<String> {
        let hottest = self.figures.hottest_key?;
        let key = self
            .figures
            .hottest
            .first()
            .map_or("".into(), |hot| visible(&hot.key));
        let limit = self.workload.key_gb;
        let holds = format!("one key holds {limit} GB");
        if let Some(days) = hottest.full_after_days.filter(|days| days.0 * DAY <= YEAR) {
            let days = plural(ceil(days.0).max(1), "day");
            return Some(format!(
                "the key `{key}` is full after {days}: {holds}; add a period of time or a suffix"
            ));
        }
        if hottest.gb.0 > float(limit) {
            let gb = hottest.gb.0;
            return Some(format!("the key `{key}` gets {gb:.0} GB: {holds}"));
        }
        (hottest.peak_ru_s.0 > float(self.workload.partition_ru)).then(|| {
            format!(
                "one key gets {} RU/s at its peak: a key has at most {}",
                grouped(ceil(hottest.peak_ru_s.0)),
                grouped(self.workload.partition_ru)
            )
        })
    }

    fn hot(&self) -> Option<String> {
        if !self.is_uneven() {
            return None;
        }
        let hottest = &self.figures.hottest_in_window;
        let is_on_one = self.usable() * float(self.partitions) <= 1.5;
        if self.candidate.is_time_only() && is_on_one {
            let (window, _) = self.window()?;
            return Some(format!(
                "all items of {} {window} go to one key, so to 1 of {} partitions: add a suffix or a different part",
                if window == "hour" { "an" } else { "a" },
                self.partitions
            ));
        }
        let is_hot = hottest.hot_share.0 > 0.5 && is_on_one && self.partitions > 2;
        is_hot.then(|| {
            let time = match hottest.window {
                WHOLE => "all items".to_owned(),
                window => format!("the items of one {window}"),
            };
            format!(
                "one key has {:.0} % of {time}: the others wait for its partition",
                hottest.share_mean.0 * 100.0
            )
        })
    }

    /// How many different keys decide about the partition: with levels, those of the first.
    fn placed_keys(&self) -> u64 {
        let first = self.figures.levels.first();
        first.map_or(self.figures.distinct_keys, |level| level.distinct)
    }

    fn few(&self) -> Option<String> {
        if self.figures.distinct_keys == 0 {
            return Some("no item has a key, so nothing is known about it".to_owned());
        }
        let keys = self.placed_keys();
        // A suffix can give any number of keys: too few of them is a different verdict.
        let is_few =
            self.candidate.layout.suffix().is_none() && keys < KEYS_PER_PARTITION * self.partitions;
        let what = if self.figures.levels.is_empty() {
            "key"
        } else {
            "first level"
        };
        (is_few && self.is_uneven()).then(|| {
            format!(
                "{} for {} partitions: with at least {} each gets about the same",
                plural(keys, what),
                self.partitions,
                grouped(100 * self.partitions)
            )
        })
    }

    /// Items without a key cannot be stored with it. Under a plain property, they all share the key of a missing value.
    fn keyless(&self) -> Option<String> {
        let all = self.figures.items + self.figures.refused;
        let share = ratio(self.figures.refused, all);
        let why = self.figures.refused_because.first()?;
        (share > 1.0 - LEAST_SHARE).then(|| {
            format!(
                "{:.0} % of the items have no key, {}: without one they would share a single partition, or could not be stored",
                share * 100.0,
                visible(&why.why)
            )
        })
    }

    fn skewed(&self) -> Option<String> {
        if !self.is_uneven() {
            return None;
        }
        let share = 1.0 / float(self.partitions);
        let at_most = format!(
            "more than the {:.1} % of one of {} partitions",
            share * 100.0,
            self.partitions
        );
        let first = self.figures.levels.first();
        if let Some(level) = first.filter(|level| level.hottest_share.0 > share) {
            let value = level.hottest.first().map_or("", |hot| &hot.key);
            return Some(format!(
                "the first level `{}` has {:.1} % of the items, {at_most}: items with the same first level start on one partition, whatever the other levels are; make the first level finer",
                visible(value),
                level.hottest_share.0 * 100.0
            ));
        }
        let value = self
            .figures
            .hottest_value
            .as_ref()
            .filter(|value| value.share.0 > share);
        let hashed = self.candidate.layout.suffix().is_some();
        // A value with a suffix inside it is spread by the suffix.
        if let Some(value) = value {
            let help = if hashed {
                "it has one number whatever N is: hash a finer property as well"
            } else {
                "add a suffix or a finer part"
            };
            return Some(format!(
                "`{}` of {} has {:.1} % of the items, {at_most}: {help}",
                visible(&value.value),
                value.of,
                value.share.0 * 100.0
            ));
        }
        let hottest = self.figures.hottest.first()?;
        (self.figures.hottest_share.0 > share).then(|| {
            format!(
                "the key `{}` has {:.1} % of the items, {at_most}",
                visible(&hottest.key),
                self.figures.hottest_share.0 * 100.0
            )
        })
    }

    /// How much is usable, as the start of a sentence.
    fn usable_text(&self) -> String {
        let time = match self.window() {
            Some((WHOLE, _)) | None => "in the whole sample".to_owned(),
            Some((window, _)) => format!("in the busiest {window}"),
        };
        format!(
            "{time} {:.0} % of the throughput is usable, {:.0} % of what a key for each item could use",
            self.usable() * 100.0,
            self.usable_of_floor() * 100.0
        )
    }

    fn thin(&self) -> Option<String> {
        if !self.is_uneven() {
            return None;
        }
        let (window, _) = self.window()?;
        let start = self.usable_text();
        Some(match self.candidate.layout.suffix() {
            Some(suffix) => format!(
                "{start}: N = {} is small for {} partitions; `synthkey sweep` shows others",
                suffix.range.count(),
                self.partitions
            ),
            None => format!("{start}: too few different keys come together in one {window}"),
        })
    }

    fn costly(&self) -> Option<String> {
        let requests = self.requests?;
        let (with, ideal) = (self.even(requests)?, self.even(1.0)?);
        (with > COSTLY * ideal).then(|| {
            format!(
                "a read takes {requests:.1} requests, so the workload needs {} RU/s; with one request it would need {}: put what readers know into the key",
                grouped(ceil(with)),
                grouped(ceil(ideal))
            )
        })
    }

    fn good(&self) -> String {
        if self.partitions == 1 {
            let plain = self.plain_text();
            return format!("one partition is enough, and on one every key is even{plain}");
        }
        format!(
            "{}{}{}",
            self.usable_text(),
            self.covered_text(),
            self.plain_text()
        )
    }

    /// Why a key is good although it uses less than an even one should.
    fn covered_text(&self) -> String {
        match self.demand {
            Some(demand) if self.usable_of_floor() < GOOD_ENOUGH => format!(
                "; that is enough, because a container of this size has at least {} RU/s",
                grouped(ceil(demand.min_ru_s))
            ),
            _ => String::new(),
        }
    }

    fn plain_text(&self) -> &'static str {
        match plain(&self.candidate.layout) {
            Some(_) => "; you need no synthetic key for this",
            None => "",
        }
    }
}
