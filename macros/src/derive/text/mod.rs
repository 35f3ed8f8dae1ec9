//! How a field's value becomes text: the options of a part, and how a layout writes them.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::Path;
use syn::ext::IdentExt;

/// The digits of the greatest integer.
pub(crate) const MOST_DIGITS: usize = 39;

/// The options under which a value is written; none by default.
#[derive(Default)]
pub(crate) struct Format {
    pub(crate) none: Option<String>,
    pub(crate) epoch: Option<Epoch>,
    pub(crate) rollup: Option<Period>,
    pub(crate) pad: Option<usize>,
    pub(crate) case: Option<Fold>,
    pub(crate) with: Option<Path>,
    /// Not in the layout: it changes no text.
    pub(crate) max_len: Option<u64>,
}

impl Format {
    /// Whether the text is the one that the value has in the document.
    pub(crate) fn is_plain(&self) -> bool {
        self.options().is_empty()
    }

    /// Whether it is written as a timestamp, and not as a part.
    pub(crate) fn is_time(&self) -> bool {
        self.rollup.is_some() && self.epoch.is_none()
    }

    /// What follows the field's name in a layout: `:ms:day`.
    pub(crate) fn options(&self) -> String {
        let none = self.none.as_ref().map(|none| format!(":?{}", quoted(none)));
        let epoch = self.epoch.map(|epoch| format!(":{}", epoch.name()));
        let rollup = self.rollup.map(|period| format!(":{}", period.name()));
        let pad = self.pad.map(|width| format!(":0{width}"));
        let case = self.case.map(|case| format!(":{}", case.name()));
        let function = self.with.as_ref().and_then(|path| path.segments.last());
        let with = function.map(|function| format!(":fn({})", function.ident.unraw()));
        let options = [none, epoch, rollup, pad, case, with];
        options.into_iter().flatten().collect()
    }
}

/// Text in quotes, as in JSON.
pub(crate) fn quoted(text: &str) -> String {
    let inner: String = text.chars().map(quoted_character).collect();
    format!("\"{inner}\"")
}

fn quoted_character(c: char) -> String {
    match c {
        '"' | '\\' => format!("\\{c}"),
        c if c.is_ascii_control() => format!("\\u{:04x}", u32::from(c)),
        c => c.into(),
    }
}

/// An enum whose variants have names in options and layouts, and are variants of the runtime.
macro_rules! named {
    ($(#[$doc:meta])* $type:ident: $($variant:ident $name:literal),*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub(crate) enum $type {
            $($variant),*
        }

        impl $type {
            pub(crate) fn from_name(name: &str) -> Option<Self> {
                match name {
                    $($name => Some(Self::$variant),)*
                    _ => None,
                }
            }

            pub(crate) fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }
        }

        impl ToTokens for $type {
            fn to_tokens(&self, tokens: &mut TokenStream) {
                tokens.extend(match self {
                    $(Self::$variant => quote!($type::$variant),)*
                });
            }
        }
    };
}

named! {
    /// What a timestamp is rolled up to.
    Period: Year "year", Month "month", Day "day", Hour "hour", Minute "minute"
}

named! {
    /// What ASCII letters are folded to.
    Fold: Lower "lower", Upper "upper"
}

named! {
    /// What an integer counts from 1970.
    Epoch: Seconds "s", Milliseconds "ms"
}

impl Epoch {
    pub(crate) fn per_second(self) -> u32 {
        match self {
            Self::Seconds => 1,
            Self::Milliseconds => 1000,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_as_in_json() {
        assert_eq!(quoted("é \u{7f}\n"), "\"é \\u007f\\u000a\"");
        assert_eq!(quoted("\"\\"), r#""\"\\""#);
    }

    #[test]
    fn ticks_of_epochs() {
        assert_eq!(Epoch::Seconds.per_second(), 1);
        assert_eq!(Epoch::Milliseconds.per_second(), 1000);
    }
}
