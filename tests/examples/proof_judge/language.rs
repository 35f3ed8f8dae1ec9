//! A set of strings, as an automaton: the strings that one part of a key can have.
//!
//! Everything here follows `docs/attributes.md` and `spec/SPEC.md`, and nothing follows the proofs that it judges.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::hash::Hash;

use crate::alphabet::Alphabet;
use crate::random::Random;

/// A nondeterministic automaton. No string in it is empty: a checked key refuses an empty part.
#[derive(Clone, Default)]
pub struct Language {
    pub starts: Vec<usize>,
    pub steps: Vec<Vec<(char, usize)>>,
    pub ends: Vec<bool>,
}

impl Language {
    /// All states that can be reached, from a description of the steps.
    pub fn explore<S: Clone + Eq + Hash>(
        alphabet: &Alphabet,
        start: S,
        step: impl Fn(&S, char) -> Option<S>,
        is_end: impl Fn(&S) -> bool,
    ) -> Self {
        let mut numbers = HashMap::from([(start.clone(), 0)]);
        let mut states = vec![start];
        let mut language = Self {
            starts: vec![0],
            ..Self::default()
        };
        let mut at = 0;
        while at < states.len() {
            let state = states[at].clone();
            let mut steps = Vec::new();
            for c in alphabet.chars() {
                let Some(next) = step(&state, c) else {
                    continue;
                };
                let number = *numbers.entry(next.clone()).or_insert_with(|| {
                    states.push(next);
                    states.len() - 1
                });
                steps.push((c, number));
            }
            language.steps.push(steps);
            language.ends.push(is_end(&state));
            at += 1;
        }
        language.ends[0] = false;
        language.trimmed()
    }

    /// Any string of the alphabet, or any one character.
    pub fn text(alphabet: &Alphabet, only_one: bool) -> Self {
        Self::explore(
            alphabet,
            false,
            |has_some, _| (!(only_one && *has_some)).then_some(true),
            |has_some| *has_some,
        )
    }

    /// These strings.
    pub fn names(alphabet: &Alphabet, names: &[String]) -> Self {
        Self::explore(
            alphabet,
            String::new(),
            |start, c| {
                let longer = format!("{start}{c}");
                let starts = names.iter().any(|name| name.starts_with(&longer));
                starts.then_some(longer)
            },
            |start| names.contains(start),
        )
    }

    /// The decimal digits of the numbers from `low` to `high`, with zeros in front up to a width.
    pub fn numbers(alphabet: &Alphabet, low: u128, high: u128, width: Option<usize>) -> Self {
        let widths = width.map_or(1..=39, |width| width..=width);
        let mut language = Self::default();
        for digits in widths {
            let power = |digits: usize| {
                10_u128.checked_pow(u32::try_from(digits).expect("it is at most 39"))
            };
            let high = power(digits).map_or(high, |end| high.min(end - 1));
            let low = if width.is_some() || digits == 1 {
                low
            } else {
                low.max(power(digits - 1).expect("it has at most 39 digits"))
            };
            if low <= high {
                let between = Between::new(format!("{low:0digits$}"), format!("{high:0digits$}"));
                language = language.or(&Self::explore(
                    alphabet,
                    between.start(),
                    |at, c| {
                        between
                            .step(*at, c)
                            .filter(|_| c.is_ascii_digit() && at.0 < digits)
                    },
                    |at| at.0 == digits,
                ));
            }
        }
        language
    }

    /// The same strings after one character.
    pub fn after(mut self, first: char) -> Self {
        self.steps
            .push(self.starts.iter().map(|start| (first, *start)).collect());
        self.ends.push(false);
        self.starts = vec![self.steps.len() - 1];
        self
    }

    /// The strings of both.
    pub fn or(mut self, other: &Self) -> Self {
        let offset = self.steps.len();
        self.starts
            .extend(other.starts.iter().map(|start| start + offset));
        let moved = other.steps.iter().map(|steps| {
            let steps = steps.iter().map(|(c, to)| (*c, to + offset));
            steps.collect()
        });
        self.steps.extend(moved);
        self.ends.extend(&other.ends);
        self
    }

    /// Each character replaced by a different one.
    pub fn mapped(mut self, map: impl Fn(char) -> char) -> Self {
        for step in self.steps.iter_mut().flatten() {
            step.0 = map(step.0);
        }
        for steps in &mut self.steps {
            steps.sort_unstable();
            steps.dedup();
        }
        self
    }

    /// The strings without these characters.
    pub fn without(mut self, is_forbidden: impl Fn(char) -> bool) -> Self {
        for steps in &mut self.steps {
            steps.retain(|(c, _)| !is_forbidden(*c));
        }
        self.trimmed()
    }

    /// The strings of at most this many bytes.
    pub fn at_most(&self, alphabet: &Alphabet, bytes: usize) -> Self {
        let union = self.starts.iter().map(|start| {
            // Only deterministic automata are limited, so that a state and a length are one state.
            Self::explore(
                alphabet,
                (*start, 0),
                |(state, len), c| {
                    let mut steps = self.steps[*state].iter().filter(|step| step.0 == c);
                    let next = steps.next()?.1;
                    assert!(steps.next().is_none(), "two steps with {c:?}");
                    Some((next, len + c.len_utf8())).filter(|(_, len)| *len <= bytes)
                },
                |(state, _)| self.ends[*state],
            )
        });
        union.fold(Self::default(), |union, language| union.or(&language))
    }

    /// Percent-escapes characters: each byte becomes `%` and two upper-case hex digits.
    pub fn escaped(mut self, is_escaped: impl Fn(char) -> bool) -> Self {
        for state in 0..self.steps.len() {
            let (kept, replaced) = self.steps[state].iter().partition(|(c, _)| !is_escaped(*c));
            let replaced: Vec<(char, usize)> = replaced;
            self.steps[state] = kept;
            for (c, to) in replaced {
                let text = escape(c);
                let mut from = state;
                for (at, c) in text.char_indices() {
                    let is_last = at + c.len_utf8() == text.len();
                    let next = if is_last { to } else { self.add_state() };
                    self.steps[from].push((c, next));
                    from = next;
                }
            }
        }
        self
    }

    fn add_state(&mut self) -> usize {
        self.steps.push(Vec::new());
        self.ends.push(false);
        self.steps.len() - 1
    }

    /// Without the states from which no string ends.
    fn trimmed(mut self) -> Self {
        let mut is_useful = self.ends.clone();
        loop {
            let mut has_changed = false;
            for state in 0..self.steps.len() {
                if !is_useful[state] && self.steps[state].iter().any(|(_, to)| is_useful[*to]) {
                    is_useful[state] = true;
                    has_changed = true;
                }
            }
            if !has_changed {
                break;
            }
        }
        for steps in &mut self.steps {
            steps.retain(|(_, to)| is_useful[*to]);
        }
        self.starts.retain(|start| is_useful[*start]);
        self
    }

    pub fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// A random string of it.
    pub fn sample(&self, random: &mut Random) -> String {
        let mut state = random.pick(&self.starts);
        let mut text = String::new();
        loop {
            let steps = &self.steps[state];
            if self.ends[state] && (steps.is_empty() || random.one_in(3)) {
                return text;
            }
            let (c, next) = random.pick(steps);
            text.push(c);
            state = next;
        }
    }
}

/// An escaped character.
pub fn escape(c: char) -> String {
    let mut buffer = [0; 4];
    let mut escaped = String::new();
    for byte in c.encode_utf8(&mut buffer).bytes() {
        let _ = write!(escaped, "%{byte:02X}");
    }
    escaped
}

/// The strings of one length between two others, in the order of their characters.
pub struct Between {
    low: Vec<char>,
    high: Vec<char>,
}

/// How many characters there were, and whether they are still those of the lower and of the upper end.
pub type Bounded = (usize, bool, bool);

impl Between {
    pub fn new(low: String, high: String) -> Self {
        let [low, high] = [low, high].map(|text| text.chars().collect());
        Self { low, high }
    }

    #[expect(clippy::unused_self, reason = "reads like `step`")]
    pub const fn start(&self) -> Bounded {
        (0, true, true)
    }

    pub fn step(&self, (at, is_low, is_high): Bounded, c: char) -> Option<Bounded> {
        let (low, high) = (self.low.get(at)?, self.high.get(at)?);
        if (is_low && c < *low) || (is_high && c > *high) {
            return None;
        }
        Some((at + 1, is_low && c == *low, is_high && c == *high))
    }
}
