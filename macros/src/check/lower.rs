//! Turns a sound input into a key.

use std::iter;

use synthetic_key_format::{Template, TemplatePiece};

use super::also_read;
use super::document::{id_is_added, key_is_a_field};
use super::templates::TemplateUses;
use super::templates::is_id_by_name;
use crate::model::{
    Document, Escaping, Held, HeldField, Hooks, Id, Key, KeyField, KeyText, Number, NumberSource,
    Piece, Role, Suffix, Written,
};
use crate::parse::given::{FieldOptions, TypeOptions};
use crate::parse::{Field, Input, ty};
use crate::text::Format;

/// The defaults of a key.
pub(super) const SEPARATOR: &str = "-";
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
    let levels = levels.filter(|level| *level > 0);
    let (parts, suffix) = (parts(&fields), suffix(input));
    Key {
        item: input,
        escape: options
            .escape
            .as_ref()
            .map(|_| options.known_store().escaped),
        text: text(input, &fields, &parts, levels, separator, suffix.as_ref()),
        also_read: also_read::lower(input, &fields),
        parts,
        suffix,
        levels,
        is_field: key_is_a_field(input),
        container: options
            .container
            .as_ref()
            .map(|template| pieces(&template.value, &fields)),
        id: id(input, &fields),
        stored_id: None,
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
    match (&input.options.serde, &input.options.keyed) {
        (Some(sides), _) => Hooks::Own(sides.value),
        (None, Some(_)) => Hooks::Keyed,
        (None, None) => Hooks::None,
    }
}

/// The field, if the key uses it.
fn key_field<'a>(field: &'a Field<'a>, input: &Input) -> Option<KeyField<'a>> {
    let templates = TemplateUses::of(field, &input.options);
    let role = role(field, &templates, is_id_by_name(field, input))?;
    let format = field.options.format();
    let is_in_templates_only = !field.options.is_text() && templates.any();
    let held = match (role, field.options.suffix()) {
        (Role::Drawn, Some(drawn)) => Held::Drawn(drawn.range),
        (Role::Hashed, Some(hashed)) if hashed.by.is_some() => Held::Reference,
        _ if format.is_made() || is_taken(field, &format, input) => Held::Reference,
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
        level: field
            .options
            .level
            .as_ref()
            .map_or(0, |level| level.value.number),
        format,
    })
}

/// Whether a function of a listed layout takes the field. A lookup then holds it as text or as a reference.
fn is_taken(field: &Field, format: &Format, input: &Input) -> bool {
    let inner = ty::option_of(field.ty).filter(|_| format.none().is_some());
    let is_text = ty::known(inner.unwrap_or(field.ty)) == ty::Known::Text;
    !is_text && also_read::is_taken_by_function(input, field)
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
    let form = options().find_map(FieldOptions::suffix)?;
    let TypeOptions {
        separator,
        suffix_separator,
        ..
    } = &*input.options;
    let (separator, default) = if form.is_first {
        (separator, SEPARATOR)
    } else {
        (suffix_separator, SUFFIX_SEPARATOR)
    };
    Some(Suffix {
        separator: separator.as_ref().map_or(default, |option| &option.value),
        range: form.range,
        is_first: form.is_first,
        by: form.by.as_ref(),
    })
}

/// The text of the key: the prefix, the parts of each level with the separator between them, and the number at the end.
fn text(
    input: &Input,
    fields: &[KeyField],
    parts: &[usize],
    levels: Option<u8>,
    separator: &str,
    suffix: Option<&Suffix>,
) -> KeyText {
    let escape = match input.options.escape {
        Some(_) => Escaping::IfText(input.options.known_store().escaped),
        None => Escaping::Never,
    };
    let written = |at: usize, escape| Written {
        field: at,
        format: fields[at].format.clone(),
        escape,
    };
    let mut text = Vec::new();
    for level in 1..=levels.unwrap_or(1) {
        let mut pieces = Vec::new();
        for &at in parts {
            if levels.is_some() && fields[at].level != level {
                continue;
            }
            if !pieces.is_empty() {
                pieces.push(Piece::Literal(separator.to_owned()));
            }
            pieces.push(Piece::Part(written(at, escape)));
        }
        text.push(pieces);
    }
    if let (Some(suffix), Some(last)) = (suffix, text.last_mut()) {
        let has_parts = !last.is_empty();
        let separator = has_parts.then(|| Piece::Literal(suffix.separator.to_owned()));
        let number = Piece::Number(Number {
            source: number_source(fields, suffix, written),
            range: suffix.range,
        });
        if suffix.is_first {
            last.splice(0..0, iter::once(number).chain(separator));
        } else {
            last.extend(separator.into_iter().chain([number]));
        }
    }
    let prefix = input.options.prefix.as_ref();
    if let (Some(prefix), Some(first)) = (prefix, text.first_mut()) {
        first.insert(0, Piece::Literal(prefix.value.clone()));
    }
    KeyText { levels: text }
}

/// Where the number of the suffix comes from.
fn number_source(
    fields: &[KeyField],
    suffix: &Suffix,
    written: impl Fn(usize, Escaping) -> Written,
) -> NumberSource {
    let with_role = |role| (0..fields.len()).filter(move |at| fields[*at].role == role);
    match (
        with_role(Role::Drawn).next(),
        suffix.by,
        with_role(Role::Hashed).next(),
    ) {
        (Some(drawn), _, _) => NumberSource::Drawn(drawn),
        (None, Some(by), Some(field)) => NumberSource::Function(field, by.clone()),
        (None, _, _) => {
            let hashed = with_role(Role::Hashed).map(|at| written(at, Escaping::Never));
            NumberSource::Hash(hashed.collect())
        }
    }
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

/// The id: its template, the marked field, or the field with the id's name.
fn id(input: &Input, fields: &[KeyField]) -> Option<Id> {
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
        // The plain text of the field, however the key writes it.
        (None, [], [named, ..]) => vec![part(*named, Format::default())],
        (None, [marked, ..], _) => vec![part(*marked, fields[*marked].format.clone())],
    };
    Some(Id {
        missing: missing(&pieces, fields),
        pieces,
        is_added: id_is_added(input),
    })
}

/// A part of an id or of a container's name. It inherits nothing from the key.
fn part(field: usize, format: Format) -> Piece {
    Piece::Part(Written {
        field,
        format,
        escape: Escaping::Never,
    })
}

/// The pieces of a template, with each field as its index.
fn pieces(template: &Template, fields: &[KeyField]) -> Vec<Piece> {
    let place = |name: &[String]| {
        let place = fields
            .iter()
            .position(|field| field.field().is_called(name));
        place.unwrap_or_default()
    };
    let pieces = template.pieces().iter().map(|piece| match piece {
        TemplatePiece::Literal(text) => Piece::Literal(text.clone()),
        TemplatePiece::Field(field) => {
            let format = Format::of_layout(&field.options, &|_| None);
            part(place(field.path.names()), format)
        }
    });
    pieces.collect()
}

/// A field of the key that the id lacks, or writes with less precision than the key. A drawn number is never in an id.
fn missing(pieces: &[Piece], fields: &[KeyField]) -> Option<String> {
    let is_held = |place: usize, field: &KeyField| {
        let mut parts = pieces.iter().filter_map(Piece::part);
        parts.any(|part| part.field == place && part.format.is_as_fine_as(&field.format))
    };
    let is_missing = |(place, field): &(usize, &KeyField)| match field.role {
        Role::InContainer | Role::InId => false,
        Role::Drawn => true,
        Role::Part { .. } | Role::Hashed => !is_held(*place, field),
    };
    let missing = fields.iter().enumerate().find(is_missing);
    missing.map(|(_, field)| field.full_name())
}
