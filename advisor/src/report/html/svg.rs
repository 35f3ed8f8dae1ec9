//! Pictures as SVG.

use std::fmt::Write;

use super::escape::Escaped;
use crate::number::{count, float, grouped, ratio};

const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 160.0;

/// A bar for each partition, with the mean as a line. `most` is the full height.
pub(super) fn bars(partitions: &[u64], most: u64, title: &str) -> String {
    let n = float(count(partitions.len()).max(1));
    let (step, most) = (WIDTH / n, float(most.max(1)));
    let mut svg = open(HEIGHT + 20.0, title);
    for (i, items) in (0..).zip(partitions) {
        let height = float(*items) / most * HEIGHT;
        let _ = write!(
            svg,
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\"><title>partition {i}: {}</title></rect>",
            float(i) * step + step * 0.1,
            HEIGHT - height,
            step * 0.8,
            grouped(*items)
        );
    }
    let all: u64 = partitions.iter().sum();
    let mean = HEIGHT - float(all) / n / most * HEIGHT;
    let _ = write!(
        svg,
        "<line class=\"axis\" x1=\"0\" y1=\"{HEIGHT}\" x2=\"{WIDTH}\" y2=\"{HEIGHT}\"/>"
    );
    let _ = write!(
        svg,
        "<line class=\"mean\" x1=\"0\" y1=\"{mean:.1}\" x2=\"{WIDTH}\" y2=\"{mean:.1}\"/>"
    );
    let _ = write!(
        svg,
        "<text x=\"2\" y=\"{:.1}\">mean</text>",
        (mean - 3.0).max(10.0)
    );
    let _ = write!(
        svg,
        "<text x=\"0\" y=\"{:.1}\">partitions 0 to {}</text></svg>",
        HEIGHT + 15.0,
        partitions.len().saturating_sub(1)
    );
    svg
}

/// A window of time, or the maximum of several: its label, and the items of each partition.
pub(super) type Slice = (String, Vec<u64>);

/// Time from left to right, ranges of the hash from top to bottom; the more items, the brighter. `most` is the brightest.
pub(super) fn visualizer(slices: &[Slice], most: u64, title: &str) -> String {
    let ranges = slices.first().map_or(1, |(_, row)| row.len().max(1));
    let step = WIDTH / float(count(slices.len()).max(1));
    let height = (HEIGHT / float(count(ranges))).clamp(4.0, 24.0);
    let bottom = height * float(count(ranges));
    let mut svg = open(bottom + 20.0, title);
    for (i, (label, row)) in (0..).zip(slices) {
        for (j, items) in (0..).zip(row) {
            let _ = write!(
                svg,
                "<rect class=\"cell{}\" fill-opacity=\"{:.2}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{step:.1}\" height=\"{height:.1}\"><title>{}, partition {j}: {}</title></rect>",
                if *items == most { " peak" } else { "" },
                brightness(*items, most),
                float(i) * step,
                float(j) * height,
                Escaped(label),
                grouped(*items)
            );
        }
    }
    let _ = write!(
        svg,
        "<line class=\"axis\" x1=\"0\" y1=\"{bottom:.1}\" x2=\"{WIDTH}\" y2=\"{bottom:.1}\"/>"
    );
    let ends = [slices.first(), slices.last().filter(|_| slices.len() > 1)];
    for (end, (x, anchor)) in ends.iter().zip([(0.0, "start"), (WIDTH, "end")]) {
        if let Some((label, _)) = end {
            let _ = write!(
                svg,
                "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{}</text>",
                bottom + 14.0,
                Escaped(label)
            );
        }
    }
    svg.push_str("</svg>");
    svg
}

/// The steps of brightness, with the items that they stand for.
pub(super) fn legend(most: u64) -> String {
    const STEPS: u64 = 5;
    let step = WIDTH / float(STEPS + 1);
    let mut svg = open(34.0, "items in one window on one partition");
    let mut last = None;
    for i in 0..=STEPS {
        let items = most.saturating_mul(i) / STEPS;
        if last.replace(items) == Some(items) {
            continue;
        }
        let _ = write!(
            svg,
            "<rect class=\"cell\" fill-opacity=\"{:.2}\" x=\"{:.1}\" y=\"0\" width=\"{:.1}\" height=\"14\"/><text x=\"{:.1}\" y=\"28\">{}</text>",
            brightness(items, most),
            float(i) * step,
            step - 4.0,
            float(i) * step,
            grouped(items)
        );
    }
    svg.push_str("</svg>");
    svg
}

/// The square root, so that an even key beside a hot one can still be seen.
fn brightness(items: u64, most: u64) -> f64 {
    match items {
        0 => 0.0,
        _ => ratio(items, most.max(1)).sqrt().max(0.06),
    }
}

/// A curve through points with their x values below, and a line for the baseline. All y values are from 0 to 1.
pub(super) fn curve(points: &[(u64, f64)], baseline: f64, title: &str) -> String {
    let mut svg = open(HEIGHT + 20.0, title);
    let last = float(count(points.len()).saturating_sub(1).max(1));
    let at = |i: u64, y: f64| {
        (
            20.0 + float(i) / last * (WIDTH - 60.0),
            HEIGHT - y.clamp(0.0, 1.0) * (HEIGHT - 12.0),
        )
    };
    let mut path = String::new();
    for (i, (n, y)) in (0..).zip(points) {
        let (x, height) = at(i, *y);
        let _ = write!(
            path,
            "{}{x:.1} {height:.1}",
            if i == 0 { "M" } else { " L" }
        );
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\">{n}</text>",
            x - 8.0,
            HEIGHT + 15.0
        );
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\">{y:.2}</text>",
            x - 8.0,
            height - 5.0
        );
    }
    let (_, height) = at(0, baseline);
    let _ = write!(svg, "<path class=\"curve\" d=\"{path}\"/>");
    let _ = write!(
        svg,
        "<line class=\"mean\" x1=\"0\" y1=\"{height:.1}\" x2=\"{WIDTH}\" y2=\"{height:.1}\"/>"
    );
    let _ = write!(
        svg,
        "<text x=\"2\" y=\"{:.1}\">baseline {baseline:.2}</text></svg>",
        (height - 3.0).max(10.0)
    );
    svg
}

fn open(height: f64, title: &str) -> String {
    format!(
        "<svg role=\"img\" viewBox=\"0 0 {WIDTH} {height:.1}\" width=\"{WIDTH}\" height=\"{height:.1}\"><title>{}</title>",
        Escaped(title)
    )
}
