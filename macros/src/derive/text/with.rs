//! `with = path::to::function`: a function makes the text of the field's value.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Path;
use syn::ext::IdentExt;
use synthetic_key_layout::FieldOption as LayoutOption;

use super::{AnyText, Format, Inside, TextKind, TextOption, TypeOf};
use crate::derive::parse::grammar::RawOption;
use crate::derive::parse::options::{Excludes, FieldOption, Spec};
use crate::derive::parse::values::{self, Problem};

#[derive(Clone)]
pub(crate) struct With(pub(crate) Path);

impl TextOption for With {
    const SPEC: Spec<FieldOption> = Spec {
        option: FieldOption::Text(TextKind::With),
        name: "with",
        usage: "`with = path::to::function`",
        help: "a function makes the part of the field's value",
        excludes: Excludes {
            others: &[FieldOption::Path],
            why: "the function takes the field itself, and can look into it",
        },
    };

    fn read(option: &RawOption) -> Result<Self, Problem> {
        values::function(option).map(Self)
    }

    fn layout(&self) -> Vec<LayoutOption> {
        let function = self.0.segments.last();
        let name = function.map(|function| function.ident.unraw().to_string());
        name.into_iter().map(LayoutOption::Function).collect()
    }

    fn write(&self, value: TokenStream, inside: &Inside) -> TokenStream {
        let (function, value) = (&self.0, inside(value));
        quote!(__sk::Made(#function(#value)))
    }

    fn shape(&self, of: &TypeOf, _: TokenStream) -> TokenStream {
        let (function, taken) = (&self.0, &of.taken);
        quote!(__sk::made_by::<#taken, _>(#function).part().__as_text())
    }

    fn undo(&self, _: Option<TokenStream>) -> Option<TokenStream> {
        None
    }
}

impl Format {
    /// Whether a function makes the text.
    pub(crate) fn is_made(&self) -> bool {
        let is_made = |option: &AnyText| matches!(option, AnyText::With(_));
        self.0.iter().any(is_made)
    }
}
