use super::assert_text;
use crate::PartShape;
use crate::part::text::PartText;
use crate::part::text::with::Made;

#[test]
fn texts() {
    assert_text(&Made("Ab".to_owned()), "Ab");
}

#[test]
fn the_value_is_checked() {
    assert!(Made(chrono::NaiveDate::MAX).check_text().is_err());
}

#[test]
fn shapes() {
    assert!(!PartShape::DATE.text && PartShape::DATE.__as_text().text);
}
