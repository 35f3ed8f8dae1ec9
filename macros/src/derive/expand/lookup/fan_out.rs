//! `TKeys`: the keys that items may be under, without the fields of the suffix.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use synthetic_key_layout::SuffixRange;

use super::Lookup;
use super::point::PointRead;
use crate::derive::expand::declare::use_proof;
use crate::derive::expand::write::{key_form, suffix_range, write_around, write_base};
use crate::derive::model::{Key, KeyField, Role, Suffix};

pub(in crate::derive::expand) struct FanOut<'a> {
    key: &'a Key<'a>,
    lookup: Lookup<'a>,
    /// The numbers that keys may end with, now or under another N.
    range: Option<SuffixRange>,
}

impl<'a> FanOut<'a> {
    /// Of a key with a suffix, or with a period: otherwise items are under one key.
    pub(in crate::derive::expand) fn new(key: &'a Key<'a>) -> Option<Self> {
        let has_keys = key.suffix.is_some() || key.rolled_up().is_some();
        has_keys.then(|| {
            let is_part = |field: &&KeyField| matches!(field.role, Role::Part { .. });
            let fields = key.fields.iter().filter(is_part).map(|field| field.held);
            Self {
                key,
                lookup: Lookup::new(key.item, "Keys", fields),
                range: key.suffix.as_ref().map(Suffix::whole_range),
            }
        })
    }

    pub(in crate::derive::expand) fn definition(&self) -> TokenStream {
        self.lookup
            .definition(&doc(&self.key.item.doc_name, self.range))
    }

    /// Proves the key of a generic item, where the fan-out knows all of its types.
    fn proof(&self) -> Option<TokenStream> {
        let lookup = &self.lookup;
        let point = lookup.is_generic().then(|| PointRead::new(self.key))?;
        let has_all = point.lookup.has_params_of(lookup);
        has_all.then(|| use_proof(&point.lookup.ty("'key")))
    }

    /// `iter()`, and for a drawn suffix a point read whose error says why there is none.
    fn inherent(&self) -> TokenStream {
        let (vis, form) = (self.key.item.vis, key_form(self.key));
        let iter_doc = match self.range {
            None => " The one key of these values.".to_owned(),
            Some(range) => format!(
                " The keys, from suffix {} to {}.",
                range.first(),
                range.last()
            ),
        };
        let no_point_read = self.key.drawn().map(|drawn| {
            let doc = format!(
                " There is none: the number in `{}` was drawn and cannot be recomputed.",
                drawn.field().serde.written
            );
            quote! {
                #[doc = #doc]
                #vis fn partition_key(&self) -> __sk::PartitionKey
                where
                    // A bound without a lifetime would fail here, and not where the method is called.
                    for<'__any> &'__any Self: __sk::KnowsDrawnNumber,
                {
                    ::core::convert::From::from("")
                }
            }
        });
        let between = self.between();
        quote! {
            #[doc = #iter_doc]
            #[inline]
            #vis fn iter(&self) -> __sk::Iter<#form> {
                __sk::fan_out(self)
            }
            #no_point_read
            #between
        }
    }

    /// `between(the other parts, from, to)`
    fn between(&self) -> Option<TokenStream> {
        let (key, lookup) = (self.key, &self.lookup);
        // What is absent is at no time.
        let rolled = key.rolled_up().filter(|field| !field.held.is_optional)?;
        let (rollup, vis, form) = (rolled.format.rollup()?, key.item.vis, key_form(key));
        let others = key.parts().filter(|field| !std::ptr::eq(*field, rolled));
        let args = others.map(|field| lookup.argument(&field.held));
        let (time, proof) = (lookup.field_type(&rolled.held), self.proof());
        let held = |field: &KeyField| lookup.bound_name(field.field()).to_token_stream();
        let [before, after] = write_around(key, rolled, &held);
        let ends = [quote!(__from), quote!(__to)].map(|end| rollup.of(&end));
        let period = rollup.period_tokens();
        let doc = format!(
            " The keys of every {} between two instants, both included, in order{}.",
            rollup.period.name(),
            match self.range {
                Some(range) => format!(
                    "; for each, from suffix {} to {}",
                    range.first(),
                    range.last()
                ),
                None => String::new(),
            }
        );
        Some(quote! {
            #[doc = #doc]
            #vis fn between(#(#args,)* __from: #time, __to: #time) -> __sk::Between<#form> {
                #proof
                __sk::between::<Self>(
                    |__out| { let _ = &__out; #before },
                    |__out| { let _ = &__out; #after },
                    #period,
                    [#(#ends),*],
                )
            }
        })
    }
}

/// What such a lookup is.
pub(in crate::derive::expand) fn doc(item: &str, range: Option<SuffixRange>) -> String {
    match range {
        None => format!("The keys that [`{item}`]s of a span of time are under."),
        Some(range) => format!(
            "The {} keys that a [`{item}`] with these values may be under: for a query over all of them.",
            range.count()
        ),
    }
}

impl ToTokens for FanOut<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (key, lookup) = (self.key, &self.lookup);
        let form = key_form(key);
        let range = if let Some(range) = self.range {
            let range = suffix_range(range);
            quote!(::core::option::Option::Some(#range))
        } else {
            quote!(::core::option::Option::None)
        };
        let write = write_base(key, &|field| lookup.held(field.field()));
        let proof = self.proof();
        let base = quote! {
            type Key = #form;
            const SUFFIXES: ::core::option::Option<__sk::SuffixRange> = #range;
            #[inline]
            fn write_base(&self, __out: &mut impl __sk::KeyWriter) {
                #proof
                #write
            }
        };
        let into_iter = |keys: TokenStream| {
            quote! {
                type Item = #form;
                type IntoIter = __sk::Iter<#form>;
                #[inline]
                fn into_iter(self) -> __sk::Iter<#form> {
                    __sk::fan_out(#keys)
                }
            }
        };
        tokens.extend(lookup.traits());
        tokens.extend(lookup.implement(&TokenStream::new(), &self.inherent()));
        tokens.extend(lookup.implement(&quote!(__sk::Base for), &base));
        tokens.extend(lookup.implement(
            &quote!(::core::iter::IntoIterator for),
            &into_iter(quote!(&self)),
        ));
        tokens.extend(lookup.implement(
            &quote!(::core::iter::IntoIterator for &),
            &into_iter(quote!(self)),
        ));
    }
}
