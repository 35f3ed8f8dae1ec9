use super::assert_text;
use crate::part::text::PartText;
use crate::part::text::case::{Fold, Folded};
use crate::part::text::with::Made;
use crate::{CharSet, PartShape};

#[test]
fn texts() {
    let text = || "Ab".to_owned();
    assert_text(&Folded(text(), Fold::Lower), "ab");
    assert_text(&Folded(text(), Fold::Upper), "AB");
    assert_text(&Folded("Éé-zZ".to_owned(), Fold::Lower), "Éé-zz");
    assert_text(&Folded('x', Fold::Upper), "X");
}

#[test]
fn the_value_is_checked() {
    let far = Made(chrono::NaiveDate::MAX);
    assert!(Folded(far, Fold::Lower).check_text().is_err());
}

#[test]
fn shapes() {
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
