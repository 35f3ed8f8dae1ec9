//! What is proved about a store: it accepts the properties of the key and of the id and the number of levels, and it
//! returns the fields as they were written.

use synthetic_key_format::engine::message::Message;
use synthetic_key_format::same_text;

use crate::Store;
use crate::declaration::{Declaration, Part, Piece, hashed};
use crate::proof::options::KeyOptions;

/// Does not compile if the store does not accept this property for the key. The derive knows the defaults only of the
/// stores that it knows by name.
#[track_caller]
pub const fn prove_property(store: Store, property: &str, is_given: bool) {
    let problem = store.problem_with_property(property);
    let expected = store.property();
    explain("property", [property, expected], is_given, problem);
}

/// The same for the id.
#[track_caller]
pub const fn prove_id_property(store: Store, property: &str, is_given: bool) {
    let problem = store.problem_with_id_property(property);
    let expected = store.id_property();
    explain("id_property", [property, expected], is_given, problem);
}

/// The store returns the fields of the key and of the id as they were written.
pub(super) const fn comes_back(key: &Declaration, options: &KeyOptions, wrong: &mut Message) {
    if !options.store_of_key().has_numbers_as_doubles() {
        return;
    }
    let of_id = match &options.id {
        Some(id) => id.text.pieces,
        None => &[],
    };
    if let Some(field) = too_great(key.pieces) {
        explain_doubles(field, wrong);
    } else if let Some(field) = too_great_of(hashed(key.pieces)) {
        explain_doubles(field, wrong);
    } else if let Some(field) = too_great(of_id) {
        explain_doubles(field, wrong);
    }
}

/// A part whose integers a double cannot hold.
const fn too_great(pieces: &[Piece]) -> Option<&'static str> {
    let mut i = 0;
    while i < pieces.len() {
        if let Piece::Part(part) = &pieces[i]
            && is_too_great(part)
        {
            return Some(part.name);
        }
        i += 1;
    }
    None
}

const fn too_great_of(parts: &[Part]) -> Option<&'static str> {
    let mut i = 0;
    while i < parts.len() {
        if is_too_great(&parts[i]) {
            return Some(parts[i].name);
        }
        i += 1;
    }
    None
}

const fn is_too_great(part: &Part) -> bool {
    !part.shape.quoted && !part.shape.time && part.shape.distinct > 1 << 53
}

const fn explain_doubles(field: &str, wrong: &mut Message) {
    wrong
        .code("SK0626")
        .text("this store keeps numbers as doubles, so `")
        .text(field)
        .text(
            "` above 2^53 comes back as another number, and the key of the item is not its key any more; \
             make the field a `String`, or a type of at most 32 bits; \
             or say how many digits it has, `pad = 15`",
        );
}

/// Does nothing if the store allows keys of so many levels.
///
/// # Panics
///
/// At compile time, if it does not.
#[track_caller]
pub const fn prove_levels(store: Store, levels: usize) {
    if levels > store.max_levels() {
        let mut wrong = Message::EMPTY;
        wrong
            .code("SK0208")
            .text("this store has no keys of ")
            .number(levels as u64)
            .text(" levels, and the most is ")
            .number(store.max_levels() as u64)
            .text(": put more parts into one level; with a single level, remove `level`");
        panic!("{}", wrong.as_str());
    }
}

#[track_caller]
const fn explain(
    option: &str,
    [property, expected]: [&str; 2],
    is_given: bool,
    problem: Option<&str>,
) {
    let mut wrong = Message::EMPTY;
    if !is_given && !same_text(property, expected) {
        wrong
            .code("SK0625")
            .text("this store has the property `")
            .text(expected)
            .text("`, which a derive cannot see in a path, and it would not find `")
            .text(property)
            .text("`: say it on the type, `#[pk(")
            .text(option)
            .text(" = \"")
            .text(expected)
            .text("\")]`");
    } else if let Some(problem) = problem {
        wrong
            .code("SK0625")
            .text("the store would not find `")
            .text(property)
            .text("`: ")
            .text(problem)
            .text("; write `")
            .text(option)
            .text(" = \"")
            .text(expected)
            .text("\"`");
    } else {
        return;
    }
    panic!("{}", wrong.as_str());
}
