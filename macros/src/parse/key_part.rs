//! Parse and check of `#[derive(KeyPart)]`: a newtype, or an enum that is stored as the name of its variant.

use proc_macro2::Ident;
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::{
    Attribute, Data, DataEnum, DataStruct, DeriveInput, Fields, Generics, Member, Path, Type,
};

use synthetic_key_format::Quoted;

use super::ty;
use crate::check::why_not_a_part;
use crate::diagnostics::{Code, Errors};
use crate::parse::given::{Given, PartOptions};
use crate::parse::grammar::pk_options;
use crate::parse::options::IN_PART;
use crate::parse::serde::{SerdeOptions, Side};

/// A type that derives `KeyPart`.
pub(crate) struct Part<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) generics: &'a Generics,
    pub(crate) krate: Option<Path>,
    pub(crate) is_deprecated: bool,
    /// Whether the type can be built from the text: it has one field, which borrows nothing.
    pub(crate) is_owned: bool,
    /// What its text is; `None` for a type that has none.
    pub(crate) kind: Option<Kind<'a>>,
}

pub(crate) enum Kind<'a> {
    /// The text is that of the one field.
    Newtype { member: Member, ty: &'a Type },
    /// The text is the variant's name in the document.
    Names(Vec<(&'a Ident, String)>),
}

pub(crate) fn parse<'a>(input: &'a DeriveInput, errors: &mut Errors) -> Part<'a> {
    let options = PartOptions::read(&input.attrs, errors);
    let serde = SerdeOptions::read(&input.attrs);
    // Serde writes such a type as something other than the text of its field or variant.
    for option in serde.among(&["into", "tag", "untagged", "remote"]) {
        let message = format!(
            "with `serde({})` the document holds something else than this type's text, \
             and the key could not be recomputed from it: implement `KeyPart` by hand for what is stored",
            option.name
        );
        errors.push(Code::NotStoredAsText, &option, message);
    }
    let kind = match &input.data {
        Data::Struct(data) => newtype(input, data, &serde, errors),
        Data::Enum(data) => Some(names(data, &serde, errors)),
        Data::Union(data) => {
            let message =
                "a union has no text: `KeyPart` takes a newtype or an enum of unit variants";
            errors.push(Code::NotAPart, data.union_token.to_token_stream(), message);
            None
        }
    };
    if let Some(lock) = &options.layout {
        is_locked(lock, kind.as_ref(), errors);
    }
    Part {
        ident: &input.ident,
        generics: &input.generics,
        krate: options.krate.map(|option| option.value),
        is_deprecated: input
            .attrs
            .iter()
            .any(|attr| attr.path().is_ident("deprecated")),
        is_owned: is_owned(input),
        kind,
    }
}

/// Names are stored in keys, so names other than the locked ones are an error. Their order does not matter.
fn is_locked(lock: &Given<String>, kind: Option<&Kind>, errors: &mut Errors) {
    let Some(Kind::Names(names)) = kind else {
        let message =
            "`layout` locks the names of an enum's variants, and this part has none: remove it";
        return errors.push(Code::MisplacedOption, &lock.at.name, message);
    };
    let print = |name: &str| {
        if name.contains(['|', '"']) {
            Quoted(name).to_string()
        } else {
            name.to_owned()
        }
    };
    let actual: Vec<_> = names.iter().map(|(_, name)| print(name)).collect();
    let mut sorted = actual.clone();
    let mut locked = names_of(&lock.value);
    sorted.sort();
    locked.sort();
    if sorted != locked {
        let (locked, actual) = (&lock.value, actual.join("|"));
        let message = format!(
            "the names of this part have changed, and items stored under a name that is gone would not be found again\n\
             locked: {locked}\n\
             actual: {actual}\n\
             items are stored: undo the change, or keep the name with `#[serde(rename = \"...\")]`; \
             nothing is stored, or a name was only added: write `layout = {actual:?}`"
        );
        errors.push(Code::LayoutChanged, &lock.at, message);
    }
}

/// The names in a lock, which are separated by `|`; a `|` in quotes is part of a name.
fn names_of(lock: &str) -> Vec<String> {
    let (mut names, mut is_quoted, mut is_escaped) = (vec![String::new()], false, false);
    for c in lock.chars() {
        match names.last_mut() {
            _ if c == '|' && !is_quoted => names.push(String::new()),
            Some(name) => name.push(c),
            None => {}
        }
        is_quoted ^= c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
    }
    names
}

fn is_owned(input: &DeriveInput) -> bool {
    let Data::Struct(data) = &input.data else {
        return true;
    };
    let borrows = data
        .fields
        .iter()
        .any(|field| matches!(ty::ungrouped(&field.ty), Type::Reference(_)));
    data.fields.len() == 1 && !borrows && input.generics.params.is_empty()
}

/// `struct Vin(String)`, or any struct that serde writes as its one field.
fn newtype<'a>(
    input: &'a DeriveInput,
    data: &'a DataStruct,
    serde: &SerdeOptions,
    errors: &mut Errors,
) -> Option<Kind<'a>> {
    data.fields
        .iter()
        .for_each(|field| takes_no_options(&field.attrs, errors));
    let is_transparent = serde.has("transparent");
    let is_newtype = matches!(&data.fields, Fields::Unnamed(fields) if fields.unnamed.len() == 1);
    let mut stored = data
        .fields
        .members()
        .zip(&data.fields)
        .filter(|(_, field)| !is_marker(field));
    match (stored.next(), stored.next()) {
        (Some((member, field)), None) if is_transparent || is_newtype => {
            let serde = SerdeOptions::read(&field.attrs);
            for option in serde.among(&["with", "serialize_with"]) {
                let message = "this function decides what the document holds, and the key could not be recomputed \
                               from it: implement `KeyPart` by hand for what is stored";
                errors.push(Code::NotStoredAsText, &option, message);
            }
            if let Some(why) = why_not_a_part(&field.ty) {
                let message = format!("`{}` cannot be a part of a key: {why}", input.ident);
                errors.push(Code::UnfitPart, &field.ty, message);
            }
            Some(Kind::Newtype {
                member,
                ty: &field.ty,
            })
        }
        (Some(_), None) => {
            let ident = &input.ident;
            let (stored, newtype) = match &data.fields {
                Fields::Unnamed(_) => ("an array", String::new()),
                _ => ("an object", format!("write `struct {ident}(...)`, or ")),
            };
            let message = format!(
                "serde stores `{ident}` as {stored}, which has no text: {newtype}add `#[serde(transparent)]`"
            );
            errors.push(Code::NotStoredAsText, &input.ident, message);
            None
        }
        _ => {
            let message = format!(
                "`KeyPart` takes a newtype or an enum of unit variants, and `{}` has {} fields: a part has one text; \
                 make the fields parts of the key instead",
                input.ident,
                data.fields.len()
            );
            errors.push(Code::NotAPart, &input.ident, message);
            None
        }
    }
}

/// A field that serde does not store.
fn is_marker(field: &syn::Field) -> bool {
    ty::is_phantom(&field.ty) || SerdeOptions::read(&field.attrs).has("skip")
}

/// The names of an enum's variants as serde writes them.
fn names<'a>(data: &'a DataEnum, serde: &SerdeOptions, errors: &mut Errors) -> Kind<'a> {
    let rename_all = serde.rename_all(Side::Write);
    let mut names: Vec<(&Ident, String)> = Vec::new();
    for variant in &data.variants {
        takes_no_options(&variant.attrs, errors);
        if !matches!(variant.fields, Fields::Unit) {
            let message = format!(
                "`{}` holds data, so it is not stored as text: an enum that is a part has only unit variants; move the data into the item",
                variant.ident
            );
            errors.push(Code::NotAPart, variant.fields.to_token_stream(), message);
        }
        let serde = SerdeOptions::read(&variant.attrs);
        for option in serde.among(&["untagged", "with", "serialize_with"]) {
            let message = format!(
                "with `serde({})` the document does not hold the name of this variant, and the key could not be \
                 recomputed from it: implement `KeyPart` by hand for what is stored",
                option.name
            );
            errors.push(Code::NotStoredAsText, &option, message);
        }
        let name = variant.ident.unraw().to_string();
        let name = rename_all.map_or(name.clone(), |case| case.of_variant(&name));
        let name = serde.rename(Side::Write).unwrap_or(name);
        if name.is_empty() {
            errors.push(
                Code::NotAPart,
                &variant.ident,
                "this variant is stored as empty text, which cannot be a part of a key; give it a name",
            );
        }
        if let Some((other, _)) = names.iter().find(|(_, other)| *other == name) {
            let message = format!(
                "two variants are stored as `{name}`: their items would share one key; rename one"
            );
            errors.push_pair(Code::SameName, (*other, &variant.ident), message);
        }
        names.push((&variant.ident, name));
    }
    if names.is_empty() {
        errors.push(
            Code::NotAPart,
            data.enum_token.to_token_stream(),
            "an enum without variants has no value, and so no text",
        );
    }
    Kind::Names(names)
}

fn takes_no_options(attrs: &[Attribute], errors: &mut Errors) {
    for option in pk_options(attrs, IN_PART, errors) {
        let message = format!(
            "`{}` does not go here: the text of a part is fixed by its type; \
             give options where the part is used, on a field of the item",
            option.name
        );
        errors.push(Code::MisplacedOption, &option.name, message);
    }
}
