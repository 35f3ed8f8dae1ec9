//! Integers as timestamps: `epoch = "s"` or `epoch = "ms"`.

/// An integer that counts time from 1970: with `epoch = "s"` or `epoch = "ms"`.
///
/// ```
/// use synthetic_key::EpochInteger;
///
/// assert_eq!(1_533_823_507_u32.unix_seconds(1), 1_533_823_507);
/// assert_eq!((-1_i64).unix_seconds(1000), -1);
/// ```
#[diagnostic::on_unimplemented(
    message = "SK0610: `{Self}` does not count time: `epoch` is for integers",
    label = "not an integer",
    note = "a timestamp of `std`, `chrono`, `jiff` or `time`: leave `epoch` out",
    note = "a float: store an integer number of seconds or milliseconds"
)]
pub trait EpochInteger {
    /// Whole seconds since 1970-01-01T00:00:00Z, rounded down, where the integer counts so many to a second: 1 or 1000.
    /// Seconds beyond an `i64` are the nearest `i64`.
    fn unix_seconds(&self, per_second: u32) -> i64;

    /// The least and the greatest count of the type, or the nearest that there are.
    #[doc(hidden)]
    const __RANGE: (i128, i128) = (i128::MIN, i128::MAX);
}

macro_rules! integers {
    ($($int:ident)*) => {$(
        impl EpochInteger for $int {
            #[inline]
            fn unix_seconds(&self, per_second: u32) -> i64 {
                // What an `i128` cannot hold is beyond an `i64` of seconds, too.
                let count = i128::try_from(*self).unwrap_or(i128::MAX);
                let seconds = count.div_euclid(per_second.max(1).into());
                i64::try_from(seconds).unwrap_or(if seconds < 0 { i64::MIN } else { i64::MAX })
            }

            #[allow(clippy::cast_lossless, clippy::cast_possible_wrap, reason = "a constant calls no `From`")]
            const __RANGE: (i128, i128) = (
                $int::MIN as i128,
                // What a `u128` holds beyond an `i128` is negative here.
                if ($int::MAX as i128) < 0 { i128::MAX } else { $int::MAX as i128 },
            );
        }
    )*};
}

integers!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);

impl<T: EpochInteger + ?Sized> EpochInteger for &T {
    #[inline]
    fn unix_seconds(&self, per_second: u32) -> i64 {
        T::unix_seconds(self, per_second)
    }

    const __RANGE: (i128, i128) = T::__RANGE;
}

#[cfg(test)]
mod tests {
    use super::EpochInteger;

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
    fn ranges() {
        assert_eq!(<u8 as EpochInteger>::__RANGE, (0, 255));
        assert_eq!(<&i16 as EpochInteger>::__RANGE, (-32_768, 32_767));
        assert_eq!(<u64 as EpochInteger>::__RANGE, (0, u64::MAX.into()));
        assert_eq!(<u128 as EpochInteger>::__RANGE, (0, i128::MAX));
        assert_eq!(<i128 as EpochInteger>::__RANGE, (i128::MIN, i128::MAX));
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
}
