//! Reports: as text, as JSON, and as a page with pictures.

mod html;
mod table;

pub(crate) use html::{Page, html};
pub(crate) use table::table;

use crate::figures::Report;
use crate::problem::Problem;

/// All figures as JSON.
pub(crate) fn json(report: &impl serde::Serialize) -> Result<String, Problem> {
    serde_json::to_string_pretty(report).map_err(|error| Problem::new(error.to_string()))
}

/// A number with its noun: `1 key`, `5 keys`.
pub(crate) fn plural(n: u64, thing: &str) -> String {
    format!(
        "{} {thing}{}",
        crate::number::grouped(n),
        if n == 1 { "" } else { "s" }
    )
}

/// A division as a title: `20 partitions`, `1 partition`, `3 partitions of FILE`.
pub(crate) fn title(label: &str) -> String {
    let (number, of) = label.split_once(' ').unwrap_or((label, ""));
    let s = if number == "1" { "" } else { "s" };
    let of = if of.is_empty() {
        String::new()
    } else {
        format!(" {of}")
    };
    format!("{number} partition{s}{of}")
}

/// The warning that a sample is too small.
pub(crate) fn too_thin(report: &Report) -> Option<String> {
    report.judged_window.is_none().then(|| {
        format!(
            "The sample is too thin: {:.0} items in a window. With fewer than some hundred, chance decides and every key looks uneven. Take more items of the same time, or a longer --window.",
            report.items_per_window.0
        )
    })
}

/// The limits of the sample, as sentences.
pub(crate) fn caveats(report: &Report) -> Vec<String> {
    let mut caveats: Vec<_> = too_thin(report).into_iter().collect();
    let has_rate = report
        .candidates
        .iter()
        .any(|figures| figures.at_rate.is_some());
    if let Some(numbers) = report.store.cosmos.as_ref().filter(|_| !has_rate) {
        caveats.push(format!(
            "Without --rate, nothing is known about the limits of a key, {} GB and {} RU/s.",
            numbers.key_gb,
            crate::number::grouped(numbers.partition_ru_s)
        ));
    }
    if report
        .candidates
        .iter()
        .all(|figures| figures.queries.0.is_empty())
    {
        caveats.push("Without --read, nothing is known about what reads cost: an even key that no reader knows asks every partition.".to_owned());
    }
    let mut divisions = report.divisions();
    let is_provisioned = divisions.any(|(_, _, division)| {
        division.verdict.requests.is_some() && division.verdict.provision_ru_s.is_some()
    });
    if is_provisioned && report.reads_s.is_none() {
        caveats
            .push("Without --read-rate, the RU/s to provision are those of the writes.".to_owned());
    }
    for figures in &report.candidates {
        if let Some(errors) = &figures.errors {
            caveats.push(format!(
                "{}: too many keys to count each. The number of keys has a standard error of {:.1} %, the items of a hottest key are at most {} too few, in one {} at most {}.",
                figures.layout,
                errors.distinct_keys.0 * 100.0,
                crate::number::grouped(errors.hottest),
                figures.hottest_in_window.window,
                crate::number::grouped(errors.hottest_in_window)
            ));
        }
    }
    caveats
}
