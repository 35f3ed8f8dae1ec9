//! Items that know their own keys.

pub(crate) mod document;
pub(crate) mod id;
pub(crate) mod keyed;
pub(crate) mod lookup;
pub(crate) mod read_keys;

use alloc::boxed::Box;
use alloc::string::String;

use crate::declaration::{Declaration, literal};
use crate::engine::check;
use crate::item::id::HasId;
use crate::iter::ReadKeys;
use crate::key::hierarchical::Finished;
use crate::key::parse::Pieces;
use crate::proof::lock::{Joined, LONG, SHORT};
use crate::value::Value;
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
    /// The type with the declaration: the type itself or, for a lookup, its item.
    #[doc(hidden)]
    type __Declared: SyntheticKey + ?Sized;

    #[doc(hidden)]
    const __KEY: Declaration = <Self::__Declared as SyntheticKey>::__KEY;

    /// For a generic type: a constant that does not compile if the key is not sound.
    #[doc(hidden)]
    const __PROOF: () = ();

    /// The type of the key: a [`PartitionKey`] or, with `level = ...`, a [`HierarchicalKey`](crate::HierarchicalKey).
    type Key: Key;

    /// The layout of the key, for people and for other languages: `{date}.{xxh64(vin) % 400 + 1}`.
    const LAYOUT: &'static str = {
        let () = Self::__PROOF;
        if !Self::__KEY.has_joined_layout() {
            Self::__KEY.layout
        } else if Joined::<SHORT>::of(&Self::__KEY).fits() {
            const { &Joined::<SHORT>::of(&Self::__KEY) }.as_str()
        } else {
            const { &Joined::<LONG>::of(&Self::__KEY) }.as_str()
        }
    };

    /// The layouts of `also_read`, as they are listed there. It is empty for an enum: its items have their own lists.
    const ALSO_READ: &'static [&'static str] = Self::__KEY.options().also_read;

    /// The property that carries the key in the stored document.
    const PROPERTY: &'static str = Self::__KEY.options().property;

    /// The property that carries the id in the stored document: `id`, or the name that the store or the type gives it.
    ///
    /// ```
    /// # use synthetic_key::SyntheticKey;
    /// #[derive(SyntheticKey)]
    /// #[pk(store = "dynamodb", property = "PK", id_property = "SK", id = "ORDER#{number}")]
    /// struct Order {
    ///     #[pk(concat)]
    ///     customer: String,
    ///     number: u64,
    /// }
    ///
    /// assert_eq!((Order::PROPERTY, Order::ID_PROPERTY), ("PK", "SK"));
    /// ```
    const ID_PROPERTY: &'static str = Self::__KEY.options().id_property;

    /// The text that every id of the type starts with, before the first field of `id = "..."`. It is empty if ids start
    /// with a field, and for an enum.
    ///
    /// ```
    /// # use synthetic_key::SyntheticKey;
    /// #[derive(SyntheticKey)]
    /// #[pk(id = "line-{order}-{line:03}")]
    /// struct Line {
    ///     #[pk(concat)]
    ///     customer: String,
    ///     order: u64,
    ///     line: u16,
    /// }
    ///
    /// assert_eq!(Line::ID_PREFIX, "line-");
    /// assert_eq!(LineId1 { order: 7 }.id_prefix()?, "line-7-");
    /// assert_eq!(LineId2 { order: 7, line: 1 }.item_id()?, "line-7-001");
    /// # Ok::<(), synthetic_key::KeyError>(())
    /// ```
    const ID_PREFIX: &'static str = match &Self::__KEY.options().id {
        Some(id) => literal(id.text.pieces, 0),
        None => "",
    };

    /// The paths of the properties that carry the key, for creating the container: `["/partitionKey"]`, or one for each
    /// level.
    const PATHS: &'static [&'static str] = Self::__KEY.options().paths;

    /// The store, which says what a key may be.
    const STORE: Store = *Self::__KEY.options().store_of_key();

    /// The declaration of this item, which is proved. It is that of the type, except for an enum: each variant has one.
    #[doc(hidden)]
    #[inline]
    fn __declaration(&self) -> &'static Declaration {
        let () = Self::__PROOF;
        const { &Self::__KEY }
    }

    /// The item's value with this number, for the engine.
    #[doc(hidden)]
    fn __value(&self, at: usize) -> Value<'_>;

    /// Writes the key, piece by piece. For a hierarchical key it writes the texts of all levels; only the writer can
    /// tell them apart.
    #[doc(hidden)]
    fn __write_key(&self, out: &mut impl KeyWriter);

    /// Returns the key. This never fails. To know whether the store accepts the key, use
    /// [`try_partition_key`](Self::try_partition_key).
    ///
    /// The key depends only on the layout and the values. Parts never run into each other, even for values that
    /// `try_partition_key` refuses: a date outside the years 0000 to 9999 is written as the nearest one; an integer that
    /// is negative or too large for `pad` is written with more digits than any other; a string that is too long for
    /// `max_len` is written in full, and can be the string that stands for `None`.
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

    /// Returns the key, or an error if the store would refuse it.
    ///
    /// # Errors
    ///
    /// [`KeyError`] names the field to change: a part is empty, the key is too long for the store or contains a
    /// character that the store forbids, or a value is outside the range of the key format.
    fn try_partition_key(&self) -> Result<Self::Key, KeyError> {
        Ok(Self::Key::written(check::key(self)?))
    }

    /// Appends the key to `out`. It does not allocate if `out` has enough capacity.
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

    /// Splits a key into its parts, in order, followed by the number of its suffix. Hashed fields cannot be recovered.
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
    /// The text is not a key of this type, or it cannot be split into these parts.
    fn parse<P: FromKey>(key: &str) -> Result<P, ParseKeyError>
    where
        Self: SyntheticKey<Key = PartitionKey>,
    {
        let () = Self::__PROOF;
        P::from_pieces(&Pieces::of::<Self>(key, P::COUNT)?)
    }

    /// Returns the keys that the item may be stored under: its own key, and with `also_read = [...]` the keys of the
    /// listed layouts, in their order, each once. A listed key that the store would not accept is left out.
    ///
    /// ```
    /// # use synthetic_key::SyntheticKey;
    /// #[derive(SyntheticKey)]
    /// #[pk(also_read = ["{tenant}_{month}"])]
    /// struct Order {
    ///     #[pk(concat)]
    ///     tenant: u32,
    ///     #[pk(concat)]
    ///     month: &'static str,
    ///     #[pk(hash_suffix = 16)]
    ///     number: u64,
    /// }
    ///
    /// let order = OrderKey { tenant: 7, month: "2018-08", number: 1 };
    /// assert!(order.read_keys().eq(["7-2018-08.1", "7_2018-08"]));
    /// assert_eq!(Order::ALSO_READ, ["{tenant}_{month}"]);
    /// ```
    fn read_keys(&self) -> ReadKeys<Self::Key> {
        ReadKeys::of(self)
    }

    /// Returns whether the item is stored under the key of a listed layout and must be written again under its own.
    ///
    /// Returns `false` if `stored` could never have been this item's key.
    ///
    /// ```
    /// # use synthetic_key::SyntheticKey;
    /// #[derive(SyntheticKey)]
    /// #[pk(also_read = ["{date}.{xxh64(vin) % 400 + 1}"])]
    /// struct Trip {
    ///     #[pk(concat)]
    ///     date: &'static str,
    ///     #[pk(hash_suffix = 800)]
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

    /// Returns the id of the item. Items with the same key and the same id are the same item.
    ///
    /// ```
    /// # use synthetic_key::SyntheticKey;
    /// #[derive(SyntheticKey)]
    /// #[pk(id = "order-{number}")]
    /// struct Order {
    ///     #[pk(concat)]
    ///     tenant: String,
    ///     number: u64,
    /// }
    ///
    /// assert_eq!(Order { tenant: "contoso".into(), number: 7 }.item_id()?, "order-7");
    /// # Ok::<(), synthetic_key::KeyError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// A part is empty or out of range, or the store does not accept the id.
    fn item_id(&self) -> Result<String, KeyError>
    where
        Self: HasId,
    {
        Ok(PartitionKey::new(check::id(self)?.into_text()).into())
    }
}

/// A pointer to an item has the item's key.
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

            fn __declaration(&self) -> &'static Declaration {
                (**self).__declaration()
            }

            fn __value(&self, at: usize) -> Value<'_> {
                (**self).__value(at)
            }
        }
    )*};
}

forward!(&T, Box<T>);
