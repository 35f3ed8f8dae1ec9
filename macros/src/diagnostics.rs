//! The error sink: every stage adds to it, and one build shows all errors.

use std::fmt::{self, Display};

use proc_macro2::TokenStream;
use quote::ToTokens;

/// Every code of both crates, with the title of its page in the error index. The compiler shows the codes without a
/// name here, with a message of the runtime.
macro_rules! codes {
    (@variants [$($number:literal $name:ident)*]) => {
        /// The number under which the error index explains an error.
        #[derive(Clone, Copy)]
        pub(crate) enum Code {
            $($name = $number),*
        }
    };
    (@variants [$($variants:tt)*] $number:literal - $title:literal, $($rest:tt)*) => {
        codes!(@variants [$($variants)*] $($rest)*);
    };
    (@variants [$($variants:tt)*] $number:literal $name:ident $title:literal, $($rest:tt)*) => {
        codes!(@variants [$($variants)* $number $name] $($rest)*);
    };
    ($($number:literal $name:tt $title:literal,)*) => {
        codes!(@variants [] $($number $name $title,)*);

        /// The table, for tests.
        #[cfg(test)]
        pub(crate) const CODES: &[(u16, &str)] = &[$(($number, $title)),*];
    };
}

codes! {
    // 01: options
    101 Syntax "this is not an option",
    102 UnknownOption "there is no such option",
    103 MisplacedOption "an option in the wrong place",
    104 BadValue "a value that the option does not accept",
    105 DuplicateOption "an option that is given twice",
    106 OptionsConflict "options that do not go together",
    107 SamePath "two fields of a lookup with the same name",
    // 02: what a key is built from
    201 NotAStruct "a key for a union",
    202 NoParts "nothing to build a key from",
    203 SuffixWithoutBase "a suffix without a part before it",
    204 Positions "positions that do not give an order",
    205 UnfitSeparator "a separator or a name that does not work",
    207 OptionWithoutPart "an option of a part on a field that is not a part",
    208 Levels "levels that do not fit together",
    209 BadTemplate "a template that cannot be read",
    210 UnknownField "a template with an unknown field",
    211 VariantWithoutKey "a variant without a key",
    // 03: suffixes
    301 SuffixRange "a number of suffixes that does not spread",
    302 TwoSuffixes "two suffixes",
    303 DifferentN "hashed fields with different N",
    304 PartAndSuffix "a field that is both part and suffix",
    305 SuffixType "a random suffix of a different type",
    // 04: the stored document
    401 PropertyTaken "the key's property is taken",
    402 NotRecomputable "a key field that the document does not hold",
    403 NotAnObject "a document without a place for the key",
    404 HooksConflict "options about the document that contradict each other",
    405 - "documents without their key",
    406 - "`Keyed` around a type that is not keyed",
    407 WithoutDerives "serde's derives are missing",
    408 UnreadAttribute "an attribute that documents do not follow",
    // 05: the layout lock
    501 LayoutChanged "a layout that differs from the locked one",
    502 ListedLayout "a layout that cannot also be read",
    // 06: what the compiler proves
    601 - "different items with the same key",
    602 - "too few different keys",
    603 - "keys that are too long",
    604 - "a key that contains only time",
    605 - "a separator that the store forbids",
    606 UnfitPart "a type that cannot be a part",
    607 - "a type without a key",
    608 - "a point read without the random suffix",
    609 - "a rollup of a type that is not a timestamp",
    610 - "an epoch on a type that is not an integer",
    611 - "hours of a date",
    612 - "zeros before a type that is not an integer",
    613 - "`None` and `Some` with the same string",
    614 - "different items with the same id",
    615 - "a container name that the store does not allow",
    616 - "variants that disagree",
    617 - "parts that `parse` cannot return",
    618 IdOfOthers "an id that items with other keys can have",
    619 - "two tenants in one container",
    620 - "a timestamp type that ends in 1970",
    621 - "keys that a fan-out cannot enumerate",
    622 - "a key that is not stored as a string",
    625 - "a property that the store does not accept",
    626 - "a number that the store changes",
    // 07: `#[derive(KeyPart)]`
    701 NotAPart "a type without exactly one string form",
    702 NotStoredAsText "a part that is stored as something else",
    703 SameName "two variants with the same name",
    // 08: generic code
    801 - "a lookup that is not the one key of an item",
    802 - "a lookup that is not a set of keys of the items",
    803 - "an id that is not known",
    804 - "an item that is not stored with its key",
    805 - "a lookup of a different item",
}

impl Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SK{:04}", *self as u16)
    }
}

/// Collects errors; the order is the order of the source as the stages walk it.
#[derive(Default)]
pub(crate) struct Errors(Option<syn::Error>);

impl Errors {
    /// Adds an error at the tokens that the reader must change.
    pub(crate) fn push(&mut self, code: Code, at: impl ToTokens, message: impl Display) {
        let error = syn::Error::new_spanned(at, format_args!("{code}: {message}"));
        match &mut self.0 {
            Some(all) => all.combine(error),
            none => *none = Some(error),
        }
    }

    /// Adds an error where the derive is called.
    pub(crate) fn push_here(&mut self, code: Code, message: impl Display) {
        self.push(code, TokenStream::new(), message);
    }

    /// Adds an error with two causes, at both places.
    pub(crate) fn push_pair(
        &mut self,
        code: Code,
        (first, second): (impl ToTokens, impl ToTokens),
        message: impl Display,
    ) {
        self.push(code, second, message);
        self.push(code, first, "the other one is here");
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The errors for the compiler: nothing, if nothing is wrong.
    pub(crate) fn into_compile_errors(self) -> TokenStream {
        self.0
            .map_or_else(TokenStream::new, syn::Error::into_compile_error)
    }
}

#[cfg(test)]
mod tests {
    use super::CODES;

    #[test]
    fn codes_are_in_order() {
        assert!(CODES.is_sorted_by(|one, next| one.0 < next.0));
    }
}
