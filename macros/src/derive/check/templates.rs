//! Rules about the names of containers and about ids.

use super::types::{Uses, why_unfit};
use crate::derive::diagnostics::{Code, Errors};
use crate::derive::parse::given::Given;
use crate::derive::parse::{Field, Input};
use crate::derive::template::{Piece, Template};
use crate::derive::text::Format;

/// A template speaks of fields as the document calls them.
pub(super) fn templates_name_fields(input: &Input, errors: &mut Errors) {
    let templates = [&input.options.container, &input.options.id];
    for Given { at, value } in templates.into_iter().flatten() {
        for (name, format) in fields(value) {
            let message = match input.fields.iter().find(|field| field.segments() == *name) {
                Some(field) if field.options.is_random => format!(
                    "`{}` holds the number of a random suffix, which is in the key already: take another field",
                    name.join(".")
                ),
                Some(field) => match why_unfit(field.ty, &uses(field, format)) {
                    Some(why) => {
                        let message =
                            format_args!("`{}` cannot be written here: {why}", name.join("."));
                        errors.push(Code::UnfitPart, at, message);
                        continue;
                    }
                    None => continue,
                },
                None => {
                    let names: Vec<_> = input
                        .fields
                        .iter()
                        .map(|field| field.segments().join("."))
                        .collect();
                    format!(
                        "`{}` names a field `{}`, and there are `{}`; fields are named as in the document, after serde's renames",
                        at.name,
                        name.join("."),
                        names.join("`, `")
                    )
                }
            };
            errors.push(Code::UnknownField, at, message);
        }
    }
}

/// An id is made in one way, and not by chance.
pub(super) fn id_is_given_once(input: &Input, errors: &mut Errors) {
    for field in input.fields.iter().filter(|field| field.options.is_random) {
        if let Some(id) = &field.options.id {
            let message = "the number of a random suffix is in the key already, and other items have it too: it is no id; \
                           mark another field";
            errors.push(Code::OptionWithoutPart, &id.at, message);
        }
    }
    let Some(template) = &input.options.id else {
        return;
    };
    for id in input
        .fields
        .iter()
        .filter_map(|field| field.options.id.as_ref())
    {
        let message =
            "the id is made of a template on the type, and of marked fields: keep one of the two";
        errors.push_pair(Code::OptionsConflict, (&template.at, &id.at), message);
    }
}

/// The fields of a template, and how it writes them.
fn fields(template: &Template) -> impl Iterator<Item = (&Vec<String>, &Format)> {
    template.0.iter().filter_map(|piece| match piece {
        Piece::Field(name, format) => Some((name, format)),
        Piece::Literal(_) => None,
    })
}

/// What a template asks of a field's type; without options it writes the field as the key does.
fn uses(field: &Field, format: &Format) -> Uses {
    if format.is_plain() && field.options.is_text() {
        return field.options.uses();
    }
    Uses {
        has_function: false,
        has_none: format.none.is_some(),
        has_rollup: format.rollup.is_some(),
        has_epoch: format.epoch.is_some(),
        has_pad: format.pad.is_some(),
        ..field.options.uses()
    }
}

/// Whether a template of the type names the field.
pub(super) fn is_named(input: &Input, field: &Field) -> bool {
    let templates = [&input.options.container, &input.options.id]
        .into_iter()
        .flatten();
    templates
        .flat_map(|template| fields(&template.value))
        .any(|(name, _)| *name == field.segments())
}
