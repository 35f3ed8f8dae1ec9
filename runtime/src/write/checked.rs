//! A key that is going to be stored: writing it detects what the store would refuse.

use core::marker::PhantomData;

use arrayvec::ArrayString;

use crate::part::text::PartText;
use crate::part::text::escape::Escape;
use crate::store::{Length, Limits};
use crate::write::{Draft, Shown};
use crate::{KeyError, KeyWriter, SyntheticKey};

/// What a text is checked as. The limits are known at compile time.
pub trait CheckedAs {
    /// What the store accepts.
    const LIMITS: Limits;
}

/// As the key of a `T`.
pub struct OfKey<T: ?Sized>(PhantomData<T>);

impl<T: SyntheticKey + ?Sized> CheckedAs for OfKey<T> {
    const LIMITS: Limits = T::STORE.keys();
}

/// As the id of a `T`.
pub struct OfId<T: ?Sized>(PhantomData<T>);

impl<T: SyntheticKey + ?Sized> CheckedAs for OfId<T> {
    const LIMITS: Limits = T::STORE.ids();
}

/// As a piece of a name, which is checked when it is complete.
pub struct OfName;

impl CheckedAs for OfName {
    const LIMITS: Limits = Limits::new(Length::UNLIMITED);
}

/// A key while it is written, and the first reason for which the store would refuse it.
pub struct Checked<C> {
    draft: Draft,
    error: Option<KeyError>,
    limits: PhantomData<C>,
}

impl<C: CheckedAs> Checked<C> {
    /// An empty key.
    #[inline]
    pub(crate) fn new() -> Self {
        Self {
            draft: Draft::new(),
            error: None,
            limits: PhantomData,
        }
    }

    /// Whether the store accepts what has been written. `again` writes it once more, to find the part that is too long.
    #[inline]
    pub(crate) fn check(&mut self, again: impl FnOnce(&mut Longest)) -> Result<(), KeyError> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        let max = C::LIMITS.length();
        let len = max.of(self.draft.as_str());
        if len > max.max() {
            let mut longest = Longest::default();
            again(&mut longest);
            return Err(KeyError::TooLong {
                field: longest.field,
                len,
                max,
            });
        }
        Ok(())
    }

    /// The text that has been written.
    #[inline]
    pub(crate) fn into_draft(self) -> Draft {
        self.draft
    }

    /// Writes a part and checks its text.
    #[inline]
    fn checked_part<P: PartText>(
        &mut self,
        field: &'static str,
        part: &P,
        write: impl FnOnce(&mut Draft),
    ) {
        let from = self.draft.as_str().len();
        write(&mut self.draft);
        self.__check_value(field, part);
        if self.draft.as_str().len() == from {
            self.fail(KeyError::Empty { field });
        }
        if const { C::LIMITS.forbids_some_in(P::CHARS) } {
            self.check_characters(field, from);
        }
    }

    fn check_characters(&mut self, field: &'static str, from: usize) {
        let text = self.draft.as_str().get(from..).unwrap_or_default();
        let suspects = const { &C::LIMITS.suspects() };
        // Most texts have none: to look at every byte takes less than to ask after each whether to go on.
        let is_suspect = |found, byte| found | suspects[usize::from(byte)];
        if text.bytes().fold(false, is_suspect)
            && let Some(character) = text.chars().find(|&c| C::LIMITS.forbids(c))
        {
            self.fail(KeyError::Forbidden { field, character });
        }
    }

    #[cold]
    fn fail(&mut self, error: KeyError) {
        self.error.get_or_insert(error);
    }
}

impl<C: CheckedAs> KeyWriter for Checked<C> {
    #[inline]
    fn push_str(&mut self, text: &str) {
        self.draft.push_str(text);
    }

    #[inline]
    fn __push_short<const N: usize>(&mut self, text: &ArrayString<N>) {
        self.draft.__push_short(text);
    }

    #[inline]
    fn __part<P: PartText>(&mut self, field: &'static str, part: P) {
        self.checked_part(field, &part, |draft| part.write_text(draft));
    }

    #[inline]
    fn __escaped_part<P: PartText>(
        &mut self,
        field: &'static str,
        part: P,
        escape: &'static Escape,
    ) {
        self.checked_part(field, &part, |draft| escape.write(&part, draft));
    }

    #[inline]
    fn __check_value<P: PartText>(&mut self, field: &'static str, value: &P) {
        if let Err(out_of_range) = value.check_text() {
            let value = Shown::of(|text| value.write_text(text));
            self.fail(KeyError::OutOfRange {
                field,
                value: value.into(),
                expected: out_of_range.expected(),
            });
        }
    }

    #[inline]
    fn __next_level(&mut self) {
        self.draft.__next_level();
    }
}

/// The longest part of a key.
#[derive(Default)]
pub(crate) struct Longest {
    field: &'static str,
    len: usize,
}

impl Longest {
    fn look_at(&mut self, field: &'static str, write: impl FnOnce(&mut Draft)) {
        let len = Draft::of(write).as_str().len();
        if len > self.len {
            *self = Self { field, len };
        }
    }
}

impl KeyWriter for Longest {
    fn push_str(&mut self, _: &str) {}

    fn __part<P: PartText>(&mut self, field: &'static str, part: P) {
        self.look_at(field, |text| part.write_text(text));
    }

    fn __escaped_part<P: PartText>(
        &mut self,
        field: &'static str,
        part: P,
        escape: &'static Escape,
    ) {
        self.look_at(field, |text| escape.write(&part, text));
    }
}
