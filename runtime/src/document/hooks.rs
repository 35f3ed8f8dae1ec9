//! What the compiler finds where a type says `#[serde(remote = "Self")]` and does not derive serde's functions.
#![allow(clippy::missing_errors_doc, reason = "nobody can call it")]

use serde_core::{Deserializer, Serializer, de, ser};

/// Next to serde's inherent functions of `#[serde(remote = "Self")]`, which go before these. Where they are missing, a call
/// finds these, which nothing can call.
pub trait WithoutDerive: Sized {
    /// Instead of the function that `#[derive(Serialize)]` makes.
    fn serialize<S: Serializer>(item: &Self, serializer: S) -> Result<S::Ok, S::Error>
    where
        Self: DerivesSerialize,
    {
        item.write(serializer)
    }

    /// Instead of the function that `#[derive(Deserialize)]` makes.
    fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>
    where
        Self: DerivesDeserialize,
    {
        Self::read(deserializer)
    }
}

impl<T> WithoutDerive for T {}

/// Never implemented: the function is serde's.
#[diagnostic::on_unimplemented(
    message = "SK0407: `{Self}` says `remote = \"Self\"` and does not derive serde's `Serialize`",
    label = "the key is written around the function which that derive makes",
    note = "derive it too: `#[derive(serde::Serialize)]`",
    note = "or say that the type is read alone: `#[pk(deserialize)]`"
)]
pub trait DerivesSerialize {
    /// Never called.
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error>;
}

/// Never implemented: the function is serde's.
#[diagnostic::on_unimplemented(
    message = "SK0407: `{Self}` says `remote = \"Self\"` and does not derive serde's `Deserialize`",
    label = "the key is compared around the function which that derive makes",
    note = "derive it too: `#[derive(serde::Deserialize)]`",
    note = "or say that the type is written alone: `#[pk(serialize)]`"
)]
pub trait DerivesDeserialize: Sized {
    /// Never called.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

/// Next to the functions of serde's derives on the copy of a declaration. Where a derive has said what is wrong, these are
/// found, and nothing more is said.
pub trait Underived {
    /// Instead of the function that `#[derive(Serialize)]` makes.
    fn serialize<T: ?Sized, S: Serializer>(_: &T, _: S) -> Result<S::Ok, S::Error> {
        Err(ser::Error::custom("serde's derive failed"))
    }

    /// Instead of the function that `#[derive(Deserialize)]` makes.
    fn deserialize<'de, T, D: Deserializer<'de>>(_: D) -> Result<T, D::Error> {
        Err(de::Error::custom("serde's derive failed"))
    }
}

impl<T: ?Sized> Underived for T {}
