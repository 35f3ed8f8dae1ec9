//! The report as text.

use std::fmt::Write;

use super::{fit, plural, title, wide};
use crate::judge::figures::{Division, Figures, Report, Unread};
use crate::number::{grouped, index};

/// From empty to full.
const BARS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The most partitions that are drawn.
const MOST: usize = 60;

/// The report as text of this width.
pub(crate) fn table(report: &Report, width: Option<usize>) -> String {
    let mut text = String::new();
    write_table(report, width, &mut text);
    fit(&text, width)
}

fn write_table(report: &Report, width: Option<usize>, out: &mut String) {
    let _ = write!(out, "{}: {}", report.sample, plural(report.items, "item"));
    let _ = match (&report.from, &report.to, &report.time) {
        (Some(from), Some(to), Some(time)) => writeln!(out, ", {from} to {to} by `{time}`"),
        _ => writeln!(out, " without a time"),
    };
    let _ = writeln!(out, "{}", store(report));
    if let Some(numbers) = &report.store.cosmos {
        let _ = writeln!(out, "  defaults from {}", numbers.source);
    }
    write_unread("left out", &report.unread_because, out);
    let Some(first) = report.candidates.first() else {
        return;
    };
    for (label, division) in &first.partitions.0 {
        write_division(report, label, division, width, out);
    }
    for figures in &report.candidates {
        write_unread(
            &format!("no key by {}", figures.layout),
            &figures.refused_because,
            out,
        );
    }
    for caveat in &report.warnings {
        let _ = writeln!(out, "\n! {caveat}");
    }
}

/// The store, and its numbers.
pub(super) fn store(report: &Report) -> String {
    let name = report.store.name;
    report.store.cosmos.as_ref().map_or_else(
        || format!("store {name}"),
        |numbers| {
            format!(
                "store {name}: {} RU/s and {} GB for each partition, {} GB for each key, {} RU for a write, {} RU for a request",
                grouped(numbers.partition_ru_s),
                numbers.partition_gb,
                numbers.key_gb,
                numbers.write_ru.0,
                numbers.request_ru.0
            )
        },
    )
}

fn write_division(
    report: &Report,
    label: &str,
    division: &Division,
    width: Option<usize>,
    out: &mut String,
) {
    let judged = report
        .judged_window
        .and_then(|name| Some((name, division.window(name)?)));
    let _ = write!(out, "\n{}", title(label));
    if let Some((name, window)) = judged {
        let _ = write!(
            out,
            "; in one {name} a key for each item could use {:.0} % of the throughput",
            window.floor_mean.0 * 100.0
        );
    }
    out.push('\n');
    let divided: Vec<_> = report
        .candidates
        .iter()
        .filter_map(|figures| {
            let mut divisions = figures.partitions.0.iter();
            let (_, division) = divisions.find(|(known, _)| known == label)?;
            Some((figures, division))
        })
        .collect();
    let rows = rows(report, division, &divided);
    if width.is_none_or(|width| rows.lines().all(|row| wide(row) <= width)) {
        out.push_str(&rows);
    } else {
        for (figures, division) in &divided {
            write_figures(report, figures, division, width, out);
        }
    }
    for (figures, division) in &divided {
        let verdict = &division.verdict;
        let _ = writeln!(
            out,
            "  {} {}: {}",
            verdict.word.text(),
            figures.layout,
            verdict.sentence
        );
        if let Some(requests) = verdict.requests {
            let requests = requests.0;
            let _ = writeln!(out, "       a read takes {requests:.2} requests on average");
        }
        if let Some(provision) = verdict.provision_ru_s {
            let ru = grouped(crate::number::ceil(provision.0));
            let _ = writeln!(out, "       provision {ru} RU/s");
        }
    }
}

/// A line for each layout.
fn rows(report: &Report, first: &Division, divided: &[(&Figures, &Division)]) -> String {
    let candidates = report.candidates.iter();
    let widest = candidates.map(|figures| wide(&figures.layout)).max();
    let widest = widest.unwrap_or_default().max(6);
    let mut rows = format!("  {:widest$} {:>10} {:>11}", "layout", "keys", "whole: x");
    for (name, _) in &first.windows.0 {
        let _ = write!(rows, " {:>14}", format!("usable, {name}"));
    }
    rows.push_str("  verdict  one busy window\n");
    for (figures, division) in divided {
        let _ = write!(
            rows,
            "  {:widest$} {:>10} {:>11.2}",
            figures.layout,
            grouped(figures.distinct_keys),
            division.aggregate.over_mean.0
        );
        for (_, window) in &division.windows.0 {
            let _ = write!(rows, " {:>14.3}", window.usable_mean.0);
        }
        let picture = picture(report, division, MOST);
        let _ = writeln!(rows, "  {:<7}  {picture}", division.verdict.word.text());
    }
    rows
}

/// The same figures of a layout in lines of their own, for a terminal that is too narrow for rows.
fn write_figures(
    report: &Report,
    figures: &Figures,
    division: &Division,
    width: Option<usize>,
    out: &mut String,
) {
    let _ = write!(
        out,
        "  {}\n    {}; whole: {:.2} x",
        figures.layout,
        plural(figures.distinct_keys, "key"),
        division.aggregate.over_mean.0
    );
    for (name, window) in &division.windows.0 {
        let _ = write!(out, "; usable, {name}: {:.3}", window.usable_mean.0);
    }
    // The indent, a bar on each side, and the sign that there are more.
    let most = width.map_or(MOST, |width| width.saturating_sub(7).min(MOST));
    let _ = writeln!(out, "\n    {}", picture(report, division, most));
}

/// The busiest window of the layout.
fn picture(report: &Report, division: &Division, most: usize) -> String {
    let busy = report.judged_window.and_then(|name| division.window(name));
    let busy = busy.or_else(|| division.windows.0.last().map(|(_, window)| window));
    busy.map_or(String::new(), |window| {
        bars(&window.busiest_window.partitions, most)
    })
}

/// A bar for each partition, full for the busiest one. If there are many, only the first are drawn.
fn bars(partitions: &[u64], most: usize) -> String {
    let busiest = partitions.iter().copied().max().unwrap_or_default().max(1);
    let bar = |items: &u64| {
        BARS.get(index(items.saturating_mul(8).div_ceil(busiest)))
            .copied()
            .unwrap_or('█')
    };
    let drawn: String = partitions.iter().take(most).map(bar).collect();
    let more = if partitions.len() > most { "…" } else { "" };
    format!("|{drawn}|{more}")
}

fn write_unread(what: &str, unread: &[Unread], out: &mut String) {
    for unread in unread {
        let _ = writeln!(
            out,
            "{what}: {}, {}: {}",
            plural(unread.items, "item"),
            unread.why,
            unread.places
        );
    }
}

#[cfg(test)]
mod tests {
    use super::bars;

    #[test]
    fn bars_are_of_the_busiest() {
        assert_eq!(bars(&[8, 4, 0, 1], 4), "|█▄ ▁|");
        assert_eq!(bars(&[], 4), "||");
        assert!(bars(&[1; 99], 60).ends_with("|…"));
    }
}
