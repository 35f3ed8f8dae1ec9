//! `rollup = "day"`: the period that a point in time is in or, with `epoch = "ms"`, an integer that counts from 1970.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use synthetic_key_format::{Epoch, FieldOption as LayoutOption, Period};

use super::{AnyText, Format, TextKind, TextOption, TypeOf};
use crate::parse::grammar::RawOption;
use crate::parse::options::{Excludes, FieldOption, Spec};
use crate::parse::values::{self, Problem};

#[derive(Clone, Copy)]
pub(crate) struct Rollup {
    pub(crate) period: Period,
    pub(crate) epoch: Option<Epoch>,
}

/// The option that goes with it: what an integer counts.
pub(crate) const EPOCH: Spec<FieldOption> = Spec {
    option: FieldOption::Epoch,
    name: "epoch",
    usage: r#"`epoch = "s"` or `epoch = "ms"`"#,
    help: "with `rollup`: the field is an integer that counts seconds or milliseconds from 1970",
    excludes: Excludes::NOTHING,
};

pub(crate) fn read_epoch(option: &RawOption) -> Result<Epoch, Problem> {
    values::one_of(option, Epoch::from_name)
}

impl TextOption for Rollup {
    const SPEC: Spec<FieldOption> = Spec {
        option: FieldOption::Text(TextKind::Rollup),
        name: "rollup",
        usage: r#"`rollup = "day"`, or "year", "month", "hour", "minute""#,
        help: "the part is the year, month, day, hour or minute, in UTC, that the timestamp is in",
        excludes: Excludes {
            others: &[
                FieldOption::Text(TextKind::Pad),
                FieldOption::Text(TextKind::Case),
                FieldOption::Text(TextKind::MaxLen),
                FieldOption::Text(TextKind::With),
            ],
            why: "the text of a period is always written the same way",
        },
    };

    const IS_COARSE: bool = true;

    fn read(option: &RawOption) -> Result<Self, Problem> {
        let period = values::one_of(option, |name| {
            Period::from_name(name).filter(|period| period.is_for_keys())
        })?;
        Ok(Self {
            period,
            epoch: None,
        })
    }

    fn layout(&self) -> Vec<LayoutOption> {
        let epoch = self.epoch.map(LayoutOption::Epoch);
        epoch
            .into_iter()
            .chain([LayoutOption::Rollup(self.period)])
            .collect()
    }

    fn build(&self, of: &TypeOf, part: &TokenStream) -> TokenStream {
        let (value, period) = (&of.value, self.period_tokens());
        if let Some(epoch) = self.epoch {
            let epoch = Ident::new(&format!("{epoch:?}"), Span::call_site());
            return quote_spanned! {of.at=>
                __sk::Part::rollup_epoch(#part, #value.range(), #period, __sk::Epoch::#epoch)
            };
        }
        let finest = if let Some(probe) = &of.probe {
            quote!(#probe::__FINEST)
        } else {
            quote!(#value.finest())
        };
        quote_spanned!(of.at=> __sk::Part::rollup(#part, #finest, #period))
    }
}

impl Rollup {
    /// The instant that a value is.
    pub(crate) fn instant(self, value: &impl ToTokens) -> TokenStream {
        if self.epoch.is_some() {
            quote!(__sk::epoch(&#value))
        } else {
            quote!(__sk::time(&#value))
        }
    }

    /// The period, as the runtime names it.
    pub(crate) fn period_tokens(self) -> TokenStream {
        let variant = Ident::new(&format!("{:?}", self.period), Span::call_site());
        quote!(__sk::Period::#variant)
    }
}

impl Format {
    pub(crate) fn rollup(&self) -> Option<Rollup> {
        self.0.iter().find_map(|option| match option {
            AnyText::Rollup(rollup) => Some(*rollup),
            _ => None,
        })
    }

    /// Whether the value is written as a timestamp instead of a part.
    pub(crate) fn is_time(&self) -> bool {
        self.rollup().is_some_and(|rollup| rollup.epoch.is_none())
    }
}
