//! The key's declaration as a constant, which is not used at run time.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Generics, Lifetime, Type};
use synthetic_key_format::{Layout, Quoted};

use super::generics::{erase_lifetimes, item_bounds, mentions};
use super::pieces::Pieces;
use super::span::shown_at;
use super::templates;
use super::text::{Owner, shape_of};
use super::values::Values;
use crate::check::property_of_level;
use crate::layout::{layout, pieces, prefix_layout};
use crate::model::{Escaping, Hooks, Key, KeyField, Piece, Role};
use crate::parse::stores::{DEFAULT, StoreOption};
use crate::parse::{Field, ty};
use crate::tokens;

/// The declaration of a type that has one of its own.
pub(super) fn declares(info: &TokenStream) -> TokenStream {
    quote! {
        type __Declared = Self;
        const __KEY: __sk::Declaration = #info;
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
        quote!(const __DECLARED: __sk::Declaration = { use __sk::NotWritten as _; #info };)
    })
}

/// `Declaration`, with everything that differs from the defaults.
pub(super) fn key_info(key: &Key, owner: Owner) -> TokenStream {
    let values = Values::of(key);
    let pieces = Pieces::new(key, &values, owner);
    let layout = layout_text(key, &layout(key));
    let (text, options) = (pieces.text(&key.text), key_options(key, &values, owner));
    info(&layout, &text, &options)
}

/// `Declaration`, from method calls for the options.
fn info(layout: &str, pieces: &TokenStream, options: &TokenStream) -> TokenStream {
    if options.is_empty() {
        quote!(__sk::Declaration::plain(#layout, #pieces))
    } else {
        let options = quote!(const { &__sk::KeyOptions::DEFAULT #options });
        quote!(__sk::Declaration::new(#layout, #pieces, #options))
    }
}

/// The text of a layout. For an escaped key it is the lock or, without a lock, the text without `:%`.
fn layout_text(key: &Key, layout: &Layout) -> String {
    match &key.item.options.layout {
        Some(lock) => lock.value.clone(),
        None => layout.to_string(),
    }
}

/// For an escaped key without a lock: the pieces of the layout between which the compiler puts the `:%`.
fn layout_info(key: &Key, layout: &Layout, is_locked: bool) -> Option<TokenStream> {
    (key.escape.is_some() && !is_locked).then(|| {
        let pieces = pieces(layout);
        quote!(.layout(&[#(#pieces),*]))
    })
}

/// The options that differ from their defaults, as method calls.
fn key_options(key: &Key, values: &Values, owner: Owner) -> TokenStream {
    let mut options = TokenStream::new();
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
    options.extend(layout_info(key, &layout(key), given.layout.is_some()));
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
    options.extend(previous_info(key, values, owner));
    // A lookup has the fields of the container, but may lack some of the id.
    if owner != Owner::Lookup || key.is_id_known() {
        let id = templates::id_info(key, values, owner).map(|id| quote!(.id(#id)));
        options.extend(id);
    }
    let names = templates::container_info(key, values, owner);
    options.extend(names.map(|names| quote!(.container(#names))));
    if given.unique_ids.is_some() {
        options.extend(quote!(.unique_ids()));
    }
    if let Some(field) = key.stored_id {
        let id = stored_id(key, values, field);
        options.extend(quote!(.stored_id(#id)));
    }
    if matches!(key.document.hooks, Hooks::Own(sides) if sides.write) {
        options.extend(quote!(.written()));
    }
    options
}

/// What is known about an id that is a field of a variant, and that the key may not use.
fn stored_id(key: &Key, values: &Values, id: &Field) -> TokenStream {
    let shape = shape_of_stored(id.ty, key.item.generics);
    // Other types, such as MongoDB's own, have unique values.
    let missing = ty::is_std_part(id.ty).then(|| {
        let mut fields = key.fields.iter().map(KeyField::field);
        fields.find(|field| !std::ptr::eq(*field, id))
    });
    let missing = missing.flatten().map(|field| field.segments().join("."));
    let missing = tokens::option(missing);
    let (name, value) = (key.item.options.id_property(), values.of_stored_id());
    let pieces = quote! {
        const { &[__sk::Piece::Part(__sk::Part::new(#name, #value, #shape))] }
    };
    quote!(__sk::StoredId { pieces: #pieces, missing: #missing })
}

/// What is known about the text of a type that may not be a part.
fn shape_of_stored(ty: &Type, generics: &Generics) -> TokenStream {
    let params = generics.type_params().map(|param| &param.ident);
    let params = params.chain(generics.const_params().map(|param| &param.ident));
    let params = params.map(Ident::to_string).collect();
    // A lookup does not have all parameters of its item.
    if mentions(ty, &params) {
        return quote!(__sk::PartShape::UUID);
    }
    let ty = erase_lifetimes(ty, generics, "static");
    quote!({ use __sk::NotWritten as _; __sk::Probe::<#ty>::__SHAPE })
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
    let values = Values::of(key);
    let layout = prefix_layout(key, levels.into());
    let of_layout = layout_info(key, &layout, false);
    let pieces = Pieces::new(key, &values, Owner::Lookup).without_hashed();
    let text = pieces.levels(&key.text, levels.into());
    let store = store_info(key);
    let previous = key.also_read.iter().filter_map(|listed| {
        let layout = Layout::parse(&listed.literal.value()).ok()?;
        let first = layout.levels.into_iter().take(levels.into());
        let first = Layout {
            levels: first.collect(),
        };
        let pieces = Pieces::new(key, &values, Owner::Lookup).of_previous(listed.literal.span());
        let pieces = pieces.without_hashed().levels(&listed.text, levels.into());
        Some((
            first.to_string(),
            quote!(__sk::Previous { levels: &[], pieces: #pieces }),
        ))
    });
    let (layouts, previous): (Vec<_>, Vec<_>) = previous.unzip();
    let previous = (!layouts.is_empty())
        .then(|| quote!(.also_read(&[#(#layouts),*], const { &[#(#previous),*] })));
    info(
        &layout.to_string(),
        &text,
        &quote!(#store #of_layout #previous),
    )
}

/// `.levels(...)`
fn levels_info(key: &Key, owner: Owner) -> Option<TokenStream> {
    key.levels?;
    let levels = key.all_levels().zip(&key.text.levels);
    let levels = levels.map(|(level, pieces)| level_info(key, owner, level, pieces));
    let levels: Vec<_> = levels.collect();
    Some(quote!(.levels(const { &__sk::Levels::new([#(#levels),*]) })))
}

/// `.also_read(...)`: the layouts, and their pieces.
fn previous_info(key: &Key, values: &Values, owner: Owner) -> Option<TokenStream> {
    let layouts = key.also_read.iter().map(|listed| listed.literal);
    let previous = key.also_read.iter().map(|listed| {
        let levels = key.levels.map(|_| {
            let levels = key.all_levels().zip(&listed.text.levels);
            let levels = levels.map(|(level, pieces)| level_info(key, owner, level, pieces));
            quote!(#(#levels),*)
        });
        let pieces = Pieces::new(key, values, owner).of_previous(listed.literal.span());
        let pieces = pieces.text(&listed.text);
        quote!(__sk::Previous { levels: &[#levels], pieces: #pieces })
    });
    (!key.also_read.is_empty())
        .then(|| quote!(.also_read(&[#(#layouts),*], const { &[#(#previous),*] })))
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
            let own = property(&field.field().serde.written);
            let shape = shape_of(field, owner, key.item);
            let at = shown_at(field.field().ty.span());
            return quote_spanned!(at=> __sk::LevelInfo::field(#own, #added, &#shape));
        }
    }
    quote!(__sk::LevelInfo::made(#added))
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
