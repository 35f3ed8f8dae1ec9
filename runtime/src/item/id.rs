//! An item that knows its id.

use alloc::boxed::Box;

use crate::SyntheticKey;

/// An item that has an id, or a lookup that knows the id of its item.
///
/// The derive implements it for items with an id, for enums whose variants all have one, and for lookups that have all
/// fields of the id. These types have [`item_id`](SyntheticKey::item_id).
///
/// ```
/// use synthetic_key::{HasId, KeyError, SyntheticKey};
///
/// #[derive(SyntheticKey)]
/// #[pk(id = "{number}")]
/// struct Order {
///     #[pk(concat)]
///     tenant: String,
///     number: u64,
/// }
///
/// fn address(item: &impl HasId) -> Result<String, KeyError> {
///     Ok(format!("{}/{}", item.try_partition_key().map(|key| format!("{key}"))?, item.item_id()?))
/// }
/// assert_eq!(address(&Order { tenant: "contoso".into(), number: 7 })?, "contoso/7");
/// # Ok::<(), KeyError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "SK0803: `{Self}` does not know the id of an item",
    label = "no id is declared for it, or it does not have all fields that make the id",
    note = "for an item: mark the field that is its id, `#[pk(id)]`, or say how the id is made, `#[pk(id = \"{{number}}\")]` on the type",
    note = "for a lookup: give the id next to it, such as `get_with_id(&key, id)`"
)]
pub trait HasId: SyntheticKey {}

impl<T: HasId + ?Sized> HasId for &T {}

impl<T: HasId + ?Sized> HasId for Box<T> {}
