//! The options of a part: what each leaves of what is known of its texts.

use crate::part::shape::same_text;
use crate::part::text::Fold;
use crate::{CharSet, EpochInteger, KeyPart, PartShape, Period, Timestamp};

/// What the options leave of a shape. The compiler shows where these were called.
impl PartShape {
    /// `pad = W`
    ///
    /// # Panics
    ///
    /// In the compiler, where the type is no integer.
    #[doc(hidden)]
    #[must_use]
    #[track_caller]
    pub const fn __padded(self, width: usize) -> Self {
        let others = self.ascii.without(CharSet::DIGITS).without(self.leading);
        let is_integer = !self.text && !self.beyond_ascii && !others.has_any() && !self.time;
        assert!(
            is_integer && self.names.is_empty(),
            "SK0612: `pad` is for integers: this type has no digits to put zeros before; remove `pad`"
        );
        let (mut distinct, mut digits) = (1_u64, 0);
        while digits < width && distinct < self.distinct {
            distinct = distinct.saturating_mul(10);
            digits += 1;
        }
        if distinct > self.distinct {
            distinct = self.distinct;
        }
        let shape = self.with_distinct(distinct).with_ascii(CharSet::DIGITS);
        let mut shape = shape.with_fixed_len(width);
        shape.leading = CharSet::NONE;
        shape
    }

    /// `with = path`
    #[doc(hidden)]
    #[must_use]
    pub const fn __as_text(mut self) -> Self {
        self.text = true;
        self
    }

    /// `case = "..."`
    #[doc(hidden)]
    #[must_use]
    pub const fn __folded(mut self, case: Fold) -> Self {
        let (gone, there) = (case.other().letters().as_bytes(), case.letters().as_bytes());
        let mut i = 0;
        while i < gone.len() {
            if self.ascii.has(gone[i]) {
                self.ascii = self.ascii.with(there[i]);
            }
            i += 1;
        }
        self.ascii = self.ascii.without(CharSet::of(case.other().letters()));
        // Names that are folded are other names; what is known of them is their characters.
        self.distinct -= folded_alike(self.names);
        self.names = &[];
        self
    }

    /// `max_len = N` on a field
    #[doc(hidden)]
    #[must_use]
    pub const fn __at_most(mut self, bytes: usize) -> Self {
        self.max_len = match self.max_len {
            Some(max) if max < bytes => Some(max),
            _ => Some(bytes),
        };
        self
    }

    /// `none = "..."`
    ///
    /// # Panics
    ///
    /// In the compiler, where the type can have this text.
    #[doc(hidden)]
    #[must_use]
    #[track_caller]
    pub const fn __or_none(mut self, none: &'static str) -> Self {
        assert!(
            !self.can_be(none),
            "SK0613: a value that is there can have the same text as one that is absent, and both would be under one key; \
             take a text that no value has: for a number any word, `none = \"none\"`; for text one in letters that are folded, \
             `none = \"NONE\", case = \"lower\"`, or one that is too long for a value, `none = \"(none)\", max_len = 5`"
        );
        self.distinct = self.distinct.saturating_add(1);
        if let Some(max) = self.max_len
            && max < none.len()
        {
            self.max_len = Some(none.len());
        }
        if !matches!(self.fixed_chars, Some(chars) if none.is_ascii() && chars == none.len()) {
            self.fixed_chars = None;
        }
        self.ascii = self.ascii.union(CharSet::of(none));
        self.leading = CharSet::NONE;
        self.beyond_ascii |= !none.is_ascii();
        self.names = &[];
        self
    }

    /// Whether the type can have this text, as far as its shape tells.
    pub(crate) const fn can_be(&self, text: &str) -> bool {
        if !self.names.is_empty() {
            let mut i = 0;
            while i < self.names.len() {
                if same_text(self.names[i], text) {
                    return true;
                }
                i += 1;
            }
            return false;
        }
        let fits = match (self.fixed_chars, self.max_len) {
            (Some(chars), _) if text.is_ascii() => chars == text.len(),
            (_, Some(max)) => text.len() <= max,
            _ => true,
        };
        let bytes = text.as_bytes();
        let mut i = 0;
        while i < bytes.len() {
            let occurs = if bytes[i].is_ascii() {
                self.ascii.has(bytes[i])
            } else {
                self.beyond_ascii
            };
            // A character that stands only at the start has more behind it.
            let stands = !self.leading.has(bytes[i] & 0x7f) || i == 0 && bytes.len() > 1;
            if !occurs || bytes[i].is_ascii() && !stands {
                return false;
            }
            i += 1;
        }
        fits
    }
}

/// How many names become the same as another one when they are folded.
const fn folded_alike(names: &[&str]) -> u64 {
    let (mut alike, mut i) = (0, 0);
    while i < names.len() {
        let mut j = 0;
        while j < i {
            if same_folded(names[i].as_bytes(), names[j].as_bytes()) {
                alike += 1;
                break;
            }
            j += 1;
        }
        i += 1;
    }
    alike
}

const fn same_folded(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i].eq_ignore_ascii_case(&b[i]) {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// A type whose shape is asked for; found by inference where it has no name here.
pub struct Of<T: ?Sized>(core::marker::PhantomData<T>);

impl<T: ?Sized> Of<T> {
    /// This type.
    pub const TYPE: Self = Self(core::marker::PhantomData);
}

impl<T: KeyPart + ?Sized> Of<T> {
    /// As a part.
    #[must_use]
    pub const fn part(self) -> PartShape {
        T::SHAPE
    }
}

impl<T: Timestamp> Of<T> {
    /// As a part with `rollup`.
    ///
    /// # Panics
    ///
    /// In the compiler, where the type has no such periods.
    #[must_use]
    #[track_caller]
    pub const fn rolled_up(self, period: Period) -> PartShape {
        assert!(
            period as u8 <= T::FINEST as u8,
            "SK0611: a date has no hours and minutes; roll it up to \"day\", \"month\" or \"year\", \
             or keep the whole timestamp in the item"
        );
        period.shape()
    }
}

impl<T: EpochInteger> Of<T> {
    /// As a part with `rollup` and `epoch`.
    #[must_use]
    pub const fn rolled_up_epoch(self, period: Period) -> PartShape {
        period.shape()
    }
}

/// The type of a nested field: `path = "..."`.
#[must_use]
pub const fn nested<T: ?Sized, L>(_: fn(&T) -> &L) -> Of<L> {
    Of::TYPE
}

/// The same, where the nested field is an `Option`.
#[must_use]
pub const fn nested_option<T: ?Sized, L>(_: fn(&T) -> &Option<L>) -> Of<L> {
    Of::TYPE
}

/// The type that a function makes of a value: `with = path`.
#[must_use]
pub const fn made_by<'a, T: ?Sized + 'a, P>(_: fn(&'a T) -> P) -> Of<P> {
    Of::TYPE
}
