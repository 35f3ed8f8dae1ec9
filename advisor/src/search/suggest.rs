//! Which layout to declare: one recommendation with its reasons, or why nothing fits.

use std::cmp::Reverse;
use std::fmt::Write;

use serde::Serialize;
use synthetic_key_format::{Layout, Source};

use crate::counting::Kinds;
use crate::judge::figures::{Division, Figures, Hot, Report, Six, Unread};
use crate::judge::verdict::{LEAST_SHARE, Word};
use crate::layouts::declaration::{declaration, plain};
use crate::model::reads::Query;
use crate::model::workload::{DAY, Workload, YEAR};
use crate::number::{ceil, count, float, grouped, ratio};
use crate::report::{plural, title};

/// How many are shown: the recommended one, and the next best.
const BEST: usize = 3;
/// How many layouts that users try first are explained.
const VETOED: usize = 6;
/// Costs that differ by less are equal, because chance makes such differences: then the layout that readers know is better,
/// and of those the simpler one.
const EQUAL: f64 = 1.1;
/// A synthetic key has to be cheaper than a plain property by more than this: the property needs no change of the items.
const PLAIN: f64 = 1.15;
/// A key that is full within this many years is only recommended if there is no other.
const YEARS: f64 = 10.0;

/// The recommended layout, the next best, and the rejected ones.
#[derive(Debug, Serialize)]
pub(crate) struct Suggestion {
    version: u32,
    sample: String,
    items: u64,
    warnings: Vec<String>,
    #[serde(flatten)]
    pub(crate) suggested: Suggested,
}

/// The part of a suggestion that a report does not have.
#[derive(Debug, Serialize)]
pub(crate) struct Suggested {
    partitions: String,
    recommended: Option<Recommended>,
    /// Why nothing is recommended.
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<String>,
    best: Vec<Best>,
    vetoed: Vec<Vetoed>,
    declaration: Option<String>,
}

#[derive(Debug, Serialize)]
struct Recommended {
    layout: String,
    provision_ru_s: Option<Six>,
    verdict: Word,
    reasons: [String; 3],
}

#[derive(Debug, Serialize)]
struct Best {
    layout: String,
    provision_ru_s: Option<Six>,
    /// The mean requests of a read.
    requests: Six,
    /// The items that have no key.
    refused: u64,
    refused_because: Vec<Unread>,
    usable_of_floor: Six,
    /// The same in the second half of the time.
    checked_usable_of_floor: Option<Six>,
    verdict: Word,
    sentence: String,
}

#[derive(Debug, Serialize)]
struct Vetoed {
    layout: String,
    verdict: Word,
    because: String,
}

/// What a recommendation depends on besides the report.
pub(crate) struct Context<'a> {
    pub(crate) queries: &'a [Query],
    pub(crate) workload: &'a Workload,
    /// The kinds of the values of each property.
    pub(crate) kinds: &'a [(synthetic_key_format::FieldPath, Kinds)],
}

/// The layouts of a report, the best first: good ones before others, cheaper before more expensive, simpler before others
/// of the same cost.
pub(crate) fn ranked<'a>(report: &'a Report, context: &Context) -> Vec<&'a Figures> {
    let mut all: Vec<_> = report.candidates.iter().filter_map(ranking).collect();
    even_out(&mut all);
    let is_first = |ranking: &&Ranking| ranking.is_recommendable();
    let cheapest = |cost: fn(&Ranking) -> f64| {
        let costs = all.iter().filter(is_first).map(cost);
        costs.fold(f64::MAX, f64::min)
    };
    let (provision, requests) = (cheapest(|a| a.provision), cheapest(|a| a.requests));
    let steps = |cost: f64, least: f64| floor((cost / least.max(1e-9)).ln().max(0.0) / EQUAL.ln());
    let fine = |cost: f64| floor(cost.max(1.0).ln() * 33.0);
    all.sort_by_key(|ranking| {
        let layout = Layout::parse(&ranking.figures.layout).ok();
        let is_plain = layout
            .as_ref()
            .is_some_and(|layout| plain(layout).is_some());
        let advantage = if is_plain { PLAIN } else { 1.0 };
        let of_layout = |of: &dyn Fn(&Layout) -> u8| layout.as_ref().map_or(u8::MAX, of);
        (
            ranking.division.verdict.word != Word::Good,
            ranking.is_keyless,
            ranking.is_full_some_day,
            steps(ranking.provision / advantage, provision),
            steps(ranking.requests, requests),
            Reverse(
                layout
                    .as_ref()
                    .map_or(0, |layout| answered(layout, context.queries)),
            ),
            of_layout(&complexity),
            of_layout(&|layout| mismatch(layout, context.queries)),
            fine(ranking.needed),
            ranking.figures.layout.len(),
        )
    });
    all.into_iter().map(|ranking| ranking.figures).collect()
}

struct Ranking<'a> {
    figures: &'a Figures,
    division: &'a Division,
    /// RU/s or, without a rate, requests divided by the usable share.
    provision: f64,
    needed: f64,
    requests: f64,
    is_keyless: bool,
    is_full_some_day: bool,
}

/// Layouts that put the same items together differ only by where chance places their keys, such as `{deviceId}` and
/// `{deviceId}-{at:month}` in a sample of one day: they get their mean.
fn even_out(all: &mut [Ranking]) {
    let means: Vec<_> = all
        .iter()
        .map(|ranking| {
            let same = all
                .iter()
                .filter(|other| other.is_recommendable() && other.groups() == ranking.groups());
            let usable: Vec<_> = same.map(Ranking::usable).collect();
            match usable.len() {
                0 => ranking.usable(),
                n => usable.iter().sum::<f64>() / float(count(n)),
            }
        })
        .collect();
    for (ranking, mean) in all.iter_mut().zip(means) {
        let factor = ranking.usable() / mean.max(1e-9);
        let is_minimum = ranking.provision > ranking.needed * 1.000_001;
        ranking.needed *= factor;
        ranking.provision = match is_minimum {
            true => ranking.provision.max(ranking.needed),
            false => ranking.provision * factor,
        };
    }
}

impl Ranking<'_> {
    fn usable(&self) -> f64 {
        self.division.verdict.usable_of_floor.0
    }

    /// How the items are grouped by what decides about the partition: the number of groups, and the largest one. Keys with a
    /// suffix are groups of their own.
    fn groups(&self) -> (u64, u64) {
        let largest = |hottest: &[Hot]| hottest.first().map_or(0, |hot| hot.items);
        match self.figures.levels.first() {
            Some(first) => (first.distinct, largest(&first.hottest)),
            None => (self.figures.distinct_keys, largest(&self.figures.hottest)),
        }
    }

    fn is_recommendable(&self) -> bool {
        self.division.verdict.word == Word::Good && !self.is_keyless
    }
}

fn ranking(figures: &Figures) -> Option<Ranking<'_>> {
    let (_, division) = figures.partitions.0.first()?;
    let verdict = &division.verdict;
    let requests = verdict.requests.map_or(1.0, |requests| requests.0);
    let relative = requests / verdict.usable_of_floor.0.max(1e-9);
    let full = figures.hottest_key.and_then(|key| key.full_after_days);
    Some(Ranking {
        figures,
        division,
        provision: verdict.provision_ru_s.map_or(relative, |ru| ru.0),
        requests,
        needed: verdict.needed_ru_s.map_or(relative, |ru| ru.0),
        is_keyless: ratio(figures.items, figures.items + figures.refused) < LEAST_SHARE,
        is_full_some_day: full.is_some_and(|days| days.0 * DAY < YEARS * YEAR),
    })
}

/// How many of the reads name the keys to read, instead of asking every partition, in twentieths.
fn answered(layout: &Layout, queries: &[Query]) -> u64 {
    let knows = |query: &&Query| {
        let parts = layout
            .levels
            .first()
            .into_iter()
            .flat_map(synthetic_key_format::Level::pieces);
        parts
            .filter_map(|piece| match piece {
                synthetic_key_format::Piece::Part(field) => Some(field),
                _ => None,
            })
            .all(|field| {
                query.fields.contains(&field.path)
                    || field.options.rollup().is_some() && query.span.is_some()
            })
    };
    let share: f64 = queries.iter().filter(knows).map(|query| query.share).sum();
    floor(share * 20.0 + 0.5)
}

/// The largest whole number that is not above a non-negative float.
fn floor(x: f64) -> u64 {
    ceil(x.floor())
}

/// A plain property is the simplest, a random suffix the last.
fn complexity(layout: &Layout) -> u8 {
    if plain(layout).is_some() {
        return 0;
    }
    let of_suffix = match layout.suffix().map(|suffix| &suffix.source) {
        None => 1,
        Some(Source::Hash { .. }) => 3,
        Some(Source::Function { .. } | Source::Drawn(_)) => 5,
    };
    let of_levels = u8::try_from(layout.levels.len().min(4)).unwrap_or(4) - 1;
    of_suffix + of_levels + u8::from(layout.is_escaped())
}

/// Whether the period of the key is another one than that of the queries.
fn mismatch(layout: &Layout, queries: &[Query]) -> u8 {
    let mut periods = layout.parts().filter_map(|field| field.options.rollup());
    let spans = queries.iter().filter_map(|query| query.span);
    let spans: Vec<_> = spans.collect();
    u8::from(periods.any(|period| !spans.contains(&period)))
}

/// What a reader must know to read with one request.
pub(crate) fn knowing(layout: &Layout) -> String {
    let mut known = Vec::new();
    let hashed = layout.suffix().and_then(|suffix| match &suffix.source {
        Source::Hash { fields, .. } => Some(&fields[..]),
        _ => None,
    });
    for field in layout.parts().chain(hashed.unwrap_or_default()) {
        known.push(match field.options.rollup() {
            Some(period) => format!("the {}", period.name()),
            None => format!("`{}`", field.path),
        });
    }
    known.join(" and ")
}

impl Suggestion {
    /// The suggestion of a report about the best layouts. `simple` is a report about those that users try first.
    pub(crate) fn new(report: &Report, simple: &Report, context: &Context) -> Self {
        let ranked = ranked(report, context);
        let first = ranked.first().and_then(|figures| ranking(figures));
        let recommended = first
            .filter(Ranking::is_recommendable)
            .map(|ranking| Recommended {
                layout: ranking.figures.layout.clone(),
                provision_ru_s: ranking.division.verdict.provision_ru_s,
                verdict: ranking.division.verdict.word,
                reasons: reasons(&ranking, context),
            });
        let because = match &recommended {
            Some(_) => None,
            None => Some(because(report, ranked.first().copied(), context)),
        };
        let declaration = recommended.as_ref().and_then(|recommended| {
            let layout = Layout::parse(&recommended.layout).ok()?;
            declaration(&layout, context.kinds).ok()
        });
        let label = report
            .candidates
            .first()
            .and_then(|figures| figures.partitions.0.first());
        let best = ranked.iter().take(BEST).filter_map(|figures| {
            let (_, division) = figures.partitions.0.first()?;
            Some(suggested(figures, division))
        });
        Self {
            version: report.version,
            sample: report.sample.clone(),
            items: report.items,
            warnings: own_warnings(report, ranked.first().copied()),
            suggested: Suggested {
                partitions: label.map(|(label, _)| label.clone()).unwrap_or_default(),
                recommended,
                because,
                best: best.collect(),
                vetoed: vetoed(simple),
                declaration,
            },
        }
    }

    pub(crate) fn layouts(&self) -> Vec<Layout> {
        self.suggested
            .best
            .iter()
            .filter_map(|best| Layout::parse(&best.layout).ok())
            .collect()
    }

    /// Adds how the best ones do in the second half of the time.
    pub(crate) fn check(&mut self, report: &Report) {
        for best in &mut self.suggested.best {
            let found = report
                .candidates
                .iter()
                .find(|figures| figures.layout == best.layout);
            let division = found.and_then(|figures| figures.partitions.0.first());
            best.checked_usable_of_floor =
                division.map(|(_, division)| division.verdict.usable_of_floor);
        }
    }

    pub(crate) fn table(&self) -> String {
        let mut page = format!(
            "{}: {}, on {}\n",
            self.sample,
            plural(self.items, "item"),
            title(&self.suggested.partitions)
        );
        match (&self.suggested.recommended, &self.suggested.because) {
            (Some(recommended), _) => {
                let _ = write!(page, "\nDeclare {}", recommended.layout);
                if let Some(provision) = recommended.provision_ru_s {
                    let _ = write!(page, " and provision {} RU/s", grouped(ceil(provision.0)));
                }
                page.push('\n');
                for (number, reason) in (1..).zip(&recommended.reasons) {
                    let _ = writeln!(page, "  {number}. {reason}");
                }
            }
            (None, Some(because)) => {
                let _ = writeln!(page, "\nNothing can be recommended: {because}");
            }
            (None, None) => {}
        }
        if let Some(declaration) = &self.suggested.declaration {
            let _ = write!(page, "\n{declaration}");
        }
        self.write_others(&mut page);
        for warning in &self.warnings {
            let _ = writeln!(page, "\n! {warning}");
        }
        page
    }

    fn write_others(&self, page: &mut String) {
        let skipped = usize::from(self.suggested.recommended.is_some());
        for best in self.suggested.best.iter().skip(skipped) {
            let _ = write!(page, "\nnext {}: {}", best.layout, best.verdict.text());
            if let Some(provision) = best.provision_ru_s {
                let _ = write!(page, ", {} RU/s", grouped(ceil(provision.0)));
            }
            if best.requests.0 > 0.0 {
                let _ = write!(page, ", {:.2} requests for a read", best.requests.0);
            }
        }
        page.push('\n');
        for vetoed in &self.suggested.vetoed {
            let word = vetoed.verdict.text();
            let _ = writeln!(page, "not {}: {word} {}", vetoed.layout, vetoed.because);
        }
        for unread in self
            .suggested
            .best
            .first()
            .map_or(&[][..], |best| &best.refused_because)
        {
            let items = plural(unread.items, "item");
            let _ = writeln!(page, "no key: {items}, {}: {}", unread.why, unread.places);
        }
    }
}

/// The warnings of the report, without those about layouts that are not recommended.
fn own_warnings(report: &Report, first: Option<&Figures>) -> Vec<String> {
    let is_about =
        |warning: &String, figures: &Figures| warning.starts_with(&format!("{}: ", figures.layout));
    let is_own = |warning: &&String| {
        let about = report
            .candidates
            .iter()
            .find(|figures| is_about(warning, figures));
        about.is_none_or(|about| first.is_some_and(|first| first.layout == about.layout))
    };
    report.warnings.iter().filter(is_own).cloned().collect()
}

/// The layouts without a suffix that are not good, the simplest first.
fn vetoed(simple: &Report) -> Vec<Vetoed> {
    let mut vetoed = Vec::new();
    for figures in &simple.candidates {
        let Some((_, division)) = figures.partitions.0.first() else {
            continue;
        };
        let verdict = &division.verdict;
        // A property with one value tells nobody anything.
        let has_values = figures.distinct_keys > 1 || figures.layout.contains(':');
        let is_constant = figures
            .hottest_value
            .as_ref()
            .is_some_and(|value| value.share.0 > 0.999);
        let is_single = figures.levels.is_empty() && has_values && !is_constant;
        if is_single && !matches!(verdict.word, Word::Good | Word::Unknown) {
            vetoed.push(Vetoed {
                layout: figures.layout.clone(),
                verdict: verdict.word,
                because: verdict.sentence.clone(),
            });
        }
    }
    vetoed.sort_by_key(|vetoed| vetoed.layout.len());
    vetoed.truncate(VETOED);
    vetoed
}

/// Why a layout is recommended: how it spreads, what reads cost, and how far its keys are from their limits.
fn reasons(ranking: &Ranking, context: &Context) -> [String; 3] {
    let (figures, verdict) = (ranking.figures, &ranking.division.verdict);
    let reads = figures.queries.0.first().map(|(_, queries)| {
        let each = queries.0.iter().map(|(name, query)| {
            let requests = query.requests.0;
            format!("`{name}` {}", short(requests))
        });
        each.collect::<Vec<_>>().join(", ")
    });
    let requests = verdict.requests.map_or(1.0, |requests| requests.0);
    let reads = if let Some(reads) = reads {
        let requests = match short(requests).as_str() {
            "1" => "1 request".to_owned(),
            requests => format!("{requests} requests"),
        };
        format!("a read takes {requests} on average: {reads}")
    } else {
        let known = Layout::parse(&figures.layout).map(|layout| knowing(&layout));
        let known = known.unwrap_or_default();
        format!("a read is one request for a reader who knows {known}")
    };
    let limits = match (&figures.hottest_key, context.workload.key_gb) {
        (Some(key), gb) => {
            let ends = match key.full_after_days {
                Some(days) => format!("is full after {:.0} years", (days.0 * DAY / YEAR).floor()),
                None => format!("stores {} of {gb} GB", short_gb(key.gb.0)),
            };
            format!(
                "the largest key {ends} and gets {} of {} RU/s",
                grouped(ceil(key.peak_ru_s.0)),
                grouped(context.workload.partition_ru)
            )
        }
        (None, _) => format!(
            "{} for {}, of which the largest has {:.2} %",
            plural(figures.distinct_keys, "key"),
            plural(figures.items, "item"),
            figures.hottest_share.0 * 100.0
        ),
    };
    [verdict.sentence.clone(), reads, limits]
}

/// A number with two digits, if it is not whole.
fn short(x: f64) -> String {
    if (x - x.round()).abs() < 0.005 {
        format!("{x:.0}")
    } else {
        format!("{x:.2}")
    }
}

fn short_gb(gb: f64) -> String {
    if gb < 0.01 {
        "less than 0.01".to_owned()
    } else {
        format!("{gb:.2}")
    }
}

/// Why nothing fits.
fn because(report: &Report, best: Option<&Figures>, context: &Context) -> String {
    if report.judged_window.is_none() {
        return format!(
            "the sample is too small: {:.0} items in a window, and some hundred are needed",
            report.items_per_window.0
        );
    }
    let verdict = best.and_then(|figures| {
        let (_, division) = figures.partitions.0.first()?;
        let verdict = &division.verdict;
        Some(format!(
            "the best layout, {}, is {}: {}",
            figures.layout,
            verdict.word.text(),
            verdict.sentence
        ))
    });
    let verdict = verdict.unwrap_or_else(|| "no property of the items can be a key".to_owned());
    if context.workload.transaction.is_empty() {
        return verdict;
    }
    let names: Vec<_> = context
        .workload
        .transaction
        .iter()
        .map(ToString::to_string)
        .collect();
    format!(
        "a transaction needs all items with the same `{}` in one key, and {verdict}",
        names.join("` and `")
    )
}

fn suggested(figures: &Figures, division: &Division) -> Best {
    let verdict = &division.verdict;
    Best {
        layout: figures.layout.clone(),
        provision_ru_s: verdict.provision_ru_s,
        requests: verdict.requests.unwrap_or(Six(0.0)),
        refused: figures.refused,
        refused_because: figures.refused_because.clone(),
        usable_of_floor: verdict.usable_of_floor,
        checked_usable_of_floor: None,
        verdict: verdict.word,
        sentence: verdict.sentence.clone(),
    }
}

/// The share of the writes that the hottest value of a layout has, over all or in one window.
pub(crate) fn hottest_share(figures: &Figures) -> f64 {
    let window = &figures.hottest_in_window;
    figures
        .hottest_share
        .0
        .max(window.share_mean.0)
        .max(ratio(window.items, figures.items.max(1)))
        .min(1.0)
}

/// How many times the limits of a key a layout exceeds, in storage and RU/s.
pub(crate) fn over_limits(figures: &Figures, workload: &Workload) -> (f64, f64) {
    figures.hottest_key.map_or((0.0, 0.0), |key| {
        let gb = key.gb.0 / float(workload.key_gb);
        (gb, key.peak_ru_s.0 / float(workload.partition_ru))
    })
}
