//! Reports: as text, as JSON, and as a page with pictures.

mod html;
pub(crate) mod redact;
mod table;
pub(crate) mod visible;
mod width;

pub(crate) use html::{Page, html};
pub(crate) use table::table;
pub(crate) use width::{fit, wide, width};

use crate::problem::Problem;

/// All figures as JSON.
pub(crate) fn json(report: &impl serde::Serialize) -> Result<String, Problem> {
    serde_json::to_string_pretty(report).map_err(|error| Problem::new(error.to_string()))
}

/// A number with its noun: `1 key`, `5 keys`.
pub(crate) fn plural(n: u64, thing: &str) -> String {
    format!(
        "{} {thing}{}",
        crate::number::grouped(n),
        if n == 1 { "" } else { "s" }
    )
}

/// A division as a title: `20 partitions`, `1 partition`, `3 partitions of FILE`.
pub(crate) fn title(label: &str) -> String {
    let (number, of) = label.split_once(' ').unwrap_or((label, ""));
    let s = if number == "1" { "" } else { "s" };
    let of = if of.is_empty() {
        String::new()
    } else {
        format!(" {of}")
    };
    format!("{number} partition{s}{of}")
}
