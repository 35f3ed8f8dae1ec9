use std::collections::HashSet;
use std::panic::catch_unwind;

use super::assert_text;
use crate::part::text::pad::{Padded, UndoPad, without_zeros};
use crate::part::text::{PartText, Undo};
use crate::write::{Draft, Shown};
use crate::{CharSet, PartShape, Period};

#[test]
fn texts() {
    assert_text(&Padded(7_u8, 3, ""), "007");
    assert_text(&Padded(1234_i32, 3, ""), "1234");
    assert_text(&Padded(-7_i8, 3, ""), "00007");
    assert_eq!(
        Shown::of(|text| Padded(-7_i8, 3, "").write_text(text)),
        "-7"
    );
}

/// Also those that a checked key refuses: of digits, and each another one.
#[test]
fn texts_of_all_integers() {
    for width in 1..5 {
        let mut seen = HashSet::new();
        for n in i16::MIN..=i16::MAX {
            let text = Draft::of(|text| Padded(n, width, "").write_text(text)).into_key();
            assert!(text.bytes().all(|byte| byte.is_ascii_digit()) && text.len() >= width);
            assert_eq!(
                text.len() == width,
                Padded(n, width, "").check_text().is_ok()
            );
            assert!(seen.insert(text), "{n}");
        }
    }
}

#[test]
fn the_width_is_checked() {
    let is_ok = |n: i32| Padded(n, 3, "of up to 3 digits").check_text().is_ok();
    assert!(is_ok(0) && is_ok(999) && !is_ok(1000) && !is_ok(-1));
    let error = Padded(1000, 3, "of up to 3 digits").check_text();
    assert_eq!(error.unwrap_err().expected(), "of up to 3 digits");
}

#[test]
fn shapes() {
    let byte = PartShape::integer(8, true);
    for (width, distinct) in [(1, 10), (2, 100), (3, 128), (9, 128), (30, 128)] {
        let padded = byte.__padded(width);
        assert_eq!(padded.distinct, distinct);
        assert_eq!(
            (padded.max_len, padded.fixed_chars),
            (Some(width), Some(width))
        );
        assert_eq!(
            (padded.ascii, padded.leading),
            (CharSet::DIGITS, CharSet::NONE)
        );
    }
    let exceeds = |shape: PartShape, width| shape.__padded(width).exceeds;
    let unsigned = PartShape::integer(16, false);
    assert!(exceeds(byte, 9) && exceeds(unsigned, 4) && !exceeds(unsigned, 5));
    let digits = byte.__padded(3);
    let of_some_bytes = PartShape {
        beyond_ascii: true,
        ..digits
    };
    let no_integers = [
        PartShape::TEXT,
        digits.__as_text(),
        digits.with_time(),
        of_some_bytes,
        digits.with_ascii(CharSet::of("0123456789abcdef")),
        PartShape::BOOL,
        PartShape::DATE,
        PartShape::UUID,
        Period::Year.shape(),
        PartShape {
            text: false,
            ..PartShape::names(&["1", "2"])
        },
    ];
    for shape in no_integers {
        assert!(catch_unwind(|| shape.__padded(3)).is_err(), "{shape:?}");
    }
}

#[test]
fn undone() {
    let (undo, number) = (UndoPad { width: 3 }, PartShape::integer(16, false));
    for (text, digits) in [("007", "7"), ("000", "0"), ("123", "123"), ("070", "70")] {
        assert_eq!(undo.undo(text, &number), Some(digits));
        assert_eq!(undo.undo(text, &PartShape::TEXT), Some(text));
    }
    assert_eq!(
        [undo.undo("07", &number), undo.undo("0007", &number)],
        [None; 2]
    );
    assert_eq!(undo.absent(), None);
    assert_eq!(
        ["0", "00", "10", "010"].map(without_zeros),
        ["0", "0", "10", "10"]
    );
}
