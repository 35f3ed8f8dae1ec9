//! `Self` in the types of an item is replaced by the item: in a generated type it would mean that type.

use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::{
    Data, DeriveInput, GenericArgument, GenericParam, Ident, Path, PathArguments, Token, Type,
    TypeParamBound, WherePredicate, parse_quote_spanned,
};

/// Replaces `Self` in fields and bounds by the item.
pub(crate) fn write_out(input: &mut DeriveInput) {
    let args = input.generics.split_for_impl().1.into_token_stream();
    let name = |at: &Ident| {
        let mut ident = input.ident.clone();
        ident.set_span(at.span());
        parse_quote_spanned!(at.span()=> #ident #args)
    };
    let receiver = Receiver(&name);
    for param in &mut input.generics.params {
        if let GenericParam::Type(param) = param {
            receiver.in_bounds(&mut param.bounds);
        }
    }
    let clause = input.generics.where_clause.iter_mut();
    for predicate in clause.flat_map(|clause| &mut clause.predicates) {
        if let WherePredicate::Type(predicate) = predicate {
            receiver.in_type(&mut predicate.bounded_ty);
            receiver.in_bounds(&mut predicate.bounds);
        }
    }
    match &mut input.data {
        Data::Struct(data) => receiver.in_fields(&mut data.fields),
        Data::Enum(data) => {
            let variants = data.variants.iter_mut();
            variants.for_each(|variant| receiver.in_fields(&mut variant.fields));
        }
        Data::Union(_) => {}
    }
}

/// The same for a function of the item: `Self::function`.
pub(crate) fn write_out_in_function(path: &mut Path, input: &DeriveInput) {
    let first = path.segments.first_mut();
    let Some(first) = first.filter(|first| first.ident == "Self") else {
        return;
    };
    let (mut ident, at) = (input.ident.clone(), first.ident.span());
    ident.set_span(at);
    // Lifetimes are inferred.
    let args = input
        .generics
        .params
        .iter()
        .filter_map(|param| match param {
            GenericParam::Lifetime(_) => None,
            GenericParam::Type(param) => Some(&param.ident),
            GenericParam::Const(param) => Some(&param.ident),
        });
    *first = parse_quote_spanned!(at=> #ident::<#(#args),*>);
}

/// Makes the item's own type, which replaces a `Self`.
struct Receiver<'a>(&'a dyn Fn(&Ident) -> Path);

impl Receiver<'_> {
    fn in_fields(&self, fields: &mut syn::Fields) {
        fields
            .iter_mut()
            .for_each(|field| self.in_type(&mut field.ty));
    }

    /// The types that can be in a key, or contain one that is.
    fn in_type(&self, ty: &mut Type) {
        match ty {
            Type::Path(ty) => {
                if let Some(outer) = &mut ty.qself {
                    self.in_type(&mut outer.ty);
                } else if let Some(ident) = ty.path.get_ident().filter(|ident| *ident == "Self") {
                    ty.path = (self.0)(ident);
                    return;
                }
                self.in_path(&mut ty.path);
            }
            Type::Reference(ty) => self.in_type(&mut ty.elem),
            Type::Group(ty) => self.in_type(&mut ty.elem),
            Type::Paren(ty) => self.in_type(&mut ty.elem),
            Type::Array(ty) => self.in_type(&mut ty.elem),
            Type::Slice(ty) => self.in_type(&mut ty.elem),
            Type::Tuple(ty) => ty.elems.iter_mut().for_each(|ty| self.in_type(ty)),
            // `dyn A +` is a type, and `<dyn A + as B>` is not.
            Type::TraitObject(ty) => {
                ty.bounds.pop_punct();
            }
            _ => {}
        }
    }

    fn in_path(&self, path: &mut Path) {
        for segment in &mut path.segments {
            let PathArguments::AngleBracketed(args) = &mut segment.arguments else {
                continue;
            };
            for arg in &mut args.args {
                match arg {
                    GenericArgument::Type(ty) => self.in_type(ty),
                    GenericArgument::AssocType(assoc) => self.in_type(&mut assoc.ty),
                    _ => {}
                }
            }
        }
    }

    fn in_bounds(&self, bounds: &mut Punctuated<TypeParamBound, Token![+]>) {
        for bound in bounds {
            if let TypeParamBound::Trait(bound) = bound {
                self.in_path(&mut bound.path);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_written_out(ty: &str, expected: &str) {
        let in_item = |ty: &str| -> DeriveInput {
            let item = format!(
                "struct Item<'a, T: Of<{ty}>, const N: usize> where {ty}: Of<{ty}> {{ field: {ty} }}"
            );
            syn::parse_str(&item).unwrap()
        };
        let mut input = in_item(ty);
        write_out(&mut input);
        let expected = in_item(expected).into_token_stream().to_string();
        assert_eq!(input.into_token_stream().to_string(), expected);
    }

    #[test]
    fn wherever_a_type_can_be() {
        for around in [
            "_",
            "&'a _",
            "(_)",
            "[_; 2]",
            "[_]",
            "(u8, _)",
            "Box<_>",
            "a::B<u8, _>::C",
            "A<B = _>",
            "<_ as Of<u8>>::C",
            "<u8 as Of<_>>::C",
        ] {
            let of = |ty: &str| around.replace('_', ty);
            assert_written_out(&of("Self"), &of("Item<'a, T, N>"));
        }
        assert_written_out("Other", "Other");
        assert_written_out("a::Self_", "a::Self_");
    }

    /// In the form that `macro_rules!` passes on a type.
    #[test]
    fn in_invisible_groups() {
        let group = proc_macro2::Group::new(proc_macro2::Delimiter::None, quote::quote!(Self));
        let mut input: DeriveInput = syn::parse_quote!(struct Item(#group););
        write_out(&mut input);
        let written = input.into_token_stream().to_string();
        assert!(!written.contains("Self"), "{written}");
    }

    #[test]
    fn in_the_fields_of_variants() {
        let mut input: DeriveInput =
            syn::parse_str("enum Item { One(Box<Self>), Two { two: Self } }").unwrap();
        write_out(&mut input);
        let written = input.into_token_stream().to_string();
        assert!(!written.contains("Self"), "{written}");
    }
}
