//! What is proved about a key at build time, from the shapes of its parts.
//!
//! The compiler interprets this code for every type that derives a key, so it uses loops and few calls. A new proof is a
//! function with a code of its own, whose message says what would happen to the data and gives the fix as code, and a
//! line in [`Declaration::prove`].

use crate::declaration::{
    Declaration, Part, Piece, count_parts, first_level, hashed, literal, number, part,
};
use crate::key::split::is_determined;
use crate::proof::collision::explain_collision;
use crate::proof::options::KeyOptions;
use crate::proof::store::comes_back;
use crate::proof::templates::{in_any_case, sound_container_name, sound_id};
use crate::{CharSet, SyntheticKey};
use synthetic_key_format::engine::message::Message;

impl Declaration {
    /// Does nothing if the key is sound.
    ///
    /// # Panics
    ///
    /// At compile time, with everything that is wrong with the key.
    #[track_caller]
    pub(crate) const fn prove(&self, is_written_without_key: bool) {
        let (options, mut wrong) = (self.options(), Message::EMPTY);
        unambiguous(self, options, &mut wrong);
        enough_keys(self, options, &mut wrong);
        not_too_long(self, options, &mut wrong);
        not_hot(self, options, &mut wrong);
        without_forbidden_separator(self, options, &mut wrong);
        comes_back(self, options, &mut wrong);
        stored_as_text(self, options, &mut wrong);
        sound_id(options, &mut wrong);
        sound_container_name(options, &mut wrong);
        written_with_key(is_written_without_key, &mut wrong);
        refuse(&wrong);
    }
}

/// Does not compile if the key is not sound, or if the type is written and nothing puts its key into the document.
#[track_caller]
pub const fn prove<T: SyntheticKey + ?Sized>(is_written_without_key: bool) {
    T::__KEY.prove(is_written_without_key);
}

/// The same for a declaration.
#[track_caller]
pub const fn prove_key(key: Declaration) {
    key.prove(false);
}

/// Does not compile if different first levels can be the same. A compile error points to the caller.
///
/// # Panics
///
/// At compile time, if they can.
#[track_caller]
pub const fn prove_prefix<T: SyntheticKey + ?Sized>() {
    let mut wrong = Message::EMPTY;
    if let Some(between) = ambiguous_in_levels(T::__KEY.pieces) {
        explain_collision(&between, wrong.code("SK0601"));
    }
    refuse(&wrong);
}

/// Does nothing if the type is not written, or is written with its key. It is the last proof of an item, whose key may
/// not be known.
///
/// # Panics
///
/// At compile time.
#[track_caller]
pub(crate) const fn prove_written(is_written_without_key: bool) {
    let mut wrong = Message::EMPTY;
    written_with_key(is_written_without_key, &mut wrong);
    refuse(&wrong);
}

/// Does nothing if one of serde's traits reads serde's attributes.
///
/// # Panics
///
/// At compile time.
#[track_caller]
pub(crate) const fn prove_attributes_read(are_read: bool) {
    let mut wrong = Message::EMPTY;
    if !are_read {
        wrong.code("SK0408").text(
            "this type has an attribute of serde's and implements neither `Serialize` nor `Deserialize`, \
             so nothing reads the attribute; store the type with its key, `#[pk(serde)]`; or remove the attribute",
        );
    }
    refuse(&wrong);
}

#[track_caller]
pub(super) const fn refuse(wrong: &Message) {
    assert!(wrong.is_empty(), "{}", wrong.as_str());
}

/// Different parts never make the same key.
const fn unambiguous(key: &Declaration, options: &KeyOptions, wrong: &mut Message) {
    if !options.ambiguous
        && let Some(between) = ambiguous_in_levels(key.pieces)
    {
        explain_collision(&between, wrong.code("SK0601"));
    }
}

/// Two parts that can run into each other: their ends are known from neither side.
pub(crate) struct Ambiguous {
    pub(crate) left: &'static Part,
    pub(crate) right: &'static Part,
    /// The literal behind the first.
    pub(crate) separator: &'static str,
    /// Whether there is nothing between them but the literal.
    pub(crate) is_pair: bool,
}

/// The same in any level.
pub(crate) const fn ambiguous_in_levels(pieces: &'static [Piece]) -> Option<Ambiguous> {
    let mut rest = pieces;
    while !rest.is_empty() {
        let (level, behind) = first_level(rest);
        let ambiguous = ambiguous_in(level, Compared::Unchecked);
        if ambiguous.is_some() {
            return ambiguous;
        }
        rest = behind;
    }
    None
}

/// What the strings are compared as.
#[derive(Clone, Copy)]
pub(crate) enum Compared {
    /// As keys, which need not be checked.
    Unchecked,
    /// As ids, which are checked.
    Checked,
    /// As names that are the same in any case.
    WithoutCase,
}

/// The same in one level.
pub(crate) const fn ambiguous_in(pieces: &'static [Piece], as_: Compared) -> Option<Ambiguous> {
    let mut parts = count_parts(pieces);
    if parts < 2 {
        return None;
    }
    let (mut start, mut end) = (0, pieces.len());
    while parts > 1 {
        if let Some(part) = part(pieces, start) {
            if !is_end_known(part, literal(pieces, start + 1), true, as_) {
                break;
            }
            parts -= 1;
        }
        start += 1;
    }
    while parts > 1 {
        if let Some(part) = part(pieces, end - 1) {
            if !is_end_known(part, literal(pieces, end - 2), false, as_) {
                break;
            }
            parts -= 1;
        }
        end -= 1;
    }
    if parts < 2 {
        return None;
    }
    while part(pieces, start).is_none() {
        start += 1;
    }
    while part(pieces, end - 1).is_none() {
        end -= 1;
    }
    match (part(pieces, start), part(pieces, end - 1)) {
        (Some(left), Some(right)) => Some(Ambiguous {
            left,
            right,
            separator: literal(pieces, start + 1),
            is_pair: parts == 2,
        }),
        _ => None,
    }
}

/// Whether it is known where a part ends, from the literal next to it.
const fn is_end_known(part: &'static Part, beside: &str, from_left: bool, as_: Compared) -> bool {
    match as_ {
        // A value that only a checked key refuses has more digits than the others, and then any number of them.
        Compared::Unchecked if part.shape.exceeds && is_digits(beside) => false,
        Compared::Unchecked | Compared::Checked => {
            is_determined(&part.shape, beside, part.escape.is_some(), from_left)
        }
        Compared::WithoutCase => {
            is_determined(&in_any_case(&part.shape, beside), beside, false, from_left)
        }
    }
}

const fn is_digits(separator: &str) -> bool {
    let others = CharSet::of(separator).without(CharSet::DIGITS);
    separator.is_ascii() && !others.has_any()
}

/// The types can make at least `min_distinct` keys.
const fn enough_keys(key: &Declaration, options: &KeyOptions, wrong: &mut Message) {
    let distinct = key.distinct();
    if distinct < options.min_distinct {
        explain_few(distinct, options.min_distinct, wrong);
    }
}

const fn explain_few(distinct: u64, least: u64, wrong: &mut Message) {
    wrong
        .code("SK0602")
        .text("the types of this key can make ")
        .number(distinct)
        .text(" different keys, and at least ")
        .number(least)
        .text(
            " are expected: what shares a key stays together on one partition, whatever its size and its traffic; \
             add a part with more values, or a suffix, `#[pk(hash_suffix = 400)]` on what you query by; \
             or say that so few are enough, `#[pk(min_distinct = ",
        )
        .number(distinct)
        .text(")]` on the type");
}

/// Every key fits the store, as far as the shapes say: the longest texts or, for parts without a limit, the shortest.
/// The rest is checked when a key is built.
const fn not_too_long(key: &Declaration, options: &KeyOptions, wrong: &mut Message) {
    let most = options.store_of_key().max_len();
    match key.lengths() {
        (shortest, _) if shortest > most => {
            explain_long("shortest", shortest, options.store_of_key(), wrong);
        }
        (_, Some(longest)) if longest > most => {
            explain_long("longest", longest, options.store_of_key(), wrong);
        }
        _ => {}
    }
}

const fn explain_long(which: &str, len: usize, store: &crate::Store, wrong: &mut Message) {
    let most = store.max_len() as u64;
    wrong
        .code("SK0603")
        .text("the ")
        .text(which)
        .text(" key of these types is ")
        .number(len as u64)
        .text(" bytes long, and the store takes ")
        .number(most)
        .text(": ");
    if store.cuts_long_keys() {
        wrong
            .text("keys that are equal in their first ")
            .number(most)
            .text(" bytes would share a partition");
    } else {
        wrong.text("items could not be written");
    }
    wrong.text("; take fewer or shorter parts, or hash one of them, `#[pk(hash_suffix = 400)]`");
}

/// Writes of the same moment do not all go to one key.
const fn not_hot(key: &Declaration, options: &KeyOptions, wrong: &mut Message) {
    let is_spread = match number(key.pieces) {
        // A drawn number differs from item to item.
        Some(_) => match hashed(key.pieces) {
            [] => true,
            hashed => !is_all_time(hashed),
        },
        None => false,
    };
    if !options.time_only
        && !is_spread
        && let Some(time) = only_time(key.pieces)
    {
        explain_hot(time.name, wrong);
    }
}

const fn explain_hot(field: &str, wrong: &mut Message) {
    wrong
        .code("SK0604")
        .text("this key is made only of time (`")
        .text(field)
        .text(
            "`), so every write of a moment goes to one key, and one partition takes them all; \
             spread them with a suffix, `#[pk(hash_suffix = 400)]` on what you query by, or add a part; \
             or say that the write rate is low, `#[pk(time_only)]` on the type",
        );
}

/// A part that is time, if every part with more than one value is.
const fn only_time(pieces: &'static [Piece]) -> Option<&'static Part> {
    let (mut time, mut i) = (None, 0);
    while i < pieces.len() {
        if let Some(part) = part(pieces, i) {
            if !part.shape.time && part.shape.distinct > 1 {
                return None;
            }
            if part.shape.time && time.is_none() {
                time = Some(part);
            }
        }
        i += 1;
    }
    time
}

const fn is_all_time(parts: &[Part]) -> bool {
    let mut i = 0;
    while i < parts.len() {
        if !parts[i].shape.time && parts[i].shape.distinct > 1 {
            return false;
        }
        i += 1;
    }
    true
}

/// The store allows the prefix and the separators, which every key contains.
const fn without_forbidden_separator(key: &Declaration, options: &KeyOptions, wrong: &mut Message) {
    if options.store_of_key().forbids_some()
        && let Some(separator) = forbidden_separator(key, options)
    {
        explain_forbidden(separator, wrong);
    }
}

const fn explain_forbidden(separator: &str, wrong: &mut Message) {
    wrong
        .code("SK0605")
        .text("every key contains `")
        .text(separator)
        .text(
            "`, which the store forbids, and it would refuse every item; \
             take a text without `/`, `\\`, `#`, `?` and control characters",
        );
}

/// A literal that the store forbids in keys.
pub(super) const fn forbidden_separator(
    key: &Declaration,
    options: &KeyOptions,
) -> Option<&'static str> {
    let limits = options.store_of_key().keys();
    let mut i = 0;
    while i < key.pieces.len() {
        let text = literal(key.pieces, i);
        if limits.forbids_some_of(text) {
            return Some(text);
        }
        i += 1;
    }
    None
}

/// A field that is the key is a string in the document, like the key.
const fn stored_as_text(key: &Declaration, options: &KeyOptions, wrong: &mut Message) {
    if options.is_field
        && let [Piece::Part(part)] = key.pieces
        && !part.shape.quoted
    {
        wrong
            .code("SK0622")
            .text("a key is a string, and `")
            .text(part.name)
            .text(
                "`, which is to be the key, is stored as another type, so the store would not find it; \
                 make it a `String`; or give the key a property of its own, `#[pk(property = \"partitionKey\")]`",
            );
    }
}

/// A type that is written puts its key into the document.
const fn written_with_key(is_written_without_key: bool, wrong: &mut Message) {
    if is_written_without_key {
        wrong.code("SK0405").text(
            "this type implements `Serialize`, and its documents would be stored without their key; \
             let the type write it: remove `Serialize` and `Deserialize` from its derives, and add `#[pk(serde)]`; \
             or keep the plain serde impls, `#[pk(keyed)]`, and write documents as `Keyed<T>`",
        );
    }
}
