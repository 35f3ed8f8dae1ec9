//! Rules about how the text of a part is written.

use quote::ToTokens;

use super::templates::TemplateUses;
use super::types::Uses;
use crate::diagnostics::{Code, Errors};
use crate::parse::given::FieldOptions;
use crate::parse::grammar::RawOption;
use crate::parse::options::{FieldOption, ON_FIELD};
use crate::parse::{Field, Input, name};
use crate::text::TextKind;

impl FieldOptions {
    /// What the options need from the field's type.
    pub(crate) fn uses(&self) -> Uses {
        Uses {
            is_nested: self.is_given(FieldOption::Path),
            has_function: self.has_text(TextKind::With) || self.hashed_by().is_some(),
            has_none: self.has_text(TextKind::None),
            has_rollup: self.has_text(TextKind::Rollup),
            has_epoch: self.is_given(FieldOption::Epoch),
            has_pad: self.has_text(TextKind::Pad),
        }
    }

    /// Where an option with a valid value is given.
    fn right(&self, option: FieldOption) -> Option<&RawOption> {
        let given = self.given(option)?;
        self.of_text().find(|right| right.name == given.name)
    }
}

/// Options about a text need a text.
pub(super) fn text_is_used(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let options = &field.options;
        let is_named = TemplateUses::of(field, &input.options).any();
        if (options.is_text() || is_named) && !options.is_random() {
            continue;
        }
        // One error is enough.
        if let Some(option) = options.of_text().next() {
            let message = if options.is_random() {
                format!(
                    "the number of a random suffix takes no such option: remove `{}`",
                    option.name
                )
            } else if options.is_suffix() {
                // The suffix is wrong, which has been reported.
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

/// If several nested fields of one field are used, lookups name each by its path.
pub(super) fn lookups_have_one_field_of_a_name(input: &Input, errors: &mut Errors) {
    let is_used =
        |field: &&Field| field.options.is_marked() || TemplateUses::of(field, &input.options).any();
    let used: Vec<_> = input.fields.iter().filter(is_used).collect();
    for (place, field) in used.iter().enumerate() {
        let name = name(&field.lookup_member);
        let is_same = |other: &&&Field| self::name(&other.lookup_member) == name;
        let Some(earlier) = used[..place].iter().find(is_same) else {
            continue;
        };
        let fix = if std::ptr::eq(field.ty, earlier.ty) {
            "put all options of a nested field into one attribute".to_owned()
        } else {
            format!(
                "rename the other field in Rust, and keep its name in the document with `#[serde(rename = \"{name}\")]`"
            )
        };
        let message = format!(
            "`{}Key` would have two fields `{name}`, because a lookup calls the nested fields of one field by their paths: {fix}",
            input.ident
        );
        let [at, other] = [field, earlier].map(|field| match &field.options.path {
            Some(path) => path.at.to_token_stream(),
            None => field.member.to_token_stream(),
        });
        errors.push_pair(Code::SamePath, (other, at), message);
    }
}

/// A level belongs to the key.
pub(super) fn level_is_of_a_part(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let options = &field.options;
        let is_in_key = options.concat.is_some() || options.is_suffix() || options.has_unknown;
        if let (Some(level), false) = (&options.level, is_in_key) {
            let message = format!(
                "`level` says where a part of the key belongs, and `{}` is not in the key: \
                 write `#[pk(concat, level = {})]`, or remove this",
                field.serde.written, level.value.number
            );
            errors.push(Code::OptionWithoutPart, &level.at, message);
        }
    }
}

/// Some options exclude others.
pub(super) fn options_go_together(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let options = &field.options;
        for spec in ON_FIELD.options {
            let Some(one) = options.right(spec.option) else {
                continue;
            };
            let others = spec.excludes.others.iter();
            for other in others.filter_map(|other| options.right(*other)) {
                let message = format!(
                    "`{}` and `{}` do not go together: {}; remove `{1}`",
                    one.name, other.name, spec.excludes.why
                );
                errors.push_pair(Code::OptionsConflict, (one, other), message);
            }
        }
        let epoch = options.right(FieldOption::Epoch);
        if let (Some(epoch), None) = (epoch, options.right(FieldOption::Text(TextKind::Rollup))) {
            let message = "`epoch` says what the integer counts, for `rollup`: add `rollup = \"day\"`, or remove this";
            errors.push(Code::OptionsConflict, epoch, message);
        }
    }
}
