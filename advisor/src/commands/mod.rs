//! The commands, and how they end.

pub(crate) mod args;
mod check;
mod code;
mod plan;
mod schema;
mod sql;
mod suggest;
mod survey;
mod sweep;
mod verify;

use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::{IsTerminal, Write};

use args::{Cli, Command, Options, completions, parse};

use crate::counting::plan::Plan;
use crate::input::{self, Counted};
use crate::judge::figures::{self, Report};
use crate::layouts::explanation::explain;
use crate::problem::Problem;
use crate::report;
use crate::report::visible::visible_lines;

/// Everything is fine.
const GOOD: u8 = 0;
/// A verdict that the user does not accept, or a document with a different key.
const OVER: u8 = 1;
/// Bad usage, or unreadable input.
const UNUSABLE: u8 = 2;
/// The sample is too small for a verdict.
const TOO_THIN: u8 = 3;

/// Runs the command with the arguments after its name. Writes the results to `out` and errors to `err`; returns the exit
/// code of the process.
///
/// ```
/// let (mut out, mut err) = (Vec::new(), Vec::new());
/// let code = synthkey::run(["--version".into()].into_iter(), &mut out, &mut err);
/// assert_eq!(code, 0);
/// ```
pub fn run(args: impl Iterator<Item = OsString>, out: &mut dyn Write, err: &mut dyn Write) -> u8 {
    let cli = match parse(args) {
        Ok(cli) => cli,
        Err(error) => return show(&error, out, err),
    };
    let done = dispatch(cli);
    match done {
        Ok((text, code)) => match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
            Ok(()) => code,
            // The reader closed the pipe after reading enough, such as `head`.
            Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => code,
            Err(_) => UNUSABLE,
        },
        Err(problem) => {
            let problem = format!("error: {problem}\n");
            let _ = err.write_all(visible_lines(&problem).as_bytes());
            UNUSABLE
        }
    }
}

/// Prints the help that was asked for, or what is wrong with the command line.
fn show(error: &clap::Error, out: &mut dyn Write, err: &mut dyn Write) -> u8 {
    let is_plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let text = |is_terminal: bool| {
        let text = error.render();
        if is_terminal && !is_plain {
            text.ansi().to_string()
        } else {
            text.to_string()
        }
    };
    // A reader that closes the pipe early, such as `head`, is not an error.
    if error.use_stderr() {
        let _ = err.write_all(text(std::io::stderr().is_terminal()).as_bytes());
        UNUSABLE
    } else {
        let _ = out.write_all(text(std::io::stdout().is_terminal()).as_bytes());
        GOOD
    }
}

fn dispatch(cli: Cli) -> Result<(String, u8), Problem> {
    let width = report::width();
    let run = |options: Options, command: fn(&Options) -> Result<(String, u8), Problem>| {
        let options = Options { width, ..options };
        let (text, code) = command(&options)?;
        // JSON has escapes of its own, and must show the data exactly.
        let text = if options.json {
            text
        } else {
            visible_lines(&text).into_owned()
        };
        Ok((text, code))
    };
    match cli.command {
        Command::Check(args) => run(
            survey::resolve(&schema::layout_first((*args).into())?)?,
            check::check,
        ),
        Command::Sweep(args) => run(
            survey::resolve(&schema::layout_with_n((*args).into())?)?,
            sweep::sweep,
        ),
        Command::Suggest(args) => run(
            survey::resolve(&schema::layout_first((*args).into())?)?,
            suggest::suggest,
        ),
        Command::Sql(args) => run(schema::layout_first(args.into())?, sql::sql),
        Command::Verify(args) => run(schema::all_layouts(args.into())?, |options| {
            let (page, is_proved) = verify::verify(options)?;
            let page = report::fit(&page, options.width);
            Ok((page, if is_proved { GOOD } else { OVER }))
        }),
        Command::Explain { layout, from } => {
            let page = explain(&schema::explained(layout, &from)?)?;
            let page = report::fit(&page, width);
            Ok((visible_lines(&page).into_owned(), GOOD))
        }
        Command::Code(args) => code::code(&args),
        Command::Completions { shell } => Ok((completions(shell), GOOD)),
    }
}

/// Counts these layouts on the sample, and makes the report.
fn measure(options: &Options, plan: &Plan) -> Result<(Counted, Report), Problem> {
    let counted = input::count(plan, &plan::sources(options)?)?;
    refuse_nothing(options, &counted)?;
    refuse_unknown_reads(options, plan, &counted)?;
    let report = figures::report(plan, &counted, &options.workload);
    Ok((counted, report))
}

/// A sample without a single usable item is an error.
fn refuse_nothing(options: &Options, counted: &Counted) -> Result<(), Problem> {
    if counted.tally.totals.rows > 0 {
        return Ok(());
    }
    let mut why = format!("{}: no item could be used", counted.files.join(", "));
    for (what, rejected) in counted.tally.totals.rejected.iter() {
        let places = rejected.places(&counted.files);
        let _ = write!(
            why,
            "\n  {}: {what}: {places}",
            report::plural(rejected.items, "item")
        );
    }
    why.push_str(&plan::names(options).unwrap_or_default());
    Err(Problem::new(why))
}

/// A query about a property that no item has is a mistake in a name.
fn refuse_unknown_reads(options: &Options, plan: &Plan, counted: &Counted) -> Result<(), Problem> {
    let asked = plan.queries.iter().zip(&counted.tally.totals.asked);
    let mut unknown = asked.filter(|(query, asked)| !query.fields.is_empty() && asked.len() == 0);
    let Some((query, _)) = unknown.next() else {
        return Ok(());
    };
    let known = match plan::sources(options)?.first() {
        Some(source) if options.samples.iter().all(|sample| sample != "-") => input::names(source)?,
        _ => Vec::new(),
    };
    let is_unknown = |field: &&synthetic_key_format::FieldPath| {
        let first = field.names().first();
        !known.iter().any(|known| known.names().first() == first)
    };
    let fields = &query.fields;
    let wrong = fields.iter().find(is_unknown).or(fields.first());
    let wrong = wrong.map(ToString::to_string).unwrap_or_default();
    Err(Problem::new(format!(
        "--read {}: no item has the property `{wrong}`; a period of time is minute, hour, day, month or year{}",
        query.name,
        plan::names(options).unwrap_or_default()
    )))
}

/// Layouts that give no item a key are a mistake, usually in a name: reports the problem and the names that exist.
fn refuse_keyless(options: &Options, plan: &Plan, counted: &Counted) -> Result<(), Problem> {
    if counted.tally.candidates.iter().any(|count| count.items > 0) {
        return Ok(());
    }
    let mut both = plan.candidates.iter().zip(&counted.tally.candidates);
    let Some((candidate, count)) = both.next() else {
        return Ok(());
    };
    let mut why = format!("layout `{}`: no item has a key", candidate.text);
    for (what, rejected) in count.refused.iter() {
        let places = rejected.places(&counted.files);
        let items = report::plural(rejected.items, "item");
        let _ = write!(why, "\n  {items}: {what}: {places}");
    }
    why.push_str(&plan::names(options).unwrap_or_default());
    Err(Problem::new(why))
}

fn code_of(report: &Report) -> u8 {
    match report.judged_window {
        Some(_) => GOOD,
        None => TOO_THIN,
    }
}
