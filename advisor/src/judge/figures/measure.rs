//! Computes figures from counts.

use std::collections::{BTreeMap, BTreeSet};

use synthetic_key_format::Period;

use super::rate::Counts;
use super::spread::{aggregate, figures, rows};
use super::{
    CosmosNumbers, Division, Errors, Figures, Hot, HotValue, HottestInWindow, HottestKey,
    ItemsPerKey, LevelFigures, ModelFigures, Named, QueryFigures, Report, SOURCE, Six,
    StoreNumbers, Unread, VERSION,
};
use crate::counting::plan::{Plan, Weight};
use crate::counting::window::{Window, timestamp};
use crate::counting::{Count, Distinct, Grid, Keys};
use crate::input::Counted;
use crate::input::rejected::RejectedItems;
use crate::judge::verdict;
use crate::layouts::candidate::Candidate;
use crate::model::baseline::{Shares, Volume};
use crate::model::demand::{self, Demand};
use crate::model::hottest::Hottest;
use crate::model::reads::{Asker, Question};
use crate::model::workload::Workload;
use crate::number::{count, float, ratio};
use crate::report::redact;

/// How many of the hottest keys are named.
const NAMED: usize = 5;

/// Fewer items in a window say more about chance than about the key.
const ENOUGH: f64 = 300.0;

/// The window that verdicts are about: the shortest with enough items.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judged {
    pub(crate) window: Option<&'static str>,
    pub(crate) items_per_window: f64,
}

impl Judged {
    pub(crate) fn new(plan: &Plan, counted: &Counted) -> Self {
        let mut items_per_window = 0.0;
        for window in &plan.windows {
            let windows = numbers(plan, counted, window).len();
            items_per_window = ratio(counted.tally.totals.rows, count(windows));
            if items_per_window >= ENOUGH {
                return Self {
                    window: Some(window.name()),
                    items_per_window,
                };
            }
        }
        Self {
            window: None,
            items_per_window,
        }
    }
}

/// The windows of a period that have items.
fn numbers(plan: &Plan, counted: &Counted, window: &Window) -> BTreeSet<i64> {
    let Some(finest) = plan.window() else {
        return BTreeSet::new();
    };
    let numbers = counted.tally.totals.windows.numbers().iter();
    numbers
        .filter_map(|number| window.number(finest.start(*number)).ok())
        .collect()
}

/// All figures of a sample.
pub(crate) fn report(plan: &Plan, counted: &Counted, workload: &Workload) -> Report {
    let tally = &counted.tally;
    let judged = Judged::new(plan, counted);
    let periods = Periods::new(plan, counted);
    let demand = demand(plan, counted, workload);
    let questions: Vec<_> = tally
        .totals
        .asked
        .iter()
        .map(|asked| asked.questions(plan.most_questions))
        .collect();
    let measured = plan.candidates.iter().zip(&tally.candidates);
    let candidates = measured.enumerate().map(|(i, (candidate, count))| {
        let value = plan.values.get(i).copied().flatten();
        let questions = &questions[..];
        Measure {
            plan,
            counted,
            workload,
            demand: demand.as_ref(),
            periods: &periods,
            candidate,
            count,
            judged,
            value,
            questions,
        }
        .figures()
    });
    let mut report = Report {
        version: VERSION,
        sample: counted.files.join(", "),
        items: tally.totals.rows,
        counted: match plan.weight {
            Weight::One => "items".to_owned(),
            Weight::Bytes => "bytes".to_owned(),
            Weight::Column(column) => plan
                .columns
                .paths()
                .get(column)
                .map(ToString::to_string)
                .unwrap_or_default(),
        },
        time: (!plan.is_timeless).then(|| plan.time.field.path.to_string()),
        from: (!plan.is_timeless).then(|| timestamp(tally.totals.from)),
        to: (!plan.is_timeless).then(|| timestamp(tally.totals.to)),
        judged_window: judged.window,
        items_per_window: Six(judged.items_per_window),
        store: StoreNumbers {
            name: plan.store.name(),
            cosmos: plan.store.is_cosmos().then_some(CosmosNumbers {
                partition_ru_s: workload.partition_ru,
                partition_gb: workload.partition_gb,
                key_gb: workload.key_gb,
                write_ru: Six(workload.write_ru),
                request_ru: Six(workload.request_ru),
                source: SOURCE,
            }),
        },
        reads_s: workload.reads.map(Six),
        model: demand.map(ModelFigures::new),
        unread: tally.totals.rejected.items(),
        unread_because: unread(&tally.totals.rejected, counted),
        warnings: Vec::new(),
        candidates: candidates.collect(),
    };
    report.warnings = crate::judge::warnings(&report, plan, workload);
    report
}

/// What the workload needs, if its rate is known.
pub(crate) fn demand(plan: &Plan, counted: &Counted, workload: &Workload) -> Option<Demand> {
    // Only Azure Cosmos DB counts request units, and limits the size of a key.
    if !plan.store.is_cosmos() {
        return None;
    }
    let totals = &counted.tally.totals;
    let span = (!plan.is_timeless).then(|| span_of(plan, counted));
    let periods = Periods::new(plan, counted);
    let windows: Vec<_> = periods
        .0
        .iter()
        .zip(&plan.windows)
        .map(|(volumes, window)| demand::Windows {
            seconds: float(window.seconds()),
            volumes,
        })
        .collect();
    Demand::new(workload, plan.weight, totals.rows, span, &windows)
}

/// The time that the sample covers, in seconds.
fn span_of(plan: &Plan, counted: &Counted) -> f64 {
    let totals = &counted.tally.totals;
    let elapsed = (totals.to - totals.from).unsigned_abs();
    let is_fine = plan
        .window()
        .is_some_and(|window| window.period >= Period::Day);
    let days = match Window::new(Period::Day) {
        Ok(day) if is_fine => count(numbers(plan, counted, &day).len()),
        // Windows of months do not tell which days had items.
        _ => elapsed / 86_400 + 1,
    };
    demand::span(totals.from, totals.to, totals.rows, days)
}

/// How much was written in the windows of each period.
struct Periods(Vec<Vec<Volume>>);

impl Periods {
    fn new(plan: &Plan, counted: &Counted) -> Self {
        let totals = &counted.tally.totals;
        let of_period = |window: &Window| {
            let mut volumes: BTreeMap<i64, Volume> = BTreeMap::new();
            for (number, volume) in totals.windows.numbers().iter().zip(&totals.volumes) {
                let start = plan.window().map(|finest| finest.start(*number));
                if let Some(Ok(number)) = start.map(|start| window.number(start)) {
                    volumes.entry(number).or_default().add(*volume);
                }
            }
            volumes.into_values().collect()
        };
        Self(plan.windows.iter().map(of_period).collect())
    }
}

fn unread(rejected: &RejectedItems, counted: &Counted) -> Vec<Unread> {
    let unread = rejected.iter().map(|(why, rejected)| Unread {
        why: why.to_owned(),
        items: rejected.items,
        places: rejected.places(&counted.files),
    });
    unread.collect()
}

/// One layout on one sample.
struct Measure<'a> {
    plan: &'a Plan,
    counted: &'a Counted,
    workload: &'a Workload,
    demand: Option<&'a Demand>,
    periods: &'a Periods,
    candidate: &'a Candidate,
    count: &'a Count,
    judged: Judged,
    /// Its parts without the time, as an index among the values of the plan.
    value: Option<usize>,
    /// The questions of each query.
    questions: &'a [Vec<&'a Question>],
}

impl Measure<'_> {
    fn figures(&self) -> Figures {
        let (count, keys) = (self.count, &self.count.keys);
        let hottest = self.hot(keys);
        let max = hottest.first().map_or(0, |hot| hot.items);
        let distinct = keys.distinct();
        let mean = ratio(count.items, distinct);
        let hottest_in_window = self.hottest_in_window();
        let mut figures = Figures {
            layout: self.candidate.text.clone(),
            items: count.items,
            refused: count.refused.items(),
            refused_because: unread(&count.refused, self.counted),
            distinct_keys: distinct,
            items_per_key: ItemsPerKey {
                max,
                mean: Six(mean),
                max_over_mean: Six(if mean > 0.0 { float(max) / mean } else { 0.0 }),
            },
            hottest_share: Six(ratio(max, count.items)),
            hottest,
            hottest_value: self.hottest_value(),
            errors: (!keys.is_exact() || count.pairs.error() > 0).then(|| Errors {
                distinct_keys: Six(if keys.is_exact() {
                    0.0
                } else {
                    Distinct::ERROR
                }),
                hottest: keys.error(),
                hottest_in_window: count.pairs.error(),
            }),
            levels: self.levels(),
            partitions: Named(Vec::new()),
            at_rate: self.at_rate(max, hottest_in_window.items),
            hottest_key: self.hottest_key().map(HottestKey::new),
            hottest_in_window,
            queries: Named(Vec::new()),
        };
        figures.queries = self.queries();
        figures.partitions = self.partitions(&figures);
        figures
    }

    fn hottest_value(&self) -> Option<HotValue> {
        let at = self.value?;
        let (value, keys) = (
            self.plan.value_candidates.get(at)?,
            self.counted.tally.values.get(at)?,
        );
        let (text, items) = keys.hottest(1).first().copied()?;
        let share = Six(ratio(items, self.counted.tally.totals.items));
        Some(HotValue {
            of: value.text.clone(),
            value: self.shown(text),
            share,
        })
    }

    fn hot(&self, keys: &Keys) -> Vec<Hot> {
        let hottest = keys.hottest(NAMED).into_iter();
        hottest
            .map(|(key, items)| Hot {
                key: self.shown(key),
                items,
            })
            .collect()
    }

    /// A text of the user's data, or its shape.
    fn shown(&self, text: &str) -> String {
        if self.plan.redact {
            redact::shape(text)
        } else {
            text.to_owned()
        }
    }

    fn levels(&self) -> Vec<LevelFigures> {
        let levels = self.count.prefixes.iter().enumerate().map(|(i, keys)| {
            let hottest = self.hot(keys);
            let max = hottest.first().map_or(0, |hot| hot.items);
            let hottest_share = Six(ratio(max, self.count.items));
            LevelFigures {
                level: i + 1,
                distinct: keys.distinct(),
                hottest,
                hottest_share,
            }
        });
        levels.collect()
    }

    fn hottest_in_window(&self) -> HottestInWindow {
        let most = self
            .count
            .pairs
            .most(self.counted.tally.totals.windows.len());
        let mut of_window = vec![0; most.len()];
        for (slot, row) in self.count.grid.rows(&self.plan.divisions, 0) {
            if let Some(items) = of_window.get_mut(slot) {
                *items = row.iter().sum();
            }
        }
        let hot = most
            .iter()
            .zip(&of_window)
            .filter(|(most, items)| 2 * **most > **items);
        let hot = hot.map(|(_, items)| *items).sum();
        HottestInWindow {
            window: self.plan.window().map_or("window", Window::name),
            items: most.iter().copied().max().unwrap_or_default(),
            share_mean: Six(ratio(most.iter().sum(), self.count.items)),
            hot_share: Six(ratio(hot, self.count.items)),
        }
    }

    fn at_rate(&self, hottest: u64, hottest_in_window: u64) -> Option<super::AtRate> {
        let window = self.plan.window()?;
        let span = self.demand?.span?;
        self.workload.apply(Counts {
            rows: self.counted.tally.totals.rows,
            days: span / 86_400.0,
            hottest,
            hottest_in_window,
            window_seconds: float(window.seconds()).min(span),
            key_ends: self.candidate.ends(),
            weight: self.plan.weight,
        })
    }

    /// The hottest key over its whole life, if the rate is known.
    fn hottest_key(&self) -> Option<Hottest> {
        let window = self.plan.window()?;
        let hottest = Hottest::new(
            self.workload,
            self.demand?,
            self.candidate,
            self.count,
            &self.counted.tally.totals,
            float(window.seconds()),
        );
        Some(hottest)
    }

    fn rows(&self, grid: &Grid, division: usize, period: &Window) -> BTreeMap<i64, Vec<u64>> {
        let Some(finest) = self.plan.window() else {
            return BTreeMap::new();
        };
        let divisions = (&self.plan.divisions[..], division);
        rows(
            grid,
            &self.counted.tally.totals.windows,
            (finest, period),
            divisions,
        )
    }

    fn partitions(&self, figures_of: &Figures) -> Named<Division> {
        let divisions = self.plan.divisions.iter().enumerate().map(|(i, ranges)| {
            let mut all = None;
            let shares = Shares::new(ranges);
            let cluster = figures_of.hottest_key.map_or(1.0, |key| key.cluster.0);
            let windows = self.plan.windows.iter().zip(&self.periods.0);
            let windows = windows.map(|(window, volumes)| {
                let mine = self.rows(&self.count.grid, i, window);
                all.get_or_insert_with(|| aggregate(mine.values(), ranges.len()));
                let figures = figures(&mine, &shares, (volumes, cluster), window);
                (window.name().to_owned(), figures)
            });
            let windows = Named(windows.collect());
            let aggregate = all.unwrap_or_else(|| aggregate([].iter(), ranges.len()));
            let verdict = verdict::of(&verdict::Case {
                candidate: self.candidate,
                figures: figures_of,
                windows: &windows,
                partitions: count(ranges.len()),
                judged: self.judged,
                workload: self.workload,
                demand: self.demand,
                is_capped: self.plan.is_capped,
                requests: self.requests(figures_of, ranges.label()),
            });
            (
                ranges.label().to_owned(),
                Division {
                    verdict,
                    aggregate,
                    windows,
                },
            )
        });
        Named(divisions.collect())
    }

    /// The mean requests of a read, over all queries.
    fn requests(&self, figures: &Figures, label: &str) -> Option<f64> {
        let mut answers = figures.queries.0.iter();
        let (_, answers) = answers.find(|(known, _)| known == label)?;
        let shares = self.plan.queries.iter().zip(&answers.0);
        let requests = shares.map(|(query, (_, answer))| query.share * answer.requests.0);
        Some(requests.sum())
    }

    fn queries(&self) -> Named<Named<QueryFigures>> {
        if self.plan.queries.is_empty() {
            return Named(Vec::new());
        }
        let of_ranges = |ranges| {
            let asked = self.plan.queries.iter().zip(self.questions);
            let answers = asked.map(|(query, questions)| {
                let ready = Asker::new(self.candidate, query, &self.plan.time, self.plan.store);
                let answer = ready.answer(questions, ranges);
                let answer = QueryFigures {
                    keys: answer.keys.map(Six),
                    partitions: Six(answer.partitions),
                    requests: Six(answer.requests),
                };
                (query.name.clone(), answer)
            });
            Named(answers.collect())
        };
        let divisions = self.plan.divisions.iter();
        Named(
            divisions
                .map(|ranges| (ranges.label().to_owned(), of_ranges(ranges)))
                .collect(),
        )
    }
}
