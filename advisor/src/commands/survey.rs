//! What a first pass over a sample finds out before layouts are counted: the time of items, the kinds of their values, and
//! how many partitions the workload needs.

use synthetic_key_format::FieldPath;

use super::args::Options;
use super::plan;
use crate::counting::Kinds;
use crate::counting::plan::Plan;
use crate::input;
use crate::judge::figures;
use crate::model::demand::Demand;
use crate::problem::Problem;

/// The properties of a sample, and the kinds of their values.
pub(super) struct Survey {
    pub(super) columns: Vec<(FieldPath, Kinds)>,
}

impl Survey {
    /// Reads the sample once.
    pub(super) fn new(options: &Options) -> Result<Self, Problem> {
        let sources = plan::sources(options)?;
        let names = match sources.first() {
            Some(source) => input::names(source)?,
            None => Vec::new(),
        };
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
        let counted = input::count(&plan, &sources)?;
        let kinds = counted.tally.totals.kinds;
        Ok(Self {
            columns: names.into_iter().zip(kinds).collect(),
        })
    }

    /// The properties whose values are all points in time.
    pub(super) fn times(&self) -> impl Iterator<Item = &FieldPath> {
        let times = self.columns.iter().filter(|(_, kinds)| kinds.is_time());
        times.map(|(path, _)| path)
    }
}

/// Whether the sample can be read more than once.
pub(super) fn is_readable_again(options: &Options) -> bool {
    !options.is_counted && options.samples.iter().all(|sample| sample != "-")
}

/// The options with what the sample itself says: which property has the time, and how many partitions there are.
pub(super) fn resolve(options: &Options) -> Result<Options, Problem> {
    let mut options = options.clone();
    if plan::time(&options, &layouts(&options)?).is_err() && is_readable_again(&options) {
        let survey = Survey::new(&options)?;
        let times: Vec<_> = survey.times().map(ToString::to_string).collect();
        match &times[..] {
            [] => options.is_timeless = true,
            [only] => options.time = Some(only.clone()),
            several => {
                return Err(Problem::new(format!(
                    "which property has the time of an item? Say --time {}",
                    several.join(" or --time ")
                )));
            }
        }
    }
    resolve_partitions(&mut options)?;
    Ok(options)
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
