//! The numbers of suffixes, also of ranges that no key has yet.

use std::string::String;
use std::vec::Vec;

use synthetic_key_format::SuffixRange;

/// The numbers in order.
fn numbers(range: SuffixRange) -> impl Iterator<Item = u16> {
    (0..range.count()).map(move |place| range.first() + place)
}

fn written(range: SuffixRange, number: u16) -> String {
    let mut text = String::new();
    range.write(number, &mut text);
    text
}

#[test]
fn from_one_to_n() {
    for n in [2, 9, 10, 99, 100, 400, 999, 1000, 9999, 10_000, u16::MAX] {
        let range = SuffixRange::declared(1, n, None);
        assert_eq!((range.first(), range.count(), range.last()), (1, n, n));
        assert!(numbers(range).eq(1..=n));
        assert!(!range.contains(0) && range.contains(1) && range.contains(n));
        assert!(n == u16::MAX || !range.contains(n + 1));
        assert_eq!(
            (range.min_len(), range.max_len()),
            (1, written(range, n).len())
        );
        for hash in [0, 1, u64::from(n) - 1, u64::from(n), u64::MAX >> 1] {
            let number = range.number_of(hash);
            assert_eq!(u64::from(number), hash % u64::from(n) + 1);
        }
    }
}

#[test]
fn only_the_written_text_is_a_number() {
    let range = SuffixRange::declared(1, 400, None);
    for number in numbers(range) {
        assert_eq!(range.parse(&written(range, number)), Some(number));
    }
    for text in ["", "0", "401", "007", "+7", "-7", "7 ", "x", "65536", "٣"] {
        assert_eq!(range.parse(text), None, "{text:?}");
    }
}

/// Another first number and a width are a change of the constructor only.
#[test]
fn other_first_numbers_and_widths() {
    let range = SuffixRange::declared(0, 12, Some(2));
    let texts: Vec<_> = numbers(range)
        .map(|number| written(range, number))
        .collect();
    assert_eq!(texts.first().map(String::as_str), Some("00"));
    assert_eq!(texts.last().map(String::as_str), Some("11"));
    assert!(texts.iter().all(|text| text.len() == 2));
    assert_eq!((range.min_len(), range.max_len()), (2, 2));
    assert_eq!((range.number_of(12), range.number_of(23)), (0, 11));
    for (place, text) in (0..).zip(&texts) {
        assert_eq!(
            (range.parse(text), range.first() + place),
            (Some(place), place)
        );
    }
    for text in ["0", "7", "007", "12"] {
        assert_eq!(range.parse(text), None, "{text:?}");
    }
}
