//! An enum as keys: every variant has one, and its document room for it.

use syn::Type;

use super::{RULES_OF_THE_TYPE, check_fields, lower, property};
use crate::derive::diagnostics::{Code, Errors};
use crate::derive::model::{EnumKey, Hooks, VariantKey};
use crate::derive::parse::grammar::RawOption;
use crate::derive::parse::serde::SerdeField;
use crate::derive::parse::{EnumInput, Input, Representation, Variant, VariantKind};

/// The enum's keys, sound if no errors were added. None where there is a variant without one.
pub(crate) fn check_enum<'a>(input: EnumInput<'a>, errors: &mut Errors) -> Option<EnumKey<'a>> {
    let EnumInput {
        whole,
        representation,
        variants,
    } = input;
    let can_be_whole = errors.is_empty();
    for rule in RULES_OF_THE_TYPE {
        rule(&whole, errors);
    }
    options_are_for_an_enum(&whole, errors);
    if variants.is_empty() {
        let message = format_args!(
            "`{}` has no variants, so there are no items to make keys for",
            whole.ident
        );
        errors.push(Code::VariantWithoutKey, &whole.ident, message);
        return None;
    }
    if variants.iter().all(is_unit) {
        let message = format_args!(
            "the variants of `{}` hold nothing to make a key of; if it is a part of a key, as a kind or a state, \
             derive `KeyPart` and not `SyntheticKey`; if it is what is stored, let each variant hold fields, \
             some of them with `#[pk(concat)]`",
            whole.ident
        );
        errors.push(Code::VariantWithoutKey, &whole.ident, message);
        return None;
    }
    document_has_room(&whole, &representation, errors);
    options_have_fields(&whole, &variants, errors);
    let (mut keys, mut fields, count) = (Vec::new(), Vec::new(), variants.len());
    for variant in variants {
        let ident = variant.ident;
        let key = check_variant(variant, can_be_whole, &mut fields, errors);
        keys.extend(key.map(|key| (ident, key)));
    }
    let mut whole = lower::build(whole, errors.is_empty());
    whole.document.fields = fields;
    whole.document.names = Some(match &representation {
        Representation::Adjacent(names) => names.to_vec(),
        _ => Vec::new(),
    });
    let is_flat = matches!(
        representation,
        Representation::Internal | Representation::Untagged
    );
    (keys.len() == count).then_some(EnumKey {
        whole,
        is_flat,
        variants: keys,
    })
}

fn is_unit(variant: &Variant) -> bool {
    matches!(variant.kind, VariantKind::Unit)
}

/// What is said of one key cannot be said of several.
fn options_are_for_an_enum(whole: &Input, errors: &mut Errors) {
    let options = &whole.options;
    let of_one_key: [Option<&RawOption>; 3] = [
        options.layout.as_ref().map(|option| &option.at),
        options.container.as_ref().map(|option| &option.at),
        options.id.as_ref().map(|option| &option.at),
    ];
    for option in of_one_key.into_iter().flatten() {
        let message = format_args!(
            "each variant has a key of its own, and `{}` speaks of one: let the variant hold a struct that says it",
            option.name
        );
        errors.push(Code::MisplacedOption, &option.name, message);
    }
}

/// Items have keys of their own: what the enum says of keys is for its own fields.
fn options_have_fields(whole: &Input, variants: &[Variant], errors: &mut Errors) {
    let has_fields = |variant: &Variant| matches!(variant.kind, VariantKind::Fields(_));
    if variants.iter().any(has_fields) {
        return;
    }
    let options = &whole.options;
    let of_keys: [Option<&RawOption>; 8] = [
        options.property.as_ref().map(|option| &option.at),
        options.separator.as_ref().map(|option| &option.at),
        options.suffix_separator.as_ref().map(|option| &option.at),
        options.escape.as_ref().map(|option| &option.at),
        options.min_distinct.as_ref().map(|option| &option.at),
        options.max_len.as_ref().map(|option| &option.at),
        options.store.as_ref().map(|option| &option.at),
        options.time_only.as_ref().map(|option| &option.at),
    ];
    for option in of_keys.into_iter().flatten() {
        let message = format_args!(
            "the items in the variants have keys of their own, and `{}` here says nothing of them: say it on their types",
            option.name
        );
        errors.push(Code::MisplacedOption, &option.name, message);
    }
}

/// The key is at the top of the document, beside what serde puts there.
fn document_has_room(whole: &Input, representation: &Representation, errors: &mut Errors) {
    let has_hooks = whole.serde.is_remote_self || whole.options.keyed.is_some();
    if has_hooks && matches!(representation, Representation::External) {
        let message = format_args!(
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
    let property = property(&whole.options);
    let names = whole.serde.tag.iter().chain(content);
    for name in names.filter(|name| *name == property) {
        let message = format_args!(
            "the document has one property `{name}`, and both the key and serde take it: \
             give serde's another name, or the key with `#[pk(property = \"...\")]`"
        );
        errors.push(Code::PropertyTaken, &whole.ident, message);
    }
}

/// The key of a variant; its fields go to those of the document.
fn check_variant<'a>(
    variant: Variant<'a>,
    can_be_whole: bool,
    fields: &mut Vec<(&'a Type, SerdeField)>,
    errors: &mut Errors,
) -> Option<VariantKey<'a>> {
    for option in &variant.not_as_it_is {
        let message = format_args!(
            "with `serde({})` the document does not hold the fields of `{}`, and the key is made of them: remove `{0}`",
            option.name, variant.ident
        );
        errors.push(Code::NotRecomputable, option, message);
    }
    match variant.kind {
        VariantKind::Item(field) => {
            if field.options.is_marked {
                let message = "a variant with one value takes the key of that value, and this is a part of a key: \
                               name the field, as in `Variant { #[pk(concat)] field: T }`, or remove `pk`";
                errors.push(Code::VariantWithoutKey, field.ty, message);
                return None;
            }
            fields.push((field.ty, field.serde));
            Some(VariantKey::Item(field.ty))
        }
        VariantKind::Fields(mut input) => {
            for field in &mut input.fields {
                if let Some(level) = field.options.level.take() {
                    let message = "the variants of an enum share one property, so their keys have no levels: remove `level`";
                    errors.push(Code::Levels, &level.at, message);
                }
                if let Some(path) = &field.options.path {
                    let message = "a variant has no nested parts: let it hold a struct of its own, and say it there";
                    errors.push(Code::MisplacedOption, &path.at, message);
                }
                if let Some(id) = field.options.id.take() {
                    let message = "the id of a variant is not written: let the variant hold a struct of its own, and mark the field there";
                    errors.push(Code::MisplacedOption, &id.at, message);
                }
            }
            let mut key = check_fields(*input, can_be_whole, errors);
            fields.append(&mut key.document.fields);
            key.document.hooks = Hooks::None;
            Some(VariantKey::Fields(Box::new(key)))
        }
        VariantKind::Unit | VariantKind::Tuple => {
            let message = format_args!(
                "`{0}` has nothing to make a key of: give it named fields, some of them with `#[pk(concat)]`, \
                 or one value that has a key, `{0}(Item)`",
                variant.ident
            );
            errors.push(Code::VariantWithoutKey, variant.ident, message);
            None
        }
    }
}
