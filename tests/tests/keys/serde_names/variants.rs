//! The names of variants, in keys.

use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, SyntheticKey};
use synthetic_key_tests::part_text;

/// The text that serde writes for a value.
fn written_text<T: Serialize>(value: &T) -> String {
    let json = serde_json::to_string(value).unwrap();
    serde_json::from_str(&json).unwrap()
}

/// The variants that rules treat differently, under one rule.
macro_rules! variants {
    ($($test:ident: $rule:literal => [$($name:literal)*];)*) => {$(
        #[test]
        #[allow(non_camel_case_types, reason = "the rules take every name, also one that is not in Pascal case")]
        fn $test() {
            #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, KeyPart)]
            #[serde(rename_all = $rule)]
            enum Kind {
                A,
                HTTPServer,
                TwoWords,
                With2Digits,
                Under_Score,
                lower,
                XÄrger,
                Größe,
                #[serde(rename = "by_Name")]
                Renamed,
                #[serde(rename(serialize = "outSide", deserialize = "in-Side"))]
                TwoSided,
                #[serde(rename(deserialize = "in-Alone"))]
                ReadSide,
            }
            const KINDS: [Kind; 11] = [
                Kind::A,
                Kind::HTTPServer,
                Kind::TwoWords,
                Kind::With2Digits,
                Kind::Under_Score,
                Kind::lower,
                Kind::XÄrger,
                Kind::Größe,
                Kind::Renamed,
                Kind::TwoSided,
                Kind::ReadSide,
            ];

            let written = KINDS.map(|kind| written_text(&kind));
            assert_eq!(written, [$($name),*]);
            assert_eq!(KINDS.map(|kind| part_text(&kind)), written);
            let longest = written.iter().map(String::len).max();
            assert_eq!((Kind::SHAPE.max_len, Kind::SHAPE.distinct), (longest, 11));
        }
    )*};
}

variants! {
    in_lower_case: "lowercase" => [
        "a" "httpserver" "twowords" "with2digits" "under_score" "lower" "xÄrger" "größe" "by_Name" "outSide" "readside"
    ];
    in_upper_case: "UPPERCASE" => [
        "A" "HTTPSERVER" "TWOWORDS" "WITH2DIGITS" "UNDER_SCORE" "LOWER" "XÄRGER" "GRößE" "by_Name" "outSide" "READSIDE"
    ];
    in_pascal_case: "PascalCase" => [
        "A" "HTTPServer" "TwoWords" "With2Digits" "Under_Score" "lower" "XÄrger" "Größe" "by_Name" "outSide" "ReadSide"
    ];
    in_camel_case: "camelCase" => [
        "a" "hTTPServer" "twoWords" "with2Digits" "under_Score" "lower" "xÄrger" "größe" "by_Name" "outSide" "readSide"
    ];
    in_snake_case: "snake_case" => [
        "a" "h_t_t_p_server" "two_words" "with2_digits" "under__score" "lower" "x_Ärger" "größe" "by_Name" "outSide"
        "read_side"
    ];
    in_screaming_snake_case: "SCREAMING_SNAKE_CASE" => [
        "A" "H_T_T_P_SERVER" "TWO_WORDS" "WITH2_DIGITS" "UNDER__SCORE" "LOWER" "X_ÄRGER" "GRößE" "by_Name" "outSide"
        "READ_SIDE"
    ];
    in_kebab_case: "kebab-case" => [
        "a" "h-t-t-p-server" "two-words" "with2-digits" "under--score" "lower" "x-Ärger" "größe" "by_Name" "outSide"
        "read-side"
    ];
    in_screaming_kebab_case: "SCREAMING-KEBAB-CASE" => [
        "A" "H-T-T-P-SERVER" "TWO-WORDS" "WITH2-DIGITS" "UNDER--SCORE" "LOWER" "X-ÄRGER" "GRößE" "by_Name" "outSide"
        "READ-SIDE"
    ];
}

#[test]
fn by_two_rules_the_key_has_the_written_name() {
    #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, KeyPart)]
    #[serde(rename_all(serialize = "kebab-case", deserialize = "SCREAMING_SNAKE_CASE"))]
    enum Kind {
        TwoWords,
        HTTPServer,
    }
    #[derive(Debug, PartialEq, SyntheticKey)]
    #[pk(serde)]
    #[pk(min_distinct = 4)]
    struct Item {
        #[pk(concat)]
        kind: Kind,
        #[pk(hash_suffix = 400)]
        hashed: Kind,
    }

    for kind in [Kind::TwoWords, Kind::HTTPServer] {
        assert_eq!(part_text(&kind), written_text(&kind));
    }
    let item = Item {
        kind: Kind::TwoWords,
        hashed: Kind::HTTPServer,
    };
    let key = item.partition_key();
    assert!(key.starts_with("two-words."), "{key}");
    assert_eq!(
        serde_json::to_string(&item).unwrap(),
        format!(r#"{{"kind":"two-words","hashed":"h-t-t-p-server","partitionKey":"{key}"}}"#)
    );
    let json =
        format!(r#"{{"kind":"TWO_WORDS","hashed":"H_T_T_P_SERVER","partitionKey":"{key}"}}"#);
    assert_eq!(serde_json::from_str::<Item>(&json).unwrap(), item);
}

#[test]
fn without_a_rule_the_key_has_the_written_name() {
    #[derive(Serialize, Deserialize, KeyPart)]
    enum Kind {
        HTTPServer,
        #[serde(rename = "größe \"x\"")]
        Renamed,
        #[serde(alias = "other")]
        Aliased,
    }
    for kind in [Kind::HTTPServer, Kind::Renamed, Kind::Aliased] {
        assert_eq!(part_text(&kind), written_text(&kind));
    }
}

/// A name in the key and a number in the document, as with `Serialize_repr`: no lock notices that, as docs/lock.md says.
#[test]
fn a_variant_that_is_stored_as_a_number() {
    #[derive(Clone, Copy, synthetic_key::KeyPart)]
    enum Plan {
        Pro = 2,
    }

    impl Serialize for Plan {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_u8(*self as u8)
        }
    }

    #[derive(serde::Serialize, synthetic_key::SyntheticKey)]
    #[pk(keyed, min_distinct = 1, layout = "{plan}")]
    struct Account {
        #[pk(concat)]
        plan: Plan,
    }

    let account = synthetic_key::Keyed::new(Account { plan: Plan::Pro });
    let json = serde_json::to_string(&account).unwrap();
    assert_eq!(json, r#"{"plan":2,"partitionKey":"Pro"}"#);
}
