//! The names that generated code uses.
#![allow(
    clippy::must_use_candidate,
    clippy::missing_errors_doc,
    reason = "no person calls it"
)]

pub use alloc::string::String;
use core::fmt::{Debug, DebugStruct, Formatter};
use core::marker::PhantomData;

use crate::proof::prove::prove_written;

pub use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

pub use crate::document::{
    MOST_ADDED, Names, ReadFields, Reading, WriteFields, deserialize, serialize,
};
pub use crate::iter::{Between, ContainersBetween, Iter};
pub use crate::part::text::Of;
pub use crate::part::text::case::{Fold, Folded};
pub use crate::part::text::escape::Escape;
pub use crate::part::text::max_len::AtMost;
pub use crate::part::text::none::{OrNone, UndoNone};
pub use crate::part::text::pad::{Padded, UndoPad};
pub use crate::part::text::path::{nested, nested_option};
pub use crate::part::text::rollup::RolledUp;
pub use crate::part::text::with::{Made, made_by};
pub use crate::proof::declaration::{
    IdInfo, KeyInfo, KeyOptions, LevelInfo, PartInfo, PartOptions, Property, SuffixInfo,
};
pub use crate::proof::variants::Variants;
pub use crate::suffix::SuffixRange;
pub use crate::suffix::fan_out::Base;
pub use crate::template::{between, container, container_for, containers, item_id};
pub use crate::{
    HierarchicalKey, KeyError, KeyPart, KeyWriter, KeyedItem, OutOfRange, PartShape, PartitionKey,
    Period, RandomSuffix, Store, SyntheticKey, Tenancy, Timestamp,
};

/// The fan-out of generated `iter()`.
#[inline]
pub fn fan_out<B: Base>(keys: &B) -> Iter<B::Key> {
    Iter::of(keys)
}

/// Does not compile where the key is not sound, or where the type is written and nothing puts its key into the document.
#[track_caller]
pub const fn prove<T: SyntheticKey + ?Sized>(is_written_without_key: bool) {
    T::__KEY.prove(is_written_without_key);
}

/// The same of a type whose fields may be no parts, which is said where they are.
#[track_caller]
pub const fn prove_if_known(key: Option<KeyInfo>) {
    if let Some(key) = key {
        key.prove(false);
    }
}

/// Never implemented: the bound of a point read that cannot be made.
#[diagnostic::on_unimplemented(
    message = "SK0608: a random suffix cannot be recomputed: a point read needs the number that was drawn for the item",
    label = "the drawn number is missing",
    note = "with the number, which is stored in the item: use the generated `…Key` and give it the suffix field too",
    note = "without it: fan out over all keys with `.iter()`, or use `hash_suffix` on a field that you query by"
)]
pub trait KnowsDrawnNumber {}

/// What a field with `random_suffix = N` may be.
#[diagnostic::on_unimplemented(
    message = "SK0305: `{Self}` does not hold a suffix that was drawn from 1 to {N}",
    label = "the number of a random suffix is a `RandomSuffix<{N}>`",
    note = "the number is drawn once, with `RandomSuffix::random()`, and stored in the item"
)]
pub trait Drawn<const N: u16> {
    /// The number.
    fn drawn(&self) -> RandomSuffix<N>;
}

#[diagnostic::do_not_recommend]
impl<const N: u16> Drawn<N> for RandomSuffix<N> {
    #[inline]
    fn drawn(&self) -> Self {
        *self
    }
}

/// A type that is taken by value in the lookup of a refused item; the lifetime is that of the lookup.
pub type ByValue<'a, T> = <T as Itself>::Of<'a>;

/// Every type, as itself.
pub trait Itself {
    /// The type.
    type Of<'a>;
}

impl<T> Itself for T {
    type Of<'a> = T;
}

/// Stands beside serde's inherent functions of `#[serde(remote = "Self")]`, which go before these. Where they are missing, a
/// call to them finds these, which nothing can call.
pub trait WithoutDerive: Sized {
    /// In the place of the function that `#[derive(Serialize)]` makes.
    fn serialize<S: Serializer>(item: &Self, serializer: S) -> Result<S::Ok, S::Error>
    where
        Self: DerivesSerialize,
    {
        item.write(serializer)
    }

    /// In the place of the function that `#[derive(Deserialize)]` makes.
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

/// Asks whether `T` implements `Serialize` or `SyntheticKey`: its own constant, which needs that, goes before the one of a
/// trait. The names are such that no trait of a user has them.
pub struct Probe<T: ?Sized>(PhantomData<T>);

impl<T: Serialize + ?Sized> Probe<T> {
    /// Yes.
    pub const __WRITTEN: bool = true;
    /// Yes, as a type.
    pub const __ANSWER: WrittenWithoutKey<T> = WrittenWithoutKey(PhantomData);
}

impl<T: SyntheticKey + ?Sized> Probe<T> {
    /// The key, where every field is what it should be.
    pub const __KEY: Option<KeyInfo> = Some(T::__KEY);
}

/// The answer no.
pub trait NotWritten {
    /// Not known.
    const __KEY: Option<KeyInfo> = None;
    /// No.
    const __WRITTEN: bool = false;
    /// No, as a type.
    const __ANSWER: Unwritten = Unwritten;
}

impl<T: ?Sized> NotWritten for Probe<T> {}

/// Does not compile where a type is written and nothing puts its key into the document.
#[track_caller]
pub const fn has_its_key(written: bool) {
    prove_written(written);
}

/// `T` implements `Serialize`, and nothing puts its key into the document.
pub struct WrittenWithoutKey<T: ?Sized>(PhantomData<T>);

/// The type is not stored through serde.
pub struct Unwritten;

/// What may stand where a type has no hooks.
#[diagnostic::on_unimplemented(
    message = "SK0405: `{T}` implements `Serialize`, and its documents would be stored without their key",
    label = "the key is not in the document",
    note = "let the type write it: add `#[serde(remote = \"Self\")]`",
    note = "or keep the plain serde impls: add `#[pk(keyed)]`, and write documents as `Keyed<T>`"
)]
pub trait KeyIsInTheDocument<T: ?Sized> {}

#[diagnostic::do_not_recommend]
impl<T: ?Sized> KeyIsInTheDocument<T> for Unwritten {}

/// Does not compile for [`WrittenWithoutKey`].
pub fn key_is_in_the_document<T: ?Sized, A: KeyIsInTheDocument<T>>(_: &T, _: A) {}

/// The fields of a lookup, the first of them and the rest: `(date, (vin, ()))`.
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

/// Both halves of many fields.
#[derive(PartialEq)]
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
pub fn debug_lookup(
    f: &mut Formatter<'_>,
    name: &str,
    names: &[&str],
    fields: impl DebugFields,
) -> core::fmt::Result {
    let mut lookup = f.debug_struct(name);
    fields.debug_fields(names, &mut lookup);
    lookup.finish()
}
