use super::assert_text;
use crate::PartShape;
use crate::part::text::PartText;
use crate::part::text::max_len::AtMost;
use crate::part::text::with::Made;

#[test]
fn texts() {
    assert_text(&AtMost("Ab".to_owned(), 2, ""), "Ab");
}

#[test]
fn the_length_and_the_value_are_checked() {
    assert!(AtMost("ab".to_owned(), 2, "").check_text().is_ok());
    assert!(AtMost("ab".to_owned(), 1, "").check_text().is_err());
    let far = Made(chrono::NaiveDate::MAX);
    assert!(AtMost(far, 99, "").check_text().is_err());
}

#[test]
fn shapes() {
    assert_eq!(PartShape::TEXT.__at_most(5).max_len, Some(5));
    let at_most = |n| PartShape::TEXT.with_max_len(5).__at_most(n).max_len;
    assert_eq!([4, 5, 6].map(at_most), [Some(4), Some(5), Some(5)]);
}
