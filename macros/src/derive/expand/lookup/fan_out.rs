//! `TKeys`: the keys that items may be under, without the fields of the suffix.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::super::declare::use_proof;
use super::super::text::rolled_up;
use super::super::write::{write_around, write_base};
use super::Lookup;
use super::point::is_in_point_read;
use crate::derive::model::{Key, KeyField, Role, Suffix};

pub(in crate::derive::expand) struct FanOut<'a> {
    pub(in crate::derive::expand) lookup: Lookup<'a>,
    suffix: Option<&'a Suffix>,
}

impl<'a> FanOut<'a> {
    /// Of a key with a suffix, or with a period: otherwise items are under one key.
    pub(in crate::derive::expand) fn new(key: &'a Key<'a>) -> Option<Self> {
        let suffix = key.suffix.as_ref();
        let has_keys = suffix.is_some() || key.rolled_up().is_some();
        has_keys.then(|| Self {
            lookup: Lookup::new(key, "Keys", |field| matches!(field.role, Role::Part { .. })),
            suffix,
        })
    }

    /// The greatest suffix; 0 where there is none.
    fn suffixes(&self) -> u16 {
        self.suffix.map_or(0, Suffix::greatest)
    }

    pub(in crate::derive::expand) fn definition(&self) -> TokenStream {
        let (item, n) = (&self.lookup.key.doc_name, self.suffixes());
        let doc = match n {
            0 => format!("The keys that [`{item}`]s of a span of time are under."),
            n => format!(
                "The {n} keys that a [`{item}`] with these values may be under: for a query over all of them."
            ),
        };
        self.lookup.definition(&doc)
    }

    /// Proves the key of a generic item, where the fan-out knows all of its types.
    fn proof(&self) -> Option<TokenStream> {
        let lookup = &self.lookup;
        let point = lookup
            .is_generic()
            .then(|| Lookup::new(lookup.key, "Key", is_in_point_read))?;
        let ty = point.ty("'key");
        let has_all = point.has_params_of(lookup);
        has_all.then(|| use_proof(lookup.key, &ty)).flatten()
    }

    /// `iter()`, and for a drawn suffix a point read whose error says why there is none.
    fn inherent(&self) -> TokenStream {
        let (vis, n) = (self.lookup.key.vis, self.suffixes());
        let form = self.lookup.key_form();
        let iter_doc = match n {
            0 => "The one key of these values.".to_owned(),
            n => format!("The keys, from suffix 1 to {n}."),
        };
        let no_point_read = self.lookup.key.drawn().map(|drawn| {
            let doc = format!(
                "There is none: the number in `{}` was drawn and cannot be recomputed.",
                drawn.wire_name
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
            #vis fn iter(&self) -> __sk::Iter<__sk::#form> {
                __sk::fan_out(self)
            }
            #no_point_read
            #between
        }
    }

    /// `between(the other parts, from, to)`
    fn between(&self) -> Option<TokenStream> {
        let (lookup, n) = (&self.lookup, self.suffixes());
        let key = lookup.key;
        // What is absent is at no time.
        let rolled = key
            .rolled_up()
            .filter(|rolled| rolled.format.none.is_none())?;
        let (period, vis, form) = (rolled.format.rollup?, key.vis, lookup.key_form());
        let others = || key.parts().filter(|field| !std::ptr::eq(*field, rolled));
        let args = others().map(|field| lookup.argument(field));
        // Its user is shown what is wrong, and not in addition that a field is unused.
        let unused = (!key.is_sound).then(|| {
            let names = others().map(|field| lookup.bound_name(field));
            quote!(let _ = (#(&#names,)* &__from, &__to);)
        });
        let (time, proof) = (lookup.field_type(rolled), self.proof());
        let held = |field: &KeyField| lookup.bound_name(field).to_token_stream();
        let around = write_around(key, rolled, &held);
        let ends = [quote!(__from), quote!(__to)].map(|end| {
            if around.is_some() {
                rolled_up(&rolled.format, period, &end)
            } else {
                quote!(__sk::RolledUp::NONE)
            }
        });
        let [before, after] = around.unwrap_or_default();
        let doc = format!(
            "The keys of every {} between two instants, both included, in order{}.",
            period.name(),
            if n > 0 {
                format!("; for each, from suffix 1 to {n}")
            } else {
                String::new()
            }
        );
        Some(quote! {
            #[doc = #doc]
            #vis fn between(#(#args,)* __from: #time, __to: #time) -> __sk::Between<__sk::#form> {
                #unused
                #proof
                __sk::between::<Self>(
                    |__out| { let _ = &__out; #before },
                    |__out| { let _ = &__out; #after },
                    __sk::#period,
                    [#(#ends),*],
                )
            }
        })
    }
}

impl ToTokens for FanOut<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let lookup = &self.lookup;
        let form = lookup.key_form();
        let suffixes = match self.suffixes() {
            0 => quote!(::core::option::Option::None),
            n => quote!(::core::option::Option::Some(__sk::SuffixRange::of(#n))),
        };
        let write = write_base(lookup.key, &|field| lookup.held(field));
        let proof = self.proof();
        let base = quote! {
            type Key = __sk::#form;
            const SUFFIXES: ::core::option::Option<__sk::SuffixRange> = #suffixes;
            #[inline]
            fn write_base(&self, __out: &mut impl __sk::KeyWriter) {
                #proof
                #write
            }
        };
        let into_iter = |keys: TokenStream| {
            quote! {
                type Item = __sk::#form;
                type IntoIter = __sk::Iter<__sk::#form>;
                #[inline]
                fn into_iter(self) -> __sk::Iter<__sk::#form> {
                    __sk::fan_out(#keys)
                }
            }
        };
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
