//! Every feature of the derives, in each crate that includes this file as a module.
//!
//! Only the crate's root is in scope: `path` leads to the crates, and `Text` is a `String`; everything else is there to be
//! in the way. No name is used that could mean something else.
//!
//! Features of the crate say what differs: `unstored`, that there are no derives of serde; `elsewhere`, that the items name
//! the path to the crates.

#[allow(unused_imports, reason = "not every root has something in the way")]
use super::*;

type Number = path::lang::primitive::u32;

/// Names of the prelude as variants.
#[derive(path::keys::KeyPart)]
#[cfg_attr(
    not(feature = "unstored"),
    derive(path::ser::Serialize, path::ser::Deserialize)
)]
#[cfg_attr(feature = "elsewhere", pk(crate = super::path::keys))]
#[cfg_attr(
    all(feature = "elsewhere", not(feature = "unstored")),
    serde(crate = "super::path::ser")
)]
pub enum Outcome {
    Some,
    None,
    Ok,
    Err,
}

/// A newtype, returned by `parse`.
#[derive(path::keys::KeyPart)]
#[cfg_attr(
    not(feature = "unstored"),
    derive(path::ser::Serialize, path::ser::Deserialize)
)]
#[cfg_attr(feature = "elsewhere", pk(crate = super::path::keys))]
#[cfg_attr(
    all(feature = "elsewhere", not(feature = "unstored")),
    serde(crate = "super::path::ser")
)]
pub struct Vin(pub Text);

/// Escaped, with a suffix that grew, an id and a container; hooks.
#[derive(path::keys::SyntheticKey)]
#[cfg_attr(not(feature = "unstored"), pk(serde))]
#[cfg_attr(feature = "elsewhere", pk(crate = super::path::keys))]
#[cfg_attr(
    all(feature = "elsewhere", not(feature = "unstored")),
    serde(crate = "super::path::ser")
)]
#[pk(
    escape,
    property = "pk",
    container = "c-{self_}",
    id = "i-{f0:06}",
    layout = "{self_:%}-{key:?\"NONE\":lower:%}-{out:%}.{xxh64(type) % 800 + 1}",
    also_read = ["{self_:%}-{key:?\"NONE\":lower:%}-{out:%}.{xxh64(type) % 400 + 1}", "{out:upper:%}-{self_}"]
)]
pub struct Trip {
    #[pk(concat)]
    pub self_: Text,
    #[pk(concat, none = "NONE", case = "lower", max_len = 20)]
    pub key: path::lang::option::Option<Text>,
    #[pk(concat)]
    pub out: Outcome,
    #[pk(hash_suffix = 800)]
    pub r#type: Vin,
    pub f0: Number,
}

/// A drawn suffix, written by `Keyed`.
#[derive(path::keys::SyntheticKey)]
#[cfg_attr(
    not(feature = "unstored"),
    derive(path::ser::Serialize, path::ser::Deserialize)
)]
#[cfg_attr(feature = "elsewhere", pk(crate = super::path::keys))]
#[cfg_attr(
    all(feature = "elsewhere", not(feature = "unstored")),
    serde(crate = "super::path::ser")
)]
#[cfg_attr(not(feature = "unstored"), pk(keyed))]
pub struct Drawn {
    #[pk(concat)]
    pub item: Text,
    #[pk(random_suffix = 4)]
    pub drawn: path::keys::RandomSuffix<4>,
}

/// A tuple, with positions, and a suffix of two fields.
#[derive(path::keys::SyntheticKey)]
#[cfg_attr(feature = "elsewhere", pk(crate = super::path::keys))]
pub struct Tuple(
    #[pk(concat(2))] pub Number,
    #[pk(concat(1))] pub Text,
    #[pk(hash_suffix = 400)] pub path::lang::primitive::bool,
    #[pk(hash_suffix = 400)] pub path::lang::primitive::char,
);

/// Periods: of the key, of the id, of the container, and spans of them.
#[derive(path::keys::SyntheticKey)]
#[cfg_attr(not(feature = "unstored"), pk(serde))]
#[cfg_attr(feature = "elsewhere", pk(crate = super::path::keys))]
#[cfg_attr(
    all(feature = "elsewhere", not(feature = "unstored")),
    serde(crate = "super::path::ser")
)]
#[pk(container = "{visitor}-{at:s:month}", id = "{visitor}-{at:s:minute}")]
pub struct Reading {
    #[pk(concat)]
    pub visitor: Text,
    #[pk(concat, rollup = "hour", epoch = "s")]
    pub at: path::lang::primitive::i64,
}

/// Three levels, the last one with a suffix.
#[derive(path::keys::SyntheticKey)]
#[cfg_attr(not(feature = "unstored"), pk(serde))]
#[cfg_attr(feature = "elsewhere", pk(crate = super::path::keys))]
#[cfg_attr(
    all(feature = "elsewhere", not(feature = "unstored")),
    serde(crate = "super::path::ser")
)]
pub struct Session {
    #[pk(concat, level = 1)]
    pub tenant: Text,
    #[pk(concat, pad = 6, level = 2)]
    pub user: Number,
    #[pk(hash_suffix = 400, level = 3)]
    pub number: Number,
}

/// A nested field with a keyword for a name, and a function.
#[derive(path::keys::SyntheticKey)]
#[cfg_attr(feature = "elsewhere", pk(crate = super::path::keys))]
pub struct Nested {
    #[pk(concat, path = "type.key")]
    pub self_: Middle,
    #[pk(concat, with = super::last)]
    pub value: Number,
}

pub struct Middle {
    pub r#type: Inner,
}

pub struct Inner {
    pub key: path::lang::primitive::u8,
}

/// Parameters of every kind.
#[derive(path::keys::SyntheticKey)]
#[cfg_attr(not(feature = "unstored"), pk(serde))]
#[cfg_attr(feature = "elsewhere", pk(crate = super::path::keys))]
#[cfg_attr(
    all(feature = "elsewhere", not(feature = "unstored")),
    serde(crate = "super::path::ser")
)]
#[pk(escape)]
pub struct Generic<'key, T, U, const N: path::lang::primitive::usize>
where
    T: path::keys::KeyPart,
    U: path::lang::marker::Copy,
{
    #[pk(concat)]
    #[cfg_attr(not(feature = "unstored"), serde(borrow))]
    pub lent: &'key path::lang::primitive::str,
    #[pk(concat)]
    pub of: T,
    #[pk(hash_suffix = 400)]
    pub numbered: Numbered<N>,
    pub beside: U,
}

/// A part with a constant parameter.
#[derive(path::keys::KeyPart)]
#[cfg_attr(
    not(feature = "unstored"),
    derive(path::ser::Serialize, path::ser::Deserialize)
)]
#[cfg_attr(feature = "elsewhere", pk(crate = super::path::keys))]
#[cfg_attr(
    all(feature = "elsewhere", not(feature = "unstored")),
    serde(crate = "super::path::ser")
)]
pub struct Numbered<const N: path::lang::primitive::usize>(pub Number);

/// Items of several kinds, with names of the prelude.
#[derive(path::keys::SyntheticKey)]
#[cfg_attr(not(feature = "unstored"), pk(serde))]
#[cfg_attr(not(feature = "unstored"), serde(tag = "type"))]
#[cfg_attr(feature = "elsewhere", pk(crate = super::path::keys))]
#[cfg_attr(
    all(feature = "elsewhere", not(feature = "unstored")),
    serde(crate = "super::path::ser")
)]
pub enum Event {
    Some(Order),
    Ok {
        #[pk(concat)]
        customer: Number,
        #[pk(hash_suffix = 400)]
        vin: Text,
    },
}

/// The content of a variant.
#[derive(path::keys::SyntheticKey)]
#[cfg_attr(not(feature = "unstored"), pk(serde))]
#[cfg_attr(feature = "elsewhere", pk(crate = super::path::keys))]
#[cfg_attr(
    all(feature = "elsewhere", not(feature = "unstored")),
    serde(crate = "super::path::ser")
)]
pub struct Order {
    #[pk(concat)]
    pub customer: Number,
}
