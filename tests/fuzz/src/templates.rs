//! Layouts and templates: what the one writes, the other reads.

use quote::quote;
use syn::DeriveInput;
use synthetic_key_format::{Options, Template, TemplatePiece};

use crate::check::check;
use crate::diagnostics::Errors;
use crate::expansion;
use crate::layout::layout;
use crate::parse::{self, Parsed};
use crate::pipeline;

/// Any text as a template, as the name of a property in a layout, and as a layout that is locked.
pub fn templates(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    as_names(text);
    as_a_property(text);
    if let Ok(template) = Template::parse(text) {
        for piece in template {
            match piece {
                TemplatePiece::Literal(text) => assert!(!text.is_empty()),
                TemplatePiece::Field(field) => as_a_part(&field.path.names()[0], &field.options),
            }
        }
    }
}

fn parsed(tokens: proc_macro2::TokenStream) -> DeriveInput {
    syn::parse2(tokens).unwrap()
}

/// The options of an item that take templates say what is wrong, or name what is there.
fn as_names(text: &str) {
    let input = parsed(quote! {
        #[pk(container = #text, id = #text)]
        struct Item {
            #[pk(concat)] a: u32,
            #[pk(hash_suffix = 400)] b: String,
            at: DateTime<Utc>,
            ms: i64,
            #[pk(concat, path = "f")] e: Nested,
            maybe: Option<String>,
        }
    });
    expansion::errors_of(&pipeline::item(input));
}

/// The layout of a field of any name, and how a template reads it.
fn as_a_property(name: &str) {
    let input = parsed(quote! {
        struct Item {
            #[serde(rename = #name)] #[pk(concat)] a: String,
            #[pk(concat)] b: u32,
        }
    });
    if let Some(layout) = layout_of(&input) {
        reads_back(&layout, name, &Options::default());
        is_locked_by(&layout, name, &input);
    }
}

/// The same under the options that a template gave the field.
fn as_a_part(name: &str, format: &Options) {
    // Seconds and finer are for ids.
    if format.rollup().is_some_and(|period| !period.is_for_keys()) {
        return;
    }
    let none = format.none().into_iter().map(|none| quote!(none = #none));
    let epoch = format.epoch().into_iter().map(|epoch| {
        let epoch = epoch.name();
        quote!(epoch = #epoch)
    });
    let rollup = format.rollup().into_iter().map(|period| {
        let period = period.name();
        quote!(rollup = #period)
    });
    let case = format.case().into_iter().map(|case| {
        let case = case.name();
        quote!(case = #case)
    });
    let pad = format.pad().into_iter().map(|width| {
        let width = proc_macro2::Literal::u8_unsuffixed(width);
        quote!(pad = #width)
    });
    let options = none.chain(epoch).chain(rollup).chain(case).chain(pad);
    let ty = if format.none().is_some() {
        quote!(Option<Value>)
    } else {
        quote!(Value)
    };
    let input = parsed(quote! {
        struct Item {
            #[serde(rename = #name)] #[pk(concat, #(#options),*)] a: #ty,
            #[pk(concat)] b: u32,
        }
    });
    if let Some(layout) = layout_of(&input) {
        reads_back(&layout, name, format);
    }
}

/// The layout, and what is wrong with the item.
fn checked(input: &DeriveInput) -> (String, Vec<String>) {
    let mut errors = Errors::default();
    let Parsed::Struct(parsed) = parse::parse(input, &mut errors) else {
        unreachable!("it is a struct");
    };
    let layout = check(&parsed, &mut errors).map(|key| layout(&key).to_string());
    let errors = expansion::errors_of(&errors.into_compile_errors());
    (layout.unwrap_or_default(), errors)
}

/// The layout; none where the property is already taken, by the key or by the other part.
fn layout_of(input: &DeriveInput) -> Option<String> {
    let (layout, errors) = checked(input);
    for error in &errors {
        assert!(error.starts_with("SK0401"), "{error}");
    }
    errors.is_empty().then_some(layout)
}

/// `{name:options}-{b}` is a template, too: that field under these options, and the other one.
fn reads_back(layout: &str, name: &str, options: &Options) {
    let template = Template::parse(layout).unwrap_or_else(|error| panic!("{layout}: {error}"));
    let [
        TemplatePiece::Field(field),
        TemplatePiece::Literal(separator),
        TemplatePiece::Field(other),
    ] = template.pieces()
    else {
        panic!("{layout} has {} pieces", template.pieces().len());
    };
    assert_eq!(
        (field.path.names(), &**separator, other.path.names()),
        (&[name.to_owned()][..], "-", &["b".to_owned()][..])
    );
    assert_eq!(field.options, *options);
    assert!(other.options.is_empty());
}

/// The layout locks the item, and no other text does.
fn is_locked_by(layout: &str, other: &str, input: &DeriveInput) {
    for locked in [layout, other] {
        let input = parsed(quote!(#[pk(layout = #locked)] #input));
        match &checked(&input).1[..] {
            [] => assert_eq!(locked, layout),
            [error] => assert!(error.starts_with("SK0501") && locked != layout, "{error}"),
            more => panic!("{more:?}"),
        }
    }
}
