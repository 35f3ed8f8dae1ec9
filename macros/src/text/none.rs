//! `none = "none"`: the text of an absent `Option`.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use synthetic_key_format::FieldOption as LayoutOption;

use super::{AnyText, Format, TextKind, TextOption, TypeOf};
use crate::parse::grammar::RawOption;
use crate::parse::options::{Excludes, FieldOption, Spec};
use crate::parse::values::{self, Problem};

#[derive(Clone)]
pub(crate) struct None(pub(crate) String);

impl TextOption for None {
    const SPEC: Spec<FieldOption> = Spec {
        option: FieldOption::Text(TextKind::None),
        name: "none",
        usage: r#"`none = "none"`"#,
        help: "the text of an absent `Option`",
        excludes: Excludes::NOTHING,
    };

    const IS_COARSE: bool = false;

    fn read(option: &RawOption) -> Result<Self, Problem> {
        let text = values::text(option)?;
        if text.is_empty() {
            return values::bad_value(
                option,
                "the text of an absent value is a part of the key, and a part is not empty",
            );
        }
        Ok(Self(text))
    }

    fn layout(&self) -> Vec<LayoutOption> {
        vec![LayoutOption::None(self.0.clone())]
    }

    fn build(&self, of: &TypeOf, part: &TokenStream) -> TokenStream {
        let none = &self.0;
        if of.is_previous {
            return quote!(#part.none_unproved(#none));
        }
        quote_spanned!(of.at=> __sk::Part::none(#part, #none))
    }
}

impl Format {
    /// The text of an absent value.
    pub(crate) fn none(&self) -> Option<&str> {
        self.0.iter().find_map(|option| match option {
            AnyText::None(none) => Some(&*none.0),
            _ => Option::None,
        })
    }
}
