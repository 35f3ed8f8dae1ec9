//! A table that has been measured.

use std::fmt::{self, Write};

use crate::measure::Measured;
use crate::table::{Most, Table};

/// A table, and what its rows take.
pub struct Compared {
    /// What is done.
    pub table: Table,
    /// For each row.
    pub rows: Vec<Measured>,
}

/// Which of the costs.
#[derive(Clone, Copy)]
pub enum Cost {
    /// Instructions, where they were counted.
    Instructions,
    /// Nanoseconds.
    Time,
}

impl Compared {
    /// What a row takes.
    #[must_use]
    pub fn row(&self, name: &str) -> Measured {
        let at = self.table.rows.iter().position(|row| row.name == name);
        at.map(|at| self.rows[at]).unwrap_or_default()
    }

    /// The cost of one row as a ratio of another's.
    #[must_use]
    pub fn ratio(&self, row: &str, of: &str, cost: Cost) -> Option<f64> {
        ratio(self.row(row), self.row(of), cost)
    }

    fn verdict(&self, row: &str, most: Most) -> String {
        match most {
            Most::Cost(most, of) => {
                let mut text = format!("{row}: at most {most:.2} of {of}");
                for (name, cost) in [("instructions", Cost::Instructions), ("time", Cost::Time)] {
                    if let Some(ratio) = self.ratio(row, of, cost) {
                        let _ = write!(text, "; {name} {ratio:.3}, {}", kept(ratio <= most));
                    }
                }
                text
            }
            Most::Allocations(most) => {
                let count = self.row(row).allocations;
                format!(
                    "{row}: at most {most} allocations; {count}, {}",
                    kept(count <= most)
                )
            }
            Most::AllocationsOver(of) => {
                let [count, most] = [row, of].map(|row| self.row(row).allocations);
                format!(
                    "{row}: no more allocations than {of}; {count} and {most}, {}",
                    kept(count <= most)
                )
            }
        }
    }
}

fn ratio(one: Measured, other: Measured, cost: Cost) -> Option<f64> {
    match cost {
        Cost::Instructions => Some(one.instructions? / other.instructions?),
        Cost::Time => Some(one.nanos / other.nanos),
    }
}

/// In words.
#[must_use]
pub fn kept(is_kept: bool) -> &'static str {
    if is_kept { "kept" } else { "NOT KEPT" }
}

impl fmt::Display for Compared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.table.rows.iter().map(|row| row.name.chars().count());
        let width = names.max().unwrap_or_default();
        writeln!(f, "### {}\n", self.table.title)?;
        writeln!(
            f,
            "| {:width$} |       ns | ratio | instructions | ratio | allocations |",
            ""
        )?;
        writeln!(
            f,
            "| {:-<width$} | -------: | ----: | -----------: | ----: | ----------: |",
            ""
        )?;
        for (row, measured) in self.table.rows.iter().zip(&self.rows) {
            let [by_time, by_count] = [Cost::Time, Cost::Instructions]
                .map(|cost| ratio(*measured, self.rows[0], cost))
                .map(|ratio| ratio.map_or("-".into(), |ratio| format!("{ratio:.2}")));
            let Measured {
                nanos, allocations, ..
            } = measured;
            let instructions = measured
                .instructions
                .map_or("-".into(), |count| format!("{count:.0}"));
            writeln!(
                f,
                "| {:width$} | {nanos:8.1} | {by_time:>5} | {instructions:>12} | {by_count:>5} | {allocations:>11} |",
                row.name
            )?;
        }
        if !self.table.limits.is_empty() {
            writeln!(f)?;
        }
        for limit in &self.table.limits {
            writeln!(f, "- {}", self.verdict(limit.row, limit.most))?;
        }
        Ok(())
    }
}
