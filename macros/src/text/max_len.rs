//! `max_len = 64`: the text is at most so many bytes long. Layouts do not show it, because it changes no text.

use proc_macro2::TokenStream;
use quote::quote;
use synthetic_key_format::FieldOption as LayoutOption;

use super::{TextKind, TextOption, TypeOf};
use crate::parse::grammar::RawOption;
use crate::parse::options::{Excludes, FieldOption, Spec};
use crate::parse::values::{self, Problem};

#[derive(Clone)]
pub(crate) struct MaxLen(u64);

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

    fn build(&self, _: &TypeOf, part: &TokenStream) -> TokenStream {
        // No string is longer than a `usize`.
        let max = usize::try_from(self.0).unwrap_or(usize::MAX);
        let range = format!("texts of up to {} bytes", self.0);
        quote!(#part.max_len(#max, #range))
    }
}
