//! The judgement of a layout, in a word and a sentence.

use serde::{Serialize, Serializer};
use synthetic_key_layout::Period;

use crate::candidate::Candidate;
use crate::declaration::plain;
use crate::figures::{Figures, Judged, Named, Rate, Six, WindowFigures};
use crate::number::{ceil, float, grouped};
use crate::seen::seen;

/// Below this share of what a unique key can use, a layout is not good.
const GOOD_ENOUGH: f64 = 0.8;

/// With fewer keys for each partition, some of them get too much by chance.
const KEYS_PER_PARTITION: u64 = 10;

/// A key that is full within this many days is not suitable for data that stays.
const SOON: f64 = 365.0;

/// The problem of a layout, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Word {
    /// A key exceeds the store's limit for one key.
    Limit,
    /// All writes of a moment go to one key.
    Hot,
    /// There are too few keys.
    Few,
    /// One value has more than the share of a partition.
    Skewed,
    /// There are too few keys in a window.
    Thin,
    Good,
    /// The sample is too small to tell.
    Unknown,
}

impl Word {
    pub(crate) fn text(self) -> &'static str {
        match self {
            Self::Limit => "LIMIT",
            Self::Hot => "HOT",
            Self::Few => "FEW",
            Self::Skewed => "SKEWED",
            Self::Thin => "THIN",
            Self::Good => "GOOD",
            Self::Unknown => "UNKNOWN",
        }
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

/// The judgement of a layout on this many partitions.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Verdict {
    pub(crate) word: Word,
    pub(crate) sentence: String,
    /// The usable share, relative to a key for each item.
    pub(crate) usable_of_floor: Six,
    /// How much more must be provisioned than for a key for each item.
    pub(crate) cost: Six,
    /// The mean requests of a read, if the queries are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) requests: Option<Six>,
    /// The RU/s to provision, if the rate is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) provision_ru_s: Option<Six>,
}

/// The inputs of a verdict.
pub(crate) struct Case<'a> {
    pub(crate) candidate: &'a Candidate,
    pub(crate) figures: &'a Figures,
    pub(crate) windows: &'a Named<WindowFigures>,
    pub(crate) partitions: u64,
    pub(crate) judged: Judged,
    pub(crate) rate: &'a Rate,
    pub(crate) is_cosmos: bool,
    /// The mean requests of a read, if the queries are known.
    pub(crate) requests: Option<f64>,
}

/// The verdict of a layout: the first that applies.
pub(crate) fn of(case: &Case) -> Verdict {
    let usable_of_floor = case.usable_of_floor();
    let found = [
        (Word::Hot, case.time_only()),
        (Word::Unknown, case.unknown()),
        (Word::Limit, case.limit()),
        (Word::Hot, case.hot()),
        (Word::Few, case.few()),
        (Word::Skewed, case.skewed()),
        (Word::Thin, case.thin()),
    ];
    let found = found
        .into_iter()
        .find_map(|(word, sentence)| Some((word, sentence?)));
    let (word, sentence) = found.unwrap_or_else(|| (Word::Good, case.good()));
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
        provision_ru_s: case.provision(usable_of_floor).map(Six),
    }
}

impl Case<'_> {
    /// The figures of the judged window, or of the longest one.
    fn window(&self) -> Option<(&str, &WindowFigures)> {
        let name = self.judged.period.map(Period::name);
        let named = self
            .windows
            .0
            .iter()
            .find(|(known, _)| Some(known.as_str()) == name);
        let found = named.or_else(|| self.windows.0.last());
        found.map(|(name, figures)| (name.as_str(), figures))
    }

    fn usable(&self) -> f64 {
        self.window()
            .map_or(0.0, |(_, figures)| figures.usable_mean.0)
    }

    fn usable_of_floor(&self) -> f64 {
        let floor = self
            .window()
            .map_or(0.0, |(_, figures)| figures.floor_mean.0);
        // Chance can favour a layout, but that does not make it better than even.
        if floor > 0.0 {
            (self.usable() / floor).min(1.0)
        } else {
            0.0
        }
    }

    fn provision(&self, usable_of_floor: f64) -> Option<f64> {
        let requests = self.requests.unwrap_or_default();
        let provision = self.rate.provision(requests, usable_of_floor);
        provision.filter(|_| self.is_cosmos)
    }

    /// A verdict that holds even for a small sample: the key is nothing but time.
    fn time_only(&self) -> Option<String> {
        let is_hot = self.judged.period.is_none() && self.candidate.is_time_only();
        is_hot.then(|| self.hot())?
    }

    fn unknown(&self) -> Option<String> {
        let is_keyless = self.figures.distinct_keys == 0;
        (self.judged.period.is_none() && !is_keyless)
            .then(|| "the sample is too thin to say how this key spreads".to_owned())
    }

    fn limit(&self) -> Option<String> {
        let at_rate = self.figures.at_rate.as_ref()?;
        let key = self
            .figures
            .hottest
            .first()
            .map_or("".into(), |hot| seen(&hot.key));
        let holds = format!("one key holds {} GB", self.rate.key_gb);
        match at_rate.days_to_20_gb {
            Some(days) if days.0 <= SOON => {
                let days = crate::report::plural(ceil(days.0).max(1), "day");
                return Some(format!(
                    "the key `{key}` is full after {days}: {holds}; add a period of time or a suffix"
                ));
            }
            None if at_rate.over_20_gb => {
                let gb = at_rate.hottest_key_gb.0;
                return Some(format!("the key `{key}` gets {gb:.0} GB: {holds}"));
            }
            _ => {}
        }
        at_rate.over_10000_ru.then(|| {
            format!(
                "one key gets {} RU/s at its peak: a key has at most {}",
                grouped(ceil(at_rate.hottest_key_peak_ru_s.0)),
                grouped(self.rate.partition_ru)
            )
        })
    }

    fn hot(&self) -> Option<String> {
        let hottest = &self.figures.hottest_in_window;
        let is_on_one = self.usable() * float(self.partitions) <= 1.5 && self.partitions > 2;
        if self.candidate.is_time_only() && is_on_one {
            let (window, _) = self.window()?;
            return Some(format!(
                "all items of a {window} go to one key, so to 1 of {} partitions: add a suffix or another part",
                self.partitions
            ));
        }
        let is_hot = hottest.hot_share.0 > 0.5 && is_on_one;
        is_hot.then(|| {
            format!(
                "one key has {:.0} % of the items of one {}: the others wait for its partition",
                hottest.share_mean.0 * 100.0,
                hottest.window
            )
        })
    }

    fn few(&self) -> Option<String> {
        let keys = self.figures.distinct_keys;
        if keys == 0 {
            return Some("no item has a key, so nothing is known about it".to_owned());
        }
        // A suffix can give any number of keys: too few of them is another verdict.
        let is_few_and_uneven = self.candidate.layout.suffix().is_none()
            && keys < KEYS_PER_PARTITION * self.partitions
            && self.usable_of_floor() < GOOD_ENOUGH;
        let is_few = keys < self.partitions || is_few_and_uneven;
        is_few.then(|| {
            format!(
                "{} {} for {} partitions: with at least {} keys each gets about the same",
                grouped(keys),
                if keys == 1 { "key" } else { "keys" },
                self.partitions,
                grouped(100 * self.partitions)
            )
        })
    }

    fn skewed(&self) -> Option<String> {
        let share = 1.0 / float(self.partitions);
        let at_most = format!(
            "more than the {:.1} % of one of {} partitions",
            share * 100.0,
            self.partitions
        );
        let value = self
            .figures
            .hottest_value
            .as_ref()
            .filter(|value| value.share.0 > share);
        let hashed = self.candidate.layout.suffix().is_some();
        if let Some(value) = value {
            let help = if hashed {
                "it has one number whatever N is: hash a finer property as well"
            } else {
                "add a suffix or a finer part"
            };
            return Some(format!(
                "`{}` of {} has {:.1} % of the items, {at_most}: {help}",
                seen(&value.value),
                value.of,
                value.share.0 * 100.0
            ));
        }
        let hottest = self.figures.hottest.first()?;
        (self.figures.hottest_share.0 > share).then(|| {
            format!(
                "the key `{}` has {:.1} % of the items, {at_most}",
                seen(&hottest.key),
                self.figures.hottest_share.0 * 100.0
            )
        })
    }

    fn thin(&self) -> Option<String> {
        let (window, _) = self.window()?;
        let of_floor = self.usable_of_floor();
        if of_floor >= GOOD_ENOUGH {
            return None;
        }
        let start = format!(
            "in one {window} {:.0} % of the throughput is usable, {:.0} % of what a key for each item could use",
            self.usable() * 100.0,
            of_floor * 100.0
        );
        Some(match self.candidate.layout.suffix() {
            Some(suffix) => format!(
                "{start}: N = {} is small for {} partitions; `synthkey sweep` shows others",
                suffix.range.count(),
                self.partitions
            ),
            None => format!("{start}: too few different keys come together in one {window}"),
        })
    }

    fn good(&self) -> String {
        let Some((window, _)) = self.window() else {
            return String::new();
        };
        let plain = match plain(&self.candidate.layout) {
            Some(_) => "; you need no synthetic key for this",
            None => "",
        };
        format!(
            "in one {window} {:.0} % of the throughput is usable, {:.0} % of what a key for each item could use{plain}",
            self.usable() * 100.0,
            self.usable_of_floor() * 100.0
        )
    }
}
