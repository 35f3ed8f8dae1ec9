//! `max_len = 64`: the text is at most so many bytes long. Layouts do not show it, because it changes no text.

use proc_macro2::TokenStream;
use quote::quote;
use synthetic_key_format::FieldOption as LayoutOption;

use super::{Inside, TextKind, TextOption, TypeOf};
use crate::parse::grammar::RawOption;
use crate::parse::options::{Excludes, FieldOption, Spec};
use crate::parse::values::{self, Problem};

#[derive(Clone)]
pub(crate) struct MaxLen(u64);

impl MaxLen {
    /// The limit as a `usize`; no text can be longer.
    fn bytes(&self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }
}

impl TextOption for MaxLen {
    const SPEC: Spec<FieldOption> = Spec {
        option: FieldOption::Text(TextKind::MaxLen),
        name: "max_len",
        usage: "`max_len = 64`",
        help: "the text is at most N bytes long",
        excludes: Excludes::NOTHING,
    };

    const IS_COARSE: bool = false;

    fn read(option: &RawOption) -> Result<Self, Problem> {
        values::count(option).map(Self)
    }

    fn layout(&self) -> Vec<LayoutOption> {
        Vec::new()
    }

    fn write(&self, value: TokenStream, inside: &Inside) -> TokenStream {
        let (text, max) = (inside(value), self.bytes());
        let range = format!("texts of up to {} bytes", self.0);
        quote!(__sk::AtMost(#text, #max, #range))
    }

    fn shape(&self, _: &TypeOf, inside: TokenStream) -> TokenStream {
        let max = self.bytes();
        quote!(#inside.__at_most(#max))
    }

    fn undo(&self, _: Option<TokenStream>) -> Option<TokenStream> {
        None
    }
}
