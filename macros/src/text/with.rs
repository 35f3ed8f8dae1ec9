//! `with = path::to::function`: a function writes the text of the field's value.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{GenericArgument, Path, PathArguments, PathSegment};
use synthetic_key_format::FieldOption as LayoutOption;

use super::{AnyText, Format, TextKind, TextOption, TypeOf};
use crate::parse::grammar::RawOption;
use crate::parse::options::{Excludes, FieldOption, Spec};
use crate::parse::values::{self, Problem};

#[derive(Clone)]
pub(crate) struct With {
    pub(crate) function: Path,
    /// Its path as written in the source, for the layout.
    pub(crate) written: String,
}

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

    const IS_COARSE: bool = true;

    fn read(option: &RawOption) -> Result<Self, Problem> {
        let function = values::path(option)?.filter(|path| path.segments.iter().all(is_called));
        let Some(function) = function else {
            return values::bad_value(
                option,
                "`with` takes the path of a function as it is called, `f` or `f::<N>`",
            );
        };
        let written = printed(function.to_token_stream());
        Ok(Self { function, written })
    }

    fn layout(&self) -> Vec<LayoutOption> {
        vec![LayoutOption::Function(self.written.clone())]
    }

    fn build(&self, _: &TypeOf, part: &TokenStream) -> TokenStream {
        part.clone()
    }
}

/// Whether a segment is written like a call, with arguments that a layout can show: types, paths and literals.
pub(crate) fn is_called(segment: &PathSegment) -> bool {
    match &segment.arguments {
        PathArguments::None => true,
        PathArguments::AngleBracketed(args) => {
            let is_shown = |arg: &GenericArgument| match arg {
                GenericArgument::Type(_) => true,
                GenericArgument::Const(value) => {
                    syn::parse2::<syn::Lit>(value.to_token_stream()).is_ok()
                }
                _ => false,
            };
            args.colon2_token.is_some() && args.args.iter().all(is_shown)
        }
        PathArguments::Parenthesized(_) => false,
    }
}

/// Tokens as text, in a single form: with a space between two words and nowhere else.
pub(crate) fn printed(tokens: TokenStream) -> String {
    let (mut text, mut ends_with_word) = (String::new(), false);
    for token in tokens {
        let (piece, is_word) = match &token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::None => ("", ""),
                };
                (format!("{open}{}{close}", printed(group.stream())), false)
            }
            TokenTree::Ident(ident) => {
                (ident.to_string().trim_start_matches("r#").to_owned(), true)
            }
            TokenTree::Literal(literal) => (literal.to_string(), true),
            TokenTree::Punct(punct) => (punct.to_string(), false),
        };
        if ends_with_word && is_word {
            text.push(' ');
        }
        text.push_str(&piece);
        ends_with_word = is_word;
    }
    text
}

impl Format {
    /// The function that writes the string.
    pub(crate) fn made(&self) -> Option<&With> {
        self.0.iter().find_map(|option| match option {
            AnyText::With(with) => Some(with),
            _ => None,
        })
    }

    /// Whether a function writes the string.
    pub(crate) fn is_made(&self) -> bool {
        self.made().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_printed_in_one_way() {
        for (source, expected) in [
            ("norm", "norm"),
            ("v2 :: norm", "v2::norm"),
            ("::a::b", "::a::b"),
            ("pre::<3>", "pre::<3>"),
            ("of::<&'static str, [u8; 2]>", "of::<&'static str,[u8;2]>"),
            ("of::<dyn A + Send>", "of::<dyn A+Send>"),
            ("Self::r#type", "Self::type"),
        ] {
            assert_eq!(printed(source.parse().unwrap()), expected);
        }
    }
}
