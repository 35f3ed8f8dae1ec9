//! `case = "lower"`: ASCII letters are folded.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use synthetic_key_format::{Case as Letters, FieldOption as LayoutOption};

use super::{TextKind, TextOption, TypeOf};
use crate::parse::grammar::RawOption;
use crate::parse::options::{Excludes, FieldOption, Spec};
use crate::parse::values::{self, Problem};

#[derive(Clone)]
pub(crate) struct Case(pub(crate) Letters);

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

    fn build(&self, _: &TypeOf, part: &TokenStream) -> TokenStream {
        let letters = Ident::new(&format!("{:?}", self.0), Span::call_site());
        quote!(#part.case(__sk::Case::#letters))
    }
}
