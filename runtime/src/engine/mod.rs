//! The engine at work on items: the steps that write a key, checked strings, and keys to fan out to. What it writes is
//! the declaration, which the proofs have read.

pub(crate) mod check;
pub(crate) mod fan_out;
pub(crate) mod step;

use synthetic_key_format::engine::{self, Draft};

use crate::SyntheticKey;
use crate::declaration::Piece;

/// The string that pieces of the item's declaration write.
pub(crate) fn write<T: SyntheticKey + ?Sized>(item: &T, pieces: &[Piece]) -> Draft {
    Draft::of(|out| engine::write(pieces, &|at| item.__value(at), out))
}

/// The id of the item, unchecked.
pub(crate) fn id<T: SyntheticKey + ?Sized>(item: &T) -> Draft {
    write(item, item.__declaration().id_pieces())
}

/// The keys of the item under the previous layouts, unchecked.
pub(crate) fn previous<T: SyntheticKey + ?Sized>(item: &T) -> impl Iterator<Item = Draft> {
    let layouts = item.__declaration().options().previous.iter();
    layouts.map(|layout| write(item, layout.pieces))
}
