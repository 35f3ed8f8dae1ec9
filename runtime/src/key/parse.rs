//! Splits a key into its parts.

use alloc::borrow::Cow;

use synthetic_key_format::engine::Draft;

use crate::declaration::{Part, count_parts, number, parts};
use crate::key::split::{determined_at_the_start, split};
use crate::proof::prove::ambiguous_in_levels;
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

/// The string of a part, or of the number behind them.
#[derive(Clone, Copy)]
pub struct Piece<'k> {
    text: &'k str,
    part: Option<&'static Part>,
}

impl<'k> Piece<'k> {
    /// The string without escapes.
    #[inline]
    fn plain(self) -> Option<Cow<'k, str>> {
        match self.part.and_then(|part| part.escape) {
            Some(escape) => escape.undo(self.text).map(Cow::Owned),
            None => Some(Cow::Borrowed(self.text)),
        }
    }
}

/// A key that has been split.
pub struct Pieces<'k> {
    layout: &'static str,
    parts: [Option<&'static Part>; MOST],
    texts: [&'k str; MOST],
}

impl<'k> Pieces<'k> {
    /// Splits a key into as many pieces.
    #[inline]
    pub(crate) fn of<T: SyntheticKey + ?Sized>(
        key: &'k str,
        count: usize,
    ) -> Result<Self, ParseKeyError> {
        let pieces = const { T::__KEY.pieces };
        let mut this = Self {
            layout: T::LAYOUT,
            parts: [None; MOST],
            texts: [""; MOST],
        };
        for (to, part) in this.parts.iter_mut().zip(parts(pieces)) {
            *to = Some(part);
        }
        let limits = const { T::__KEY.options().store_of_key().keys() };
        // Of a key that different items can share, nobody knows which parts it was built from.
        if limits.take(key)
            && const { count_parts(T::__KEY.pieces) + number(T::__KEY.pieces).is_some() as usize }
                == count
            && const { ambiguous_in_levels(T::__KEY.pieces).is_none() }
            && let Some(()) = split(
                pieces,
                const { determined_at_the_start(T::__KEY.pieces) },
                key,
                &mut this.texts,
            )
        {
            return Ok(this);
        }
        Err(ParseKeyError {
            layout: T::LAYOUT,
            field: None,
        })
    }

    /// One piece as a value.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "what is declared is known where it is called, and a call would hide it"
    )]
    fn piece<P: FromPiece>(&self, at: usize) -> Result<P, ParseKeyError> {
        let part = self.parts.get(at).copied().flatten();
        let text = self.texts.get(at).copied().unwrap_or_default();
        P::from_piece(Piece { text, part }).ok_or(ParseKeyError {
            layout: self.layout,
            field: part.map(|part| part.name),
        })
    }
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
        if let Some(declared) = piece.part {
            if !declared.shape.can_be(text) {
                return None;
            }
            text = declared.undo(text, &P::SHAPE)?;
        }
        let part = P::parse_part(text)?;
        // If the value is the same but its string is a different one, then no key contains this string.
        let is_written_so = Draft::of(|written| part.write_part(written)).as_str() == text;
        (is_written_so && !text.is_empty() && part.check_part().is_ok()).then_some(part)
    }
}

impl<P: KeyPart<Owned = P>> FromPiece for Option<P> {
    fn from_piece(piece: Piece<'_>) -> Option<Self> {
        let absent = piece.part?.format.none?;
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
