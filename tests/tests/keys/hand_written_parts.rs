//! Hand-written parts: the effects of a wrong promise about their texts.

use std::panic::catch_unwind;

use synthetic_key::part::{CharSet, KeyWriter, PartShape};
use synthetic_key::{KeyError, KeyPart, SyntheticKey};
use uuid::Uuid;

/// A part that promises a shape and writes another text.
macro_rules! part {
    ($name:ident, $shape:expr, $text:expr) => {
        #[derive(Clone, Copy, Debug, PartialEq)]
        struct $name;

        impl KeyPart for $name {
            const SHAPE: PartShape = $shape;
            type Ref<'a> = Self;
            type Owned = Self;

            fn as_part(&self) -> Self {
                *self
            }

            fn write_part(&self, out: &mut impl KeyWriter) {
                out.push_fmt(format_args!("{}", $text));
            }

            fn parse_part(text: &str) -> Option<Self> {
                (text == $text).then_some(Self)
            }
        }
    };
}

const LETTERS: PartShape = PartShape::TEXT.with_ascii(CharSet::of("abc"));

part!(Loose, LETTERS.with_max_len(1 << 40), "abc");
part!(Boundless, LETTERS.with_max_len(usize::MAX), "abc");
part!(Short, PartShape::TEXT.with_fixed_len(50), "é");
part!(Long, PartShape::TEXT.with_fixed_len(2), "abc".repeat(1000));
part!(Nothing, LETTERS, "");

#[derive(SyntheticKey)]
#[pk(store = "mongodb")]
struct OfLoose<P: KeyPart> {
    #[pk(concat)]
    id: Uuid,
    #[pk(concat)]
    part: P,
    #[pk(concat)]
    other: Uuid,
}

/// The capacity of a key of this kind is allocated in advance.
#[test]
fn a_loose_bound_takes_no_memory() {
    let id = Uuid::nil();
    let expected = format!("{id}-abc-{id}");
    let loose = OfLoose::<Loose> {
        id,
        part: Loose,
        other: id,
    };
    assert_eq!(loose.partition_key(), expected);
    assert!(String::from(loose.partition_key()).capacity() < 2 * expected.len());
    let boundless = OfLoose::<Boundless> {
        id,
        part: Boundless,
        other: id,
    };
    assert_eq!(boundless.partition_key(), expected);
}

#[derive(SyntheticKey)]
struct OfOne<P: KeyPart> {
    #[pk(concat)]
    part: P,
    #[pk(concat)]
    name: String,
}

/// The proofs rely on shapes. So a debug build stops at a string that its shape does not allow, and a release build
/// writes what the part writes.
#[test]
fn a_shape_that_lies_is_found_in_debug_builds() {
    let short = OfOneKey::<Short> {
        part: Short,
        name: "b",
    };
    let long = OfOneKey::<Long> {
        part: Long,
        name: "b",
    };
    if cfg!(debug_assertions) {
        for result in [
            catch_unwind(|| drop(short.partition_key())),
            catch_unwind(|| drop(short.try_partition_key())),
            catch_unwind(|| drop(long.partition_key())),
            catch_unwind(|| drop(long.try_partition_key())),
        ] {
            let panic = result.unwrap_err();
            let message = panic.downcast_ref::<String>().unwrap();
            assert!(message.contains("`SHAPE`"), "{message}");
        }
    } else {
        assert_eq!(short.partition_key(), "é-b");
        assert_eq!(short.try_partition_key().unwrap(), "é-b");
        assert_eq!(long.partition_key().len(), 3002);
        let error = long.try_partition_key().unwrap_err();
        assert!(matches!(error, KeyError::TooLong { field: "part", .. }));
    }
    assert!(OfOne::<Short>::parse::<(Short, String)>("é-b").is_err());
}

#[test]
fn a_part_that_writes_nothing_is_empty() {
    let key = OfOneKey::<Nothing> {
        part: Nothing,
        name: "b",
    };
    assert_eq!(key.partition_key(), "-b");
    let error = key.try_partition_key().unwrap_err();
    assert_eq!(error, KeyError::Empty { field: "part" });
}

part!(
    Endless,
    PartShape::TEXT.with_max_len(usize::MAX / 2 + 1),
    "abc"
);

#[derive(SyntheticKey)]
#[pk(store = "mongodb", escape)]
struct OfEndless {
    #[pk(concat)]
    one: Endless,
    #[pk(concat)]
    other: Endless,
}

/// The sum of what the shapes promise is too great for a number.
#[test]
fn lengths_without_a_sum_do_not_panic() {
    let (one, other) = (Endless, Endless);
    assert_eq!(OfEndless { one, other }.partition_key(), "abc-abc");
}

/// Says that it contains another text than it writes.
#[derive(Clone, Copy, serde::Serialize, serde::Deserialize)]
struct Other;

impl KeyPart for Other {
    const SHAPE: PartShape = PartShape::TEXT;
    type Ref<'a> = Self;
    type Owned = Self;

    fn as_part(&self) -> Self {
        *self
    }

    fn write_part(&self, out: &mut impl KeyWriter) {
        out.push_str("a/b");
    }

    fn parse_part(_: &str) -> Option<Self> {
        Some(Self)
    }

    fn as_text(&self) -> Option<&str> {
        Some("ab")
    }
}

#[derive(SyntheticKey)]
#[pk(serde, store = "table")]
struct OfOther {
    #[pk(concat)]
    part: Other,
}

/// What the store refuses is in no document, whatever a part says about its text.
#[test]
fn a_document_is_checked_as_its_key() {
    let item = OfOther { part: Other };
    let error = item.try_partition_key().unwrap_err();
    assert_eq!(
        error,
        KeyError::Forbidden {
            field: "part",
            character: '/'
        }
    );
    let refused = serde_json::to_string(&item).unwrap_err();
    assert_eq!(refused.to_string(), error.to_string());
}
