//! The key's declaration as a constant, and what the compiler proves of it. Nothing of this is left at run time.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use super::format::{Owner, part_info, part_options};
use super::span::shown_at;
use super::{escape, names};
use crate::format::quoted;
use crate::layout::{layout, prefix_layout};
use crate::model::{Hooks, Key, KeyField, Store};

/// `KeyInfo::new(...)`, with what differs from the defaults, and proved if it is sound.
pub(super) fn key_info(key: &Key, owner: Owner) -> TokenStream {
    let layout = layout(key);
    // Of an unsound key nothing is proved, and nothing more is wrong.
    if !key.is_sound {
        return quote!(__sk::KeyInfo::new(#layout, &[]));
    }
    let parts = part_infos(key, owner, key.parts());
    let mut info = quote!(__sk::KeyInfo::new(#layout, &[#parts]));
    let options = key.parts().enumerate();
    let options =
        options.filter_map(|(place, field)| part_options(field, place, owner, key.generics));
    let options: Vec<_> = options.collect();
    if !options.is_empty() {
        info.extend(quote!(.options(&[#(#options),*])));
    }
    if key.property != "partitionKey" {
        let (property, path) = (&key.property, path_of(&key.property));
        info.extend(quote!(.property(#property, &[#path])));
    }
    if key.separator != "-" {
        let separator = &key.separator;
        info.extend(quote!(.separator(#separator)));
    }
    info.extend(suffix_info(key, owner));
    if let Some(escape) = escape(key) {
        info.extend(quote!(.escape(#escape)));
    }
    if !matches!(key.proofs.store, Store::Cosmos) {
        let store = store_of(key);
        info.extend(quote!(.store(#store)));
    }
    if let Some(min) = key.proofs.min_distinct {
        info.extend(quote!(.min_distinct(#min)));
    }
    if key.proofs.time_only {
        info.extend(quote!(.time_only()));
    }
    if key.levels.is_some() {
        let levels: Vec<_> = key
            .all_levels()
            .map(|level| level_info(key, owner, level))
            .collect();
        info.extend(quote!(.levels(&[#(#levels),*], const { &[#(#levels.property.path),*] })));
    }
    if owner == Owner::Item
        && let Some(id) = names::id_info(key)
    {
        info.extend(quote!(.id(#id)));
    }
    if owner == Owner::Item
        && let Some(container) = names::container_info(key)
    {
        info.extend(quote!(.container(#container)));
    }
    if matches!(
        key.document.hooks,
        Hooks::Remote {
            serialize: true,
            ..
        }
    ) {
        info.extend(quote!(.written()));
    }
    // Where the item has a declaration of its own, that is proved: it knows more.
    if (owner == Owner::Item) == has_own_info(key) {
        // The compiler shows where this was called.
        return quote_spanned!(shown_at(key.ident.span())=> __sk::KeyInfo::proved(#info));
    }
    info
}

/// `.suffix(...)`, and what differs from its defaults.
fn suffix_info(key: &Key, owner: Owner) -> Option<TokenStream> {
    let suffix = key.suffix.as_ref()?;
    let separator = if key.has_base() {
        &*suffix.separator
    } else {
        ""
    };
    let (n, greatest) = (suffix.n, suffix.greatest());
    let greatest = (greatest > n).then(|| quote!(.greatest(#greatest)));
    let hashed = key.drawn().is_none().then(|| {
        let hashed = part_infos(key, owner, key.hashed());
        quote!(.hashed(&[#hashed]))
    });
    Some(quote!(.suffix(#separator, #n) #greatest #hashed))
}

/// Whether the item knows more of its key than a lookup: the type of a nested field, the id, the container.
pub(super) fn has_own_info(key: &Key) -> bool {
    let has_nested = key.fields.iter().any(|field| !field.path.is_empty());
    has_nested || key.id.is_some() || key.container.is_some()
}

/// The same for the first levels of a key, which are no key: nothing is proved.
pub(super) fn key_info_of_prefix(key: &Key, levels: u8) -> TokenStream {
    let layout = prefix_layout(key, levels);
    let parts = key.parts().filter(|field| field.level <= levels);
    let (parts, store) = (part_infos(key, Owner::Lookup, parts), store_of(key));
    quote!(__sk::KeyInfo::new(#layout, &[#parts]).store(#store))
}

fn level_info(key: &Key, owner: Owner, level: u8) -> TokenStream {
    let property = |name: &str| {
        let path = path_of(name);
        quote!(__sk::Property { name: #name, path: #path })
    };
    let added = property(&format!("{}{level}", key.property));
    let mut parts = key.parts_of(level);
    let count = key.parts_of(level).count();
    let has_suffix = key.suffix.is_some() && key.levels == Some(level);
    match parts.next() {
        Some(field) if count == 1 && !has_suffix && is_as_it_is(field) && !key.escape => {
            let (own, info) = (
                property(&field.wire_name),
                part_info(field, &field.format, owner, key.generics),
            );
            quote!(__sk::LevelInfo::field(#own, #added, #info.1))
        }
        _ => quote!(__sk::LevelInfo::made(#count, #added)),
    }
}

/// Whether the document holds the text of the part under the field's name.
fn is_as_it_is(field: &KeyField) -> bool {
    field.format.is_plain() && field.path.is_empty() && !field.is_unfit
}

/// The path of a property, as Cosmos DB writes it: in quotes where it is no plain name.
fn path_of(property: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || c == '_' || c == '$' || c == '@';
    if property.chars().all(is_plain) {
        format!("/{property}")
    } else {
        format!("/{}", quoted(property))
    }
}

/// What the types of fields promise. What is no part has no shape; then the key is unsound.
fn part_infos<'k>(
    key: &Key,
    owner: Owner,
    fields: impl Iterator<Item = &'k KeyField<'k>>,
) -> TokenStream {
    fields
        .filter(|field| !field.is_unfit)
        .map(|field| {
            let info = part_info(field, &field.format, owner, key.generics);
            quote!(#info,)
        })
        .collect()
}

/// The store, as a constant of the runtime.
pub(super) fn store_of(key: &Key) -> TokenStream {
    match key.proofs.store {
        Store::Cosmos => quote!(__sk::Store::COSMOS),
        Store::CosmosSmall => quote!(__sk::Store::COSMOS_SMALL),
        Store::Table => quote!(__sk::Store::TABLE),
        Store::Dynamodb => quote!(__sk::Store::DYNAMODB),
        Store::Mongodb => quote!(__sk::Store::MONGODB),
        Store::Bytes(max) => {
            let max = usize::try_from(max).unwrap_or(usize::MAX);
            quote!(__sk::Store::bytes(#max))
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
