//! `epoch`: integers that count seconds or milliseconds, rolled up to a period.

use proptest::prelude::*;
use synthetic_key::{KeyError, SyntheticKey};
use synthetic_key_tests::cases;
use synthetic_key_tests::times::{FIRST, periods, seconds};

/// An item with a count of seconds and one of milliseconds.
macro_rules! counted {
    ($($name:ident $key:ident: $s:ident, $ms:ident;)*) => {$(
        #[derive(SyntheticKey)]
        #[pk(separator = "_", time_only)]
        struct $name {
            #[pk(concat, rollup = "minute", epoch = "s")]
            s: $s,
            #[pk(concat, epoch = "ms", rollup = "minute")]
            ms: $ms,
        }

        impl $name {
            /// Checks it, if the type has such numbers.
            fn check(s: i128, ms: i128) {
                let Some((s, ms)) = s.try_into().ok().zip(ms.try_into().ok()) else { return };
                let item = Self { s, ms };
                let text = |seconds: i128| periods(i64::try_from(seconds).unwrap())[4].clone();
                let expected = format!("{}_{}", text(s.into()), text(i128::from(ms).div_euclid(1000)));
                assert_eq!(item.try_partition_key().unwrap(), expected);
                assert_eq!($key { s, ms }.partition_key(), expected);
            }
        }
    )*};
}

// Smaller types end in 1970, so they do not compile.
counted! {
    OfU32 OfU32Key: u32, u64;
    OfU64 OfU64Key: u64, u64;
    OfI32 OfI32Key: i32, i64;
    OfI64 OfI64Key: i64, i64;
    OfI128 OfI128Key: i128, i128;
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn integers(s in prop_oneof![seconds(), -300_i64..300], ms in -999_i64..=999) {
        let (s, ms) = (s.into(), i128::from(s) * 1000 + i128::from(ms));
        if ms.div_euclid(1000) >= FIRST.into() {
            OfU64::check(s, ms);
            OfI64::check(s, ms);
            OfI128::check(s, ms);
            OfI32::check(s, ms);
            OfU32::check(s, ms);
        }
    }
}

#[test]
fn integers_of_other_years_have_no_key_and_do_not_panic() {
    let (s, ms) = (i128::MIN, i128::MAX);
    assert!(matches!(
        OfI128 { s, ms }.try_partition_key(),
        Err(KeyError::OutOfRange { field: "s", .. })
    ));
    assert!(OfI64 { s: i64::MAX, ms: 0 }.try_partition_key().is_err());
    assert!(OfU64 { s: 0, ms: u64::MAX }.try_partition_key().is_err());
    assert_eq!(
        OfI64 { s: -1, ms: -1 }.partition_key(),
        "1969-12-31T23:59_1969-12-31T23:59"
    );
}
