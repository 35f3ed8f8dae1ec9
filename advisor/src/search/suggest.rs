//! Which layout to declare: one recommendation with its reasons, or why nothing fits.

use std::fmt::Write;

use serde::Serialize;
use synthetic_key_format::Layout;

use super::ranking::{Ranking, ranked, ranking};
use super::reasons::{because, reasons};
use crate::counting::Kinds;
use crate::judge::figures::{Division, Figures, Report, Six, Unread};
use crate::judge::verdict::Word;
use crate::layouts::declaration::declaration;
use crate::model::reads::Query;
use crate::model::workload::Workload;
use crate::number::{ceil, float, grouped, ratio};
use crate::report::{fit, plural, title};

/// How many are shown: the recommended one, and the next best.
const BEST: usize = 3;
/// How many layouts that users try first are explained.
const VETOED: usize = 6;

/// The recommended layout, the next best, and the rejected ones.
#[derive(Debug, Serialize)]
pub(crate) struct Suggestion {
    version: u32,
    sample: String,
    items: u64,
    warnings: Vec<String>,
    #[serde(flatten)]
    pub(crate) suggested: Suggested,
}

/// The part of a suggestion that a report does not have.
#[derive(Debug, Serialize)]
pub(crate) struct Suggested {
    partitions: String,
    recommended: Option<Recommended>,
    /// Why nothing is recommended.
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<String>,
    best: Vec<Best>,
    vetoed: Vec<Vetoed>,
    declaration: Option<String>,
}

#[derive(Debug, Serialize)]
struct Recommended {
    layout: String,
    provision_ru_s: Option<Six>,
    verdict: Word,
    reasons: [String; 3],
}

#[derive(Debug, Serialize)]
struct Best {
    layout: String,
    provision_ru_s: Option<Six>,
    /// The mean requests of a read.
    requests: Six,
    /// The items that have no key.
    refused: u64,
    refused_because: Vec<Unread>,
    usable_of_floor: Six,
    /// The same in the second half of the time.
    checked_usable_of_floor: Option<Six>,
    verdict: Word,
    sentence: String,
}

#[derive(Debug, Serialize)]
struct Vetoed {
    layout: String,
    verdict: Word,
    because: String,
}

/// What a recommendation depends on besides the report.
pub(crate) struct Context<'a> {
    pub(crate) queries: &'a [Query],
    pub(crate) workload: &'a Workload,
    /// The kinds of the values of each property.
    pub(crate) kinds: &'a [(synthetic_key_format::FieldPath, Kinds)],
}

impl Suggestion {
    /// The suggestion of a report about the best layouts. `simple` is a report about those that users try first.
    pub(crate) fn new(report: &Report, simple: &Report, context: &Context) -> Self {
        let ranked = ranked(report, context);
        let first = ranked.first().and_then(|figures| ranking(figures));
        let recommended = first
            .filter(Ranking::is_recommendable)
            .map(|ranking| Recommended {
                layout: ranking.figures.layout.clone(),
                provision_ru_s: ranking.division.verdict.provision_ru_s,
                verdict: ranking.division.verdict.word,
                reasons: reasons(&ranking, context),
            });
        let because = match &recommended {
            Some(_) => None,
            None => Some(because(report, ranked.first().copied(), context)),
        };
        let declaration = recommended.as_ref().and_then(|recommended| {
            let layout = Layout::parse(&recommended.layout).ok()?;
            declaration(&layout, context.kinds).ok()
        });
        let label = report
            .candidates
            .first()
            .and_then(|figures| figures.partitions.0.first());
        let best = ranked.iter().take(BEST).filter_map(|figures| {
            let (_, division) = figures.partitions.0.first()?;
            Some(suggested(figures, division))
        });
        Self {
            version: report.version,
            sample: report.sample.clone(),
            items: report.items,
            warnings: own_warnings(report, ranked.first().copied()),
            suggested: Suggested {
                partitions: label.map(|(label, _)| label.clone()).unwrap_or_default(),
                recommended,
                because,
                best: best.collect(),
                vetoed: vetoed(simple),
                declaration,
            },
        }
    }

    pub(crate) fn layouts(&self) -> Vec<Layout> {
        self.suggested
            .best
            .iter()
            .filter_map(|best| Layout::parse(&best.layout).ok())
            .collect()
    }

    /// Adds how the best ones do in the second half of the time.
    pub(crate) fn check(&mut self, report: &Report) {
        for best in &mut self.suggested.best {
            let found = report
                .candidates
                .iter()
                .find(|figures| figures.layout == best.layout);
            let division = found.and_then(|figures| figures.partitions.0.first());
            best.checked_usable_of_floor =
                division.map(|(_, division)| division.verdict.usable_of_floor);
        }
    }

    /// The suggestion as text of this width. The declaration is code, and stays as it is.
    pub(crate) fn table(&self, width: Option<usize>) -> String {
        let mut page = format!(
            "{}: {}, on {}\n",
            self.sample,
            plural(self.items, "item"),
            title(&self.suggested.partitions)
        );
        match (&self.suggested.recommended, &self.suggested.because) {
            (Some(recommended), _) => {
                let _ = write!(page, "\nDeclare {}", recommended.layout);
                if let Some(provision) = recommended.provision_ru_s {
                    let _ = write!(page, " and provision {} RU/s", grouped(ceil(provision.0)));
                }
                page.push('\n');
                for (number, reason) in (1..).zip(&recommended.reasons) {
                    let _ = writeln!(page, "  {number}. {reason}");
                }
            }
            (None, Some(because)) => {
                let _ = writeln!(page, "\nNothing can be recommended: {because}");
            }
            (None, None) => {}
        }
        page = fit(&page, width);
        if let Some(declaration) = &self.suggested.declaration {
            let _ = write!(page, "\n{declaration}");
        }
        let mut others = String::new();
        self.write_others(&mut others);
        for warning in &self.warnings {
            let _ = writeln!(others, "\n! {warning}");
        }
        page + &fit(&others, width)
    }

    fn write_others(&self, page: &mut String) {
        let skipped = usize::from(self.suggested.recommended.is_some());
        for best in self.suggested.best.iter().skip(skipped) {
            let _ = write!(page, "\nnext {}: {}", best.layout, best.verdict.text());
            if let Some(provision) = best.provision_ru_s {
                let _ = write!(page, ", {} RU/s", grouped(ceil(provision.0)));
            }
            if best.requests.0 > 0.0 {
                let _ = write!(page, ", {:.2} requests for a read", best.requests.0);
            }
        }
        page.push('\n');
        for vetoed in &self.suggested.vetoed {
            let word = vetoed.verdict.text();
            let _ = writeln!(page, "not {}: {word} {}", vetoed.layout, vetoed.because);
        }
        for unread in self
            .suggested
            .best
            .first()
            .map_or(&[][..], |best| &best.refused_because)
        {
            let items = plural(unread.items, "item");
            let _ = writeln!(page, "no key: {items}, {}: {}", unread.why, unread.places);
        }
    }
}

/// The warnings of the report, without those about layouts that are not recommended.
fn own_warnings(report: &Report, first: Option<&Figures>) -> Vec<String> {
    let is_about =
        |warning: &String, figures: &Figures| warning.starts_with(&format!("{}: ", figures.layout));
    let is_own = |warning: &&String| {
        let about = report
            .candidates
            .iter()
            .find(|figures| is_about(warning, figures));
        about.is_none_or(|about| first.is_some_and(|first| first.layout == about.layout))
    };
    report.warnings.iter().filter(is_own).cloned().collect()
}

/// The layouts without a suffix that are not good, the simplest first.
fn vetoed(simple: &Report) -> Vec<Vetoed> {
    let mut vetoed = Vec::new();
    for figures in &simple.candidates {
        let Some((_, division)) = figures.partitions.0.first() else {
            continue;
        };
        let verdict = &division.verdict;
        // A property with one value tells nobody anything.
        let has_values = figures.distinct_keys > 1 || figures.layout.contains(':');
        let is_constant = figures
            .hottest_value
            .as_ref()
            .is_some_and(|value| value.share.0 > 0.999);
        let is_single = figures.levels.is_empty() && has_values && !is_constant;
        if is_single && !matches!(verdict.word, Word::Good | Word::Unknown) {
            vetoed.push(Vetoed {
                layout: figures.layout.clone(),
                verdict: verdict.word,
                because: verdict.sentence.clone(),
            });
        }
    }
    vetoed.sort_by_key(|vetoed| vetoed.layout.len());
    vetoed.truncate(VETOED);
    vetoed
}

fn suggested(figures: &Figures, division: &Division) -> Best {
    let verdict = &division.verdict;
    Best {
        layout: figures.layout.clone(),
        provision_ru_s: verdict.provision_ru_s,
        requests: verdict.requests.unwrap_or(Six(0.0)),
        refused: figures.refused,
        refused_because: figures.refused_because.clone(),
        usable_of_floor: verdict.usable_of_floor,
        checked_usable_of_floor: None,
        verdict: verdict.word,
        sentence: verdict.sentence.clone(),
    }
}

/// The share of the writes that the hottest value of a layout has, over all or in one window.
pub(crate) fn hottest_share(figures: &Figures) -> f64 {
    let window = &figures.hottest_in_window;
    figures
        .hottest_share
        .0
        .max(window.share_mean.0)
        .max(ratio(window.items, figures.items.max(1)))
        .min(1.0)
}

/// How many times the limits of a key a layout exceeds, in storage and RU/s.
pub(crate) fn over_limits(figures: &Figures, workload: &Workload) -> (f64, f64) {
    figures.hottest_key.map_or((0.0, 0.0), |key| {
        let gb = key.gb.0 / float(workload.key_gb);
        (gb, key.peak_ru_s.0 / float(workload.partition_ru))
    })
}
