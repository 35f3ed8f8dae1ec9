//! A progress bar on a terminal.

use std::cell::Cell;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use super::Source;
use crate::number::{grouped, ratio};

const PAUSE: Duration = Duration::from_millis(100);
const WIDTH: usize = 30;

/// How much of a sample was read. Prints only to a terminal.
pub(super) struct Progress {
    total: Option<u64>,
    read: Cell<u64>,
    shown: Cell<Option<Instant>>,
    is_shown: bool,
}

impl Progress {
    pub(super) fn new(sources: &[Source]) -> Self {
        let total = sources.iter().map(Source::bytes).sum();
        let is_shown = std::io::stderr().is_terminal();
        Self {
            total,
            read: Cell::new(0),
            shown: Cell::new(None),
            is_shown,
        }
    }

    pub(super) fn add(&self, bytes: u64) {
        self.read.set(self.read.get() + bytes);
        let is_due = self.shown.get().is_none_or(|shown| shown.elapsed() > PAUSE);
        if self.is_shown && is_due {
            self.shown.set(Some(Instant::now()));
            // An error of the bar must not stop the command.
            let _ = write!(std::io::stderr(), "\r{}", line(self.read.get(), self.total));
        }
    }

    /// Removes the bar.
    pub(super) fn end(&self) {
        if self.is_shown && self.shown.get().is_some() {
            let _ = write!(std::io::stderr(), "\r{:60}\r", "");
        }
    }
}

fn line(read: u64, total: Option<u64>) -> String {
    let Some(total) = total.filter(|total| *total > 0) else {
        return format!("{} MB read", grouped(read / 1_000_000));
    };
    let share = ratio(read.min(total), total);
    let filled = crate::number::index(crate::number::ceil(share * 30.0)).min(WIDTH);
    format!(
        "[{:<WIDTH$}] {:>3.0} % of {} MB",
        "=".repeat(filled),
        share * 100.0,
        grouped(total / 1_000_000)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_fills() {
        assert_eq!(
            line(0, Some(9_000_000)),
            format!("[{:30}]   0 % of 9 MB", "")
        );
        assert_eq!(
            line(9, Some(9)),
            format!("[{}] 100 % of 0 MB", "=".repeat(30))
        );
        assert_eq!(line(5_000_000, None), "5 MB read");
    }
}
