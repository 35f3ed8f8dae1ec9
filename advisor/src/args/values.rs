//! Values of options: numbers, sizes, rates and lists.

use crate::problem::Problem;

/// A whole number from 0 up.
pub(crate) fn whole(name: &str, text: &str) -> Result<u64, Problem> {
    let plain = text.replace(['_', ','], "");
    plain
        .parse()
        .map_err(|_| Problem::new(format!("--{name} {text}: write a whole number")))
}

/// A whole number above 0.
pub(super) fn above_0(name: &str, text: &str) -> Result<u64, Problem> {
    let number = whole(name, text).ok().filter(|number| *number > 0);
    number.ok_or_else(|| Problem::new(format!("--{name} {text}: write a whole number above 0")))
}

/// A number above 0.
pub(super) fn float_of(name: &str, text: &str) -> Result<f64, Problem> {
    let number = text.replace(['_', ','], "").parse::<f64>().ok();
    let number = number.filter(|number| number.is_finite() && *number > 0.0);
    number.ok_or_else(|| Problem::new(format!("--{name} {text}: write a number above 0")))
}

/// Bytes, such as `1TB` or `512`.
pub(super) fn size_of(name: &str, text: &str) -> Result<f64, Problem> {
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
    float_of(name, number.trim())
        .map(|number| number * bytes)
        .map_err(|_| {
            Problem::new(format!(
                "--{name} {text}: write a size such as 512, 1KiB or 1TB"
            ))
        })
}

/// A number per second, such as `1000/s`, `5/min`, `300/h` or `1e6/day`.
pub(super) fn rate_of(name: &str, text: &str) -> Result<f64, Problem> {
    let (number, unit) = text.split_once('/').unwrap_or((text, "s"));
    let seconds = match unit.trim() {
        "s" | "sec" | "second" => Some(1.0),
        "min" | "minute" => Some(60.0),
        "h" | "hour" => Some(3_600.0),
        "d" | "day" => Some(86_400.0),
        _ => None,
    };
    let number = float_of(name, number.trim()).ok();
    let rate = number
        .zip(seconds)
        .map(|(number, seconds)| number / seconds);
    rate.ok_or_else(|| {
        Problem::new(format!(
            "--{name} {text}: write a rate such as 1000/s or 5/min"
        ))
    })
}

/// A list `5,20,50`, or a range `10..1600`, in which every number is twice the previous one.
pub(crate) fn numbers_of(name: &str, text: &str) -> Result<Vec<u64>, Problem> {
    let Some((first, last)) = text.split_once("..") else {
        return text
            .split(',')
            .map(|number| whole(name, number.trim()))
            .collect();
    };
    let last = last.strip_prefix('=').unwrap_or(last);
    let (first, last) = (whole(name, first)?, whole(name, last)?);
    if first == 0 || first > last {
        return Err(Problem::new(format!(
            "--{name} {text}: a range goes up, from 1 at least"
        )));
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
        assert_eq!(above_0("x", "10,000").unwrap(), 10_000);
        assert!(above_0("x", "0").is_err());
        assert!((size_of("x", "1TB").unwrap() - 1e12).abs() < 1.0);
        assert!((size_of("x", "2 KiB").unwrap() - 2048.0).abs() < 1e-9);
        assert!((rate_of("x", "120/min").unwrap() - 2.0).abs() < 1e-9);
        assert_eq!(numbers_of("n", "10..100").unwrap(), [10, 20, 40, 80, 100]);
        assert_eq!(numbers_of("n", "5, 20,1_000").unwrap(), [5, 20, 1000]);
        for wrong in ["", "x", "0..5", "9..5", "5..", "-1"] {
            assert!(numbers_of("n", wrong).is_err(), "{wrong}");
        }
        for wrong in ["", "x", "-1", "1XB", "NaN"] {
            assert!(size_of("x", wrong).is_err(), "{wrong}");
            assert!(rate_of("x", wrong).is_err(), "{wrong}");
        }
        assert!(rate_of("x", "5/week").is_err());
    }
}
