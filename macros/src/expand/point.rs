//! `TKey`: the key from its fields alone, for point reads. The one place where a key is described.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::fan_out::{FanOut, write_parts};
use super::lookup::Lookup;
use super::proofs::key_info;
use crate::model::Key;

pub(super) struct PointRead<'a> {
    pub(super) lookup: Lookup<'a>,
    fan_out: Option<&'a FanOut<'a>>,
}

impl<'a> PointRead<'a> {
    pub(super) fn new(key: &'a Key<'a>, fan_out: Option<&'a FanOut<'a>>) -> Self {
        let lookup = Lookup::new(key, "Key", |_| true);
        Self { lookup, fan_out }
    }

    pub(super) fn definition(&self) -> TokenStream {
        let item = self.lookup.key.ident;
        self.lookup.definition(&format!(
            "The key of a [`{item}`] with these values: for a point read, without the item."
        ))
    }

    /// Statements that write the whole key.
    fn write(&self) -> TokenStream {
        let Some(fan_out) = self.fan_out.filter(|_| self.lookup.key.is_sound) else {
            return write_parts(&self.lookup);
        };
        let krate = self.lookup.krate;
        let base = fan_out.lookup.construct(|field| {
            let member = self.lookup.member(field);
            quote!(self.#member)
        });
        let suffix = self.write_suffix(fan_out);
        quote! {
            #krate::__private::Base::write_base(&#base, __out);
            #suffix
        }
    }

    fn write_suffix(&self, fan_out: &FanOut) -> TokenStream {
        let (lookup, krate, n) = (&self.lookup, self.lookup.krate, fan_out.suffix.n);
        if let Some(drawn) = lookup.key.drawn() {
            let member = lookup.member(drawn);
            let number = quote!(#krate::RandomSuffix::<#n>::get(self.#member));
            return quote!(#krate::KeyWriter::suffix(__out, #number););
        }
        let names = lookup.key.hashed().map(|field| &field.wire_name);
        let members: Vec<_> = lookup
            .key
            .hashed()
            .map(|field| lookup.member(field))
            .collect();
        let number = match &members[..] {
            [member] => quote!(#krate::__private::suffix_of::<#n, _>(self.#member)),
            [first, rest @ ..] => quote! {
                #krate::__private::suffix_of_all::<#n>(|__text| {
                    #krate::__private::write_hashed(self.#first, __text);
                    #(
                        #krate::__private::write_join(__text);
                        #krate::__private::write_hashed(self.#rest, __text);
                    )*
                })
            },
            [] => return TokenStream::new(),
        };
        quote! {
            #(#krate::KeyWriter::hashed(__out, #names, self.#members);)*
            #krate::KeyWriter::suffix(__out, #number);
        }
    }
}

impl ToTokens for PointRead<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (lookup, krate) = (&self.lookup, self.lookup.krate);
        let (info, write) = (key_info(lookup), self.write());
        // The compiler proves a constant where it is used; of a generic type, not before.
        let proof = lookup
            .is_generic()
            .then(|| quote!(let _ = <Self as #krate::SyntheticKey>::KEY;));
        let body = quote! {
            const KEY: &'static #krate::__private::KeyInfo = &#info;
            #[inline]
            fn write_key(&self, __out: &mut #krate::KeyWriter<'_>) {
                #proof
                #write
            }
        };
        tokens.extend(lookup.common_impls(&quote!(debug_key)));
        tokens.extend(lookup.implement(&quote!(#krate::SyntheticKey for), &body));
    }
}
