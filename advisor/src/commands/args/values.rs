//! Values of options: numbers, sizes, rates and lists.

use synthetic_key_format::FieldPath;

use super::FailOn;
use crate::input::Format;
use crate::judge::verdict::Word;
use crate::model::reads::path;
use crate::placement::Store;
use crate::problem::Problem;

/// A whole number from 0 up.
pub(super) fn whole(text: &str) -> Result<u64, String> {
    let plain = text.replace(['_', ','], "");
    plain.parse().map_err(|_| "write a whole number".to_owned())
}

/// A whole number above 0.
pub(super) fn above_0(text: &str) -> Result<u64, String> {
    let number = whole(text).ok().filter(|number| *number > 0);
    number.ok_or_else(|| "write a whole number above 0".to_owned())
}

/// A number above 0.
pub(super) fn float(text: &str) -> Result<f64, String> {
    let number = text.replace(['_', ','], "").parse::<f64>().ok();
    let number = number.filter(|number| number.is_finite() && *number > 0.0);
    number.ok_or_else(|| "write a number above 0".to_owned())
}

/// Bytes, such as `1TB` or `512`.
pub(super) fn size(text: &str) -> Result<f64, String> {
    const UNITS: [(&str, f64); 9] = [
        ("tib", 1_099_511_627_776.0),
        ("gib", 1_073_741_824.0),
        ("mib", 1_048_576.0),
        ("kib", 1024.0),
        ("tb", 1e12),
        ("gb", 1e9),
        ("mb", 1e6),
        ("kb", 1e3),
        ("b", 1.0),
    ];
    let lower = text.to_ascii_lowercase();
    let unit = UNITS
        .iter()
        .find_map(|(unit, bytes)| Some((lower.strip_suffix(unit)?, *bytes)));
    let (number, bytes) = unit.unwrap_or((&lower, 1.0));
    float(number.trim())
        .map(|number| number * bytes)
        .map_err(|_| "write a size such as 512, 1KiB or 1TB".to_owned())
}

/// A number per second, such as `1000/s`, `5/min`, `300/h` or `1e6/day`.
pub(super) fn rate(text: &str) -> Result<f64, String> {
    let (number, unit) = text.split_once('/').unwrap_or((text, "s"));
    let seconds = match unit.trim() {
        "s" | "sec" | "second" => Some(1.0),
        "min" | "minute" => Some(60.0),
        "h" | "hour" => Some(3_600.0),
        "d" | "day" => Some(86_400.0),
        _ => None,
    };
    let number = float(number.trim()).ok();
    let rate = number
        .zip(seconds)
        .map(|(number, seconds)| number / seconds);
    rate.ok_or_else(|| "write a rate such as 1000/s or 5/min".to_owned())
}

/// A span of time in seconds, such as `12h`, `7d` or `2y`.
pub(super) fn seconds(text: &str) -> Result<f64, String> {
    const UNITS: [(char, f64); 5] = [
        ('m', 60.0),
        ('h', 3_600.0),
        ('d', 86_400.0),
        ('w', 604_800.0),
        ('y', 31_536_000.0),
    ];
    let seconds = UNITS.iter().find_map(|(unit, seconds)| {
        let number = text.trim().strip_suffix(*unit)?;
        Some(float(number.trim()).ok()? * seconds)
    });
    seconds.ok_or_else(|| "write a span of time such as 30m, 12h, 7d, 4w or 2y".to_owned())
}

/// The names of properties, joined by `+`.
#[derive(Clone, Debug)]
pub(crate) struct Paths(pub(crate) Vec<FieldPath>);

pub(super) fn paths(text: &str) -> Result<Paths, String> {
    let paths = text.split('+').map(|part| path(part.trim()));
    let paths = paths.collect::<Option<_>>().map(Paths);
    paths.ok_or_else(|| "write the names of properties, such as tenantId+orderId".to_owned())
}

pub(super) fn format(name: &str) -> Result<Format, String> {
    Format::from_name(name).ok_or_else(|| one_of(&Format::ALL.map(Format::name)))
}

pub(super) fn store(name: &str) -> Result<Store, String> {
    let store = Store::ALL.into_iter().find(|store| store.name() == name);
    store.ok_or_else(|| one_of(&Store::ALL.map(Store::name)))
}

/// A verdict for `--fail-on`.
pub(super) fn verdict(name: &str) -> Result<FailOn, String> {
    if name == "not-good" {
        return Ok(FailOn::NotGood);
    }
    let bad = Word::ALL.into_iter().filter(|word| *word != Word::Good);
    let names: Vec<_> = bad
        .map(|word| (word.text().to_ascii_lowercase(), word))
        .collect();
    let word = names
        .iter()
        .find(|(known, _)| known.eq_ignore_ascii_case(name));
    word.map(|(_, word)| FailOn::Word(*word)).ok_or_else(|| {
        let mut names: Vec<_> = names.iter().map(|(name, _)| name.as_str()).collect();
        names.push("not-good");
        one_of(&names)
    })
}

fn one_of(names: &[&str]) -> String {
    format!("expected one of {}", names.join(", "))
}

/// A list `5,20,50`, or a range `10..1600`, in which every number is twice the previous one.
pub(crate) fn numbers_of(name: &str, text: &str) -> Result<Vec<u64>, Problem> {
    let wrong = |why: &str| Problem::new(format!("--{name} {text}: {why}"));
    let whole = |text: &str| whole(text.trim()).map_err(|why| wrong(&why));
    let Some((first, last)) = text.split_once("..") else {
        return text.split(',').map(whole).collect();
    };
    let last = last.strip_prefix('=').unwrap_or(last);
    let (first, last) = (whole(first)?, whole(last)?);
    if first == 0 || first > last {
        return Err(wrong("a range goes up, from 1 at least"));
    }
    let doubled = std::iter::successors(Some(first), |n| n.checked_mul(2));
    let mut numbers: Vec<_> = doubled.take_while(|n| *n < last).collect();
    numbers.push(last);
    Ok(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_rates_and_lists() {
        assert_eq!(above_0("10,000").unwrap(), 10_000);
        assert!(above_0("0").is_err());
        assert!((size("1TB").unwrap() - 1e12).abs() < 1.0);
        assert!((size("2 KiB").unwrap() - 2048.0).abs() < 1e-9);
        assert!((rate("120/min").unwrap() - 2.0).abs() < 1e-9);
        assert_eq!(numbers_of("n", "10..100").unwrap(), [10, 20, 40, 80, 100]);
        assert_eq!(numbers_of("n", "5, 20,1_000").unwrap(), [5, 20, 1000]);
        for wrong in ["", "x", "0..5", "9..5", "5..", "-1"] {
            assert!(numbers_of("n", wrong).is_err(), "{wrong}");
        }
        for wrong in ["", "x", "-1", "1XB", "NaN"] {
            assert!(size(wrong).is_err(), "{wrong}");
            assert!(rate(wrong).is_err(), "{wrong}");
        }
        assert!(rate("5/week").is_err());
        assert!((seconds("1.5h").unwrap() - 5_400.0).abs() < 1e-9);
        for wrong in ["", "d", "7", "7 days", "-1d", "7é"] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
        assert_eq!(paths("a + b.c").unwrap().0.len(), 2);
        assert!(paths("a++b").is_err());
    }

    #[test]
    fn a_wrong_name_lists_the_names_that_exist() {
        assert_eq!(verdict("HOT").unwrap(), FailOn::Word(Word::Hot));
        assert_eq!(verdict("not-good").unwrap(), FailOn::NotGood);
        assert!(verdict("good").unwrap_err().contains("limit, hot"));
        assert!(store("redis").unwrap_err().contains("mongodb"));
        assert!(format("xml").unwrap_err().contains("ndjson"));
    }
}
