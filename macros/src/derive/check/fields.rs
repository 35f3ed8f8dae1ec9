//! The fields that a key uses, and what for.

use syn::Type;

use super::types::{Uses, is_unfit};
use crate::derive::model::{KeyField, Role};
use crate::derive::parse::Field;
use crate::derive::parse::given::{FieldOptions, Given, TypeOptions};
use crate::derive::parse::serde::SerdeField;
use crate::derive::template::{Piece, Template};
use crate::derive::text::{Epoch, Format, Period};

/// The fields of an item, sorted.
pub(super) struct Sorted<'a> {
    /// Those that the key uses.
    pub(super) used: Vec<KeyField<'a>>,
    /// All of them.
    pub(super) stored: Vec<(&'a Type, SerdeField)>,
    /// The places, among those that the key uses, of the fields that are marked as the id.
    pub(super) in_id: Vec<usize>,
}

pub(super) fn key_fields<'a>(fields: Vec<Field<'a>>, options: &TypeOptions) -> Sorted<'a> {
    let mut sorted = Sorted {
        used: Vec::new(),
        stored: Vec::new(),
        in_id: Vec::new(),
    };
    for field in fields {
        let templates = TemplateUses::of(&field, options);
        let Some(role) = role(&field.options, &templates) else {
            sorted.stored.push((field.ty, field.serde));
            continue;
        };
        if field.options.id.is_some() {
            sorted.in_id.push(sorted.used.len());
        }
        let (ty, key_field, serde) = key_field(field, role, &templates);
        sorted.used.push(key_field);
        sorted.stored.push((ty, serde));
    }
    sorted
}

/// How templates write a field.
#[derive(Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, not states"
)]
pub(super) struct TemplateUses {
    in_container: bool,
    in_id: bool,
    /// Whether one writes it otherwise than as a timestamp.
    is_plain: bool,
    pub(super) has_none: bool,
    has_epoch: bool,
}

impl TemplateUses {
    pub(super) fn of<'o>(field: &Field, options: &'o TypeOptions) -> Self {
        if options.container.is_none() && options.id.is_none() {
            return Self::default();
        }
        let name = field.segments();
        let formats = |template: &'o Option<Given<Template>>| {
            let pieces = template.iter().flat_map(|template| &template.value.0);
            let formats = pieces.filter_map(|piece| match piece {
                Piece::Field(other, format) if *other == name => {
                    // Without options it is written as in the key.
                    let is_as_in_the_key = format.is_plain() && field.options.is_text();
                    Some((!format.is_time() && !is_as_in_the_key, format))
                }
                _ => None,
            });
            formats.collect::<Vec<_>>()
        };
        let (container, id) = (formats(&options.container), formats(&options.id));
        let all = || container.iter().chain(&id);
        Self {
            is_plain: all().any(|(is_plain, _)| *is_plain),
            has_none: all().any(|(_, format)| format.none.is_some()),
            has_epoch: all().any(|(_, format)| format.epoch.is_some()),
            in_container: !container.is_empty(),
            in_id: !id.is_empty(),
        }
    }
}

fn key_field<'a>(
    field: Field<'a>,
    role: Role,
    templates: &TemplateUses,
) -> (&'a Type, KeyField<'a>, SerdeField) {
    let Field {
        member,
        ty,
        options,
        serde,
    } = field;
    let is_in_templates_alone = !options.is_text() && (templates.in_container || templates.in_id);
    let uses = if is_in_templates_alone {
        Uses {
            has_none: templates.has_none,
            has_rollup: !templates.is_plain,
            has_epoch: templates.has_epoch,
            ..options.uses()
        }
    } else {
        options.uses()
    };
    let mut format = Format {
        none: match options.none {
            Some(ref none) => Some(none.value.clone()),
            None => (options.is_given("none") && !options.is_given("path")).then(String::new),
        },
        // Of an option whose value is wrong, any will do: the key is unsound.
        epoch: fallback(
            options.epoch.as_ref(),
            options.is_given("epoch"),
            Epoch::Seconds,
        ),
        rollup: fallback(
            options.rollup.as_ref(),
            options.is_given("rollup"),
            Period::Day,
        ),
        pad: options.pad.map(|option| option.value),
        case: options.case.map(|option| option.value),
        with: options.with.map(|option| option.value),
        max_len: options.max_len.map(|option| option.value),
    };
    if is_in_templates_alone && templates.has_none {
        // A lookup holds it as an `Option`.
        format.none = Some(String::new());
    }
    let key_field = KeyField {
        member,
        ty,
        wire_name: serde.written.clone(),
        path: options.path.map_or_else(Vec::new, |option| option.value),
        role,
        level: options.level.map_or(0, |level| level.value),
        is_time: (is_in_templates_alone || format.is_time()) && !templates.is_plain,
        format,
        is_unfit: is_unfit(ty, role, &uses),
    };
    (ty, key_field, serde)
}

fn fallback<T: Copy>(option: Option<&Given<T>>, is_given: bool, fallback: T) -> Option<T> {
    let value = option.map(|option| option.value);
    value.or(is_given.then_some(fallback))
}

/// What the key uses a field for; of an unsound key, what it was most likely meant for.
fn role(options: &FieldOptions, templates: &TemplateUses) -> Option<Role> {
    let position = options.concat.as_ref().and_then(|concat| concat.value);
    match options {
        FieldOptions {
            is_random: true, ..
        } => Some(Role::Drawn),
        FieldOptions {
            concat: Some(_), ..
        } => Some(Role::Part { position }),
        FieldOptions {
            is_suffix: true, ..
        } => Some(Role::Hashed),
        _ if templates.in_container => Some(Role::InContainer),
        FieldOptions { id: Some(_), .. } => Some(Role::InId),
        _ if templates.in_id => Some(Role::InId),
        FieldOptions {
            is_marked: true, ..
        } => Some(Role::Part { position: None }),
        _ => None,
    }
}
