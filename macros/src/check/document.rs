//! Rules about the stored document.

use super::property;
use crate::attr::TypeOptions;
use crate::errors::{Code, Errors};
use crate::input::{Field, Input};
use crate::serde_attr::SerdeField;

/// Two properties of one name in a document: one is lost.
pub(super) fn property_is_free(input: &Input, errors: &mut Errors) {
    let property = property(&input.options);
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
    if input.serde.tag.as_deref() == Some(property) {
        let message = format_args!(
            "the document has one property `{property}`, and both the key and serde's `tag` take it: \
             give the tag another name, or the key with `#[pk(property = \"...\")]`"
        );
        errors.push(Code::PropertyTaken, input.ident, message);
    }
    for field in input.fields.iter().filter(takes) {
        let message = format_args!(
            "this field and the key would both be stored as `{property}`, and one would be lost: rename the field, \
             or the key's property with `#[pk(property = \"...\")]` on the type; if the field held the key, remove it"
        );
        errors.push(Code::PropertyTaken, &field.member, message);
    }
}

/// Other services, and our own verified reads, make the key from the document alone.
pub(super) fn key_can_be_recomputed_from_the_document(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        if !field.options.is_marked {
            continue;
        }
        for option in &field.serde.not_as_it_is {
            let message = format_args!(
                "with `serde({})` the document does not hold the value of `{}` as it is, and the key is made of it: \
                 remove `{0}`, or take another field for the key",
                option.name, field.serde.written
            );
            errors.push(Code::NotRecomputable, option, message);
        }
    }
}

/// Only an object has room for the property.
pub(super) fn document_is_an_object(input: &Input, errors: &mut Errors) {
    for option in &input.serde.not_an_object {
        let message = format_args!(
            "with `serde({})` the document does not hold the fields of `{}`: \
             derive `SyntheticKey` on the type whose fields are stored",
            option.name, input.ident
        );
        errors.push(Code::NotAnObject, option, message);
    }
    let has_hooks = input.serde.is_remote_self || input.options.keyed.is_some();
    if input.is_tuple && has_hooks {
        let message = format_args!(
            "serde stores the tuple struct `{}` as an array, which has no room for the property `{}`: name its fields",
            input.ident,
            property(&input.options)
        );
        errors.push(Code::NotAnObject, input.ident, message);
    }
}

/// Either the item writes its key, or `Keyed` does.
pub(super) fn key_is_written_once(input: &Input, errors: &mut Errors) {
    let TypeOptions {
        keyed,
        serialize,
        deserialize,
        verify,
        ..
    } = &input.options;
    let remote = input.serde.is_remote_self;
    if let (Some(keyed), true) = (keyed, remote) {
        let message = "with `serde(remote = \"Self\")` the item writes its key itself, and `Keyed` would write it again: \
                       remove one of the two";
        errors.push(Code::HooksConflict, &keyed.at, message);
    }
    for side in [serialize, deserialize]
        .into_iter()
        .flatten()
        .filter(|_| !remote)
    {
        let message = format_args!(
            "`{}` goes with `#[serde(remote = \"Self\")]`, which this type does not have: add that, or remove this",
            side.at.name
        );
        errors.push(Code::HooksConflict, &side.at, message);
    }
    if let (Some(verify), None, false) = (verify, keyed, remote) {
        let message = "nothing reads the key of this type: `verify` goes with `#[serde(remote = \"Self\")]` or `keyed`; \
                       add one of them, or remove `verify`";
        errors.push(Code::HooksConflict, &verify.at, message);
    }
}
