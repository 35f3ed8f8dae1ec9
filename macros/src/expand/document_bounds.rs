//! The bounds that serde's derives infer: our impls call theirs and must have the same bounds.

use std::collections::HashSet;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{
    GenericArgument, Lifetime, Path, PathArguments, PathSegment, ReturnType, Type, TypeParamBound,
    TypePath,
};

use super::document::Hooks;
use super::generics::mentions;
use crate::parse::serde::{Borrows, Bound, DefaultValue, SerdeField};
use crate::parse::ty;

/// The bounds of `#[derive(Serialize)]` on the type parameters.
pub(super) fn to_write(hooks: &Hooks) -> Vec<TokenStream> {
    let asks =
        |field: &SerdeField| field.is_written && matches!(field.write_bound, Bound::Inferred);
    let of_type = match &hooks.item.serde.write_bound {
        Some(bound) => vec![bound.clone()],
        None => bound_params(hooks, asks, &quote!(__sk::Serialize)),
    };
    given_bounds(hooks, |field| &field.write_bound)
        .chain(of_type)
        .filter(|bound| !bound.is_empty())
        .collect()
}

/// The bounds of `#[derive(Deserialize)]` on them.
pub(super) fn to_read(hooks: &Hooks) -> Vec<TokenStream> {
    let de = document_lifetime(hooks);
    let deserialize = quote!(__sk::Deserialize<#de>);
    let asks = |field: &SerdeField| field.is_read && matches!(field.read_bound, Bound::Inferred);
    let of_type = &hooks.item.serde.default;
    let defaults = |field: &SerdeField| match (&field.default, of_type) {
        (DefaultValue::OfType, _) => true,
        // What is not read is taken from the type's default, if that has one.
        (DefaultValue::None, DefaultValue::None) => !field.is_read,
        (DefaultValue::None | DefaultValue::Made, _) => false,
    };
    let default = quote!(::core::default::Default);
    let of_self = matches!(of_type, DefaultValue::OfType).then(|| quote!(Self: #default));
    let of_params = match &hooks.item.serde.read_bound {
        Some(bound) => vec![bound.clone()],
        None => [
            bound_params(hooks, asks, &deserialize),
            bound_params(hooks, defaults, &default),
        ]
        .concat(),
    };
    of_self
        .into_iter()
        .chain(given_bounds(hooks, |field| &field.read_bound))
        .chain(of_params)
        .filter(|bound| !bound.is_empty())
        .collect()
}

/// The bounds that fields and variants give. Serde asks for them also where the type gives some.
fn given_bounds<'a>(
    hooks: &'a Hooks,
    of: fn(&SerdeField) -> &Bound,
) -> impl Iterator<Item = TokenStream> + 'a {
    let fields = hooks.document.fields.iter();
    fields.filter_map(move |(_, field)| match of(field) {
        Bound::Given(bound) => Some(bound.clone()),
        Bound::Inferred | Bound::None => None,
    })
}

/// `T: bound` for each parameter in the type of a field that needs it, and `T::Assoc: bound` if that is the type.
fn bound_params(
    hooks: &Hooks,
    asks: impl Fn(&SerdeField) -> bool,
    bound: &TokenStream,
) -> Vec<TokenStream> {
    let params = hooks.item.generics.type_params();
    let mut found = Uses {
        params: params.map(|param| &param.ident).collect(),
        used: Vec::new(),
    };
    for (ty, _) in hooks
        .document
        .fields
        .iter()
        .filter(|(_, field)| asks(field))
    {
        found.of_field(ty);
    }
    let mut seen = HashSet::new();
    found.used.retain(|ty| seen.insert(ty.to_string()));
    let used = found.used.iter();
    used.map(|ty| quote!(#ty: #bound)).collect()
}

/// Finds the type parameters in types as serde does: without those inside `PhantomData`, and without the `T` of a `T::Assoc`
/// inside another type.
struct Uses<'a> {
    params: HashSet<&'a Ident>,
    used: Vec<TokenStream>,
}

impl Uses<'_> {
    fn of_field(&mut self, ty: &Type) {
        if let Type::Path(TypePath {
            qself: None, path, ..
        }) = ty::ungrouped(ty)
            && path.segments.len() > 1
            && self.params.contains(&path.segments[0].ident)
        {
            self.used.push(path.to_token_stream());
        }
        self.of_type(ty);
    }

    fn of_type(&mut self, ty: &Type) {
        match ty {
            Type::Array(ty) => self.of_type(&ty.elem),
            Type::FnPtr(ty) => {
                ty.inputs.iter().for_each(|arg| self.of_type(&arg.ty));
                self.of_output(&ty.output);
            }
            Type::Group(ty) => self.of_type(&ty.elem),
            Type::Paren(ty) => self.of_type(&ty.elem),
            Type::Path(ty) => {
                if let Some(outer) = &ty.qself {
                    self.of_type(&outer.ty);
                }
                self.of_path(&ty.path);
            }
            Type::Ptr(ty) => self.of_type(&ty.elem),
            Type::Reference(ty) => self.of_type(&ty.elem),
            Type::Slice(ty) => self.of_type(&ty.elem),
            Type::TraitObject(ty) => {
                for bound in &ty.bounds {
                    if let TypeParamBound::Trait(bound) = bound {
                        self.of_path(&bound.path);
                    }
                }
            }
            Type::Tuple(ty) => ty.elems.iter().for_each(|ty| self.of_type(ty)),
            _ => {}
        }
    }

    fn of_path(&mut self, path: &Path) {
        let is_phantom = |last: &PathSegment| last.ident == "PhantomData";
        if path.segments.last().is_some_and(is_phantom) {
            return;
        }
        if let Some(param) = path.get_ident().filter(|name| self.params.contains(name)) {
            self.used.push(param.to_token_stream());
        }
        for segment in &path.segments {
            match &segment.arguments {
                PathArguments::None => {}
                PathArguments::AngleBracketed(args) => {
                    for arg in &args.args {
                        match arg {
                            GenericArgument::Type(ty) => self.of_type(ty),
                            GenericArgument::AssocType(assoc) => self.of_type(&assoc.ty),
                            _ => {}
                        }
                    }
                }
                PathArguments::Parenthesized(args) => {
                    args.inputs.iter().for_each(|arg| self.of_type(&arg.ty));
                    self.of_output(&args.output);
                }
            }
        }
    }

    fn of_output(&mut self, output: &ReturnType) {
        if let ReturnType::Type(_, ty) = output {
            self.of_type(ty);
        }
    }
}

/// The lifetimes that are those of the document. `'static` is one of them if a field borrows for `'static`.
pub(super) fn borrowed_lifetimes(hooks: &Hooks) -> Vec<Lifetime> {
    let is_borrowed = |lifetime: &Lifetime| {
        hooks
            .document
            .fields
            .iter()
            .filter(|(_, field)| field.is_read)
            .any(|(ty, field)| {
                let name = HashSet::from([lifetime.ident.to_string()]);
                match &field.borrows {
                    Borrows::Implied => is_implied(ty) && mentions(ty, &name),
                    Borrows::All => mentions(ty, &name),
                    Borrows::These(lifetimes) => lifetimes
                        .split('+')
                        .any(|other| other.trim() == lifetime.to_string()),
                }
            })
    };
    let declared = hooks.item.generics.lifetimes().map(|param| &param.lifetime);
    let lifetimes = declared.map(|lifetime| Lifetime::new(&lifetime.to_string(), lifetime.span()));
    let for_ever = Lifetime::new("'static", hooks.item.ident.span());
    lifetimes.chain([for_ever]).filter(is_borrowed).collect()
}

/// The lifetime of the documents. If a field borrows for `'static`, serde reads it only from documents that live that
/// long.
pub(super) fn document_lifetime(hooks: &Hooks) -> Lifetime {
    let borrowed = borrowed_lifetimes(hooks).into_iter();
    let for_ever = borrowed
        .filter(|lifetime| lifetime.ident == "static")
        .last();
    for_ever.unwrap_or_else(|| Lifetime::new("'de", Span::call_site()))
}

/// `&str`, `&[u8]`, or an `Option` of one: serde borrows these by default.
fn is_implied(ty: &Type) -> bool {
    let is_called =
        |ty: &Type, name: &str| ty::last_segment(ty).is_some_and(|last| last.ident == name);
    match ty::ungrouped(ty) {
        Type::Reference(reference) => match ty::ungrouped(&reference.elem) {
            Type::Slice(slice) => is_called(&slice.elem, "u8"),
            elem => is_called(elem, "str"),
        },
        _ => ty::option_of(ty).is_some_and(is_implied),
    }
}
