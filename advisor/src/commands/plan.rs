//! From the command line to a plan.

use synthetic_key_format::Layout;

use crate::commands::args::{Options, numbers_of};
use crate::counting::plan::{Plan, Weight};
use crate::counting::window::{TimeField, Window};
use crate::input::Source;
use crate::input::counted::CountedColumns;
use crate::input::row::Columns;
use crate::layouts::candidate::{Candidate, explain};
use crate::model::reads::{self, MOST_ASKED, Query};
use crate::number::{ceil, float};
use crate::placement::Ranges;
use crate::problem::Problem;

const DEFAULT_PARTITIONS: u64 = 20;
const DEFAULT_WINDOWS: &str = "hour,day";
const AUTO_WINDOWS: &str = "minute,hour,day";

/// The layouts that the command line names.
pub(crate) fn layouts(options: &Options) -> Result<Vec<Layout>, Problem> {
    let mut columns = Columns::default();
    let parsed = options
        .layouts
        .iter()
        .map(|text| Candidate::parse(text, &mut columns));
    parsed
        .map(|candidate| candidate.map(|candidate| candidate.layout))
        .collect()
}

/// The plan for these layouts, with all other options of the command line.
pub(crate) fn plan(options: &Options, layouts: &[Layout]) -> Result<Plan, Problem> {
    let mut columns = Columns::default();
    let candidates = layouts.iter().map(|layout| {
        Candidate::new(layout, &mut columns).map_err(|error| explain(&layout.to_string(), &error))
    });
    let candidates: Vec<_> = candidates.collect::<Result<_, _>>()?;
    let time = time(options, layouts)?;
    let time_column = columns.number_of(&time.field.path);
    let weight = match options.weight.as_deref() {
        None => Weight::One,
        Some("bytes") => Weight::Bytes,
        Some(name) => {
            let path = reads::path(name).ok_or_else(|| {
                Problem::new(format!(
                    "--weight {name}: write the name of a property, or bytes"
                ))
            })?;
            Weight::Column(columns.number_of(&path))
        }
    };
    let queries = Query::parse_all(&options.reads, &mut columns)?;
    let divisions = divisions(options)?;
    let mut plan = Plan {
        columns,
        candidates,
        values: Vec::new(),
        value_candidates: Vec::new(),
        time,
        time_column,
        is_timeless: options.is_timeless,
        notes: options.notes.clone(),
        is_survey: false,
        most_questions: MOST_ASKED,
        is_capped: options.is_capped,
        windows: if options.is_timeless {
            vec![Window::whole()?]
        } else {
            windows(options)?
        },
        asked: divisions.len(),
        divisions,
        store: options.store,
        weight,
        queries,
        seed: options.seed.unwrap_or(42),
        max_keys: options.max_keys.map(crate::number::index),
        counted: None,
        redact: options.redact,
        span: None,
    };
    if options.is_counted {
        if !plan.queries.is_empty() || plan.weight != Weight::One {
            return Err(Problem::new(
                "--counted: a table of counts has no properties for --read or --weight",
            ));
        }
        plan.columns = Columns::default();
        let (counted, window) = CountedColumns::new(&mut plan.columns)?;
        (plan.counted, plan.time_column) = (Some(counted), window);
        plan.values = vec![None; plan.candidates.len()];
    } else {
        plan.count_values();
    }
    Ok(plan)
}

/// The files of the sample, at least one.
pub(crate) fn sources(options: &Options) -> Result<Vec<Source>, Problem> {
    let mut sources = Vec::new();
    for text in &options.samples {
        sources.extend(Source::parse(text, options.format)?);
    }
    Ok(sources)
}

/// The property that has the time: from the command line, or the only one in the layouts.
pub(crate) fn time(options: &Options, layouts: &[Layout]) -> Result<TimeField, Problem> {
    if let Some(text) = &options.time {
        return TimeField::parse(text);
    }
    if options.is_timeless {
        return Ok(TimeField::none());
    }
    let parts = layouts.iter().flat_map(Layout::parts);
    let mut times: Vec<_> = parts
        .filter(|field| field.options.rollup().is_some())
        .map(TimeField::of)
        .collect();
    times.dedup_by(|a, b| a.field.path == b.field.path);
    match &times[..] {
        [only] => Ok(only.clone()),
        // The rows of a table of counts have the time in this column, also for layouts without a time.
        _ if options.is_counted => TimeField::parse("window"),
        _ => Err(Problem::new(format!(
            "which property has the time of an item? Say --time COLUMN{}",
            names(options).unwrap_or_default()
        ))),
    }
}

/// The properties of the items in the first file, as a line, if the file can be read more than once.
pub(crate) fn names(options: &Options) -> Option<String> {
    let first = sources(options).ok()?.into_iter().next()?;
    if options.is_counted || first.is_standard_input() {
        return None;
    }
    let names = match crate::input::names(&first) {
        Ok(names) => names,
        Err(problem) => return Some(format!("\n  {problem}")),
    };
    let names: Vec<_> = names.iter().map(ToString::to_string).collect();
    (!names.is_empty()).then(|| format!("\n  the items have: {}", names.join(", ")))
}

/// The windows, the shortest first.
pub(crate) fn windows(options: &Options) -> Result<Vec<Window>, Problem> {
    let text = options.window.as_deref().unwrap_or(DEFAULT_WINDOWS);
    let text = if text == "auto" { AUTO_WINDOWS } else { text };
    let windows = text.split(',').map(|name| Window::parse(name.trim()));
    let mut windows: Vec<_> = windows.collect::<Result<_, _>>()?;
    windows.sort_by_key(|window| std::cmp::Reverse(window.period));
    windows.dedup_by(|a, b| a.period == b.period);
    Ok(windows)
}

pub(crate) fn divisions(options: &Options) -> Result<Vec<Ranges>, Problem> {
    let of_size = |size: Option<f64>, most: f64| size.map(|size| ceil(size / most).max(1));
    let workload = &options.workload;
    let by_ru = of_size(options.ru, float(workload.new_partition_ru));
    let by_storage = of_size(options.storage, float(workload.partition_gb) * 1e9);
    let mut divisions = match (&options.partitions, by_ru.max(by_storage)) {
        (Some(_), Some(_)) => {
            return Err(Problem::new(
                "either --partitions or --ru and --storage, which give the partitions",
            ));
        }
        (Some(text), None) => numbers_of("partitions", text)?,
        (None, Some(partitions)) => vec![partitions],
        (None, None) if options.ranges.is_empty() => vec![DEFAULT_PARTITIONS],
        (None, None) => Vec::new(),
    };
    divisions.dedup();
    let equal = divisions.into_iter().map(Ranges::equal);
    let all = equal.chain(options.ranges.iter().map(|text| Ranges::parse(text)));
    let mut different: Vec<Ranges> = Vec::new();
    for ranges in all {
        let ranges = ranges?;
        if different
            .iter()
            .all(|known| known.label() != ranges.label())
        {
            different.push(ranges);
        }
    }
    Ok(different)
}

/// The first division after growth: with half of it split, and with all of it split.
pub(crate) fn grown(divisions: &[Ranges]) -> Result<Vec<Ranges>, Problem> {
    let partitions = divisions
        .first()
        .map_or(1, |ranges| crate::number::count(ranges.len()));
    let half = Ranges::split(partitions, partitions.div_ceil(2))?;
    Ok(vec![half, Ranges::equal(2 * partitions)?])
}
