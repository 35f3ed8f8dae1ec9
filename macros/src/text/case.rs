//! `case = "lower"`: ASCII letters are folded.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use synthetic_key_format::{Case as Letters, FieldOption as LayoutOption};

use super::{Inside, TextKind, TextOption, TypeOf};
use crate::parse::grammar::RawOption;
use crate::parse::options::{Excludes, FieldOption, Spec};
use crate::parse::values::{self, Problem};

#[derive(Clone)]
pub(crate) struct Case(pub(crate) Letters);

impl Case {
    /// The letters that are left, as the runtime names them.
    fn letters(&self) -> TokenStream {
        let variant = Ident::new(&format!("{:?}", self.0), Span::call_site());
        quote!(__sk::Fold::#variant)
    }
}

impl TextOption for Case {
    const SPEC: Spec<FieldOption> = Spec {
        option: FieldOption::Text(TextKind::Case),
        name: "case",
        usage: r#"`case = "lower"` or `case = "upper"`"#,
        help: "ASCII letters are folded",
        excludes: Excludes::NOTHING,
    };

    const IS_COARSE: bool = true;

    fn read(option: &RawOption) -> Result<Self, Problem> {
        values::one_of(option, Letters::from_name).map(Self)
    }

    fn layout(&self) -> Vec<LayoutOption> {
        vec![LayoutOption::Case(self.0)]
    }

    fn write(&self, value: TokenStream, inside: &Inside) -> TokenStream {
        let (text, letters) = (inside(value), self.letters());
        quote!(__sk::Folded(#text, #letters))
    }

    fn shape(&self, _: &TypeOf, inside: TokenStream) -> TokenStream {
        let letters = self.letters();
        quote!(#inside.__folded(#letters))
    }

    fn undo(&self, _: Option<TokenStream>) -> Option<TokenStream> {
        Some(quote!(__sk::UndoCase))
    }
}
