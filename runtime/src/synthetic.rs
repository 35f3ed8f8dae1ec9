//! An item that knows its own key.

use alloc::string::String;

use crate::visit::{Checker, Writer};
use crate::write::KeyBuf;
use crate::{KeyError, KeyVisitor, PartitionKey, Store};

/// An item, or a lookup, that knows its partition key. Derive it: `#[derive(SyntheticKey)]`.
///
/// ```
/// use synthetic_key::SyntheticKey;
///
/// #[derive(SyntheticKey)]
/// struct Trip {
///     #[pk(concat)]
///     date: &'static str,
///     #[pk(hash_suffix = 400)]
///     vin: String,
///     km: u32,
/// }
///
/// let trip = Trip { date: "2018-08-09", vin: "1HGCM82633A004352".into(), km: 12 };
/// assert_eq!(trip.partition_key(), "2018-08-09.225");
/// assert_eq!(Trip::LAYOUT, "{date}.{xxh64(vin) % 400 + 1}");
/// assert_eq!(Trip::PROPERTY, "partitionKey");
/// ```
#[diagnostic::on_unimplemented(
    message = "SK0607: `{Self}` has no synthetic partition key",
    label = "no key is declared for this type",
    note = "derive it: `#[derive(synthetic_key::SyntheticKey)]`, with `#[pk(concat)]` on the fields to build the key from"
)]
pub trait SyntheticKey {
    /// How the key is made, for people and for other languages: `{date}.{xxh64(vin) % 400 + 1}`.
    const LAYOUT: &'static str;

    /// The property that carries the key in the stored document.
    const PROPERTY: &'static str;

    /// What the store accepts as a key.
    const STORE: Store;

    /// Shows the key to `visitor`, piece by piece. Every other method is made of this one.
    fn visit_key<V: KeyVisitor>(&self, visitor: &mut V);

    /// The key. It never fails; whether the store accepts it is for [`try_partition_key`](Self::try_partition_key) to say.
    #[must_use]
    fn partition_key(&self) -> PartitionKey {
        let mut key = KeyBuf::new();
        self.visit_key(&mut Writer(&mut key));
        key.finish()
    }

    /// The key, checked.
    ///
    /// # Errors
    ///
    /// [`KeyError`] names the field to change: a part is empty, the key is longer than the store accepts or has a character
    /// that it forbids, a value is outside the range of the key format.
    fn try_partition_key(&self) -> Result<PartitionKey, KeyError> {
        let mut checker = Checker::new(Self::STORE);
        self.visit_key(&mut checker);
        Ok(checker.finish()?.finish())
    }

    /// Appends the key to `out`, without allocating where `out` has room for it.
    ///
    /// ```
    /// # use synthetic_key::SyntheticKey;
    /// #[derive(SyntheticKey)]
    /// struct Order {
    ///     #[pk(concat)]
    ///     tenant: String,
    /// }
    ///
    /// let mut path = String::from("/orders/");
    /// Order { tenant: "contoso".into() }.write_partition_key(&mut path);
    /// assert_eq!(path, "/orders/contoso");
    /// ```
    fn write_partition_key(&self, out: &mut String) {
        self.visit_key(&mut Writer(out));
    }
}

impl<T: SyntheticKey + ?Sized> SyntheticKey for &T {
    const LAYOUT: &'static str = T::LAYOUT;
    const PROPERTY: &'static str = T::PROPERTY;
    const STORE: Store = T::STORE;

    #[inline]
    fn visit_key<V: KeyVisitor>(&self, visitor: &mut V) {
        (**self).visit_key(visitor);
    }
}
