//! Items that borrow from their document, with `borrow` on fields and on variants.

use std::borrow::Cow;
use std::fmt::Debug;

use serde::{Deserialize, Serialize};
use synthetic_key::{PartitionKey, SyntheticKey};

use super::twins;

twins! {
    {
        pub(crate) struct Fields<'a, 'b> {
            #[pk(concat)]
            #[serde(borrow)]
            pub(crate) k: Cow<'a, str>,
            pub(crate) implied: Option<&'b str>,
            #[serde(borrow = "'a + 'b")]
            pub(crate) pair: (Cow<'a, str>, &'b str),
        }

        pub(crate) struct Inner<'a> {
            #[pk(concat)]
            pub(crate) k: &'a str,
        }

        #[serde(tag = "type")]
        pub(crate) enum Internal<'a> {
            #[serde(borrow)]
            Inner(Nested<'a>),
            Own {
                #[pk(concat)]
                #[serde(borrow)]
                k: Cow<'a, str>,
            },
        }

        #[serde(tag = "type", content = "content")]
        pub(crate) enum Adjacent<'a> {
            #[serde(borrow)]
            Inner(Nested<'a>),
        }

        #[serde(untagged)]
        pub(crate) enum Untagged<'a, 'b> {
            #[serde(borrow = "'b")]
            Inner(Nested<'b>),
            Own {
                #[pk(concat)]
                other: &'a str,
            },
        }

        /// Without `borrow` it is owned, and can be read from a document that is gone.
        pub(crate) struct Owned<'a> {
            #[pk(concat)]
            pub(crate) k: Cow<'a, str>,
        }

        pub(crate) struct Permanent {
            #[pk(concat)]
            pub(crate) k: &'static str,
        }
    }
}

/// An item that leaves its key to whoever writes it, so that it is the same in both twins.
#[derive(Debug, PartialEq, SyntheticKey, Serialize, Deserialize)]
#[pk(keyed)]
pub(crate) struct Nested<'a> {
    #[pk(concat)]
    k: &'a str,
}

fn compare<'a, Own, Plain>(documents: &[&'a str])
where
    Own: Serialize + Deserialize<'a> + Debug + SyntheticKey<Key = PartitionKey>,
    Plain: Serialize + Deserialize<'a> + Debug,
{
    for document in documents {
        let (own, plain) = (
            serde_json::from_str::<Own>(document),
            serde_json::from_str::<Plain>(document),
        );
        let texts = (
            own.as_ref().map(|item| format!("{item:?}")),
            plain.as_ref().map(|item| format!("{item:?}")),
        );
        let texts = (
            texts.0.map_err(ToString::to_string),
            texts.1.map_err(ToString::to_string),
        );
        assert_eq!(texts.0, texts.1, "{document}");
        let (Ok(own), Ok(plain)) = (own, plain) else {
            continue;
        };
        let (key, plain) = (own.partition_key(), serde_json::to_string(&plain).unwrap());
        let fields = plain.strip_suffix('}').unwrap();
        let written = serde_json::to_string(&own).unwrap();
        let with = |key: &str| format!(r#"{fields},"partitionKey":"{key}"}}"#);
        assert_eq!(written, with(key.as_ref()));
        let read = |document: String| serde_json::from_str::<Own>(document.leak());
        assert!(read(with(key.as_ref())).is_ok());
        assert!(read(with("elsewhere")).is_err());
    }
}

#[test]
fn fields() {
    compare::<own::Fields<'_, '_>, plain::Fields<'_, '_>>(&[
        r#"{"k":"a","implied":"b","pair":["c","d"]}"#,
        r#"{"k":"a","implied":null,"pair":["c","d"]}"#,
        r#"{"k":"a","implied":"\u0062","pair":["c","d"]}"#,
        r#"{"k":"\u0061","pair":["c","d"]}"#,
    ]);
    let read = serde_json::from_str::<own::Fields<'_, '_>>;
    let item = read(r#"{"k":"a","pair":["c","d"],"partitionKey":"a"}"#).unwrap();
    assert!(matches!(item.k, Cow::Borrowed("a")));
    // Inside a tuple serde owns a `Cow`, borrowed or not.
    assert_eq!(item.pair, (Cow::Borrowed("c"), "d"));
    let item = read(r#"{"k":"\u0061","pair":["c","d"],"partitionKey":"a"}"#).unwrap();
    assert!(matches!(item.k, Cow::Owned(_)));
}

#[test]
fn implied() {
    compare::<own::Inner<'_>, plain::Inner<'_>>(&[r#"{"k":"a"}"#, r#"{"k":"\u0061"}"#, "{}"]);
}

#[test]
fn variants() {
    compare::<own::Internal<'_>, plain::Internal<'_>>(&[
        r#"{"type":"Inner","k":"a"}"#,
        r#"{"k":"a","type":"Inner"}"#,
        r#"{"type":"Own","k":"a"}"#,
        r#"{"type":"Inner","k":"\u0061"}"#,
    ]);
    compare::<own::Adjacent<'_>, plain::Adjacent<'_>>(&[
        r#"{"type":"Inner","content":{"k":"a"}}"#,
        r#"{"content":{"k":"a"},"type":"Inner"}"#,
        r#"{"type":"Inner"}"#,
    ]);
    compare::<own::Untagged<'_, '_>, plain::Untagged<'_, '_>>(&[
        r#"{"k":"a"}"#,
        r#"{"other":"a"}"#,
        "{}",
    ]);
}

#[test]
fn owned_and_permanent() {
    compare::<own::Owned<'_>, plain::Owned<'_>>(&[r#"{"k":"a"}"#, "{}"]);
    let document = r#"{"k":"a","partitionKey":"a"}"#;
    let item: own::Owned<'static> = {
        let gone = document.to_owned();
        serde_json::from_str(&gone).unwrap()
    };
    assert!(matches!(item.k, Cow::Owned(_)));
    compare::<own::Permanent, plain::Permanent>(&[r#"{"k":"a"}"#, "{}"]);
}
