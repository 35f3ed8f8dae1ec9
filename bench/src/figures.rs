//! The summary of a run. Each line names the other side, and includes the cases where ours costs more.

use crate::compare::Compared;
use crate::documents::{FIELD, FIELDS, ID, Json, KEY, title};
use crate::keys::{self, FORMAT, OURS};
use crate::spread::Evenness;

/// The keys that are compared with `format!`.
const KEYS: [&str; 3] = [keys::SHORT, keys::DATED, keys::LONG];

/// The lines, `name: value`.
#[must_use]
pub fn lines(tables: &[Compared], spread: &[Evenness]) -> [String; 5] {
    let find = |title: &str| tables.iter().find(|one| one.table.title == title);
    let ratio = |title: &str, row: &str, of: &str| {
        let ratio = find(title).map(|table| table.ratio(row, of));
        ratio.map_or((f64::NAN, f64::NAN), |(count, time)| {
            (count.unwrap_or(f64::NAN), time)
        })
    };
    let both = |title: &str, row: &str, of: &str| {
        let (count, time) = ratio(title, row, of);
        format!("{count:.2} in instructions, {time:.2} in time")
    };
    let over = |ratios: &[(f64, f64)]| {
        format!(
            "{} in instructions, {} in time",
            range(ratios.iter().map(|(count, _)| *count)),
            range(ratios.iter().map(|(_, time)| *time))
        )
    };
    let with_format = KEYS.map(|title| ratio(title, OURS, FORMAT));
    let by_hand: Vec<_> = tables
        .iter()
        .flat_map(|one| one.table.ratios.iter().map(move |ratio| (one, ratio)))
        .filter(|(_, ratio)| ratio.row == OURS)
        .map(|(one, ratio)| {
            let (count, time) = one.ratio(OURS, ratio.of);
            (count.unwrap_or(f64::NAN), time)
        })
        .collect();
    let allocations = find(keys::LONG).map_or(f64::NAN, |table| table.row(OURS).allocations);
    let ours = || spread.iter().filter(|one| one.is_ours());
    let (write, read) = (title::<Json>("write"), title::<Json>("read and verify"));
    [
        format!(
            "a key, against `format!` with the same hash: {}; {} for up to 72 bytes",
            over(&with_format),
            counted(allocations)
        ),
        format!(
            "a key, against a buffer that an expert fills by hand, over {} kinds of keys: {}",
            by_hand.len(),
            over(&by_hand)
        ),
        format!(
            "writing ten fields as JSON with their key, against a field that is filled already: {}; with key and id {}",
            both(&write, KEY, FIELD),
            both(&write, ID, FIELDS)
        ),
        format!(
            "reading and verifying them, against reading without: {}; with key and id {}",
            both(&read, KEY, FIELD),
            both(&read, ID, FIELDS)
        ),
        format!(
            "spread of six kinds of ids over 400 suffixes: chi-square per degree of freedom {}, {} empty suffixes",
            range(ours().map(|one| one.chi_square)),
            ours().map(|one| one.empty).sum::<usize>()
        ),
    ]
}

fn counted(allocations: f64) -> String {
    if allocations == 0.0 {
        return "no allocation".into();
    }
    format!("{allocations} allocations")
}

fn range(ratios: impl IntoIterator<Item = f64>) -> String {
    let widen = |(low, high): (f64, f64), ratio: f64| (low.min(ratio), high.max(ratio));
    let (low, high) = ratios
        .into_iter()
        .fold((f64::INFINITY, f64::NEG_INFINITY), widen);
    format!("{low:.2} to {high:.2}")
}

#[cfg(test)]
mod tests {
    use super::{Compared, lines};
    use crate::TABLES;
    use crate::measure::Measured;

    /// The line about hand-written code covers every kind of key, not only those where ours is faster.
    #[test]
    fn every_kind_of_key_is_compared_with_an_expert() {
        let one = Measured {
            nanos: 1.0,
            allocations: 0.0,
            instructions: Some(1.0),
        };
        let tables = TABLES.iter().map(|table| table()).map(|table| {
            let rows = table.rows.iter().map(|_| one).collect();
            Compared { table, rows }
        });
        let by_hand = &lines(&tables.collect::<Vec<_>>(), &[])[1];
        assert!(
            by_hand.ends_with(
                "over 9 kinds of keys: 1.00 to 1.00 in instructions, 1.00 to 1.00 in time"
            ),
            "{by_hand}"
        );
    }
}
