//! The same layout with different numbers of suffixes.

use std::fmt::Write;

use serde::Serialize;
use synthetic_key_format::Layout;

use crate::commands::args::{Options, numbers_of};
use crate::judge::figures::{Figures, Named, Report, Six};
use crate::layouts::candidate::explain;
use crate::number::{count, grouped};
use crate::placement::Ranges;
use crate::problem::Problem;
use crate::report::{fit, plural, wide};

/// The numbers of the study.
const DEFAULT_NUMBERS: &str = "2,5,10,20,50,100,200,400,800,1600";

/// Good enough, as a share of what a key for each item could use.
const GOOD_ENOUGH: f64 = 0.8;

/// The layouts of a sweep: that of the command line, with each number in place of `N`.
pub(crate) fn layouts(options: &Options) -> Result<Vec<(u64, Layout)>, Problem> {
    let [text] = &options.layouts[..] else {
        return Err(Problem::new(
            "a sweep has one --layout, with N for the number: '{at:day}.{xxh64(id) % N + 1}'",
        ));
    };
    let numbers = numbers_of("n", options.n.as_deref().unwrap_or(DEFAULT_NUMBERS))?;
    let mut layouts = Vec::new();
    for n in numbers {
        let with_n = text
            .replace("% N", &format!("% {n}"))
            .replace("..=N", &format!("..={n}"));
        if with_n == *text {
            return Err(Problem::new(format!(
                "{text}: there is no N to try numbers for; write % N + 1 or 1..=N"
            )));
        }
        let layout = Layout::parse(&with_n).map_err(|error| explain(&with_n, &error))?;
        layouts.push((n, layout));
    }
    Ok(layouts)
}

/// The figures of a sweep.
#[derive(Debug, Serialize)]
pub(crate) struct Sweep {
    version: u32,
    sample: String,
    items: u64,
    judged_window: Option<&'static str>,
    layout: String,
    #[serde(rename = "sweep")]
    divisions: Vec<OfDivision>,
}

#[derive(Debug, Serialize)]
struct OfDivision {
    partitions: String,
    rows: Vec<Row>,
}

#[derive(Debug, Serialize)]
struct Row {
    n: u64,
    layout: String,
    keys: u64,
    /// The requests to read everything that the suffix spreads.
    requests: u64,
    usable_of_floor: Six,
    #[serde(flatten)]
    windows: Named<OfWindow>,
}

#[derive(Debug, Serialize)]
struct OfWindow {
    usable_mean: Six,
    floor_mean: Six,
    over_mean_p50: Six,
    over_mean_p99: Six,
}

/// The usable share by the number of suffixes.
pub(crate) struct Curve {
    pub(crate) points: Vec<(u64, f64)>,
    pub(crate) baseline: f64,
    /// The most requests to read everything that the suffix spreads.
    pub(crate) requests: u64,
}

impl Sweep {
    pub(crate) fn new(
        options: &Options,
        numbers: &[u64],
        divisions: &[Ranges],
        report: &Report,
    ) -> Self {
        let of_division = |ranges: &Ranges| {
            let rows = numbers.iter().zip(&report.candidates);
            let rows = rows.filter_map(|(n, figures)| row(*n, figures, ranges));
            OfDivision {
                partitions: ranges.label().to_owned(),
                rows: rows.collect(),
            }
        };
        Self {
            version: report.version,
            sample: report.sample.clone(),
            items: report.items,
            judged_window: report.judged_window,
            layout: options.layouts.concat(),
            divisions: divisions.iter().map(of_division).collect(),
        }
    }

    pub(crate) fn layout(&self) -> &str {
        &self.layout
    }

    /// The usable share for each number, in a window of the first division.
    pub(crate) fn curve(&self, window: &str) -> Option<Curve> {
        let rows = &self.divisions.first()?.rows;
        let of_window = |row: &Row| {
            let mut windows = row.windows.0.iter();
            windows
                .find(|(name, _)| name == window)
                .map(|(_, of_window)| (of_window.usable_mean.0, of_window.floor_mean.0))
        };
        let points = rows
            .iter()
            .filter_map(|row| Some((row.n, of_window(row)?.0)))
            .collect();
        let (_, baseline) = of_window(rows.first()?)?;
        let requests = rows.iter().map(|row| row.requests).max()?;
        Some(Curve {
            points,
            baseline,
            requests,
        })
    }

    /// The sweep as text of this width.
    pub(crate) fn table(&self, width: Option<usize>) -> String {
        let mut page = format!(
            "{}: {} items, {}\n",
            self.sample,
            grouped(self.items),
            self.layout
        );
        for of_division in &self.divisions {
            let _ = writeln!(page, "\n{}", crate::report::title(&of_division.partitions));
            of_division.write_rows(width, &mut page);
            page.push_str(&advice(of_division));
        }
        if self.judged_window.is_none() {
            page.push_str("\n! The sample is too thin: chance decides.\n");
        }
        fit(&page, width)
    }
}

impl OfDivision {
    fn write_rows(&self, width: Option<usize>, page: &mut String) {
        let rows = self.table();
        if width.is_none_or(|width| rows.lines().all(|row| wide(row) <= width)) {
            page.push_str(&rows);
        } else {
            self.write_figures(page);
        }
        let windows = self.rows.first().map_or(&[][..], |row| &row.windows.0);
        for (name, window) in windows {
            let _ = writeln!(
                page,
                "  the baseline, a key for each item, in one {name}: {:.3}",
                window.floor_mean.0
            );
        }
    }

    /// The same figures as sentences, for a terminal that is too narrow for rows.
    fn write_figures(&self, page: &mut String) {
        for row in &self.rows {
            let _ = write!(page, "  N = {}: {}", row.n, plural(row.keys, "key"));
            for (name, window) in &row.windows.0 {
                let _ = write!(page, "; usable, {name}: {:.3}", window.usable_mean.0);
            }
            let _ = writeln!(
                page,
                "; of baseline: {:.3}; {}",
                row.usable_of_floor.0,
                plural(row.requests, "request")
            );
        }
    }

    /// A line for each number.
    fn table(&self) -> String {
        let mut table = format!("  {:>6} {:>10}", "N", "keys");
        let page = &mut table;
        let windows = self.rows.first().map_or(&[][..], |row| &row.windows.0);
        for (name, _) in windows {
            let _ = write!(page, " {:>14}", format!("usable, {name}"));
        }
        let _ = writeln!(page, " {:>14} {:>9}", "of baseline", "requests");
        for row in &self.rows {
            let _ = write!(page, "  {:>6} {:>10}", row.n, grouped(row.keys));
            for (_, window) in &row.windows.0 {
                let _ = write!(page, " {:>14.3}", window.usable_mean.0);
            }
            let bar = "#".repeat(crate::number::index(crate::number::ceil(
                row.usable_of_floor.0 * 20.0,
            )));
            let _ = writeln!(
                page,
                " {:>14.3} {:>9} {bar}",
                row.usable_of_floor.0, row.requests
            );
        }
        table
    }
}

fn row(n: u64, figures: &Figures, ranges: &Ranges) -> Option<Row> {
    let (_, division) = figures
        .partitions
        .0
        .iter()
        .find(|(label, _)| label == ranges.label())?;
    let windows = division.windows.0.iter().map(|(name, window)| {
        let of_window = OfWindow {
            usable_mean: window.usable_mean,
            floor_mean: window.floor_mean,
            over_mean_p50: window.over_mean_p50,
            over_mean_p99: window.over_mean_p99,
        };
        (name.clone(), of_window)
    });
    Some(Row {
        n,
        layout: figures.layout.clone(),
        keys: figures.distinct_keys,
        requests: n.min(count(ranges.len())),
        usable_of_floor: division.verdict.usable_of_floor,
        windows: Named(windows.collect()),
    })
}

/// The smallest number that is good enough, or the reason why there is none.
fn advice(of_division: &OfDivision) -> String {
    let good = of_division
        .rows
        .iter()
        .find(|row| row.usable_of_floor.0 >= GOOD_ENOUGH);
    if let Some(row) = good {
        return format!(
            "  N = {} is the least that uses {:.0} % of what is possible; all of it is read with {}\n",
            row.n,
            row.usable_of_floor.0 * 100.0,
            plural(row.requests, "request")
        );
    }
    match &of_division.rows[..] {
        [.., before, last] if last.keys == before.keys => format!(
            "  N = {} has no more keys than N = {}: hash a property with more values\n",
            last.n, before.n
        ),
        // Between two numbers of one sample, this little is also chance.
        [.., before, last] if last.usable_of_floor.0 < before.usable_of_floor.0 * 1.05 => format!(
            "  from N = {} to {} little is gained: try a larger N, or hash a finer property as well\n",
            before.n, last.n
        ),
        [.., last] => format!(
            "  N = {} uses {:.0} % of what is possible: try more\n",
            last.n,
            last.usable_of_floor.0 * 100.0
        ),
        [] => String::new(),
    }
}
