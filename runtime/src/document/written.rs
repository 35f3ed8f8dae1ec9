//! Checks that a type which is stored through serde puts its key into the document.
#![allow(clippy::must_use_candidate, reason = "only generated code calls it")]

use core::marker::PhantomData;

use serde_core::{Deserialize, Serialize};

use crate::proof::prove::{prove_attributes_read, prove_written};
use crate::{KeyPart, PartShape, Period, Timestamp};

/// Tells whether `T` implements `Serialize`, `KeyPart` or `Timestamp`. If it does, the inherent constant exists, and the
/// compiler prefers it to the constant of the trait. No trait of a user has these names.
pub struct Probe<T: ?Sized>(PhantomData<T>);

impl<T: Serialize + ?Sized> Probe<T> {
    /// Yes.
    pub const __WRITTEN: bool = true;
    /// Yes, as a type.
    pub const __ANSWER: WrittenWithoutKey<T> = WrittenWithoutKey(PhantomData);
}

impl<'de, T: Deserialize<'de>> Probe<T> {
    /// Yes.
    pub const __READ: bool = true;
    /// Yes, as a type.
    pub const __READ_ANSWER: Read = Read;
}

impl<T: KeyPart + ?Sized> Probe<T> {
    /// The shape of a part.
    pub const __SHAPE: PartShape = T::SHAPE;
}

impl<T: Timestamp + ?Sized> Probe<T> {
    /// The finest period of a timestamp.
    pub const __FINEST: Period = T::FINEST;
}

/// The answer no.
pub trait NotWritten {
    /// For a type that is not a part, which is reported elsewhere: a shape that passes every proof.
    const __SHAPE: PartShape = PartShape::UUID;
    /// For a type that is not a point in time: every period.
    const __FINEST: Period = Period::Nanosecond;
    /// No.
    const __WRITTEN: bool = false;
    /// No, as a type.
    const __ANSWER: Unwritten = Unwritten;
}

impl<T: ?Sized> NotWritten for Probe<T> {}

/// The answer no to whether a type implements `Deserialize`.
pub trait NotRead {
    /// No.
    const __READ: bool = false;
    /// No, as a type.
    const __READ_ANSWER: Unread = Unread;
}

impl<T: ?Sized> NotRead for Probe<T> {}

/// Does not compile if a type is written and nothing puts its key into the document.
#[track_caller]
pub const fn has_its_key(written: bool) {
    prove_written(written);
}

/// `T` implements `Serialize`, and nothing puts its key into the document.
pub struct WrittenWithoutKey<T: ?Sized>(PhantomData<T>);

/// The type is not stored through serde.
pub struct Unwritten;

/// `T` implements `Deserialize`.
pub struct Read;

/// The type is not read through serde.
pub struct Unread;

/// The answers that a type without `serde` and `keyed` may give.
#[diagnostic::on_unimplemented(
    message = "SK0405: `{T}` implements `Serialize`, and its documents would be stored without their key",
    label = "the key is not in the document",
    note = "let the type write it: remove `Serialize` and `Deserialize` from its derives, and add `#[pk(serde)]`",
    note = "or keep the plain serde impls: add `#[pk(keyed)]`, and write documents as `Keyed<T>`"
)]
pub trait KeyIsInTheDocument<T: ?Sized> {}

#[diagnostic::do_not_recommend]
impl<T: ?Sized> KeyIsInTheDocument<T> for Unwritten {}

/// Does not compile for `WrittenWithoutKey`.
pub fn key_is_in_the_document<T: ?Sized, A: KeyIsInTheDocument<T>>(_: &T, _: A) {}

/// Does not compile if a type has serde attributes and implements none of serde's traits.
#[track_caller]
pub const fn serde_reads_attributes(read: bool) {
    prove_attributes_read(read);
}

/// The answers that a type with serde attributes may give.
#[diagnostic::on_unimplemented(
    message = "SK0408: `{T}` has an attribute of serde's and implements neither `Serialize` nor `Deserialize`",
    label = "nothing reads this attribute",
    note = "store the type with its key: add `#[pk(serde)]`",
    note = "or remove the attribute"
)]
pub trait AttributesAreRead<T: ?Sized> {}

#[diagnostic::do_not_recommend]
impl<T: ?Sized, R> AttributesAreRead<T> for (WrittenWithoutKey<T>, R) {}

#[diagnostic::do_not_recommend]
impl<T: ?Sized> AttributesAreRead<T> for (Unwritten, Read) {}

/// Does not compile for `(Unwritten, Unread)`.
pub fn attributes_are_read<T: ?Sized, A: AttributesAreRead<T>>(_: &T, _: A) {}
