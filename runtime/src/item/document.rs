//! The stored document: an item together with its key.

use crate::SyntheticKey;

/// A type that is written and read together with its key: a type with `#[pk(serde)]`, or [`Keyed`](crate::Keyed) around
/// a type with plain serde impls.
///
/// Use it as the bound of generic code that stores items. A type that is written without its key does not implement it.
///
/// ```
/// use serde::Serialize;
/// use synthetic_key::{Document, SyntheticKey};
///
/// #[derive(SyntheticKey)]
/// #[pk(serde)]
/// struct Order {
///     #[pk(concat)]
///     tenant: String,
/// }
///
/// fn stored<D: Document + Serialize>(document: &D) -> serde_json::Result<String> {
///     serde_json::to_string(document)
/// }
/// assert_eq!(
///     stored(&Order { tenant: "contoso".into() })?,
///     r#"{"tenant":"contoso","partitionKey":"contoso"}"#
/// );
/// # Ok::<(), serde_json::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "SK0804: `{Self}` is not written with its key",
    label = "its documents would be stored without their key",
    note = "for a type with `#[pk(keyed)]`: store `Keyed<{Self}>`",
    note = "for another type: let the derive write the key with it, `#[pk(serde)]` instead of serde's derives"
)]
pub trait Document: SyntheticKey {
    /// The item in the document, which has the lookups: the type itself, or the type inside [`Keyed`](crate::Keyed).
    type Item: SyntheticKey<Key = Self::Key>;
}
