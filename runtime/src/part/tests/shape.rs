//! What is known of the texts of types, and what the options leave of it.

use std::panic::catch_unwind;
use std::string::ToString;

use crate::part::shape::same_text;
use crate::part::text::Fold;
use crate::{CharSet, PartShape, Period};

const LOWER: CharSet = CharSet::of("abc");

#[test]
fn sets() {
    let set = CharSet::of("aé\u{7f}\0");
    for c in '\0'..='\u{ff}' {
        let is_in = matches!(c, 'a' | '\0' | '\u{7f}');
        assert_eq!(set.contains(c), is_in, "{c:?}");
        if c.is_ascii() {
            assert_eq!(set.has(c as u8), is_in, "{c:?}");
        }
    }
    let (ab, bc) = (CharSet::of("ab"), CharSet::of("bc"));
    assert_eq!(ab.union(bc), LOWER);
    assert_eq!(ab.without(bc), CharSet::of("a"));
    assert_eq!(ab.with(b'c'), LOWER);
    assert_eq!(LOWER.with(b'c'), LOWER);
    assert!(ab.intersects(bc) && !ab.intersects(CharSet::of("c")));
    assert!(ab.has_any() && !CharSet::NONE.has_any());
}

#[test]
fn integers() {
    macro_rules! check {
        ($($int:ident)*) => {$(
            let signed = $int::MIN != 0;
            let shape = PartShape::integer($int::BITS, signed);
            let [least, most] = [$int::MIN.to_string(), $int::MAX.to_string()];
            assert_eq!(shape.max_len, Some(least.len().max(most.len())), stringify!($int));
            let distinct = 1_u64.checked_shl($int::BITS);
            assert_eq!(shape.distinct, distinct.unwrap_or(u64::MAX), stringify!($int));
            assert!(shape.can_be(&least) && shape.can_be(&most));
            assert_eq!((shape.can_contain('-'), shape.leading.contains('-')), (signed, signed));
            assert!(!shape.text && !shape.quoted && !shape.beyond_ascii && !shape.time);
            assert_eq!(shape.fixed_chars, None);
        )*};
    }
    check!(u8 u16 u32 u64 u128 i8 i16 i32 i64 i128);
}

#[test]
fn names() {
    let names = |names| {
        let shape = PartShape::names(names);
        assert_eq!(shape.names, names);
        (shape.distinct, shape.max_len, shape.fixed_chars)
    };
    assert_eq!(names(&["a", "bb"]), (2, Some(2), None));
    assert_eq!(names(&["bb", "a"]), (2, Some(2), None));
    assert_eq!(names(&["ab", "cd", "ef"]), (3, Some(2), Some(2)));
    // They have as many bytes, and not as many characters.
    assert_eq!(names(&["é", "ab"]), (2, Some(2), None));
    let shape = PartShape::names(&["ab", "c", "é"]);
    assert_eq!(shape.ascii, LOWER);
    assert!(shape.beyond_ascii && shape.text && shape.quoted);
    assert!(shape.can_contain('a') && shape.can_contain('ü') && !shape.can_contain('d'));
    assert!(!PartShape::names(&["ab"]).can_contain('ü'));
}

#[test]
fn types() {
    assert_eq!(
        (PartShape::BOOL.text, PartShape::BOOL.quoted),
        (false, false)
    );
    assert_eq!(PartShape::BOOL.names, ["true", "false"]);
    assert_eq!(PartShape::CHAR.distinct, ('\0'..=char::MAX).count() as u64);
    assert_eq!(PartShape::CHAR.max_len, Some(char::MAX.len_utf8()));
    assert_eq!(
        (PartShape::CHAR.fixed_chars, PartShape::CHAR.text),
        (Some(1), true)
    );
    for (shape, len) in [(PartShape::DATE, 10), (PartShape::UUID, 36)] {
        assert!(shape.quoted && !shape.text && !shape.beyond_ascii);
        assert_eq!((shape.max_len, shape.fixed_chars), (Some(len), Some(len)));
    }
    assert!(PartShape::DATE.time && !PartShape::UUID.time && PartShape::UUID.with_time().time);
    assert_eq!(PartShape::DATE.distinct, 3_652_425);
    assert!(same_text("", "") && same_text("ab", "ab"));
    assert!(!same_text("ab", "a") && !same_text("a", "ab") && !same_text("ab", "ac"));
}

#[test]
fn padded() {
    let byte = PartShape::integer(8, true);
    for (width, distinct) in [(1, 10), (2, 100), (3, 256), (9, 256), (30, 256)] {
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
fn folded() {
    let ascii = |text, fold| {
        PartShape::TEXT
            .with_ascii(CharSet::of(text))
            .__folded(fold)
            .ascii
    };
    assert_eq!(ascii("aBcZ1-", Fold::Lower), CharSet::of("abcz1-"));
    assert_eq!(ascii("aBcz1-", Fold::Upper), CharSet::of("ABCZ1-"));
    for (names, distinct) in [
        (&["a", "A", "b"][..], 2),
        (&["ab", "aB", "AB"], 1),
        (&["ab", "abc", "b", "ac"], 4),
        (&["abc", "ab"], 2),
        (&["a", "b", "B", "A"], 2),
    ] {
        let folded = PartShape::names(Box::leak(names.into())).__folded(Fold::Lower);
        assert_eq!(folded.distinct, distinct, "{names:?}");
        assert!(folded.names.is_empty());
    }
}

#[test]
fn at_most() {
    assert_eq!(PartShape::TEXT.__at_most(5).max_len, Some(5));
    let at_most = |n| PartShape::TEXT.with_max_len(5).__at_most(n).max_len;
    assert_eq!([4, 5, 6].map(at_most), [Some(4), Some(5), Some(5)]);
    assert!(!PartShape::DATE.text && PartShape::DATE.__as_text().text);
}

#[test]
fn absent() {
    let byte = PartShape::integer(8, true);
    let or_none = byte.__or_none("none");
    assert_eq!((or_none.distinct, or_none.max_len), (257, Some(4)));
    assert_eq!(byte.__or_none("nothing").max_len, Some(7));
    assert_eq!(byte.__or_none("x").max_len, Some(4));
    assert_eq!(or_none.ascii, byte.ascii.union(CharSet::of("none")));
    assert_eq!(or_none.leading, CharSet::NONE);
    assert!(!or_none.beyond_ascii && byte.__or_none("ü").beyond_ascii);
    assert!(PartShape::TEXT.with_max_len(1).__or_none("ab").beyond_ascii);
    assert_eq!(
        PartShape::TEXT
            .with_distinct(u64::MAX)
            .__at_most(1)
            .__or_none("ab")
            .distinct,
        u64::MAX
    );
    assert!(PartShape::BOOL.__or_none("none").names.is_empty());
    // Still as many characters as the others have, or not.
    let fixed = |none| byte.__padded(3).__or_none(none).fixed_chars;
    assert_eq!(
        ["---", "--", "-ü", "----"].map(fixed),
        [Some(3), None, None, None]
    );
    for (shape, none) in [
        (byte, "-1"),
        (PartShape::TEXT, "none"),
        (PartShape::BOOL, "true"),
    ] {
        assert!(catch_unwind(|| shape.__or_none(none)).is_err(), "{none}");
    }
}

#[test]
fn possible_texts() {
    let byte = PartShape::integer(8, true);
    for text in ["0", "-1", "1234"] {
        assert!(byte.can_be(text), "{text}");
    }
    for text in ["-", "1-", "--1", "12345", "-1-1", "x", "1ü", "ü"] {
        assert!(!byte.can_be(text), "{text}");
    }
    assert!(
        PartShape::BOOL.can_be("true")
            && PartShape::BOOL.can_be("false")
            && !PartShape::BOOL.can_be("t")
    );
    assert!(
        PartShape::CHAR.can_be("a") && PartShape::CHAR.can_be("ü") && !PartShape::CHAR.can_be("ab")
    );
    assert!(!PartShape::CHAR.can_be("üüü") && PartShape::TEXT.can_be("any ü"));
    let word = PartShape::TEXT.with_ascii(LOWER);
    assert!(word.can_be("abc") && !word.can_be("abd") && !word.can_be("ü"));
    // `-` with its highest bit set is no sign.
    let mut beyond = byte;
    beyond.beyond_ascii = true;
    assert!(!beyond.can_be("1-") && beyond.can_be("1\u{ad}"));
}
