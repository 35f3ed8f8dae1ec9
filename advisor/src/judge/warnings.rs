//! What a report cannot say, and what does not fit together, in sentences.

use super::figures::{Figures, Report};
use crate::counting::plan::Plan;
use crate::model::workload::{DAY, Workload, YEAR};
use crate::number::{ceil, count, float, grouped};
use crate::report::plural;
use crate::report::visible::visible;

/// A key that is full within this many years is worth a warning.
const YEARS: f64 = 10.0;

/// The warnings of a report.
pub(crate) fn warnings(report: &Report, plan: &Plan, workload: &Workload) -> Vec<String> {
    let mut warnings = plan.notes.clone();
    warnings.extend(too_thin(report));
    capacity(report, plan, workload, &mut warnings);
    unknown(report, workload, &mut warnings);
    for figures in &report.candidates {
        growth(figures, &mut warnings);
        estimates(figures, &mut warnings);
    }
    warnings
}

/// The warning that a sample is too small.
fn too_thin(report: &Report) -> Option<String> {
    report.judged_window.is_none().then(|| {
        format!(
            "The sample is too small: {:.0} items in a window. With fewer than some hundred, chance decides and every key looks uneven. Take more items of the same time, or a longer --window. If the items are not written at the time that they have, such as users with a birthday, say --time none.",
            report.items_per_window.0
        )
    })
}

/// Partitions that cannot serve the workload, or that the sample cannot judge.
fn capacity(report: &Report, plan: &Plan, workload: &Workload, warnings: &mut Vec<String>) {
    let Some(model) = &report.model else { return };
    let needed = (model.write_ru_s.0 + model.read_ru_s.0).max(model.min_ru_s.0);
    for ranges in plan.divisions.iter().take(plan.asked) {
        let partitions = count(ranges.len());
        let most = partitions * workload.partition_ru;
        if needed > float(most) {
            warnings.push(format!(
                "{} give at most {} RU/s, and the workload needs {}: a new container would have {} partitions.",
                crate::report::title(ranges.label()),
                grouped(most),
                grouped(ceil(needed)),
                grouped(model.partitions)
            ));
        } else if partitions < model.partitions {
            warnings.push(format!(
                "The workload needs {}, {} GB and {} RU/s; keys are judged on {}.",
                plural(model.partitions, "partition"),
                grouped(ceil(model.storage_gb.0)),
                grouped(ceil(needed)),
                partitions
            ));
        }
    }
}

/// What was not said.
fn unknown(report: &Report, workload: &Workload, warnings: &mut Vec<String>) {
    if let Some(numbers) = report
        .store
        .cosmos
        .as_ref()
        .filter(|_| report.model.is_none())
    {
        warnings.push(format!(
            "Without --rate, nothing is known about the limits of a key, {} GB and {} RU/s.",
            numbers.key_gb,
            grouped(numbers.partition_ru_s)
        ));
    }
    if let Some(model) = report
        .model
        .filter(|_| workload.ttl.is_none() && report.time.is_some())
    {
        warnings.push(format!(
            "Without --ttl, items are assumed to stay: after a year the container has {} GB.",
            grouped(ceil(model.storage_gb.0))
        ));
    }
    let is_asked = |figures: &Figures| !figures.queries.0.is_empty();
    if !report.candidates.iter().any(is_asked) {
        warnings.push("Without --read, nothing is known about what reads cost: an even key that no reader knows asks every partition.".to_owned());
    } else if report.model.is_some() && report.reads_s.is_none() {
        warnings
            .push("Without --read-rate, the RU/s to provision are those of the writes.".to_owned());
    }
}

/// A key that is full some day.
fn growth(figures: &Figures, warnings: &mut Vec<String>) {
    let days = figures.hottest_key.and_then(|key| key.full_after_days);
    let Some(days) = days.filter(|days| days.0 * DAY > YEAR && days.0 * DAY < YEARS * YEAR) else {
        return;
    };
    let key = figures.hottest.first().map_or("", |hot| &hot.key);
    warnings.push(format!(
        "{}: the key `{}` is full after {:.1} years: add a period of time, or delete old items with a TTL.",
        figures.layout,
        visible(key),
        days.0 * DAY / YEAR
    ));
}

fn estimates(figures: &Figures, warnings: &mut Vec<String>) {
    if let Some(errors) = &figures.errors {
        warnings.push(format!(
            "{}: too many keys to count each. The number of keys has a standard error of {:.1} %, the items of a hottest key are at most {} too few, in one {} at most {}.",
            figures.layout,
            errors.distinct_keys.0 * 100.0,
            grouped(errors.hottest),
            figures.hottest_in_window.window,
            grouped(errors.hottest_in_window)
        ));
    }
}
