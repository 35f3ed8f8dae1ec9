//! Parse: the derive's input as values. Later stages never look at attributes again.

mod enums;
pub(crate) mod given;
pub(crate) mod grammar;
pub(crate) mod key_part;
pub(crate) mod options;
pub(crate) mod rename;
pub(crate) mod self_ty;
pub(crate) mod serde;
pub(crate) mod stores;
pub(crate) mod ty;
pub(crate) mod values;

use std::rc::Rc;

use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::{Attribute, Data, DeriveInput, Fields, Generics, Member, Type, Visibility};

use crate::derive::diagnostics::{Code, Errors};
use crate::derive::text::AnyText;
pub(crate) use enums::{EnumInput, Representation, Variant, VariantKind};
use given::{FieldOptions, TypeOptions};
use grammar::RawOption;
use rename::Case;
use serde::{DefaultValue, SerdeField, SerdeOptions, Side};

/// A struct with its options.
pub(crate) struct Input<'a> {
    pub(crate) ident: Ident,
    /// How documentation calls it: `Trip`, or `Event::Login` of a variant.
    pub(crate) doc_name: String,
    pub(crate) vis: &'a Visibility,
    pub(crate) generics: &'a Generics,
    pub(crate) is_tuple: bool,
    pub(crate) is_deprecated: bool,
    /// Those of an enum are those of its variants too.
    pub(crate) options: Rc<TypeOptions>,
    pub(crate) serde: SerdeType,
    pub(crate) fields: Vec<Field<'a>>,
}

/// What serde does with the type.
#[derive(Clone)]
pub(crate) struct SerdeType {
    /// `remote = "Self"`: serde leaves the impls to us.
    pub(crate) is_remote_self: bool,
    pub(crate) has_default: bool,
    /// The property that `tag = "..."` adds to the document.
    pub(crate) tag: Option<String>,
    pub(crate) write_bound: Option<TokenStream>,
    pub(crate) read_bound: Option<TokenStream>,
    /// The options under which the document is not an object with the fields of this type.
    pub(crate) not_an_object: Vec<RawOption>,
}

/// A field with its options.
pub(crate) struct Field<'a> {
    pub(crate) member: Member,
    pub(crate) ty: &'a Type,
    pub(crate) options: FieldOptions,
    pub(crate) serde: SerdeField,
}

impl Field<'_> {
    /// Its name in the document, and those on the way to the nested field that is meant.
    pub(crate) fn segments(&self) -> Vec<String> {
        let nested = self.nested().iter().map(|ident| ident.unraw().to_string());
        std::iter::once(self.serde.written.clone())
            .chain(nested)
            .collect()
    }

    /// The names on the way to the nested field that is meant.
    pub(crate) fn nested(&self) -> &[Ident] {
        let path = self.options.path.as_ref();
        path.map_or(&[], |path| &path.value)
    }

    /// Whether a path, or a part of a template, is this field.
    pub(crate) fn is_called(&self, path: &[String]) -> bool {
        self.segments() == path
    }
}

/// What the derive was put on.
pub(crate) enum Parsed<'a> {
    Struct(Input<'a>),
    Enum(EnumInput<'a>),
    /// A union, which is refused.
    Union(Input<'a>),
}

pub(crate) fn parse<'a>(input: &'a DeriveInput, errors: &mut Errors) -> Parsed<'a> {
    let options = Rc::new(TypeOptions::read(&input.attrs, errors));
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
        vis: &input.vis,
        generics: &input.generics,
        is_tuple: false,
        is_deprecated: is_deprecated(&input.attrs),
        options,
        serde: SerdeType::read(&SerdeOptions::read(&input.attrs)),
        fields: Vec::new(),
    }
}

fn is_deprecated(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|attr| attr.path().is_ident("deprecated"))
}

impl SerdeType {
    fn read(serde: &SerdeOptions) -> Self {
        Self {
            is_remote_self: serde.is_remote_self(),
            has_default: matches!(serde.default(), DefaultValue::OfType),
            tag: serde.tag(),
            write_bound: serde.bound(Side::Write),
            read_bound: serde.bound(Side::Read),
            not_an_object: serde.among(&["into", "from", "try_from", "transparent"]),
        }
    }
}

/// The fields of a struct or of a variant; `rename_all` holds the rules for writing and reading.
fn fields<'a>(
    input: &DeriveInput,
    fields: &'a Fields,
    rename_all: [Option<Case>; 2],
    errors: &mut Errors,
) -> Vec<Field<'a>> {
    let fields = fields.members().zip(fields).map(|(member, field)| {
        let mut options = FieldOptions::read(&field.attrs, errors);
        for option in &mut options.text {
            if let AnyText::With(with) = &mut option.value {
                self_ty::write_out_in_function(&mut with.function, input);
            }
        }
        let serde = SerdeField::read(&field.attrs, &name(&member), rename_all);
        Field {
            member,
            ty: &field.ty,
            options,
            serde,
        }
    });
    fields.collect()
}

/// The name of a field, or its position.
pub(crate) fn name(member: &Member) -> String {
    match member {
        Member::Named(ident) => ident.unraw().to_string(),
        Member::Unnamed(index) => index.index.to_string(),
    }
}
