//! The source of a crate: its modules, and where a path leads.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use syn::{Attribute, Item, Visibility};

/// The names of the modules that lead to one.
pub type ModulePath = Vec<String>;

/// The items of every module.
pub struct Crate(pub BTreeMap<ModulePath, Vec<Item>>);

impl Crate {
    pub fn read(root: &Path) -> Self {
        let mut this = Self(BTreeMap::new());
        let folder = root.parent().expect("a folder").to_owned();
        this.add(Vec::new(), parse(root), &folder);
        this
    }

    /// A crate in one text.
    pub fn of(source: &str) -> Self {
        let mut this = Self(BTreeMap::new());
        let file = syn::parse_file(source).expect("a file of Rust");
        this.add(Vec::new(), file.items, Path::new(""));
        this
    }

    fn add(&mut self, path: ModulePath, items: Vec<Item>, folder: &Path) {
        for item in &items {
            let Item::Mod(module) = item else { continue };
            if is_for_tests(&module.attrs) {
                continue;
            }
            let name = module.ident.to_string();
            let inner = folder.join(&name);
            let items = if let Some((_, items)) = &module.content {
                items.clone()
            } else {
                let candidates = [inner.with_extension("rs"), inner.join("mod.rs")];
                let file = candidates.iter().find(|file| file.exists());
                parse(file.unwrap_or_else(|| panic!("no file of the module {name}")))
            };
            let path = [&path[..], &[name]].concat();
            self.add(path, items, &inner);
        }
        self.0.insert(path, items);
    }

    /// The module that `path` names, seen from `from`, and the item's name; `None` for the path of a different crate.
    pub fn resolve(&self, from: &ModulePath, path: &[String]) -> Option<(ModulePath, String)> {
        let (name, modules) = path.split_last()?;
        let mut at = match modules.first().map(String::as_str) {
            None | Some("self") => from.clone(),
            Some("crate") => Vec::new(),
            Some("super") => from[..from.len() - 1].to_vec(),
            Some(first) => {
                let inner = [&from[..], &[first.to_owned()]].concat();
                self.0.contains_key(&inner).then_some(inner)?
            }
        };
        at.extend(modules.iter().skip(1).cloned());
        self.0.contains_key(&at).then(|| (at, name.clone()))
    }
}

fn parse(file: &Path) -> Vec<Item> {
    let source =
        fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let parsed = syn::parse_file(&source);
    parsed
        .unwrap_or_else(|error| panic!("{}: {error}", file.display()))
        .items
}

pub fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

fn says(attrs: &[Attribute], name: &str, what: &str) -> bool {
    attrs.iter().any(|attr| {
        attr.path().is_ident(name)
            && matches!(&attr.meta, syn::Meta::List(list) if list.tokens.to_string() == what)
    })
}

pub fn is_hidden(attrs: &[Attribute]) -> bool {
    says(attrs, "doc", "hidden")
}

fn is_for_tests(attrs: &[Attribute]) -> bool {
    says(attrs, "cfg", "test")
}
