//! What the spelling of a type says. A derive sees names, not types, and every question about a name is answered here.

use proc_macro2::Ident;
use quote::ToTokens;
use syn::{GenericArgument, LitInt, Path, PathArguments, PathSegment, Type};
use synthetic_key_format::SuffixRange;

/// What a type is, as far as its name says. A name of the standard library counts bare or with its path, a name of
/// another crate by its last segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    /// `String` or `str`
    Text,
    Bool,
    Char,
    Integer,
    Float,
    /// `Option<T>`
    Option,
    /// `RandomSuffix<N>`
    RandomSuffix,
    /// A point in time, such as `DateTime<Utc>` or `SystemTime`.
    Instant,
    /// A date and a time of day without a zone.
    Zoneless,
    /// A clock's reading, or a time of day: not a point in time that means the same to other services.
    Clock,
    /// A span of time.
    Duration,
    /// A tuple, an array or a collection.
    Several,
    /// Anything else, which only the compiler knows.
    Other,
}

const INTEGERS: &[&str] = &[
    "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize",
];

const COLLECTIONS: &[&str] = &[
    "Vec", "VecDeque", "HashMap", "HashSet", "BTreeMap", "BTreeSet",
];

/// What a type is, without references and groups around it.
pub(crate) fn known(ty: &Type) -> Known {
    match referent(ty) {
        Type::Tuple(_) | Type::Array(_) | Type::Slice(_) => Known::Several,
        Type::Path(path) if path.qself.is_none() => known_path(&path.path),
        _ => Known::Other,
    }
}

fn known_path(path: &Path) -> Known {
    let Some(last) = path.segments.last() else {
        return Known::Other;
    };
    let (name, has_arguments) = (last.ident.to_string(), !last.arguments.is_none());
    match &*name {
        "String" | "str" if is_of_std(path) => Known::Text,
        "bool" if is_of_std(path) => Known::Bool,
        "char" if is_of_std(path) => Known::Char,
        "f32" | "f64" if is_of_std(path) => Known::Float,
        integer if INTEGERS.contains(&integer) && is_of_std(path) => Known::Integer,
        "Option" if has_arguments => Known::Option,
        "RandomSuffix" if has_arguments => Known::RandomSuffix,
        "SystemTime" | "OffsetDateTime" => Known::Instant,
        "DateTime" if has_arguments => Known::Instant,
        "NaiveDateTime" | "PrimitiveDateTime" => Known::Zoneless,
        "Instant" | "NaiveTime" => Known::Clock,
        "Duration" => Known::Duration,
        several if COLLECTIONS.contains(&several) && has_arguments => Known::Several,
        _ => Known::Other,
    }
}

/// Whether a path is a bare name, or one of the standard library.
fn is_of_std(path: &Path) -> bool {
    let is_std = |first: &Ident| first == "std" || first == "core" || first == "alloc";
    let first = path.segments.first();
    let has_arguments = path.segments.iter().any(|name| !name.arguments.is_none());
    !has_arguments && (path.segments.len() == 1 || first.is_some_and(|first| is_std(&first.ident)))
}

/// Whether every value of the type has a text that all languages write in the same way, unless the name means something
/// else here.
pub(crate) fn is_std_part(ty: &Type) -> bool {
    matches!(
        known(ty),
        Known::Text | Known::Bool | Known::Char | Known::Integer
    )
}

/// Whether the type is passed by value: its name says that it is `Copy`.
pub(crate) fn is_by_value(ty: &Type) -> bool {
    let by_value = matches!(
        known(ty),
        Known::Bool | Known::Char | Known::Integer | Known::Float | Known::Zoneless
    );
    by_value && !matches!(ungrouped(ty), Type::Reference(_))
}

/// Whether the type is spelt like jiff's date and time without a zone. A bare `DateTime` can also be that of BSON, which is
/// UTC: only the compiler knows.
pub(crate) fn is_civil_date_time(ty: &Type) -> bool {
    let Type::Path(path) = ungrouped(ty) else {
        return false;
    };
    let mut names = path.path.segments.iter().rev();
    let is_date_time = |last: &PathSegment| last.ident == "DateTime" && last.arguments.is_none();
    names.next().is_some_and(is_date_time)
        && names.next().is_some_and(|module| module.ident == "civil")
}

/// Whether the type is spelt `PhantomData`.
pub(crate) fn is_phantom(ty: &Type) -> bool {
    last_segment(ty).is_some_and(|last| last.ident == "PhantomData")
}

/// The type inside parentheses, or inside the group of a macro.
pub(crate) fn ungrouped(ty: &Type) -> &Type {
    match ty {
        Type::Group(group) => ungrouped(&group.elem),
        Type::Paren(paren) => ungrouped(&paren.elem),
        ty => ty,
    }
}

/// The target of a reference: a bound on `&'a T` would say nothing about a `&'b T`.
pub(crate) fn referent(ty: &Type) -> &Type {
    match ungrouped(ty) {
        Type::Reference(reference) => referent(&reference.elem),
        ty => ty,
    }
}

/// The content of boxes, or the type itself if there are none.
pub(crate) fn unboxed(ty: &Type) -> &Type {
    let last = last_segment(ty).filter(|last| last.ident == "Box");
    match last.and_then(first_argument) {
        Some(GenericArgument::Type(inner)) => unboxed(inner),
        _ => ty,
    }
}

/// Whether the type is a box of, or a reference to, the type `ident`.
pub(crate) fn is_boxed(ty: &Type, ident: &Ident) -> bool {
    let ty = referent(ty);
    let Type::Path(path) = ty else { return false };
    let is_it = |path: &Path| path.segments.len() == 1 && path.segments[0].ident == *ident;
    let last = last_segment(ty).filter(|last| last.ident == "Box");
    match last.and_then(first_argument) {
        Some(GenericArgument::Type(inner)) => is_boxed(inner, ident),
        _ => path.qself.is_none() && is_it(&path.path),
    }
}

/// `T` of a type that is spelt `Option<T>`.
pub(crate) fn option_of(ty: &Type) -> Option<&Type> {
    let last = last_segment(ty).filter(|last| last.ident == "Option")?;
    match first_argument(last)? {
        GenericArgument::Type(inner) => Some(inner),
        _ => None,
    }
}

/// The last segment of a path.
pub(crate) fn last_segment(ty: &Type) -> Option<&PathSegment> {
    match ungrouped(ty) {
        Type::Path(path) => path.path.segments.last(),
        _ => None,
    }
}

fn first_argument(segment: &PathSegment) -> Option<&GenericArgument> {
    match &segment.arguments {
        PathArguments::AngleBracketed(args) => args.args.first(),
        PathArguments::None | PathArguments::Parenthesized(_) => None,
    }
}

/// Whether the type can be the `RandomSuffix<N, FROM>` of this range.
pub(crate) fn may_be_drawn(ty: &Type, range: SuffixRange) -> bool {
    let Some(last) = last_segment(ty) else {
        return false;
    };
    if known(ty) == Known::RandomSuffix {
        return has_numbers(last, range);
    }
    let is_box = last.ident == "Box" && !last.arguments.is_none();
    !is_box
        && matches!(
            known(ty),
            Known::Other | Known::Bool | Known::Char | Known::Instant
        )
        || last.ident == "RandomSuffix"
}

/// Whether the arguments of a `RandomSuffix` are those of a range, as far as they are literals.
fn has_numbers(drawn: &PathSegment, range: SuffixRange) -> bool {
    let PathArguments::AngleBracketed(args) = &drawn.arguments else {
        return true;
    };
    let is = |arg: &GenericArgument, number: u16| match arg {
        GenericArgument::Const(arg) => {
            let arg = syn::parse2::<LitInt>(arg.to_token_stream());
            arg.is_ok_and(|arg| arg.base10_digits() == number.to_string())
        }
        _ => true,
    };
    let mut args = args.args.iter();
    args.next().is_none_or(|n| is(n, range.count()))
        && args
            .next()
            .map_or(range.first() == 1, |from| is(from, range.first()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proc_macro2::{Delimiter, Group, TokenTree};

    fn ty(source: &str) -> Type {
        syn::parse_str(source).unwrap()
    }

    /// In the form that `macro_rules!` passes on a type.
    fn grouped(source: &str) -> Type {
        let group = Group::new(Delimiter::None, source.parse().unwrap());
        let ty = syn::parse2(TokenTree::Group(group).into()).unwrap();
        assert!(matches!(ty, Type::Group(_)));
        ty
    }

    #[test]
    fn in_references_parentheses_and_invisible_groups() {
        for text in [
            ty("&'a str"),
            ty("(&(String))"),
            grouped("str"),
            grouped("&str"),
        ] {
            assert_eq!(known(&text), Known::Text);
        }
        for option in [
            ty("Option<u8>"),
            ty("(Option<u8>)"),
            grouped("Option<u8>"),
            ty("core::option::Option<u8>"),
        ] {
            assert!(option_of(&option).is_some());
        }
        for float in [ty("&f64"), ty("(f64)"), grouped("f64")] {
            assert_eq!(known(&float), Known::Float);
        }
        let range = |first| SuffixRange::new(first, 4, None).unwrap();
        for (source, first, may_be) in [
            ("RandomSuffix<4>", 1, true),
            ("RandomSuffix<4>", 0, false),
            ("RandomSuffix<4, 1>", 1, true),
            ("RandomSuffix<4, 0>", 0, true),
            ("RandomSuffix<4, 0>", 1, false),
            ("RandomSuffix<5>", 1, false),
            ("RandomSuffix<N, FROM>", 0, true),
        ] {
            assert_eq!(
                may_be_drawn(&grouped(source), range(first)),
                may_be,
                "{source}"
            );
        }
    }

    #[test]
    fn the_standard_library_by_name_and_by_path() {
        for text in ["String", "std::string::String", "::alloc::string::String"] {
            assert_eq!(known(&ty(text)), Known::Text, "{text}");
        }
        assert_eq!(known(&ty("core::primitive::u8")), Known::Integer);
    }

    /// A user's own type may have the name.
    #[test]
    fn names_that_tell_nothing() {
        for own in [
            "units::f64",
            "my::String",
            "String<u8>",
            "Option",
            "RandomSuffix",
            "DateTime",
            "Vec",
            "<String as Of>::Part",
        ] {
            assert_eq!(known(&ty(own)), Known::Other, "{own}");
        }
    }

    #[test]
    fn by_value() {
        let is = |source: &str| is_by_value(&ty(source));
        assert!(is("f64") && is("core::primitive::u8") && is("chrono::NaiveDateTime"));
        assert!(!is("String") && !is("f64::Of") && !is("u8<T>") && !is("&u8") && !is("[u8; 2]"));
    }
}
