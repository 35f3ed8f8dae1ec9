//! `TKey::parse`: a key back into its parts. There is none where a part is hashed away.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::escape;
use super::generics::erase_lifetimes;
use super::lookup::Lookup;

pub(super) struct Parse<'a> {
    lookup: &'a Lookup<'a>,
}

impl<'a> Parse<'a> {
    pub(super) fn new(lookup: &'a Lookup<'a>) -> Self {
        Self { lookup }
    }
}

impl ToTokens for Parse<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Lookup { key, krate, .. } = self.lookup;
        if key.hashed().next().is_some() {
            return;
        }
        let escape = match escape(key, *krate) {
            Some(escape) => quote!(::core::option::Option::Some(#escape)),
            None => quote!(::core::option::Option::None),
        };
        let (mut types, mut values) = (Vec::new(), Vec::new());
        for (at, field) in key.parts().enumerate() {
            let ty = erase_lifetimes(field.ty.to_token_stream(), key.generics);
            types.push(quote!(<#ty as #krate::KeyPart>::Owned));
            values.push(quote!(#krate::__private::ParseKey::part::<#ty>(&__key, #at, #escape)?));
        }
        if let Some(drawn) = key.drawn() {
            let (name, ty) = (&drawn.wire_name, drawn.ty);
            types.push(ty.to_token_stream());
            values.push(quote!(#krate::__private::ParseKey::suffix(&__key, #name)?));
        }
        // One part is itself; several are a tuple.
        let (parts, vis) = (key.parts.len(), key.vis);
        let (ty, value) = match (&types[..], &values[..]) {
            ([ty], [value]) => (quote!(#ty), quote!(#value)),
            _ => (quote!((#(#types),*)), quote!((#(#values),*))),
        };
        let body = quote! {
            /// The parts of a key, in the order of the key.
            ///
            /// # Errors
            ///
            /// The text is not a key of this type.
            #vis fn parse(
                __key: &::core::primitive::str,
            ) -> ::core::result::Result<#ty, #krate::ParseKeyError> {
                let __key = #krate::__private::ParseKey::<#parts>::new::<Self>(__key)?;
                ::core::result::Result::Ok(#value)
            }
        };
        tokens.extend(self.lookup.implement(&TokenStream::new(), &body));
    }
}
