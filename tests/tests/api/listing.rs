//! What a crate exports, as Rust without bodies.

use std::collections::BTreeSet;

use quote::{ToTokens, format_ident, quote};
use syn::{
    Attribute, Block, Field, Fields, ImplItem, Item, ItemImpl, ItemUse, TraitItem, Type, UseTree,
    parse_quote,
};

use crate::source::{Crate, ModulePath, is_hidden, is_public};

/// The exported items of a crate.
pub fn listing(krate: &Crate) -> String {
    let items = exported(krate, &Vec::new());
    prettyplease::unparse(&syn::File {
        shebang: None,
        frontmatter: None,
        attrs: Vec::new(),
        items,
    })
}

/// The exported items of a module, by name, each followed by its impls.
fn exported(krate: &Crate, module: &ModulePath) -> Vec<Item> {
    let mut all: Vec<(String, Vec<Item>)> = Vec::new();
    let items = krate.0.get(module).map(Vec::as_slice).unwrap_or_default();
    for item in items {
        match item {
            Item::Use(used) if is_public(&used.vis) && !is_hidden(&used.attrs) => {
                for path in paths(&used.tree, &[]) {
                    all.push(used_item(krate, module, used, &path));
                }
            }
            Item::Mod(inner) if is_public(&inner.vis) && !is_hidden(&inner.attrs) => {
                let name = inner.ident.to_string();
                let items = exported(krate, &[&module[..], std::slice::from_ref(&name)].concat());
                let (ident, attrs) = (&inner.ident, kept(&inner.attrs));
                let inner = parse_quote!(#(#attrs)* pub mod #ident { #(#items)* });
                all.push((format!("~{name}"), vec![inner]));
            }
            item => all.extend(own_item(krate, module, item)),
        }
    }
    all.sort_by(|(one, _), (other, _)| one.cmp(other));
    all.into_iter().flat_map(|(_, items)| items).collect()
}

/// The paths that a `use` exports.
fn paths(tree: &UseTree, before: &[String]) -> Vec<Vec<String>> {
    let with = |name: String| [before, &[name]].concat();
    match tree {
        UseTree::Path(path) => paths(&path.tree, &with(path.ident.to_string())),
        UseTree::Name(name) => vec![with(name.ident.to_string())],
        UseTree::Rename(renamed) => vec![with(renamed.rename.to_string())],
        UseTree::Glob(_) => vec![with("*".to_owned())],
        UseTree::Group(group) => {
            let trees = group.items.iter();
            trees.flat_map(|tree| paths(tree, before)).collect()
        }
    }
}

/// The item that a path leads to, or the path itself if it leads out of the crate.
fn used_item(
    krate: &Crate,
    module: &ModulePath,
    used: &ItemUse,
    path: &[String],
) -> (String, Vec<Item>) {
    let name = path.last().cloned().unwrap_or_default();
    let found = krate.resolve(module, path).and_then(|(at, name)| {
        let items = krate.0.get(&at)?;
        let found = items
            .iter()
            .find_map(|item| own_item(krate, &at, item).filter(|(of, _)| *of == name));
        found.or_else(|| {
            // The module exports it again.
            items.iter().find_map(|item| match item {
                Item::Use(again) => {
                    let mut again_paths = paths(&again.tree, &[]).into_iter();
                    let again_path = again_paths.find(|path| path.last() == Some(&name))?;
                    Some(used_item(krate, &at, again, &again_path))
                }
                _ => None,
            })
        })
    });
    found.unwrap_or_else(|| {
        let attrs = kept(&used.attrs);
        let path = path.iter().map(|name| format_ident!("{name}"));
        let path: Vec<_> = path.collect();
        (name, vec![parse_quote!(#(#attrs)* pub use #(#path)::*;)])
    })
}

/// A public item without its bodies, and its impls.
fn own_item(krate: &Crate, module: &ModulePath, item: &Item) -> Option<(String, Vec<Item>)> {
    let mut item = item.clone();
    let (ident, attrs, is_shown) = match &mut item {
        Item::Struct(item) => (&item.ident, &mut item.attrs, is_public(&item.vis)),
        Item::Enum(item) => (&item.ident, &mut item.attrs, is_public(&item.vis)),
        Item::Trait(item) => (&item.ident, &mut item.attrs, is_public(&item.vis)),
        Item::Type(item) => (&item.ident, &mut item.attrs, is_public(&item.vis)),
        Item::Const(item) => (&item.ident, &mut item.attrs, is_public(&item.vis)),
        Item::Fn(item) => (&item.sig.ident, &mut item.attrs, is_public(&item.vis)),
        Item::Macro(item) => {
            let is_exported = item
                .attrs
                .iter()
                .any(|attr| attr.path().is_ident("macro_export"));
            (item.ident.as_ref()?, &mut item.attrs, is_exported)
        }
        _ => return None,
    };
    if !is_shown || is_hidden(attrs) {
        return None;
    }
    let name = ident.to_string();
    *attrs = kept(attrs);
    let mut items = Vec::new();
    match &mut item {
        Item::Struct(item) => {
            hide_private(&mut item.fields);
            items.extend(impls(krate, module, &name));
        }
        Item::Enum(item) => {
            for variant in &mut item.variants {
                variant.attrs = kept(&variant.attrs);
                variant
                    .fields
                    .iter_mut()
                    .for_each(|field| field.attrs = kept(&field.attrs));
            }
            items.extend(impls(krate, module, &name));
        }
        Item::Trait(item) => {
            item.items.retain_mut(keep_in_trait);
        }
        Item::Fn(item) => *item.block = empty(),
        Item::Macro(item) => item.mac.tokens = quote!(($($tokens:tt)*) => {};),
        _ => {}
    }
    items.insert(0, item);
    Some((name, items))
}

fn empty() -> Block {
    parse_quote!({})
}

/// The attributes that are part of the API.
fn kept(attrs: &[Attribute]) -> Vec<Attribute> {
    let names = [
        "cfg",
        "non_exhaustive",
        "must_use",
        "derive",
        "deprecated",
        "repr",
    ];
    let is_kept = |attr: &&Attribute| names.iter().any(|name| attr.path().is_ident(name));
    attrs.iter().filter(is_kept).cloned().collect()
}

/// Private fields are not part of the API.
fn hide_private(fields: &mut Fields) {
    let shown = |fields: &mut syn::punctuated::Punctuated<Field, syn::Token![,]>| {
        let shown = std::mem::take(fields).into_iter();
        *fields = shown
            .filter(|field| is_public(&field.vis))
            .map(|mut field| {
                field.attrs = kept(&field.attrs);
                field
            })
            .collect();
    };
    match fields {
        Fields::Named(named) => shown(&mut named.named),
        Fields::Unnamed(unnamed) => shown(&mut unnamed.unnamed),
        Fields::Unit => {}
    }
}

fn keep_in_trait(item: &mut TraitItem) -> bool {
    let attrs = match item {
        TraitItem::Const(item) => &mut item.attrs,
        TraitItem::Fn(item) => &mut item.attrs,
        TraitItem::Type(item) => &mut item.attrs,
        _ => return true,
    };
    if is_hidden(attrs) {
        return false;
    }
    *attrs = kept(attrs);
    match item {
        TraitItem::Fn(item) => {
            if let Some(default) = &mut item.default {
                *default = empty();
            }
        }
        TraitItem::Const(item) => {
            if let Some((_, value)) = &mut item.default {
                *value = parse_quote!(_);
            }
        }
        _ => {}
    }
    true
}

/// The impls of a type of the crate: its public functions, and the traits that it has; and the impls for types of other
/// crates that name it, such as `From<PartitionKey> for String`.
fn impls(krate: &Crate, module: &ModulePath, name: &str) -> Vec<Item> {
    let is_of_it = |item: &ItemImpl| match self_name(&item.self_ty) {
        Some(of) if of == name => true,
        Some(of) if krate.0.values().any(|items| declares(items, &of)) => false,
        _ => item.trait_.as_ref().is_some_and(|(path, _)| {
            let path = path.to_token_stream().to_string();
            path.split(|c: char| !c.is_alphanumeric())
                .any(|word| word == name)
        }),
    };
    // A different module may have its own type with this name.
    let modules = krate
        .0
        .iter()
        .filter(|(at, items)| *at == module || !declares(items, name));
    let all = modules
        .flat_map(|(_, items)| items)
        .filter_map(|item| match item {
            Item::Impl(item) if is_of_it(item) => shown_impl(item),
            _ => None,
        });
    let mut seen = BTreeSet::new();
    let mut all: Vec<_> = all
        .map(|item| {
            (
                item.trait_.is_some(),
                item.to_token_stream().to_string(),
                item,
            )
        })
        .filter(|(_, text, _)| seen.insert(text.clone()))
        .collect();
    all.sort_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
    all.into_iter().map(|(.., item)| Item::Impl(item)).collect()
}

fn shown_impl(item: &ItemImpl) -> Option<ItemImpl> {
    let mut item = item.clone();
    item.attrs = kept(&item.attrs);
    if let Some((trait_, _)) = &item.trait_ {
        let path = trait_.to_token_stream().to_string();
        item.items.retain(|item| matches!(item, ImplItem::Type(_)));
        return (!path.contains("__")).then_some(item);
    }
    item.items.retain_mut(|item| {
        let (attrs, is_shown) = match item {
            ImplItem::Const(item) => (&mut item.attrs, is_public(&item.vis)),
            ImplItem::Fn(item) => (&mut item.attrs, is_public(&item.vis)),
            _ => return false,
        };
        let is_shown = is_shown && !is_hidden(attrs);
        *attrs = kept(attrs);
        match item {
            ImplItem::Fn(item) => item.block = empty(),
            ImplItem::Const(item) => item.expr = parse_quote!(_),
            _ => {}
        }
        is_shown
    });
    (!item.items.is_empty()).then_some(item)
}

/// Whether one of the items is a type with this name.
fn declares(items: &[Item], name: &str) -> bool {
    items.iter().any(|item| match item {
        Item::Struct(item) => item.ident == name,
        Item::Enum(item) => item.ident == name,
        _ => false,
    })
}

/// The name of the type of an impl, behind references.
fn self_name(ty: &Type) -> Option<String> {
    match ty {
        Type::Path(path) => Some(path.path.segments.last()?.ident.to_string()),
        Type::Reference(reference) => self_name(&reference.elem),
        _ => None,
    }
}
