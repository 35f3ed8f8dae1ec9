//! Parse: the derive's input as values. Later stages never look at attributes again.

use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::{Data, DeriveInput, Fields, Generics, Index, Type, Visibility};

use crate::attr::{FieldOptions, TypeOptions};
use crate::errors::{Code, Errors};
use crate::serde_attr::SerdeOptions;

/// A struct with its options.
pub(crate) struct Input<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) vis: &'a Visibility,
    pub(crate) generics: &'a Generics,
    pub(crate) is_tuple: bool,
    pub(crate) options: TypeOptions,
    pub(crate) fields: Vec<Field<'a>>,
}

/// A field with its options.
pub(crate) struct Field<'a> {
    pub(crate) member: Member<'a>,
    pub(crate) ty: &'a Type,
    /// The name in the stored document.
    pub(crate) wire_name: String,
    pub(crate) options: FieldOptions,
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

pub(crate) fn parse<'a>(input: &'a DeriveInput, errors: &mut Errors) -> Option<Input<'a>> {
    let options = TypeOptions::read(&input.attrs, errors);
    let (keyword, what) = match &input.data {
        Data::Struct(data) => {
            let rename_all = SerdeOptions::read(&input.attrs).rename_all();
            let fields = data.fields.iter().enumerate();
            return Some(Input {
                ident: &input.ident,
                vis: &input.vis,
                generics: &input.generics,
                is_tuple: matches!(data.fields, Fields::Unnamed(_)),
                options,
                fields: fields
                    .map(|(i, field)| parse_field(i, field, rename_all, errors))
                    .collect(),
            });
        }
        Data::Enum(data) => (data.enum_token.to_token_stream(), "an enum"),
        Data::Union(data) => (data.union_token.to_token_stream(), "a union"),
    };
    let message = format_args!(
        "`SyntheticKey` takes a struct, whose fields make the key; {what} has no fields that are always there"
    );
    errors.push(Code::NotAStruct, keyword, message);
    None
}

fn parse_field<'a>(
    position: usize,
    field: &'a syn::Field,
    rename_all: Option<crate::case::Case>,
    errors: &mut Errors,
) -> Field<'a> {
    let serde = SerdeOptions::read(&field.attrs);
    let (member, name) = match &field.ident {
        Some(ident) => {
            let name = ident.unraw().to_string();
            let name = rename_all.map_or(name.clone(), |case| case.of_field(&name));
            (Member::Named(ident), serde.rename().unwrap_or(name))
        }
        None => (
            Member::Position(Index::from(position)),
            position.to_string(),
        ),
    };
    Field {
        member,
        ty: &field.ty,
        wire_name: name,
        options: FieldOptions::read(&field.attrs, errors),
    }
}
