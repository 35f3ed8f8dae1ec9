//! The user's view: results on standard output, the log and a progress bar on standard error.

use std::io::{self, Write};
use std::sync::LazyLock;

use indicatif::{MultiProgress, ProgressBar, ProgressStyle};
use tracing_subscriber::EnvFilter;

/// Bars and log lines share the screen.
static SCREEN: LazyLock<MultiProgress> = LazyLock::new(MultiProgress::new);

/// A progress bar, if a terminal shows it: with a length, or as a count if the length is not known.
pub fn bar(length: Option<u64>) -> ProgressBar {
    let (bar, style) = match length {
        Some(length) => (
            ProgressBar::new(length),
            "{wide_bar} {pos}/{len} {per_sec} {eta}",
        ),
        None => (ProgressBar::new_spinner(), "{spinner} {pos} {per_sec}"),
    };
    let style =
        ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar());
    SCREEN.add(bar.with_style(style))
}

/// Writes a line of results. Ends the program if nobody reads on, such as in a pipe to `head`.
pub fn print(line: &str) {
    if writeln!(io::stdout(), "{line}").is_err() {
        std::process::exit(0);
    }
}

/// A log line goes above the bar.
struct AboveBar;

impl Write for AboveBar {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        SCREEN.suspend(|| io::stderr().write(line))
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

/// Starts the log at `info`, or as `RUST_LOG` says.
pub fn log() {
    let filter = EnvFilter::try_from_default_env();
    let filter = filter.unwrap_or_else(|_| EnvFilter::new("warn,fleet=info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_target(false);
    log.with_ansi(io::IsTerminal::is_terminal(&io::stderr()))
        .with_writer(|| AboveBar)
        .init();
}
