//! How many values options leave, against all of them.

use std::collections::HashSet;
use std::string::{String, ToString};
use std::vec::Vec;

use synthetic_key_format::engine::Part;
use synthetic_key_format::{Case, Epoch};

use crate::{CharSet, EpochInteger, KeyPart, PartShape, Period};

/// All texts of one to `most` bytes of some characters.
fn texts(characters: &[&str], most: usize) -> usize {
    let (mut all, mut last) = (0, vec![String::new()]);
    while !last.is_empty() {
        let longer = |text: &String| -> Vec<String> {
            let longer = characters.iter().map(|c| format!("{text}{c}"));
            longer.filter(|text| text.len() <= most).collect()
        };
        last = last.iter().flat_map(longer).collect();
        all += last.len();
    }
    all
}

#[test]
fn texts_of_few_characters() {
    for characters in ["", "a", "ab", "abc-"] {
        let all: Vec<_> = characters.split("").filter(|c| !c.is_empty()).collect();
        let shape = PartShape::TEXT.with_ascii(CharSet::of(characters));
        for most in 1..6 {
            let expected = texts(&all, most) as u64;
            assert_eq!(
                shape.__at_most(most).distinct,
                expected,
                "{characters} {most}"
            );
        }
    }
    let one = PartShape::TEXT.with_ascii(CharSet::of("a"));
    assert_eq!(one.__at_most(1_000_000).distinct, 1_000_000);
    let none = PartShape::TEXT.with_ascii(CharSet::NONE);
    assert_eq!(none.__at_most(1_000_000).distinct, 0);
}

#[test]
fn texts_of_any_characters() {
    let of_len = |len| ('\0'..=char::MAX).filter(|c| c.len_utf8() == len).count() as u64;
    let [one, two, three, four] = [1, 2, 3, 4].map(of_len);
    let up_to_two = one + one * one + two;
    let of_three = one * one * one + 2 * one * two + three;
    let of_four = one.pow(4) + 3 * one * one * two + two * two + 2 * one * three + four;
    let distinct = |most| PartShape::TEXT.__at_most(most).distinct;
    assert_eq!(
        [1, 2, 3, 4].map(distinct),
        [
            one,
            up_to_two,
            up_to_two + of_three,
            up_to_two + of_three + of_four
        ]
    );
    assert_eq!([10, 64, usize::MAX].map(distinct), [u64::MAX; 3]);
    let chars = |most| char::SHAPE.__at_most(most).distinct;
    assert_eq!(
        [1, 2, 3, 4, 5].map(chars),
        [
            one,
            one + two,
            one + two + three,
            char::SHAPE.distinct,
            char::SHAPE.distinct
        ]
    );
    assert_eq!(
        char::SHAPE.__folded(Case::Lower).distinct,
        char::SHAPE.distinct - 26
    );
}

#[test]
fn texts_of_one_length_and_names() {
    let code = PartShape::TEXT
        .with_ascii(CharSet::of("ab"))
        .with_fixed_len(3);
    assert_eq!(
        [1, 2, 3, 9].map(|most| code.__at_most(most).distinct),
        [0, 0, 8, 8]
    );
    // What is known better is kept.
    assert_eq!(code.with_distinct(5).__at_most(3).distinct, 5);
    assert_eq!(
        [9, 10].map(|most| PartShape::DATE.__at_most(most).distinct),
        [0, 3_652_425]
    );
    let names = PartShape::names(&["a", "bb", "ccc"]);
    assert_eq!(
        [1, 2, 3, 4].map(|most| names.__at_most(most).distinct),
        [1, 2, 3, 3]
    );
}

#[test]
fn integers() {
    macro_rules! check {
        ($($int:ident)*) => {$(
            let shape = <$int>::SHAPE;
            for most in 1..7 {
                let texts = ($int::MIN..=$int::MAX).map(|n| n.to_string());
                let short = texts.filter(|text| text.len() <= most).count() as u64;
                assert_eq!(shape.__at_most(most).distinct, short, "{} {most}", stringify!($int));
                let padded = ($int::MIN..=$int::MAX)
                    .map(|n| n.to_string())
                    .filter(|text| text.len() <= most && !text.starts_with('-'));
                let padded = padded.count() as u64;
                assert_eq!(shape.__padded(most).distinct, padded, "{} {most}", stringify!($int));
            }
        )*};
    }
    check!(u8 i8 u16 i16);
    assert_eq!(u64::SHAPE.__at_most(3).distinct, 1000);
    assert_eq!(i64::SHAPE.__at_most(3).distinct, 1099);
    assert_eq!(u128::SHAPE.__at_most(39).distinct, u64::MAX);
}

/// The periods of an integer type, by walking through them.
fn periods<T: EpochInteger>(period: Period, per_second: u32) -> u64 {
    {
        let epoch = if per_second == 1 {
            Epoch::Seconds
        } else {
            Epoch::Milliseconds
        };
        Part::new("", 0, PartShape::DATE)
            .rollup_epoch(T::__RANGE, period, epoch)
            .shape
            .distinct
    }
}

#[test]
fn periods_of_integers() {
    let all = [
        Period::Year,
        Period::Month,
        Period::Day,
        Period::Hour,
        Period::Minute,
    ];
    // 1970-01-01T00:00 to 2106-02-07T06:28:15.
    assert_eq!(
        all.map(|period| periods::<u32>(period, 1)),
        [137, 136 * 12 + 2, 49_711, 1_193_047, 71_582_789]
    );
    // 1901-12-13T20:45:52 to 2038-01-19T03:14:07.
    assert_eq!(
        [Period::Year, Period::Month].map(|period| periods::<i32>(period, 1)),
        [138, 136 * 12 + 2]
    );
    // To the year 9999, and from the year 0000.
    assert_eq!(periods::<u64>(Period::Year, 1000), 8030);
    assert_eq!(periods::<&u128>(Period::Year, 1), 8030);
    for period in all {
        assert_eq!(periods::<i64>(period, 1), period.shape().distinct);
        assert_eq!(periods::<i128>(period, 1000), period.shape().distinct);
    }
    let years: HashSet<_> = (0..=u32::MAX)
        .step_by(86_400)
        .map(|seconds| Period::Year.index(seconds.into()))
        .collect();
    assert_eq!(years.len() as u64, periods::<u32>(Period::Year, 1));
}

/// An integer of someone else's, of which nothing is known.
struct Own;

impl EpochInteger for Own {
    fn unix_seconds(&self, _: u32) -> i64 {
        0
    }

    fn subsec_nanos(&self, _: u32) -> u32 {
        0
    }
}

#[test]
fn an_integer_that_ends_in_1970_is_refused() {
    fn refused<T: EpochInteger>(per_second: u32) -> Option<String> {
        let shape = std::panic::catch_unwind(|| periods::<T>(Period::Day, per_second));
        shape
            .err()
            .map(|panic| panic.downcast_ref::<String>().unwrap().clone())
    }
    for message in [refused::<u32>(1000), refused::<i32>(1000)] {
        assert!(message.unwrap().contains("`epoch = \"s\"`"));
    }
    assert!(refused::<u32>(1000).unwrap().contains("end on 1970-02-19,"));
    assert!(refused::<i32>(1000).unwrap().contains("end on 1970-01-25,"));
    for message in [
        refused::<u8>(1),
        refused::<i8>(1),
        refused::<u16>(1),
        refused::<i16>(1),
        refused::<u8>(1000),
        refused::<u16>(1000),
        refused::<&i16>(1000),
    ] {
        let message = message.unwrap();
        assert!(
            message.contains("end on 1970-01-01,") && !message.contains("epoch"),
            "{message}"
        );
    }
    let accepted = [
        refused::<u32>(1),
        refused::<i32>(1),
        refused::<u64>(1000),
        refused::<i64>(1000),
        refused::<u128>(1000),
        refused::<i128>(1),
        refused::<Own>(1000),
    ];
    assert_eq!(accepted, [const { None }; 7]);
}
