//! The ranges of places of the physical partitions.

use super::{BITS, Place};
use crate::number::count;
use crate::problem::Problem;

/// The most partitions that are drawn and counted.
const MOST: u64 = 10_000;

/// How the places are divided among physical partitions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ranges {
    label: String,
    /// Where each partition starts. The first is 0.
    starts: Vec<u128>,
}

impl Ranges {
    /// This many equal partitions, at least one.
    pub(crate) fn equal(partitions: u64) -> Result<Self, Problem> {
        Self::split(partitions, 0)
    }

    /// Equal partitions, the first few of which were split in halves: `20+10`.
    pub(crate) fn split(partitions: u64, halved: u64) -> Result<Self, Problem> {
        if partitions == 0 || partitions > MOST || halved > partitions {
            let label = label(partitions, halved);
            return Err(Problem::new(format!(
                "{label} partitions: a container has 1 to {MOST}, and at most all of them are split"
            )));
        }
        let width = (1 << BITS) / u128::from(partitions);
        let mut starts = Vec::new();
        for i in 0..partitions {
            let start = u128::from(i) * width;
            starts.push(start);
            if i < halved {
                starts.push(start + width / 2);
            }
        }
        let label = label(partitions, halved);
        Ok(Self { label, starts })
    }

    /// The value of `--ranges`: `20+10`, or `@FILE` with the start of each range in hex, one per line.
    pub(crate) fn parse(text: &str) -> Result<Self, Problem> {
        if let Some(path) = text.strip_prefix('@') {
            let lines = std::fs::read_to_string(path)
                .map_err(|error| Problem::new(format!("--ranges {text}: {error}")))?;
            return Self::from_lines(path, &lines);
        }
        let whole = text
            .split_once('+')
            .map(|(a, b)| (a.trim().parse(), b.trim().parse()));
        let Some((Ok(partitions), Ok(halved))) = whole else {
            return Err(Problem::new(format!(
                "--ranges {text}: write 20+10 for 20 partitions of which 10 were split, or @FILE with the start of each range in hex"
            )));
        };
        Self::split(partitions, halved)
    }

    fn from_lines(label: &str, lines: &str) -> Result<Self, Problem> {
        let mut starts = vec![0];
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            // A place has 32 digits; with levels more follow, which only divide the items of one first level.
            let digits = line.get(..line.len().min(32)).unwrap_or_default();
            let start = u128::from_str_radix(&format!("{digits:0<32}"), 16);
            match start {
                Ok(start) if start < 1 << BITS => starts.push(start),
                _ => {
                    return Err(Problem::new(format!(
                        "{label}: `{line}` is not the start of a range, which is 32 hex digits below 4000..."
                    )));
                }
            }
        }
        starts.sort_unstable();
        starts.dedup();
        if count(starts.len()) > MOST {
            return Err(Problem::new(format!("{label}: more than {MOST} ranges")));
        }
        Ok(Self {
            label: format!("{} of {label}", starts.len()),
            starts,
        })
    }

    /// Its name in reports: `20`, `20+10`, or `3 of FILE`.
    pub(crate) fn label(&self) -> &str {
        &self.label
    }

    /// How many partitions there are.
    pub(crate) fn len(&self) -> usize {
        self.starts.len()
    }

    /// The share of all places that each partition has.
    pub(crate) fn shares(&self) -> impl Iterator<Item = f64> {
        let ends = self.starts.iter().skip(1).copied().chain([1 << BITS]);
        self.starts.iter().zip(ends).map(|(start, end)| {
            // Halved until they fit: a share needs no more digits than a float has.
            let [width, all] = [end - start, 1 << BITS].map(|n| u64::try_from(n >> (BITS - 62)));
            crate::number::ratio(width.unwrap_or_default(), all.unwrap_or(1))
        })
    }

    /// The partition that a place is in, from 0.
    #[inline]
    pub(crate) fn partition(&self, place: Place) -> usize {
        // A guess from the upper bits, which is exact or off by one if all partitions have the same size.
        let upper = u64::try_from(place.0 >> (BITS - 64)).unwrap_or(u64::MAX);
        let guess = (u128::from(upper) * self.starts.len() as u128) >> 64;
        let guess = usize::try_from(guess).unwrap_or_default();
        let starts_before = |i: usize| self.starts.get(i).is_some_and(|start| *start <= place.0);
        if starts_before(guess) && !starts_before(guess + 1) {
            return guess;
        }
        self.starts
            .partition_point(|start| *start <= place.0)
            .saturating_sub(1)
    }
}

fn label(partitions: u64, halved: u64) -> String {
    match halved {
        0 => partitions.to_string(),
        _ => format!("{partitions}+{halved}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_ranges_are_those_of_the_definition() {
        for partitions in [1_u64, 2, 3, 5, 7, 20, 50, 999] {
            let ranges = Ranges::equal(partitions).unwrap();
            let width = (1_u128 << BITS) / u128::from(partitions);
            let edges = (0..partitions).flat_map(|i| {
                let start = u128::from(i) * width;
                [start.saturating_sub(1), start, start + 1, start + width / 2]
            });
            for place in edges.chain([(1 << BITS) - 1]) {
                let expected = (place / width).min(u128::from(partitions) - 1);
                assert_eq!(
                    ranges.partition(Place(place)) as u128,
                    expected,
                    "{partitions}"
                );
            }
        }
    }

    #[test]
    fn split_ranges_are_halves() {
        let ranges = Ranges::parse("2+1").unwrap();
        let quarter = 1 << (BITS - 2);
        let places = [0, quarter - 1, quarter, 2 * quarter, 4 * quarter - 1];
        assert_eq!(
            places.map(|place| ranges.partition(Place(place))),
            [0, 0, 1, 2, 2]
        );
        assert_eq!((ranges.len(), ranges.label()), (3, "2+1"));
    }

    #[test]
    fn real_ranges_are_read() {
        let ranges = Ranges::from_lines("f", "\n20000000000000000000000000000000\n10\n").unwrap();
        assert_eq!(ranges.len(), 3);
        assert_eq!(ranges.partition(Place(0x15 << 120)), 1);
        for wrong in ["x", "4000", "é"] {
            assert!(Ranges::from_lines("f", wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn wrong_numbers_are_refused() {
        for wrong in ["", "20", "0+0", "2+3", "a+1", "@/no/such/file"] {
            assert!(Ranges::parse(wrong).is_err(), "{wrong}");
        }
        assert!(Ranges::equal(0).is_err());
    }
}
