//! Rules about how the text of a part is written.

use super::templates::is_named;
use super::types::Uses;
use crate::derive::diagnostics::{Code, Errors};
use crate::derive::parse::Input;
use crate::derive::parse::given::FieldOptions;
use crate::derive::parse::grammar::RawOption;

impl FieldOptions {
    /// What the options ask of the field's type.
    pub(super) fn uses(&self) -> Uses {
        Uses {
            is_nested: self.is_given("path"),
            has_function: self.is_given("with"),
            has_none: self.is_given("none"),
            has_rollup: self.is_given("rollup"),
            has_epoch: self.is_given("epoch"),
            has_pad: self.is_given("pad"),
        }
    }
}

/// How a text is written matters where there is one.
pub(super) fn text_is_used(input: &Input, errors: &mut Errors) {
    for field in input.fields.iter().filter(|field| field.options.is_marked) {
        let options = &field.options;
        if (options.is_text() || is_named(input, field)) && !options.is_random {
            continue;
        }
        // One is enough to say it.
        if let Some(option) = options.of_text().next() {
            let message = if options.is_random {
                format!(
                    "the number of a random suffix is written as it is: remove `{}`",
                    option.name
                )
            } else if options.is_suffix {
                // The suffix is wrong, and that has been said.
                continue;
            } else {
                format!(
                    "`{}` says how the text of `{}` is written, and the field is not in the key: \
                     write `#[pk(concat, {0} ...)]`, or remove this",
                    option.name, field.serde.written
                )
            };
            errors.push(Code::OptionWithoutPart, option, message);
        }
    }
}

/// A level is one of the key.
pub(super) fn level_is_of_a_part(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let options = &field.options;
        let is_in_key = options.concat.is_some() || options.is_suffix || options.has_unknown;
        if let (Some(level), false) = (&options.level, is_in_key) {
            let message = format_args!(
                "`level` says where a part of the key belongs, and `{}` is not in the key: \
                 write `#[pk(concat, level = {})]`, or remove this",
                field.serde.written, level.value
            );
            errors.push(Code::OptionWithoutPart, &level.at, message);
        }
    }
}

/// Some options leave nothing for others to do.
pub(super) fn options_go_together(input: &Input, errors: &mut Errors) {
    for field in input.fields.iter().filter(|field| field.options.is_marked) {
        let options = &field.options;
        let given = |name: &str| options.of_text().find(|option| option.name == name);
        let mut conflict = |one: &str, others: &[&str], why: &str| {
            let Some(one) = given(one) else { return };
            for other in others.iter().filter_map(|other| given(other)) {
                let message = format_args!(
                    "`{}` and `{}` do not go together: {why}; remove `{1}`",
                    one.name, other.name
                );
                errors.push_pair(Code::OptionsConflict, (one, other), message);
            }
        };
        conflict(
            "rollup",
            &["pad", "case", "max_len", "with"],
            "the text of a period is always written the same way",
        );
        conflict(
            "pad",
            &["case", "max_len", "with"],
            "a padded integer is digits alone, and as many as `pad` says",
        );
        conflict(
            "with",
            &["path"],
            "the function takes the field itself, and can look into it",
        );
        if let (Some(epoch), None) = (given("epoch"), given("rollup")) {
            let message = "`epoch` says what the integer counts, for `rollup`: add `rollup = \"day\"`, or remove this";
            errors.push(Code::OptionsConflict, epoch, message);
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
        if field.options.is_random {
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
        } else if !field.options.is_suffix {
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
