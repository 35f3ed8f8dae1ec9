//! Points in time that are stored as text.

use super::calendar::{DAY, Instant, days_of};
use crate::Period;

/// A year that is farther away than this is out of range, whatever the offset.
const FAR: i64 = 100_000;

/// The point in time of a timestamp or, for periods from a day up, of a date. `None` if the text is neither.
pub(super) fn instant_of(text: &str, period: Period) -> Option<Instant> {
    let mut text = Reader(text.as_bytes());
    let midnight = text.date()? * DAY;
    if text.0.is_empty() {
        let seconds = midnight;
        return (period <= Period::Day).then_some(Instant { seconds, nanos: 0 });
    }
    let mark = text.next()?;
    let (seconds, nanos) = text.time()?;
    let offset = match mark {
        b'T' => text.offset_and_zone()?,
        b' ' => text.spaced_offset()?,
        _ => return None,
    };
    let seconds = midnight + seconds - offset;
    text.0.is_empty().then_some(Instant { seconds, nanos })
}

/// The rest of a text.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn next(&mut self) -> Option<u8> {
        let (next, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*next)
    }

    fn eat(&mut self, byte: u8) -> Option<()> {
        (self.next()? == byte).then_some(())
    }

    fn digit(&mut self) -> Option<u32> {
        let digit = self.next()?;
        digit.is_ascii_digit().then(|| u32::from(digit - b'0'))
    }

    /// Two digits, not above `most`.
    fn two(&mut self, most: u32) -> Option<u32> {
        let n = self.digit()? * 10 + self.digit()?;
        (n <= most).then_some(n)
    }

    /// `YYYY-MM-DD`, as days since 1970-01-01.
    fn date(&mut self) -> Option<i64> {
        let (year, is_leap) = self.year()?;
        self.eat(b'-')?;
        let month = self.two(12)?;
        self.eat(b'-')?;
        let length = match month {
            0 => return None,
            2 => 28 + u32::from(is_leap),
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        let day = self.two(length).filter(|day| *day > 0)?;
        Some(days_of(year, month, day))
    }

    /// Four digits, or a sign and at least four. A year that is far out of range becomes a nearer one that is also out
    /// of range and has the same leap day.
    fn year(&mut self) -> Option<(i64, bool)> {
        let sign = self.0.first().copied().filter(|c| matches!(c, b'+' | b'-'));
        let digits = match sign {
            Some(_) => {
                self.next()?;
                self.0
                    .iter()
                    .take_while(|c| c.is_ascii_digit())
                    .count()
                    .max(4)
            }
            None => 4,
        };
        let (mut year, mut of_cycle) = (0_i64, 0);
        for _ in 0..digits {
            let digit = self.digit()?;
            year = (year * 10 + i64::from(digit)).min(FAR);
            of_cycle = (of_cycle * 10 + digit) % 400;
        }
        let is_leap = of_cycle % 4 == 0 && (of_cycle % 100 != 0 || of_cycle == 0);
        Some((if sign == Some(b'-') { -year } else { year }, is_leap))
    }

    /// `hh:mm:ss`, with or without a fraction, as seconds and nanoseconds. All of a leap second counts as the end of
    /// the second before it, so that texts sort like the points in time.
    fn time(&mut self) -> Option<(i64, u32)> {
        let hour = self.two(23)?;
        self.eat(b':')?;
        let minute = self.two(59)?;
        self.eat(b':')?;
        let second = self.two(60)?;
        let fraction = self.fraction()?;
        let (second, nanos) = if second == 60 {
            (59, 999_999_999)
        } else {
            (second, fraction)
        };
        Some((i64::from(hour * 3600 + minute * 60 + second), nanos))
    }

    /// `.` and digits as nanoseconds, if there are any. Finer digits are cut off.
    fn fraction(&mut self) -> Option<u32> {
        if self.0.first() != Some(&b'.') {
            return Some(0);
        }
        self.next()?;
        let (mut nanos, mut unit) = (self.digit()? * 100_000_000, 10_000_000);
        while self.0.first().is_some_and(u8::is_ascii_digit) {
            nanos += self.digit()? * unit;
            unit /= 10;
        }
        Some(nanos)
    }

    /// `Z` or `±hh:mm`, as seconds, optionally followed by a zone in brackets, which is ignored.
    fn offset_and_zone(&mut self) -> Option<i64> {
        let offset = if self.0.first() == Some(&b'Z') {
            self.next()?;
            0
        } else {
            self.offset()?
        };
        if let [b'[', zone @ .., b']'] = self.0 {
            let is_zone = !zone.is_empty() && !zone.iter().any(|c| matches!(c, b'[' | b']'));
            self.0 = if is_zone { &[] } else { return None };
        }
        Some(offset)
    }

    /// ` ±hh:mm:ss`, as the Rust crate `time` writes it.
    fn spaced_offset(&mut self) -> Option<i64> {
        self.eat(b' ')?;
        let is_west = self.0.first() == Some(&b'-');
        let offset = self.offset()?;
        self.eat(b':')?;
        let seconds = i64::from(self.two(59)?);
        Some(if is_west {
            offset - seconds
        } else {
            offset + seconds
        })
    }

    /// `±hh:mm`
    fn offset(&mut self) -> Option<i64> {
        let sign = match self.next()? {
            b'+' => 1,
            b'-' => -1,
            _ => return None,
        };
        let hours = self.two(25)?;
        self.eat(b':')?;
        let minutes = self.two(59)?;
        Some(sign * i64::from(hours * 3600 + minutes * 60))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_all_forms() {
        for (text, seconds, nanos) in [
            ("1970-01-01T00:00:00Z", 0, 0),
            ("1970-01-01T00:00:00.999Z", 0, 999_000_000),
            ("1970-01-01T00:00:00.0000000019Z", 0, 1),
            ("1969-12-31T23:59:59.9Z", -1, 900_000_000),
            ("1970-01-01T02:00:00+02:00", 0, 0),
            ("1969-12-31T23:59:00-00:01[Europe/Berlin]", 0, 0),
            ("1969-12-31 23:59:30.0 -00:00:30", 0, 0),
            ("1970-01-01T00:00:60Z", 59, 999_999_999),
            ("1970-01-01T00:00:60.5Z", 59, 999_999_999),
            ("+1970-01-01T00:00:00Z", 0, 0),
            ("1970-01-01", 0, 0),
        ] {
            let expected = Instant { seconds, nanos };
            assert_eq!(instant_of(text, Period::Day), Some(expected), "{text}");
        }
        assert_eq!(instant_of("1970-01-01", Period::Hour), None);
        assert_eq!(instant_of("1970-01-01", Period::Nanosecond), None);
    }

    #[test]
    fn far_years_have_their_leap_days() {
        assert!(instant_of("+1000000000000-02-29T00:00:00Z", Period::Day).is_some());
        assert!(instant_of("-1000000000100-02-29T00:00:00Z", Period::Day).is_none());
        assert!(instant_of("-0004-02-29", Period::Day).is_some());
        assert!(
            instant_of("+000002018-08-09", Period::Day) == instant_of("2018-08-09", Period::Day)
        );
    }
}
