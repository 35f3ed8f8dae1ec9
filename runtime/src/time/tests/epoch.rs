use crate::EpochInteger;

#[test]
fn rounds_down() {
    for (count, s, ms) in [
        (-1001_i32, -1001, -2),
        (-1000, -1000, -1),
        (-999, -999, -1),
        (-1, -1, -1),
        (0, 0, 0),
        (999, 999, 0),
        (1000, 1000, 1),
    ] {
        assert_eq!((count.unix_seconds(1), count.unix_seconds(1000)), (s, ms));
        assert_eq!(i128::from(count).unix_seconds(1000), ms);
        assert_eq!((&&count).unix_seconds(1000), ms);
    }
}

#[test]
fn reaches_the_ends_of_every_type() {
    assert_eq!(
        (u8::MAX.unix_seconds(1), i8::MIN.unix_seconds(1)),
        (255, -128)
    );
    assert_eq!(
        (u16::MAX.unix_seconds(1000), i16::MIN.unix_seconds(1000)),
        (65, -33)
    );
    assert_eq!(u32::MAX.unix_seconds(1), 4_294_967_295);
    assert_eq!(
        (i64::MIN.unix_seconds(1), i64::MAX.unix_seconds(1)),
        (i64::MIN, i64::MAX)
    );
    assert_eq!(i64::MIN.unix_seconds(1000), -9_223_372_036_854_776);
    // As milliseconds these are beyond an `i64` of milliseconds, and not of seconds.
    assert_eq!(u64::MAX.unix_seconds(1000), 18_446_744_073_709_551);
    assert_eq!(
        usize::MAX.unix_seconds(1000),
        u64::try_from(usize::MAX).unwrap().unix_seconds(1000)
    );
    assert_eq!(
        isize::MIN.unix_seconds(1),
        i64::try_from(isize::MIN).unwrap()
    );
}

#[test]
fn saturates_beyond_an_i64() {
    for per_second in [1, 1000] {
        assert_eq!(u128::MAX.unix_seconds(per_second), i64::MAX);
        assert_eq!(i128::MAX.unix_seconds(per_second), i64::MAX);
        assert_eq!(i128::MIN.unix_seconds(per_second), i64::MIN);
    }
    assert_eq!(u64::MAX.unix_seconds(1), i64::MAX);
    assert_eq!((i128::from(i64::MIN) - 1).unix_seconds(1), i64::MIN);
    assert_eq!((i128::from(i64::MIN) * 1000).unix_seconds(1000), i64::MIN);
    assert_eq!(
        (i128::from(i64::MAX) * 1000 + 999).unix_seconds(1000),
        i64::MAX
    );
}

#[test]
fn ranges() {
    assert_eq!(<u8 as EpochInteger>::__RANGE, (0, 255));
    assert_eq!(<&i16 as EpochInteger>::__RANGE, (-32_768, 32_767));
    assert_eq!(<u64 as EpochInteger>::__RANGE, (0, u64::MAX.into()));
    assert_eq!(<u128 as EpochInteger>::__RANGE, (0, i128::MAX));
    assert_eq!(<i128 as EpochInteger>::__RANGE, (i128::MIN, i128::MAX));
}
