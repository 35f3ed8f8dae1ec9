//! A sound input as a key.

use synthetic_key_layout::{SuffixRange, Template, TemplatePiece};

use super::document::id_is_added;
use super::templates::TemplateUses;
use super::templates::is_id_by_name;
use crate::derive::model::{
    Document, Held, HeldField, Hooks, Id, Key, KeyField, NamePiece, Role, Suffix,
};
use crate::derive::parse::given::{FieldOptions, TypeOptions};
use crate::derive::parse::{Field, Input};
use crate::derive::text::Format;

/// What a key has where its type does not say otherwise.
const SEPARATOR: &str = "-";
const SUFFIX_SEPARATOR: &str = ".";

/// The key that the input declares.
pub(super) fn lower<'a>(input: &'a Input<'a>) -> Key<'a> {
    let options = &*input.options;
    let separator = options.separator.as_ref();
    let separator = separator.map_or(SEPARATOR, |option| &option.value);
    let fields: Vec<_> = input
        .fields
        .iter()
        .filter_map(|field| key_field(field, input))
        .collect();
    let levels = fields.iter().map(|field| field.level).max();
    Key {
        item: input,
        separator,
        escape: options.escape.is_some(),
        parts: parts(&fields),
        suffix: suffix(input),
        levels: levels.filter(|level| *level > 0),
        container: options
            .container
            .as_ref()
            .map(|template| pieces(&template.value, &fields)),
        id: id(input, &fields, separator),
        stores_id: false,
        document: document(input),
        fields,
    }
}

/// How the item is stored.
pub(super) fn document<'a>(input: &'a Input<'a>) -> Document<'a> {
    let fields = input.fields.iter().filter(|field| !field.is_again);
    Document {
        hooks: hooks(input),
        fields: fields.map(|field| (field.ty, &field.serde)).collect(),
        names: None,
    }
}

fn hooks(input: &Input) -> Hooks {
    let TypeOptions {
        keyed,
        serialize,
        deserialize,
        ..
    } = &*input.options;
    match (input.serde.is_remote, keyed) {
        (false, None) => Hooks::None,
        (false, Some(_)) => Hooks::Keyed,
        (true, _) => Hooks::Remote {
            serialize: serialize.is_some() || deserialize.is_none(),
            deserialize: deserialize.is_some() || serialize.is_none(),
        },
    }
}

/// The field, where the key uses it.
fn key_field<'a>(field: &'a Field<'a>, input: &Input) -> Option<KeyField<'a>> {
    let templates = TemplateUses::of(field, &input.options);
    let role = role(field, &templates, is_id_by_name(field, input))?;
    let format = field.options.format();
    let is_in_templates_only = !field.options.is_text() && templates.any();
    let held = match role {
        Role::Drawn => Held::Drawn(field.options.suffixes().unwrap_or_default()),
        _ if format.is_made() => Held::Reference,
        _ if (is_in_templates_only || format.is_time()) && !templates.is_plain => Held::Time,
        _ if format.rollup().is_some() => Held::Epoch,
        _ => Held::Part,
    };
    let held = HeldField {
        field,
        held,
        is_optional: format.none().is_some() || is_in_templates_only && templates.has_none,
    };
    Some(KeyField {
        held,
        role,
        level: field.options.level.as_ref().map_or(0, |level| level.value),
        format,
    })
}

/// What the key uses a field for.
fn role(field: &Field, templates: &TemplateUses, is_id_by_name: bool) -> Option<Role> {
    let options = &field.options;
    if options.random_suffix.is_some() {
        Some(Role::Drawn)
    } else if let Some(concat) = &options.concat {
        let position = concat.value;
        Some(Role::Part { position })
    } else if options.hash_suffix.is_some() {
        Some(Role::Hashed)
    } else if templates.in_container {
        Some(Role::InContainer)
    } else {
        (options.id.is_some() || templates.in_id || is_id_by_name).then_some(Role::InId)
    }
}

fn suffix<'a>(input: &'a Input<'a>) -> Option<Suffix<'a>> {
    let options = || input.fields.iter().map(|field| &field.options);
    let range = SuffixRange::from_one(options().find_map(FieldOptions::suffixes)?)?;
    let was = options().find_map(|options| options.was.as_ref());
    let was = was.into_iter().flat_map(|was| &was.value);
    let separator = input.options.suffix_separator.as_ref();
    Some(Suffix {
        separator: separator.map_or(SUFFIX_SEPARATOR, |option| &option.value),
        range,
        was: was
            .filter_map(|count| SuffixRange::from_one(*count))
            .collect(),
    })
}

/// The parts in the order of the key: by level, then by position, then as declared.
fn parts(fields: &[KeyField]) -> Vec<usize> {
    let order = |at: &usize| match fields[*at].role {
        Role::Part { position } => Some((fields[*at].level, position)),
        _ => None,
    };
    let mut parts: Vec<_> = (0..fields.len()).filter(|at| order(at).is_some()).collect();
    parts.sort_by_key(order);
    parts
}

/// The id: what its template says, the marked fields with the separator between them, or the field with the id's name.
fn id(input: &Input, fields: &[KeyField], separator: &str) -> Option<Id> {
    let places = |is: &dyn Fn(&Field) -> bool| -> Vec<usize> {
        let fields = fields.iter().enumerate();
        let fields = fields.filter(|(_, field)| is(field.field()));
        fields.map(|(at, _)| at).collect()
    };
    let marked = places(&|field| field.options.id.is_some());
    let named = places(&|field| is_id_by_name(field, input));
    let pieces = match (&input.options.id, &marked[..], &named[..]) {
        (Some(template), _, _) => pieces(&template.value, fields),
        (None, [], []) => return None,
        // Its own text, however the key writes it.
        (None, [], [named, ..]) => vec![NamePiece::Field(*named, Format::default())],
        (None, marked, _) => joined(marked, fields, separator),
    };
    Some(Id {
        missing: missing(&pieces, fields),
        pieces,
        property: input.options.id_property(),
        is_added: id_is_added(input),
    })
}

/// The pieces of a template, with fields by their place.
fn pieces(template: &Template, fields: &[KeyField]) -> Vec<NamePiece> {
    let place = |name: &[String]| {
        let place = fields
            .iter()
            .position(|field| field.field().is_called(name));
        place.unwrap_or_default()
    };
    let pieces = template.pieces().iter().map(|piece| match piece {
        TemplatePiece::Literal(text) => NamePiece::Literal(text.clone()),
        TemplatePiece::Field(field) => {
            let format = Format::of_layout(&field.options);
            NamePiece::Field(place(field.path.names()), format)
        }
    });
    pieces.collect()
}

/// The marked fields, with the separator between them.
fn joined(marked: &[usize], fields: &[KeyField], separator: &str) -> Vec<NamePiece> {
    let mut pieces = Vec::new();
    for &at in marked {
        if !pieces.is_empty() {
            pieces.push(NamePiece::Literal(separator.to_owned()));
        }
        pieces.push(NamePiece::Field(at, fields[at].format.clone()));
    }
    pieces
}

/// A field that the key is made of and that an id does not hold, written at least as finely. A drawn number is in no id.
fn missing(pieces: &[NamePiece], fields: &[KeyField]) -> Option<String> {
    let is_held = |place: usize, field: &KeyField| {
        pieces.iter().any(|piece| match piece {
            NamePiece::Field(at, format) => *at == place && format.is_as_fine_as(&field.format),
            NamePiece::Literal(_) => false,
        })
    };
    let is_missing = |(place, field): &(usize, &KeyField)| match field.role {
        Role::InContainer | Role::InId => false,
        Role::Drawn => true,
        Role::Part { .. } | Role::Hashed => !is_held(*place, field),
    };
    let missing = fields.iter().enumerate().find(is_missing);
    missing.map(|(_, field)| field.full_name())
}
