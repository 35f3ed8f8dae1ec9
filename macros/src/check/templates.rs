//! Rules about templates: the names of containers, and ids.

use synthetic_key_format::{Field as TemplateField, Template};

use super::lower::SEPARATOR;
use super::types::{ABSENT, ABSENT_TEXT, INTEGER, TIMESTAMP, Uses, why_unfit};
use crate::diagnostics::{Code, Errors};
use crate::parse::given::{Given, TypeOptions};
use crate::parse::options::{FieldOption, TypeOption};
use crate::parse::{Field, Input, ty};
use crate::text::TextKind;

/// A template names fields as the document does.
pub(super) fn templates_name_fields(input: &Input, errors: &mut Errors) {
    for Given { at, value } in input.options.templates() {
        for named in value.fields() {
            let name = named.path.names();
            let message = match input.fields.iter().find(|field| field.is_called(name)) {
                Some(field) if field.options.is_random() => format!(
                    "`{}` holds the number of a random suffix, which is in the key already: take another field",
                    name.join(".")
                ),
                Some(field) => match why_unfit_here(field, named) {
                    Some(why) => {
                        let message = format!("`{}` cannot be written here: {why}", name.join("."));
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

/// Why a template cannot write a field, as far as the name of its type says.
fn why_unfit_here(field: &Field, named: &TemplateField) -> Option<String> {
    let (why, name) = (why_unfit(field.ty, &uses(field, named))?, &named.path);
    Some(match why {
        TIMESTAMP => format!(
            "a timestamp has no text of its own; say how fine it is, `{{{name}:ms}}`, \
             or `minute`, `second`, `us`, `ns`"
        ),
        ABSENT | ABSENT_TEXT => format!(
            "an absent value has no text; say which one it has here, `{{{name}:?\"none\"}}`, one that no value has"
        ),
        INTEGER => {
            let period = named.options.rollup().map_or("day", |period| period.name());
            format!(
                "an integer does not say what it counts; say it before the period, `{{{name}:s:{period}}}` or `{{{name}:ms:{period}}}`"
            )
        }
        why => why.to_owned(),
    })
}

/// An option that gives many values the same text must be written in the id's template. Otherwise different items would
/// have the same id without anybody noticing.
pub(super) fn id_is_as_fine_as_its_fields(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let Some(id) = &field.options.id else {
            continue;
        };
        let coarse = TextKind::ALL.iter().filter(|kind| kind.is_coarse());
        let coarse = coarse.map(|kind| FieldOption::Text(*kind));
        for option in coarse.filter_map(|option| field.options.given(option)) {
            let (name, fine) = (
                &field.serde.written,
                if option.name == "rollup" { ":ms" } else { "" },
            );
            let message = format!(
                "`{}` makes one text of many values, so different items would have one id, and one would overwrite the other: \
                 say on the type how the id is written, `#[pk(id = \"{{{name}{fine}}}\")]`, and remove `id` here",
                option.name
            );
            errors.push_pair(Code::OptionsConflict, (option, &id.at), message);
        }
    }
}

/// Whether the field is the id because of its name: it is stored under the id's property, and its type can be written as
/// text.
pub(super) fn is_id_by_name(field: &Field, input: &Input) -> bool {
    let options = &input.options;
    let is_declared = options.is_given(TypeOption::Id)
        || input
            .fields
            .iter()
            .any(|field| field.options.is_given(FieldOption::Id));
    // In stores whose ids are not text, ids often have a type that no key can have, and the store checks them.
    let is_part = options.known_store().store.has_text_ids() || ty::is_std_part(field.ty);
    input.has_documents()
        && !is_declared
        && is_part
        && field.serde.is_written
        && field.serde.not_as_it_is.is_empty()
        && field.serde.written == options.id_property()
}

/// An id of several fields is a template: joined by `separator`, it would change with a key that it is not part of.
pub(super) fn id_marks_one_field(input: &Input, errors: &mut Errors) {
    let marked = || {
        let fields = input.fields.iter();
        fields.filter_map(|field| Some((field, field.options.id.as_ref()?)))
    };
    if marked().count() < 2 {
        return;
    }
    let separator = input.options.separator.as_ref();
    let separator = separator.map_or(SEPARATOR, |option| &option.value);
    let names = marked().map(|(field, _)| {
        let named = TemplateField {
            path: field.segments().into_iter().collect(),
            options: field.options.format().layout(),
        };
        format!("{{{named}}}")
    });
    let names: Vec<_> = names.collect();
    let template = names.join(&separator.replace('{', "{{").replace('}', "}}"));
    let message = format!(
        "`id` marks one field, and this is another one; an id of several fields is a template: \
         write `id = {template:?}` on the type, and remove `id` from the fields"
    );
    if let Some((_, second)) = marked().nth(1) {
        errors.push(Code::OptionsConflict, &second.at, message);
    }
}

/// An id is declared in exactly one way.
pub(super) fn id_is_given_once(input: &Input, errors: &mut Errors) {
    let drawn = input
        .fields
        .iter()
        .filter(|field| field.options.is_random());
    for id in drawn.filter_map(|field| field.options.id.as_ref()) {
        let message = "the number of a random suffix is in the key already, and other items have it too: it is not an id; \
                       mark another field";
        errors.push(Code::OptionWithoutPart, &id.at, message);
    }
    let Some(template) = &input.options.id else {
        return;
    };
    let marked = input.fields.iter();
    for id in marked.filter_map(|field| field.options.id.as_ref()) {
        let message = "the id is built from a template on the type, and from a marked field: keep one of the two";
        errors.push_pair(Code::OptionsConflict, (&template.at, &id.at), message);
    }
}

/// What a template needs from a field's type.
fn uses(field: &Field, named: &TemplateField) -> Uses {
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
    /// Whether a template writes it other than as a timestamp.
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

    /// Whether a template names the field.
    pub(crate) fn any(&self) -> bool {
        self.in_container || self.in_id
    }

    /// Adds how a template writes the field, and returns whether it does.
    fn add(&mut self, field: &Field, template: Option<&Given<Template>>) -> bool {
        let fields = template
            .into_iter()
            .flat_map(|template| template.value.fields());
        let mut is_named = false;
        for TemplateField { options, .. } in
            fields.filter(|named| field.is_called(named.path.names()))
        {
            is_named = true;
            let is_time = options.rollup().is_some() && options.epoch().is_none();
            self.is_plain |= !is_time;
            self.has_none |= options.none().is_some();
            self.has_epoch |= options.epoch().is_some();
        }
        is_named
    }
}
