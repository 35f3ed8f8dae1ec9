//! Rules about types that everyone knows. The compiler finds the others, in more words.

use quote::ToTokens;
use syn::{GenericArgument, LitInt, PathArguments, PathSegment, Type};

use crate::attr::Given;
use crate::errors::{Code, Errors};
use crate::input::Input;
use crate::model::Role;

/// A part has one text, the same in every language.
pub(super) fn part_has_one_text(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let options = &field.options;
        let is_text =
            (options.concat.is_some() || options.hash_suffix.is_some()) && !options.is_random;
        if let Some(why) = is_text.then(|| why_not_a_part(field.ty)).flatten() {
            errors.push(
                Code::UnfitPart,
                field.ty,
                format_args!("`{}` cannot be a part of a key: {why}", field.serde.written),
            );
        }
    }
}

/// Whether the name of a type tells that it cannot be what the key uses the field for.
pub(super) fn is_unfit(ty: &Type, role: Role) -> bool {
    match role {
        Role::Part { .. } | Role::Hashed => why_not_a_part(ty).is_some(),
        Role::Drawn => !may_be_drawn(ty, None),
    }
}

/// Why a type has no one text, as far as its name tells.
pub(crate) fn why_not_a_part(ty: &Type) -> Option<&'static str> {
    const SEVERAL: &str =
        "it holds several values; take the one that you query by, as a field of its own";
    const TIMESTAMP: &str = "it differs for every item, so each would have a key of its own; \
         keep its date in a field of its own, and use that";
    match ty {
        Type::Reference(reference) => why_not_a_part(&reference.elem),
        Type::Group(group) => why_not_a_part(&group.elem),
        Type::Paren(paren) => why_not_a_part(&paren.elem),
        Type::Tuple(_) | Type::Array(_) | Type::Slice(_) => Some(SEVERAL),
        Type::Path(path) => {
            let last = path.path.segments.last()?;
            let has_arguments = !last.arguments.is_none();
            match &*last.ident.to_string() {
                "f32" | "f64" if path.path.segments.len() == 1 => Some(
                    "a float has many texts for one value; store a whole number of a fixed unit, as in `cents: u64`",
                ),
                "Option" if has_arguments => Some(
                    "an absent value has no text; use a type that is always there, or an enum with a variant for it",
                ),
                "RandomSuffix" if has_arguments => Some(
                    "it is the number of a random suffix, and belongs behind the parts; write `random_suffix = N`",
                ),
                "SystemTime" | "Instant" | "Duration" | "NaiveDateTime" | "NaiveTime"
                | "OffsetDateTime" | "PrimitiveDateTime" => Some(TIMESTAMP),
                "DateTime" if has_arguments => Some(TIMESTAMP),
                "Vec" | "VecDeque" | "HashMap" | "HashSet" | "BTreeMap" | "BTreeSet"
                    if has_arguments =>
                {
                    Some(SEVERAL)
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// A number drawn from another range would leave keys unused, or be outside the fan-out and never be found.
pub(super) fn drawn_number_has_its_type(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let Some(Given { value: n, .. }) = field.options.random_suffix else {
            continue;
        };
        if !may_be_drawn(field.ty, Some(n)) {
            let message = format_args!(
                "a field with `random_suffix = {n}` has the type `RandomSuffix<{n}>`: \
                 it holds the number that was drawn for the item, from 1 to {n}"
            );
            errors.push(Code::SuffixType, field.ty, message);
        }
    }
}

/// Whether the type can be `RandomSuffix<N>`, with any N where none is given; of a type that is spelt otherwise, the compiler knows more.
fn may_be_drawn(ty: &Type, n: Option<u16>) -> bool {
    match ty {
        Type::Group(group) => may_be_drawn(&group.elem, n),
        Type::Path(path) => path
            .path
            .segments
            .last()
            .is_none_or(|last| may_be_drawn_as(last, n)),
        _ => false,
    }
}

fn may_be_drawn_as(last: &PathSegment, n: Option<u16>) -> bool {
    const KNOWN: &[&str] = &[
        "String", "u8", "u16", "u32", "u64", "usize", "i8", "i16", "i32", "i64", "isize",
    ];
    match (&*last.ident.to_string(), &last.arguments) {
        ("RandomSuffix", PathArguments::AngleBracketed(args)) => match args.args.first() {
            Some(GenericArgument::Const(drawn)) => {
                let drawn = syn::parse2::<LitInt>(drawn.to_token_stream());
                n.is_none_or(|n| drawn.is_ok_and(|drawn| drawn.base10_digits() == n.to_string()))
            }
            _ => true,
        },
        (name, PathArguments::None) => !KNOWN.contains(&name),
        (name, PathArguments::AngleBracketed(_)) => !["Option", "Vec", "Box"].contains(&name),
        _ => true,
    }
}
