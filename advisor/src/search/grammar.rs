//! The layouts that are tried: a small grammar.
//!
//! An *entity* is what a reader knows besides the time, or a column. From entities, periods of time, finer columns and
//! numbers of suffixes come:
//!
//! | form | layout |
//! | --- | --- |
//! | plain property | `{deviceId}` |
//! | entity and period | `{deviceId}-{at:day}` |
//! | suffix inside an entity | `{tenantId}.{xxh64(orderId) % N + 1}`, with or without a period |
//! | period and suffix | `{at:day}.{xxh64(id) % N + 1}`, `{at:day}.{shard in 1..=N}` |
//! | levels | `{tenantId}{/}{userId}{/}{id}` |
//! | period only | `{at:day}`, for one partition |

use synthetic_key_format::{
    Escaped, Field, FieldOption, FieldPath, Layout, Level, Options as FieldOptions, Period, Suffix,
    SuffixRange,
};

use crate::counting::Kinds;
use crate::counting::window::TimeField;
use crate::layouts::declaration::is_id;
use crate::model::reads::Query;

const PERIODS: [Period; 3] = [Period::Month, Period::Day, Period::Hour];

/// What layouts are made from.
pub(crate) struct Grammar<'a> {
    /// The properties of each entity.
    pub(crate) entities: Vec<Vec<FieldPath>>,
    /// Properties to compute a suffix from, or to use as a further level.
    pub(crate) finer: Vec<FieldPath>,
    /// `None` if items have no time.
    pub(crate) time: Option<&'a TimeField>,
    pub(crate) has_id: bool,
    /// The periods that are combined with suffixes: those of the queries, or the day.
    pub(crate) spans: Vec<Period>,
    /// The kinds of the values of each property.
    pub(crate) kinds: &'a [(FieldPath, Kinds)],
}

/// How many suffixes are tried.
pub(crate) struct Numbers<'a> {
    /// For a period of time.
    pub(crate) of_period: u64,
    /// For an entity, with or without a period.
    pub(crate) of_entity: &'a dyn Fn(&[FieldPath]) -> u64,
}

impl Grammar<'_> {
    /// The entities of queries: all properties that a reader knows, and each of them.
    pub(crate) fn entities_of(queries: &[Query]) -> Vec<Vec<FieldPath>> {
        let mut entities: Vec<Vec<FieldPath>> = Vec::new();
        for query in queries.iter().filter(|query| !query.fields.is_empty()) {
            let each = query.fields.iter().map(|field| vec![field.clone()]);
            for entity in [query.fields.clone()].into_iter().chain(each) {
                if !entities.contains(&entity) {
                    entities.push(entity);
                }
            }
        }
        entities
    }

    /// The periods of queries, or the day if they have none.
    pub(crate) fn spans_of(queries: &[Query]) -> Vec<Period> {
        let mut spans: Vec<_> = queries.iter().filter_map(|query| query.span).collect();
        spans.sort_unstable();
        spans.dedup();
        spans.retain(|span| PERIODS.contains(span));
        if spans.is_empty() {
            spans.push(Period::Day);
        }
        spans
    }

    /// All layouts, without suffixes if no numbers are known yet.
    pub(crate) fn layouts(&self, numbers: Option<&Numbers>) -> Vec<Layout> {
        let mut layouts = Vec::new();
        let mut add = |levels: Vec<Level>| {
            let layout = Layout { levels };
            if layout.check().is_ok() && !layouts.contains(&layout) {
                layouts.push(layout);
            }
        };
        for entity in &self.entities {
            add(vec![self.joined(entity)]);
            for level in self.with_periods(&self.joined(entity), self.possible()) {
                add(vec![level]);
            }
            for levels in self.levels(entity) {
                add(levels);
            }
        }
        for level in self.periods(self.possible()) {
            add(vec![level]);
        }
        let Some(numbers) = numbers else {
            return layouts;
        };
        for entity in &self.entities {
            let number = (numbers.of_entity)(entity);
            let starts = [self.joined(entity)].into_iter();
            for start in starts.chain(self.with_periods(&self.joined(entity), &self.spans)) {
                for finer in self.finer_than(entity) {
                    add(vec![hashed(start.clone(), finer, number)]
                        .into_iter()
                        .flatten()
                        .collect());
                }
            }
        }
        for start in self.periods(&self.spans) {
            for finer in &self.finer {
                add(vec![hashed(start.clone(), finer, numbers.of_period)]
                    .into_iter()
                    .flatten()
                    .collect());
            }
            if let Some(range) = range(numbers.of_period) {
                let drawn = Suffix::drawn(FieldPath::from("shard"), range);
                add(vec![start.literal(".").suffix(drawn)]);
            }
        }
        layouts
    }

    /// The periods that the time has: a day has no hours.
    fn possible(&self) -> &'static [Period] {
        let is_date = self.time.is_some_and(|time| {
            let mut kinds = self.kinds.iter();
            let found = kinds.find(|(path, _)| *path == time.field.path);
            found.is_some_and(|(_, kinds)| kinds.is_date())
        });
        if is_date { &PERIODS[..2] } else { &PERIODS }
    }

    /// The properties side by side. Texts are escaped, so that they cannot run into each other.
    fn joined(&self, entity: &[FieldPath]) -> Level {
        let is_text = |path: &FieldPath| {
            let found = self.kinds.iter().find(|(known, _)| known == path);
            is_id(path) || found.is_none_or(|(_, kinds)| kinds.text > 0)
        };
        let texts = entity.iter().filter(|path| is_text(path)).count();
        let mut level = Level::default();
        for (i, path) in entity.iter().enumerate() {
            let mut field = Field::from(path.clone());
            if texts > 1 && is_text(path) {
                let escaped = FieldOption::Escape(Escaped::Separators);
                field.options = field.options.with(escaped);
            }
            level = level.literal(if i > 0 { "-" } else { "" }).part(field);
        }
        level
    }

    fn finer_than(&self, entity: &[FieldPath]) -> impl Iterator<Item = &FieldPath> {
        self.finer.iter().filter(move |path| !entity.contains(path))
    }

    fn periods(&self, periods: &[Period]) -> Vec<Level> {
        let of_time = |time| {
            let level = |period: &Period| Level::default().part(rollup(time, *period));
            periods.iter().map(level).collect::<Vec<_>>()
        };
        self.time.map_or_else(Vec::new, of_time)
    }

    fn with_periods(&self, start: &Level, periods: &[Period]) -> Vec<Level> {
        let of_time = |time| {
            let level = |period: &Period| start.clone().literal("-").part(rollup(time, *period));
            periods.iter().map(level).collect::<Vec<_>>()
        };
        self.time.map_or_else(Vec::new, of_time)
    }

    /// The entity as the first level, a finer property as the second, the id as the last.
    fn levels(&self, entity: &[FieldPath]) -> Vec<Vec<Level>> {
        let id = FieldPath::from("id");
        let level = |path: &FieldPath| Level::default().part(Field::from(path.clone()));
        let (is_id, first) = (entity.contains(&id), self.joined(entity));
        if is_id {
            return Vec::new();
        }
        let mut all = Vec::new();
        for finer in self.finer_than(entity).filter(|path| **path != id) {
            all.push(vec![first.clone(), level(finer)]);
            if self.has_id {
                all.push(vec![first.clone(), level(finer), level(&id)]);
            }
        }
        if self.has_id {
            all.push(vec![first, level(&id)]);
        }
        all
    }
}

fn hashed(start: Level, finer: &FieldPath, number: u64) -> Option<Level> {
    let range = range(number)?;
    let fields = [Field::from(finer.clone())];
    Some(start.literal(".").suffix(Suffix::hash(fields, range)))
}

fn range(n: u64) -> Option<SuffixRange> {
    u16::try_from(n).ok().and_then(SuffixRange::from_one)
}

fn rollup(time: &TimeField, period: Period) -> Field {
    let options = FieldOptions::default();
    let options = match time.epoch {
        Some(epoch) => options.with(FieldOption::Epoch(epoch)),
        None => options,
    };
    Field {
        path: time.field.path.clone(),
        options: options.with(FieldOption::Rollup(period)),
    }
}
