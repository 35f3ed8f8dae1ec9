//! What a first pass over a sample finds out before layouts are counted: the time of items, the kinds of their values, and
//! how many partitions the workload needs.

use synthetic_key_format::{FieldPath, Period};

use super::args::Options;
use super::plan;
use crate::counting::Kinds;
use crate::counting::plan::Plan;
use crate::input;
use crate::judge::figures;
use crate::model::demand::Demand;
use crate::model::reads;
use crate::problem::Problem;

/// The value of `--time` for items without a time.
const NO_TIME: &str = "none";

/// The properties of a sample, and the kinds of their values.
pub(super) struct Survey {
    pub(super) columns: Vec<(FieldPath, Kinds)>,
}

impl Survey {
    /// Reads the sample once.
    pub(super) fn new(options: &Options) -> Result<Self, Problem> {
        let mut names = match plan::sources(options)?.first() {
            Some(source) => input::names(source)?,
            None => Vec::new(),
        };
        // The first items may lack a property that readers know.
        let read = options.reads.iter().flat_map(|read| {
            let name = read
                .rsplit_once(':')
                .map_or(read.as_str(), |(name, _)| name);
            name.split('+').filter_map(|part| reads::path(part.trim()))
        });
        for path in read.chain(options.workload.transaction.iter().cloned()) {
            let is_period = Period::from_name(&path.to_string()).is_some();
            if !is_period && !names.contains(&path) {
                names.push(path);
            }
        }
        Self::of(options, names)
    }

    /// Reads these properties of the sample.
    fn of(options: &Options, names: Vec<FieldPath>) -> Result<Self, Problem> {
        let timeless = Options {
            is_timeless: true,
            reads: Vec::new(),
            time: None,
            weight: None,
            partitions: Some("1".to_owned()),
            ru: None,
            storage: None,
            ranges: Vec::new(),
            ..options.clone()
        };
        let mut plan = plan::plan(&timeless, &[])?;
        plan.is_survey = true;
        plan.columns = input::row::Columns::default();
        for name in &names {
            plan.columns.number_of(name);
        }
        let counted = input::count(&plan, &plan::sources(options)?)?;
        let kinds = counted.tally.totals.kinds;
        Ok(Self {
            columns: names.into_iter().zip(kinds).collect(),
        })
    }

    /// The properties that are times, in the form of `--time`: points in time, or if there are none days and what would be
    /// a time if it had a zone, or if there are none either numbers that are named like a time and count seconds or milliseconds.
    fn times(&self) -> Vec<String> {
        let of = |is_time: &dyn Fn(&FieldPath, &Kinds) -> Option<String>| {
            let times = self.columns.iter();
            let times = times.filter_map(|(path, kinds)| is_time(path, kinds));
            times.collect::<Vec<_>>()
        };
        let points = of(&|path, kinds| kinds.is_time().then(|| path.to_string()));
        if !points.is_empty() {
            return points;
        }
        // Without a zone a text is no time, and reading the items says so.
        let like_times =
            of(&|path, kinds| (kinds.is_date() || kinds.is_zoneless()).then(|| path.to_string()));
        if !like_times.is_empty() {
            return like_times;
        }
        of(&|path, kinds| {
            let epoch = kinds.epoch().filter(|_| is_named_like_a_time(path))?;
            Some(format!("{path}:{}", epoch.name()))
        })
    }
}

/// Whether a number with this name is likely to be a time: `_ts`, `createdAt`, `event_time`.
fn is_named_like_a_time(path: &FieldPath) -> bool {
    const NAMES: [&str; 6] = ["ts", "at", "date", "time", "timestamp", "epoch"];
    let Some(name) = path.names().last() else {
        return false;
    };
    let lower = name.to_ascii_lowercase();
    NAMES.iter().any(|known| {
        let Some(before) = lower.strip_suffix(known) else {
            return false;
        };
        // The end of a longer word is none: `format`, `events`.
        let is_capital = name
            .get(before.len()..)
            .is_some_and(|end| end.starts_with(char::is_uppercase));
        !before.ends_with(|c: char| c.is_ascii_alphabetic()) || is_capital || known.len() > 3
    })
}

/// Whether the sample can be read more than once.
pub(super) fn is_readable_again(options: &Options) -> bool {
    !options.is_counted && options.samples.iter().all(|sample| sample != "-")
}

/// The options with what the sample itself says: which property has the time, and how many partitions there are.
pub(super) fn resolve(options: &Options) -> Result<Options, Problem> {
    let mut options = options.clone();
    if options.time.as_deref() == Some(NO_TIME) {
        options.time = None;
        timeless(&mut options, "Without a time")?;
    } else if plan::time(&options, &layouts(&options)?).is_err() && is_readable_again(&options) {
        let times = Survey::new(&options)?.times();
        match &times[..] {
            [] => timeless(&mut options, "No property of the items is a time, so")?,
            [only] => options.time = Some(only.clone()),
            several => {
                return Err(Problem::new(format!(
                    "which property has the time of an item? Say --time {}",
                    several.join(" or --time ")
                )));
            }
        }
    }
    resolve_windows(&mut options)?;
    resolve_partitions(&mut options)?;
    Ok(options)
}

/// Items without a time are judged as a whole, and the report says what that means.
fn timeless(options: &mut Options, why: &str) -> Result<(), Problem> {
    options.is_timeless = true;
    let help =
        "If a property counts seconds or milliseconds, say --time PROPERTY:s or --time PROPERTY:ms";
    let has_period = |read: &&String| {
        let name = read.split(':').next().unwrap_or_default();
        let mut parts = name.split('+');
        parts.any(|part| Period::from_name(part.trim()).is_some())
    };
    if let Some(read) = options.reads.iter().find(has_period) {
        return Err(Problem::new(format!(
            "--read {read} has a period of time, and no property of the items is a time. {help}{}",
            plan::names(options).unwrap_or_default()
        )));
    }
    options.notes.push(format!(
        "{why} the sample is judged as a whole: nothing is known about busy hours and about keys that grow. {help}."
    ));
    Ok(())
}

/// Days without a clock have no hours: all items of a day would look as if they were written in one.
fn resolve_windows(options: &mut Options) -> Result<(), Problem> {
    let is_needed = options.window.is_none()
        && options.workload.writes.is_some()
        && !options.is_timeless
        && is_readable_again(options);
    if !is_needed {
        return Ok(());
    }
    let time = plan::time(options, &layouts(options)?)?;
    if time.epoch.is_some() {
        return Ok(());
    }
    let survey = Survey::of(options, vec![time.field.path])?;
    if survey.columns.iter().any(|(_, kinds)| kinds.is_date()) {
        options.window = Some("day".to_owned());
    }
    Ok(())
}

/// Without --partitions, --ru, --storage and --ranges, the workload decides.
fn resolve_partitions(options: &mut Options) -> Result<(), Problem> {
    let is_said = options.partitions.is_some()
        || options.ru.is_some()
        || options.storage.is_some()
        || !options.ranges.is_empty();
    if is_said || options.workload.writes.is_none() || !options.store.is_cosmos() {
        return Ok(());
    }
    let counted_partitions = if is_readable_again(options) {
        let alone = Options {
            partitions: Some("1".to_owned()),
            reads: Vec::new(),
            ..options.clone()
        };
        let mut plan: Plan = plan::plan(&alone, &layouts(options)?)?;
        plan.without_layouts();
        let counted = input::count(&plan, &plan::sources(options)?)?;
        let judged = figures::Judged::new(&plan, &counted);
        let demand = figures::demand(&plan, &counted, &options.workload);
        demand.map(|demand| {
            let counted = demand.counted_partitions(judged.items_per_window);
            (counted, demand.partitions > counted)
        })
    } else {
        // The sample is read only once, so its peaks are not known yet.
        let weight = crate::counting::plan::Weight::One;
        let demand = Demand::new(&options.workload, weight, 1, Some(1.0), &[]);
        demand.map(|demand| (demand.partitions.min(1_000), demand.partitions > 1_000))
    };
    if let Some((partitions, is_capped)) = counted_partitions {
        options.partitions = Some(partitions.to_string());
        options.is_capped = is_capped;
    }
    Ok(())
}

/// The layouts of the command line. In a sweep, any number stands for `N`: only the time matters here.
fn layouts(options: &Options) -> Result<Vec<synthetic_key_format::Layout>, Problem> {
    let number = |text: &String| text.replace("% N", "% 2").replace("..=N", "..=2");
    plan::layouts(&Options {
        layouts: options.layouts.iter().map(number).collect(),
        ..options.clone()
    })
}
