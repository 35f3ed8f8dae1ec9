//! A list of pieces as one automaton, and the search for a string that two different tuples produce.

use std::collections::VecDeque;

use crate::language::Language;

/// A piece of the string: its languages, one for present values and perhaps one for the absent value.
pub struct Segment {
    pub languages: Vec<Language>,
}

/// Where a state is: in which segment, and in which of its languages.
type Place = (usize, usize);

/// The string of a segment, and which of its languages it is from.
pub type Chosen = (usize, String);

/// A string that two different tuples produce.
#[derive(Clone, Debug)]
pub struct Collision {
    pub left: Vec<Chosen>,
    pub right: Vec<Chosen>,
}

/// The automaton of a string that is built from segments, none of which is empty.
pub struct Chain {
    segments: usize,
    steps: Vec<Vec<(char, usize)>>,
    places: Vec<Place>,
    ends: Vec<bool>,
}

impl Chain {
    pub fn new(segments: &[Segment]) -> Self {
        // State 0 is before the first character.
        let mut chain = Self {
            segments: segments.len(),
            steps: vec![Vec::new()],
            places: vec![(usize::MAX, 0)],
            ends: vec![false],
        };
        let mut open = vec![0];
        for (at, segment) in segments.iter().enumerate() {
            let mut ends = Vec::new();
            for (which, language) in segment.languages.iter().enumerate() {
                let offset = chain.steps.len();
                for (state, steps) in language.steps.iter().enumerate() {
                    let moved = steps.iter().map(|(c, to)| (*c, to + offset));
                    chain.steps.push(moved.collect());
                    chain.places.push((at, which));
                    chain.ends.push(false);
                    if language.ends[state] {
                        ends.push(state + offset);
                    }
                }
                for start in &language.starts {
                    let first = chain.steps[start + offset].clone();
                    for state in &open {
                        chain.steps[*state].extend(&first);
                    }
                }
            }
            open = ends;
        }
        for state in open {
            chain.ends[state] = true;
        }
        for steps in &mut chain.steps {
            steps.sort_unstable();
            steps.dedup();
        }
        chain
    }

    /// The shortest string with two different tuples.
    ///
    /// Two runs over the same string are two tuples. They differ if after some character one of them is in a different segment,
    /// because no segment is empty, or if one is in the language of the absent value and the other is not.
    pub fn collision(&self) -> Option<Collision> {
        let states = self.steps.len();
        let index = |(left, right, differ): (usize, usize, bool)| {
            (left * states + right) * 2 + usize::from(differ)
        };
        let mut is_known = vec![false; states * states * 2];
        let mut pairs = vec![((0, 0, false), usize::MAX, '\0')];
        is_known[0] = true;
        let mut queue = VecDeque::from([0]);
        while let Some(at) = queue.pop_front() {
            let (left, right, differ) = pairs[at].0;
            if differ && self.ends[left] && self.ends[right] {
                return Some(self.read(&pairs, at));
            }
            let (mut of_left, mut of_right) = (&self.steps[left][..], &self.steps[right][..]);
            while let (Some((c, _)), Some((d, _))) = (of_left.first(), of_right.first()) {
                let (c, same_left) = (*c.min(d), |steps: &[(char, usize)]| {
                    steps.iter().take_while(|step| step.0 == *c.min(d)).count()
                });
                let (here, there) = (same_left(of_left), same_left(of_right));
                for (_, left) in &of_left[..here] {
                    for (_, right) in &of_right[..there] {
                        let differ = differ || self.places[*left] != self.places[*right];
                        let next = (*left, *right, differ);
                        if !std::mem::replace(&mut is_known[index(next)], true) {
                            pairs.push((next, at, c));
                            queue.push_back(pairs.len() - 1);
                        }
                    }
                }
                (of_left, of_right) = (&of_left[here..], &of_right[there..]);
            }
        }
        None
    }

    /// The string and both tuples of a pair of runs.
    fn read(&self, pairs: &[((usize, usize, bool), usize, char)], mut at: usize) -> Collision {
        let mut path = Vec::new();
        while pairs[at].1 != usize::MAX {
            path.push((pairs[at].0, pairs[at].2));
            at = pairs[at].1;
        }
        path.reverse();
        let tuple = |state: fn(&(usize, usize, bool)) -> usize| {
            let mut tuple = vec![(0, String::new()); self.segments];
            for (pair, c) in &path {
                let (segment, which) = self.places[state(pair)];
                tuple[segment].0 = which;
                tuple[segment].1.push(*c);
            }
            tuple
        };
        Collision {
            left: tuple(|pair| pair.0),
            right: tuple(|pair| pair.1),
        }
    }

    /// Whether a tuple produces this string.
    pub fn has(&self, text: &str) -> bool {
        let mut states = vec![0];
        for c in text.chars() {
            let steps = states.iter().flat_map(|state: &usize| &self.steps[*state]);
            let mut next: Vec<_> = steps
                .filter(|step| step.0 == c)
                .map(|step| step.1)
                .collect();
            next.sort_unstable();
            next.dedup();
            states = next;
        }
        states.iter().any(|state| self.ends[*state])
    }
}
