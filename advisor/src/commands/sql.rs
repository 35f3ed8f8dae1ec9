//! `synthkey sql`: the key and the counts of layouts as SQL.

use synthetic_key_format::Period;

use super::args::Options;
use super::{GOOD, plan};
use crate::layouts::sql::Statement;
use crate::problem::Problem;

pub(super) fn sql(options: &Options) -> Result<(String, u8), Problem> {
    let layouts = plan::layouts(options)?;
    let time = plan::time(options, &layouts);
    let time = if options.time.is_some() {
        Some(time?)
    } else {
        time.ok()
    };
    let windows = plan::windows(options)?;
    let window = windows.first().map_or(Period::Hour, |window| window.period);
    let statement = Statement {
        dialect: options.dialect,
        table: &options.table,
        layouts: &layouts,
        time: time.as_ref(),
        window,
    };
    Ok((statement.page()?, GOOD))
}
