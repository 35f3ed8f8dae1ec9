//! Why a layout is recommended, or why nothing is, in sentences.

use synthetic_key_format::{Layout, Source};

use super::ranking::Ranking;
use super::suggest::Context;
use crate::judge::figures::{Figures, Report};
use crate::model::workload::{DAY, YEAR};
use crate::number::{ceil, grouped};
use crate::report::plural;

/// Why a layout is recommended: how it spreads, what reads cost, and how far its keys are from their limits.
pub(super) fn reasons(ranking: &Ranking, context: &Context) -> [String; 3] {
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
pub(super) fn because(report: &Report, best: Option<&Figures>, context: &Context) -> String {
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
