//! What is proved about a key at build time, from the shapes of its parts.
//!
//! The compiler interprets this code for every type that derives a key, so it uses loops and few calls. A new proof is a
//! function with a code of its own, whose message says what would happen to the data and gives the fix as code, and a
//! line in [`KeyInfo::prove`].

use crate::key::split::is_determined;
use crate::proof::collision::explain_collision;
use crate::proof::declaration::{KeyInfo, PartInfo};
use crate::proof::message::Message;
use crate::proof::options::KeyOptions;
use crate::proof::store::comes_back;
use crate::proof::templates::{sound_container_name, sound_id};
use crate::{CharSet, SyntheticKey};

impl KeyInfo {
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
pub const fn prove_key(key: KeyInfo) {
    key.prove(false);
}

/// Does not compile if the parts of the first levels of a key cannot be told apart; `levels` has the number of parts in
/// each level. They are the start of a key, and nothing else is asked of it.
#[track_caller]
pub const fn prove_prefix<T: SyntheticKey + ?Sized>(
    levels: &[usize],
    separator: &'static str,
    escape: bool,
) {
    let (mut parts, mut wrong, mut i) = (T::__KEY.parts, Message::EMPTY, 0);
    while i < levels.len() {
        let (of_level, behind) = parts.split_at(levels[i]);
        if let Some(parts) = ambiguous_in(of_level, separator, escape) {
            explain_collision(separator, parts, wrong.code("SK0601"));
            break;
        }
        (parts, i) = (behind, i + 1);
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

/// Two different tuples of parts never make the same key, in any level, unless the type accepts that.
const fn unambiguous(key: &KeyInfo, options: &KeyOptions, wrong: &mut Message) {
    if !options.ambiguous
        && let Some(parts) = ambiguous_parts(key, options)
    {
        explain_collision(options.separator, parts, wrong.code("SK0601"));
    }
}

/// Parts of one level that can be read in two ways.
pub(crate) const fn ambiguous_parts(
    key: &KeyInfo,
    options: &KeyOptions,
) -> Option<&'static [PartInfo]> {
    if options.levels.is_empty() {
        return ambiguous_in(key.parts, options.separator, options.escape.is_some());
    }
    let (mut rest, mut i) = (key.parts, 0);
    while i < options.levels.len() {
        let (parts, behind) = rest.split_at(options.levels[i].parts);
        let ambiguous = ambiguous_in(parts, options.separator, options.escape.is_some());
        if ambiguous.is_some() {
            return ambiguous;
        }
        (rest, i) = (behind, i + 1);
    }
    None
}

/// Sound are: first, parts whose end can be found from the left; then at most one part that can be anything; then parts
/// whose start can be found from the right.
const fn ambiguous_in(
    parts: &'static [PartInfo],
    separator: &str,
    escape: bool,
) -> Option<&'static [PartInfo]> {
    let (mut start, mut end) = (0, parts.len());
    while start + 1 < end
        && is_determined(parts[start].shape, separator, escape, true)
        && !(parts[start].shape.exceeds && is_digits(separator))
    {
        start += 1;
    }
    while start + 1 < end
        && is_determined(parts[end - 1].shape, separator, escape, false)
        && !(parts[end - 1].shape.exceeds && is_digits(separator))
    {
        end -= 1;
    }
    if start + 1 >= end {
        return None;
    }
    Some(parts.split_at(end).0.split_at(start).1)
}

/// Whether a separator can be mistaken for digits. Then an integer with more digits than `pad` says, which only a
/// checked key refuses, would run into it. An id is always checked.
const fn is_digits(separator: &str) -> bool {
    let others = CharSet::of(separator).without(CharSet::DIGITS);
    separator.is_ascii() && !others.has_any()
}

/// The types can make at least `min_distinct` keys.
const fn enough_keys(key: &KeyInfo, options: &KeyOptions, wrong: &mut Message) {
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
const fn not_too_long(key: &KeyInfo, options: &KeyOptions, wrong: &mut Message) {
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
const fn not_hot(key: &KeyInfo, options: &KeyOptions, wrong: &mut Message) {
    let is_spread = match &options.suffix {
        // A drawn number differs from item to item.
        Some(suffix) => suffix.hashed.is_empty() || !all_time(suffix.hashed),
        None => false,
    };
    if !options.time_only
        && !is_spread
        && all_time(key.parts)
        && let Some(time) = first_time(key.parts)
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

/// Whether only time makes them differ: a part with one value spreads nothing.
const fn all_time(parts: &[PartInfo]) -> bool {
    let mut i = 0;
    while i < parts.len() {
        if !parts[i].shape.time && parts[i].shape.distinct > 1 {
            return false;
        }
        i += 1;
    }
    true
}

const fn first_time(parts: &[PartInfo]) -> Option<&PartInfo> {
    let mut i = 0;
    while i < parts.len() {
        if parts[i].shape.time {
            return Some(&parts[i]);
        }
        i += 1;
    }
    None
}

/// The store allows the prefix and the separators, which every key contains.
const fn without_forbidden_separator(key: &KeyInfo, options: &KeyOptions, wrong: &mut Message) {
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

pub(super) const fn forbidden_separator(
    key: &KeyInfo,
    options: &KeyOptions,
) -> Option<&'static str> {
    let limits = options.store_of_key().keys();
    if limits.forbids_some_of(options.prefix) {
        return Some(options.prefix);
    }
    if limits.forbids_some_of(options.separator) && key.separators() > 0 {
        return Some(options.separator);
    }
    match &options.suffix {
        Some(suffix) if limits.forbids_some_of(suffix.separator) => Some(suffix.separator),
        _ => None,
    }
}

/// A field that is the key is a string in the document, like the key.
const fn stored_as_text(key: &KeyInfo, options: &KeyOptions, wrong: &mut Message) {
    if options.is_field
        && let [part] = key.parts
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
