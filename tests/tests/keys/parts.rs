//! The types of parts: their texts, and the promises about them.

use std::borrow::Cow;
use std::rc::Rc;
use std::sync::Arc;

use chrono::NaiveDate;
use synthetic_key::KeyPart;
use synthetic_key_tests::{day, part_text as text};

#[test]
fn parts_that_are_text() {
    assert_eq!(text("é"), "é");
    assert_eq!(text(&"é"), "é");
    assert_eq!(text(&String::from("é")), "é");
    assert_eq!(text(&Cow::Borrowed("é")), "é");
    assert_eq!(text(&Cow::<str>::Owned("é".into())), "é");
    assert_eq!(text(&Box::<str>::from("é")), "é");
    assert_eq!(text(&Rc::<str>::from("é")), "é");
    assert_eq!(text(&Arc::<str>::from("é")), "é");
    assert_eq!(text(&&&Box::new(Rc::new(7_u8))), "7");
    assert_eq!(text(&'💰'), "💰");
    assert_eq!((text(&true), text(&false)), ("true".into(), "false".into()));
}

#[test]
fn parts_of_other_crates() {
    let uuid = uuid::Uuid::from_u128(0x6F96_19FF_8B86_D011_B42D_00CF_4FC9_64FF);
    assert_eq!(text(&uuid), "6f9619ff-8b86-d011-b42d-00cf4fc964ff");
    assert_eq!(text(&day(7, 2, 28)), "0007-02-28");
    assert_eq!(text(&jiff::civil::date(9999, 12, 31)), "9999-12-31");
    assert_eq!(text(&jiff::civil::date(-1, 12, 31)), "0000-01-01");
    assert_eq!(text(&day(10_000, 2, 3)), "9999-12-31");
    assert!(jiff::civil::date(-1, 1, 1).check_part().is_err());
    assert_eq!(text(&time::macros::date!(2024 - 02 - 29)), "2024-02-29");
    assert!(time::macros::date!(-0001 - 02 - 28).check_part().is_err());
}

#[test]
fn every_date_of_a_leap_cycle_is_written_as_chrono_does() {
    for date in day(1999, 1, 1).iter_days().take(366 * 401) {
        assert_eq!(text(&date), date.to_string());
    }
}

/// Each shape holds for the texts of its type's extremes.
fn keeps_its_shape<T: KeyPart>(values: &[T]) {
    for value in values {
        let (shape, text) = (T::SHAPE, text(value));
        assert!(shape.max_len.is_none_or(|max| text.len() <= max), "{text}");
        assert!(
            shape
                .fixed_chars
                .is_none_or(|chars| text.chars().count() == chars),
            "{text}"
        );
        assert!(
            text.chars()
                .all(|c| shape.ascii.contains(c) || !c.is_ascii() && shape.beyond_ascii),
            "{text}"
        );
    }
    let longest = values.iter().map(|value| text(value).len()).max();
    assert!(T::SHAPE.max_len.is_none() || T::SHAPE.max_len == longest);
}

#[test]
fn shapes_hold_and_are_tight() {
    macro_rules! integers {
        ($($int:ident)*) => {$(
            keeps_its_shape(&[$int::MIN, 0, 1, $int::MAX]);
            keeps_its_shape(&[core::num::NonZero::<$int>::MAX, core::num::NonZero::<$int>::MIN]);
            let distinct = <$int as KeyPart>::SHAPE.distinct;
            assert_eq!(distinct, if $int::BITS < 64 { 1 << $int::BITS } else { u64::MAX });
            assert_eq!(core::num::NonZero::<$int>::SHAPE.distinct, distinct - u64::from($int::BITS < 64));
        )*};
    }
    integers!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);
    keeps_its_shape(&[true, false]);
    keeps_its_shape(&['\0', 'é', '\u{10ffff}']);
    keeps_its_shape(&[uuid::Uuid::nil(), uuid::Uuid::max()]);
    keeps_its_shape(&[day(0, 1, 1), day(9999, 12, 31)]);
    assert_eq!((NaiveDate::SHAPE.time, u64::SHAPE.time), (true, false));
    assert_eq!((bool::SHAPE.distinct, char::SHAPE.distinct), (2, 1_112_064));
    let dates = day(9999, 12, 31)
        .signed_duration_since(day(0, 1, 1))
        .num_days()
        + 1;
    assert_eq!(NaiveDate::SHAPE.distinct, dates.cast_unsigned());
}

#[derive(KeyPart)]
struct Vin(String);

#[derive(KeyPart, serde::Serialize)]
#[serde(transparent)]
struct Id<T> {
    value: u32,
    _of: std::marker::PhantomData<T>,
}

#[derive(KeyPart, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
enum Tier {
    Free,
    ProPlus,
    #[serde(rename = "Ünicode")]
    Other,
}

#[test]
fn derived_parts() {
    assert_eq!(text(&Vin("1HGCM82633A004352".into())), "1HGCM82633A004352");
    assert_eq!(Vin::SHAPE, String::SHAPE);
    let id = Id::<Vin> {
        value: 7,
        _of: std::marker::PhantomData,
    };
    assert_eq!(
        (text(&id), serde_json::to_string(&id).unwrap()),
        ("7".into(), "7".into())
    );
    assert_eq!(Id::<Vin>::SHAPE, u32::SHAPE);
    for tier in [Tier::Free, Tier::ProPlus, Tier::Other] {
        assert_eq!(
            format!("\"{}\"", text(&tier)),
            serde_json::to_string(&tier).unwrap()
        );
    }
    keeps_its_shape(&[Tier::Free, Tier::ProPlus, Tier::Other]);
    let shape = Tier::SHAPE;
    assert_eq!(
        (shape.distinct, shape.fixed_chars, shape.beyond_ascii),
        (3, None, true)
    );
    assert!(shape.ascii.contains('-') && !shape.ascii.contains('_'));
}
