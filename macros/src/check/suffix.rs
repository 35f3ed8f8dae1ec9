//! Rules about suffixes.

use crate::diagnostics::{Code, Errors};
use crate::parse::{Field, Input};

/// Two kinds would be two numbers, and a reader could not know which one an item has.
pub(super) fn has_one_kind_of_suffix(input: &Input, errors: &mut Errors) {
    let mut drawn = input
        .fields
        .iter()
        .filter_map(|field| field.options.random_suffix.as_ref());
    let Some(first) = drawn.next() else { return };
    let hashed = input
        .fields
        .iter()
        .filter_map(|field| field.options.hash_suffix.as_ref());
    let others = drawn
        .map(|given| &given.at)
        .chain(hashed.map(|given| &given.at));
    for other in others {
        let message = "a key has one suffix: keep one `random_suffix`, or `hash_suffix` on the fields you query by";
        errors.push_pair(Code::TwoSuffixes, (&first.at, other), message);
    }
}

/// Fields that are hashed together give one number, so there is one N.
pub(super) fn has_one_number_of_suffixes(input: &Input, errors: &mut Errors) {
    let hashed = || {
        input
            .fields
            .iter()
            .filter_map(|field| field.options.hash_suffix.as_ref())
    };
    let mut declared = hashed().filter_map(|given| Some((given, given.value.as_ref()?)));
    let Some((first, form)) = declared.next() else {
        if let Some(bare) = hashed().next() {
            let message = "the number of suffixes is missing: write `hash_suffix = 400` on one of the hashed fields";
            errors.push(Code::SuffixRange, &bare.at, message);
        }
        return;
    };
    for (other, _) in declared.filter(|(_, other)| !form.is_same(other)) {
        let message = "the hashed fields give one suffix together, so N and what else is said of the number is the same on each: \
                       say it on one field, and write `hash_suffix` on the others";
        errors.push_pair(Code::DifferentN, (&first.at, &other.at), message);
    }
    if let (Some(_), Some(other)) = (
        &form.by,
        hashed().find(|given| !std::ptr::eq(*given, first)),
    ) {
        let message = "`by` takes one field: let the function take a field that has all of them, \
                       or remove `by` and have the fields hashed together";
        errors.push_pair(Code::OptionsConflict, (&first.at, &other.at), message);
    }
}

/// A function takes the value itself, so text options would have no effect.
pub(super) fn own_hash_takes_the_value(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let (Some(_), Some(suffix)) = (field.options.hashed_by(), &field.options.hash_suffix)
        else {
            continue;
        };
        for option in field.options.of_text() {
            let message = format!(
                "the function of `by` takes `{}` itself, so there is no text for `{}` to change: \
                 remove `{1}`, and do it in the function",
                field.serde.written, option.name
            );
            errors.push_pair(Code::OptionsConflict, (&suffix.at, option), message);
        }
    }
}

/// Without a separator, nothing marks the end of a number that comes first.
pub(super) fn first_number_is_separated(input: &Input, errors: &mut Errors) {
    let is_first = |field: &&Field| field.options.suffix().is_some_and(|form| form.is_first);
    let Some(field) = input.fields.iter().find(is_first) else {
        return;
    };
    let options = &field.options;
    let drawn = options.random_suffix.as_ref().map(|given| &given.at);
    let at = drawn.or_else(|| options.hash_suffix.as_ref().map(|given| &given.at));
    let Some(at) = at else { return };
    if let Some(separator) = &input.options.separator
        && separator.value.starts_with(|c: char| c.is_ascii_digit())
    {
        let message = "the separator starts with a digit, and could not be told from the number before it: \
                       take another one, such as `separator = \"-\"`";
        errors.push_pair(Code::UnfitSeparator, (at, &separator.at), message);
    }
    if let Some(separator) = &input.options.suffix_separator {
        let message = "a number in front is followed by `separator`, so `suffix_separator` is nowhere in the key: remove it";
        errors.push_pair(Code::OptionsConflict, (at, &separator.at), message);
    }
    let level = |field: &Field| {
        let level = field.options.level.as_ref();
        level.map(|level| level.value.number)
    };
    let is_part = |other: &Field| other.options.concat.is_some();
    let mut others = input
        .fields
        .iter()
        .filter(|other| level(other) == level(field));
    if input.fields.iter().any(is_part) && !others.any(is_part) {
        let message = "`first` puts the number before the parts of its level, and this level has none: remove `first`";
        errors.push(Code::OptionsConflict, at, message);
    }
}

/// Items of one key have the same part, so its hash is the same number for all of them and spreads nothing.
pub(super) fn part_is_not_hashed_again(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let options = &field.options;
        let hashed = options.hash_suffix.as_ref().map(|given| &given.at);
        let drawn = options.random_suffix.as_ref().map(|given| &given.at);
        if let (Some(part), Some(suffix)) = (&options.concat, hashed.or(drawn)) {
            let message = if drawn.is_some() {
                format!(
                    "`{}` holds the number that was drawn, which is not a part: remove `concat`",
                    field.serde.written
                )
            } else {
                format!(
                    "`{}` is a part of the key already, so a suffix from it spreads nothing: keep `concat`, \
                     or keep `hash_suffix` and build the key from another field",
                    field.serde.written
                )
            };
            errors.push_pair(Code::PartAndSuffix, (&part.at, suffix), message);
        }
    }
}
