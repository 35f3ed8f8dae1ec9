//! `synthkey check`: how the keys of layouts spread the items of a sample.

use synthetic_key_format::Layout;

use super::args::{FailOn, Options};
use super::{GOOD, OVER, TOO_THIN, measure, plan, refuse_keyless};
use crate::judge::figures::Report;
use crate::judge::verdict::Word;
use crate::problem::Problem;
use crate::report;
use crate::search::sweep::{self, Sweep};

pub(super) fn check(options: &Options) -> Result<(String, u8), Problem> {
    let layouts = plan::layouts(options)?;
    let mut plan = plan::plan(options, &layouts)?;
    if options.html.is_some() {
        plan.divisions.extend(plan::grown(&plan.divisions)?);
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
            sweep,
        });
        std::fs::write(path, page)
            .map_err(|error| Problem::new(format!("--html {path}: {error}")))?;
    }
    for figures in &mut report.candidates {
        figures.partitions.0.truncate(plan.asked);
        figures.queries.0.truncate(plan.asked);
    }
    let not_accepted = not_accepted(options, &report);
    let mut text = if options.json {
        report::json(&report)? + "\n"
    } else {
        report::table(&report, options.width)
    };
    if !options.json {
        for sentence in &not_accepted {
            let sentence = format!("\n! {sentence}\n");
            text.push_str(&report::fit(&sentence, options.width));
        }
    }
    let code = match report.judged_window {
        _ if !not_accepted.is_empty() => OVER,
        None => TOO_THIN,
        Some(_) => GOOD,
    };
    Ok((text, code))
}

/// The verdicts that the user does not accept, as sentences.
fn not_accepted(options: &Options, report: &Report) -> Vec<String> {
    let is_bad = |word: Word| {
        options.fail_on.iter().any(|fail_on| match fail_on {
            FailOn::NotGood => word != Word::Good,
            FailOn::Word(bad) => word == *bad,
        })
    };
    let divisions = report.divisions();
    let bad = divisions.filter(|(_, _, division)| is_bad(division.verdict.word));
    bad.map(|(figures, label, division)| {
        let (word, title) = (division.verdict.word.text(), report::title(label));
        format!("--fail-on: {} is {word} on {title}", figures.layout)
    })
    .collect()
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
    let plan = plan::plan(&options, &layouts).ok()?;
    let (_, report) = measure(&options, &plan).ok()?;
    Some(Sweep::new(&options, &numbers, &plan.divisions, &report))
}
