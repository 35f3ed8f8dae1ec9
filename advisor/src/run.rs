//! Runs a command and returns how it ended.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::Write;

use synthetic_key_layout::{Layout, Period};

use crate::args::{Args, Command, Options, help, parse};
use crate::figures::{self, Division, Report};
use crate::place::Ranges;
use crate::plan::Plan;
use crate::problem::Problem;
use crate::sample::{self, Counted};
use crate::seen::seen_lines;
use crate::suggest::{self, Suggestion};
use crate::sweep::{self, Sweep};
use crate::verdict::Word;
use crate::{explain, question, report, sql, verify};

/// Everything is fine.
const GOOD: u8 = 0;
/// A limit that the user gave was exceeded.
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
    let done = match parse(args) {
        Ok(Args::Help) => Ok((help(), GOOD)),
        Ok(Args::Version) => Ok((format!("synthkey {}\n", env!("CARGO_PKG_VERSION")), GOOD)),
        Ok(Args::Run(command, options)) => dispatch(command, &options).map(|(text, code)| {
            // JSON has escapes of its own, and must show the data exactly.
            let text = if options.json {
                text
            } else {
                seen_lines(&text).into_owned()
            };
            (text, code)
        }),
        Err(problem) => Err(problem),
    };
    match done {
        Ok((text, code)) => match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
            Ok(()) => code,
            // The reader closed the pipe after reading enough, such as `head`.
            Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => code,
            Err(_) => UNUSABLE,
        },
        Err(problem) => {
            let problem = format!("synthkey: {problem}\n");
            let _ = err.write_all(seen_lines(&problem).as_bytes());
            UNUSABLE
        }
    }
}

fn dispatch(command: Command, options: &Options) -> Result<(String, u8), Problem> {
    match command {
        Command::Check => check(options),
        Command::Sweep => sweep(options),
        Command::Suggest => suggest(options),
        Command::Sql => sql(options),
        Command::Verify => verify::verify(options)
            .map(|(page, is_proved)| (page, if is_proved { GOOD } else { OVER })),
        Command::Explain => match &options.samples[..] {
            [layout] => explain::explain(layout).map(|page| (page, GOOD)),
            _ => Err(Problem::new("explain takes one layout, in quotes")),
        },
    }
}

/// Counts these layouts on the sample, and makes the report.
fn measure(options: &Options, plan: &Plan) -> Result<(Counted, Report), Problem> {
    let counted = sample::count(plan, &question::sources(options)?)?;
    refuse_nothing(options, &counted)?;
    let report = figures::report(plan, &counted, &options.rate);
    Ok((counted, report))
}

fn check(options: &Options) -> Result<(String, u8), Problem> {
    let layouts = question::layouts(options)?;
    if layouts.is_empty() {
        return Err(Problem::new(
            "which layout? Say --layout '{date}.{xxh64(vin) % 400 + 1}'",
        ));
    }
    let mut plan = question::plan(options, &layouts)?;
    let asked = plan.divisions.len();
    if options.html.is_some() {
        plan.divisions.extend(question::grown(&plan.divisions)?);
    }
    let (counted, mut report) = measure(options, &plan)?;
    refuse_keyless(options, &plan, &counted)?;
    if let Some(path) = &options.html {
        let sweep = sweep_of(options, &layouts);
        let sweep = sweep.as_ref();
        let page = report::html(&report::Page {
            plan: &plan,
            counted: &counted,
            report: &report,
            asked,
            sweep,
        });
        std::fs::write(path, page)
            .map_err(|error| Problem::new(format!("--html {path}: {error}")))?;
    }
    for figures in &mut report.candidates {
        figures.partitions.0.truncate(asked);
        figures.queries.0.truncate(asked);
    }
    let over = over(options, &report);
    let mut text = if options.json {
        report::json(&report)? + "\n"
    } else {
        report::table(&report)
    };
    if !options.json {
        for sentence in &over {
            let _ = writeln!(text, "\n! {sentence}");
        }
    }
    let code = match report.judged_window {
        None => TOO_THIN,
        Some(_) if over.is_empty() => GOOD,
        Some(_) => OVER,
    };
    Ok((text, code))
}

/// The layouts that exceed the user's limit, as sentences.
fn over(options: &Options, report: &Report) -> Vec<String> {
    let Some(limit) = options.fail_over else {
        return Vec::new();
    };
    let mut over = Vec::new();
    for (figures, label, Division { verdict, .. }) in report.divisions() {
        let (layout, title) = (&figures.layout, report::title(label));
        if verdict.word == Word::Limit {
            over.push(format!(
                "--fail-over: {layout} on {title}: {}",
                verdict.sentence
            ));
        } else if verdict.cost.0 > limit {
            over.push(format!(
                "--fail-over {limit}: {layout} on {title} needs {:.2} times the RU/s of an even key",
                verdict.cost.0
            ));
        }
    }
    over
}

/// Other numbers of suffixes for the first layout with a hash suffix, if the sample can be read again.
fn sweep_of(options: &Options, layouts: &[Layout]) -> Option<Sweep> {
    let is_hashed = |layout: &&Layout| layout.suffix().is_some();
    let layout = layouts.iter().find(is_hashed)?;
    let n = layout.suffix()?.range.count();
    if options.samples.iter().any(|sample| sample == "-") || options.is_counted {
        return None;
    }
    let text = layout
        .to_string()
        .replace(&format!("% {n} "), "% N ")
        .replace(&format!("..={n}"), "..=N");
    let options = Options {
        layouts: vec![text],
        reads: Vec::new(),
        ..options.clone()
    };
    let (numbers, layouts): (Vec<_>, Vec<_>) = sweep::layouts(&options).ok()?.into_iter().unzip();
    let plan = question::plan(&options, &layouts).ok()?;
    let (_, report) = measure(&options, &plan).ok()?;
    Some(Sweep::new(&options, &numbers, &plan.divisions, &report))
}

fn sweep(options: &Options) -> Result<(String, u8), Problem> {
    let (numbers, layouts): (Vec<_>, Vec<_>) = sweep::layouts(options)?.into_iter().unzip();
    let plan = question::plan(options, &layouts)?;
    let (counted, report) = measure(options, &plan)?;
    refuse_keyless(options, &plan, &counted)?;
    let sweep = Sweep::new(options, &numbers, &plan.divisions, &report);
    let text = if options.json {
        report::json(&sweep)? + "\n"
    } else {
        sweep.table()
    };
    Ok((text, code_of(&report)))
}

fn suggest(options: &Options) -> Result<(String, u8), Problem> {
    if options.samples.iter().any(|sample| sample == "-") {
        return Err(Problem::new(
            "suggest reads the sample several times, so it cannot come from standard input: name a file",
        ));
    }
    if options.reads.is_empty() {
        return compare(options);
    }
    // The first pass finds the time range of the items; layouts are searched in its first half.
    let mut plan = question::plan(options, &question::layouts(options)?)?;
    let (counted, _) = measure(options, &plan)?;
    let (from, to) = (counted.tally.totals.from, counted.tally.totals.to);
    let middle = from + (to - from) / 2 + 1;
    let partitions = plan.divisions.first().map_or(1, Ranges::len);
    let mut layouts = suggest::candidates(&plan.queries, &plan.time, partitions);
    layouts.extend(question::layouts(options)?);
    plan = question::plan(options, &layouts)?;
    plan.span = Some((from, middle));
    let (_, searched) = measure(options, &plan)?;
    let mut suggestion = Suggestion::new(&searched, counted.tally.totals.rows);
    plan = question::plan(options, &suggestion.layouts())?;
    plan.span = Some((middle, to + 1));
    if let Ok((_, checked)) = measure(options, &plan) {
        suggestion.check(&checked);
    }
    let text = if options.json {
        report::json(&suggestion)? + "\n"
    } else {
        suggestion.table()
    };
    Ok((text, code_of(&searched)))
}

/// Without queries, this compares the most even keys of the columns, and recommends none.
fn compare(options: &Options) -> Result<(String, u8), Problem> {
    let mut layouts = question::layouts(options)?;
    let time = question::time(options, &layouts)?;
    let names = match question::sources(options)?.first() {
        Some(source) => sample::names(source)?,
        None => Vec::new(),
    };
    let partitions = question::divisions(options)?.first().map_or(1, Ranges::len);
    layouts.extend(suggest::of_columns(&names, &time, partitions));
    let (_, tried) = measure(options, &question::plan(options, &layouts)?)?;
    let even = suggest::most_even(&tried);
    if even.is_empty() {
        return Err(Problem::new(
            "no column of the sample spreads its items, alone or with the day: see what `synthkey check` says of '{id}', or of several columns together",
        ));
    }
    let (_, report) = measure(options, &question::plan(options, &even)?)?;
    let text = if options.json {
        report::json(&report)? + "\n"
    } else {
        let mut page = report::table(&report);
        page.push_str(
            "\nThe most even keys of the columns. A read is one request for a reader who knows:\n",
        );
        for layout in &even {
            let _ = writeln!(page, "  {layout}: {}", suggest::knowing(layout));
        }
        let path = even.last().and_then(|layout| layout.parts().next());
        let path = path.map_or_else(|| "vin".to_owned(), |field| field.path.to_string());
        let _ = writeln!(
            page,
            "Which one is right depends on your readers. Say what they know, and one is recommended: --read '{path}+day:90%' --read 'day:10%'"
        );
        page
    };
    Ok((text, code_of(&report)))
}

fn sql(options: &Options) -> Result<(String, u8), Problem> {
    if let Some(sample) = options.samples.first() {
        return Err(Problem::new(format!(
            "`{sample}`: sql takes no sample, only --layout"
        )));
    }
    let layouts = question::layouts(options)?;
    if layouts.is_empty() {
        return Err(Problem::new(
            "which layout? Say --layout '{date}.{xxh64(vin) % 400 + 1}'",
        ));
    }
    let time = question::time(options, &layouts);
    let time = if options.time.is_some() {
        Some(time?)
    } else {
        time.ok()
    };
    let windows = question::windows(options)?;
    let window = windows.first().map_or(Period::Hour, |window| window.period);
    Ok((sql::page(&layouts, time.as_ref(), window)?, GOOD))
}

/// A sample without a single usable item is an error.
fn refuse_nothing(options: &Options, counted: &Counted) -> Result<(), Problem> {
    if counted.tally.totals.rows > 0 {
        return Ok(());
    }
    let mut why = format!("{}: no item could be used", counted.files.join(", "));
    for (what, trouble) in counted.tally.totals.troubles.iter() {
        let places = trouble.places(&counted.files);
        let _ = write!(
            why,
            "\n  {}: {what}: {places}",
            report::plural(trouble.items, "item")
        );
    }
    why.push_str(&question::names(options).unwrap_or_default());
    Err(Problem::new(why))
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
    for (what, trouble) in count.refused.iter() {
        let places = trouble.places(&counted.files);
        let items = report::plural(trouble.items, "item");
        let _ = write!(why, "\n  {items}: {what}: {places}");
    }
    why.push_str(&question::names(options).unwrap_or_default());
    Err(Problem::new(why))
}

fn code_of(report: &Report) -> u8 {
    match report.judged_window {
        Some(_) => GOOD,
        None => TOO_THIN,
    }
}
