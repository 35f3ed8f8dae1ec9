//! Rules about the levels of a hierarchical key.

use syn::LitStr;

use crate::diagnostics::{Code, Errors};
use crate::parse::given::Given;
use crate::parse::{Field, Input};

/// The fields that are in the key.
fn in_key<'i, 'a>(input: &'i Input<'a>) -> impl Iterator<Item = &'i Field<'a>> {
    input
        .fields
        .iter()
        .filter(|field| field.options.concat.is_some() || field.options.is_suffix())
}

/// Either every part says its level, or none does; and no level is left out.
pub(super) fn levels_are_complete(input: &Input, errors: &mut Errors) {
    let Some(first) = in_key(input).find_map(|field| field.options.level.as_ref()) else {
        return;
    };
    let level_of = |field: &Field| {
        field
            .options
            .level
            .as_ref()
            .map_or(1, |level| level.value.number)
    };
    let last = in_key(input).map(level_of).max().unwrap_or(1);
    for field in in_key(input).filter(|field| field.options.level.is_none()) {
        let message = format!(
            "`{}` does not say which level of the key it belongs to, and other fields do: add {}",
            field.serde.written,
            if field.options.is_suffix() {
                format!("`level = {last}`")
            } else {
                "`level = 1`, 2 or 3".to_owned()
            }
        );
        errors.push(Code::Levels, &field.member, message);
    }
    for missing in (1..last).filter(|level| !in_key(input).any(|field| level_of(field) == *level)) {
        let at = in_key(input).find_map(|field| {
            let level = field.options.level.as_ref();
            level.filter(|level| level.value.number > missing)
        });
        let message = format!(
            "there is no level {missing}: levels are numbered from 1, and none is left out; write `level = {missing}`"
        );
        errors.push(
            Code::Levels,
            at.map_or(&first.at, |level| &level.at),
            message,
        );
    }
    if last == 1 {
        let message =
            "a key of one level has no levels: remove `level`, or put some parts on `level = 2`";
        errors.push(Code::Levels, &first.at, message);
    }
    if let Some(store) = &input.options.store
        && store.value.known().store.max_levels() == 1
    {
        let message = "this store has no keys of several levels: remove `level`, and put the parts into one key";
        errors.push_pair(Code::Levels, (&store.at, &first.at), message);
    }
    suffix_is_last(input, last, errors);
    properties_are_given_once(input, errors);
}

/// The parts of a level are in one property, and each level has its own.
fn properties_are_given_once(input: &Input, errors: &mut Errors) {
    let levels = in_key(input).filter_map(|field| field.options.level.as_ref());
    let named = levels.filter_map(|level| Some((&level.value, level.value.property.as_ref()?)));
    let mut earlier: Vec<(u8, &LitStr)> = Vec::new();
    for (level, name) in named {
        let other = earlier
            .iter()
            .find(|(number, other)| (*number == level.number) != (other.value() == name.value()));
        if let Some((number, other)) = other {
            let message = if *number == level.number {
                "a level is carried by one property, and this is a different name for it: give the name once"
            } else {
                "a different level is carried by this property, and one of the two would be lost: give each its own name"
            };
            errors.push_pair(Code::Levels, (other, name), message);
        }
        earlier.push((level.number, name));
    }
}

/// A reader of a whole prefix need not know the suffix after it.
fn suffix_is_last(input: &Input, last: u8, errors: &mut Errors) {
    let suffixed = in_key(input).filter(|field| field.options.is_suffix());
    for Given { at, value } in suffixed.filter_map(|field| field.options.level.as_ref()) {
        if value.number != last {
            let message = format!(
                "a suffix belongs to the last level, after everything that you query by: write `level = {last}`"
            );
            errors.push(Code::Levels, at, message);
        }
    }
}
