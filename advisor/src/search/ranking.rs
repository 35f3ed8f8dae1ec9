//! Which layouts are better than others.

use std::cmp::Reverse;

use synthetic_key_format::{Layout, Source};

use super::suggest::Context;
use crate::judge::figures::{Division, Figures, Hot, Report};
use crate::judge::verdict::{LEAST_SHARE, Word};
use crate::layouts::declaration::plain;
use crate::model::reads::Query;
use crate::model::workload::{DAY, YEAR};
use crate::number::{ceil, count, float, ratio};

/// Costs that differ by less are equal, because chance makes such differences: then the layout that readers know is better,
/// and of those the simpler one.
const EQUAL: f64 = 1.1;
/// A synthetic key has to be cheaper than a plain property by more than this: the property needs no change of the items.
const PLAIN: f64 = 1.15;
/// A key that is full within this many years is only recommended if there is no other.
const YEARS: f64 = 10.0;

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

/// A layout with what it is compared by.
pub(super) struct Ranking<'a> {
    pub(super) figures: &'a Figures,
    pub(super) division: &'a Division,
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
        ranking.provision = if is_minimum {
            ranking.provision.max(ranking.needed)
        } else {
            ranking.provision * factor
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

    pub(super) fn is_recommendable(&self) -> bool {
        self.division.verdict.word == Word::Good && !self.is_keyless
    }
}

pub(super) fn ranking(figures: &Figures) -> Option<Ranking<'_>> {
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
