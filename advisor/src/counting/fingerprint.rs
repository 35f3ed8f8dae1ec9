//! Fingerprints of items: items of one window with the same fingerprint have the same key, so the key is written only once.

use synthetic_key_format::compute::{Document, Formula, Value, unix_seconds};
use synthetic_key_format::{Epoch, Field, Layout, Period, Source};

use crate::counting::Timed;
use crate::counting::hash::{combine, hash_value};
use crate::counting::window::TimeField;
use crate::input::batch::Batch;
use crate::input::row::Columns;

/// How to compute the fingerprints of a layout.
#[derive(Clone, Debug)]
pub(crate) struct Fingerprints {
    parts: Vec<FingerprintPart>,
    formula: Formula,
}

/// The input of a part of a key.
#[derive(Clone, Debug)]
enum FingerprintPart {
    /// The value of this column.
    Value(usize),
    /// The period of a time in this column, with its length in seconds.
    Period(usize, Option<Epoch>, i64),
    /// The same for the item's own time, if the window is longer. A shorter window implies it.
    OwnPeriod(i64),
    /// The number of a suffix from this column.
    Number(usize),
    /// The number of a suffix from these columns, one for each field of the formula.
    NumberOfSeveral(Vec<usize>),
    /// A number that is drawn if this column has none.
    Drawn(usize),
}

impl Fingerprints {
    /// From a layout, its formula, the property with the time, and the window.
    pub(crate) fn new(
        layout: &Layout,
        formula: &Formula,
        columns: &Columns,
        time: &TimeField,
        window: Period,
    ) -> Self {
        let part = |field: &Field| {
            let column = columns.position(&field.path);
            let Some(period) = field.options.rollup() else {
                return Some(FingerprintPart::Value(column));
            };
            let epoch = field.options.epoch();
            let is_own = field.path == time.field.path && epoch == time.epoch;
            match is_own {
                true if period <= window => None,
                true => Some(FingerprintPart::OwnPeriod(length(period))),
                false => Some(FingerprintPart::Period(column, epoch, length(period))),
            }
        };
        let mut parts: Vec<_> = layout.parts().filter_map(part).collect();
        parts.extend(layout.suffix().map(|suffix| match &suffix.source {
            Source::Drawn(path) => FingerprintPart::Drawn(columns.position(path)),
            // There is no formula for such a layout, but the input of the number distinguishes keys as well.
            Source::Function { path, .. } => FingerprintPart::Value(columns.position(path)),
            Source::Hash { fields, .. } => {
                if let [only] = &fields[..] {
                    return FingerprintPart::Number(columns.position(&only.path));
                }
                let fields = formula.fields().iter();
                FingerprintPart::NumberOfSeveral(
                    fields.map(|path| columns.position(path)).collect(),
                )
            }
        }));
        Self {
            parts,
            formula: formula.clone(),
        }
    }

    /// Mixes the values of a batch into the fingerprints of its items, which have a start value already. `draw` draws a number.
    pub(crate) fn combine(
        &self,
        batch: &Batch,
        items: &[Timed],
        draw: impl Fn(usize) -> u64,
        fingerprints: &mut [u64],
    ) {
        for part in &self.parts {
            match part {
                FingerprintPart::Value(column) => {
                    let hashes = batch.column(*column).map(hash_value);
                    combine_all(fingerprints, items, |item| {
                        hashes.get(item.row()).unwrap_or_default()
                    });
                }
                FingerprintPart::Period(column, epoch, length) => {
                    let periods = batch
                        .column(*column)
                        .map(|value| period_of(value, *epoch, *length));
                    combine_all(fingerprints, items, |item| {
                        periods.get(item.row()).unwrap_or_default()
                    });
                }
                FingerprintPart::OwnPeriod(length) => {
                    combine_all(fingerprints, items, |item| {
                        item.seconds.div_euclid(*length).cast_unsigned()
                    });
                }
                FingerprintPart::Number(column) => {
                    let numbers = batch
                        .column(*column)
                        .map(|value| number(self.formula.suffix_number(&OneValue(value))));
                    combine_all(fingerprints, items, |item| {
                        numbers.get(item.row()).unwrap_or(NO_NUMBER)
                    });
                }
                FingerprintPart::NumberOfSeveral(columns) => {
                    combine_all(fingerprints, items, |item| {
                        let row = item.row();
                        let document = BatchDocument {
                            batch,
                            columns,
                            row,
                        };
                        number(self.formula.suffix_number(&document))
                    });
                }
                FingerprintPart::Drawn(column) => {
                    let values = batch.column(*column);
                    combine_all(fingerprints, items, |item| match values.value(item.row()) {
                        Value::Missing | Value::Null => draw(item.row()),
                        value => hash_value(value),
                    });
                }
            }
        }
    }
}

#[inline]
fn combine_all(fingerprints: &mut [u64], items: &[Timed], of: impl Fn(&Timed) -> u64) {
    for (fingerprint, item) in fingerprints.iter_mut().zip(items) {
        *fingerprint = combine(*fingerprint, of(item));
    }
}

/// No suffix has this number.
const NO_NUMBER: u64 = u64::MAX;

fn number(number: Option<u32>) -> u64 {
    number.map_or(NO_NUMBER, u64::from)
}

/// The period of a time. A date and a time of the same day differ: only one has an hour.
fn period_of(value: Value, epoch: Option<Epoch>, length: i64) -> u64 {
    match unix_seconds(value, epoch) {
        Ok(seconds) => combine(
            combine(0, has_clock(value).into()),
            seconds.div_euclid(length).cast_unsigned(),
        ),
        Err(_) => hash_value(value),
    }
}

/// Whether a time is more than a date.
#[inline]
pub(crate) fn has_clock(value: Value) -> bool {
    match value {
        Value::Text(text) => memchr::memchr(b':', text.as_bytes()).is_some(),
        value => !matches!(value, Value::Date(_)),
    }
}

/// Whether a text would be a time if it had a time zone.
pub(crate) fn lacks_zone(value: Value) -> bool {
    let Value::Text(text) = value else {
        return false;
    };
    let with_zone = format!("{}Z", text.replacen(' ', "T", 1));
    unix_seconds(Value::Text(&with_zone), None).is_ok()
}

/// The seconds of a period, or of its days if they differ.
fn length(period: Period) -> i64 {
    match period {
        Period::Year | Period::Month | Period::Day => 86_400,
        Period::Hour => 3_600,
        Period::Minute => 60,
        Period::Second | Period::Millisecond | Period::Microsecond | Period::Nanosecond => 1,
    }
}

/// A document whose fields all have one value.
struct OneValue<'a>(Value<'a>);

impl Document for OneValue<'_> {
    #[inline]
    fn value(&self, _field: usize) -> Value<'_> {
        self.0
    }
}

struct BatchDocument<'a> {
    batch: &'a Batch<'a>,
    columns: &'a [usize],
    row: usize,
}

impl Document for BatchDocument<'_> {
    fn value(&self, field: usize) -> Value<'_> {
        let column = self.columns.get(field);
        column.map_or(Value::Missing, |column| {
            self.batch.column(*column).value(self.row)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::batch::{Column, Item};
    use crate::input::row::{At, Cell};
    use crate::layouts::candidate::Candidate;
    use synthetic_key_format::compute::Key;

    const LAYOUTS: &[&str] = &[
        "{a}",
        "{a:lower}-{b:?\"none\"}",
        "{at:day}-{a}",
        "{at:minute}",
        "{at:hour}{/}{b:03}",
        "{other:month}",
        "{other:hour}-{a}",
        "{at:day}.{xxh64(a) % 2 + 1}",
        "{b}.{xxh64(a, other:day) % 3 + 1}",
        "{a}.{drawn in 1..=2}",
    ];

    fn cells() -> [Vec<Cell<'static>>; 5] {
        let texts = |texts: &[&'static str]| texts.iter().copied().map(Value::Text).collect();
        let times = texts(&[
            "2018-08-09",
            "2018-08-09T00:00:00Z",
            "2018-08-09T02:00:00+02:00",
            "2018-08-09T00:01:00Z",
            "2018-08-10T00:00:00Z",
        ]);
        let mut other: Vec<Value> = texts(&["2018-08-09", "2018-08-09T00:00:01Z", "x"]);
        other.push(Value::Null);
        let mut a: Vec<Value> = texts(&["A", "a", "b", "1", ""]);
        a.extend([Value::Integer(1), Value::Missing]);
        let b = vec![
            Value::Null,
            Value::Missing,
            Value::Integer(7),
            Value::Text("7"),
        ];
        let drawn = vec![Value::Missing, Value::Integer(1), Value::Integer(3)];
        [times, a, b, other, drawn].map(|values| values.into_iter().map(Cell::Value).collect())
    }

    /// For every combination of the values: if window and fingerprint are equal, so are the keys.
    #[test]
    fn equal_fingerprints_are_equal_keys() {
        let values = cells();
        let rows: usize = values.iter().map(Vec::len).product();
        let mut divisor = 1;
        let columns = values.map(|cells| {
            let codes =
                (0..rows).map(|row| crate::input::batch::row_number(row / divisor % cells.len()));
            let codes = codes.collect();
            divisor *= cells.len();
            Column::coded(cells, codes)
        });
        let at = At { file: 0, line: 1 };
        let item = |number| Item {
            at,
            number,
            bytes: 0,
        };
        let batch = Batch {
            columns: columns.into(),
            items: (0..crate::number::count(rows)).map(item).collect(),
        };
        let time = TimeField::parse("at").unwrap();
        for (layout, window) in LAYOUTS.iter().flat_map(|layout| {
            [Period::Hour, Period::Day, Period::Year].map(|window| (layout, window))
        }) {
            let mut columns = Columns::default();
            for name in ["at", "a", "b", "other", "drawn"] {
                columns.number_of(&name.into());
            }
            let candidate = Candidate::parse(layout, &mut columns).unwrap();
            let fingerprints = candidate.fingerprints_of(&columns, &time, window);
            let items = Timed::all(&batch, window);
            let mut found: Vec<u64> = items.iter().map(|(_, start)| *start).collect();
            let items: Vec<_> = items.into_iter().map(|(item, _)| item).collect();
            let draw = |row: usize| candidate.draw(42, at, crate::number::count(row)).into();
            fingerprints.combine(&batch, &items, draw, &mut found);
            let mut keys = std::collections::HashMap::new();
            for (item, fingerprint) in items.iter().zip(found) {
                let mut key = Key::default();
                let time = Some((0, item.seconds));
                let written = candidate.write_key(&batch.row(item.row()), time, 42, &mut key);
                let key = written
                    .ok()
                    .map(|()| key.levels().map(str::to_owned).collect::<Vec<_>>());
                let first = keys.entry(fingerprint).or_insert_with(|| key.clone());
                assert_eq!(*first, key, "{layout} {window:?}");
            }
            assert!(
                keys.len() > 1 && keys.len() < rows,
                "{layout}: {}",
                keys.len()
            );
        }
    }
}
