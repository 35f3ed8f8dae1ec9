//! What is proved about a store: it accepts the properties of the key and of the id and the number of levels, and it
//! returns the fields as they were written.

use crate::Store;
use crate::part::shape::same_text;
use crate::proof::declaration::{KeyInfo, PartInfo};
use crate::proof::message::Message;
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
pub(super) const fn comes_back(key: &KeyInfo, options: &KeyOptions, wrong: &mut Message) {
    if !options.store_of_key().has_numbers_as_doubles() {
        return;
    }
    let hashed = match &options.suffix {
        Some(suffix) => suffix.hashed,
        None => &[],
    };
    let of_id = match &options.id {
        Some(id) => id.text.parts,
        None => &[],
    };
    let (lists, mut i) = ([key.parts, hashed, of_id], 0);
    while i < lists.len() {
        if let Some(field) = too_great(lists[i]) {
            explain_doubles(field, wrong);
            return;
        }
        i += 1;
    }
}

/// A field with an integer type that goes above 2^53.
const fn too_great(parts: &[PartInfo]) -> Option<&'static str> {
    let mut i = 0;
    while i < parts.len() {
        let shape = parts[i].shape;
        if !shape.quoted && !shape.time && shape.distinct > 1 << 53 {
            return Some(parts[i].name);
        }
        i += 1;
    }
    None
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
