//! Every type of part: before, between and after text, and hashed.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::num::NonZero;
use std::rc::Rc;
use std::sync::Arc;

use proptest::collection::vec;
use proptest::prelude::*;
use serde::Serialize;
use synthetic_key::{KeyPart, PartitionKey, SyntheticKey};
use synthetic_key_tests::cases;
use uuid::Uuid;

use super::items::{Kind, chrono_date, jiff_date, time_date};
use super::laws::{Buffer, buffer, json_text, the_key_is_the_same_everywhere};

/// Parts that cannot contain the separator.
#[derive(Clone, SyntheticKey)]
#[pk(separator = "|")]
struct Proved<P: KeyPart> {
    #[pk(concat)]
    first: P,
    #[pk(concat)]
    text: String,
    #[pk(concat)]
    last: P,
    #[pk(hash_suffix = 7)]
    hashed: P,
}

/// Parts that can contain anything.
#[derive(Clone, SyntheticKey)]
#[pk(escape, separator = "|")]
struct Escaped<P: KeyPart> {
    #[pk(concat)]
    first: P,
    #[pk(concat)]
    text: String,
    #[pk(concat)]
    last: P,
    #[pk(hash_suffix = 7)]
    hashed: P,
}

/// The values of an item, and of another one that shares some of them.
type Values<P> = ([P; 3], String, [P; 3], String);

fn values<P: Clone + std::fmt::Debug>(
    part: impl Strategy<Value = P> + Clone,
) -> impl Strategy<Value = Values<P>> {
    let parts = || [part.clone(), part.clone(), part.clone()];
    let shared = any::<[bool; 4]>();
    (parts(), text(), parts(), text(), shared).prop_map(
        |(parts, text, mut others, mut other, shared)| {
            for ((part, other), shared) in parts.iter().zip(&mut others).zip(shared) {
                if shared {
                    other.clone_from(part);
                }
            }
            if shared[3] {
                other.clone_from(&text);
            }
            (parts, text, others, other)
        },
    )
}

/// Texts that are very likely to run into each other.
fn text() -> impl Strategy<Value = String> + Clone {
    prop_oneof![3 => "[0-9|%.é-]{0,4}", 1 => vec(any::<char>(), 0..20).prop_map(String::from_iter)]
}

fn written(part: &impl KeyPart) -> String {
    let mut out = String::new();
    part.write_part(&mut out);
    out
}

/// As in Key Format 1.
fn percent_escaped(text: &str) -> String {
    text.replace('%', "%25")
        .replace('|', "%7C")
        .replace('.', "%2E")
}

/// The laws of both kinds of items: the key is `expected` and a suffix, which is the position in the fan-out.
fn keeps_the_laws(
    item: &impl SyntheticKey<Key = PartitionKey>,
    point: &impl SyntheticKey<Key = PartitionKey>,
    mut fan_out: impl ExactSizeIterator<Item = PartitionKey>,
    expected: &str,
    buffer: &Buffer,
) {
    let key = the_key_is_the_same_everywhere(item, point, buffer);
    let (base, number) = key.rsplit_once('.').unwrap();
    assert_eq!(base, expected);
    let number: usize = number.parse().unwrap();
    assert_eq!(fan_out.len(), 7);
    assert_eq!(fan_out.nth(number - 1).unwrap(), key);
}

/// The laws for one type of part, whose text in the document is `text`.
macro_rules! laws_of {
    ($law:ident, $item:ident, $point:ident, $keys:ident, $escape:expr) => {
        fn $law<P: KeyPart + Clone>(values: Values<P>, text_of: fn(&P) -> String, buffer: &Buffer) {
            let escape: fn(&str) -> String = $escape;
            let make = |[first, last, hashed]: [P; 3], text| $item {
                first,
                text,
                last,
                hashed,
            };
            let item = make(values.0, values.1);
            let is_sound = item.try_partition_key().is_ok();
            let texts = [&item.first, &item.last].map(|part| match part.check_part() {
                Ok(()) => text_of(part),
                Err(_) => written(part),
            });
            let expected = [&texts[0], &item.text, &texts[1]]
                .map(|text| escape(text))
                .join("|");
            let fan_out = $keys::<P> {
                first: item.first.as_part(),
                text: &item.text,
                last: item.last.as_part(),
            }
            .iter();
            let point = $point::<P> {
                first: item.first.as_part(),
                text: &item.text,
                last: item.last.as_part(),
                hashed: item.hashed.as_part(),
            };
            keeps_the_laws(&item, &point, fan_out, &expected, buffer);

            let key = item.partition_key();
            let parsed = $point::<P>::parse::<(P::Owned, String, P::Owned, u16)>(&key);
            // A hashed value is not in the key, so the key does not show whether it was in range. A value that no key can
            // hold is written as the nearest one, or not at all.
            let is_far = [&item.first, &item.last, &item.hashed]
                .iter()
                .any(|part| part.check_part().is_err());
            assert!(parsed.is_ok() == is_sound || is_far, "{key}");
            if let Ok((first, text, last, _)) = parsed {
                let parts = (written(&first), text, written(&last));
                assert_eq!(
                    parts,
                    (texts[0].clone(), item.text.clone(), texts[1].clone())
                );
            }

            let other = make(values.2, values.3);
            let parts =
                |item: &$item<P>| (written(&item.first), item.text.clone(), written(&item.last));
            let base = |key: PartitionKey| key.rsplit_once('.').unwrap().0.to_owned();
            if is_sound && other.try_partition_key().is_ok() {
                let is_same = base(key) == base(other.partition_key());
                assert_eq!(is_same, parts(&item) == parts(&other));
            }
        }
    };
}

laws_of!(proved, Proved, ProvedKey, ProvedKeys, str::to_owned);
laws_of!(escaped, Escaped, EscapedKey, EscapedKeys, percent_escaped);

/// One test for each type: the kind of test, the values, and their text.
macro_rules! every {
    ($($name:ident: $law:ident($values:expr, $text:expr);)*) => {
        proptest! {
            #![proptest_config(cases(96))]
            $(
                #[test]
                fn $name(values in values($values), buffer in buffer()) {
                    $law(values, $text, &buffer);
                }
            )*
        }
    };
}

macro_rules! integers {
    ($($int:ident $non_zero:ident)*) => {
        every! {
            $($int: proved(integers::$int(), json_text);)*
            $($non_zero: proved(integers::$int().prop_filter_map("0", NonZero::new), json_text);)*
        }

        /// Any, those of few digits, and the ends.
        mod integers {
            use proptest::prelude::*;

            $(pub(super) fn $int() -> impl Strategy<Value = $int> + Clone {
                let few = (0_u32..110_000).prop_filter_map("too many digits", |n| $int::try_from(n % 10_u32.pow(n % 6)).ok());
                prop_oneof![any::<$int>(), few, Just($int::MIN), Just($int::MAX)]
            })*
        }
    };
}

integers! {
    u8 non_zero_u8 u16 non_zero_u16 u32 non_zero_u32 u64 non_zero_u64 u128 non_zero_u128 usize non_zero_usize
    i8 non_zero_i8 i16 non_zero_i16 i32 non_zero_i32 i64 non_zero_i64 i128 non_zero_i128 isize non_zero_isize
}

#[derive(Clone, Debug, Serialize, KeyPart)]
struct Serial(u32);

#[derive(Clone, Debug, Serialize, KeyPart)]
struct Vin(String);

#[derive(Clone, Debug, Serialize, KeyPart)]
#[serde(transparent)]
struct Id<T> {
    value: u64,
    of: PhantomData<T>,
}

#[derive(Clone, Copy, Debug, Serialize, KeyPart)]
enum Odd {
    #[serde(rename = "|")]
    Separator,
    #[serde(rename = "%7C.")]
    Escaped,
    #[serde(rename = "é")]
    Beyond,
}

fn uuid() -> impl Strategy<Value = Uuid> + Clone {
    any::<u128>().prop_map(Uuid::from_u128)
}

every! {
    bools: proved(any::<bool>(), json_text);
    uuids: proved(uuid(), json_text);
    dates_of_chrono: proved(chrono_date(), json_text);
    dates_of_jiff: proved(jiff_date(), json_text);
    dates_of_time: proved(time_date(), json_text);
    names: proved(prop_oneof![Just(Kind::First), Just(Kind::SecondKind)], json_text);
    newtypes_of_integers: proved(any::<u32>().prop_map(Serial), json_text);
    transparent_structs: proved(any::<u64>().prop_map(|value| Id { value, of: PhantomData::<Vin> }), json_text);
    boxed_integers: proved(any::<i16>().prop_map(Box::new), ToString::to_string);
    shared_uuids: proved(uuid().prop_map(Arc::new), ToString::to_string);
    borrowed_dates: proved(chrono_date().prop_map(|date| Rc::new(Cow::<chrono::NaiveDate>::Owned(date))), |date| json_text(&**date));

    chars: escaped(prop_oneof![any::<char>(), proptest::char::range(' ', '~')], json_text);
    strings: escaped(text(), json_text);
    borrowed_strings: escaped(prop_oneof![Just(""), Just("|"), Just("%"), Just("a.b"), Just("é💰")], json_text);
    boxed_strings: escaped(text().prop_map(Box::<str>::from), json_text);
    counted_strings: escaped(text().prop_map(Rc::<str>::from), |text| json_text(&**text));
    shared_strings: escaped(text().prop_map(Arc::<str>::from), |text| json_text(&**text));
    cows: escaped(text().prop_map(Cow::<str>::Owned), json_text);
    pointers_to_pointers: escaped(text().prop_map(|text| Box::new(Rc::new(Arc::new(text)))), ToString::to_string);
    newtypes_of_text: escaped(text().prop_map(Vin), json_text);
    odd_names: escaped(prop_oneof![Just(Odd::Separator), Just(Odd::Escaped), Just(Odd::Beyond)], json_text);
    integers_beside_escaped_text: escaped(any::<i128>(), json_text);
    dates_beside_escaped_text: escaped(chrono_date(), json_text);
}
