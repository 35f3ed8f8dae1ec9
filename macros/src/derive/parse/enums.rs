//! An enum: items of several kinds in one container.

use proc_macro2::Ident;
use quote::format_ident;
use syn::{DataEnum, DeriveInput, Fields};

use super::{Field, Input, SerdeType, is_deprecated, parse_fields};
use crate::derive::diagnostics::{Code, Errors};
use crate::derive::parse::given::TypeOptions;
use crate::derive::parse::grammar::{RawOption, pk_options};
use crate::derive::parse::serde::{SerdeOptions, Side};

/// An enum with its options.
pub(crate) struct EnumInput<'a> {
    /// The enum as a type without fields.
    pub(crate) whole: Input<'a>,
    pub(crate) representation: Representation,
    pub(crate) variants: Vec<Variant<'a>>,
}

/// How serde tells variants apart in a document.
pub(crate) enum Representation {
    /// `{"Trip": {...}}`
    External,
    /// `{"type": "Trip", ...}`
    Internal,
    /// `{"type": "Trip", "content": {...}}`: the names of the two.
    Adjacent([String; 2]),
    /// `{...}`
    Untagged,
}

pub(crate) struct Variant<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) kind: VariantKind<'a>,
    /// The options under which the document does not hold the variant's fields.
    pub(crate) not_as_it_is: Vec<RawOption>,
}

pub(crate) enum VariantKind<'a> {
    /// It holds an item that has a key.
    Item(Box<Field<'a>>),
    /// It has fields of its own.
    Fields(Box<Input<'a>>),
    /// Nothing to make a key of: no fields at all, or fields without names.
    Unit,
    Tuple,
}

pub(super) fn parse_enum<'a>(
    input: &'a DeriveInput,
    data: &'a DataEnum,
    options: TypeOptions,
    errors: &mut Errors,
) -> EnumInput<'a> {
    let serde = SerdeOptions::read(&input.attrs);
    let representation = match (serde.tag(), serde.content()) {
        (Some(tag), Some(content)) => Representation::Adjacent([tag, content]),
        (Some(_), None) => Representation::Internal,
        (None, _) if serde.has("untagged") => Representation::Untagged,
        (None, _) => Representation::External,
    };
    let mut variants = Vec::new();
    for variant in &data.variants {
        let variant_serde = SerdeOptions::read(&variant.attrs);
        for option in pk_options(&variant.attrs, errors) {
            let message = format_args!(
                "`{}` goes on the enum or on a field, not on a variant; let the variant hold a struct of its own to say it there",
                option.name
            );
            errors.push(Code::MisplacedOption, &option.name, message);
        }
        let rename_all = [Side::Write, Side::Read].map(|side| {
            let of_variant = variant_serde.rename_all(side);
            of_variant.or_else(|| serde.rename_all_fields(side))
        });
        let mut fields = parse_fields(input, &variant.fields, rename_all, errors);
        let kind = match &variant.fields {
            Fields::Unnamed(_) if fields.len() == 1 => match fields.pop() {
                Some(field) => VariantKind::Item(Box::new(field)),
                None => VariantKind::Tuple,
            },
            Fields::Named(_) if !fields.is_empty() => {
                let mut ident = format_ident!("{}{}", input.ident, variant.ident);
                ident.set_span(variant.ident.span());
                let whole = whole(
                    input,
                    ident,
                    TypeOptions::read(&input.attrs, &mut Errors::default()),
                );
                VariantKind::Fields(Box::new(Input {
                    doc_name: format!("{}::{}", input.ident, variant.ident),
                    fields,
                    ..whole
                }))
            }
            Fields::Unnamed(_) => VariantKind::Tuple,
            Fields::Named(_) | Fields::Unit => VariantKind::Unit,
        };
        variants.push(Variant {
            ident: &variant.ident,
            kind,
            not_as_it_is: variant_serde.among(&["with", "serialize_with", "deserialize_with"]),
        });
    }
    EnumInput {
        whole: Input {
            serde: SerdeType::read(&serde),
            ..whole(input, input.ident.clone(), options)
        },
        representation,
        variants,
    }
}

/// The enum as a type without fields.
fn whole(input: &DeriveInput, ident: Ident, options: TypeOptions) -> Input<'_> {
    Input {
        doc_name: ident.to_string(),
        ident,
        vis: &input.vis,
        generics: &input.generics,
        is_tuple: false,
        is_deprecated: is_deprecated(&input.attrs),
        options,
        fields: Vec::new(),
        serde: SerdeType::read(&SerdeOptions::read(&[])),
    }
}
