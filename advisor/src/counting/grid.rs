//! How many items each partition gets in each window.

use std::collections::HashMap;

use crate::placement::{Place, Ranges};

/// The windows that were seen, each with a slot.
#[derive(Clone, Debug, Default)]
pub(crate) struct Windows {
    slots: HashMap<i64, u32>,
    numbers: Vec<i64>,
    last: Option<(i64, u32)>,
}

impl Windows {
    /// The slot of a window.
    #[inline]
    pub(crate) fn slot(&mut self, window: i64) -> u32 {
        if let Some((last, slot)) = self.last
            && last == window
        {
            return slot;
        }
        let next = u32::try_from(self.numbers.len()).unwrap_or(u32::MAX);
        let slot = *self.slots.entry(window).or_insert(next);
        if slot == next {
            self.numbers.push(window);
        }
        self.last = Some((window, slot));
        slot
    }

    /// The windows in the order of their slots.
    pub(crate) fn numbers(&self) -> &[i64] {
        &self.numbers
    }

    pub(crate) fn len(&self) -> usize {
        self.numbers.len()
    }
}

/// The items of each window and partition, for each way to divide a container.
#[derive(Clone, Debug)]
pub(crate) struct Grid {
    /// The number of cells of a window.
    width: usize,
    cells: Vec<u64>,
}

impl Grid {
    pub(crate) fn new(width: usize) -> Self {
        Self {
            width: width.max(1),
            cells: Vec::new(),
        }
    }

    /// Counts items at a place.
    #[inline]
    pub(crate) fn add(&mut self, divisions: &[Ranges], slot: u32, place: Place, items: u64) {
        let width = self.width;
        let mut start = usize::try_from(slot).unwrap_or_default() * width;
        if self.cells.len() < start + width {
            self.cells.resize(start + width, 0);
        }
        for ranges in divisions {
            if let Some(cell) = self.cells.get_mut(start + ranges.partition(place)) {
                *cell += items;
            }
            start += ranges.len();
        }
    }

    /// The items of each partition of one division, for each slot that has any.
    pub(crate) fn rows<'a>(
        &'a self,
        divisions: &'a [Ranges],
        division: usize,
    ) -> impl Iterator<Item = (usize, &'a [u64])> + use<'a> {
        let start: usize = divisions[..division].iter().map(Ranges::len).sum();
        let end = start + divisions.get(division).map_or(0, Ranges::len);
        let rows = self.cells.chunks_exact(self.width).enumerate();
        rows.map(move |(slot, row)| (slot, &row[start..end]))
            .filter(|(_, row)| row.iter().any(|items| *items > 0))
    }
}

#[inline]
pub(super) fn position(slot: u32) -> usize {
    usize::try_from(slot).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::placement::BITS;

    #[test]
    fn windows_keep_their_slots() {
        let mut windows = Windows::default();
        assert_eq!(
            [5, 5, -3, 5, 7].map(|window| windows.slot(window)),
            [0, 0, 1, 0, 2]
        );
        assert_eq!((windows.numbers(), windows.len()), (&[5, -3, 7][..], 3));
    }

    #[test]
    fn grids_add_up() {
        let divisions = [Ranges::equal(2).unwrap(), Ranges::equal(4).unwrap()];
        let mut grid = Grid::new(6);
        let places = [0_u128, 1, 3].map(|quarter| Place(quarter << (BITS - 2)));
        grid.add(&divisions, 0, places[0], 1);
        grid.add(&divisions, 2, places[1], 2);
        grid.add(&divisions, 0, places[2], 3);
        let rows: Vec<_> = grid.rows(&divisions, 1).collect();
        assert_eq!(rows, [(0, &[1, 0, 0, 3][..]), (2, &[0, 2, 0, 0])]);
        assert_eq!(grid.rows(&divisions, 0).next(), Some((0, &[1, 3][..])));
    }
}
