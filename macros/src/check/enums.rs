//! Enums: every variant has a key, and its document has a place for it.

use proc_macro2::Ident;

use super::{RULES_OF_THE_TYPE, check_fields, lower};
use crate::diagnostics::{Code, Errors};
use crate::model::{Document, EnumKey, Hooks, VariantKey};
use crate::parse::options::TypeOption;
use crate::parse::{EnumInput, Field, Input, Representation, Variant, VariantKind, ty};

/// The enum's keys, if nothing is wrong with them.
pub(crate) fn check_enum<'a>(input: &'a EnumInput<'a>, errors: &mut Errors) -> Option<EnumKey<'a>> {
    let EnumInput {
        whole,
        representation,
        variants,
    } = input;
    let can_be_whole = errors.is_empty();
    for rule in RULES_OF_THE_TYPE {
        rule(whole, errors);
    }
    options_are_for_an_enum(whole, errors);
    if variants.is_empty() {
        let message = format!(
            "`{}` has no variants, so there are no items to make keys for",
            whole.ident
        );
        errors.push(Code::VariantWithoutKey, &whole.ident, message);
        return None;
    }
    if variants.iter().all(is_unit) {
        let message = format!(
            "the variants of `{}` hold nothing to make a key of; if it is a part of a key, such as a kind or a state, \
             derive `KeyPart` and not `SyntheticKey`; if it is what is stored, let each variant hold fields, \
             some of them with `#[pk(concat)]`",
            whole.ident
        );
        errors.push(Code::VariantWithoutKey, &whole.ident, message);
        return None;
    }
    document_has_room(whole, representation, errors);
    options_have_fields(whole, variants, errors);
    let mut keys = Vec::new();
    for variant in variants {
        let key = check_variant(whole, variant, can_be_whole, errors);
        keys.extend(key.map(|key| (variant.ident, key)));
    }
    enum_is_not_written_inside_itself(input, &keys, errors);
    let is_itself = |key: &(_, VariantKey)| matches!(key.1, VariantKey::Itself(_));
    if errors.is_empty() && keys.iter().all(is_itself) {
        let message = format!(
            "every variant of `{}` holds `{0}` itself, and none has a key to start with: \
             add a variant with fields of its own, some of them with `#[pk(concat)]`",
            whole.ident
        );
        errors.push(Code::VariantWithoutKey, &whole.ident, message);
    }
    errors.is_empty().then(|| EnumKey {
        item: whole,
        document: document(input),
        is_flat: is_flat(representation),
        variants: keys,
    })
}

/// How the enum is stored: with the fields of all variants. Only the names around them are the enum's own.
fn document<'a>(input: &'a EnumInput<'a>) -> Document<'a> {
    let fields = input
        .variants
        .iter()
        .flat_map(|variant| match &variant.kind {
            VariantKind::Item(field) => std::slice::from_ref(&**field),
            VariantKind::Fields(input) => &input.fields,
            VariantKind::Unit | VariantKind::Tuple => &[],
        });
    Document {
        fields: fields.map(|field| (field.ty, &field.serde)).collect(),
        names: Some(match &input.representation {
            Representation::Adjacent(names) => names.to_vec(),
            _ => Vec::new(),
        }),
        ..lower::document(&input.whole)
    }
}

fn is_unit(variant: &Variant) -> bool {
    matches!(variant.kind, VariantKind::Unit)
}

/// An option about one key cannot be given for several keys.
fn options_are_for_an_enum(whole: &Input, errors: &mut Errors) {
    let of_one_key = [
        TypeOption::Layout,
        TypeOption::AlsoRead,
        TypeOption::Container,
        TypeOption::Id,
    ];
    let given = whole.options.given.iter();
    for (_, option) in given.filter(|(option, _)| of_one_key.contains(option)) {
        let message = format!(
            "each variant has a key of its own, and `{}` speaks of one: let the variant hold a struct that says it",
            option.name
        );
        errors.push(Code::MisplacedOption, &option.name, message);
    }
}

/// The items in the variants have their own keys, so the options of the enum apply only to its own fields.
fn options_have_fields(whole: &Input, variants: &[Variant], errors: &mut Errors) {
    let has_fields = |variant: &Variant| matches!(variant.kind, VariantKind::Fields(_));
    if variants.iter().any(has_fields) {
        return;
    }
    let of_keys = [
        TypeOption::Property,
        TypeOption::IdProperty,
        TypeOption::Prefix,
        TypeOption::Separator,
        TypeOption::SuffixSeparator,
        TypeOption::Escape,
        TypeOption::MinDistinct,
        TypeOption::Store,
        TypeOption::TimeOnly,
        TypeOption::Ambiguous,
    ];
    let given = whole.options.given.iter();
    for (_, option) in given.filter(|(option, _)| of_keys.contains(option)) {
        let message = format!(
            "the items in the variants have keys of their own, and `{}` here says nothing of them: say it on their types",
            option.name
        );
        errors.push(Code::MisplacedOption, &option.name, message);
    }
}

/// The key is at the top of the document, next to what serde puts there.
fn document_has_room(whole: &Input, representation: &Representation, errors: &mut Errors) {
    let is_external = matches!(representation, Representation::External);
    if whole.has_documents() && is_external && whole.serde.not_an_object.is_empty() {
        let message = format!(
            "serde stores a variant of `{}` as an object inside an object, where no store looks for a key: \
             add `#[serde(tag = \"type\")]`",
            whole.ident
        );
        errors.push(Code::NotAnObject, &whole.ident, message);
    }
    let content = match representation {
        Representation::Adjacent([_, content]) => Some(content),
        _ => None,
    };
    let property = whole.options.property();
    let names = whole.serde.tag.iter().chain(content);
    for name in names.filter(|name| *name == property) {
        let message = format!(
            "the document has one property `{name}`, and both the key and serde take it: \
             give serde's another name, or the key with `#[pk(property = \"...\")]`"
        );
        errors.push(Code::PropertyTaken, &whole.ident, message);
    }
}

/// If there is no object around the value of a variant, an enum that writes its key and holds itself would write the key
/// several times.
fn enum_is_not_written_inside_itself(
    input: &EnumInput,
    keys: &[(&Ident, VariantKey)],
    errors: &mut Errors,
) {
    if !input.whole.has_own_documents() || !is_flat(&input.representation) {
        return;
    }
    for (variant, key) in keys {
        if let VariantKey::Itself(ty) = key {
            let message = format!(
                "`{variant}` holds `{}` itself, and both would write their key into one object: \
                 put what a variant holds into a property of its own, `#[serde(tag = \"type\", content = \"content\")]`, \
                 or let `Keyed` write the key, `#[pk(keyed)]` instead of `#[pk(serde)]`, with serde's derives",
                input.whole.ident
            );
            errors.push(Code::NotAnObject, ty, message);
        }
    }
}

fn is_flat(representation: &Representation) -> bool {
    matches!(
        representation,
        Representation::Internal | Representation::Untagged
    )
}

/// The key of a variant.
fn check_variant<'a>(
    whole: &Input,
    variant: &'a Variant<'a>,
    can_be_whole: bool,
    errors: &mut Errors,
) -> Option<VariantKey<'a>> {
    for option in &variant.not_as_it_is {
        let message = format!(
            "with `serde({})` the document does not hold the fields of `{}`, and the key is made of them: remove `{0}`",
            option.name, variant.ident
        );
        errors.push(Code::NotRecomputable, option, message);
    }
    match &variant.kind {
        VariantKind::Item(field) => {
            if field.options.is_marked() {
                let message = "a variant with one value takes the key of that value, and this is a part of a key: \
                               name the field, such as `Variant { #[pk(concat)] field: T }`, or remove `pk`";
                errors.push(Code::VariantWithoutKey, field.ty, message);
            }
            Some(if ty::is_boxed(field.ty, &whole.ident) {
                VariantKey::Itself(field.ty)
            } else {
                VariantKey::Item(field.ty)
            })
        }
        VariantKind::Fields(input) => {
            let mut key = check_fields(input, can_be_whole, errors)?;
            // The enum writes the document, including an id that is one of the fields.
            let is_id = |field: &Field| field.serde.written == whole.options.id_property();
            let id = input.fields.iter().find(|field| is_id(field));
            key.stored_id = id.filter(|_| whole.has_documents());
            key.document.hooks = Hooks::None;
            Some(VariantKey::Fields(Box::new(key)))
        }
        VariantKind::Unit | VariantKind::Tuple => {
            if let Some(other) = &variant.other {
                let message = format!(
                    "with `serde(other)` the variant `{0}` keeps nothing of the document, so there is nothing to make a key of: \
                     let it keep the fields of the key, `#[serde(untagged)] {0} {{ #[pk(concat)] ... }}` as the last variant",
                    variant.ident
                );
                errors.push(Code::VariantWithoutKey, other, message);
                return None;
            }
            let message = format!(
                "`{0}` has nothing to make a key of: give it named fields, some of them with `#[pk(concat)]`, \
                 or one value that has a key, `{0}(Item)`",
                variant.ident
            );
            errors.push(Code::VariantWithoutKey, variant.ident, message);
            None
        }
    }
}
