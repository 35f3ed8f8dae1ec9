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

/// A number of things: `1 key`, `5 keys`.
pub(crate) fn plural(n: u64, thing: &str) -> String {
    format!(
        "{} {thing}{}",
        crate::number::grouped(n),
        if n == 1 { "" } else { "s" }
    )
}

/// What the sample cannot say, as sentences.
pub(crate) fn caveats(report: &Report) -> Vec<String> {
    let mut caveats = Vec::new();
    if report.judged_window.is_none() {
        caveats.push(format!(
            "The sample is too thin: {:.0} items in a window. With fewer than some hundred, chance decides and every key looks uneven. Take more items of the same time, or a longer --window.",
            report.items_per_window.0
        ));
    }
    if report
        .candidates
        .iter()
        .all(|figures| figures.at_rate.is_none())
    {
        caveats.push(
            "Without --rate, nothing is known about the limits of a key, 20 GB and 10,000 RU/s."
                .to_owned(),
        );
    }
    if report
        .candidates
        .iter()
        .all(|figures| figures.queries.0.is_empty())
    {
        caveats.push("Without --read, nothing is known about what reads cost: an even key that no reader knows asks every partition.".to_owned());
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
