//! A short text that the store accepts, which is what most keys and ids in documents are.

use core::marker::PhantomData;

use arrayvec::ArrayString;

use crate::key::hierarchical::Breaks;
use crate::key::inline::INLINE;
use crate::part::text::PartText;
use crate::part::text::escape::Escape;
use crate::write::checked::{CheckedAs, OfId, OfKey};
use crate::write::length::Fits;
use crate::write::short::Short;
use crate::{KeyWriter, SyntheticKey};

/// The key and the id of an item, if both are short.
pub(crate) struct Accepted {
    key: ArrayString<INLINE>,
    breaks: Breaks,
    id: ArrayString<INLINE>,
}

impl Accepted {
    /// Empty texts.
    #[inline]
    pub(crate) fn new() -> Self {
        Self {
            key: ArrayString::new(),
            breaks: Breaks::new(),
            id: ArrayString::new(),
        }
    }

    /// Writes the key and the id of an item, and returns whether they are complete and the store accepts them. The id
    /// stays empty where the item has none.
    ///
    /// It is one function for all formats, so what is written is inlined here, where the compiler knows all lengths.
    pub(crate) fn write<T: SyntheticKey + ?Sized>(&mut self, item: &T) -> bool {
        // After this, the compiler leaves out all comparisons of lengths. An escaped text has a length of its own.
        if const { T::__KEY.options().escape.is_none() }
            && !(Fits::inline(|key| item.__write_key(key))
                && Fits::inline(|id| item.__write_id(id)))
        {
            return false;
        }
        let mut key = Accepting::<OfKey<T>>::new(&mut self.key, &mut self.breaks);
        item.__write_key(&mut key);
        if const { T::__KEY.adds_only_key() } {
            return key.is_accepted();
        }
        let no_breaks = &mut Breaks::new();
        let mut id = Accepting::<OfId<T>>::new(&mut self.id, no_breaks);
        item.__write_id(&mut id);
        key.is_accepted() && id.is_accepted()
    }

    /// The text of the key, with all levels.
    #[inline]
    pub(crate) fn key(&self) -> &str {
        &self.key
    }

    /// Where the levels of the key end, except the last.
    #[inline]
    pub(crate) fn breaks(&self) -> &Breaks {
        &self.breaks
    }

    /// The text of the id.
    #[inline]
    pub(crate) fn id(&self) -> &str {
        &self.id
    }
}

/// A text while it is written. It knows whether it is short and the store accepts it, but not why it does not:
/// [`Checked`](super::checked::Checked) writes other texts again, and finds out. So nothing is allocated, dropped or
/// reported here.
struct Accepting<'t, C> {
    text: Short<'t>,
    breaks: &'t mut Breaks,
    is_accepted: bool,
    limits: PhantomData<C>,
}

impl<'t, C: CheckedAs> Accepting<'t, C> {
    /// Writes into this text, which is empty then.
    #[inline]
    fn new(text: &'t mut ArrayString<INLINE>, breaks: &'t mut Breaks) -> Self {
        Self {
            text: Short::new(text),
            breaks,
            is_accepted: true,
            limits: PhantomData,
        }
    }

    /// Whether the text is complete, and the store accepts it.
    #[inline]
    fn is_accepted(&self) -> bool {
        // No unit of length is smaller than a byte.
        let fits = const { C::LIMITS.length().max() >= INLINE };
        self.is_accepted
            && self.text.is_whole()
            && (fits || C::LIMITS.length().allows(self.text.as_str()))
    }

    /// Whether the store allows all characters of a piece.
    #[inline]
    fn allows(piece: &str) -> bool {
        let suspects = const { &C::LIMITS.suspects() };
        let is_suspect = |found, byte: &u8| found | suspects[usize::from(*byte)];
        !piece.as_bytes().iter().fold(false, is_suspect)
            || !piece.chars().any(|c| C::LIMITS.forbids(c))
    }

    /// Writes a part and checks its text.
    #[inline]
    fn accept<P: PartText>(&mut self, part: &P, escape: Option<&Escape>) {
        let from = self.text.as_str().len();
        match escape {
            Some(escape) => escape.write(part, self),
            None => part.write_text(self),
        }
        if self.text.as_str().len() == from || part.check_text().is_err() {
            self.is_accepted = false;
        }
        if const { C::LIMITS.forbids_some_in(P::CHARS) } {
            // What was written, and not `as_text`: a hand-written part may return another text there.
            let text = self.text.as_str().get(from..).unwrap_or_default();
            self.is_accepted &= Self::allows(text);
        }
    }
}

impl<C: CheckedAs> KeyWriter for Accepting<'_, C> {
    #[inline]
    fn push_str(&mut self, text: &str) {
        self.text.push_str(text);
    }

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "only where it is inlined, the text need not be in memory"
    )]
    fn __push_short<const N: usize>(&mut self, text: &ArrayString<N>) {
        self.text.__push_short(text);
    }

    #[inline]
    fn __part<P: PartText>(&mut self, _: &'static str, part: P) {
        self.accept(&part, None);
    }

    #[inline]
    fn __escaped_part<P: PartText>(&mut self, _: &'static str, part: P, escape: &'static Escape) {
        self.accept(&part, Some(escape));
    }

    #[inline]
    fn __check_value<P: PartText>(&mut self, _: &'static str, part: &P) {
        self.is_accepted &= part.check_text().is_ok();
    }

    #[inline]
    fn __next_level(&mut self) {
        // There are no more than three.
        let _ = self.breaks.try_push(self.text.as_str().len());
    }
}
