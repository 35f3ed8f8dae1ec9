//! Parse: the input of the derive as values. Later stages never look at attributes again.

pub(crate) mod also_read;
mod enums;
pub(crate) mod given;
pub(crate) mod grammar;
pub(crate) mod key_part;
pub(crate) mod options;
pub(crate) mod rename;
pub(crate) mod self_ty;
pub(crate) mod serde;
pub(crate) mod stores;
pub(crate) mod suffix;
pub(crate) mod ty;
pub(crate) mod values;

use std::rc::Rc;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident};
use syn::ext::IdentExt;
use syn::{Attribute, Data, DeriveInput, Fields, Generics, Member, Path, Type, Visibility};

use crate::diagnostics::{Code, Errors};
use crate::text::AnyText;
use crate::text::path::Nested;
pub(crate) use enums::{EnumInput, Representation, Variant, VariantKind};
use given::{FieldOptions, TypeOptions};
use grammar::{RawOption, read_all};
use rename::Case;
use serde::{DefaultValue, SerdeField, SerdeOptions, Side};

/// A struct with its options.
pub(crate) struct Input<'a> {
    pub(crate) ident: Ident,
    /// Its name in documentation: `Trip`, or `Event::Login` for a variant.
    pub(crate) doc_name: String,
    /// The item that the derive is on, for the copy that serde's derives get.
    pub(crate) declaration: &'a DeriveInput,
    pub(crate) vis: &'a Visibility,
    pub(crate) generics: &'a Generics,
    pub(crate) is_tuple: bool,
    pub(crate) is_deprecated: bool,
    /// `repr(packed)`: its fields cannot be referenced.
    pub(crate) is_packed: bool,
    /// The options of an enum are also those of its variants.
    pub(crate) options: Rc<TypeOptions>,
    pub(crate) serde: SerdeType,
    pub(crate) fields: Vec<Field<'a>>,
}

impl Input<'_> {
    /// Whether documents of it are written or read with their key.
    pub(crate) fn has_documents(&self) -> bool {
        self.has_own_documents() || self.options.keyed.is_some()
    }

    /// The first attribute of serde, on the type or in it.
    pub(crate) fn serde_attribute(&self) -> Option<Ident> {
        let DeriveInput { attrs, data, .. } = self.declaration;
        let of_fields = |fields: &Fields| -> Vec<_> {
            fields
                .iter()
                .flat_map(|field| field.attrs.clone())
                .collect()
        };
        let inside: Vec<_> = match data {
            Data::Struct(data) => of_fields(&data.fields),
            Data::Enum(data) => {
                let variants = data.variants.iter();
                variants
                    .flat_map(|variant| {
                        [variant.attrs.clone(), of_fields(&variant.fields)].concat()
                    })
                    .collect()
            }
            Data::Union(_) => Vec::new(),
        };
        let mut idents = attrs
            .iter()
            .chain(&inside)
            .filter_map(|attr| attr.path().get_ident());
        idents.find(|ident| *ident == "serde").cloned()
    }

    /// The same, by its own impls of serde's traits.
    pub(crate) fn has_own_documents(&self) -> bool {
        self.options.serde.is_some()
    }
}

/// What serde does with the type.
#[derive(Clone)]
pub(crate) struct SerdeType {
    /// `remote = "..."`, which is refused.
    pub(crate) remote: Vec<RawOption>,
    /// The attributes that change the declaration after the derive has read it: `#[serde_as]`.
    pub(crate) changed_by: Vec<Path>,
    pub(crate) default: DefaultValue,
    /// The property that `tag = "..."` adds to the document.
    pub(crate) tag: Option<String>,
    pub(crate) write_bound: Option<TokenStream>,
    pub(crate) read_bound: Option<TokenStream>,
    /// The options that keep the document from being an object with the fields of this type.
    pub(crate) not_an_object: Vec<RawOption>,
}

/// A field with its options.
pub(crate) struct Field<'a> {
    pub(crate) member: Member,
    /// Its name in lookups: that of the item's field or, if several nested fields of it are used, its path. A field of a
    /// tuple has a position, and a name only for generated code.
    pub(crate) lookup_member: Member,
    /// Whether this is another nested field of the previous one.
    pub(crate) is_again: bool,
    pub(crate) ty: &'a Type,
    pub(crate) options: FieldOptions,
    pub(crate) serde: SerdeField,
}

impl Input<'_> {
    /// Whether it is a variant of an enum, which is not a type itself.
    pub(crate) fn is_variant(&self) -> bool {
        self.doc_name.contains("::")
    }
}

impl Field<'_> {
    /// Its name in the document, followed by the names on the path to the nested field.
    pub(crate) fn segments(&self) -> Vec<String> {
        let nested = self.nested().map_or(&[][..], |nested| &nested.document);
        let nested = nested.iter().cloned();
        std::iter::once(self.serde.written.clone())
            .chain(nested)
            .collect()
    }

    /// The path to the nested field.
    pub(crate) fn nested(&self) -> Option<&Nested> {
        self.options.path.as_ref().map(|path| &path.value)
    }

    /// Whether a path, or a part of a template, names this field.
    pub(crate) fn is_called(&self, path: &[String]) -> bool {
        self.segments() == path
    }
}

/// The kinds of input.
pub(crate) enum Parsed<'a> {
    Struct(Input<'a>),
    Enum(EnumInput<'a>),
    /// A union, which is refused.
    Union(Input<'a>),
}

pub(crate) fn parse<'a>(input: &'a DeriveInput, errors: &mut Errors) -> Parsed<'a> {
    let mut options = TypeOptions::read(&input.attrs, errors);
    for listed in options
        .also_read
        .iter_mut()
        .flat_map(|list| &mut list.value)
    {
        listed.write_out_self(input);
    }
    let options = Rc::new(options);
    match &input.data {
        Data::Struct(data) => {
            let serde = SerdeOptions::read(&input.attrs);
            let rename_all = [Side::Write, Side::Read].map(|side| serde.rename_all(side));
            Parsed::Struct(Input {
                is_tuple: matches!(data.fields, Fields::Unnamed(_)),
                fields: fields(input, &data.fields, rename_all, errors),
                ..without_fields(input, options)
            })
        }
        Data::Enum(data) => Parsed::Enum(enums::parse_enum(input, data, options, errors)),
        Data::Union(data) => {
            let message = "`SyntheticKey` takes a struct, whose fields make the key, and a union has no fields that are always there: \
                 put the fields of the key into a struct, and a union into a field of it";
            errors.push(
                Code::NotAStruct,
                data.union_token.to_token_stream(),
                message,
            );
            Parsed::Union(without_fields(input, options))
        }
    }
}

/// The type itself.
fn without_fields(input: &DeriveInput, options: Rc<TypeOptions>) -> Input<'_> {
    Input {
        ident: input.ident.clone(),
        doc_name: input.ident.to_string(),
        declaration: input,
        vis: &input.vis,
        generics: &input.generics,
        is_tuple: false,
        is_deprecated: is_deprecated(&input.attrs),
        is_packed: is_packed(&input.attrs),
        options,
        serde: SerdeType::read(&input.attrs),
        fields: Vec::new(),
    }
}

fn is_deprecated(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|attr| attr.path().is_ident("deprecated"))
}

/// `repr(packed)`, `repr(C, packed(2))`
pub(crate) fn is_packed(attrs: &[Attribute]) -> bool {
    let mut reprs = attrs.iter().filter(|attr| attr.path().is_ident("repr"));
    reprs.any(|attr| {
        let list = attr.meta.require_list();
        list.is_ok_and(|list| {
            read_all(list.tokens.clone())
                .iter()
                .any(|repr| repr.name == "packed")
        })
    })
}

impl SerdeType {
    fn read(attrs: &[Attribute]) -> Self {
        let serde = SerdeOptions::read(attrs);
        Self {
            remote: serde.among(&["remote"]),
            changed_by: attrs.iter().filter_map(changes_declaration).collect(),
            default: serde.default(),
            tag: serde.tag(),
            write_bound: serde.bound(Side::Write),
            read_bound: serde.bound(Side::Read),
            not_an_object: serde.among(&[
                "into",
                "from",
                "try_from",
                "transparent",
                "field_identifier",
                "variant_identifier",
            ]),
        }
    }
}

/// The path of `#[serde_as]` or another macro of `serde_with`, which adds serde's attributes to the fields.
fn changes_declaration(attr: &Attribute) -> Option<Path> {
    let segments = &attr.path().segments;
    let is_called = |name| segments.last().is_some_and(|last| last.ident == name);
    let is_of_crate = segments.len() > 1 && segments[segments.len() - 2].ident == "serde_with";
    let changes = is_of_crate || is_called("serde_as") || is_called("skip_serializing_none");
    changes.then(|| attr.path().clone())
}

/// The fields of a struct or of a variant; `rename_all` holds the rules for writing and reading.
fn fields<'a>(
    input: &DeriveInput,
    fields: &'a Fields,
    rename_all: [Option<Case>; 2],
    errors: &mut Errors,
) -> Vec<Field<'a>> {
    let mut all = Vec::new();
    for (member, field) in fields.members().zip(fields) {
        let uses = FieldOptions::read(&field.attrs, errors);
        let is_one = uses.len() == 1;
        for (place, mut options) in uses.into_iter().enumerate() {
            for option in &mut options.text {
                if let AnyText::With(with) = &mut option.value {
                    self_ty::write_out_in_function(&mut with.function, input);
                }
            }
            let path = options.path.as_ref().filter(|_| !is_one);
            let lookup_member = match (&member, path.and_then(|path| path.value.as_name())) {
                (Member::Named(_), Some(name)) => Member::Named(name),
                (Member::Unnamed(index), Some(name)) => {
                    Member::Named(format_ident!("_{}_{name}", index.index))
                }
                (_, None) => member.clone(),
            };
            all.push(Field {
                serde: SerdeField::read(&field.attrs, &name(&member), rename_all),
                member: member.clone(),
                lookup_member,
                is_again: place > 0,
                ty: &field.ty,
                options,
            });
        }
    }
    all
}

/// The name of a field, or its position.
pub(crate) fn name(member: &Member) -> String {
    match member {
        Member::Named(ident) => ident.unraw().to_string(),
        Member::Unnamed(index) => index.index.to_string(),
    }
}
