//! `synthkey suggest`: which layout to declare.

use std::fmt::Write as _;

use synthetic_key_format::{FieldPath, Layout, Source};

use super::args::Options;
use super::survey::{Survey, is_readable_again};
use super::{code_of, measure, plan};
use crate::counting::plan::Plan;
use crate::judge::figures::{Figures, Report};
use crate::judge::verdict::Word;
use crate::layouts::declaration::is_id;
use crate::number::{ceil, count, ratio};
use crate::placement::Ranges;
use crate::problem::Problem;
use crate::report;
use crate::search::grammar::{Grammar, Numbers};
use crate::search::number::suffixes;
use crate::search::ranking::ranked;
use crate::search::reasons::knowing;
use crate::search::suggest::{Context, Suggested, Suggestion, hottest_share, over_limits};

/// The most columns that are tried as a key.
const MOST_COLUMNS: usize = 12;
/// How many of the columns with the most values are tried for a suffix, besides what readers know.
const FINEST: usize = 2;
/// How many layouts of the search are counted again, without estimates.
const FINALISTS: usize = 8;
/// How many questions of each query are asked in the search.
const QUESTIONS: usize = 30;
/// How many layouts are compared without queries.
const COMPARED: usize = 5;

pub(super) fn suggest(options: &Options) -> Result<(String, u8), Problem> {
    if !is_readable_again(options) {
        return Err(Problem::new(
            "suggest reads the sample several times, so it cannot come from standard input: name a file",
        ));
    }
    let survey = Survey::new(options)?;
    if options.reads.is_empty() {
        return compare(options, &survey);
    }
    let plan = plan::plan(options, &plan::layouts(options)?)?;
    let (columns, partitions) = (
        columns(&survey, &plan.time.field.path),
        plan.divisions
            .first()
            .map_or(1, |ranges| count(Ranges::len(ranges))),
    );
    let context = Context {
        queries: &plan.queries,
        workload: &options.workload,
        kinds: &survey.columns,
    };
    // First each column, and what readers know together.
    let mut entities = Grammar::entities_of(&plan.queries);
    let transaction = &options.workload.transaction;
    if !transaction.is_empty() && !entities.contains(transaction) {
        entities.push(transaction.clone());
    }
    let mut grammar = Grammar {
        entities: entities.clone(),
        finer: Vec::new(),
        time: (!options.is_timeless).then_some(&plan.time),
        has_id: columns.iter().any(|column| column.to_string() == "id"),
        spans: Grammar::spans_of(&plan.queries),
        kinds: &survey.columns,
    };
    let singles = columns.iter().map(|column| vec![column.clone()]);
    grammar.entities.extend(singles);
    grammar.entities.dedup();
    let simple: Vec<_> = grammar
        .layouts(None)
        .into_iter()
        .filter(|layout| layout.levels.len() == 1)
        .collect();
    let (_, simple_report) = measure(options, &search_plan(options, &simple)?)?;
    // Then everything that the grammar makes of them.
    grammar.entities = entities;
    grammar.finer = finer(&columns, &grammar.entities, &simple_report);
    let of_entity = |entity: &[FieldPath]| {
        let found = figures_of(&simple_report, entity);
        let share = found.map_or(1.0, hottest_share);
        let (gb, ru) = found.map_or((0.0, 0.0), |figures| {
            over_limits(figures, &options.workload)
        });
        suffixes(partitions, share, gb, ru)
    };
    let of_period = simple_report.candidates.iter().find(|figures| {
        figures.layout.ends_with(":day}") && figures.layout.matches('{').count() == 1
    });
    let (gb, ru) = of_period.map_or((0.0, 0.0), |figures| {
        over_limits(figures, &options.workload)
    });
    let numbers = Numbers {
        of_period: suffixes(partitions, 1.0, gb, ru),
        of_entity: &of_entity,
    };
    let mut layouts = grammar.layouts(Some(&numbers));
    layouts.extend(
        simple
            .iter()
            .filter(|layout| layout.parts().count() == 1)
            .cloned(),
    );
    layouts.extend(plan::layouts(options)?);
    let mut tried: Vec<Layout> = Vec::new();
    for layout in layouts {
        if !tried.contains(&layout) && keeps_transactions(&layout, transaction) {
            tried.push(layout);
        }
    }
    let (_, searched) = measure(options, &search_plan(options, &tried)?)?;
    let finalists: Vec<_> = ranked(&searched, &context)
        .into_iter()
        .take(FINALISTS)
        .filter_map(|figures| Layout::parse(&figures.layout).ok())
        .collect();
    let (counted, report) = measure(options, &plan::plan(options, &finalists)?)?;
    let mut suggestion = Suggestion::new(&report, &simple_report, &context);
    if !options.is_timeless {
        let (from, to) = (counted.tally.totals.from, counted.tally.totals.to);
        let mut half = plan::plan(options, &suggestion.layouts())?;
        half.span = Some((from + (to - from) / 2 + 1, to + 1));
        if let Ok((_, checked)) = measure(options, &half) {
            suggestion.check(&checked);
        }
    }
    let text = if options.json {
        report::json(&suggestion)? + "\n"
    } else {
        suggestion.table(options.width)
    };
    Ok((text, code_of(&report)))
}

/// The plan of a search: fewer questions are enough to tell which layouts are good for the reads.
fn search_plan(options: &Options, layouts: &[Layout]) -> Result<Plan, Problem> {
    let plan = plan::plan(options, layouts)?;
    Ok(Plan {
        most_questions: QUESTIONS,
        ..plan
    })
}

/// The properties that can be a part of a key.
fn columns(survey: &Survey, time: &FieldPath) -> Vec<FieldPath> {
    let suitable = survey.columns.iter().filter(|(path, kinds)| {
        path != time && kinds.is_key_part() && !kinds.is_time() && !kinds.is_date()
    });
    let mut columns: Vec<_> = suitable.map(|(path, _)| path.clone()).collect();
    // The id, and what is at the top of an item, before what is nested in it.
    columns.sort_by_key(|path| (!is_id(path), path.names().len()));
    columns.truncate(MOST_COLUMNS);
    columns
}

fn figures_of<'a>(report: &'a Report, entity: &[FieldPath]) -> Option<&'a Figures> {
    let names: Vec<_> = entity.iter().map(ToString::to_string).collect();
    report.candidates.iter().find(|figures| {
        let Ok(layout) = Layout::parse(&figures.layout) else {
            return false;
        };
        let parts: Vec<_> = layout.parts().map(|field| field.path.to_string()).collect();
        let has_period = layout.parts().any(|field| field.options.rollup().is_some());
        parts == names && !has_period
    })
}

/// What a suffix is computed from: single properties that readers know, the id, and the columns with the most values.
fn finer(columns: &[FieldPath], entities: &[Vec<FieldPath>], report: &Report) -> Vec<FieldPath> {
    let mut finer: Vec<_> = entities
        .iter()
        .filter(|entity| entity.len() == 1)
        .flatten()
        .cloned()
        .collect();
    let mut by_values: Vec<_> = columns.iter().collect();
    by_values.sort_by_key(|column| {
        let figures = figures_of(report, std::slice::from_ref(*column));
        std::cmp::Reverse(figures.map_or(0, |figures| figures.distinct_keys))
    });
    let id = columns.iter().find(|column| column.to_string() == "id");
    for column in id.into_iter().chain(by_values.into_iter().take(FINEST)) {
        if !finer.contains(column) {
            finer.push(column.clone());
        }
    }
    finer
}

/// Whether items of a transaction have one key.
fn keeps_transactions(layout: &Layout, transaction: &[FieldPath]) -> bool {
    let hashed = match layout.suffix().map(|suffix| &suffix.source) {
        None => &[][..],
        Some(Source::Hash { fields, .. }) => fields,
        Some(Source::Function { .. } | Source::Drawn(_)) => return transaction.is_empty(),
    };
    transaction.is_empty()
        || layout
            .parts()
            .chain(hashed)
            .all(|field| transaction.contains(&field.path))
}

/// Without queries, this compares the most even keys of the columns, and recommends the one that is best for writes.
fn compare(options: &Options, survey: &Survey) -> Result<(String, u8), Problem> {
    let time = plan::time(options, &plan::layouts(options)?)?;
    let columns = columns(survey, &time.field.path);
    let grammar = Grammar {
        entities: columns.iter().map(|column| vec![column.clone()]).collect(),
        finer: Vec::new(),
        time: (!options.is_timeless).then_some(&time),
        has_id: false,
        spans: Vec::new(),
        kinds: &survey.columns,
    };
    let mut layouts = grammar.layouts(None);
    layouts.extend(plan::layouts(options)?);
    let (_, tried) = measure(options, &plan::plan(options, &layouts)?)?;
    let even = most_even(&tried);
    if even.is_empty() {
        return Err(Problem::new(
            "no column of the sample spreads its items, alone or with the day: see what `synthkey check` says of '{id}', or of several columns together",
        ));
    }
    let (_, mut report) = measure(options, &plan::plan(options, &even)?)?;
    let path = even.last().and_then(|layout| layout.parts().next());
    let path = path.map_or_else(|| "vin".to_owned(), |field| field.path.to_string());
    report.warnings.push(format!(
        "The recommendation assumes writes only. Say what readers know, and it is made for them: --read '{path}+day:90%' --read 'day:10%'"
    ));
    let context = Context {
        queries: &[],
        workload: &options.workload,
        kinds: &survey.columns,
    };
    let suggestion = Suggestion::new(&report, &tried, &context);
    let text = if options.json {
        report::json(&Compared {
            suggestion: &suggestion.suggested,
            report: &report,
        })? + "\n"
    } else {
        let mut page = suggestion.table(options.width);
        let mut others =
            "\nThe most even keys of the columns. A read is one request for a reader who knows:\n"
                .to_owned();
        for layout in &even {
            let _ = writeln!(others, "  {layout}: {}", knowing(layout));
        }
        page.push_str(&report::fit(&others, options.width));
        page
    };
    Ok((text, code_of(&report)))
}

/// The most even layouts of a report.
fn most_even(report: &Report) -> Vec<Layout> {
    let mut even = Vec::new();
    for figures in &report.candidates {
        let Some((_, division)) = figures.partitions.0.first() else {
            continue;
        };
        let verdict = &division.verdict;
        let has_keys = ratio(figures.items, figures.items + figures.refused) >= 0.9;
        if has_keys
            && !matches!(
                verdict.word,
                Word::Limit | Word::Hot | Word::Few | Word::Split
            )
        {
            even.push((verdict.usable_of_floor.0, &figures.layout));
        }
    }
    // Differences of less than a hundredth count as equal, and then the shorter layout is simpler.
    let order =
        |(usable, layout): &(f64, &String)| (std::cmp::Reverse(ceil(usable * 100.0)), layout.len());
    even.sort_by_key(order);
    let layouts = even.iter().take(COMPARED);
    layouts
        .filter_map(|(_, layout)| Layout::parse(layout).ok())
        .collect()
}

/// The suggestion of a comparison, with the report that it comes from.
#[derive(serde::Serialize)]
struct Compared<'a> {
    #[serde(flatten)]
    suggestion: &'a Suggested,
    #[serde(flatten)]
    report: &'a Report,
}
