//! `separator` and `suffix_separator`: any text, of any characters.

use std::borrow::Cow;

use proptest::prelude::*;
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(escape, separator = "é::", suffix_separator = "~")]
struct Odd<'a> {
    #[pk(concat)]
    text: Cow<'a, str>,
    #[pk(concat)]
    signed: i64,
    #[pk(concat)]
    other: &'a str,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
}

#[test]
fn every_character_of_a_separator_is_escaped() {
    let shard = RandomSuffix::new(7).unwrap();
    let key = OddKey {
        text: "é:~%",
        signed: -7,
        other: ":",
        shard,
    };
    assert_eq!(key.partition_key(), "%C3%A9%3A%7E%25é::-7é::%3A~7");
    let parsed =
        OddKey::parse::<(String, i64, String, RandomSuffix<400>)>(&key.partition_key()).unwrap();
    assert_eq!(parsed, ("é:~%".into(), -7, ":".into(), shard));
    assert!(OddKey::parse::<(String, i64, String, RandomSuffix<400>)>("aé::1é::b~07").is_err());
    assert!(OddKey::parse::<(String, i64, String, RandomSuffix<400>)>("aé::1é::b~401").is_err());
    assert!(OddKey::parse::<(String, i64, String, RandomSuffix<400>)>("aé::1é::b~").is_err());
}

proptest! {
    #[test]
    fn odd_separators_come_apart(text in "[é:~%a]{1,5}", signed: i64, other in "[é:~%a]{1,5}", n in 1_u16..=400) {
        let shard = RandomSuffix::new(n).unwrap();
        let key = OddKey { text: &text, signed, other: &other, shard }.partition_key();
        prop_assert_eq!(OddKey::parse::<(String, i64, String, RandomSuffix<400>)>(&key).unwrap(), (text, signed, other, shard));
    }
}
