//! Finds layouts for the queries: generates candidates, and recommends the best three with reasons.

use std::fmt::Write;

use serde::Serialize;
use synthetic_key_layout::{
    Escaped, Field, FieldOption, FieldPath, Layout, Level, Options as FieldOptions, Period, Source,
    Suffix, SuffixRange,
};

use crate::declaration::declaration;
use crate::figures::{Division, Figures, Report, Six, Unread};
use crate::number::{ceil, grouped, ratio};
use crate::query::Query;
use crate::report::{plural, title, too_thin};
use crate::verdict::Word;
use crate::window::TimeField;

/// How many are recommended.
const BEST: usize = 3;
const PERIODS: [Period; 3] = [Period::Month, Period::Day, Period::Hour];
/// Numbers of suffixes for each partition. Ten cost 40 %.
const SUFFIXES_PER_PARTITION: [usize; 2] = [20, 80];

/// The layouts that serve one of the queries, and those that a user would try first.
pub(crate) fn candidates(queries: &[Query], time: &TimeField, partitions: usize) -> Vec<Layout> {
    let mut layouts = Vec::new();
    let mut add = |level: Level| {
        let layout = Layout {
            levels: vec![level],
        };
        if layout.check().is_ok() && !layouts.contains(&layout) {
            layouts.push(layout);
        }
    };
    let rollup = |period| Field {
        path: time.field.path.clone(),
        options: rollup_options(time, period),
    };
    add(Level::default().part(rollup(Period::Day)));
    for query in queries.iter().filter(|query| !query.fields.is_empty()) {
        let entity = joined(query);
        add(entity.clone());
        for period in PERIODS {
            add(entity.clone().literal("-").part(rollup(period)));
        }
        for ranges in SUFFIXES_PER_PARTITION
            .iter()
            .filter_map(|many| range(many * partitions))
        {
            for period in PERIODS {
                let fields = query.fields.iter().cloned().map(Field::from);
                let level = Level::default().part(rollup(period)).literal(".");
                add(level.suffix(Suffix::hash(fields, ranges)));
            }
        }
    }
    layouts
}

/// The most columns that are tried if no queries are given.
const MOST_COLUMNS: usize = 12;
/// How many layouts are compared then.
const COMPARED: usize = 5;
/// A property that fewer items have is not suitable for a key.
const LEAST_SHARE: f64 = 0.9;

/// The layouts to try without queries: each column, with the day, and as a suffix of the day.
pub(crate) fn of_columns(names: &[FieldPath], time: &TimeField, partitions: usize) -> Vec<Layout> {
    let is_other = |path: &&FieldPath| **path != time.field.path;
    let queries = names
        .iter()
        .filter(is_other)
        .take(MOST_COLUMNS)
        .map(|path| Query {
            name: path.to_string(),
            fields: vec![path.clone()],
            columns: Vec::new(),
            span: None,
            share: 1.0,
        });
    let all = candidates(&queries.collect::<Vec<_>>(), time, partitions);
    let tried = |layout: &Layout| {
        let mut periods = layout.parts().filter_map(|field| field.options.rollup());
        let range = layout.suffix().map(|suffix| suffix.range);
        let is_usual =
            range.is_none() || range == self::range(SUFFIXES_PER_PARTITION[0] * partitions);
        periods.all(|period| period == Period::Day) && is_usual
    };
    all.into_iter().filter(tried).collect()
}

/// The most even layouts of a report.
pub(crate) fn most_even(report: &Report) -> Vec<Layout> {
    let mut even = Vec::new();
    for figures in &report.candidates {
        let Some((_, division)) = figures.partitions.0.first() else {
            continue;
        };
        let verdict = &division.verdict;
        let has_keys = ratio(figures.items, figures.items + figures.refused) >= LEAST_SHARE;
        if has_keys && !matches!(verdict.word, Word::Limit | Word::Hot | Word::Few) {
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

/// What a reader must know to read with one request.
pub(crate) fn knowing(layout: &Layout) -> String {
    let mut known = Vec::new();
    let hashed = layout.suffix().and_then(|suffix| match &suffix.source {
        Source::Hash { fields, .. } => Some(&fields[..]),
        _ => None,
    });
    for field in layout.parts().chain(hashed.unwrap_or_default()) {
        known.push(match field.options.rollup() {
            Some(period) => format!("the {}", period.name()),
            None => format!("`{}`", field.path),
        });
    }
    known.join(" and ")
}

/// The properties of a query, side by side. Several are escaped, so that they cannot run into each other.
fn joined(query: &Query) -> Level {
    let mut level = Level::default();
    for (i, path) in query.fields.iter().enumerate() {
        let mut field = Field::from(path.clone());
        if query.fields.len() > 1 {
            let escaped = FieldOption::Escape(Escaped::Separators);
            field.options = field.options.with(escaped);
        }
        level = level.literal(if i > 0 { "-" } else { "" }).part(field);
    }
    level
}

fn range(n: usize) -> Option<SuffixRange> {
    u16::try_from(n).ok().and_then(SuffixRange::from_one)
}

fn rollup_options(time: &TimeField, period: Period) -> FieldOptions {
    let options = FieldOptions::default();
    let options = match time.epoch {
        Some(epoch) => options.with(FieldOption::Epoch(epoch)),
        None => options,
    };
    options.with(FieldOption::Rollup(period))
}

/// The recommended layouts, and the rejected ones.
#[derive(Debug, Serialize)]
pub(crate) struct Suggestion {
    version: u32,
    sample: String,
    items: u64,
    /// How many of them are in the half of the time range that was searched.
    searched_items: u64,
    /// Why there is no verdict, if the sample is too small.
    #[serde(skip_serializing_if = "Option::is_none")]
    too_thin: Option<String>,
    partitions: String,
    best: Vec<Suggested>,
    vetoed: Vec<Vetoed>,
    declaration: Option<String>,
}

#[derive(Debug, Serialize)]
struct Suggested {
    layout: String,
    provision_ru_s: Option<Six>,
    /// The mean requests of a read.
    requests: Six,
    /// The items that have no key.
    refused: u64,
    refused_because: Vec<Unread>,
    usable_of_floor: Six,
    /// The same in the half of the time range that was not searched.
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

impl Suggestion {
    /// The best layouts of a report about a part with this many items.
    pub(crate) fn new(report: &Report, items: u64) -> Self {
        let mut best = Vec::new();
        let mut vetoed = Vec::new();
        for figures in &report.candidates {
            let Some((_, division)) = figures.partitions.0.first() else {
                continue;
            };
            let verdict = &division.verdict;
            if matches!(verdict.word, Word::Limit | Word::Hot | Word::Few) {
                let because = verdict.sentence.clone();
                vetoed.push(Vetoed {
                    layout: figures.layout.clone(),
                    verdict: verdict.word,
                    because,
                });
            } else {
                best.push(suggested(figures, division));
            }
        }
        // Of equal ones the shorter, which is simpler.
        best.sort_by(|a, b| {
            a.score()
                .total_cmp(&b.score())
                .then(a.layout.len().cmp(&b.layout.len()))
        });
        best.truncate(BEST);
        let first = best
            .first()
            .and_then(|first| Layout::parse(&first.layout).ok());
        let label = report
            .candidates
            .first()
            .and_then(|figures| figures.partitions.0.first());
        Self {
            version: report.version,
            sample: report.sample.clone(),
            items,
            searched_items: report.items,
            too_thin: too_thin(report),
            partitions: label.map(|(label, _)| label.clone()).unwrap_or_default(),
            best,
            vetoed,
            declaration: first.and_then(|layout| declaration(&layout).ok()),
        }
    }

    pub(crate) fn layouts(&self) -> Vec<Layout> {
        self.best
            .iter()
            .filter_map(|best| Layout::parse(&best.layout).ok())
            .collect()
    }

    /// Adds how the best ones do in the half of the time range that was not searched.
    pub(crate) fn check(&mut self, report: &Report) {
        for best in &mut self.best {
            let found = report
                .candidates
                .iter()
                .find(|figures| figures.layout == best.layout);
            let division = found.and_then(|figures| figures.partitions.0.first());
            best.checked_usable_of_floor =
                division.map(|(_, division)| division.verdict.usable_of_floor);
        }
    }

    pub(crate) fn table(&self) -> String {
        let mut page = format!(
            "{}: {}, of which the {} of the first half of the time were searched, on {}\n",
            self.sample,
            plural(self.items, "item"),
            grouped(self.searched_items),
            title(&self.partitions)
        );
        if let Some(too_thin) = &self.too_thin {
            let _ = writeln!(page, "\n! {too_thin}");
        }
        for (rank, best) in self.best.iter().enumerate() {
            let _ = writeln!(page, "\n{}. {}", rank + 1, best.layout);
            if let Some(provision) = best.provision_ru_s {
                let _ = writeln!(page, "   provision {} RU/s", grouped(ceil(provision.0)));
            }
            let _ = writeln!(
                page,
                "   a read takes {:.2} requests on average",
                best.requests.0
            );
            let _ = writeln!(page, "   {}: {}", best.verdict.text(), best.sentence);
            for unread in &best.refused_because {
                let items = plural(unread.items, "item");
                let _ = writeln!(
                    page,
                    "   no key: {items}, {}: {}",
                    unread.why, unread.places
                );
            }
            if let Some(checked) = best.checked_usable_of_floor {
                let _ = writeln!(
                    page,
                    "   in the half of the time that was not searched: {:.0} % instead of {:.0} % of what is possible",
                    checked.0 * 100.0,
                    best.usable_of_floor.0 * 100.0
                );
            }
        }
        if self.best.is_empty() {
            page.push_str("\nNo layout of these can be recommended.\n");
        }
        for vetoed in &self.vetoed {
            let _ = writeln!(
                page,
                "\nnot {}: {} {}",
                vetoed.layout,
                vetoed.verdict.text(),
                vetoed.because
            );
        }
        if let Some(declaration) = &self.declaration {
            let _ = write!(page, "\nThe declaration of the first:\n\n{declaration}");
        }
        page
    }
}

impl Suggested {
    /// The RU/s to provision or, without a rate, the requests divided by the usable share.
    fn score(&self) -> f64 {
        self.provision_ru_s.map_or_else(
            || self.requests.0 / self.usable_of_floor.0.max(1e-9),
            |ru| ru.0,
        )
    }
}

fn suggested(figures: &Figures, division: &Division) -> Suggested {
    let verdict = &division.verdict;
    Suggested {
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
