//! Runs a command, and says how it ended.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::Write;

use crate::args::{Args, Command, Options, help, parse};
use crate::figures::{self, Report};
use crate::problem::Problem;
use crate::sample::{self, Counted};
use crate::verdict::Word;
use crate::{question, report};

/// All is well.
const GOOD: u8 = 0;
/// A limit of the user's was passed.
const OVER: u8 = 1;
/// Usage, or input that cannot be read.
const UNUSABLE: u8 = 2;
/// The sample is too thin to say anything.
const TOO_THIN: u8 = 3;

/// Runs the command with the arguments after its name. What it found is written to `out`, what stopped it to `err`; the exit
/// code of the process is returned.
///
/// ```
/// let (mut out, mut err) = (Vec::new(), Vec::new());
/// let code = synthkey::run(["--version".into()].into_iter(), &mut out, &mut err);
/// assert_eq!(code, 0);
/// ```
pub fn run(args: impl Iterator<Item = OsString>, out: &mut dyn Write, err: &mut dyn Write) -> u8 {
    let done = match parse(args) {
        Ok(Args::Help) => Ok((help(), GOOD)),
        Ok(Args::Version) => Ok((format!("synthkey {}\n", env!("CARGO_PKG_VERSION")), GOOD)),
        Ok(Args::Run(command, options)) => dispatch(command, &options),
        Err(problem) => Err(problem),
    };
    match done {
        Ok((text, code)) => match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
            Ok(()) => code,
            // Whoever closed the pipe has seen enough.
            Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => code,
            Err(_) => UNUSABLE,
        },
        Err(problem) => {
            let _ = writeln!(err, "synthkey: {problem}");
            UNUSABLE
        }
    }
}

fn dispatch(command: Command, options: &Options) -> Result<(String, u8), Problem> {
    match command {
        Command::Check => check(options),
        Command::Sweep | Command::Suggest | Command::Sql | Command::Explain => {
            Err(Problem::new(format!("{} is not there yet", command.name())))
        }
    }
}

fn check(options: &Options) -> Result<(String, u8), Problem> {
    let layouts = question::layouts(options)?;
    if layouts.is_empty() {
        return Err(Problem::new(
            "which layout? Say --layout '{date}.{xxh64(vin) % 400 + 1}'",
        ));
    }
    let plan = question::plan(options, &layouts)?;
    let sources = question::sources(options)?;
    let counted = sample::count(&plan, &sources)?;
    refuse_nothing(&counted)?;
    let report = figures::report(&plan, &counted, &options.rate);
    let code = exit_code(options, &report);
    let text = if options.json {
        report::json(&report)? + "\n"
    } else {
        report::table(&report)
    };
    Ok((text, code))
}

/// A sample of which nothing could be used is not one.
fn refuse_nothing(counted: &Counted) -> Result<(), Problem> {
    if counted.tally.rows > 0 {
        return Ok(());
    }
    let mut why = format!("{}: no item could be used", counted.files.join(", "));
    for (what, trouble) in counted.tally.troubles.iter() {
        let places = trouble.places(&counted.files);
        let _ = write!(
            why,
            "\n  {}: {what}: {places}",
            report::plural(trouble.items, "item")
        );
    }
    Err(Problem::new(why))
}

fn exit_code(options: &Options, report: &Report) -> u8 {
    if report.judged_window.is_none() {
        return TOO_THIN;
    }
    let Some(limit) = options.fail_over else {
        return GOOD;
    };
    let is_over = report
        .verdicts()
        .any(|verdict| verdict.cost.0 > limit || verdict.word == Word::Limit);
    if is_over { OVER } else { GOOD }
}
