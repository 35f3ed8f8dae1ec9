//! A progress bar on a terminal.

use indicatif::{ProgressBar, ProgressStyle};

use super::Source;

/// How much of a sample was read. Nothing is shown unless standard error is a terminal.
pub(super) struct Progress(ProgressBar);

impl Progress {
    pub(super) fn new(sources: &[Source]) -> Self {
        let total: Option<u64> = sources.iter().map(Source::bytes).sum();
        let (bar, template) = match total.filter(|total| *total > 0) {
            Some(total) => (
                ProgressBar::new(total),
                "{bar:30} {percent:>3} % of {total_bytes}, {eta} left",
            ),
            None => (ProgressBar::no_length(), "{spinner} {bytes} read"),
        };
        let style = ProgressStyle::with_template(template);
        Self(bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())))
    }

    pub(super) fn add(&self, bytes: u64) {
        self.0.inc(bytes);
    }

    /// Removes the bar.
    pub(super) fn end(&self) {
        self.0.finish_and_clear();
    }
}
