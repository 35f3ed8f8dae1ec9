use std::panic::catch_unwind;

use super::assert_text;
use crate::part::text::case::{Fold, Folded};
use crate::part::text::max_len::AtMost;
use crate::part::text::none::{OrNone, UndoNone};
use crate::part::text::with::Made;
use crate::part::text::{PartText, Undo};
use crate::{CharSet, PartShape};

#[test]
fn texts() {
    assert_text(&OrNone(Some("Ab".to_owned()), "none"), "Ab");
    assert_text(&OrNone(None::<String>, "none"), "none");
}

/// A limit accepts or refuses a string. It never changes one, so a declaration with a different limit writes the same key.
#[test]
fn a_limit_changes_no_string() {
    for text in ["NON", "NONE", "NONENONE", "abcd"] {
        let of = |max| OrNone(Some(AtMost(text.to_owned(), max, "")), "NONE");
        assert_text(&of(3), text);
        assert_text(&of(30), text);
        assert_eq!(of(3).check_text().is_ok(), text.len() <= 3);
        assert!(of(30).check_text().is_ok());
    }
    let folded = Folded("ABCD".to_owned(), Fold::Lower);
    assert_text(&OrNone(Some(AtMost(folded, 3, "")), "NONE"), "abcd");
}

#[test]
fn the_value_is_checked() {
    let far = Made(chrono::NaiveDate::MAX);
    assert!(OrNone(Some(far), "").check_text().is_err());
    assert!(OrNone(None::<Made<u8>>, "").check_text().is_ok());
}

#[test]
fn shapes() {
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
            .__at_most(20)
            .__or_none("a text that is too long")
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
        // Too many digits, or a negative number: only a checked key refuses these.
        (byte.__padded(2), "123"),
        (byte.__padded(3), "00007"),
        (PartShape::TEXT, "none"),
        (PartShape::BOOL, "true"),
    ] {
        assert!(catch_unwind(|| shape.__or_none(none)).is_err(), "{none}");
    }
}

#[test]
fn undone() {
    static WORD: PartShape = PartShape::TEXT.with_max_len(4);
    let undo = UndoNone {
        text: "(none)",
        present: Some(&WORD),
    };
    assert_eq!(undo.absent(), Some("(none)"));
    assert_eq!(undo.undo("word", &WORD), Some("word"));
    assert_eq!(undo.undo("(none)", &WORD), None);
    let unknown = UndoNone {
        present: None,
        ..undo
    };
    assert_eq!(unknown.undo("any text", &WORD), Some("any text"));
}
