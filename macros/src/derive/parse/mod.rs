//! Parse: the derive's input as values. Later stages never look at attributes again.

mod enums;
pub(crate) mod given;
pub(crate) mod grammar;
pub(crate) mod key_part;
pub(crate) mod options;
pub(crate) mod rename;
pub(crate) mod self_ty;
pub(crate) mod serde;
pub(crate) mod values;

use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::{Attribute, Data, DataStruct, DeriveInput, Fields, Generics, Index, Type, Visibility};

use crate::derive::diagnostics::{Code, Errors};
use crate::derive::parse::given::{FieldOptions, TypeOptions};
use crate::derive::parse::grammar::RawOption;
use crate::derive::parse::rename::Case;
use crate::derive::parse::serde::{DefaultValue, SerdeField, SerdeOptions, Side};
pub(crate) use enums::{EnumInput, Representation, Variant, VariantKind};

/// A struct with its options.
pub(crate) struct Input<'a> {
    pub(crate) ident: Ident,
    pub(crate) doc_name: String,
    pub(crate) vis: &'a Visibility,
    pub(crate) generics: &'a Generics,
    pub(crate) is_tuple: bool,
    pub(crate) is_deprecated: bool,
    pub(crate) options: TypeOptions,
    pub(crate) serde: SerdeType,
    pub(crate) fields: Vec<Field<'a>>,
}

/// What serde does with the type.
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
    pub(crate) member: Member<'a>,
    pub(crate) ty: &'a Type,
    pub(crate) options: FieldOptions,
    pub(crate) serde: SerdeField,
}

impl Field<'_> {
    /// Its name in the document, and those on the way to the nested field that is meant.
    pub(crate) fn segments(&self) -> Vec<String> {
        let nested = self.options.path.iter().flat_map(|path| &path.value);
        let nested = nested.map(|ident| ident.unraw().to_string());
        std::iter::once(self.serde.written.clone())
            .chain(nested)
            .collect()
    }
}

/// How a field is reached.
pub(crate) enum Member<'a> {
    Named(&'a Ident),
    Position(Index),
}

impl ToTokens for Member<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Self::Named(ident) => ident.to_tokens(tokens),
            Self::Position(index) => index.to_tokens(tokens),
        }
    }
}

/// What the derive was put on.
pub(crate) enum Parsed<'a> {
    Struct(Input<'a>),
    Enum(EnumInput<'a>),
}

pub(crate) fn parse<'a>(input: &'a DeriveInput, errors: &mut Errors) -> Option<Parsed<'a>> {
    let options = TypeOptions::read(&input.attrs, errors);
    match &input.data {
        Data::Struct(data) => Some(Parsed::Struct(parse_struct(input, data, options, errors))),
        Data::Enum(data) => Some(Parsed::Enum(enums::parse_enum(
            input, data, options, errors,
        ))),
        Data::Union(data) => {
            let message = "`SyntheticKey` takes a struct, whose fields make the key, and a union has no fields that are always there: \
                 put the fields of the key into a struct, and a union into a field of it";
            errors.push(
                Code::NotAStruct,
                data.union_token.to_token_stream(),
                message,
            );
            None
        }
    }
}

fn parse_struct<'a>(
    input: &'a DeriveInput,
    data: &'a DataStruct,
    options: TypeOptions,
    errors: &mut Errors,
) -> Input<'a> {
    let serde = SerdeOptions::read(&input.attrs);
    let rename_all = [Side::Write, Side::Read].map(|side| serde.rename_all(side));
    Input {
        ident: input.ident.clone(),
        doc_name: input.ident.to_string(),
        vis: &input.vis,
        generics: &input.generics,
        is_tuple: matches!(data.fields, Fields::Unnamed(_)),
        is_deprecated: is_deprecated(&input.attrs),
        options,
        fields: parse_fields(input, &data.fields, rename_all, errors),
        serde: SerdeType::read(&serde),
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
fn parse_fields<'a>(
    input: &DeriveInput,
    fields: &'a Fields,
    rename_all: [Option<Case>; 2],
    errors: &mut Errors,
) -> Vec<Field<'a>> {
    let fields = fields.iter().enumerate().map(|(position, field)| {
        let (member, name) = match &field.ident {
            Some(ident) => (Member::Named(ident), ident.unraw().to_string()),
            None => (
                Member::Position(Index::from(position)),
                position.to_string(),
            ),
        };
        let mut options = FieldOptions::read(&field.attrs, errors);
        if let Some(function) = &mut options.with {
            self_ty::write_out_in_function(&mut function.value, input);
        }
        let serde = SerdeField::read(&field.attrs, &name, rename_all);
        Field {
            member,
            ty: &field.ty,
            options,
            serde,
        }
    });
    fields.collect()
}
