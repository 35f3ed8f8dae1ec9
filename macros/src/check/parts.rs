//! Rules about parts and the text between them.

use crate::diagnostics::{Code, Errors};
use crate::parse::given::{Given, TypeOptions};
use crate::parse::{Field, Input};

/// A key starts with the fields that you query by. Only a suffix would be a number without meaning.
pub(super) fn has_a_base(input: &Input, errors: &mut Errors) {
    if input
        .fields
        .iter()
        .any(|field| field.options.concat.is_some())
    {
        return;
    }
    let suffix = |field: &Field| {
        let options = &field.options;
        options.hash_suffix.is_some() || options.random_suffix.is_some()
    };
    match input.fields.iter().find(|field| suffix(field)) {
        Some(field) => errors.push(
            Code::SuffixWithoutBase,
            &field.member,
            "a suffix needs a part before it: mark another field, one that you query by, with `#[pk(concat)]`",
        ),
        None => errors.push(
            Code::NoParts,
            &input.ident,
            format_args!(
                "`{}` has nothing to build a key from, and every item would have the same one: \
                 mark the fields that make it with `#[pk(concat)]`",
                input.doc_name
            ),
        ),
    }
}

/// With only some positions given, or one given twice, the order would be a guess, and a wrong guess moves stored items.
pub(super) fn positions_are_complete(input: &Input, errors: &mut Errors) {
    let parts = || {
        input
            .fields
            .iter()
            .filter_map(|field| field.options.concat.as_ref())
    };
    let count = parts().count();
    let Some(first) = parts().find(|part| part.value.is_some()) else {
        return;
    };
    for part in parts().filter(|part| part.value.is_none()) {
        let message = "this part has no position and another one has: give every part one, or none";
        errors.push_pair(Code::Positions, (&first.at, &part.at), message);
    }
    for (i, part) in parts().enumerate() {
        let Some(position) = part.value else { continue };
        if let Some(earlier) = parts().take(i).find(|earlier| earlier.value == part.value) {
            let message =
                format!("two parts are at position {position}: number them from 1 to {count}");
            errors.push_pair(Code::Positions, (&earlier.at, &part.at), message);
        } else if position > count {
            let message = format!("the key has {count} parts: positions go from 1 to {count}");
            errors.push(Code::Positions, &part.at, message);
        }
    }
}

/// The container has the path `/partitionKey` and the document the property `partitionKey`. With another name the store
/// finds no key.
pub(super) fn properties_are_names(input: &Input, errors: &mut Errors) {
    let options = &input.options;
    for (option, what, example) in [
        (&options.property, "key", "partitionKey"),
        (&options.id_property, "id", "id"),
    ] {
        let Some(Given { at, value }) = option else {
            continue;
        };
        if value.is_empty() {
            let message = format!(
                "a property without a name cannot carry the {what}; write `{} = \"{example}\"`",
                at.name
            );
            errors.push(Code::BadValue, at, message);
        } else if let Some(name) = value.strip_prefix('/') {
            let message = format!(
                "this is a path, and the property would be called so, with the `/`, where the store does not look; \
                 write `{} = \"{name}\"`, and create the container with the path in `PATHS`",
                at.name
            );
            errors.push(Code::BadValue, at, message);
        }
    }
}

/// An empty prefix is the same as none.
pub(super) fn prefix_is_a_text(input: &Input, errors: &mut Errors) {
    if let Some(option) = &input.options.prefix
        && option.value.is_empty()
    {
        let message = "`prefix` is empty, and a key without a prefix does not have the option: remove it, or write the text that \
                       keys start with, such as `prefix = \"USER#\"`";
        errors.push(Code::BadValue, &option.at, message);
    }
}

/// An empty separator runs parts together, and one with digits cannot be told from the suffix after it.
pub(super) fn separators_separate(input: &Input, errors: &mut Errors) {
    let TypeOptions {
        separator,
        suffix_separator,
        ..
    } = &*input.options;
    for option in [separator, suffix_separator].into_iter().flatten() {
        if option.value.is_empty() {
            let message = format!(
                "`{}` is empty, and nothing would show where one part ends and the next begins; \
                 write a character that the parts do not contain",
                option.at.name
            );
            errors.push(Code::UnfitSeparator, &option.at, message);
        }
    }
    if let Some(option) = suffix_separator
        && option.value.contains(|c: char| c.is_ascii_digit())
    {
        let message = "a suffix separator with digits runs into the number after it; use one without digits, such as `suffix_separator = \".\"`";
        errors.push(Code::UnfitSeparator, &option.at, message);
    }
}

/// An escape is written with `%` and hexadecimal digits: a separator of these could not be told from one.
pub(super) fn separators_can_be_escaped(input: &Input, errors: &mut Errors) {
    let TypeOptions {
        separator,
        suffix_separator,
        escape: Some(_),
        ..
    } = &*input.options
    else {
        return;
    };
    // A suffix separator with digits is unfit in any case.
    let has_escape = |c: &char| matches!(c, '%' | 'A'..='F');
    let unfit = |option: &Given<String>, digits: bool| {
        let mut characters = option.value.chars();
        characters.find(|c| has_escape(c) || digits && c.is_ascii_digit())
    };
    for (option, digits) in [(separator, true), (suffix_separator, false)] {
        if let Some(option) = option
            && let Some(c) = unfit(option, digits)
        {
            let message = format!(
                "with `escape`, `{c}` is what escapes are written with, and cannot separate: \
                 take a separator without `%`, digits and `A` to `F`"
            );
            errors.push(Code::UnfitSeparator, &option.at, message);
        }
    }
}
