//! Functions that the compiler finds if one of serde's derives has failed.
#![allow(clippy::missing_errors_doc, reason = "nobody can call it")]

use serde_core::{Deserializer, Serializer, de, ser};

/// Fallbacks for the functions that serde's derives generate on the copy of a declaration. If a derive has reported an
/// error, the compiler finds these instead, and reports nothing more.
pub trait Underived {
    /// Replaces the function that `#[derive(Serialize)]` generates.
    fn serialize<T: ?Sized, S: Serializer>(_: &T, _: S) -> Result<S::Ok, S::Error> {
        Err(ser::Error::custom("serde's derive failed"))
    }

    /// Replaces the function that `#[derive(Deserialize)]` generates.
    fn deserialize<'de, T, D: Deserializer<'de>>(_: D) -> Result<T, D::Error> {
        Err(de::Error::custom("serde's derive failed"))
    }
}

impl<T: ?Sized> Underived for T {}
