//! What the derives expand to, for a few representative types: `macros/snapshots/*.rs`.
//!
//! `BLESS=1 cargo test -p synthetic-key-macros` writes them anew.

use std::path::Path;

use quote::ToTokens;
use syn::{DeriveInput, Expr, File, Item, Stmt};

use crate::derive;

fn key(source: &str) -> String {
    let input: DeriveInput = syn::parse_str(source).unwrap();
    let tokens = derive::item(input);
    assert!(!tokens.to_string().contains("compile_error"), "{tokens}");
    pretty(tokens)
}

fn pretty(tokens: proc_macro2::TokenStream) -> String {
    prettyplease::unparse(&syn::parse2(tokens).unwrap())
}

fn assert_snapshot(name: &str, expansion: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("snapshots")
        .join(name);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, expansion).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        expansion,
        expected,
        "the expansion differs from {}",
        path.display()
    );
}

#[test]
fn concatenation() {
    let expansion = key("pub struct Reading {
        #[pk(concat)] device_id: String,
        #[pk(concat)] date: u16,
        value: f64,
    }");
    assert_snapshot("concatenation.rs", &expansion);
}

#[test]
fn hash_suffix_with_hooks() {
    let expansion = key(r#"
        #[serde(rename_all = "camelCase", remote = "Self")]
        #[pk(layout = "{date}.{xxh64(vin, tripNo) % 400 + 1}")]
        struct Trip {
            #[pk(concat)] date: NaiveDate,
            #[pk(hash_suffix = 400)] vin: String,
            #[pk(hash_suffix = 400)] trip_no: u32,
        }"#);
    assert_snapshot("hash_suffix_with_hooks.rs", &expansion);
}

#[test]
fn random_suffix_keyed() {
    let expansion = key(r#"
        #[pk(keyed, property = "pk", store = "table")]
        pub(crate) struct Event {
            #[pk(concat)] date: NaiveDate,
            #[pk(random_suffix = 400)] shard: RandomSuffix<400>,
        }"#);
    assert_snapshot("random_suffix_keyed.rs", &expansion);
}

#[test]
fn generic_and_escaped() {
    let expansion = key("
        #[pk(escape)]
        struct Order<'a, T: Tenant, U = ()> where U: Default {
            #[pk(concat(2))] user: &'a str,
            #[pk(concat(1))] tenant: T,
            rest: U,
        }");
    assert_snapshot("generic_and_escaped.rs", &expansion);
}

#[test]
fn time_series() {
    let expansion = key(r#"
        #[pk(container = "telemetry-{at:month}", id = "{device}-{at:minute}")]
        struct Reading {
            #[pk(concat, rollup = "day")] at: DateTime<Utc>,
            #[pk(hash_suffix = 800, was = [400], case = "lower")] device: String,
        }"#);
    assert_snapshot("time_series.rs", &expansion);
}

#[test]
fn levels_with_hooks() {
    let expansion = key(r#"
        #[serde(remote = "Self")]
        struct Session {
            #[pk(concat, level = 1)] tenant: String,
            #[pk(concat, level = 2, path = "user.no", none = "nobody")] login: Login,
            #[pk(concat, level = 2, pad = 6)] seq: u32,
        }"#);
    assert_snapshot("levels_with_hooks.rs", &expansion);
}

#[test]
fn variants() {
    let expansion = key(r#"
        #[serde(remote = "Self", tag = "type")]
        enum Item {
            Trip(Trip),
            Login { #[pk(concat)] user: String, at: u64 },
        }"#);
    assert_snapshot("variants.rs", &expansion);
}

/// The impls of serde's traits, without what is in them.
fn document_impls(source: &str) -> String {
    let mut file: File = syn::parse_str(&key(source)).unwrap();
    let mut impls = Vec::new();
    for item in file.items.drain(..) {
        let Item::Const(item) = item else { continue };
        let Expr::Block(block) = *item.expr else {
            continue;
        };
        impls.extend(block.block.stmts.into_iter().filter_map(|stmt| match stmt {
            Stmt::Item(Item::Impl(mut item)) => {
                item.items.clear();
                Some(Item::Impl(item))
            }
            _ => None,
        }));
    }
    impls.retain(|item| item.to_token_stream().to_string().contains("erialize"));
    assert!(!impls.is_empty());
    file.items = impls;
    prettyplease::unparse(&file)
}

/// Our impls ask of the parameters what those of serde ask.
#[test]
fn bounds_of_documents() {
    let written = document_impls(
        r#"
        #[serde(remote = "Self")]
        struct Params<A, B: Iterator, C: Iterator, D, E, F, G, H, I> {
            #[pk(concat)] id: u64,
            a: Vec<A>,
            b: B::Item,
            c: <C as Iterator>::Item,
            d: PhantomData<Vec<D>>,
            d_and_e: Pair<PhantomData<Vec<D>>, E>,
            #[serde(default)] f: F,
            #[serde(skip)] g: G,
            #[serde(skip_serializing, default = "h")] h: H,
            #[serde(bound(serialize = "I: Write", deserialize = "I: Read"))] i: I,
        }"#,
    );
    let borrowed = document_impls(
        r#"
        #[serde(remote = "Self", default)]
        struct Lifetimes<'a, 'b, 'c, 'd, 'e, 'f, 'g, 'h> {
            #[pk(concat)] id: u64,
            a: &'a str,
            b: Option<&'b [u8]>,
            #[serde(borrow)] c: Cow<'c, str>,
            #[serde(borrow = "'d + 'e")] d: Three<'d, 'e, 'f>,
            g: &'g [u16],
            h: Box<&'h str>,
        }"#,
    );
    let given = document_impls(
        r#"
        #[serde(remote = "Self", bound(serialize = "T: Write", deserialize = "T: Read"))]
        struct Given<T> {
            #[pk(concat)] id: u64,
            #[serde(default)] t: T,
        }"#,
    );
    assert_snapshot("bounds.rs", &format!("{written}\n{borrowed}\n{given}"));
}

#[test]
fn parts() {
    let part = |source: &str| {
        let input: DeriveInput = syn::parse_str(source).unwrap();
        let tokens = derive::part(&input);
        assert!(!tokens.to_string().contains("compile_error"), "{tokens}");
        pretty(tokens)
    };
    let newtype = part("struct Vin(String);");
    let names = part(r#"#[serde(rename_all = "kebab-case")] enum Tier { Free, ProPlus }"#);
    assert_snapshot("parts.rs", &format!("{newtype}\n{names}"));
}
