//! `TKeys`: the keys that items may be under, without the fields of the suffix.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::escape;
use super::lookup::Lookup;
use crate::model::{Key, KeyField, Role, Suffix};

pub(super) struct FanOut<'a> {
    pub(super) lookup: Lookup<'a>,
    pub(super) suffix: &'a Suffix,
}

impl<'a> FanOut<'a> {
    pub(super) fn new(key: &'a Key<'a>, suffix: &'a Suffix) -> Self {
        let lookup = Lookup::new(key, "Keys", |role| matches!(role, Role::Part { .. }));
        Self { lookup, suffix }
    }

    pub(super) fn definition(&self) -> TokenStream {
        let (item, n) = (self.lookup.key.ident, self.suffix.n);
        self.lookup.definition(&format!(
            "The {n} keys that a [`{item}`] with these values may be under: for a query over all of them."
        ))
    }

    /// Proves the key of a generic item, where the fan-out knows all of its types.
    fn proof(&self) -> Option<TokenStream> {
        let (lookup, krate) = (&self.lookup, self.lookup.krate);
        let point = lookup
            .is_generic()
            .then(|| Lookup::new(lookup.key, "Key", |_| true))?;
        let ty = point.ty(&quote!('key));
        point
            .has_params_of(lookup)
            .then(|| quote!(let _ = <#ty as #krate::SyntheticKey>::KEY;))
    }

    /// `iter()`, and for a drawn suffix a point read whose error says why there is none.
    fn inherent(&self) -> TokenStream {
        let (krate, vis, n) = (self.lookup.krate, self.lookup.key.vis, self.suffix.n);
        let iter_doc = format!("The keys, from suffix 1 to {n}.");
        let no_point_read = self.lookup.key.drawn().map(|drawn| {
            let doc = format!(
                "There is none: the number in `{}` was drawn and cannot be recomputed.",
                drawn.wire_name
            );
            quote! {
                #[doc = #doc]
                #vis fn partition_key(&self) -> #krate::PartitionKey
                where
                    // A bound without a lifetime would fail here, and not where the method is called.
                    for<'__any> &'__any Self: #krate::__private::KnowsDrawnNumber,
                {
                    ::core::convert::From::from("")
                }
            }
        });
        quote! {
            #[doc = #iter_doc]
            #[inline]
            #vis fn iter(&self) -> #krate::FanOut {
                #krate::__private::fan_out(self)
            }
            #no_point_read
        }
    }
}

impl ToTokens for FanOut<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Self { lookup, suffix } = self;
        let (krate, n) = (lookup.krate, suffix.n);
        let (parts, proof) = (write_parts(lookup), self.proof());
        let separator = &suffix.separator;
        let base = quote! {
            const SUFFIXES: ::core::primitive::u16 = #n;
            #[inline]
            fn write_base(&self, __out: &mut #krate::KeyWriter<'_>) {
                #proof
                #parts
                #krate::KeyWriter::separator(__out, #separator);
            }
        };
        let into_iter = |keys: TokenStream| {
            quote! {
                type Item = #krate::PartitionKey;
                type IntoIter = #krate::FanOut;
                #[inline]
                fn into_iter(self) -> #krate::FanOut {
                    #krate::__private::fan_out(#keys)
                }
            }
        };
        tokens.extend(lookup.common_impls(&quote!(debug_base)));
        tokens.extend(lookup.implement(&TokenStream::new(), &self.inherent()));
        tokens.extend(lookup.implement(&quote!(#krate::__private::Base for), &base));
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

/// Statements that write the parts and what stands between them.
pub(super) fn write_parts(lookup: &Lookup) -> TokenStream {
    if !lookup.key.is_sound {
        return TokenStream::new();
    }
    let krate = lookup.krate;
    let escape = escape(lookup.key, krate);
    let part = |field: &KeyField| {
        let (name, member) = (&field.wire_name, lookup.member(field));
        if let Some(escape) = &escape {
            quote!(#krate::KeyWriter::escaped_part(__out, #name, self.#member, #escape);)
        } else {
            quote!(#krate::KeyWriter::part(__out, #name, self.#member);)
        }
    };
    let separator = &lookup.key.separator;
    let parts = lookup.key.parts().map(part);
    let mut statements = TokenStream::new();
    for (i, part) in parts.enumerate() {
        if i > 0 {
            statements.extend(quote!(#krate::KeyWriter::separator(__out, #separator);));
        }
        statements.extend(part);
    }
    statements
}
