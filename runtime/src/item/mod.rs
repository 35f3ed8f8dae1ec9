//! An item that knows its own key.

pub(crate) mod keyed;

use alloc::boxed::Box;
use alloc::string::String;

use crate::key::parse::Pieces;
use crate::proof::declaration::KeyInfo;
use crate::write::checked::{Checked, OfKey};
use crate::{KeyError, KeyForm, KeyWriter, ParseKeyError, PartitionKey, Parts, ReadKeys, Store};

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
    type Declared: SyntheticKey + ?Sized;

    #[doc(hidden)]
    const KEY: KeyInfo = <Self::Declared as SyntheticKey>::KEY;

    /// Of a generic type, what does not compile where the key is not sound.
    #[doc(hidden)]
    const PROOF: () = ();

    /// What the key is: a [`PartitionKey`], or with `level = ...` a [`HierarchicalKey`](crate::HierarchicalKey).
    type Key: KeyForm;

    /// How the key is made, for people and for other languages: `{date}.{xxh64(vin) % 400 + 1}`.
    const LAYOUT: &'static str = {
        let () = Self::PROOF;
        Self::KEY.layout
    };

    /// The property that carries the key in the stored document.
    const PROPERTY: &'static str = Self::KEY.options().property;

    /// The paths of the properties that carry the key, to create the container with: `["/partitionKey"]`, or one for each
    /// level.
    const PATHS: &'static [&'static str] = Self::KEY.options().paths;

    /// What the store accepts as a key.
    const STORE: Store = Self::KEY.options().store;

    /// Writes the key, piece by piece. Every other method is made of this one.
    fn write_key(&self, out: &mut impl KeyWriter);

    /// The key. It never fails; whether the store accepts it is for [`try_partition_key`](Self::try_partition_key) to say.
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
        self.write_key(&mut key);
        key.check(|longest| self.write_key(longest))?;
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
        self.write_key(out);
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
    fn parse<P: Parts>(key: &str) -> Result<P, ParseKeyError>
    where
        Self: SyntheticKey<Key = PartitionKey>,
    {
        let () = Self::PROOF;
        P::from_pieces(&Pieces::new(Self::KEY, key, P::COUNT)?)
    }

    /// The keys that the item may be under, the newest first: one, and with `was = [...]` those under earlier N that differ.
    fn read_keys(&self) -> ReadKeys<Self::Key> {
        ReadKeys::of(self)
    }

    /// Whether an item that is stored under the key `stored` is to be written again: it was written under another N.
    ///
    /// Of a text that is no key of the item, the answer is no: nothing is known of that one.
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
    fn write_id(&self, _: &mut impl KeyWriter) {}
}

/// What points to an item has its key.
macro_rules! forward {
    ($($pointer:ty),*) => {$(
        impl<T: SyntheticKey + ?Sized> SyntheticKey for $pointer {
            type Declared = T::Declared;
            const PROOF: () = T::PROOF;
            type Key = T::Key;

            #[inline]
            fn write_key(&self, out: &mut impl KeyWriter) {
                (**self).write_key(out);
            }

            fn write_id(&self, out: &mut impl KeyWriter) {
                (**self).write_id(out);
            }
        }
    )*};
}

forward!(&T, Box<T>);
