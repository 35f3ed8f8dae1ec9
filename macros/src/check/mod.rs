//! Check: the rules that no single option can see. What passes is a [`Key`].

mod build;
mod document;
mod parts;
mod suffixes;
mod types;

pub(crate) use types::why_not_a_part;

use crate::attr::TypeOptions;
use crate::errors::{Code, Errors};
use crate::input::Input;
use crate::layout;
use crate::model::Key;

type Rule = fn(&Input, &mut Errors);

/// What is there must fit together.
const RULES: &[Rule] = &[
    suffixes::has_one_kind_of_suffix,
    suffixes::has_one_number_of_suffixes,
    suffixes::part_is_not_hashed_again,
    types::part_has_one_text,
    types::drawn_number_has_its_type,
    parts::separators_separate,
    parts::separators_can_be_escaped,
    parts::limit_is_given_once,
    document::property_is_free,
    document::key_can_be_recomputed_from_the_document,
    document::document_is_an_object,
    document::key_is_written_once,
];

/// Nothing may be missing. Asked only where every option could be read: a misspelt one is not a missing one.
const RULES_OF_THE_WHOLE: &[Rule] = &[parts::has_a_base, parts::positions_are_complete];

/// The key, sound if no errors were added; of an unsound one only what other code can see is right.
pub(crate) fn check<'a>(mut input: Input<'a>, errors: &mut Errors) -> Key<'a> {
    let rules_of_the_whole = if errors.is_empty() {
        RULES_OF_THE_WHOLE
    } else {
        &[]
    };
    for rule in RULES.iter().chain(rules_of_the_whole) {
        rule(&input, errors);
    }
    let locked = input.options.layout.take();
    let mut key = build::build(input, errors.is_empty());
    // Stored items sit under the layout they were written with.
    if key.is_sound
        && let Some(locked) = locked
        && let Some(message) = layout::difference(&locked.value, &layout::layout(&key))
    {
        errors.push(Code::LayoutChanged, &locked.at, message);
        key.is_sound = false;
    }
    key
}

/// The property that carries the key.
fn property(options: &TypeOptions) -> &str {
    options
        .property
        .as_ref()
        .map_or("partitionKey", |option| &option.value)
}
