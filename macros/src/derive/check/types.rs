//! Rules about types that everyone knows. The compiler finds the others, in more words.

use proc_macro2::Ident;
use quote::ToTokens;
use syn::{GenericArgument, LitInt, PathArguments, PathSegment, Type};

use crate::derive::diagnostics::{Code, Errors};
use crate::derive::model::Role;
use crate::derive::parse::Input;
use crate::derive::parse::given::Given;

/// A part has one text, the same in every language.
pub(super) fn part_has_one_text(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let options = &field.options;
        // With an option that does not exist, it is not known what was meant.
        let is_text = options.is_text() && !options.is_random && !options.has_unknown;
        if let Some(why) = is_text
            .then(|| why_unfit(field.ty, &options.uses()))
            .flatten()
        {
            errors.push(
                Code::UnfitPart,
                field.ty,
                format_args!("`{}` cannot be a part of a key: {why}", field.serde.written),
            );
        }
    }
}

/// What decides which types a part may have.
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, not states"
)]
pub(super) struct Uses {
    pub(super) is_nested: bool,
    pub(super) has_function: bool,
    pub(super) has_none: bool,
    pub(super) has_rollup: bool,
    pub(super) has_epoch: bool,
    pub(super) has_pad: bool,
}

/// Whether the name of a type tells that it cannot be what the key uses the field for.
pub(super) fn is_unfit(ty: &Type, role: Role, uses: &Uses) -> bool {
    match role {
        Role::Drawn => !may_be_drawn(ty, None),
        _ => why_unfit(ty, uses).is_some(),
    }
}

/// Why a type cannot be a part under these options, as far as its name tells.
pub(super) fn why_unfit(ty: &Type, uses: &Uses) -> Option<&'static str> {
    const INTEGERS: &[&str] = &[
        "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize",
    ];
    // Of a nested field the type is not known here, and a function takes any.
    if uses.is_nested || uses.has_function {
        return None;
    }
    let inner = option_of(ty);
    if uses.has_none && inner.is_none() {
        return Some(
            "`none` is the text of an absent `Option`, and this value is always there; remove `none`",
        );
    }
    let ty = inner.filter(|_| uses.has_none).unwrap_or(ty);
    let name = known_name(ty).map(ToString::to_string);
    let name = name.as_deref().unwrap_or_default();
    let is_integer = INTEGERS.contains(&name);
    let is_text = ["String", "str", "bool", "char"].contains(&name);
    match uses {
        Uses {
            has_rollup: true,
            has_epoch: true,
            ..
        } if is_text => Some(
            "`epoch` is for integers, and this counts nothing; keep the time as a timestamp, or as an integer",
        ),
        Uses {
            has_rollup: true,
            has_epoch: true,
            ..
        } => why_not_a_part(ty).map(|why| match why {
            TIMESTAMP => "a timestamp says itself when it was; remove `epoch`",
            why => why,
        }),
        Uses {
            has_rollup: true, ..
        } if is_integer => {
            Some("an integer does not say what it counts; add `epoch = \"s\"` or `epoch = \"ms\"`")
        }
        Uses {
            has_rollup: true, ..
        } if is_text => Some(
            "`rollup` is for timestamps and dates; use a type of those, as `chrono::DateTime<Utc>`",
        ),
        Uses {
            has_rollup: true, ..
        } => why_no_instant(ty),
        Uses { has_pad: true, .. } if is_text => {
            Some("`pad` is for integers, and this has no digits to put zeros before; remove `pad`")
        }
        _ => why_not_a_part(ty),
    }
}

/// The name of a type without arguments.
fn known_name(ty: &Type) -> Option<&Ident> {
    match ty {
        Type::Reference(reference) => known_name(&reference.elem),
        Type::Group(group) => known_name(&group.elem),
        Type::Path(path) => path.path.get_ident(),
        _ => None,
    }
}

/// Whether the type's values can have any text.
fn is_free_text(ty: &Type) -> bool {
    known_name(ty).is_some_and(|name| name == "String" || name == "str")
}

/// `T` of a type that is spelt `Option<T>`.
pub(crate) fn option_of(ty: &Type) -> Option<&Type> {
    match ty {
        Type::Group(group) => option_of(&group.elem),
        Type::Path(path) => {
            let last = path
                .path
                .segments
                .last()
                .filter(|last| last.ident == "Option")?;
            match &last.arguments {
                PathArguments::AngleBracketed(args) => match args.args.first()? {
                    GenericArgument::Type(inner) => Some(inner),
                    _ => None,
                },
                _ => None,
            }
        }
        _ => None,
    }
}

/// Why a type is no point in time, as far as its name tells.
fn why_no_instant(ty: &Type) -> Option<&'static str> {
    if option_of(ty).is_some() {
        return Some(ABSENT);
    }
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?;
    match (&*last.ident.to_string(), last.arguments.is_none()) {
        ("NaiveDateTime" | "PrimitiveDateTime" | "DateTime", true) => Some(ZONELESS),
        ("Instant" | "Duration" | "NaiveTime", true) => Some(NO_INSTANT),
        _ => None,
    }
}

const ABSENT: &str =
    "an absent value has no text; say which one it has in the key, `none = \"none\"`";

const TIMESTAMP: &str = "it differs for every item, so each would have a key of its own; \
     roll it up to the period that you query by, `rollup = \"day\"`";

const ZONELESS: &str = "a timestamp without a time zone is another instant in every zone, so services would disagree about its day; \
     store an instant, as `chrono::DateTime<Utc>`, `jiff::Timestamp` or `time::OffsetDateTime`";

const NO_INSTANT: &str = "it is no point in time that other services know; \
     store an instant, as `chrono::DateTime<Utc>` or `SystemTime`";

/// Why a type has no one text, as far as its name tells.
pub(crate) fn why_not_a_part(ty: &Type) -> Option<&'static str> {
    const SEVERAL: &str =
        "it holds several values; take the one that you query by, as a field of its own";
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
                "Option" if option_of(ty).is_some_and(is_free_text) => Some(
                    "an absent value has no text; say which one it has in the key, one that no value has, \
                     as in `none = \"NONE\", case = \"lower\"`",
                ),
                "Option" if has_arguments => Some(ABSENT),
                "RandomSuffix" if has_arguments => Some(
                    "it is the number of a random suffix, and belongs behind the parts; write `random_suffix = N`",
                ),
                "SystemTime" | "OffsetDateTime" => Some(TIMESTAMP),
                "NaiveDateTime" | "PrimitiveDateTime" => Some(ZONELESS),
                "Instant" | "NaiveTime" => Some(NO_INSTANT),
                "Duration" => Some(
                    "a span of time has many texts; store a whole number of a fixed unit, as in `seconds: u64`",
                ),
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

#[cfg(test)]
mod tests {
    use super::*;
    use proc_macro2::{Delimiter, Group, TokenTree};

    fn ty(source: &str) -> Type {
        syn::parse_str(source).unwrap()
    }

    /// As `macro_rules!` hands on a type.
    fn grouped(source: &str) -> Type {
        let group = Group::new(Delimiter::None, source.parse().unwrap());
        let ty = syn::parse2(TokenTree::Group(group).into()).unwrap();
        assert!(matches!(ty, Type::Group(_)));
        ty
    }

    #[test]
    fn in_references_parentheses_and_invisible_groups() {
        for text in [ty("&'a str"), grouped("str"), grouped("&str")] {
            assert!(known_name(&text).is_some_and(|name| name == "str"));
        }
        assert!(option_of(&grouped("Option<u8>")).is_some());
        for float in [ty("&f64"), ty("(f64)"), grouped("f64")] {
            assert!(why_not_a_part(&float).is_some());
        }
        assert!(may_be_drawn(&grouped("RandomSuffix<4>"), Some(4)));
        assert!(!may_be_drawn(&grouped("RandomSuffix<4>"), Some(5)));
    }

    /// A type of one's own may have the name.
    #[test]
    fn names_that_tell_nothing() {
        for own in ["units::f64", "Option", "RandomSuffix", "DateTime", "Vec"] {
            assert_eq!(why_not_a_part(&ty(own)), None, "{own}");
        }
    }
}
