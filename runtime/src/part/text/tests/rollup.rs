use std::panic::catch_unwind;

use chrono::NaiveDate;

use super::assert_text;
use crate::part::kind::PartKind;
use crate::part::text::rollup::RolledUp;
use crate::part::text::{Of, PartText};
use crate::{PartShape, Period};

#[test]
fn texts() {
    let day = NaiveDate::from_ymd_opt(2018, 8, 9).unwrap();
    assert_text(&RolledUp::of(day, Period::Month), "2018-08");
    assert_text(
        &RolledUp::of_epoch(1_533_823_507_123_i64, Period::Hour, 1000),
        "2018-08-09T14",
    );
}

#[test]
fn the_year_is_checked() {
    assert!(
        RolledUp::of(NaiveDate::MAX, Period::Year)
            .check_text()
            .is_err()
    );
    assert!(
        RolledUp::of(NaiveDate::MIN, Period::Year)
            .check_text()
            .is_err()
    );
}

#[test]
fn shapes() {
    let hour = |kind| PartShape {
        kind,
        ..Period::Hour.shape()
    };
    let millis = PartKind::Integer {
        bits: 64,
        signed: true,
    };
    assert_eq!(
        Of::<i64>::TYPE.rolled_up_epoch(Period::Hour, 1000),
        hour(millis)
    );
    assert_eq!(
        Of::<std::time::SystemTime>::TYPE.rolled_up(Period::Hour),
        hour(PartKind::Timestamp)
    );
    assert_eq!(
        Of::<NaiveDate>::TYPE.rolled_up(Period::Day),
        Period::Day.shape()
    );
    assert!(catch_unwind(|| Of::<NaiveDate>::TYPE.rolled_up(Period::Hour)).is_err());
}
