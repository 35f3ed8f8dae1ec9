//! A table that has been measured.

use std::fmt;

use crate::measure::Measured;
use crate::table::{Ratio, Table};

/// A table, and the measurements of its rows.
pub struct Compared {
    /// The operations.
    pub table: Table,
    /// For each row.
    pub rows: Vec<Measured>,
}

impl Compared {
    /// The measurement of a row.
    #[must_use]
    pub fn row(&self, name: &str) -> Measured {
        let at = self.table.rows.iter().position(|row| row.name == name);
        at.map(|at| self.rows[at]).unwrap_or_default()
    }

    /// The ratio of two rows in instructions, if these were counted, and in time.
    #[must_use]
    pub fn ratio(&self, row: &str, of: &str) -> (Option<f64>, f64) {
        let (row, of) = (self.row(row), self.row(of));
        let instructions = row.instructions.zip(of.instructions);
        (instructions.map(|(row, of)| row / of), row.nanos / of.nanos)
    }

    /// A line of the table of all ratios.
    fn line(&self, ratio: &Ratio) -> String {
        let (row, of) = (self.row(ratio.row), self.row(ratio.of));
        let (instructions, time) = self.ratio(ratio.row, ratio.of);
        let goal = ratio.goal.map_or("-".into(), |goal| format!("{goal:.2}"));
        let is_kept = ratio
            .goal
            .map(|goal| [instructions.unwrap_or_default(), time].map(|ratio| ratio < goal + 0.005));
        let verdict = match is_kept {
            None => "",
            Some([true, true]) => "kept",
            Some([true, false]) => "kept in instructions",
            Some([false, true]) => "kept in time",
            Some([false, false]) => "NOT KEPT",
        };
        let cost = |of: Measured| format!("{}, {:.1}", shown(of.instructions, 0), of.nanos);
        let costs = [cost(row), cost(of)];
        format!(
            "| {}: {} | {} | {} {} | {} | {time:.2} | {goal} | {verdict} |",
            self.table.title,
            ratio.row,
            costs[0],
            ratio.of,
            costs[1],
            shown(instructions, 2),
        )
    }
}

/// Every ratio in the gate, with its goal.
#[must_use]
pub fn goals(tables: &[Compared]) -> String {
    let head = "\
| operation | ours: instructions, ns | expert: instructions, ns | instructions | time | goal | |
| --- | ---: | ---: | ---: | ---: | ---: | --- |";
    let ratios = tables.iter().flat_map(|compared| {
        compared
            .table
            .ratios
            .iter()
            .map(|ratio| compared.line(ratio))
    });
    let lines: Vec<String> = ratios.collect();
    format!("{head}\n{}\n", lines.join("\n"))
}

/// The summary in words.
#[must_use]
pub fn kept(is_kept: bool) -> &'static str {
    if is_kept { "kept" } else { "NOT KEPT" }
}

fn shown(number: Option<f64>, digits: usize) -> String {
    number.map_or("-".into(), |number| format!("{number:.digits$}"))
}

impl fmt::Display for Compared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.table.rows.iter().map(|row| row.name.chars().count());
        let width = names.max().unwrap_or_default();
        writeln!(f, "### {}\n", self.table.title)?;
        writeln!(
            f,
            "| {:width$} |       ns | instructions | allocations |",
            ""
        )?;
        writeln!(
            f,
            "| {:-<width$} | -------: | -----------: | ----------: |",
            ""
        )?;
        for (row, measured) in self.table.rows.iter().zip(&self.rows) {
            let Measured {
                nanos,
                allocations,
                instructions,
            } = *measured;
            let instructions = shown(instructions, 0);
            writeln!(
                f,
                "| {:width$} | {nanos:8.1} | {instructions:>12} | {allocations:>11} |",
                row.name
            )?;
        }
        Ok(())
    }
}
