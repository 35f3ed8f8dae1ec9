//! The steps of generated code: each writes one piece of the declaration, and the literals before it. The values are
//! typed, so that the compiler sees all of it. A step that disagrees with the declaration does not compile.

use synthetic_key_format::engine::{Draft, Source, Value};
use synthetic_key_format::hash::xxh64;

use crate::declaration::{Declaration, Piece};
use crate::{KeyPart, KeyRef, KeyWriter, PartShape, SyntheticKey};

/// Does not compile if the steps of a key are not those of these pieces, by their places.
///
/// ```
/// # use synthetic_key::__private as __sk;
/// # use synthetic_key::KeyPart;
/// const KEY: __sk::Declaration = __sk::Declaration::plain(
///     "{tenant}-{year}",
///     const {
///         &[
///             __sk::Piece::Part(__sk::Part::new("tenant", 0, String::SHAPE)),
///             __sk::Piece::Literal("-"),
///             __sk::Piece::Part(__sk::Part::new("year", 1, u16::SHAPE)),
///         ]
///     },
/// );
/// const _: () = __sk::steps(&KEY, &[0, 2]);
/// ```
///
/// A step is missing:
///
/// ```compile_fail,E0080
/// # use synthetic_key::__private as __sk;
/// # use synthetic_key::KeyPart;
/// # const KEY: __sk::Declaration = __sk::Declaration::plain(
/// #     "{tenant}-{year}",
/// #     const {
/// #         &[
/// #             __sk::Piece::Part(__sk::Part::new("tenant", 0, String::SHAPE)),
/// #             __sk::Piece::Literal("-"),
/// #             __sk::Piece::Part(__sk::Part::new("year", 1, u16::SHAPE)),
/// #         ]
/// #     },
/// # );
/// const _: () = __sk::steps(&KEY, &[0]);
/// ```
///
/// # Panics
///
/// At compile time, if they are not.
#[track_caller]
pub const fn steps(key: &Declaration, places: &[usize]) {
    let (mut i, mut next) = (0, 0);
    while i < key.pieces.len() {
        if let Piece::Part(_) | Piece::Number(_) = key.pieces[i] {
            assert!(
                next < places.len() && places[next] == i,
                "the steps of this key leave out a piece of its declaration"
            );
            next += 1;
        } else {
            assert!(
                i + 1 < key.pieces.len(),
                "no step writes the last piece of this key"
            );
        }
        i += 1;
    }
    assert!(
        next == places.len(),
        "a step of this key has no piece in its declaration"
    );
}

/// The declaration of a type.
#[must_use]
pub fn declaration_of<T: SyntheticKey + ?Sized>() -> &'static Declaration {
    let () = T::__PROOF;
    const { &T::__KEY }
}

const fn has_level_before(key: &Declaration, at: usize) -> bool {
    matches!(before(key, at, 1), Some(Piece::Level))
        || matches!(
            (before(key, at, 1), before(key, at, 2)),
            (Some(Piece::Literal(_)), Some(Piece::Level))
        )
}

const fn literal_before(key: &Declaration, at: usize) -> &'static str {
    match before(key, at, 1) {
        Some(Piece::Literal(text)) => text,
        _ => "",
    }
}

const fn before(key: &Declaration, at: usize, by: usize) -> Option<&'static Piece> {
    if at < by {
        return None;
    }
    Some(&key.pieces[at - by])
}

/// Writes what is between the piece at this place and the step before it.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "what is declared is known where it is called, and a call would hide it"
)]
fn write_before<T: SyntheticKey + ?Sized, const AT: usize>(out: &mut impl KeyWriter) {
    if const { has_level_before(&T::__KEY, AT) } {
        out.__next_level();
    }
    if const { !literal_before(&T::__KEY, AT).is_empty() } {
        out.push_str(const { literal_before(&T::__KEY, AT) });
    }
}

/// The shape of a part that its type writes.
#[track_caller]
const fn plain_shape(key: &Declaration, at: usize) -> &PartShape {
    match &key.pieces[at] {
        Piece::Part(part) if part.is_plain() => &part.shape,
        _ => panic!("this piece of the key is not a plain part"),
    }
}

/// The shape of the one field that is hashed as its type writes it.
#[track_caller]
const fn hashed_shape(key: &Declaration, at: usize) -> &PartShape {
    match &key.pieces[at] {
        Piece::Number(number) => match number.source {
            Source::Hash([part]) if part.format.is_plain() => &part.shape,
            _ => panic!("this piece of the key is not the hash of one plain part"),
        },
        _ => panic!("this piece of the key is not a number"),
    }
}

#[track_caller]
const fn same(one: &PartShape, other: &PartShape) {
    assert!(
        one.__is_same(other),
        "the value of this piece of the key has another type than the declaration says"
    );
}

/// In debug builds: the string is one that the shape allows, on which the proofs rely.
#[inline]
fn fits<P: KeyPart + ?Sized>(part: &P) {
    if cfg!(debug_assertions) && part.check_part().is_ok() {
        let text = Draft::of(|text| part.write_part(text));
        P::SHAPE.__fits(text.as_str());
    }
}

/// A part that is written as its type writes it.
///
/// The value of this step has another type than the part of the declaration, so it does not compile:
///
/// ```compile_fail,E0080
/// use synthetic_key::SyntheticKey;
///
/// #[derive(SyntheticKey)]
/// struct Order {
///     #[pk(concat)]
///     tenant: String,
///     #[pk(concat)]
///     year: u16,
/// }
///
/// synthetic_key::__private::part::<Order, 2, u32>(&2018, &mut String::new());
/// ```
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "what is declared is known where it is called, and a call would hide it"
)]
pub fn part<T: SyntheticKey + ?Sized, const AT: usize, P: KeyPart + ?Sized>(
    part: &P,
    out: &mut impl KeyWriter,
) {
    const { same(plain_shape(&T::__KEY, AT), &P::SHAPE) }
    write_before::<T, AT>(out);
    fits(part);
    part.write_part(out);
}

/// The same for a lookup, which holds the value in the form of `P`'s point reads.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "what is declared is known where it is called, and a call would hide it"
)]
pub fn part_lent<'a, T: SyntheticKey + ?Sized, const AT: usize, P: KeyPart + ?Sized + 'a>(
    part: KeyRef<'a, P>,
    out: &mut impl KeyWriter,
) {
    const { same(plain_shape(&T::__KEY, AT), &P::SHAPE) }
    write_before::<T, AT>(out);
    fits(&part);
    part.write_part(out);
}

/// The number that is computed from one field, which is hashed as its type writes it.
#[inline]
pub fn hash<T: SyntheticKey + ?Sized, const AT: usize, P: KeyPart + ?Sized>(
    part: &P,
    out: &mut impl KeyWriter,
) {
    const { same(hashed_shape(&T::__KEY, AT), &P::SHAPE) }
    write_before::<T, AT>(out);
    write_hash(const { &T::__KEY.pieces[AT] }, part, out);
}

#[inline]
fn write_hash<P: KeyPart + ?Sized>(piece: &'static Piece, part: &P, out: &mut impl KeyWriter) {
    if let (Piece::Number(number), Some(text)) = (piece, part.as_text()) {
        let range = number.range;
        return range.write(range.number_of(xxh64(text)), out);
    }
    piece.write(&|_| part.__value(), out);
}

/// Any piece: the declaration says which values of the item it has, and how they are written.
#[inline]
pub fn piece<T: SyntheticKey + ?Sized, const AT: usize>(
    item: &(impl SyntheticKey + ?Sized),
    out: &mut impl KeyWriter,
) {
    write_before::<T, AT>(out);
    let value = |at| -> Value<'_> { item.__value(at) };
    const { &T::__KEY.pieces[AT] }.write(&value, out);
}

/// The same as [`hash`] for a lookup.
#[inline]
pub fn hash_lent<'a, T: SyntheticKey + ?Sized, const AT: usize, P: KeyPart + ?Sized + 'a>(
    part: KeyRef<'a, P>,
    out: &mut impl KeyWriter,
) {
    const { same(hashed_shape(&T::__KEY, AT), &P::SHAPE) }
    write_before::<T, AT>(out);
    write_hash(const { &T::__KEY.pieces[AT] }, &part, out);
}
