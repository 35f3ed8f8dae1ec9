//! The pictures of the page: every layout in each of them.

use std::fmt::Write;

use super::escape::Escaped;
use super::sections::{division, ru};
use super::{Page, svg};
use crate::counting::window::Window;
use crate::judge::figures::{Figures, rows};
use crate::number::float;
use crate::report::plural;
use crate::search::sweep::Curve;

/// How many columns a picture of the time has.
const MOST_SLICES: usize = 60;

/// Time by range of the hash, for each layout, all with the same scale.
pub(super) fn visualizer(page: &Page, out: &mut String) {
    let (Some(finest), Ok(window)) = (page.plan.window(), Window::parse(page.window())) else {
        return;
    };
    let maps = page
        .report
        .candidates
        .iter()
        .zip(&page.counted.tally.candidates);
    let maps: Vec<_> = maps
        .map(|(figures, counts)| {
            let divisions = (&page.plan.divisions[..], 0);
            let all = rows(
                &counts.grid,
                &page.counted.tally.totals.windows,
                (finest, &window),
                divisions,
            );
            let rows: Vec<_> = all.into_iter().collect();
            let step = rows.len().div_ceil(MOST_SLICES).max(1);
            let slices = rows.chunks(step).map(|rows| slice(rows, &window));
            (figures, slices.collect::<Vec<_>>(), step)
        })
        .collect();
    let all = maps.iter().flat_map(|(_, slices, _)| slices);
    let most = all.flat_map(|(_, row)| row).max().copied().unwrap_or(1);
    let _ = writeln!(
        out,
        "<section id=\"heat\"><h2>Where the items go over time</h2>\n<p>From left to right the time, from top to bottom the partitions. The brighter a cell, the more items; the same brightness is the same number in all pictures. A good key fills every column evenly. A key that only has the time lights one cell in each column.</p>\n<div class=\"pictures\">"
    );
    for (figures, slices, step) in &maps {
        let peak = slices.iter().flat_map(|(label, row)| {
            let row = (0_u64..).zip(row);
            row.map(move |(partition, items)| (*items, label, partition))
        });
        let peak = peak.max_by_key(|(items, _, _)| *items);
        let peak = peak.map_or(String::new(), |(items, label, partition)| {
            let (label, items) = (Escaped(label), plural(items, "item"));
            format!(": the peak is {items} in {label} on partition {partition}")
        });
        let several = if *step > 1 {
            let name = page.window();
            format!(". Each column is the maximum of {step} {name}s, so that no peak is lost")
        } else {
            String::new()
        };
        let _ = writeln!(
            out,
            "<figure>{}<figcaption><code>{}</code>{peak}{several}</figcaption></figure>",
            svg::visualizer(slices, most, &figures.layout),
            Escaped(&figures.layout),
        );
    }
    let _ = writeln!(
        out,
        "</div>\n<figure class=\"legend\">{}<figcaption>Items in one {} on one partition</figcaption></figure></section>",
        svg::legend(most),
        page.window()
    );
}

/// The most items of each partition in several windows.
fn slice(rows: &[(i64, Vec<u64>)], window: &Window) -> svg::Slice {
    let label = rows
        .first()
        .map_or(String::new(), |(number, _)| window.label(*number));
    let mut most = Vec::new();
    for (_, row) in rows {
        most.resize(row.len(), 0);
        for (most, items) in most.iter_mut().zip(row) {
            *most = (*most).max(*items);
        }
    }
    (label, most)
}

/// The busiest window, for each layout.
pub(super) fn busy_window(page: &Page, out: &mut String) {
    let window = page.window();
    let _ = writeln!(
        out,
        "<section id=\"busy\"><h2>One busy {window}</h2>\n<p>What each partition gets while the most is written. The dashed line is the mean: with a perfect key all bars end there.</p>\n<div class=\"pictures\">"
    );
    let busy = |figures: &Figures| {
        let window = division(figures, page.label())?.window(window)?;
        Some(window.busiest_window.clone())
    };
    let shown: Vec<_> = page
        .report
        .candidates
        .iter()
        .filter_map(|figures| Some((figures, busy(figures)?)))
        .collect();
    let most = shown
        .iter()
        .flat_map(|(_, window)| &window.partitions)
        .max()
        .copied()
        .unwrap_or(1);
    for (figures, window) in &shown {
        let title = format!("{}, {}", figures.layout, window.window);
        let _ = writeln!(
            out,
            "<figure>{}<figcaption><code>{}</code>, {}: {}, the busiest partition has {:.2} times the mean</figcaption></figure>",
            svg::bars(&window.partitions, most, &title),
            Escaped(&figures.layout),
            Escaped(&window.window),
            plural(window.items, "item"),
            window.over_mean.0
        );
    }
    out.push_str("</div></section>\n");
}

/// All windows summed up.
pub(super) fn aggregate(page: &Page, out: &mut String) {
    out.push_str("<section id=\"all\"><h2>All of it, summed up: the picture that misleads</h2>\n<p>Over a long time a key of time looks even, although each window uses one partition.</p>\n<div class=\"pictures\">\n");
    for figures in &page.report.candidates {
        let Some(division) = division(figures, page.label()) else {
            continue;
        };
        let items = &division.aggregate.items;
        let most = items.iter().max().copied().unwrap_or(1);
        let _ = writeln!(
            out,
            "<figure>{}<figcaption><code>{}</code>: the busiest partition has {:.2} times the mean</figcaption></figure>",
            svg::bars(items, most, &figures.layout),
            Escaped(&figures.layout),
            division.aggregate.over_mean.0
        );
    }
    out.push_str("</div></section>\n");
}

/// The number of suffixes.
pub(super) fn sweep(page: &Page, out: &mut String) {
    let Some(sweep) = page.sweep else { return };
    let Some(Curve {
        points,
        baseline,
        requests,
    }) = sweep.curve(page.window())
    else {
        return;
    };
    let _ = writeln!(
        out,
        "<section id=\"sweep\"><h2>How many suffixes</h2>\n<figure>{}<figcaption><code>{}</code>: what is usable in one {} by N. Reading everything that the suffix spreads takes at most {} requests{}.</figcaption></figure></section>",
        svg::curve(&points, baseline, "usable throughput by N"),
        Escaped(sweep.layout()),
        page.window(),
        requests,
        ru(page, float(requests)).map_or(String::new(), |ru| format!(", {ru:.0} RU"))
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slice_keeps_the_peak() {
        let window = Window::parse("hour").unwrap();
        let rows = [(0, vec![1, 0]), (1, vec![0, 9]), (2, vec![2, 3])];
        assert_eq!(
            slice(&rows, &window),
            ("1970-01-01T00".to_owned(), vec![2, 9])
        );
    }
}
