//! Splits a key into its parts.

use alloc::borrow::Cow;

use crate::part::text::Undo;
use crate::part::text::escape::Escape;
use crate::part::text::pad::without_zeros;
use crate::proof::declaration::{KeyInfo, PartInfo, SuffixInfo};
use crate::write::Same;
use crate::{KeyPart, ParseKeyError, RandomSuffix, SyntheticKey};

/// The greatest number of pieces in a tuple.
const MOST: usize = 12;

/// A type that a key can be parsed into: its parts in order, followed by the number of the suffix if there is one. One
/// piece is the type itself, several are a tuple of up to twelve. Text is returned as `String`.
///
/// See [`SyntheticKey::parse`](crate::SyntheticKey::parse).
///
/// ```
/// use synthetic_key::{FromKey, SyntheticKey};
///
/// #[derive(SyntheticKey)]
/// struct Reading {
///     #[pk(concat)]
///     device_id: String,
///     #[pk(concat)]
///     year: u16,
/// }
///
/// fn parsed<P: FromKey>(key: &str) -> Option<P> {
///     ReadingKey::parse(key).ok()
/// }
/// assert_eq!(parsed("abc-123-2018"), Some(("abc-123".to_owned(), 2018_u16)));
/// assert_eq!(parsed::<String>("abc-123-2018"), None);
/// ```
#[diagnostic::on_unimplemented(
    message = "SK0617: a key does not come apart into `{Self}`",
    label = "a piece of it is not a part that `parse` can return",
    note = "what borrows comes back as what it borrows from: `String`",
    note = "a newtype with parameters, as `Id<T>(u64)`, comes back as what it holds: `u64`",
    note = "after the parts comes the number of the suffix, if there is one: `u16`, or `RandomSuffix<N>`"
)]
pub trait FromKey: FromPieces {}

/// How a key is parsed. Nobody outside can name this trait, so nobody can implement [`FromKey`].
pub trait FromPieces: Sized {
    /// How many pieces there are.
    const COUNT: usize;

    /// The pieces, each as its own type.
    ///
    /// # Errors
    ///
    /// A piece is not a text of its type.
    fn from_pieces(key: &Pieces<'_>) -> Result<Self, ParseKeyError>;
}

/// One piece of a key: a part, or the number of a suffix.
pub trait FromPiece: Sized {
    /// The value with this text, if there is one.
    fn from_piece(piece: Piece<'_>) -> Option<Self>;
}

/// A piece of a key, and how it was written.
#[derive(Clone, Copy)]
pub struct Piece<'k> {
    text: &'k str,
    /// The part that it is; `None` for the number of a suffix.
    part: Option<&'static PartInfo>,
    escape: Option<&'static Escape>,
    options: &'static [&'static dyn Undo],
}

impl<'k> Piece<'k> {
    /// The text before it was escaped.
    #[inline]
    fn plain(self) -> Option<Cow<'k, str>> {
        match self.escape {
            Some(escape) => escape.undo(self.text).map(Cow::Owned),
            None => Some(Cow::Borrowed(self.text)),
        }
    }
}

/// A key that has been split.
pub struct Pieces<'k> {
    info: &'static KeyInfo,
    layout: &'static str,
    texts: [&'k str; MOST],
}

impl<'k> Pieces<'k> {
    /// Splits a key of a `T` into `count` pieces.
    #[inline]
    pub(crate) fn of<T: SyntheticKey + ?Sized>(
        key: &'k str,
        count: usize,
    ) -> Result<Self, ParseKeyError> {
        let (info, layout) = (const { &T::__KEY }, T::LAYOUT);
        let mut texts = [""; MOST];
        let limits = const { T::__KEY.options().store_of_key().keys() };
        let is_stored = limits.length().allows(key)
            && (!const { T::__KEY.options().store_of_key().keys().forbids_some() }
                || !key.chars().any(|c| limits.forbids(c)));
        // Of a key that different items can share, nobody knows which parts it was made of.
        if is_stored
            && !const { T::__KEY.is_ambiguous() }
            && let Some(base) = without_prefix_and_suffix(info, key, count, &mut texts)
            && let Some(of_parts) = texts.get_mut(..info.parts.len())
            && info
                .split(base, const { T::__KEY.determined_at_the_start() }, of_parts)
                .is_some()
        {
            return Ok(Self {
                info,
                layout,
                texts,
            });
        }
        Err(ParseKeyError {
            layout,
            field: None,
        })
    }

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "what is declared is known where it is called, and a call would hide it"
    )]
    fn piece<P: FromPiece>(&self, at: usize) -> Result<P, ParseKeyError> {
        let options = self.info.options();
        let part = self.info.parts.get(at);
        let mut of_parts = options.of_parts.iter();
        let piece = Piece {
            text: self.texts.get(at).copied().unwrap_or_default(),
            part,
            escape: options
                .escape
                .filter(|_| part.is_some_and(|part| part.shape.text)),
            options: of_parts.find(|of| of.at == at).map_or(&[], |of| of.undo),
        };
        P::from_piece(piece).ok_or(ParseKeyError {
            layout: self.layout,
            field: part.map(|part| part.name),
        })
    }
}

/// The parts of a key; puts the digits of its suffix behind them.
#[inline]
fn without_prefix_and_suffix<'k>(
    info: &KeyInfo,
    key: &'k str,
    count: usize,
    texts: &mut [&'k str; MOST],
) -> Option<&'k str> {
    let (options, parts) = (info.options(), info.parts.len());
    let key = key.strip_prefix(options.prefix)?;
    match (&options.suffix, texts.get_mut(parts)) {
        (Some(suffix), Some(text)) if count == parts + 1 => split_suffix(key, suffix, text),
        (None, _) if count == parts => Some(key),
        _ => None,
    }
}

/// Removes the number from a key, and returns it as the digits of an integer.
fn split_suffix<'k>(key: &'k str, suffix: &SuffixInfo, number: &mut &'k str) -> Option<&'k str> {
    if suffix.is_first {
        let base = key.trim_start_matches(|c: char| c.is_ascii_digit());
        let digits = key.strip_suffix(base)?;
        suffix.range.parse(digits)?;
        *number = without_zeros(digits);
        return base.strip_prefix(suffix.separator);
    }
    let digits = key.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let (base, digits) = key.split_at(digits);
    suffix.range.parse(digits)?;
    *number = without_zeros(digits);
    base.strip_suffix(suffix.separator)
}

impl<P: KeyPart<Owned = P>> FromPiece for P {
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "what is declared is known where it is called, and a call would hide it"
    )]
    fn from_piece(piece: Piece<'_>) -> Option<Self> {
        let plain = piece.plain()?;
        let mut text = &*plain;
        if piece.part.is_some_and(|part| !part.shape.can_be(text)) {
            return None;
        }
        for option in piece.options {
            text = option.undo(text, &P::SHAPE)?;
        }
        let part = P::parse_part(text)?;
        // If the value is the same but its text is another one, then no key contains this text.
        let is_written_so = Same::is(text, |written| part.write_part(written));
        (is_written_so && !text.is_empty() && part.check_part().is_ok()).then_some(part)
    }
}

/// A part with `none = "..."`.
impl<P: KeyPart<Owned = P>> FromPiece for Option<P> {
    fn from_piece(piece: Piece<'_>) -> Option<Self> {
        let absent = piece.options.iter().find_map(|option| option.absent())?;
        if piece.plain()? == absent {
            return Some(None);
        }
        P::from_piece(piece).map(Some)
    }
}

impl<const N: u16, const FROM: u16> FromPiece for RandomSuffix<N, FROM> {
    fn from_piece(piece: Piece<'_>) -> Option<Self> {
        Self::new(u16::from_piece(piece)?).ok()
    }
}

impl<P: FromPiece> FromKey for P {}

impl<P: FromPiece> FromPieces for P {
    const COUNT: usize = 1;

    fn from_pieces(key: &Pieces<'_>) -> Result<Self, ParseKeyError> {
        key.piece(0)
    }
}

macro_rules! tuples {
    ($($count:literal: $($piece:ident $at:literal)*;)*) => {$(
        impl<$($piece: FromPiece),*> FromKey for ($($piece),*) {}

        impl<$($piece: FromPiece),*> FromPieces for ($($piece),*) {
            const COUNT: usize = $count;

            #[inline]
            fn from_pieces(key: &Pieces<'_>) -> Result<Self, ParseKeyError> {
                Ok(($(key.piece::<$piece>($at)?),*))
            }
        }
    )*};
}

tuples! {
    2: A 0 B 1;
    3: A 0 B 1 C 2;
    4: A 0 B 1 C 2 D 3;
    5: A 0 B 1 C 2 D 3 E 4;
    6: A 0 B 1 C 2 D 3 E 4 F 5;
    7: A 0 B 1 C 2 D 3 E 4 F 5 G 6;
    8: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7;
    9: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8;
    10: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9;
    11: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10;
    12: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11;
}
