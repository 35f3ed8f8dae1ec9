//! `pad = 6`: zeros before the digits of an integer.

use proc_macro2::TokenStream;
use quote::quote_spanned;
use synthetic_key_format::{FieldOption as LayoutOption, MOST_DIGITS};

use super::{TextKind, TextOption, TypeOf};
use crate::parse::grammar::RawOption;
use crate::parse::options::{Excludes, FieldOption, Spec};
use crate::parse::values::{self, Problem};

#[derive(Clone)]
pub(crate) struct Pad(pub(crate) u8);

impl TextOption for Pad {
    const SPEC: Spec<FieldOption> = Spec {
        option: FieldOption::Text(TextKind::Pad),
        name: "pad",
        usage: "`pad = 6`",
        help: "zeros before the digits of an integer, up to W digits",
        excludes: Excludes {
            others: &[
                FieldOption::Text(TextKind::Case),
                FieldOption::Text(TextKind::MaxLen),
                FieldOption::Text(TextKind::With),
            ],
            why: "a padded integer is only digits, as many as `pad` says",
        },
    };

    const IS_COARSE: bool = false;

    fn read(option: &RawOption) -> Result<Self, Problem> {
        match values::number(option)? {
            Some(width @ 1..=MOST_DIGITS) => Ok(Self(width)),
            _ => values::bad_value(
                option,
                format!("`pad` takes a number of digits from 1 to {MOST_DIGITS}"),
            ),
        }
    }

    fn layout(&self) -> Vec<LayoutOption> {
        vec![LayoutOption::Pad(self.0)]
    }

    fn build(&self, of: &TypeOf, part: &TokenStream) -> TokenStream {
        let width = usize::from(self.0);
        let range = format!("whole numbers of up to {width} digits");
        quote_spanned!(of.at=> __sk::Part::pad(#part, #width, #range))
    }
}
