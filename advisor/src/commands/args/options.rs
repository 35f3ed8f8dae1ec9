//! The options of a command in one form for all commands.

use super::{
    Check, Container, FailOn, FromSchema, Output, Sample, Sql, Suggest, Sweep, Verify, WorkloadArgs,
};
use crate::input::Format;
use crate::layouts::sql::Dialect;
use crate::model::workload::Workload;
use crate::placement::Store;

/// The options given on the command line. A command leaves those that it does not have at their defaults.
#[derive(Clone, Debug, Default)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is an option of its own"
)]
pub(crate) struct Options {
    pub(crate) samples: Vec<String>,
    pub(crate) layouts: Vec<String>,
    pub(crate) from: FromSchema,
    pub(crate) time: Option<String>,
    pub(crate) partitions: Option<String>,
    pub(crate) ru: Option<f64>,
    pub(crate) storage: Option<f64>,
    pub(crate) ranges: Vec<String>,
    pub(crate) window: Option<String>,
    pub(crate) weight: Option<String>,
    pub(crate) workload: Workload,
    pub(crate) reads: Vec<String>,
    pub(crate) store: Store,
    pub(crate) n: Option<String>,
    pub(crate) format: Option<Format>,
    pub(crate) is_counted: bool,
    pub(crate) max_keys: Option<u64>,
    pub(crate) seed: Option<u64>,
    pub(crate) html: Option<String>,
    pub(crate) json: bool,
    pub(crate) redact: bool,
    pub(crate) fail_on: Vec<FailOn>,
    pub(crate) property: Vec<String>,
    pub(crate) dialect: Dialect,
    pub(crate) table: String,
    /// Whether the items of the sample have no time. Found by a survey, not an option.
    pub(crate) is_timeless: bool,
    /// What else a survey found out, as sentences for the report.
    pub(crate) notes: Vec<String>,
    /// Whether the container has more partitions than the sample can judge. Found by a survey, not an option.
    pub(crate) is_capped: bool,
    /// The columns of a line, if the output is fitted to them. Found from the terminal, not an option.
    pub(crate) width: Option<usize>,
}

impl Options {
    fn of_groups(
        sample: Sample,
        container: Container,
        workload: WorkloadArgs,
        output: &Output,
    ) -> Self {
        Self {
            samples: sample.samples,
            time: sample.time,
            window: sample.window,
            weight: sample.weight,
            format: sample.format,
            max_keys: sample.max_keys,
            seed: sample.seed,
            partitions: container.partitions,
            ru: container.ru,
            storage: container.storage,
            ranges: container.ranges,
            store: container.store,
            workload: workload.workload(),
            reads: workload.reads,
            json: output.json,
            redact: output.redact,
            ..Self::default()
        }
    }
}

impl From<Check> for Options {
    fn from(check: Check) -> Self {
        Self {
            layouts: check.layouts,
            from: check.from,
            is_counted: check.counted,
            html: check.html,
            fail_on: check.fail_on,
            ..Self::of_groups(check.sample, check.container, check.workload, &check.output)
        }
    }
}

impl From<Sweep> for Options {
    fn from(sweep: Sweep) -> Self {
        Self {
            layouts: sweep.layout.into_iter().collect(),
            from: sweep.from,
            n: sweep.n,
            ..Self::of_groups(sweep.sample, sweep.container, sweep.workload, &sweep.output)
        }
    }
}

impl From<Suggest> for Options {
    fn from(suggest: Suggest) -> Self {
        Self {
            layouts: suggest.layouts,
            from: suggest.from,
            ..Self::of_groups(
                suggest.sample,
                suggest.container,
                suggest.workload,
                &suggest.output,
            )
        }
    }
}

impl From<Verify> for Options {
    fn from(verify: Verify) -> Self {
        Self {
            samples: verify.documents,
            layouts: verify.layouts,
            from: verify.from,
            property: verify.property,
            format: verify.format,
            ..Self::default()
        }
    }
}

impl From<Sql> for Options {
    fn from(sql: Sql) -> Self {
        Self {
            layouts: sql.layouts,
            from: sql.from,
            time: sql.time,
            window: sql.window,
            dialect: sql.dialect,
            table: sql.table,
            ..Self::default()
        }
    }
}
