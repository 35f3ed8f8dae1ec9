//! The derives on arbitrary tokens: they say what is wrong, and never panic.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use syn::DeriveInput;

use crate::bytes::Bytes;
use crate::expansion;
use crate::parse::options::{ON_FIELD, ON_TYPE};

/// Longer text only nests deeper, which is for syn's parser to bear.
const LONGEST: usize = 600;

/// Texts and numbers that are easily got wrong.
const VALUES: &[&str] = &[
    "",
    "\"\"",
    "\"-\"",
    "\".\"",
    "\"day\"",
    "\"minute\"",
    "\"ms\"",
    "\"lower\"",
    "\"none\"",
    "\"table\"",
    "\"mongodb\"",
    "\"ignore\"",
    "\"a.b\"",
    "\"a..b\"",
    "\"type.r#loop._\"",
    "\"self\"",
    "\"partitionKey\"",
    "\"partitionKey1\"",
    "\"id\"",
    "\"{a}\"",
    "\"{b:day}-{a}\"",
    "\"{a}{a}.{xxh64(b) % 400 + 1}\"",
    "\"{c:?\\\"x\\\":ms:minute}\"",
    "\"{e.f}-{{}}\"",
    "\"{\"",
    "\"}\"",
    "\"{\\\"\"",
    "\"%\"",
    "\"\\u{0}\\u{1f}\\u{10ffff}\"",
    "\"é\"",
    "\"Self\"",
    "\"camelCase\"",
    "\"T: Clone\"",
    "\"where\"",
    "\"'a + 'b\"",
    "\"'\"",
    "r#\"raw\"#",
    "b\"bytes\"",
    "c\"c\"",
    "'c'",
    "true",
    "0",
    "1",
    "2",
    "3",
    "39",
    "40",
    "400",
    "65535",
    "65536",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "400u16",
    "0x10",
    "1_000",
    "1.5",
    "-1",
    "[400]",
    "[400, 800]",
    "[400, 400]",
    "[]",
    "[,]",
    "[2, \"x\"]",
    "[\"{a}\"]",
    "[\"{a:%}_{b:day}\", \"x#{a}\", \"{xxh64(b) % 4:02}-{a}\"]",
    "[\"{a}{/}{b}\", \"{b in 0..=9}\", \"{a.{fn(f)(b) % 9}\"]",
    "10, from = 0",
    "100, pad = 2, from = 2",
    "16, first, by = a::f::<3>, pad = 2",
    "from = 0",
    "2, from, pad, by",
    "\"USER#\"",
    "\"9-\"",
    "(1)",
    "{ 1 }",
    "crate",
    "crate::a::b",
    "::a",
    "a::<u8>::b",
    "self",
    "Self",
    "f",
    "<T as Trait>::f",
    "a!()",
    "|x| x",
    "=",
    "= =",
    ",",
    "'a",
    "$",
    "#",
    "//",
    "_",
    "r#type",
];

const TYPES: &[&str] = &[
    "String",
    "u64",
    "Option<String>",
    "Option<u8>",
    "Option",
    "Option<'a>",
    "DateTime<Utc>",
    "NaiveDate",
    "SystemTime",
    "RandomSuffix<400>",
    "RandomSuffix<2>",
    "RandomSuffix<{ N }>",
    "RandomSuffix",
    "&'a str",
    "&'a T",
    "Cow<'a, str>",
    "T",
    "[T; N]",
    "(T, u8)",
    "()",
    "!",
    "_",
    "fn(&str) -> T",
    "dyn Trait + 'a",
    "impl Trait",
    "<T as Trait>::Part",
    "T::Part",
    "Vec<Vec<u8>>",
    "f64",
    "*const u8",
    "m!(x)",
    "Box<dyn for<'b> Fn(&'b T)>",
    "PhantomData<T>",
    "Self",
    "Item<T>",
];

const SERDE: &[&str] = &[
    "remote",
    "getter",
    "rename",
    "rename_all",
    "rename_all_fields",
    "tag",
    "content",
    "untagged",
    "flatten",
    "skip",
    "skip_serializing_if",
    "default",
    "with",
    "bound",
    "borrow",
    "alias",
    "transparent",
    "into",
    "deny_unknown_fields",
];

const NAMES: &[&str] = &[
    "a",
    "b",
    "c",
    "d",
    "e",
    "r#type",
    "self_",
    "out",
    "key",
    "id",
    "__out",
    "f0",
    "partitionKey",
    "É",
];

const GENERICS: &[&str] = &[
    "",
    "<T>",
    "<'a, T: 'a + ?Sized>",
    "<'a, 'key, T = String, const N: u16 = 2>",
    "<'__item, __D, const key: usize>",
    "<>",
];

const WHERE: &[&str] = &[
    "",
    "where",
    "where T: Clone",
    "where for<'b> &'b T: Into<u8>, T: 'a,",
];

/// The first byte says where the rest goes, and whether it comes out of a macro.
pub fn attributes(data: &[u8]) {
    let mut bytes = Bytes(data);
    let kind = bytes.byte();
    let rest = || {
        std::str::from_utf8(&data[1..])
            .ok()
            .filter(|text| text.len() <= LONGEST)
    };
    let source = match kind.to_ascii_lowercase() {
        // As it is: an item, or the inside of an attribute.
        b'i' => rest().map(str::to_owned),
        b't' => rest().map(|text| format!("#[pk({text})] struct Item {{ #[pk(concat)] a: u32 }}")),
        b'f' => rest()
            .map(|text| format!("struct Item {{ #[pk(concat)] a: u32, #[pk({text})] b: String }}")),
        b's' => rest().map(|text| {
            format!("#[serde({text})] struct Item {{ #[serde({text})] #[pk(concat)] a: u32 }}")
        }),
        _ => Some(item(&mut bytes)),
    };
    let Some(Ok(tokens)) = source.map(|source| source.parse::<TokenStream>()) else {
        return;
    };
    let tokens = if kind.is_ascii_uppercase() || kind >= 0xc0 {
        grouped(tokens, &mut bytes)
    } else {
        tokens
    };
    if let Ok(input) = syn::parse2::<DeriveInput>(tokens) {
        expansion::both(input);
    }
}

/// Tokens as a macro by example hands them through: some in groups without delimiters.
fn grouped(tokens: TokenStream, bytes: &mut Bytes<'_>) -> TokenStream {
    let tokens = tokens.into_iter().map(|token| {
        let token = match token {
            TokenTree::Group(group) => {
                let inner = grouped(group.stream(), bytes);
                TokenTree::Group(Group::new(group.delimiter(), inner))
            }
            token => token,
        };
        if matches!(token, TokenTree::Literal(_)) && bytes.one_in(2) {
            TokenTree::Group(Group::new(Delimiter::None, token.into()))
        } else {
            token
        }
    });
    tokens.collect()
}

/// A struct or an enum with attributes that are nearly right.
fn item(bytes: &mut Bytes<'_>) -> String {
    let attributes = attributes_of(bytes, &names(ON_TYPE.options.iter().map(|spec| spec.name)));
    let generics = bytes.pick(GENERICS);
    let bounds = bytes.pick(WHERE);
    match bytes.below(8) {
        0 => format!(
            "{attributes} pub struct Item{generics}({}) {bounds};",
            fields(bytes, false)
        ),
        1 => format!(
            "{attributes} enum Item{generics} {bounds} {{ {} }}",
            variants(bytes)
        ),
        2 => format!(
            "{attributes} union Item{generics} {bounds} {{ {} }}",
            fields(bytes, true)
        ),
        3 => format!(
            "{attributes} struct r#type{generics} {bounds} {{ {} }}",
            fields(bytes, true)
        ),
        _ => format!(
            "{attributes} struct Item{generics} {bounds} {{ {} }}",
            fields(bytes, true)
        ),
    }
}

fn variants(bytes: &mut Bytes<'_>) -> String {
    let variants = (0..bytes.below(4)).map(|at| {
        let attributes = if bytes.one_in(3) {
            attributes_of(bytes, &names([]))
        } else {
            String::new()
        };
        match bytes.below(4) {
            0 => format!("{attributes} V{at}({}),", fields(bytes, false)),
            1 => format!("{attributes} V{at} = {at},"),
            _ => format!("{attributes} V{at} {{ {} }},", fields(bytes, true)),
        }
    });
    variants.collect()
}

fn fields(bytes: &mut Bytes<'_>, named: bool) -> String {
    let of_fields = names(ON_FIELD.options.iter().map(|spec| spec.name));
    let fields = (0..bytes.below(5)).map(|at| {
        let attributes = attributes_of(bytes, &of_fields);
        let ty = bytes.pick(TYPES);
        match (named, NAMES.get(at + bytes.below(8))) {
            (true, Some(name)) => format!("{attributes} {name}: {ty}, "),
            _ => format!("{attributes} {ty}, "),
        }
    });
    fields.collect()
}

/// Options from the macro's own table, so that a new one is fuzzed without being named here.
fn names(options: impl IntoIterator<Item = &'static str>) -> Vec<&'static str> {
    options.into_iter().chain(["concat", "no_such"]).collect()
}

fn attributes_of(bytes: &mut Bytes<'_>, options: &[&str]) -> String {
    let mut attributes = list(bytes, "pk", options);
    if bytes.one_in(3) {
        attributes += &list(bytes, "serde", SERDE);
    }
    attributes
}

fn list(bytes: &mut Bytes<'_>, name: &str, options: &[&str]) -> String {
    let count = bytes.below(4);
    if count == 0 {
        return String::new();
    }
    let options = (0..count).map(|_| {
        let option = bytes.pick(options);
        match bytes.below(8) {
            0 | 1 => format!("{option},"),
            2 => format!("{option}({}),", bytes.pick(VALUES)),
            3 => format!("{option} = {:?},", bytes.text()),
            4 => format!("{option}(serialize = {}),", bytes.pick(VALUES)),
            _ => format!("{option} = {},", bytes.pick(VALUES)),
        }
    });
    format!("#[{name}({})] ", options.collect::<String>())
}
