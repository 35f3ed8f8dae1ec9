//! Check: the rules that need more than one option. An input that passes all of them becomes a [`Key`].

mod also_read;
mod document;
mod enums;
mod levels;
mod lower;
mod moved_ids;
mod parts;
mod suffix;
mod templates;
mod texts;
mod types;

pub(crate) use document::property_of_level;
pub(crate) use enums::check_enum;
pub(crate) use types::{why_not_a_part, why_unfit};

use crate::diagnostics::Errors;
use crate::layout;
use crate::model::Key;
use crate::parse::Input;

type Rule = fn(&Input, &mut Errors);

/// The options of a type must be compatible.
const RULES_OF_THE_TYPE: &[Rule] = &[
    parts::properties_are_names,
    parts::prefix_is_a_text,
    parts::separators_separate,
    parts::separators_can_be_escaped,
    document::document_is_an_object,
    document::key_is_written_once,
    document::fields_are_its_own,
    document::serde_attributes_are_final,
];

/// The options of its fields must be compatible too.
const RULES_OF_THE_FIELDS: &[Rule] = &[
    suffix::has_one_kind_of_suffix,
    suffix::has_one_number_of_suffixes,
    suffix::part_is_not_hashed_again,
    suffix::own_hash_takes_the_value,
    suffix::first_number_is_separated,
    types::part_has_one_text,
    types::drawn_number_has_its_type,
    texts::text_is_used,
    texts::lookups_have_one_field_of_a_name,
    texts::level_is_of_a_part,
    texts::options_go_together,
    templates::templates_name_fields,
    templates::id_is_given_once,
    templates::id_marks_one_field,
    templates::id_is_as_fine_as_its_fields,
    also_read::listed_layouts_fit,
    document::properties_are_free,
    document::fields_are_not_the_stores,
    document::key_can_be_recomputed_from_the_document,
    document::key_fields_have_properties_of_their_own,
];

/// Nothing may be missing. These rules run only if every option could be read: a misspelt option is not a missing one.
const RULES_OF_THE_WHOLE: &[Rule] = &[
    parts::has_a_base,
    parts::positions_are_complete,
    levels::levels_are_complete,
];

/// The key, if nothing is wrong with it.
pub(crate) fn check<'a>(input: &'a Input<'a>, errors: &mut Errors) -> Option<Key<'a>> {
    let can_be_whole = errors.is_empty();
    for rule in RULES_OF_THE_TYPE {
        rule(input, errors);
    }
    check_fields(input, can_be_whole, errors)
}

/// The same for a variant, which has the options of its type.
fn check_fields<'a>(
    input: &'a Input<'a>,
    can_be_whole: bool,
    errors: &mut Errors,
) -> Option<Key<'a>> {
    let rules_of_the_whole = if can_be_whole {
        RULES_OF_THE_WHOLE
    } else {
        &[]
    };
    for rule in RULES_OF_THE_FIELDS.iter().chain(rules_of_the_whole) {
        rule(input, errors);
    }
    let lock = input.options.layout.as_ref();
    if !errors.is_empty() {
        // An enum does not take the option, which is reported for the enum.
        if let Some(lock) = lock.filter(|_| !input.is_variant()) {
            layout::lock_is_a_layout(lock, errors);
        }
        return None;
    }
    let key = lower::lower(input);
    also_read::listed_layouts_are_others(&key, errors);
    moved_ids::ids_distinguish_what_moves(&key, errors);
    if let Some(lock) = lock {
        let way_out = also_read::way_out(input, &lock.value, &layout::layout(&key));
        layout::is_locked(&key, lock, way_out, errors);
    }
    errors.is_empty().then_some(key)
}
