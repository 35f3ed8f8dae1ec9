//! The key's declaration as a constant, which is not used at run time.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Generics, Lifetime, Type};
use synthetic_key_format::{Layout, Quoted};

use super::generics::{erase_lifetimes, item_bounds, mentions};
use super::span::shown_at;
use super::templates;
use super::text::{Owner, part_info, part_options};
use super::write::suffix_range;
use crate::check::property_of_level;
use crate::layout::{layout, pieces, prefix_layout};
use crate::model::{Escaping, Hooks, Key, KeyField, Piece, Role};
use crate::parse::stores::{DEFAULT, StoreOption};
use crate::parse::{Field, ty};
use crate::text::TextKind;
use crate::text::escape::escape;
use crate::tokens;

/// The declaration of a type that has one of its own.
pub(super) fn declares(info: &TokenStream) -> TokenStream {
    quote! {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = #info;
    }
}

/// The declaration of a type that uses that of another.
pub(super) fn declared_by(ty: &TokenStream) -> TokenStream {
    quote!(type __Declared = #ty;)
}

/// The same for an item whose types may be neither parts nor points in time, which is reported at its fields. Its
/// declaration is outside of its impls, and is proved as if they were.
pub(super) fn declared_outside(key: &Key) -> Option<TokenStream> {
    let may_fail = is_declared_by_item(key) && !is_generic(key) && !item_bounds(key).is_empty();
    may_fail.then(|| {
        let info = key_info(key, Owner::ItemOutside);
        quote!(const __DECLARED: __sk::KeyInfo = { use __sk::NotWritten as _; #info };)
    })
}

/// `KeyInfo`, with everything that differs from the defaults.
pub(super) fn key_info(key: &Key, owner: Owner) -> TokenStream {
    let layout = layout_text(key, &layout(key));
    let (parts, options) = (part_infos(key, owner, key.parts()), key_options(key, owner));
    info(&layout, &parts, &options)
}

/// `KeyInfo`, from method calls for the options.
fn info(layout: &str, parts: &TokenStream, options: &TokenStream) -> TokenStream {
    if options.is_empty() {
        quote!(__sk::KeyInfo::plain(#layout, &[#parts]))
    } else {
        let options = quote!(const { &__sk::KeyOptions::DEFAULT #options });
        quote!(__sk::KeyInfo::new(#layout, &[#parts], #options))
    }
}

/// The text of a layout. For an escaped key it is the lock or, without a lock, the text without `:%`.
fn layout_text(key: &Key, layout: &Layout) -> String {
    match &key.item.options.layout {
        Some(lock) => lock.value.clone(),
        None => layout.to_string(),
    }
}

/// `.escape(...)` and, without a lock, the pieces of the layout between which the compiler puts the `:%`.
fn escape_info(key: &Key, layout: &Layout, is_locked: bool) -> Option<TokenStream> {
    let escape = escape(&key.text)?;
    let pieces = (!is_locked).then(|| {
        let pieces = pieces(layout);
        quote!(.layout(&[#(#pieces),*]))
    });
    Some(quote!(.escape(#escape) #pieces))
}

/// The options that differ from their defaults, as method calls.
fn key_options(key: &Key, owner: Owner) -> TokenStream {
    let mut options = TokenStream::new();
    let of_parts = key.parts().enumerate();
    let of_parts =
        of_parts.filter_map(|(place, field)| part_options(field, place, owner, key.item));
    let of_parts: Vec<_> = of_parts.collect();
    if !of_parts.is_empty() {
        options.extend(quote!(.of_parts(const { &[#(#of_parts),*] })));
    }
    let given = &key.item.options;
    let property = given.property();
    if property != DEFAULT.store.property() {
        let path = path_of(property);
        options.extend(quote!(.property(#property, &[#path])));
    }
    let id_property = given.id_property();
    if id_property != DEFAULT.store.id_property() {
        options.extend(quote!(.id_property(#id_property)));
    }
    if key.is_field {
        options.extend(quote!(.field()));
    }
    if let Some(prefix) = &given.prefix {
        let prefix = &prefix.value;
        options.extend(quote!(.prefix(#prefix)));
    }
    if given.separator.is_some() {
        let separator = key.separator;
        options.extend(quote!(.separator(#separator)));
    }
    options.extend(suffix_info(key, owner));
    options.extend(escape_info(key, &layout(key), given.layout.is_some()));
    options.extend(store_info(key));
    if let Some(min) = &given.min_distinct {
        let min = min.value;
        options.extend(quote!(.min_distinct(#min)));
    }
    if given.time_only.is_some() {
        options.extend(quote!(.time_only()));
    }
    if given.ambiguous.is_some() {
        options.extend(quote!(.ambiguous()));
    }
    options.extend(levels_info(key, owner));
    options.extend(listed_info(key, owner));
    // A lookup has the fields of the container, but may lack some of the id.
    if owner != Owner::Lookup || key.is_id_known() {
        let id = templates::id_info(key, owner).map(|id| quote!(.id(#id)));
        options.extend(id);
    }
    let names = templates::container_info(key, owner);
    options.extend(names.map(|names| quote!(.container(#names))));
    if given.unique_ids.is_some() {
        options.extend(quote!(.unique_ids()));
    }
    if let Some(field) = key.stored_id {
        let id = stored_id(key, field);
        options.extend(quote!(.stored_id(#id)));
    }
    if matches!(key.document.hooks, Hooks::Own(sides) if sides.write) {
        options.extend(quote!(.written()));
    }
    options
}

/// What is known about an id that is a field of a variant, and that the key may not use.
fn stored_id(key: &Key, id: &Field) -> TokenStream {
    let shape = shape_of_stored(id.ty, key.item.generics);
    // Other types, such as MongoDB's own, have unique values.
    let missing = ty::is_std_part(id.ty).then(|| {
        let mut fields = key.fields.iter().map(KeyField::field);
        fields.find(|field| !std::ptr::eq(*field, id))
    });
    let missing = missing.flatten().map(|field| field.segments().join("."));
    let missing = tokens::option(missing);
    quote!(__sk::StoredId { shape: #shape, missing: #missing })
}

/// What is known about the text of a type that may not be a part.
fn shape_of_stored(ty: &Type, generics: &Generics) -> TokenStream {
    let params = generics.type_params().map(|param| &param.ident);
    let params = params.chain(generics.const_params().map(|param| &param.ident));
    let params = params.map(Ident::to_string).collect();
    // A lookup does not have all parameters of its item.
    if mentions(ty, &params) {
        return quote!(&__sk::PartShape::UUID);
    }
    let ty = erase_lifetimes(ty, generics, "static");
    quote!({ use __sk::NotWritten as _; __sk::Probe::<#ty>::__SHAPE_REF })
}

/// `.suffix(...)`, and everything that differs from its defaults.
fn suffix_info(key: &Key, owner: Owner) -> Option<TokenStream> {
    let suffix = key.suffix.as_ref()?;
    let separator = if key.has_base() { suffix.separator } else { "" };
    let range = suffix_range(suffix.range);
    let is_hashed = key.drawn().is_none() && suffix.by.is_none();
    let hashed = is_hashed.then(|| {
        let hashed = part_infos(key, owner, key.hashed());
        quote!(.hashed(&[#hashed]))
    });
    let first = suffix.is_first.then(|| quote!(.first()));
    Some(quote!(.suffix(__sk::SuffixInfo::new(#separator, #range) #first #hashed)))
}

/// Whether the item declares the key. It does if it is not generic, and its lookups use that declaration. It also does
/// if it knows more than they do: the type of a nested field, the id, the container.
pub(super) fn is_declared_by_item(key: &Key) -> bool {
    let has_nested = key.fields.iter().any(|field| field.held.is_nested());
    let knows_more = has_nested || key.id.is_some() || key.container.is_some();
    !key.is_variant() && (!is_generic(key) || knows_more)
}

/// The item's type, with this lifetime for all of its own.
pub(super) fn item_type(key: &Key, lifetime: &str) -> TokenStream {
    let (ident, lifetime) = (&key.item.ident, Lifetime::new(lifetime, Span::call_site()));
    let lifetimes = key.item.generics.lifetimes().map(|_| &lifetime);
    quote!(#ident<#(#lifetimes),*>)
}

/// Whether the item has parameters that a proof must know.
pub(super) fn is_generic(key: &Key) -> bool {
    key.item.generics.params.len() > key.item.generics.lifetimes().count()
}

/// The same for the first levels of a key, which are not a whole key.
pub(super) fn key_info_of_prefix(key: &Key, levels: u8) -> TokenStream {
    let layout = prefix_layout(key, levels.into());
    let escape = escape_info(key, &layout, false);
    let parts = key.parts().filter(|field| field.level <= levels);
    let parts = part_infos(key, Owner::Lookup, parts);
    let store = store_info(key);
    let listed = key.also_read.iter().filter_map(|listed| {
        let layout = Layout::parse(&listed.literal.value()).ok()?;
        let first = layout.levels.into_iter().take(levels.into());
        let first = Layout {
            levels: first.collect(),
        };
        Some(first.to_string())
    });
    let listed: Vec<_> = listed.collect();
    let listed = (!listed.is_empty()).then(|| quote!(.also_read(&[#(#listed),*], &[])));
    info(&layout.to_string(), &parts, &quote!(#store #escape #listed))
}

/// `.levels(...)`
fn levels_info(key: &Key, owner: Owner) -> Option<TokenStream> {
    key.levels?;
    let levels = key.all_levels().zip(&key.text.levels);
    let levels = levels.map(|(level, pieces)| level_info(key, owner, level, pieces));
    let levels: Vec<_> = levels.collect();
    Some(quote!(.levels(const { &__sk::Levels::new([#(#levels),*]) })))
}

/// `.also_read(...)`: the layouts, and what the compiler must know about each.
fn listed_info(key: &Key, owner: Owner) -> Option<TokenStream> {
    let layouts = key.also_read.iter().map(|listed| listed.literal);
    let listed = key.also_read.iter().map(|listed| {
        let levels = key.levels.map(|_| {
            let levels = key.all_levels().zip(&listed.text.levels);
            let levels = levels.map(|(level, pieces)| level_info(key, owner, level, pieces));
            quote!(#(#levels),*)
        });
        // Checks that the type of a field has such texts, if the key does not check it already.
        let texts = listed.text.parts().chain(listed.text.hashed());
        let texts = texts.filter_map(|written| {
            let field = &key.fields[written.field];
            // That a text cannot be that of an absent value would need a proof.
            let format = written.format.clone();
            let format = format.only(|kind| kind != TextKind::None);
            let is_asked = written.format.layout() == field.format.layout();
            let is_number = field.role == Role::Drawn;
            let at = Some(listed.literal.span());
            (!is_asked && !is_number).then(|| part_info(field, &format, owner, key.item, at))
        });
        quote!(__sk::ListedInfo { levels: &[#levels], texts: &[#(#texts),*] })
    });
    (!key.also_read.is_empty())
        .then(|| quote!(.also_read(&[#(#layouts),*], const { &[#(#listed),*] })))
}

fn level_info(key: &Key, owner: Owner, level: u8, pieces: &[Piece]) -> TokenStream {
    let property = |name: &str| {
        let path = path_of(name);
        quote!(__sk::Property { name: #name, path: #path })
    };
    let added = property(&property_of_level(key.item, level));
    if let [Piece::Part(part)] = pieces {
        let field = &key.fields[part.field];
        let is_as_it_is =
            part.format.is_plain() && !field.held.is_nested() && field.role != Role::Drawn;
        if is_as_it_is && part.escape == Escaping::Never {
            let (own, info) = (
                property(&field.field().serde.written),
                part_info(field, &part.format, owner, key.item, None),
            );
            let at = shown_at(field.field().ty.span());
            return quote_spanned!(at=> __sk::LevelInfo::field(#own, #added, #info.shape));
        }
    }
    let count = pieces
        .iter()
        .filter(|piece| matches!(piece, Piece::Part(_)))
        .count();
    quote!(__sk::LevelInfo::made(#count, #added))
}

/// The path of a property, as Cosmos DB writes it: in quotes if it is not a plain name.
fn path_of(property: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || c == '_' || c == '$' || c == '@';
    if property.chars().all(is_plain) {
        format!("/{property}")
    } else {
        format!("/{}", Quoted(property))
    }
}

/// The properties that the types of fields promise.
fn part_infos<'k>(
    key: &Key,
    owner: Owner,
    fields: impl Iterator<Item = &'k KeyField<'k>>,
) -> TokenStream {
    fields
        .map(|field| {
            let info = part_info(field, &field.format, owner, key.item, None);
            quote!(#info,)
        })
        .collect()
}

/// `.store(...)`
fn store_info(key: &Key) -> Option<TokenStream> {
    let is_given = key.item.options.store.is_some();
    is_given.then(|| {
        let store = store_of(key);
        quote!(.store(#store))
    })
}

/// The store, as a constant of the runtime or of the user.
pub(super) fn store_of(key: &Key) -> TokenStream {
    let store = key.item.options.store.as_ref();
    store_constant(store.map(|store| &store.value))
}

pub(super) fn store_constant(store: Option<&StoreOption>) -> TokenStream {
    match store {
        Some(StoreOption::Own(path)) => quote!(#path),
        store => {
            let known = store.map_or(DEFAULT, StoreOption::known);
            let constant = Ident::new(known.constant, Span::call_site());
            quote!(__sk::Store::#constant)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_properties() {
        for (property, path) in [
            ("pk", "/pk"),
            ("tenant_ID2", "/tenant_ID2"),
            ("$pk", "/$pk"),
            ("@pk", "/@pk"),
            ("größe", "/größe"),
            ("tenant-id", "/\"tenant-id\""),
            ("a\"b", "/\"a\\\"b\""),
        ] {
            assert_eq!(path_of(property), path);
        }
    }
}
