//! Lookups: small structs with some of the key's fields, for reading without the item.

pub(super) mod fan_out;
pub(super) mod id;
pub(super) mod point;
pub(super) mod prefix;
mod runs;
mod traits;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Index, Lifetime, Member, Token, Type};

use super::Crate;
use super::generics::{ItemGenerics, LookupGenerics, erase_lifetimes};
use super::lints::allow_in_lookup;
use super::span::shown_at;
use super::text::{Owner, taken};
use super::write::drawn_range;
use crate::model::{Held, HeldField};
use crate::parse::ty::{self, Known};
use crate::parse::{Field, Input, name};

/// A generated struct with some of the item's fields: text borrowed, the rest by value.
pub(super) struct Lookup<'a> {
    pub(super) item: &'a Input<'a>,
    krate: Crate<'a>,
    pub(super) ident: Ident,
    pub(super) fields: Vec<HeldField<'a>>,
    generics: LookupGenerics,
}

impl<'a> Lookup<'a> {
    /// The lookup `<item><ending>`.
    pub(super) fn new(
        item: &'a Input<'a>,
        ending: &str,
        fields: impl IntoIterator<Item = HeldField<'a>>,
    ) -> Self {
        let krate = Crate::of(item);
        let fields: Vec<_> = fields.into_iter().collect();
        let generics = LookupGenerics::new(item.generics, &fields, krate);
        Self {
            item,
            krate,
            ident: format_ident!("{}{}", item.ident, ending),
            fields,
            generics,
        }
    }

    /// Whether the key's types are known only where the item is used.
    pub(super) fn is_generic(&self) -> bool {
        !self.generics.args.is_empty()
    }

    /// Whether the impls have bounds on the fields' types.
    pub(super) fn has_bounds(&self) -> bool {
        !self.generics.predicates.is_empty()
    }

    /// Whether this type has the same parameters as the other.
    pub(super) fn has_params_of(&self, other: &Lookup) -> bool {
        self.generics.args.len() == other.generics.args.len()
    }

    /// Whether the lookup has this field.
    pub(super) fn has(&self, field: &Field) -> bool {
        let is_field = |held: &HeldField| std::ptr::eq(held.field, field);
        self.fields.iter().any(is_field)
    }

    /// The type, borrowing for `lifetime`.
    pub(super) fn ty(&self, lifetime: &str) -> TokenStream {
        let (ident, args) = (&self.ident, &self.generics.args);
        let (lifetime, comma) = self.lifetime(lifetime);
        quote!(#ident<#lifetime #comma #(#args),*>)
    }

    /// The lifetime of what it borrows, and a comma, if it borrows.
    fn lifetime(&self, name: &str) -> (Option<Lifetime>, Option<Token![,]>) {
        let borrows = self.fields.iter().any(borrows);
        let lifetime = borrows.then(|| Lifetime::new(name, Span::call_site()));
        (lifetime, borrows.then(<Token![,]>::default))
    }

    /// `impl<...> header for TripKey<'key, ...> where ... { body }`
    pub(super) fn implement(&self, header: &TokenStream, body: &TokenStream) -> TokenStream {
        self.implement_where(header, &[], body)
    }

    /// The same with more bounds.
    fn implement_where(
        &self,
        header: &TokenStream,
        bounds: &[TokenStream],
        body: &TokenStream,
    ) -> TokenStream {
        let (ident, (lifetime, comma)) = (&self.ident, self.lifetime("'key"));
        let LookupGenerics {
            declared,
            args,
            predicates,
            ..
        } = &self.generics;
        let predicates = predicates.iter().chain(bounds);
        quote! {
            #[automatically_derived]
            impl<'key, #(#declared),*> #header #ident<#lifetime #comma #(#args),*>
            where #(#predicates),* { #body }
        }
    }

    /// `impl<...> marker<Item<...>> for TripKey<'key, ...> where ... {}`, whatever the other parameters of the item are.
    pub(super) fn mark(&self, marker: &TokenStream, of: &Input) -> TokenStream {
        self.mark_where(marker, of, None)
    }

    /// The same with one more bound.
    pub(super) fn mark_where(
        &self,
        marker: &TokenStream,
        of: &Input,
        bound: Option<&TokenStream>,
    ) -> TokenStream {
        let header = |item: &TokenStream| quote!(#marker<#item>);
        self.implement_with_item(&header, of, bound, |_| TokenStream::new())
    }

    /// An impl with the generics of the item as well. `header` is the trait, `body` the content, both for this item.
    pub(super) fn implement_with_item(
        &self,
        header: &dyn Fn(&TokenStream) -> TokenStream,
        of: &Input,
        bound: Option<&TokenStream>,
        body: impl FnOnce(&TokenStream) -> TokenStream,
    ) -> TokenStream {
        let (ident, (lifetime, comma)) = (&self.ident, self.lifetime("'key"));
        let ItemGenerics {
            declared,
            args,
            predicates,
            ..
        } = ItemGenerics::new(of);
        // The item may have a lifetime with that name.
        let mut lifetimes = of.generics.lifetimes();
        let is_own = lifetimes.all(|param| param.lifetime.ident != "key");
        let key = is_own.then(|| quote!('key,));
        let nested = self.fields.iter().filter_map(nested_param);
        let (own_args, own_predicates) = (&self.generics.args, &self.generics.predicates);
        let item = &of.ident;
        let item = quote!(#item #args);
        let (header, body) = (header(&item), body(&item));
        quote! {
            #[automatically_derived]
            impl<#key #(#declared,)* #(#nested),*> #header
            for #ident<#lifetime #comma #(#own_args),*>
            where #(#predicates,)* #(#own_predicates,)* #bound { #body }
        }
    }

    /// How this struct names the field.
    pub(super) fn member(&self, field: &Field) -> Member {
        if !self.item.is_tuple {
            return field.lookup_member.clone();
        }
        let is_field = |held: &HeldField| std::ptr::eq(held.field, field);
        let position = self.fields.iter().position(is_field);
        Member::Unnamed(Index::from(position.unwrap_or_default()))
    }

    /// The field of this struct, if `self` is one.
    pub(super) fn held(&self, field: &Field) -> TokenStream {
        let member = self.member(field);
        quote!(self.#member)
    }

    /// The struct itself, with `doc` and the usual derives.
    pub(super) fn definition(&self, doc: &str) -> TokenStream {
        let (ident, vis) = (&self.ident, self.item.vis);
        let predicates = &self.generics.predicates;
        let declared = self.generics.declared_with_defaults();
        let (lifetime, comma) = self.lifetime("'key");
        let (doc, allow) = (format!(" {doc}"), allow_in_lookup(self));
        let derives = self.derives();
        let fields = self.fields.iter().map(|held| {
            let doc = format!(" `{}` of the item.", held.field.segments().join("."));
            let ty = self.field_type(held);
            match self.member(held.field) {
                Member::Named(name) => quote!(#[doc = #doc] #vis #name: #ty),
                Member::Unnamed(_) => quote!(#[doc = #doc] #vis #ty),
            }
        });
        if self.item.is_tuple {
            return quote! {
                #[doc = #doc]
                #derives
                #allow
                #vis struct #ident<#lifetime #comma #(#declared),*>(#(#fields),*)
                where #(#predicates),*;
            };
        }
        quote! {
            #[doc = #doc]
            #derives
            #allow
            #vis struct #ident<#lifetime #comma #(#declared),*>
            where #(#predicates),* { #(#fields),* }
        }
    }

    /// The name by which a function or a pattern binds the field. The field's own name could be that of a constant, and
    /// a pattern would compare with the constant.
    pub(super) fn bound_name(&self, field: &Field) -> Ident {
        format_ident!("__field_{}", name(&self.member(field)))
    }

    /// A function's argument for the field.
    pub(super) fn argument(&self, held: &HeldField) -> TokenStream {
        let (name, ty) = (self.bound_name(held.field), self.field_type(held));
        quote!(#name: #ty)
    }

    /// The type of the field in this struct.
    pub(super) fn field_type(&self, held: &HeldField) -> TokenStream {
        let ty = self.value_type(held);
        if held.is_optional {
            quote!(::core::option::Option<#ty>)
        } else {
            ty
        }
    }

    fn value_type(&self, held: &HeldField) -> TokenStream {
        let (value, generics) = (held.value_type(), self.item.generics);
        let (ty, at) = (
            erase_lifetimes(value, generics, "key"),
            shown_at(value.span()),
        );
        let krate = self.krate.at(at);
        if let Some(param) = nested_param(held) {
            return param.to_token_stream();
        }
        match held.held {
            Held::Drawn(range) => {
                let (krate, (n, from)) = (self.krate, drawn_range(range));
                let from = (from != 1).then(|| quote!(, #from));
                quote!(#krate::RandomSuffix<#n #from>)
            }
            Held::ByValue => ty.into_token_stream(),
            Held::Reference => reference_to(value, taken(held, Owner::Lookup, generics)),
            Held::Time => quote_spanned!(at=> #krate::part::TimeRef<'key, #ty>),
            Held::Part | Held::Epoch => match ty::known(value) {
                Known::Text => quote!(&'key ::core::primitive::str),
                _ if ty::is_std_part(value) => ty::referent(value).to_token_stream(),
                _ => quote_spanned!(at=> #krate::part::KeyRef<'key, #ty>),
            },
        }
    }
}

/// Whether the type of the field has the lookup's lifetime. The type of a nested field is a parameter.
fn borrows(held: &HeldField) -> bool {
    let is_part = matches!(held.held, Held::Part | Held::Epoch);
    let is_by_value = is_part && ty::is_std_part(held.value_type());
    match held.held {
        _ if held.is_nested() => false,
        Held::Drawn(_) | Held::ByValue => false,
        _ => !is_by_value || ty::known(held.value_type()) == Known::Text,
    }
}

/// The parameter of a lookup for a nested field, whose type has no name here.
pub(super) fn nested_param(held: &HeldField) -> Option<Ident> {
    held.is_nested()
        .then(|| format_ident!("__{}", name(&held.field.lookup_member)))
}

/// A reference to a type, which is written as `tokens`. In `&'key dyn A + B` it would be unclear what `B` is a bound of.
fn reference_to(ty: &Type, tokens: impl ToTokens) -> TokenStream {
    match ty {
        Type::TraitObject(object) if object.bounds.len() > 1 => quote!(&'key (#tokens)),
        _ => quote!(&'key #tokens),
    }
}
