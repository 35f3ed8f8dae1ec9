//! What is known of the texts of types.

use std::string::ToString;

use crate::{CharSet, PartShape};
use synthetic_key_format::same_text;

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
