//! A key is parsed into its own values, and different values never give the same key.

use chrono::NaiveDate;
use proptest::prelude::*;
use synthetic_key::{KeyError, SyntheticKey};
use synthetic_key_tests::times::seconds;
use synthetic_key_tests::{cases, first_word};
use uuid::Uuid;

#[derive(Debug, SyntheticKey)]
#[pk(escape)]
struct Escaped {
    #[pk(concat, none = "A-B%2D", case = "lower")]
    region: Option<String>,
    #[pk(concat, pad = 3)]
    seq: i16,
    #[pk(concat, none = "none-", max_len = 4)]
    short: Option<String>,
    #[pk(concat, none = "x")]
    number: Option<i8>,
    #[pk(concat, rollup = "day", epoch = "s")]
    at: i64,
    #[pk(concat, with = first_word)]
    words: String,
    #[pk(hash_suffix = 5, case = "upper")]
    vin: String,
}

type EscapedParts = (
    Option<String>,
    i16,
    Option<String>,
    Option<i8>,
    NaiveDate,
    String,
    u16,
);

/// Texts that are very likely to run into each other.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![3 => "[ab%.2D|-]{0,4}", 1 => "[xnone|-]{0,5}", 1 => any::<String>()]
}

prop_compose! {
    fn escaped()(
        region in proptest::option::of(text()),
        seq in prop_oneof![0_i16..1000, any::<i16>()],
        short in proptest::option::of(text()),
        number in any::<Option<i8>>(),
        at in seconds(),
        words in text(),
        vin in text(),
    ) -> Escaped {
        Escaped { region, seq, short, number, at, words, vin }
    }
}

impl Escaped {
    /// The values in the key, in the form that parsing returns.
    fn parts(&self) -> EscapedParts {
        let day = self.at.div_euclid(86_400);
        let number = self
            .partition_key()
            .rsplit('.')
            .next()
            .unwrap()
            .parse()
            .unwrap();
        (
            self.region
                .as_ref()
                .map(|region| region.to_ascii_lowercase()),
            self.seq,
            self.short.clone(),
            self.number,
            NaiveDate::from_ymd_opt(1970, 1, 1).unwrap() + chrono::TimeDelta::days(day),
            first_word(&self.words),
            number,
        )
    }
}

#[derive(Clone, Debug, SyntheticKey)]
#[pk(separator = "|")]
struct Unescaped {
    #[pk(concat, pad = 2)]
    seq: u8,
    #[pk(concat, none = "none")]
    id: Option<Uuid>,
    #[pk(concat, none = "maybe")]
    flag: Option<bool>,
    #[pk(concat)]
    anything: String,
    #[pk(concat, none = "+")]
    number: Option<i8>,
    #[pk(concat, none = "0000")]
    serial: Option<NonZeroish>,
    #[pk(concat, rollup = "minute", epoch = "ms", none = "at no time")]
    at: Option<i64>,
}

/// A code of four upper-case letters.
#[derive(Clone, Copy, Debug, PartialEq)]
struct NonZeroish([u8; 4]);

impl synthetic_key::KeyPart for NonZeroish {
    const SHAPE: synthetic_key::part::PartShape = synthetic_key::part::PartShape::TEXT
        .with_ascii(synthetic_key::part::CharSet::of(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        ))
        .with_fixed_len(4);
    type Ref<'a> = Self;
    type Owned = Self;

    fn as_part(&self) -> Self {
        *self
    }

    fn write_part(&self, out: &mut impl synthetic_key::part::KeyWriter) {
        out.push_str(std::str::from_utf8(&self.0).unwrap());
    }

    fn parse_part(text: &str) -> Option<Self> {
        text.as_bytes().try_into().ok().map(Self)
    }
}

type UnescapedParts = (
    u8,
    Option<Uuid>,
    Option<bool>,
    String,
    Option<i8>,
    Option<NonZeroish>,
    Option<String>,
);

prop_compose! {
    fn unescaped()(
        seq in 0_u8..102,
        id in proptest::option::of((0_u128..3).prop_map(Uuid::from_u128)),
        flag in any::<Option<bool>>(),
        anything in text(),
        number in proptest::option::of(-2_i8..3),
        serial in proptest::option::of(prop_oneof![Just(NonZeroish(*b"ABCD")), Just(NonZeroish(*b"NONE"))]),
        at in proptest::option::of(seconds()),
    ) -> Unescaped {
        let at = at.map(|at| at * 1000);
        Unescaped { seq, id, flag, anything, number, serial, at }
    }
}

impl Unescaped {
    fn parts(&self) -> UnescapedParts {
        let at = self
            .at
            .map(|at| synthetic_key_tests::times::rfc_3339(at.div_euclid(1000)));
        let anything = self.anything.clone();
        (
            self.seq,
            self.id,
            self.flag,
            anything,
            self.number,
            self.serial,
            at,
        )
    }
}

proptest! {
    #![proptest_config(cases(1024))]

    #[test]
    fn an_escaped_key_comes_apart(item in escaped()) {
        let parsed = EscapedKey::parse::<EscapedParts>(&item.partition_key());
        match item.try_partition_key() {
            Ok(_) => assert_eq!(parsed, Ok(item.parts())),
            // See `an_absent_value_makes_no_other_texts` in attr_none.rs.
            Err(KeyError::OutOfRange { field: "short", .. }) => {}
            // A value that no key has is never parsed.
            Err(error) => assert!(parsed.is_err(), "{error}: {parsed:?}"),
        }
    }

    #[test]
    fn different_parts_never_make_one_escaped_key(one in escaped(), other in escaped()) {
        let (a, b) = (one.try_partition_key(), other.try_partition_key());
        if let (Ok(a), Ok(b)) = (a, b) {
            assert_eq!(a == b, one.parts() == other.parts(), "{a} {b}");
        }
    }

    #[test]
    fn an_unescaped_key_comes_apart(item in unescaped()) {
        let parsed = UnescapedKey::parse::<UnescapedParts>(&item.partition_key());
        match item.try_partition_key() {
            Ok(_) => assert_eq!(parsed, Ok(item.parts())),
            Err(error) => assert!(parsed.is_err(), "{error}: {parsed:?}"),
        }
    }

    #[test]
    fn different_parts_never_make_one_unescaped_key(one in unescaped(), mut other in unescaped(), same in 0_u8..32) {
        // Two items without common values are unlikely to share a key.
        if same & 1 > 0 { other.seq = one.seq; }
        if same & 2 > 0 { other.id = one.id; }
        if same & 4 > 0 { other.flag = one.flag; }
        if same & 8 > 0 { (other.number, other.serial) = (one.number, one.serial); }
        if same & 16 > 0 { other.at = one.at; }
        if let (Ok(a), Ok(b)) = (one.try_partition_key(), other.try_partition_key()) {
            assert_eq!(a == b, one.parts() == other.parts(), "{a} {b}");
        }
    }

    #[test]
    fn what_is_parsed_writes_the_same_key(key in "[0-9]{2}\\|none\\|(true|maybe)\\|[a|%-]{0,6}\\|(\\+|-?[0-9]{1,4})\\|(0000|ABCD)\\|(at no time|20[0-9]{2}-0[0-3]-[0-3][0-9]T[0-2][0-9]:[0-9]{2})") {
        let Ok(parts) = Unescaped::parse::<UnescapedParts>(&key) else { return Ok(()) };
        let (seq, id, flag, anything, number, serial, at) = parts;
        // Text with the form of a minute may not be a valid one.
        let at = match at.map(|at| format!("{at}:00Z").parse::<chrono::DateTime<chrono::Utc>>()) {
            Some(Err(_)) => return Ok(()),
            at => at.map(|at| at.unwrap().timestamp_millis()),
        };
        let item = Unescaped { seq, id, flag, anything, number, serial, at };
        assert_eq!(item.try_partition_key().unwrap(), key);
    }
}
