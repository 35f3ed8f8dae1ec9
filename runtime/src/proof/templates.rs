//! What is proved about ids and names of containers: different texts of their fields never make the same one, and the
//! store accepts them.

use crate::declaration::{IdInfo, Piece, literal, part};
use crate::proof::options::KeyOptions;
use crate::proof::prove::{Compared, ambiguous_in, refuse};
use crate::{CharSet, PartShape};
use synthetic_key_format::engine::message::Message;

/// The store accepts the id, and different texts of its fields make different ids, in the whole container if the store
/// needs that.
pub(super) const fn sound_id(options: &KeyOptions, wrong: &mut Message) {
    if let Some(id) = &options.id {
        explain_id(id, options, wrong);
    } else if let Some(id) = &options.stored_id {
        if options.store_of_key().has_text_ids() && is_not_quoted(id.pieces) {
            explain_not_quoted(wrong);
        }
        explain_missing(id.missing, options, wrong);
    }
}

/// Does not compile if the fields of an id can run into each other. For a generic item, this is the proof of the lookup
/// that has all of them.
#[track_caller]
pub const fn prove_id(id: &'static [Piece]) {
    let mut wrong = Message::EMPTY;
    if let Some(fields) = ambiguous(id, Compared::Checked) {
        explain_ambiguous_id(fields, &mut wrong);
    }
    refuse(&wrong);
}

const fn explain_ambiguous_id([left, right]: [&str; 2], wrong: &mut Message) {
    wrong
        .code("SK0614")
        .text("`")
        .text(left)
        .text("` and `")
        .text(right)
        .text(
            "` can run into each other in the id, so different items share one, and one overwrites the other; \
             put a text between them that one of them cannot contain, `#[pk(id = \"{a}|{b}\")]`; \
             or take a part that always has the same length, such as a UUID or a rollup",
        );
}

const fn explain_id(id: &IdInfo, options: &KeyOptions, wrong: &mut Message) {
    if let Some(text) = forbidden_in_id(id, options) {
        wrong
            .code("SK0605")
            .text("every id contains `")
            .text(text)
            .text(
                "`, which the store forbids, and it would refuse every item; \
                 take a text without `/`, `\\`, `#`, `?` and control characters",
            );
    } else if let Some(fields) = ambiguous(id.text.pieces, Compared::Checked) {
        explain_ambiguous_id(fields, wrong);
    } else if !id.is_added && options.store_of_key().has_text_ids() && is_not_quoted(id.text.pieces)
    {
        explain_not_quoted(wrong);
    } else {
        explain_missing(id.missing, options, wrong);
    }
}

/// If ids are unique in the whole container, the id holds all fields of the key.
const fn explain_missing(missing: Option<&str>, options: &KeyOptions, wrong: &mut Message) {
    if let Some(missing) = missing
        && options.store_of_key().has_ids_unique_in_container()
        && !options.unique_ids
    {
        wrong
            .code("SK0618")
            .text("this store takes an id once in a container, under whatever key, and this id does not hold `")
            .text(missing)
            .text(
                "`, which the key is made of: two items that differ in it could have one id, and the second could not be \
                 written; put it into the id, `#[pk(id = \"{tenant}-{number}\")]`; \
                 or say that ids are unique by themselves, `#[pk(unique_ids)]` on the type, \
                 which is the only way for the number of a random suffix",
            );
    }
}

const fn explain_not_quoted(wrong: &mut Message) {
    wrong.code("SK0614").text(
        "the id of an item is a string in this store, and the field is stored as another type; \
         make the field a `String`, or give it another name, so that the id is added beside it",
    );
}

const fn is_not_quoted(text: &'static [Piece]) -> bool {
    {
        let mut i = 0;
        while i < text.len() {
            if let Some(part) = part(text, i) {
                return !part.shape.quoted;
            }
            i += 1;
        }
        false
    }
}

/// A text that is in every id, and that the store forbids in ids.
pub(crate) const fn forbidden_in_id(id: &IdInfo, options: &KeyOptions) -> Option<&'static str> {
    let mut i = 0;
    while i < id.text.pieces.len() {
        if options
            .store_of_key()
            .ids()
            .forbids_some_of(literal(id.text.pieces, i))
        {
            return Some(literal(id.text.pieces, i));
        }
        i += 1;
    }
    None
}

/// The names of two fields that can run into each other.
const fn ambiguous(text: &'static [Piece], as_: Compared) -> Option<[&'static str; 2]> {
    match ambiguous_in(text, as_) {
        Some(between) => Some([between.left.name, between.right.name]),
        None => None,
    }
}

/// What is known about texts that are compared, without case, with a text that has letters.
pub(super) const fn in_any_case(shape: &PartShape, beside: &str) -> PartShape {
    let mut folded = *shape;
    let mut letter = b'a';
    while letter <= b'z' {
        let upper = letter.to_ascii_uppercase();
        if shape.ascii.has(letter) || shape.ascii.has(upper) {
            folded.ascii = folded.ascii.with(letter).with(upper);
        }
        let letters = CharSet::NONE.with(letter).with(upper);
        // Names are compared with case.
        if CharSet::of(beside).intersects(letters) {
            folded.names = &[];
        }
        letter += 1;
    }
    folded
}

/// The store allows the literal text in names of containers, and different texts of the fields make different names.
pub(super) const fn sound_container_name(options: &KeyOptions, wrong: &mut Message) {
    if let Some(text) = &options.container {
        explain_container(text.pieces, options, wrong);
    }
}

const fn explain_container(text: &'static [Piece], options: &KeyOptions, wrong: &mut Message) {
    let names = options.store_of_key().container_names();
    let mut i = 0;
    while i < text.len() {
        if !names.allows_all_of(literal(text, i)) {
            wrong
                .code("SK0615")
                .text("the name of the container contains `")
                .text(literal(text, i))
                .text("`, which the store does not take: ")
                .text(names.chars_rule());
            return;
        }
        i += 1;
    }
    if let Some([left, right]) = ambiguous(
        text,
        if names.ignores_case() {
            Compared::WithoutCase
        } else {
            Compared::Checked
        },
    ) {
        wrong
            .code("SK0619")
            .text("`")
            .text(left)
            .text("` and `")
            .text(right)
            .text(
                "` can run into each other in the name of the container, so two tenants share one, and whoever reads one \
                 reads the other's data; put a text between them that one of them cannot contain, \
                 `#[pk(container = \"{a}_{b}\")]`; or take a part that always has the same length, such as a UUID or a rollup",
            );
    } else if names.ignores_case()
        && let Some(field) = differs_in_case(text)
    {
        wrong
            .code("SK0619")
            .text("this store compares the names of containers without case, and `")
            .text(field)
            .text(
                "` can have texts that differ in nothing else: two tenants would share a container; \
                 fold them, `{tenant:lower}` in the template",
            );
    }
}

/// A field that can have two texts that differ only in case.
const fn differs_in_case(text: &'static [Piece]) -> Option<&'static str> {
    let mut i = 0;
    while i < text.len() {
        if let Some(part) = part(text, i)
            && has_both_cases(&part.shape)
        {
            return Some(part.name);
        }
        i += 1;
    }
    None
}

/// Whether a letter can occur in both cases, as far as the shape says.
const fn has_both_cases(shape: &PartShape) -> bool {
    let mut letter = b'a';
    while letter <= b'z' {
        if shape.ascii.has(letter) && shape.ascii.has(letter.to_ascii_uppercase()) {
            return true;
        }
        letter += 1;
    }
    false
}

/// Whether the ids of each variant of an enum start with different text, so that no two are the same. `prefixes` has the
/// texts of the variants that have ids.
pub(crate) const fn have_disjoint_ids<const N: usize>(
    mut prefixes: [&'static str; N],
    count: usize,
) -> bool {
    sort(&mut prefixes, count);
    let mut i = 1;
    // In sorted order, texts that start with a text come right after it.
    while i < count {
        if starts_with(prefixes[i], prefixes[i - 1]) {
            return false;
        }
        i += 1;
    }
    true
}

const fn starts_with(text: &str, start: &str) -> bool {
    let (text, start) = (text.as_bytes(), start.as_bytes());
    let mut i = 0;
    while i < start.len() {
        if i == text.len() || text[i] != start[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Whether a text comes before another one.
const fn is_less(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut i = 0;
    while i < one.len() && i < other.len() {
        if one[i] != other[i] {
            return one[i] < other[i];
        }
        i += 1;
    }
    one.len() < other.len()
}

/// Sorts the first `count` texts. It uses a heap, because the compiler limits the number of steps.
const fn sort(texts: &mut [&'static str], count: usize) {
    let mut root = count / 2;
    while root > 0 {
        root -= 1;
        sink(texts, root, count);
    }
    let mut end = count;
    while end > 1 {
        end -= 1;
        texts.swap(0, end);
        sink(texts, 0, end);
    }
}

/// Moves a text down to its place in the heap that ends at `end`.
const fn sink(texts: &mut [&'static str], mut root: usize, end: usize) {
    while 2 * root + 1 < end {
        let mut child = 2 * root + 1;
        if child + 1 < end && is_less(texts[child], texts[child + 1]) {
            child += 1;
        }
        if !is_less(texts[root], texts[child]) {
            return;
        }
        texts.swap(root, child);
        root = child;
    }
}
