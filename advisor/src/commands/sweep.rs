//! `synthkey sweep`: how many suffixes a layout needs.

use super::args::Options;
use super::{code_of, measure, plan, refuse_keyless};
use crate::problem::Problem;
use crate::report;
use crate::search::sweep::{self, Sweep};

pub(super) fn sweep(options: &Options) -> Result<(String, u8), Problem> {
    let (numbers, layouts): (Vec<_>, Vec<_>) = sweep::layouts(options)?.into_iter().unzip();
    let plan = plan::plan(options, &layouts)?;
    let (counted, report) = measure(options, &plan)?;
    refuse_keyless(options, &plan, &counted)?;
    let sweep = Sweep::new(options, &numbers, &plan.divisions, &report);
    let text = if options.json {
        report::json(&sweep)? + "\n"
    } else {
        sweep.table(options.width)
    };
    Ok((text, code_of(&report)))
}
