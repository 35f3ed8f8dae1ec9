//! Rules about templates: the names of containers, and ids.

use synthetic_key_layout::{Field as TemplateField, Template};

use super::types::{Uses, why_unfit};
use crate::derive::diagnostics::{Code, Errors};
use crate::derive::parse::given::{Given, TypeOptions};
use crate::derive::parse::{Field, Input};

/// A template speaks of fields as the document calls them.
pub(super) fn templates_name_fields(input: &Input, errors: &mut Errors) {
    for Given { at, value } in input.options.templates() {
        for named in value.fields() {
            let name = named.path.names();
            let message = match input.fields.iter().find(|field| field.is_called(name)) {
                Some(field) if field.options.is_random() => format!(
                    "`{}` holds the number of a random suffix, which is in the key already: take another field",
                    name.join(".")
                ),
                Some(field) => match why_unfit(field.ty, &uses(field, named)) {
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
    let drawn = input
        .fields
        .iter()
        .filter(|field| field.options.is_random());
    for id in drawn.filter_map(|field| field.options.id.as_ref()) {
        let message = "the number of a random suffix is in the key already, and other items have it too: it is no id; \
                       mark another field";
        errors.push(Code::OptionWithoutPart, &id.at, message);
    }
    let Some(template) = &input.options.id else {
        return;
    };
    let marked = input.fields.iter();
    for id in marked.filter_map(|field| field.options.id.as_ref()) {
        let message =
            "the id is made of a template on the type, and of marked fields: keep one of the two";
        errors.push_pair(Code::OptionsConflict, (&template.at, &id.at), message);
    }
}

/// What a template asks of a field's type; without options it writes the field as the key does.
fn uses(field: &Field, named: &TemplateField) -> Uses {
    if named.options.is_empty() && field.options.is_text() {
        return field.options.uses();
    }
    Uses {
        has_function: false,
        has_none: named.options.none().is_some(),
        has_rollup: named.options.rollup().is_some(),
        has_epoch: named.options.epoch().is_some(),
        has_pad: named.options.pad().is_some(),
        ..field.options.uses()
    }
}

/// How templates write a field.
#[derive(Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, not states"
)]
pub(crate) struct TemplateUses {
    pub(crate) in_container: bool,
    pub(crate) in_id: bool,
    /// Whether one writes it otherwise than as a timestamp.
    pub(crate) is_plain: bool,
    pub(crate) has_none: bool,
    pub(crate) has_epoch: bool,
}

impl TemplateUses {
    pub(crate) fn of(field: &Field, options: &TypeOptions) -> Self {
        let mut uses = Self::default();
        let (container, id) = (&options.container, &options.id);
        uses.in_container = uses.add(field, container.as_ref());
        uses.in_id = uses.add(field, id.as_ref());
        uses
    }

    /// Whether there is one that names the field.
    pub(crate) fn any(&self) -> bool {
        self.in_container || self.in_id
    }

    /// Adds how a template writes the field, and says whether it does.
    fn add(&mut self, field: &Field, template: Option<&Given<Template>>) -> bool {
        let fields = template
            .into_iter()
            .flat_map(|template| template.value.fields());
        let mut is_named = false;
        for TemplateField { options, .. } in
            fields.filter(|named| field.is_called(named.path.names()))
        {
            is_named = true;
            // Without options it is written as in the key.
            let is_as_in_the_key = options.is_empty() && field.options.is_text();
            let is_time = options.rollup().is_some() && options.epoch().is_none();
            self.is_plain |= !is_time && !is_as_in_the_key;
            self.has_none |= options.none().is_some();
            self.has_epoch |= options.epoch().is_some();
        }
        is_named
    }
}
