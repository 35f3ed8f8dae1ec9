//! How a field's value becomes text. Each option has a file with everything that belongs to it: how it is read, which
//! others it excludes, how a layout writes it, what it does to the text, and how it changes the text's shape.

pub(crate) mod case;
pub(crate) mod escape;
pub(crate) mod max_len;
pub(crate) mod none;
pub(crate) mod pad;
pub(crate) mod path;
pub(crate) mod rollup;
pub(crate) mod with;

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::Path;
use synthetic_key_format::{FieldOption as LayoutOption, Options as LayoutOptions};

use crate::parse::grammar::RawOption;
use crate::parse::options::{FieldOption, Spec};
use crate::parse::values::Problem;
use with::With;

/// The table. The order is from the outermost to the innermost, which is also the order in a layout: each option applies
/// to the result of those after it.
macro_rules! text_options {
    ($($kind:ident in $module:ident;)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub(crate) enum TextKind {
            $($kind),*
        }

        impl TextKind {
            pub(crate) const ALL: &'static [Self] = &[$(Self::$kind),*];

            /// Whether it gives many values the same text.
            pub(crate) const fn is_coarse(self) -> bool {
                match self {
                    $(Self::$kind => <$module::$kind as TextOption>::IS_COARSE),*
                }
            }

            pub(crate) const fn spec(self) -> Spec<FieldOption> {
                match self {
                    $(Self::$kind => <$module::$kind as TextOption>::SPEC),*
                }
            }

            pub(crate) fn read(self, option: &RawOption) -> Result<AnyText, Problem> {
                match self {
                    $(Self::$kind => <$module::$kind as TextOption>::read(option).map(AnyText::$kind)),*
                }
            }
        }

        /// One of the options.
        #[derive(Clone)]
        pub(crate) enum AnyText {
            $($kind($module::$kind)),*
        }

        impl AnyText {
            pub(crate) fn kind(&self) -> TextKind {
                match self {
                    $(Self::$kind(_) => TextKind::$kind),*
                }
            }

            fn layout(&self) -> Vec<LayoutOption> {
                match self {
                    $(Self::$kind(option) => option.layout()),*
                }
            }

            fn build(&self, of: &TypeOf, part: &TokenStream) -> TokenStream {
                match self {
                    $(Self::$kind(option) => option.build(of, part)),*
                }
            }
        }
    };
}

text_options! {
    None in none;
    MaxLen in max_len;
    Rollup in rollup;
    Pad in pad;
    Case in case;
    With in with;
}

/// An option that decides how a value becomes text. A new one does not compile until all of this is decided.
trait TextOption: Sized {
    /// Its name, syntax, meaning, and the options that it excludes.
    const SPEC: Spec<FieldOption>;

    /// Whether it gives many values the same text, so that different items would have the same id.
    const IS_COARSE: bool;

    fn read(option: &RawOption) -> Result<Self, Problem>;

    /// How a layout writes it.
    fn layout(&self) -> Vec<LayoutOption>;

    /// The declaration of a part, with this option around those that it has.
    fn build(&self, of: &TypeOf, part: &TokenStream) -> TokenStream;
}

/// The type of a value, for what is known about its texts.
pub(crate) struct TypeOf {
    /// The type as an `__sk::Of<T>`.
    pub(crate) value: TokenStream,
    /// The type as an `__sk::Probe<T>`, if it may be neither a part nor a point in time. That is reported elsewhere.
    pub(crate) probe: Option<TokenStream>,
    /// The type that a function takes a reference to.
    pub(crate) taken: TokenStream,
    /// Where the compiler shows errors about it.
    pub(crate) at: Span,
    /// Whether it is for a previous layout, which need not be proved.
    pub(crate) is_previous: bool,
}

/// The options with which a value is written, from the outermost to the innermost.
#[derive(Clone, Default)]
pub(crate) struct Format(Vec<AnyText>);

impl Format {
    pub(crate) fn new(mut options: Vec<AnyText>) -> Self {
        options.sort_by_key(AnyText::kind);
        Self(options)
    }

    /// The format that a layout or a template writes after a field's name; `function` finds the function of a name.
    pub(crate) fn of_layout(
        options: &LayoutOptions,
        function: &dyn Fn(&str) -> Option<Path>,
    ) -> Self {
        let of_layout = |option: &LayoutOption| match option {
            LayoutOption::None(text) => Some(AnyText::None(none::None(text.clone()))),
            LayoutOption::Rollup(period) => Some(AnyText::Rollup(rollup::Rollup {
                period: *period,
                epoch: options.epoch(),
            })),
            LayoutOption::Pad(width) => Some(AnyText::Pad(pad::Pad(*width))),
            LayoutOption::Case(case) => Some(AnyText::Case(case::Case(*case))),
            LayoutOption::Function(name) => Some(AnyText::With(With {
                function: function(name)?,
                written: name.clone(),
            })),
            // The first belongs to its rollup. The second applies to the part, not to its text.
            LayoutOption::Epoch(_) | LayoutOption::Escape(_) => None,
        };
        Self::new(options.iter().filter_map(of_layout).collect())
    }

    /// The same without the other options.
    pub(crate) fn only(mut self, is_kept: impl Fn(TextKind) -> bool) -> Self {
        self.0.retain(|option| is_kept(option.kind()));
        self
    }

    /// Whether it gives many values the same text.
    pub(crate) fn is_coarse(&self) -> bool {
        self.0.iter().any(|option| option.kind().is_coarse())
    }

    /// What a layout writes after the field's name.
    pub(crate) fn layout(&self) -> LayoutOptions {
        self.0.iter().flat_map(AnyText::layout).collect()
    }

    /// Whether the text is the same as in the document.
    pub(crate) fn is_plain(&self) -> bool {
        self.0.iter().all(|option| option.layout().is_empty())
    }

    /// Whether values with different texts under the other format have different texts under this one.
    pub(crate) fn is_as_fine_as(&self, other: &Self) -> bool {
        if self.layout() == other.layout() {
            return true;
        }
        // Formats that are not coarse tell all values apart, and a shorter period tells longer ones apart.
        match (self.rollup(), other.rollup()) {
            (Some(this), Some(other)) => this.epoch == other.epoch && this.period >= other.period,
            (Some(_), None) => false,
            (None, _) => !self.is_coarse(),
        }
    }

    /// Whether only the type says something about the text.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The declaration of a part in this format: with the field's name, and the number of the value.
    pub(crate) fn part(&self, of: &TypeOf, name: &str, value: usize) -> TokenStream {
        let TypeOf {
            value: ty,
            probe,
            taken,
            ..
        } = of;
        let shape = if let Some(With { function, .. }) = self.made() {
            quote!(__sk::made_by::<#taken, _>(#function))
        } else if self.rollup().is_some() {
            // That of the period replaces it.
            quote!(__sk::PartShape::DATE)
        } else if let Some(probe) = probe {
            quote!(#probe::__SHAPE)
        } else {
            quote!(#ty.part())
        };
        let part = quote!(__sk::Part::new(#name, #value, #shape));
        let options = self.0.iter().rev();
        options.fold(part, |part, option| option.build(of, &part))
    }
}
