//! Lookups: types that know the key of an item without having the item.

use core::fmt::{self, Debug, DebugStruct, Formatter};
use core::iter::Rev;

use alloc::vec::{IntoIter, Vec};

use crate::{Key, SyntheticKey};

/// A lookup that knows the key of one `T`: the generated `TripKey` is a `Lookup<Trip>`.
///
/// ```
/// use synthetic_key::{Lookup, SyntheticKey};
///
/// #[derive(SyntheticKey)]
/// struct Trip {
///     #[pk(concat)]
///     date: String,
///     #[pk(hash_suffix = 400)]
///     vin: String,
/// }
///
/// fn url<T: SyntheticKey>(key: &impl Lookup<T>) -> String {
///     format!("/{}", key.partition_key())
/// }
/// let key = TripKey { date: "2018-08-09", vin: "1HGCM82633A004352" };
/// assert_eq!(url::<Trip>(&key), "/2018-08-09.225");
/// ```
#[diagnostic::on_unimplemented(
    message = "SK0801: `{Self}` is not the lookup of one `{T}`",
    label = "does not say under which one key a `{T}` is",
    note = "use the generated lookup with all fields of the key, named after the item: `TripKey {{ date, vin }}`",
    note = "`TripKeys` is a lookup for many keys: use it to scan"
)]
pub trait Lookup<T: ?Sized>: SyntheticKey {}

/// A lookup for all `T` under some keys. The generated `TripKeys` is a `FanOut<Trip>`, and so are the keys of a span of
/// time (`TripKeys::between`), the `TripKey` of one key, and the first levels of a key.
///
/// ```
/// use synthetic_key::{FanOut, SyntheticKey};
///
/// #[derive(SyntheticKey)]
/// struct Trip {
///     #[pk(concat)]
///     date: String,
///     #[pk(hash_suffix = 400)]
///     vin: String,
/// }
///
/// fn requests<T: SyntheticKey>(scan: &impl FanOut<T>) -> usize {
///     scan.keys().count()
/// }
/// assert_eq!(requests::<Trip>(&TripKeys { date: "2018-08-09" }), 400);
/// assert_eq!(requests::<Trip>(&TripKey { date: "2018-08-09", vin: "0" }), 1);
/// ```
#[diagnostic::on_unimplemented(
    message = "SK0802: `{Self}` is not a lookup of `{T}`s",
    label = "does not say under which keys they are",
    note = "use a generated lookup of the items: `TripKeys {{ date }}`; or `TripKey` for the items under one key"
)]
pub trait FanOut<T: ?Sized>: KeySet {}

impl<T: ?Sized, L: Lookup<T>> FanOut<T> for L {}

/// The keys that a [`FanOut`] goes over.
pub trait KeySet {
    /// The type of its keys.
    type Key: Key;

    /// The iterator over its keys.
    type Keys: Iterator<Item = Self::Key>;

    /// Returns the keys in the order in which to read them. Keys of other layouts come before those of the present one,
    /// so that a reader does not miss an item that moves meanwhile.
    fn keys(&self) -> Self::Keys;
}

impl<L: SyntheticKey + ?Sized> KeySet for L {
    type Key = L::Key;
    type Keys = Rev<IntoIter<L::Key>>;

    fn keys(&self) -> Self::Keys {
        self.read_keys().collect::<Vec<_>>().into_iter().rev()
    }
}

/// Says that a container of these items also holds items of type `I`: an enum holds the items of its variants, every item itself.
///
/// So a container of `Event`s accepts the lookup `OrderKey`. The number tells the variants apart and is inferred.
///
/// ```
/// use synthetic_key::{Contains, Lookup, SyntheticKey};
///
/// #[derive(SyntheticKey)]
/// enum Event {
///     Order(Order),
/// }
///
/// #[derive(SyntheticKey)]
/// struct Order {
///     #[pk(concat)]
///     tenant: String,
/// }
///
/// fn url<T, I, const N: usize>(key: &impl Lookup<I>) -> String
/// where
///     T: Contains<I, N>,
/// {
///     format!("/{}", key.partition_key())
/// }
/// assert_eq!(url::<Event, _, _>(&OrderKey { tenant: "contoso" }), "/contoso");
/// ```
#[diagnostic::on_unimplemented(
    message = "SK0805: where `{Self}`s are stored, there is no `{I}`",
    label = "a lookup of `{I}` cannot find a `{Self}`",
    note = "use a lookup of `{Self}`; of an enum, also those of the items that its variants hold"
)]
pub trait Contains<I: ?Sized, const N: usize> {}

impl<T: SyntheticKey + ?Sized> Contains<T, { usize::MAX }> for T {}

/// The fields of a lookup as nested pairs of the first field and the rest: `(date, (vin, ()))`.
pub trait DebugFields {
    /// How many there are.
    const COUNT: usize;

    /// Adds them under these names.
    fn debug_fields(&self, names: &[&str], to: &mut DebugStruct<'_, '_>);
}

impl DebugFields for () {
    const COUNT: usize = 0;

    fn debug_fields(&self, _: &[&str], _: &mut DebugStruct<'_, '_>) {}
}

impl<F: Debug, R: DebugFields> DebugFields for (F, R) {
    const COUNT: usize = 1 + R::COUNT;

    fn debug_fields(&self, names: &[&str], to: &mut DebugStruct<'_, '_>) {
        if let [name, names @ ..] = names {
            to.field(name, &self.0);
            self.1.debug_fields(names, to);
        }
    }
}

/// Two halves of many fields.
#[derive(PartialEq, Eq, Hash)]
pub struct Fields<A, B>(pub A, pub B);

impl<A: DebugFields, B: DebugFields> DebugFields for Fields<A, B> {
    const COUNT: usize = A::COUNT + B::COUNT;

    fn debug_fields(&self, names: &[&str], to: &mut DebugStruct<'_, '_>) {
        if let Some((first, rest)) = names.split_at_checked(A::COUNT) {
            self.0.debug_fields(first, to);
            self.1.debug_fields(rest, to);
        }
    }
}

impl<T: DebugFields + ?Sized> DebugFields for &T {
    const COUNT: usize = T::COUNT;

    fn debug_fields(&self, names: &[&str], to: &mut DebugStruct<'_, '_>) {
        T::debug_fields(self, names, to);
    }
}

/// Writes a lookup as a derived `Debug` would.
///
/// # Errors
///
/// Returns the errors of the formatter.
pub fn debug_lookup(
    f: &mut Formatter<'_>,
    name: &str,
    names: &[&str],
    fields: impl DebugFields,
) -> fmt::Result {
    let mut lookup = f.debug_struct(name);
    fields.debug_fields(names, &mut lookup);
    lookup.finish()
}
