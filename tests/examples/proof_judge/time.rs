//! The strings of dates and timestamps: the start of `YYYY-MM-DDThh:mm:ss.nnnnnnnnn`, and only days that exist.

use crate::alphabet::Alphabet;
use crate::language::{Between, Language};

/// The periods, with the length of their strings.
pub const PERIODS: [(&str, usize); 9] = [
    ("year", 4),
    ("month", 7),
    ("day", 10),
    ("hour", 13),
    ("minute", 16),
    ("second", 19),
    ("ms", 23),
    ("us", 26),
    ("ns", 29),
];

const FIRST: &str = "0000-01-01T00:00:00.000000000";
const LAST: &str = "9999-12-31T23:59:59.999999999";

/// Which timestamps a type can hold.
#[derive(Clone, Copy)]
pub struct Range {
    pub first: &'static str,
    pub last: &'static str,
    /// How many digits of a second's fraction it keeps.
    pub fraction: usize,
}

impl Range {
    pub const ALL: Self = Self {
        first: "",
        last: "",
        fraction: 9,
    };
}

/// What the characters so far mean for those that follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Moment {
    /// The number that is being read, or what is needed of it.
    number: u32,
    is_leap: bool,
    days: u32,
}

/// The timestamps of a range, up to a length.
pub fn language(alphabet: &Alphabet, len: usize, range: Range) -> Language {
    let end = |own: &str, of_all: &str| format!("{own}{}", &of_all[own.len()..])[..len].to_owned();
    let between = Between::new(end(range.first, FIRST), end(range.last, LAST));
    let start = Moment {
        number: 0,
        is_leap: false,
        days: 0,
    };
    Language::explore(
        alphabet,
        (between.start(), start),
        |(bounded, moment), c| {
            let at = bounded.0;
            let next = between.step(*bounded, c)?;
            Some((next, step(*moment, at, c, range.fraction)?))
        },
        |(bounded, _)| bounded.0 == len,
    )
}

fn step(moment: Moment, at: usize, c: char, fraction: usize) -> Option<Moment> {
    let separator = FIRST.as_bytes()[at];
    if !separator.is_ascii_digit() {
        return (char::from(separator) == c).then_some(moment);
    }
    let digit = c.to_digit(10)?;
    let number = moment.number * 10 + digit;
    let so_far = |number| Some(Moment { number, ..moment });
    let limited = |last: u32| {
        (number <= last).then_some(Moment {
            number: 0,
            ..moment
        })
    };
    match at {
        // A year is a leap year by its century modulo 4 and its last two digits.
        1 => so_far(number % 4),
        3 => Some(Moment {
            number: 0,
            is_leap: number.is_multiple_of(4)
                && (!number.is_multiple_of(100) || number.is_multiple_of(400)),
            ..moment
        }),
        6 => (1..=12).contains(&number).then(|| Moment {
            number: 0,
            is_leap: false,
            days: match number {
                2 => 28 + u32::from(moment.is_leap),
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            },
        }),
        9 => (number >= 1).then(|| limited(moment.days))?,
        12 => limited(23),
        15 | 18 => limited(59),
        // Digits that others complete.
        0 | 2 | 5 | 8 | 11 | 14 | 17 => so_far(number),
        _ => (digit == 0 || at < 20 + fraction).then_some(moment),
    }
}
