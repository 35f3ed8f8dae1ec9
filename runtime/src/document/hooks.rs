//! What the compiler finds where a derive of serde's has failed.
#![allow(clippy::missing_errors_doc, reason = "nobody can call it")]

use serde_core::{Deserializer, Serializer, de, ser};

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
