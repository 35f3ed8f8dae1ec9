//! The code that the derives generate for a few types: `macros/snapshots/<type>.rs` has the type, and `<type>.expanded.rs`
//! the code.
//!
//! `BLESS=1 cargo test -p synthetic-key-macros` rewrites the code. A type called `refused_...` must not compile, and for one
//! called `bounds_...` only the heads of serde's impls are shown.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{DeriveInput, Expr, File, Item, Stmt};

use crate::pipeline;

/// The types, in order.
fn types() -> Vec<PathBuf> {
    let snapshots = Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots");
    let files = fs::read_dir(snapshots).unwrap();
    let files = files.map(|file| file.unwrap().path());
    let mut types: Vec<_> = files.filter(|path| !is_expansion(path)).collect();
    types.sort();
    types
}

fn is_expansion(path: &Path) -> bool {
    path.to_string_lossy().ends_with(".expanded.rs")
}

fn name(path: &Path) -> &str {
    path.file_stem().unwrap().to_str().unwrap()
}

/// The code that the derive generates for a type.
fn expand(source: &str) -> TokenStream {
    let input: DeriveInput = syn::parse_str(source).unwrap();
    if source.starts_with("#[derive(KeyPart)]") {
        pipeline::part(&input)
    } else {
        pipeline::item(input)
    }
}

/// The impls among the items, and in the constants among them.
fn impls(items: Vec<Item>) -> Vec<Item> {
    let items = items.into_iter().flat_map(|item| match item {
        Item::Impl(_) => vec![item],
        Item::Const(scope) => impls(items_in(*scope.expr)),
        _ => Vec::new(),
    });
    items.collect()
}

fn items_in(scope: Expr) -> Vec<Item> {
    let Expr::Block(scope) = scope else {
        return Vec::new();
    };
    let items = scope.block.stmts.into_iter();
    let items = items.filter_map(|stmt| match stmt {
        Stmt::Item(item) => Some(item),
        _ => None,
    });
    items.collect()
}

/// The impls of serde's traits, without their bodies.
fn heads_of_documents(mut file: File) -> File {
    let mut impls = impls(std::mem::take(&mut file.items));
    for item in &mut impls {
        if let Item::Impl(item) = item {
            item.items.clear();
        }
    }
    impls.retain(|item| item.to_token_stream().to_string().contains("erialize"));
    assert!(!impls.is_empty());
    file.items = impls;
    file
}

#[test]
fn is_what_the_snapshots_show() {
    let types = types();
    assert!(types.len() > 40);
    let mut different = Vec::new();
    for path in types {
        let (name, tokens) = (name(&path), expand(&fs::read_to_string(&path).unwrap()));
        let is_refused = tokens.to_string().contains("compile_error");
        assert_eq!(is_refused, name.starts_with("refused_"), "{name}: {tokens}");
        let mut file: File = syn::parse2(tokens).unwrap();
        if name.starts_with("bounds_") {
            file = heads_of_documents(file);
        }
        let (expansion, snapshot) = (
            prettyplease::unparse(&file),
            path.with_extension("expanded.rs"),
        );
        if std::env::var_os("BLESS").is_some() {
            fs::write(&snapshot, &expansion).unwrap();
        }
        if expansion != fs::read_to_string(&snapshot).unwrap_or_default() {
            different.push(name.to_owned());
        }
    }
    assert!(
        different.is_empty(),
        "the code differs from the snapshots of {different:?}: `BLESS=1`, and read the difference"
    );
}

#[test]
fn has_no_snapshot_without_a_type() {
    let files = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots")).unwrap();
    let files = files.map(|file| file.unwrap().path());
    let expected: Vec<_> = types()
        .iter()
        .map(|path| path.with_extension("expanded.rs"))
        .collect();
    let mut expansions: Vec<_> = files.filter(|path| is_expansion(path)).collect();
    expansions.sort();
    assert_eq!(expansions, expected);
}
