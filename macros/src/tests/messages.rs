//! The derives' messages for the ui cases, without the compiler: quick enough to run after every change.
//!
//! `tests/ui` checks the same and more, with the compiler's own errors.

use std::fs;
use std::path::{Path, PathBuf};

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Attribute, DeriveInput, File, Item, LitStr};

use crate::pipeline;

/// The files below `tests/ui`; those with `macro_rules!` need the compiler.
fn cases() -> Vec<PathBuf> {
    let themes = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/ui");
    let entries = |path: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(path).unwrap();
        entries.map(|entry| entry.unwrap().path()).collect()
    };
    let themes = entries(&themes).into_iter().filter(|path| path.is_dir());
    let mut cases: Vec<_> = themes
        .flat_map(|theme| entries(&theme))
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .filter(|path| !fs::read_to_string(path).unwrap().contains("macro_rules!"))
        .collect();
    cases.sort();
    cases
}

/// A message, and the line and the column where it is shown.
type Shown = (String, usize, usize);

/// The derives' messages for the items of a file.
fn said(items: &[Item]) -> Vec<Shown> {
    let mut messages = Vec::new();
    for item in items {
        let attrs: &[Attribute] = match item {
            Item::Struct(item) => &item.attrs,
            Item::Enum(item) => &item.attrs,
            Item::Union(item) => &item.attrs,
            Item::Mod(item) => {
                let inner = item.content.as_ref().map_or(&[][..], |(_, items)| items);
                messages.extend(said(inner));
                continue;
            }
            _ => continue,
        };
        let derived: String = attrs
            .iter()
            .filter(|attr| attr.path().is_ident("derive"))
            .map(|attr| attr.to_token_stream().to_string())
            .collect();
        let input: DeriveInput = syn::parse2(item.to_token_stream()).unwrap();
        if derived.contains("KeyPart") {
            messages.extend(errors(pipeline::part(&input)));
        }
        if derived.contains("SyntheticKey") {
            messages.extend(errors(pipeline::item(input)));
        }
    }
    messages.sort();
    messages
}

/// The texts of `compile_error!`.
fn errors(tokens: proc_macro2::TokenStream) -> Vec<Shown> {
    let file: File = syn::parse2(tokens).unwrap();
    let errors = file.items.into_iter().filter_map(|item| match item {
        Item::Macro(item) => {
            let start = item.mac.path.span().start();
            let message: LitStr = syn::parse2(item.mac.tokens).unwrap();
            // The compiler trims spaces at the ends of lines.
            let message = message.value().replace(" \n", "\n");
            Some((message, start.line, start.column + 1))
        }
        _ => None,
    });
    errors.collect()
}

/// The same from the compiler's output: an error without a code of the compiler. SK0407 comes from another derive, which
/// replaces serde's.
fn shown(output: &str) -> Vec<Shown> {
    let errors = output
        .split("\n\n")
        .filter_map(|error| error.trim_start().strip_prefix("error: SK"))
        .filter(|error| !error.starts_with("0407"));
    let errors = errors.map(|error| {
        let (message, place) = error.split_once("--> ").unwrap();
        let lines = message.trim_end().lines();
        let lines = lines.map(|line| line.strip_prefix("       ").unwrap_or(line));
        let message = lines.collect::<Vec<_>>().join("\n");
        let mut numbers = place.lines().next().unwrap().split(':').skip(1);
        let mut number = || numbers.next().unwrap().parse().unwrap();
        (format!("SK{message}"), number(), number())
    });
    let mut errors: Vec<_> = errors.collect();
    errors.sort();
    errors
}

#[test]
fn are_those_of_the_ui_cases() {
    let cases = cases();
    assert!(cases.len() > 400);
    let differs = |case: &PathBuf| {
        let file = syn::parse_file(&fs::read_to_string(case).unwrap()).unwrap();
        let output = fs::read_to_string(case.with_extension("stderr")).unwrap_or_default();
        let (said, shown) = (said(&file.items), shown(&output));
        let only = |these: &[Shown], others: &[Shown]| -> Vec<Shown> {
            let only = these.iter().filter(|shown| !others.contains(shown));
            only.cloned().collect()
        };
        (said != shown).then(|| {
            let (more, less) = (only(&said, &shown), only(&shown, &said));
            format!("{}\n   said: {more:?}\n  shown: {less:?}", case.display())
        })
    };
    let different: Vec<_> = cases.iter().filter_map(differs).collect();
    assert!(different.is_empty(), "{}", different.join("\n"));
}
