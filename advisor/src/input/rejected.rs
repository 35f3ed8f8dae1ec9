//! Items that could not be used, with their first locations.

use std::collections::BTreeMap;

use crate::input::row::At;

/// How many locations are named.
const NAMED: usize = 3;

/// How often each problem occurred, and where first.
#[derive(Clone, Debug, Default)]
pub(crate) struct RejectedItems(BTreeMap<String, Rejected>);

/// One kind of problem.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rejected {
    pub(crate) items: u64,
    pub(crate) first: Vec<At>,
}

impl RejectedItems {
    pub(crate) fn add(&mut self, what: &str, at: At, items: u64) {
        if !self.0.contains_key(what) {
            self.0.insert(what.to_owned(), Rejected::default());
        }
        if let Some(rejected) = self.0.get_mut(what) {
            rejected.add(items, &[at]);
        }
    }

    pub(crate) fn absorb(&mut self, other: &mut Self) {
        for (what, rejected) in std::mem::take(&mut other.0) {
            self.0
                .entry(what)
                .or_default()
                .add(rejected.items, &rejected.first);
        }
    }

    pub(crate) fn items(&self) -> u64 {
        self.0.values().map(|rejected| rejected.items).sum()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, &Rejected)> {
        self.0
            .iter()
            .map(|(what, rejected)| (what.as_str(), rejected))
    }
}

impl Rejected {
    fn add(&mut self, items: u64, first: &[At]) {
        self.items += items;
        let is_earlier = |at: &At| self.first.len() < NAMED || self.first.last() > Some(at);
        let earlier: Vec<_> = first.iter().copied().filter(is_earlier).collect();
        if !earlier.is_empty() {
            self.first.extend(earlier);
            self.first.sort_unstable();
            self.first.truncate(NAMED);
        }
    }

    /// `a.csv:7, a.csv:9 and 4 more`
    pub(crate) fn places(&self, files: &[String]) -> String {
        let name = |at: &At| {
            let file = usize::try_from(at.file)
                .ok()
                .and_then(|file| files.get(file));
            format!("{}:{}", file.map_or("", String::as_str), at.line)
        };
        let named: Vec<_> = self.first.iter().map(name).collect();
        let more = self.items.saturating_sub(crate::number::count(named.len()));
        match more {
            0 => named.join(", "),
            _ => format!(
                "{} and {} more",
                named.join(", "),
                crate::number::grouped(more)
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_places_are_named() {
        let (mut all, mut part) = (RejectedItems::default(), RejectedItems::default());
        for line in [9, 7, 8, 2] {
            all.add("bad", At { file: 0, line }, 1);
        }
        part.add("bad", At { file: 0, line: 1 }, 1);
        all.absorb(&mut part);
        let (what, rejected) = all.iter().next().unwrap();
        assert_eq!((what, rejected.items), ("bad", 5));
        assert_eq!(
            rejected.places(&["a.csv".into()]),
            "a.csv:1, a.csv:2, a.csv:7 and 2 more"
        );
    }
}
