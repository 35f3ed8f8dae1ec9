//! Pictures as SVG.

use std::fmt::Write;

use super::escape::Escaped;
use crate::number::{count, float, grouped, ratio};

const WIDTH: f64 = 480.0;
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

/// A cell for each window and partition, darker for a greater share of the window's items.
pub(super) fn heat_map(rows: &[(String, Vec<u64>)], title: &str) -> String {
    let partitions = rows.first().map_or(1, |(_, row)| row.len().max(1));
    let (label, height) = (90.0, 14.0);
    let step = (WIDTH - label) / float(count(partitions));
    let mut svg = open(height * float(count(rows.len())) + 4.0, title);
    for (i, (name, row)) in (0..).zip(rows) {
        let y = height * float(i);
        let _ = write!(
            svg,
            "<text x=\"0\" y=\"{:.1}\">{}</text>",
            y + 11.0,
            Escaped(name)
        );
        let all: u64 = row.iter().sum();
        for (j, items) in (0..).zip(row) {
            // Four times the mean is the darkest shade.
            let shade = (ratio(*items, all) * float(count(partitions)) / 4.0).min(1.0);
            let _ = write!(
                svg,
                "<rect class=\"bar\" fill-opacity=\"{shade:.2}\" x=\"{:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>",
                label + float(j) * step,
                step * 0.95,
                height - 1.0
            );
        }
    }
    svg.push_str("</svg>");
    svg
}

/// A curve through points with their x values below, and a line for the floor. All y values are from 0 to 1.
pub(super) fn curve(points: &[(u64, f64)], floor: f64, title: &str) -> String {
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
    let (_, height) = at(0, floor);
    let _ = write!(svg, "<path class=\"curve\" d=\"{path}\"/>");
    let _ = write!(
        svg,
        "<line class=\"mean\" x1=\"0\" y1=\"{height:.1}\" x2=\"{WIDTH}\" y2=\"{height:.1}\"/>"
    );
    let _ = write!(
        svg,
        "<text x=\"2\" y=\"{:.1}\">floor {floor:.2}</text></svg>",
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
