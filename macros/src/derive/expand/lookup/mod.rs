//! What point reads and fan-outs have in common: a small struct with some of the key's fields.

pub(super) mod fan_out;
pub(super) mod point;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{Index, Lifetime, Member, Token};

use super::Crate;
use super::generics::{LookupGenerics, erase_lifetimes};
use super::lints::allow_in_lookup;
use super::text::{lent, lookup_type};
use crate::derive::model::{Key, KeyField, Role};

/// A generated struct with some of the key's fields: text borrowed, the rest by value.
pub(super) struct Lookup<'a> {
    pub(super) key: &'a Key<'a>,
    krate: Crate<'a>,
    pub(super) ident: Ident,
    pub(super) fields: Vec<&'a KeyField<'a>>,
    generics: LookupGenerics,
}

impl<'a> Lookup<'a> {
    /// The lookup `<item><ending>` with the fields that `includes` chooses.
    pub(super) fn new(
        key: &'a Key<'a>,
        ending: &str,
        includes: impl Fn(&KeyField) -> bool,
    ) -> Self {
        let krate = Crate::new(key.krate.as_ref());
        let fields: Vec<_> = key.fields.iter().filter(|field| includes(field)).collect();
        let generics = LookupGenerics::new(key.generics, &fields, krate);
        Self {
            key,
            krate,
            ident: format_ident!("{}{}", key.ident, ending),
            fields,
            generics,
        }
    }

    /// Whether the key's types are known only where the item is used.
    pub(super) fn is_generic(&self) -> bool {
        !self.generics.args.is_empty()
    }

    /// Whether the impls ask something of the fields' types.
    pub(super) fn has_bounds(&self) -> bool {
        !self.generics.predicates.is_empty()
    }

    /// Whether this type has the same parameters as the other.
    pub(super) fn has_params_of(&self, other: &Lookup) -> bool {
        self.generics.args.len() == other.generics.args.len()
    }

    /// The type, borrowing for `lifetime`.
    pub(super) fn ty(&self, lifetime: &str) -> TokenStream {
        let (ident, args) = (&self.ident, &self.generics.args);
        let (lifetime, comma) = self.lifetime(lifetime);
        quote!(#ident<#lifetime #comma #(#args),*>)
    }

    /// The lifetime of what it borrows, and a comma, where it does.
    fn lifetime(&self, name: &str) -> (Option<Lifetime>, Option<Token![,]>) {
        let borrows = self.borrows();
        let lifetime = borrows.then(|| Lifetime::new(name, Span::call_site()));
        (lifetime, borrows.then(<Token![,]>::default))
    }

    /// `impl<...> header for TripKey<'key, ...> where ... { body }`
    pub(super) fn implement(&self, header: &TokenStream, body: &TokenStream) -> TokenStream {
        let (ident, (lifetime, comma)) = (&self.ident, self.lifetime("'key"));
        let LookupGenerics {
            declared,
            args,
            predicates,
        } = &self.generics;
        quote! {
            #[automatically_derived]
            impl<'key, #(#declared),*> #header #ident<#lifetime #comma #(#args),*>
            where #(#predicates),* { #body }
        }
    }

    /// How the field is reached in this struct.
    pub(super) fn member(&self, field: &KeyField) -> Member {
        match &field.member {
            crate::derive::parse::Member::Named(ident) => Member::Named((*ident).clone()),
            crate::derive::parse::Member::Position(_) => {
                let position = self
                    .fields
                    .iter()
                    .position(|other| std::ptr::eq(*other, field));
                Member::Unnamed(Index::from(position.unwrap_or_default()))
            }
        }
    }

    /// The field of this struct, where `self` is one.
    pub(super) fn held(&self, field: &KeyField) -> TokenStream {
        let member = self.member(field);
        quote!(self.#member)
    }

    /// The struct itself, with `doc`.
    pub(super) fn definition(&self, doc: &str) -> TokenStream {
        let (ident, vis) = (&self.ident, self.key.vis);
        let (declared, predicates) = (&self.generics.declared, &self.generics.predicates);
        let (lifetime, comma) = self.lifetime("'key");
        let allow = allow_in_lookup(self.key, self.has_bounds());
        let fields = self.fields.iter().map(|field| {
            let doc = format!("`{}` of the item.", field.wire_name);
            let ty = self.field_type(field);
            match &field.member {
                crate::derive::parse::Member::Named(name) => quote!(#[doc = #doc] #vis #name: #ty),
                crate::derive::parse::Member::Position(_) => quote!(#[doc = #doc] #vis #ty),
            }
        });
        if self.key.is_tuple {
            return quote! {
                #[doc = #doc]
                #allow
                #vis struct #ident<#lifetime #comma #(#declared),*>(#(#fields),*)
                where #(#predicates),*;
            };
        }
        quote! {
            #[doc = #doc]
            #allow
            #vis struct #ident<#lifetime #comma #(#declared),*>
            where #(#predicates),* { #(#fields),* }
        }
    }

    /// The name under which the field is bound, by a function or a pattern. The field's own could be that of a constant, which
    /// a pattern would compare with.
    pub(super) fn bound_name(&self, field: &KeyField) -> Ident {
        match self.member(field) {
            Member::Named(name) => format_ident!("__field_{}", name),
            Member::Unnamed(index) => format_ident!("__field_{}", index.index),
        }
    }

    /// A function's argument for the field.
    pub(super) fn argument(&self, field: &KeyField) -> TokenStream {
        let (name, ty) = (self.bound_name(field), self.field_type(field));
        quote!(#name: #ty)
    }

    pub(super) fn field_type(&self, field: &KeyField) -> TokenStream {
        let ty = erase_lifetimes(field.ty, self.key.generics);
        let krate = self.krate;
        match field.role {
            _ if field.is_unfit && is_primitive(field.ty) => {
                quote!(#krate::__private::ByValue<'key, #ty>)
            }
            _ if field.is_unfit => lent(field.ty, ty),
            Role::Drawn if !self.key.is_sound => ty.to_token_stream(),
            _ => lookup_type(field, krate, self.key.generics, self.key.suffixes()),
        }
    }

    /// Whether a field has a type that may borrow: a nested one has a type of its own.
    fn borrows(&self) -> bool {
        let borrows = |field: &&KeyField| field.path.is_empty() && field.role != Role::Drawn;
        self.fields.iter().any(borrows)
    }

    /// The name of the key's type: one text, or levels.
    pub(super) fn key_form(&self) -> Ident {
        if self.key.levels.is_some() {
            format_ident!("HierarchicalKey")
        } else {
            format_ident!("PartitionKey")
        }
    }
}

/// Whether a type that is unfit is one of those that are taken by value.
fn is_primitive(ty: &syn::Type) -> bool {
    const NAMES: &[&str] = &[
        "f32",
        "f64",
        "u8",
        "u16",
        "u32",
        "u64",
        "usize",
        "i8",
        "i16",
        "i32",
        "i64",
        "isize",
        "NaiveDateTime",
        "PrimitiveDateTime",
    ];
    let syn::Type::Path(path) = ty else {
        return false;
    };
    let last = path.path.segments.last();
    last.is_some_and(|last| last.arguments.is_none() && NAMES.iter().any(|name| last.ident == name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn primitives() {
        let is = |ty: &str| is_primitive(&syn::parse_str(ty).unwrap());
        assert!(is("f64") && is("core::primitive::u8") && is("chrono::NaiveDateTime"));
        assert!(!is("String") && !is("f64::Of") && !is("u8<T>") && !is("&u8") && !is("[u8; 2]"));
    }
}
