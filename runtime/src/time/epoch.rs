//! Integers as timestamps: `epoch = "s"` or `epoch = "ms"`.

/// An integer that counts time from 1970: with `epoch = "s"` or `epoch = "ms"`.
///
/// ```
/// use synthetic_key::part::EpochInteger;
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
    /// Returns the whole seconds since 1970-01-01T00:00:00Z, rounded down. The integer counts `per_second` units per
    /// second, 1 or 1000. Seconds beyond the range of `i64` become the nearest `i64`.
    fn unix_seconds(&self, per_second: u32) -> i64;

    /// Returns the nanoseconds after that second.
    fn subsec_nanos(&self, per_second: u32) -> u32;
    /// The least and the greatest count of the type, limited to the range of `i128`.
    #[doc(hidden)]
    const __RANGE: (i128, i128) = (i128::MIN, i128::MAX);
}

macro_rules! integers {
    ($($int:ident)*) => {$(
        impl EpochInteger for $int {
            #[inline]
            fn unix_seconds(&self, per_second: u32) -> i64 {
                // A count beyond an `i128` is also beyond an `i64` of seconds.
                let count = i128::try_from(*self).unwrap_or(i128::MAX);
                let seconds = count.div_euclid(per_second.max(1).into());
                i64::try_from(seconds).unwrap_or(if seconds < 0 { i64::MIN } else { i64::MAX })
            }

            fn subsec_nanos(&self, per_second: u32) -> u32 {
                let count = i128::try_from(*self).unwrap_or(i128::MAX);
                let rest = count.rem_euclid(per_second.max(1).into());
                u32::try_from(rest * 1_000_000_000 / i128::from(per_second.max(1))).unwrap_or_default()
            }
            #[allow(clippy::cast_lossless, clippy::cast_possible_wrap, reason = "a constant calls no `From`")]
            const __RANGE: (i128, i128) = (
                $int::MIN as i128,
                // A value of a `u128` beyond an `i128` is negative here.
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

    fn subsec_nanos(&self, per_second: u32) -> u32 {
        T::subsec_nanos(self, per_second)
    }

    const __RANGE: (i128, i128) = T::__RANGE;
}
