//! An item that knows its own key.

pub(crate) mod keyed;
pub(crate) mod lookup;

use alloc::boxed::Box;
use alloc::string::String;

use crate::iter::ReadKeys;
use crate::key::hierarchical::Finished;
use crate::key::parse::Pieces;
use crate::proof::declaration::KeyInfo;
use crate::write::checked::{Checked, OfKey};
use crate::{FromKey, Key, KeyError, KeyWriter, ParseKeyError, PartitionKey, Store};

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
    /// The type with the declaration: the type itself, or for a lookup its item.
    #[doc(hidden)]
    type __Declared: SyntheticKey + ?Sized;

    #[doc(hidden)]
    const __KEY: KeyInfo = <Self::__Declared as SyntheticKey>::__KEY;

    /// Of a generic type, what does not compile where the key is not sound.
    #[doc(hidden)]
    const __PROOF: () = ();

    /// What the key is: a [`PartitionKey`], or with `level = ...` a [`HierarchicalKey`](crate::HierarchicalKey).
    type Key: Key;

    /// How the key is made, for people and for other languages: `{date}.{xxh64(vin) % 400 + 1}`.
    const LAYOUT: &'static str = {
        let () = Self::__PROOF;
        match Self::__KEY.options().layout {
            Some(_) => const { &Self::__KEY.escaped_layout() }.as_str(),
            None => Self::__KEY.layout,
        }
    };

    /// The property that carries the key in the stored document.
    const PROPERTY: &'static str = Self::__KEY.options().property;

    /// The paths of the properties that carry the key, to create the container with: `["/partitionKey"]`, or one for each
    /// level.
    const PATHS: &'static [&'static str] = Self::__KEY.options().paths;

    /// What the store accepts as a key.
    const STORE: Store = Self::__KEY.options().store;

    /// Writes the key, piece by piece; of a hierarchical key the texts of all levels, which only the writer can tell apart.
    #[doc(hidden)]
    fn __write_key(&self, out: &mut impl KeyWriter);

    /// The key. It never fails; whether the store accepts it is for [`try_partition_key`](Self::try_partition_key) to say.
    ///
    /// The parts do not run into each other, also where `try_partition_key` refuses a value: a date outside the years 0000 to
    /// 9999 is written as the nearest one, an integer that is too great for `pad` or negative as more digits than the others
    /// have, and a text that is too long for `max_len` as it is, where it cannot be taken for an absent one.
    ///
    /// ```
    /// # use synthetic_key::SyntheticKey;
    /// #[derive(SyntheticKey)]
    /// struct Order {
    ///     #[pk(concat)]
    ///     tenant: String,
    ///     #[pk(concat, pad = 2)]
    ///     number: i32,
    /// }
    ///
    /// let order = OrderKey { tenant: "a", number: -11 };
    /// assert!(order.try_partition_key().is_err());
    /// assert_ne!(order.partition_key(), OrderKey { tenant: "a-", number: 11 }.partition_key());
    /// ```
    #[must_use]
    fn partition_key(&self) -> Self::Key {
        Self::Key::of(self)
    }

    /// The key, checked.
    ///
    /// # Errors
    ///
    /// [`KeyError`] names the field to change: a part is empty, the key is longer than the store accepts or has a character
    /// that it forbids, a value is outside the range of the key format.
    fn try_partition_key(&self) -> Result<Self::Key, KeyError> {
        let mut key = Checked::<OfKey<Self>>::new();
        self.__write_key(&mut key);
        key.check(|longest| self.__write_key(longest))?;
        Ok(Self::Key::written(key.into_draft()))
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
    fn write_partition_key(&self, out: &mut String)
    where
        Self: SyntheticKey<Key = PartitionKey>,
    {
        self.__write_key(out);
    }

    /// The parts of a key, in order, and behind them the number of its suffix. What was hashed does not come back.
    ///
    /// ```
    /// # use synthetic_key::SyntheticKey;
    /// #[derive(SyntheticKey)]
    /// #[pk(escape)]
    /// struct Order {
    ///     #[pk(concat)]
    ///     tenant: String,
    ///     #[pk(concat)]
    ///     user: String,
    ///     #[pk(hash_suffix = 400)]
    ///     id: u64,
    /// }
    ///
    /// let key = OrderKey { tenant: "a-b", user: "c", id: 1 }.partition_key();
    /// assert_eq!(key, "a%2Db-c.369");
    /// let (tenant, user, suffix): (String, String, u16) = OrderKey::parse(&key)?;
    /// assert_eq!((&*tenant, &*user, suffix), ("a-b", "c", 369));
    /// # Ok::<(), synthetic_key::ParseKeyError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The text is not a key of this type, or does not come apart into these parts.
    fn parse<P: FromKey>(key: &str) -> Result<P, ParseKeyError>
    where
        Self: SyntheticKey<Key = PartitionKey>,
    {
        let () = Self::__PROOF;
        P::from_pieces(&Pieces::new(Self::__KEY, Self::LAYOUT, key, P::COUNT)?)
    }

    /// The keys that the item may be stored under, the newest first: one, and with `was = [...]` those under an earlier N that
    /// differ.
    fn read_keys(&self) -> ReadKeys<Self::Key> {
        ReadKeys::of(self)
    }

    /// Whether the item is stored under the key of an earlier N and must be written again under its new key.
    ///
    /// Returns `false` if `stored` could never have been this item's key.
    ///
    /// ```
    /// # use synthetic_key::SyntheticKey;
    /// #[derive(SyntheticKey)]
    /// struct Trip {
    ///     #[pk(concat)]
    ///     date: &'static str,
    ///     #[pk(hash_suffix = 800, was = [400])]
    ///     vin: String,
    /// }
    ///
    /// let trip = Trip { date: "2018-08-09", vin: "0".into() };
    /// assert!(trip.needs_move("2018-08-09.69"));
    /// assert!(!trip.needs_move("2018-08-09.469"));
    /// assert!(!trip.needs_move("elsewhere"));
    /// ```
    fn needs_move<S: PartialEq<Self::Key> + ?Sized>(&self, stored: &S) -> bool {
        self.read_keys().skip(1).any(|key| *stored == key)
    }

    /// Writes the id of the item, where it is made of fields.
    #[doc(hidden)]
    fn __write_id(&self, _: &mut impl KeyWriter) {}
}

/// What points to an item has its key.
macro_rules! forward {
    ($($pointer:ty),*) => {$(
        impl<T: SyntheticKey + ?Sized> SyntheticKey for $pointer {
            type __Declared = T::__Declared;
            const __PROOF: () = T::__PROOF;
            type Key = T::Key;

            #[inline]
            fn __write_key(&self, out: &mut impl KeyWriter) {
                (**self).__write_key(out);
            }

            fn __write_id(&self, out: &mut impl KeyWriter) {
                (**self).__write_id(out);
            }
        }
    )*};
}

forward!(&T, Box<T>);
