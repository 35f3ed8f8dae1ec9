//! Ids and the layouts that are also read. Items of a listed layout move to the present key. If that key and the id drop what
//! the listed key has, two items can become one.

use crate::diagnostics::{Code, Errors};
use crate::model::{Id, Key, KeyText, Number, NumberSource, Piece, Written};
use crate::parse::ty;

/// The present key and the id have everything that a listed key has, or the ids are unique by themselves.
pub(super) fn ids_distinguish_what_moves(key: &Key, errors: &mut Errors) {
    let options = &key.item.options;
    let are_unique =
        options.unique_ids.is_some() || options.known_store().store.has_ids_unique_in_container();
    // Whether a field that is stored as the id is unique is not known here.
    let is_template = options.id.is_some();
    let id = key.id.as_ref().filter(|_| is_template && !are_unique);
    let Some(id) = id.filter(|id| !is_uuid(key, id)) else {
        return;
    };
    for listed in &key.also_read {
        let lost = listed.text.parts().find(|part| !is_kept(key, id, part));
        let lost = lost.or_else(|| lost_by_number(key, id, &listed.text));
        if let Some(lost) = lost {
            let name = key.fields[lost.field].full_name();
            let message = format!(
                "with this layout, items with different `{name}` can have the same id. The key of the type and its id do not keep \
                 `{name}` as it is here, so two items would become one when they move: write `{name}` into the id; or, if ids are \
                 unique by themselves, add `unique_ids`"
            );
            errors.push(Code::IdOfOthers, listed.literal, message);
        }
    }
}

/// Whether the id is a new UUID for each item.
fn is_uuid(key: &Key, id: &Id) -> bool {
    id.pieces.iter().filter_map(Piece::part).any(|part| {
        let ty = ty::last_segment(key.fields[part.field].held.value_type());
        part.format.is_plain() && ty.is_some_and(|last| last.ident == "Uuid")
    })
}

/// Whether the present key or the id has the field, with at least this precision.
fn is_kept(key: &Key, id: &Id, part: &Written) -> bool {
    let in_id = id.pieces.iter().filter_map(Piece::part);
    in_id
        .chain(key.text.parts())
        .any(|present| present.field == part.field && present.format.is_as_fine_as(&part.format))
}

/// A field that only the number of the listed key depends on, if neither number determines the other. A listed number that
/// has more values is that of a key to come: no two items meet there.
fn lost_by_number<'l>(key: &Key, id: &Id, listed: &'l KeyText) -> Option<&'l Written> {
    let number = listed.number()?;
    let is_determined = key
        .text
        .number()
        .is_some_and(|present| determines(present, number) || determines(number, present));
    let NumberSource::Hash(hashed) = &number.source else {
        return None;
    };
    hashed
        .iter()
        .find(|field| !is_determined && !is_kept(key, id, field))
}

/// Whether two items with the same first number have the same second number.
fn determines(first: &Number, second: &Number) -> bool {
    let is_same_source = match (&first.source, &second.source) {
        (NumberSource::Hash(first), NumberSource::Hash(second)) => {
            let is_same = |(one, other): (&Written, &Written)| {
                one.field == other.field && one.format.layout() == other.format.layout()
            };
            first.len() == second.len() && first.iter().zip(second).all(is_same)
        }
        (NumberSource::Function(first, of_first), NumberSource::Function(second, of_second)) => {
            first == second && of_first.written == of_second.written
        }
        _ => false,
    };
    is_same_source && first.range.count().is_multiple_of(second.range.count())
}
