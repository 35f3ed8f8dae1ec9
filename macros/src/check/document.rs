//! Rules about the stored document.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use quote::ToTokens;

use super::templates::TemplateUses;
use crate::diagnostics::{Code, Errors};
use crate::parse::given::TypeOptions;
use crate::parse::grammar::RawOption;
use crate::parse::serde::SerdeField;
use crate::parse::{Field, Input};
use synthetic_key_format::TemplatePiece;

/// If two properties of a document have the same name, one of them is lost.
pub(super) fn properties_are_free(input: &Input, errors: &mut Errors) {
    let of_key = properties_of_key(input);
    for property in &of_key {
        property_is_free(property, "key", input, errors);
    }
    if !id_is_added(input) {
        return;
    }
    let id = input.options.id_property();
    if of_key.iter().any(|property| property == id) {
        let message = format!(
            "the document has one property `{id}`, and both the key and the id take it: \
             give the key another, `#[pk(property = \"partitionKey\")]`"
        );
        let option = input.options.property.as_ref();
        errors.push(
            Code::PropertyTaken,
            option.map_or_else(
                || input.ident.to_token_stream(),
                |option| option.at.to_token_stream(),
            ),
            message,
        );
    }
    property_is_free(id, "id", input, errors);
}

/// The properties that may carry the key: one, or one for each level.
fn properties_of_key(input: &Input) -> Vec<String> {
    let property = input.options.property();
    let levels = input.fields.iter();
    let levels: BTreeSet<_> = levels
        .filter_map(|field| Some(field.options.level.as_ref()?.value.number))
        .collect();
    if levels.is_empty() {
        return vec![property.to_owned()];
    }
    let of_level = |level| property_of_level(input, level);
    levels
        .into_iter()
        .filter(|level| !level_is_a_field(input, *level))
        .map(of_level)
        .collect()
}

/// The property that carries a level, if no field is the level: its own name, or that of the key with the number.
pub(crate) fn property_of_level(input: &Input, number: u8) -> String {
    let levels = input.fields.iter();
    let mut levels = levels.filter_map(|field| Some(&field.options.level.as_ref()?.value));
    let named = levels.find_map(|level| {
        let property = level.property.as_ref()?;
        (level.number == number).then(|| property.value())
    });
    named.unwrap_or_else(|| format!("{}{number}", input.options.property()))
}

/// Whether the level has the name of its only field, unchanged in the document. Then nothing is added; the compiler checks
/// that the field is stored as a string.
fn level_is_a_field(input: &Input, number: u8) -> bool {
    let is_in = |field: &&Field| {
        let level = field.options.level.as_ref();
        level.is_some_and(|level| level.value.number == number)
    };
    let mut fields = input.fields.iter().filter(is_in);
    let (Some(field), None) = (fields.next(), fields.next()) else {
        return false;
    };
    field.options.concat.is_some()
        && input.options.escape.is_none()
        && field.options.format().is_plain()
        && field.nested().is_none()
        && !(number == 1 && input.options.prefix.is_some())
        && field.serde.written == property_of_level(input, number)
}

/// Whether the property of the key is the one field that is the key, unchanged in the document. Then nothing is added.
pub(super) fn key_is_a_field(input: &Input) -> bool {
    let options = &input.options;
    let is_used = |field: &&Field| field.options.concat.is_some() || field.options.is_suffix();
    let mut used = input.fields.iter().filter(is_used);
    let (Some(field), None) = (used.next(), used.next()) else {
        return false;
    };
    let is_whole_key = field.options.concat.is_some()
        && field.options.level.is_none()
        && options.escape.is_none()
        && options.prefix.is_none();
    let is_plain = field.options.format().is_plain() && field.nested().is_none();
    is_whole_key && is_plain && !input.is_variant() && field.serde.written == options.property()
}

/// Whether there is an id, and it is not the property of a plain field.
pub(super) fn id_is_added(input: &Input) -> bool {
    let mut marked = input
        .fields
        .iter()
        .filter(|field| field.options.id.is_some());
    // The one field that is the id, if its text is the plain text of that field.
    let field = match (&input.options.id, marked.next(), marked.next()) {
        // The field with the name of the id, or none.
        (None, None, _) => return false,
        (None, field, None) => field,
        (None, Some(_), Some(_)) => None,
        (Some(template), _, _) => match template.value.pieces() {
            [TemplatePiece::Field(named)] if named.options.is_empty() => {
                let name = named.path.names();
                input.fields.iter().find(|field| field.is_called(name))
            }
            _ => None,
        },
    };
    !field.is_some_and(|field| {
        let is_plain = field.options.format().is_plain() && field.nested().is_none();
        field.serde.written == input.options.id_property() && is_plain
    })
}

fn property_is_free(property: &str, what: &str, input: &Input, errors: &mut Errors) {
    let takes = |field: &&Field| {
        let SerdeField {
            written,
            read,
            is_written,
            is_read,
            ..
        } = &field.serde;
        *is_written && written == property || *is_read && read.iter().any(|name| name == property)
    };
    let has_levels = input
        .fields
        .iter()
        .any(|field| field.options.level.is_some());
    let or_property = match what {
        "key" if has_levels => {
            ", or the property of the level, such as `level(2, property = \"...\")`"
        }
        "key" => ", or the key's property with `#[pk(property = \"...\")]` on the type",
        _ => "",
    };
    if input.serde.tag.as_deref() == Some(property) {
        let message = format!(
            "the document has one property `{property}`, and both the {what} and serde's `tag` take it: \
             give the tag another name{or_property}"
        );
        errors.push(Code::PropertyTaken, &input.ident, message);
    }
    let fields = input.fields.iter().filter(|field| !field.is_again);
    let is_key =
        |field: &&Field| what == "key" && field.options.concat.is_some() && key_is_a_field(input);
    for field in fields.filter(takes).filter(|field| !is_key(field)) {
        let is_part = what == "key" && field.options.concat.is_some();
        let otherwise = if is_part && has_levels {
            "is to be the level itself, make it the only part of it, without options, and store it as a string"
        } else if is_part {
            "is to be the key itself, make it the only part, without options, suffix, `escape` and `prefix`"
        } else if what == "key" {
            "held the key, remove it"
        } else {
            "held the id, remove it"
        };
        let message = format!(
            "this field and the {what} would both be stored as `{property}`, and one would be lost: \
             rename the field{or_property}; if the field {otherwise}"
        );
        errors.push(Code::PropertyTaken, &field.member, message);
    }
}

/// The store writes its own value into such a property, and the value of the field is lost.
pub(super) fn fields_are_not_the_stores(input: &Input, errors: &mut Errors) {
    let reserved = input.options.known_store().reserved;
    let fields = input.fields.iter().filter(|field| !field.is_again);
    for field in fields.filter(|field| reserved.contains(&&*field.serde.written)) {
        let name = &field.serde.written;
        let owner = if name.starts_with('_') {
            "synthetic-key-cosmos marks documents with"
        } else {
            "this store writes a value of its own into"
        };
        let message = format!(
            "{owner} `{name}`, and this field's would be lost: \
             give it another name, `#[serde(rename = \"at\")]`"
        );
        errors.push(Code::PropertyTaken, &field.member, message);
    }
}

/// Other services, and our own verified reads, compute the key from only the document.
pub(super) fn key_can_be_recomputed_from_the_document(input: &Input, errors: &mut Errors) {
    for field in input.fields.iter().filter(|field| !field.is_again) {
        let templates = TemplateUses::of(field, &input.options);
        if !field.options.is_marked() && !templates.any() {
            continue;
        }
        // An absent value has its own text, whether the document holds a null or nothing.
        let has_none = field.options.format().none().is_some() || templates.has_none;
        let may_be_absent = |option: &&RawOption| option.name == "skip_serializing_if" && has_none;
        for option in field
            .serde
            .not_as_it_is
            .iter()
            .filter(|option| !may_be_absent(option))
        {
            // Functions often store timestamps as numbers. Then the field can be that number.
            let or_number = if field.options.format().rollup().is_some() && is_written_with(option)
            {
                ", or keep the number itself in the field, an `i64` with `epoch = \"s\"` or `epoch = \"ms\"`"
            } else {
                ""
            };
            let message = format!(
                "with `serde({})` the document does not hold the value of `{}` unchanged, and the key is made of it: \
                 remove `{0}`{or_number}, or take another field for the key",
                option.name, field.serde.written
            );
            errors.push(Code::NotRecomputable, option, message);
        }
    }
}

/// A layout names a field by its property, so the property must identify one field.
pub(super) fn key_fields_have_properties_of_their_own(input: &Input, errors: &mut Errors) {
    let mut seen: BTreeMap<&str, &Field> = BTreeMap::new();
    let is_used =
        |field: &Field| field.options.is_marked() || TemplateUses::of(field, &input.options).any();
    let is_flattened = |field: &Field| {
        let mut options = field.serde.not_as_it_is.iter();
        options.any(|option| option.name == "flatten")
    };
    let stored = input
        .fields
        .iter()
        .filter(|field| !field.is_again && field.serde.is_written && !is_flattened(field));
    for field in stored {
        match seen.entry(&field.serde.written) {
            Entry::Vacant(free) => {
                free.insert(field);
            }
            Entry::Occupied(taken) if is_used(field) || is_used(taken.get()) => {
                let message = format!(
                    "two fields are stored as `{}`, and the key or the id is made of one: neither the layout nor whoever recomputes \
                     the key from the document can tell which; rename one of them, `#[serde(rename = \"...\")]`",
                    taken.key()
                );
                let members = (&taken.get().member, &field.member);
                errors.push_pair(Code::NotRecomputable, members, message);
            }
            Entry::Occupied(_) => {}
        }
    }
}

fn is_written_with(option: &RawOption) -> bool {
    ["with", "serialize_with", "deserialize_with"]
        .iter()
        .any(|name| option.name == name)
}

/// Only an object has a place for the property.
pub(super) fn document_is_an_object(input: &Input, errors: &mut Errors) {
    for option in &input.serde.not_an_object {
        let message = format!(
            "with `serde({})` the document does not hold the fields of `{}`: \
             derive `SyntheticKey` on the type whose fields are stored",
            option.name, input.ident
        );
        errors.push(Code::NotAnObject, option, message);
    }
    if input.is_tuple && input.has_documents() {
        let message = format!(
            "serde stores the tuple struct `{}` as an array, which has no room for the property `{}`: name its fields",
            input.ident,
            input.options.property()
        );
        errors.push(Code::NotAnObject, &input.ident, message);
    }
}

/// Either the item writes its key, or `Keyed` does.
pub(super) fn key_is_written_once(input: &Input, errors: &mut Errors) {
    let TypeOptions {
        serde,
        keyed,
        verify,
        ..
    } = &*input.options;
    if let (Some(serde), Some(keyed)) = (serde, keyed) {
        let message = "with `serde` the item writes its key itself, and `Keyed` would write it again: \
                       remove `keyed`, or remove `serde` and derive serde's traits";
        errors.push_pair(Code::HooksConflict, (&serde.at, &keyed.at), message);
    }
    let is_read = match serde {
        Some(sides) => sides.value.read,
        None => keyed.is_some(),
    };
    if let (Some(verify), false) = (verify, is_read) {
        let message = "nothing reads the key of this type: `verify` goes with `serde` or `keyed`; \
                       add one of them, or remove `verify`";
        errors.push(Code::HooksConflict, &verify.at, message);
    }
}

/// `remote` and `getter` tell serde about the fields of another type, but these fields are the item's own.
pub(super) fn fields_are_its_own(input: &Input, errors: &mut Errors) {
    for option in &input.serde.remote {
        let message = format!(
            "with `serde(remote)` serde implements nothing for `{0}`, and no document of it has a key: \
             remove `remote` and serde's derives, and write `#[pk(serde)]`; \
             for a type of another crate, declare a type with its fields and convert with `From`",
            input.ident
        );
        errors.push(Code::HooksConflict, option, message);
    }
    let fields = input.fields.iter().filter(|field| !field.is_again);
    for option in fields.filter_map(|field| field.serde.getter.as_ref()) {
        let message = "`serde(getter)` goes with `remote`, and would store another value than the field's: \
                       remove it; to store the field in another way, use `serialize_with`";
        errors.push(Code::HooksConflict, option, message);
    }
}

/// A macro that changes the declaration after the derive has read it does not change the documents.
pub(super) fn serde_attributes_are_final(input: &Input, errors: &mut Errors) {
    if !input.has_documents() {
        return;
    }
    for path in &input.serde.changed_by {
        let name = path.segments.last().map(|last| last.ident.to_string());
        let name = name.unwrap_or_default();
        let message = format!(
            "`{name}` is below the derive, which has read the declaration before `{name}` changes it, \
             so documents would be written without it: move it above `#[derive(...)]`"
        );
        errors.push(Code::UnreadAttribute, path, message);
    }
}
