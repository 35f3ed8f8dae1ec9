//! Stubs that replace the code of a refused type, so that uses of the type raise no further errors. They have the names
//! that the code would have, as far as they are known, and do nothing.

use std::collections::HashSet;

use proc_macro2::TokenStream;
use quote::quote;

use super::generics::ItemGenerics;
use super::lints::allow_all;
use super::lookup::Lookup;
use super::lookup::{fan_out, id, point, prefix};
use super::methods::{id_method, key_methods};
use super::templates::{container_fn, container_for_fn};
use super::{Crate, impls};
use crate::check::why_unfit;
use crate::model::{Held, HeldField};
use crate::parse::key_part::Part;
use crate::parse::options::{FieldOption, TypeOption};
use crate::parse::serde::Sides;
use crate::parse::ty::{self, Known};
use crate::parse::{EnumInput, Field, Input, Parsed, VariantKind};
use crate::text::TextKind;

/// A refused item.
pub(crate) fn fallback(parsed: &Parsed) -> TokenStream {
    let (item, keys) = match parsed {
        Parsed::Struct(item) => (item, vec![item]),
        Parsed::Enum(EnumInput {
            whole, variants, ..
        }) => {
            let variants = variants.iter().filter_map(|variant| match &variant.kind {
                VariantKind::Fields(fields) => Some(&**fields),
                VariantKind::Item(_) | VariantKind::Unit | VariantKind::Tuple => None,
            });
            (whole, variants.collect())
        }
        Parsed::Union(item) => (item, Vec::new()),
    };
    let lookups: Vec<_> = keys.into_iter().flat_map(lookups).collect();
    let types = lookups.iter().map(|(lookup, doc)| lookup.definition(doc));
    let lookup_impls = lookups.iter().map(|(lookup, _)| of_lookup(lookup, item));
    let of_item = of_item(item, lookups.first().map(|(lookup, _)| lookup));
    let impls = impls(
        Crate::of(item),
        &quote!(#(#lookup_impls)* #of_item),
        allow_all(item.generics, true),
    );
    quote!(#(#types)* #impls)
}

/// The lookups that would be generated for the fields, and their documentation.
fn lookups<'a>(item: &'a Input<'a>) -> Vec<(Lookup<'a>, String)> {
    let held = |is_in: &dyn Fn(&Field) -> bool| {
        let fields = item
            .fields
            .iter()
            .filter(|field| is_used(field, item) && is_in(field));
        // If two have the same name, which was reported, it has the first.
        let mut names = HashSet::new();
        let fields = fields.filter(|field| names.insert(&field.lookup_member));
        fields.map(held).collect::<Vec<_>>()
    };
    // A field whose option is misspelt was most likely meant to be a part.
    let is_part = |field: &Field| {
        let options = &field.options;
        let is_other = options.is_suffix() || options.is_given(FieldOption::Id);
        options.concat.is_some() || options.is_marked() && !is_other
    };
    // A field that only the id uses is in no lookup of the key.
    let in_container = |field: &Field| {
        let mut named = item
            .options
            .container
            .iter()
            .flat_map(|at| at.value.fields());
        named.any(|named| field.is_called(named.path.names()))
    };
    let points = held(&|field| {
        let is_of_id = field.options.id.is_some() && !field.options.is_text();
        (field.options.is_marked() && !is_of_id) || in_container(field)
    });
    if points.is_empty() {
        return Vec::new();
    }
    let name = &item.doc_name;
    let mut lookups = vec![(Lookup::new(item, "Key", points), point::doc(name))];
    let has_keys =
        |field: &Field| field.options.is_suffix() || field.options.has_text(TextKind::Rollup);
    if item.fields.iter().any(has_keys) {
        let range = item
            .fields
            .iter()
            .find_map(|field| field.options.suffix())
            .map(|suffix| suffix.range);
        let doc = fan_out::doc(name, range.map(|range| range.count().into()));
        lookups.push((Lookup::new(item, "Keys", held(&is_part)), doc));
    }
    let level = |field: &Field| field.options.level.as_ref().map(|level| level.value.number);
    let last = item.fields.iter().filter_map(level).max().unwrap_or(1);
    for levels in 1..last {
        let parts = held(&|field| is_part(field) && level(field).is_some_and(|of| of <= levels));
        let lookup = Lookup::new(item, &format!("Key{levels}"), parts);
        lookups.push((lookup, prefix::doc(name, levels)));
    }
    let ids = id_fields(item);
    for count in 1..=ids.len() {
        let fields = ids[..count].iter().map(|field| self::held(field));
        let lookup = Lookup::new(item, &format!("Id{count}"), fields);
        lookups.push((lookup, id::doc(name, count, count == ids.len())));
    }
    lookups
}

/// The fields that the id would be made of, each once.
fn id_fields<'a>(item: &'a Input<'a>) -> Vec<&'a Field<'a>> {
    let of_template = item.options.id.iter().flat_map(|id| id.value.fields());
    let of_template = of_template.filter_map(|named| {
        let mut fields = item.fields.iter();
        fields.find(|field| field.is_called(named.path.names()))
    });
    let marked = item
        .fields
        .iter()
        .filter(|field| field.options.is_given(FieldOption::Id));
    let mut taken = HashSet::new();
    let fields = of_template.chain(marked);
    fields
        .filter(|field| taken.insert(&field.lookup_member))
        .collect()
}

/// Whether the key, or a template, would use the field.
fn is_used(field: &Field, item: &Input) -> bool {
    let mut named = item
        .options
        .templates()
        .flat_map(|template| template.value.fields());
    field.options.is_marked() || named.any(|named| field.is_called(named.path.names()))
}

/// How a lookup would hold the field.
fn held<'a>(field: &'a Field<'a>) -> HeldField<'a> {
    let (options, uses) = (&field.options, field.options.uses());
    let is_optional = uses.has_none && ty::option_of(field.ty).is_some();
    let held = if options.is_random() || ty::is_by_value(field.ty) {
        Held::ByValue
    } else if uses.has_function || why_unfit(field.ty, &uses).is_some() {
        Held::Reference
    } else if uses.has_rollup && !uses.has_epoch {
        Held::Time
    } else {
        Held::Part
    };
    HeldField {
        field,
        held,
        is_optional,
    }
}

/// The type of the key that it was meant to have.
fn form_of_key(item: &Input) -> TokenStream {
    let has_levels = item
        .fields
        .iter()
        .any(|field| field.options.is_given(FieldOption::Level));
    if has_levels {
        quote!(__sk::HierarchicalKey)
    } else {
        quote!(__sk::PartitionKey)
    }
}

/// An empty key.
fn key_of_nothing(item: &Input) -> TokenStream {
    let form = form_of_key(item);
    quote! {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::NONE;
        type Key = #form;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
        fn __value(&self, _: ::core::primitive::usize) -> __sk::Value<'_> {
            __sk::Value::Unknown
        }
    }
}

/// The functions that items and point reads have.
fn functions(item: &Input) -> TokenStream {
    let (vis, options) = (item.vis, &item.options);
    let unreachable = quote!(::core::unreachable!());
    let containers = options.is_given(TypeOption::Container).then(|| {
        let container = container_fn(vis, &unreachable);
        let tenancy = quote!({ let _ = __tenancy; #unreachable });
        let container_for = container_for_fn(vis, &tenancy);
        quote!(#container #container_for)
    });
    let (key, id) = (key_methods(vis, &form_of_key(item)), id_method(vis));
    quote!(#key #id #containers)
}

/// Whether it is a `TId1` or the like.
fn is_of_id(lookup: &Lookup) -> bool {
    let (ident, item) = (lookup.ident.to_string(), lookup.item.ident.to_string());
    let ending = ident.strip_prefix(&item);
    ending.is_some_and(|ending| ending.starts_with("Id"))
}

/// The marker traits of generic code. It does not matter whether the refused type would have had them.
fn is_identified() -> TokenStream {
    quote!(__sk::HasId for)
}

fn of_lookup(lookup: &Lookup, of: &Input) -> TokenStream {
    let item = lookup.item;
    // The field of a drawn number may have been given a type that cannot be copied.
    let can_be_copied = |held: &HeldField| {
        let is_drawn = ty::known(held.field.ty) == Known::RandomSuffix;
        held.held != Held::ByValue || is_drawn || ty::is_by_value(held.field.ty)
    };
    let traits = lookup.fields.iter().all(can_be_copied);
    let traits = traits.then(|| lookup.traits());
    if is_of_id(lookup) {
        let unreachable = quote!(::core::unreachable!());
        let (whole, prefix) = (
            id::item_id(item.vis, None, &unreachable),
            id::id_prefix(item.vis, &unreachable),
        );
        let functions = lookup.implement(&TokenStream::new(), &quote!(#whole #prefix));
        return quote!(#traits #functions);
    }
    if !lookup.ident.to_string().ends_with("Keys") {
        let (key, functions) = (key_of_nothing(item), functions(item));
        let key = lookup.implement(&quote!(__sk::SyntheticKey for), &key);
        let functions = lookup.implement(&TokenStream::new(), &functions);
        let identified = lookup.implement(&is_identified(), &TokenStream::new());
        let one = lookup.mark(&quote!(__sk::Lookup), of);
        return quote!(#traits #key #functions #identified #one);
    }
    let (vis, keys) = (item.vis, quote!(::core::iter::Empty<__sk::PartitionKey>));
    let rolled = |field: &&Field| field.options.has_text(TextKind::Rollup);
    let between = item.fields.iter().find(rolled).map(|rolled| {
        let is_part = |held: &&HeldField| !std::ptr::eq(held.field, rolled);
        let others = lookup.fields.iter().filter(is_part);
        let others = others.map(|held| lookup.field_type(held));
        let time = lookup.field_type(&held(rolled));
        quote! {
            #vis fn between(#(_: #others,)* _: #time, _: #time) -> #keys {
                ::core::iter::empty()
            }
        }
    });
    let functions = quote! {
        #vis fn iter(&self) -> #keys {
            ::core::iter::empty()
        }
        #vis fn len(&self) -> ::core::primitive::usize {
            0
        }
        #vis fn partition_key(&self) -> __sk::PartitionKey {
            ::core::unreachable!()
        }
        #between
    };
    let functions = lookup.implement(&TokenStream::new(), &functions);
    let key_set = quote! {
        type Key = __sk::PartitionKey;
        type Keys = #keys;
        fn keys(&self) -> #keys {
            ::core::iter::empty()
        }
    };
    let key_set = lookup.implement(&quote!(__sk::KeySet for), &key_set);
    let scan = lookup.mark(&quote!(__sk::FanOut), of);
    quote!(#traits #functions #key_set #scan)
}

fn of_item(item: &Input, point: Option<&Lookup>) -> TokenStream {
    let generics = ItemGenerics::new(item);
    let (key, functions) = (key_of_nothing(item), functions(item));
    let between = containers_between(item, point);
    let key = generics.implement(None, &quote!(__sk::SyntheticKey for), &[], &key);
    let functions = quote!(#functions #between);
    let functions = generics.implement(None, &TokenStream::new(), &[], &functions);
    let identified = generics.implement(None, &is_identified(), &[], &TokenStream::new());
    let documents = documents(item, &generics);
    quote!(#key #functions #identified #documents)
}

/// `containers_between`, with the fields that the template names.
fn containers_between(item: &Input, point: Option<&Lookup>) -> Option<TokenStream> {
    let (template, point) = (item.options.container.as_ref()?, point?);
    let mut args = Vec::new();
    for named in template.value.fields() {
        let is_named = |held: &&HeldField| held.field.is_called(named.path.names());
        let ty = point.field_type(point.fields.iter().find(is_named)?);
        let is_period = named.options.rollup().is_some();
        args.push((is_period, ty));
    }
    args.sort_by_key(|(is_period, _)| *is_period);
    let (is_period, time) = args.pop()?;
    let others = args.iter().map(|(_, ty)| ty);
    let (vis, lifetime) = (item.vis, item.generics.lifetimes().next().is_none());
    let lifetime = lifetime.then(|| quote!(<'key>));
    is_period.then(|| {
        quote! {
            #vis fn containers_between #lifetime(
                #(_: #others,)*
                _: #time,
                _: #time,
            ) -> ::core::result::Result<::core::iter::Empty<__sk::String>, __sk::KeyError> {
                ::core::unreachable!()
            }
        }
    })
}

/// The serde impls, or `KeyedItem`, whichever the item was meant to have.
fn documents(item: &Input, generics: &ItemGenerics) -> TokenStream {
    let sides = match &item.options.serde {
        Some(serde) => serde.value,
        // Serde generates no impls.
        None if !item.serde.remote.is_empty() => Sides::BOTH,
        None => {
            let reading = quote! {
                const __READING: &'static __sk::Reading =
                    &__sk::Reading { fields: &[], written: 0, skips: false, verify: __sk::Verify::Ignore };
            };
            return generics.implement(None, &quote!(__sk::KeyedItem for), &[], &reading);
        }
    };
    let serialize = sides.write.then(|| {
        let body = quote! {
            fn serialize<__S: __sk::Serializer>(&self, _: __S) -> ::core::result::Result<__S::Ok, __S::Error> {
                ::core::unreachable!()
            }
        };
        generics.implement(None, &quote!(__sk::Serialize for), &[], &body)
    });
    let deserialize = sides.read.then(|| {
        let body = quote! {
            fn deserialize<__D: __sk::Deserializer<'__de>>(_: __D) -> ::core::result::Result<Self, __D::Error> {
                ::core::unreachable!()
            }
        };
        let header = quote!(__sk::Deserialize<'__de> for);
        generics.implement(Some(&quote!('__de)), &header, &[], &body)
    });
    let document = quote!(
        type Item = Self;
    );
    let document = generics.implement(None, &quote!(__sk::Document for), &[], &document);
    quote!(#serialize #deserialize #document)
}

/// A refused part, which has no text. Its shape passes every proof.
pub(crate) fn fallback_part(part: &Part) -> TokenStream {
    let owned = if part.generics.params.is_empty() {
        quote!(Self)
    } else {
        quote!(::core::primitive::u8)
    };
    let body = quote! {
        const SHAPE: __sk::PartShape = __sk::PartShape::UUID;
        type Ref<'__part> = &'__part Self where Self: '__part;
        type Owned = #owned;
        fn as_part(&self) -> &Self {
            self
        }
        fn parse_part(_: &::core::primitive::str) -> ::core::option::Option<#owned> {
            ::core::option::Option::None
        }
        fn write_part(&self, _: &mut impl __sk::KeyWriter) {}
    };
    let generics = ItemGenerics::of(part.ident, part.generics);
    impls(
        Crate::new(part.krate.as_ref()),
        &generics.implement(None, &quote!(__sk::KeyPart for), &[], &body),
        allow_all(part.generics, true),
    )
}
