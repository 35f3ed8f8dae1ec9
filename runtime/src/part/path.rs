//! `path = "..."`: a nested field. Its type has no name in generated code and is found by inference.

use core::marker::PhantomData;

use crate::{EpochInteger, KeyPart, PartShape, Period, Timestamp};

/// A type without a value. Constants describe such types; the type of a nested field is found by inference.
pub struct Of<T: ?Sized>(PhantomData<T>);

impl<T: ?Sized> Of<T> {
    /// The type.
    pub const TYPE: Self = Self(PhantomData);
}

impl<T: KeyPart + ?Sized> Of<T> {
    /// What the type promises about its string form.
    #[must_use]
    pub const fn part(self) -> PartShape {
        T::SHAPE
    }
}

impl<T: Timestamp + ?Sized> Of<T> {
    /// The finest period that the type has.
    #[must_use]
    pub const fn finest(self) -> Period {
        T::FINEST
    }
}

impl<T: EpochInteger + ?Sized> Of<T> {
    /// The integers of the type.
    #[must_use]
    pub const fn range(self) -> (i128, i128) {
        T::__RANGE
    }
}

/// What a function returns, which counts as text: `with = path`.
#[must_use]
pub const fn made_by<'a, T: ?Sized + 'a, P: KeyPart>(_: fn(&'a T) -> P) -> PartShape {
    let mut shape = P::SHAPE;
    shape.text = true;
    shape
}

/// The type of a nested field.
#[must_use]
pub const fn nested<T: ?Sized, L>(_: fn(&T) -> &L) -> Of<L> {
    Of::TYPE
}

/// The same with `none`, if the nested field, or a field on the way to it, is an `Option`. A compile error points to the
/// caller.
///
/// # Panics
///
/// At compile time, if none of them is an `Option`.
#[must_use]
#[track_caller]
pub const fn nested_option<T: ?Sized, L, A: Absence>(
    _: for<'a> fn(&'a T) -> Reached<'a, L, A>,
) -> Of<L> {
    assert!(
        A::IS_POSSIBLE,
        "SK0606: `none` is the text of an absent `Option`, and nothing on this path is one; remove `none`"
    );
    Of::TYPE
}

/// The value that a path has reached so far, or nothing if an `Option` on the way was empty. The type says whether there
/// was an `Option`.
pub struct Reached<'a, T, A>(Option<&'a T>, PhantomData<A>);

/// Whether there was an `Option` on the way.
pub trait Absence {
    /// The answer.
    const IS_POSSIBLE: bool;
}

/// No.
pub struct Always;

/// Yes.
pub struct Perhaps;

impl Absence for Always {
    const IS_POSSIBLE: bool = false;
}

impl Absence for Perhaps {
    const IS_POSSIBLE: bool = true;
}

impl<'a, T> Reached<'a, T, Always> {
    /// Where the path starts.
    #[inline]
    pub fn start(value: &'a T) -> Self {
        Self(Some(value), PhantomData)
    }
}

impl<'a, T, A> Reached<'a, T, A> {
    /// A field of it.
    #[inline]
    pub fn field<L>(self, field: impl FnOnce(&'a T) -> &'a L) -> Reached<'a, L, A> {
        Reached(self.0.map(field), PhantomData)
    }

    /// The value at the end.
    #[must_use]
    #[inline]
    pub fn value(self) -> Option<&'a T> {
        self.0
    }
}

impl<'a, T, A> Reached<'a, Option<T>, A> {
    /// The content of the `Option`. The compiler prefers this method to [`MayBeOption`], which all other types have.
    #[inline]
    pub fn opened(self) -> Reached<'a, T, Perhaps> {
        Reached(self.0.and_then(Option::as_ref), PhantomData)
    }
}

/// Opens a value that may be an `Option`.
pub trait MayBeOption: Sized {
    /// It is not an `Option`.
    #[must_use]
    #[inline]
    fn opened(self) -> Self {
        self
    }
}

impl<T, A> MayBeOption for Reached<'_, T, A> {}
