//! N doubles, in every form of a suffix: an item is under one of at most two keys, and either stays or moves by N.

use proptest::prelude::*;
use synthetic_key::{PartitionKey, SyntheticKey};
use synthetic_key_tests::cases;

fn bucket(vin: &str) -> u64 {
    vin.bytes().fold(7, |hash, byte| {
        hash.wrapping_mul(31).wrapping_add(byte.into())
    })
}

/// The numbers of the keys to read: the text between `before` and `after`.
fn numbers(
    keys: impl ExactSizeIterator<Item = PartitionKey>,
    before: &str,
    after: &str,
) -> Vec<u32> {
    let number = |key: PartitionKey| {
        let number = key.strip_prefix(before).unwrap().strip_suffix(after);
        number.unwrap().parse().unwrap()
    };
    let len = keys.len();
    let numbers: Vec<_> = keys.map(number).collect();
    assert_eq!(numbers.len(), len);
    numbers
}

macro_rules! doubled {
    ($check:ident: $($name:ident $lookup:ident $n:literal $twice:literal ($($form:tt)*) $layout:literal ($before:literal $after:literal))*) => {
        $(
            #[derive(SyntheticKey)]
            #[pk(also_read = [$layout])]
            struct $name {
                #[pk(concat)]
                date: &'static str,
                #[pk(hash_suffix($twice $($form)*))]
                vin: String,
            }
        )*

        /// Compares the declarations for a VIN.
        fn $check(vin: &str) {
            $(
                let item = $name { date: "d", vin: vin.to_owned() };
                let found = numbers(item.read_keys(), $before, $after);
                assert_eq!(found, numbers($lookup { date: "d", vin }.read_keys(), $before, $after));
                assert_eq!($twice, 2 * $n);
                match found[..] {
                    // It stays where it was.
                    [_] => {}
                    [present, old] => assert_eq!(present, old + $n, "{}", $layout),
                    _ => panic!("{}: {found:?}", $layout),
                }
            )*
        }
    };
}

doubled! { check:
    Doubled4 Doubled4Key 2 4 () "{date}.{xxh64(vin) % 2 + 1}" ("d." "")
    Doubled6 Doubled6Key 3 6 () "{date}.{xxh64(vin) % 3 + 1}" ("d." "")
    Doubled800 Doubled800Key 400 800 () "{date}.{xxh64(vin) % 400 + 1}" ("d." "")
    DoubledMost DoubledMostKey 32767 65534 () "{date}.{xxh64(vin) % 32767 + 1}" ("d." "")
    FromZero FromZeroKey 10 20 (, from = 0) "{date}.{xxh64(vin) % 10}" ("d." "")
    Padded PaddedKey 50 100 (, pad = 4) "{date}.{xxh64(vin) % 50 + 1:04}" ("d." "")
    InFront InFrontKey 8 16 (, from = 0, pad = 2, first) "{xxh64(vin) % 8:02}-{date}" ("" "-d")
    OwnHash OwnHashKey 5 10 (, from = 0, by = bucket) "{date}.{fn(bucket)(vin) % 5}" ("d." "")
}

proptest! {
    #![proptest_config(cases(1024))]

    #[test]
    fn an_item_is_under_at_most_two_keys(vin in any::<String>()) {
        check(&vin);
    }
}

/// Both cases occur: of many items, about half move.
#[test]
fn about_half_of_the_items_move() {
    let key = |vin: &str| Doubled800Key { date: "d", vin }.read_keys().len();
    let moved = (0..1000).filter(|vin| key(&vin.to_string()) == 2).count();
    assert!((400..600).contains(&moved), "{moved}");
}
