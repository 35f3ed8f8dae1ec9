//! Rules about suffixes.

use crate::derive::diagnostics::{Code, Errors};
use crate::derive::parse::Input;
use crate::derive::parse::grammar::RawOption;

/// Two kinds would be two numbers, and a reader could not know which one an item is under.
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
    for other in drawn.chain(hashed) {
        let message = "a key has one suffix: keep one `random_suffix`, or `hash_suffix` on the fields you query by";
        errors.push_pair(Code::TwoSuffixes, (&first.at, &other.at), message);
    }
}

/// Fields that are hashed together give one number, so there is one N.
pub(super) fn has_one_number_of_suffixes(input: &Input, errors: &mut Errors) {
    let mut hashed = input
        .fields
        .iter()
        .filter_map(|field| field.options.hash_suffix.as_ref());
    let Some(first) = hashed.next() else { return };
    for other in hashed.filter(|other| other.value != first.value) {
        let message = format_args!(
            "the hashed fields give one suffix together, so N is the same on each: write `hash_suffix = {}`",
            first.value
        );
        errors.push_pair(Code::DifferentN, (&first.at, &other.at), message);
    }
}

/// Items of one key have the same part, so its hash is the same number for all of them and spreads nothing.
pub(super) fn part_is_not_hashed_again(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let options = &field.options;
        let (hashed, drawn) = (options.hash_suffix.as_ref(), options.random_suffix.as_ref());
        if let (Some(part), Some(suffix)) = (&options.concat, hashed.or(drawn)) {
            let message = if drawn.is_some() {
                format!(
                    "`{}` holds the number that was drawn, which is no part: remove `concat`",
                    field.serde.written
                )
            } else {
                format!(
                    "`{}` is a part of the key already, so a suffix from it spreads nothing: keep `concat`, \
                     or keep `hash_suffix` and build the key from another field",
                    field.serde.written
                )
            };
            errors.push_pair(Code::PartAndSuffix, (&part.at, &suffix.at), message);
        }
    }
}

/// Earlier numbers of suffixes belong to a suffix that is computed, and there is one list of them.
pub(super) fn earlier_suffixes_fit(input: &Input, errors: &mut Errors) {
    let mut first: Option<(&RawOption, &[u16])> = None;
    for field in &input.fields {
        let Some(was) = &field.options.was else {
            continue;
        };
        let mut report = |message: String| errors.push(Code::EarlierSuffixes, &was.at, message);
        if field.options.is_random() {
            report(
                "a drawn number is stored with the item, so items are found under a greater N as they are: \
                 remove `was`, and raise `random_suffix`"
                    .to_owned(),
            );
        } else if let Some(n) = &field.options.hash_suffix {
            if was.value.contains(&n.value) {
                report(format!(
                    "{} is the number of suffixes now, so every read would look there twice; `was` takes the others: remove it",
                    n.value
                ));
            }
            let repeated = was
                .value
                .iter()
                .enumerate()
                .find(|(at, n)| was.value[..*at].contains(n));
            if let Some((_, n)) = repeated {
                report(format!(
                    "{n} is given twice: name each earlier number of suffixes once"
                ));
            }
        } else if !field.options.is_suffix() {
            report("`was` goes with `hash_suffix`: add that, or remove this".to_owned());
        }
        match first {
            Some((at, list)) if list != was.value => {
                let message = "the hashed fields give one suffix together, so there is one list of earlier numbers: \
                               keep `was` on one of them";
                errors.push_pair(Code::EarlierSuffixes, (at, &was.at), message);
            }
            _ => first = first.or(Some((&was.at, &was.value))),
        }
    }
}
