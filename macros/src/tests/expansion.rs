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
        struct Params<A, B: Iterator, C: Iterator, D, E, F, G, H, I, J, K> {
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
            #[serde(with = "stored")] j: J,
            k: PhantomData<of::Key<K>>,
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
    let others = [
        "struct Name<'a>(&'a str);",
        "struct Fixed(&'static str);",
        "struct Wrapped<T>(T);",
        "#[deprecated] struct Own(Other);",
        "#[serde(transparent)] struct Of<T> { id: u64, of: PhantomData<T> }",
        "#[serde(transparent)] struct And { #[serde(skip)] cached: Cache, id: Other }",
    ];
    assert_snapshot("newtypes.rs", &others.map(part).join("\n"));
}

#[test]
fn texts() {
    let options = key(r#"
        #[deprecated]
        #[pk(max_len = 900, min_distinct = 7, suffix_separator = "~")]
        struct Order<T, const N: usize> where T: Show {
            #[pk(concat, with = Self::domain)] email: String,
            #[pk(concat, with = host, none = "nobody")] host: Option<String>,
            #[pk(concat, with = show)] amount: Amount<T, N>,
            #[pk(concat, with = show, none = "free")] price: Option<Amount<T, N>>,
            #[pk(concat, none = "NONE", case = "lower", max_len = 20)] region: Option<String>,
            #[pk(concat, none = "never", rollup = "day", epoch = "ms")] at: Option<i64>,
            #[pk(concat, none = "ever", rollup = "hour")] until: Option<SystemTime>,
            #[pk(concat, none = "no", pad = 6)] number: Option<u32>,
            #[pk(concat, none = "-1")] count: Option<u8>,
            #[pk(hash_suffix = 40, case = "upper", was = [20, 80])] city: String,
        }"#);
    let unsized_ones = ["dyn Show", "dyn Show + Send"].map(|ty| {
        key(&format!(
            "struct Shown {{ #[pk(concat)] id: u64, #[pk(concat, with = show)] what: {ty} }}"
        ))
    });
    assert_snapshot(
        "texts.rs",
        &format!("{options}\n{}", unsized_ones.join("\n")),
    );
}

#[test]
fn nested() {
    let nested = key(r#"
        #[pk(container = "{car.owner.name}-{at:month}")]
        pub struct Trip {
            #[pk(concat, path = "vin")] vehicle: Vehicle,
            #[pk(concat, path = "at", rollup = "day")] start: Point,
            #[pk(concat, path = "at", rollup = "month", epoch = "s")] end: End,
            #[pk(concat, path = "no", pad = 4, none = "none")] driver: Driver,
            #[pk(path = "owner.name")] car: Car,
            at: SystemTime,
        }"#);
    let alone = key(r#"
        struct Stop {
            #[pk(concat, path = "first.line")] stop: Stops,
            #[pk(random_suffix = 10)] shard: RandomSuffix<10>,
        }"#);
    assert_snapshot("nested.rs", &format!("{nested}\n{alone}"));
}

#[test]
fn ids_and_containers() {
    let several = key(r#"
        #[pk(container = "{site}-{at:month}-{site}-{kind:lower}", store = "mongodb", separator = "|")]
        struct Line<'a> {
            #[pk(concat, id)] tenant: &'a str,
            #[pk(id)] order: u32,
            #[pk(id, pad = 3)] line: u16,
            site: String,
            kind: String,
            at: SystemTime,
        }"#);
    let template = key(r#"
        #[serde(remote = "Self")]
        #[pk(id = "{number:06}", container = "orders-{tenant}", verify = "ignore")]
        struct Numbered {
            #[pk(concat, case = "lower")] tenant: String,
            number: u32,
        }"#);
    let own = key(r#"
        #[serde(remote = "Self")]
        #[pk(id = "{id}", container = "{plan:?\"FREE\":lower}-{at:s:day}-{until:?\"ever\"}")]
        struct Plan {
            #[pk(concat)] tenant: String,
            id: String,
            plan: Option<String>,
            at: i64,
            until: Option<u8>,
        }"#);
    let row = key(r#"
        #[serde(remote = "Self")]
        #[pk(store = "table", id = "{tenant}-row")]
        struct Row { #[pk(concat)] tenant: String, other: u8 }"#);
    let absent = key(r#"
        #[pk(container = "{at:?\"never\":day}")]
        struct Sent { #[pk(concat)] tenant: String, at: Option<SystemTime> }"#);
    assert_snapshot(
        "ids_and_containers.rs",
        &format!("{several}\n{template}\n{own}\n{row}\n{absent}"),
    );
}

#[test]
fn levels() {
    let suffix = key("
        #[pk(time_only)]
        struct Session<T> {
            #[pk(concat, level = 1)] tenant: T,
            #[pk(concat, level = 2)] year: u16,
            #[pk(concat, level = 2)] month: u8,
            #[pk(concat, level = 3)] user: String,
            #[pk(hash_suffix = 10, level = 3)] session: String,
        }");
    let made = key(r#"
        struct Visit(
            #[pk(concat, level = 1, case = "lower")] String,
            u8,
            #[pk(concat, level = 2, path = "no")] Door,
            #[pk(concat, level = 3)] u64,
        );"#);
    let escaped = key("
        #[pk(escape)]
        struct Page {
            #[pk(concat, level = 1)] site: String,
            #[pk(concat, level = 2)] page: String,
        }");
    assert_snapshot("levels.rs", &format!("{suffix}\n{made}\n{escaped}"));
}

#[test]
fn variants_of_every_kind() {
    let drawn = key(r#"
        #[serde(remote = "Self", tag = "t", content = "c")]
        #[pk(escape)]
        pub enum Event<'a, T: KeyPart> {
            Item(Item<T>),
            Drawn { #[pk(concat)] user: &'a str, #[pk(random_suffix = 9)] shard: RandomSuffix<9> },
            Hashed { #[pk(concat)] tenant: T, #[pk(hash_suffix = 8)] user: String },
        }"#);
    let keyed = key(r#"
        #[serde(untagged, rename_all_fields = "camelCase")]
        #[pk(keyed, store = "dynamodb")]
        enum Any {
            One { #[pk(concat, rollup = "day")] written_at: SystemTime, #[pk(concat)] user_name: String },
            Two(Item),
        }"#);
    assert_snapshot("variants_of_every_kind.rs", &format!("{drawn}\n{keyed}"));
}

#[test]
fn borrowed() {
    let lifetimes = key(r#"
        #[pk(keyed, escape, verify = "error", store = "cosmos-small")]
        struct Note<'a> {
            #[pk(concat, max_len = 9)] by: Cow<'a, str>,
            #[pk(concat, max_len = 9)] to: Cow<'static, str>,
            #[pk(concat, max_len = 9)] kind: a::Kind<'a>,
        }"#);
    let suffix = key("
        struct Part<D, T> {
            #[pk(concat)] day: D,
            #[pk(hash_suffix = 8, was = [4])] of: T,
            #[pk(hash_suffix = 8, was = [4])] number: u32,
        }");
    assert_snapshot("borrowed.rs", &format!("{lifetimes}\n{suffix}"));
}

/// Of what is refused, the rest of the program sees as much as it uses, and nothing else is wrong.
#[test]
fn refused() {
    let items = [
        r#"#[serde(remote = "Self")]
        #[pk(container = "{at", id = 7)]
        struct Values {
            #[pk(concat)] float: f64,
            #[pk(concat)] list: Vec<u8>,
            #[pk(concat, none = 5)] absent: Option<u8>,
            #[pk(concat, none = 5, path = "no")] nested: Nested,
            #[pk(pad = 3)] number: u32,
            #[pk(random_suffix = 4)] shard: RandomSuffix<9>,
        }"#,
        r#"#[pk(container = "of-{tenant}", id = "{id:06}")]
        struct Ids { #[pk(concat)] tenant: String, id: u32 }"#,
        r#"#[pk(container = "of-{shard}")]
        struct Drawn { #[pk(concat)] tenant: String, #[pk(random_suffix = 4)] shard: String }"#,
        r#"#[serde(tag = "type")]
        enum Event { Login { #[pk(concat)] user: u64 }, None { at: u64 } }"#,
        "struct Lists { #[pk(concat[1])] a: u8, #[pk(hash_suffix = 8, was = (4))] b: u64 }",
        r#"struct Times {
            #[pk(concat, rollup = "day")] #[serde(with = "seconds")] at: SystemTime,
            #[pk(concat, rollup = "day")] #[serde(skip_serializing_if = "is_new")] until: SystemTime,
        }"#,
        "#[pk(crate = our::keys)] union Bits { #[pk(concat)] a: u8 }",
    ];
    let mut expansions: Vec<_> = items
        .iter()
        .map(|source| derive::item(syn::parse_str(source).unwrap()))
        .collect();
    let part = "#[pk(crate = our::keys)] struct Pair(u8, u8);";
    expansions.push(derive::part(&syn::parse_str(part).unwrap()));
    for tokens in &expansions {
        assert!(tokens.to_string().contains("compile_error"), "{tokens}");
    }
    let expansions: Vec<_> = expansions.into_iter().map(pretty).collect();
    assert_snapshot("refused.rs", &expansions.join("\n"));
}
