//! The error sink: every stage adds to it, and one build shows all of it.

use std::fmt::{self, Display};

use proc_macro2::TokenStream;
use quote::ToTokens;

/// The number under which the error index explains an error.
#[derive(Clone, Copy)]
pub(crate) enum Code {
    // 01: options
    Syntax = 101,
    UnknownOption = 102,
    MisplacedOption = 103,
    BadValue = 104,
    DuplicateOption = 105,
    OptionsConflict = 106,
    // 02: what a key is made of
    NotAStruct = 201,
    NoParts = 202,
    SuffixWithoutBase = 203,
    Positions = 204,
    UnfitSeparator = 205,
    TwoLimits = 206,
    OptionWithoutPart = 207,
    Levels = 208,
    BadTemplate = 209,
    UnknownField = 210,
    VariantWithoutKey = 211,
    // 03: suffixes
    SuffixRange = 301,
    TwoSuffixes = 302,
    DifferentN = 303,
    PartAndSuffix = 304,
    SuffixType = 305,
    EarlierSuffixes = 306,
    // 04: the stored document
    PropertyTaken = 401,
    NotRecomputable = 402,
    NotAnObject = 403,
    HooksConflict = 404,
    // 05: the layout lock
    LayoutChanged = 501,
    // 06: what the compiler proves; the others are in the runtime crate
    UnfitPart = 606,
    // 07: `#[derive(KeyPart)]`
    NotAPart = 701,
    NotStoredAsText = 702,
    SameName = 703,
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

    /// Adds an error that lies in two places, at both.
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

    /// What the compiler shows: nothing, if nothing is wrong.
    pub(crate) fn into_compile_errors(self) -> TokenStream {
        self.0
            .map_or_else(TokenStream::new, syn::Error::into_compile_error)
    }
}
