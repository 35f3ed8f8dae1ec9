//! An enum: items of several kinds in one container.

use std::rc::Rc;

use proc_macro2::Ident;
use quote::format_ident;
use syn::{DataEnum, DeriveInput, Fields};

use super::{Field, Input, SerdeType, without_fields};
use crate::diagnostics::{Code, Errors};
use crate::parse::given::TypeOptions;
use crate::parse::grammar::{RawOption, pk_options};
use crate::parse::options::ON_VARIANT;
use crate::parse::serde::{SerdeOptions, Side};

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
    /// The options that keep the variant's fields out of the document.
    pub(crate) not_as_it_is: Vec<RawOption>,
    /// `other`: it stands for every kind that is unknown, and serde lets it have no fields.
    pub(crate) other: Option<RawOption>,
}

pub(crate) enum VariantKind<'a> {
    /// It holds an item that has a key.
    Item(Box<Field<'a>>),
    /// It has fields of its own.
    Fields(Box<Input<'a>>),
    /// There is nothing to build a key from: no fields at all, or fields without names.
    Unit,
    Tuple,
}

pub(super) fn parse_enum<'a>(
    input: &'a DeriveInput,
    data: &'a DataEnum,
    options: Rc<TypeOptions>,
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
        for option in pk_options(&variant.attrs, ON_VARIANT, errors) {
            let message = format!(
                "`{}` goes on the enum or on a field, not on a variant; let the variant hold a struct of its own to say it there",
                option.name
            );
            errors.push(Code::MisplacedOption, &option.name, message);
        }
        let rename_all = [Side::Write, Side::Read].map(|side| {
            let of_variant = variant_serde.rename_all(side);
            of_variant.or_else(|| serde.rename_all_fields(side))
        });
        let fields = super::fields(input, &variant.fields, rename_all, errors).into_iter();
        let of_variant = fields.map(|field| Field {
            serde: field.serde.in_variant(&variant_serde),
            ..field
        });
        let mut fields: Vec<_> = of_variant.collect();
        if matches!(variant.fields, Fields::Named(_)) {
            refuse_options(&mut fields, errors);
        }
        let kind = match &variant.fields {
            Fields::Unnamed(of_variant) if of_variant.unnamed.len() == 1 => match fields.pop() {
                Some(field) => VariantKind::Item(Box::new(field)),
                None => VariantKind::Tuple,
            },
            Fields::Named(_) if !fields.is_empty() => {
                let mut ident = format_ident!("{}{}", input.ident, variant.ident);
                ident.set_span(variant.ident.span());
                VariantKind::Fields(Box::new(Input {
                    ident,
                    doc_name: format!("{}::{}", input.ident, variant.ident),
                    fields,
                    // Serde's options on the enum are read for the enum.
                    serde: SerdeType::read(&[]),
                    ..without_fields(input, Rc::clone(&options))
                }))
            }
            Fields::Unnamed(_) => VariantKind::Tuple,
            Fields::Named(_) | Fields::Unit => VariantKind::Unit,
        };
        variants.push(Variant {
            ident: &variant.ident,
            kind,
            not_as_it_is: variant_serde.among(&["with", "serialize_with", "deserialize_with"]),
            other: variant_serde.among(&["other"]).pop(),
        });
    }
    EnumInput {
        whole: without_fields(input, options),
        representation,
        variants,
    }
}

/// Reports options that the fields of a variant cannot have.
fn refuse_options(fields: &mut [Field], errors: &mut Errors) {
    for field in fields {
        if let Some(level) = field.options.level.take() {
            let message = "the variants of an enum share one property, so their keys have no levels: remove `level`";
            errors.push(Code::Levels, &level.at, message);
        }
        if let Some(path) = &field.options.path {
            let message =
                "a variant has no nested parts: let it hold a struct of its own, and say it there";
            errors.push(Code::MisplacedOption, &path.at, message);
        }
        if let Some(id) = field.options.id.take() {
            let message = "the id of a variant is not written: let the variant hold a struct of its own, and mark the field there";
            errors.push(Code::MisplacedOption, &id.at, message);
        }
    }
}
