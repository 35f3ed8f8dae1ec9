//! `keys.json`: the keys of a program's types, for the generated code of other languages.

use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

use synthetic_key_format::{Field, FieldPath, Layout, Piece, Quoted, Source, Template};

use crate::declaration::{Declaration, Part, hashed, parts};
use synthetic_key_format::engine::PartKind;

use crate::{Store, SyntheticKey};

/// Writes the keys of these types to a file, for the generated code of other languages, and checks it in `cargo test`.
///
/// The file has the layout of each type, its `also_read`, the properties of its key, the templates of its id and its
/// container, and the types of the fields. `synthkey code` generates code from it.
///
/// It expands to a `#[test]`. The path is relative to `Cargo.toml`. The test creates a missing file, and fails if the
/// file has different keys. With `BLESS=1` in the environment it rewrites the file. It needs the feature `std`.
///
/// ```
/// use synthetic_key::SyntheticKey;
///
/// #[derive(SyntheticKey)]
/// struct Trip {
///     #[pk(concat)]
///     date: String,
///     #[pk(hash_suffix = 400)]
///     vin: String,
/// }
///
/// synthetic_key::schema!("keys.json", [Trip]);
/// ```
#[macro_export]
macro_rules! schema {
    ($path:literal, [$($type:ty),+ $(,)?]) => {
        #[test]
        fn synthetic_key_schema() {
            $crate::__private::schema::check(
                concat!(env!("CARGO_MANIFEST_DIR"), "/", $path),
                &[$($crate::__private::schema::type_of::<$type>(stringify!($type))),+],
            );
        }
    };
}

/// Compares the file with the schema of these types.
///
/// # Panics
///
/// The file is different, or it cannot be read or written.
pub fn check(path: &str, types: &[String]) {
    let wanted = file_of(types);
    // Git may have changed the ends of the lines.
    let stored = std::fs::read_to_string(path).map(|stored| stored.replace("\r\n", "\n"));
    let write = || {
        if let Err(error) = std::fs::write(path, &wanted) {
            panic!("`{path}` cannot be written: {error}");
        }
    };
    match stored {
        Ok(stored) if stored == wanted => {}
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => write(),
        Err(error) => panic!("`{path}` cannot be read: {error}"),
        Ok(_) if std::env::var_os("BLESS").is_some_and(|value| value == "1") => write(),
        Ok(stored) => panic!(
            "the keys of this program are not those of `{path}`\n{}  why:  programs in other languages have the keys of the file, and would not find these items\n  help: run `BLESS=1 cargo test synthetic_key_schema`, then generate their code again with `synthkey code`",
            difference(&stored, &wanted)
        ),
    }
}

/// The lines between the common start and the common end.
fn difference(old: &str, new: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let start = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let (old, new) = (&old[start..], &new[start..]);
    let end = old
        .iter()
        .rev()
        .zip(new.iter().rev())
        .take_while(|(a, b)| a == b)
        .count();
    let marked = |lines: &[&str], mark: &str| -> String {
        let lines = &lines[..lines.len() - end];
        lines.iter().flat_map(|line| [mark, line, "\n"]).collect()
    };
    format!("{}{}", marked(old, "  - "), marked(new, "  + "))
}

fn file_of(types: &[String]) -> String {
    let types: Vec<String> = types.iter().map(|one| indented(one)).collect();
    format!(
        "{{\n  \"version\": 1,\n  \"types\": [\n{}\n  ]\n}}\n",
        types.join(",\n")
    )
}

fn indented(block: &str) -> String {
    let lines: Vec<String> = block.lines().map(|line| format!("    {line}")).collect();
    lines.join("\n")
}

/// The stores whose limits generated code checks, by their names in the schema.
const STORES: [(Store, &str); 4] = [
    (Store::COSMOS, "cosmos"),
    (Store::COSMOS_SMALL, "cosmos-small"),
    (Store::GREMLIN, "gremlin"),
    (Store::DYNAMODB, "dynamodb"),
];

/// The schema of a type, as JSON.
///
/// # Panics
///
/// The type has a store or a key that the schema cannot describe.
#[must_use]
pub fn type_of<T: SyntheticKey>(path: &str) -> String {
    let name = path.rsplit("::").next().unwrap_or_default().trim();
    assert!(
        name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'),
        "`{path}` is not the name of a type\n  why:  other languages need a name for it\n  help: list an alias instead: `type Name = {path};`"
    );
    let Ok(layout) = Layout::parse(T::LAYOUT) else {
        panic!(
            "`{name}` has no single layout\n  why:  an enum has one for each variant\n  help: list the types of its variants instead"
        )
    };
    let store = STORES.iter().find(|(store, _)| *store == T::STORE);
    let Some((_, store)) = store else {
        panic!(
            "`{name}`: other languages have only keys for Cosmos DB, its Gremlin API and DynamoDB"
        )
    };
    let mut lines = Vec::from([
        format!("\"name\": {}", Quoted(name)),
        format!("\"layout\": {}", Quoted(T::LAYOUT)),
    ]);
    if !T::ALSO_READ.is_empty() {
        lines.push(format!(
            "\"also_read\": {}",
            list(T::ALSO_READ.iter().map(|layout| (*layout).to_string()))
        ));
    }
    let properties = T::PATHS
        .iter()
        .map(|path| FieldPath::from(path.trim_start_matches('/')).to_string());
    lines.push(format!("\"properties\": {}", list(properties)));
    let options = T::__KEY.options();
    let id = options.id.as_ref().map(|id| &id.text);
    for (name, info) in [("id", id), ("container", options.container.as_ref())] {
        if let Some(info) = info {
            lines.push(format!("\"{name}\": {}", Quoted(info.template)));
        }
    }
    lines.push(format!("\"store\": \"{store}\""));
    let fields: Vec<String> = fields(&T::__KEY, &layout)
        .iter()
        .map(|field| indented(&field.json()))
        .collect();
    lines.push(format!("\"fields\": [\n{}\n  ]", fields.join(",\n")));
    format!("{{\n  {}\n}}", lines.join(",\n  "))
}

/// A list of strings, one in each line.
fn list(texts: impl Iterator<Item = String>) -> String {
    let texts: Vec<String> = texts.map(|text| format!("    {}", Quoted(&text))).collect();
    format!("[\n{}\n  ]", texts.join(",\n"))
}

/// A field that a layout or a template uses.
struct UsedField {
    path: FieldPath,
    kind: PartKind,
    is_optional: bool,
}

impl UsedField {
    fn new(field: &Field, part: Option<&Part>) -> Self {
        Self {
            path: field.path.clone(),
            kind: part.map_or(PartKind::Text, |part| part.shape.kind),
            is_optional: field.options.none().is_some(),
        }
    }

    fn json(&self) -> String {
        let name = self.path.names().last().map_or("", String::as_str);
        let mut lines = Vec::from([
            format!("\"name\": {}", Quoted(name)),
            format!("\"property\": {}", Quoted(&self.path.to_string())),
        ]);
        lines.extend(json_of(self.kind));
        if self.is_optional {
            lines.push("\"optional\": true".to_string());
        }
        format!("{{\n  {}\n}}", lines.join(",\n  "))
    }
}

fn json_of(kind: PartKind) -> Vec<String> {
    let (name, more) = match kind {
        PartKind::Text => ("text", None),
        PartKind::Bool => ("bool", None),
        PartKind::Date => ("date", None),
        PartKind::Uuid => ("uuid", None),
        PartKind::Timestamp => ("timestamp", None),
        PartKind::Integer { bits, signed } => {
            // A shift by all bits is too far, so the maximum is shifted down.
            let max = u128::MAX >> (u128::BITS - bits + u32::from(signed));
            let min = if signed {
                format!("-{}", max + 1)
            } else {
                "0".to_string()
            };
            let bounds = format!("\"min\": \"{min}\",\n  \"max\": \"{max}\"");
            ("integer", Some(bounds))
        }
        PartKind::Names(names) => {
            let names = list(names.iter().map(|name| (*name).to_string()));
            ("enum", Some(format!("\"names\": {names}")))
        }
    };
    let kind = format!("\"kind\": \"{name}\"");
    [Some(kind), more].into_iter().flatten().collect()
}

/// The fields of the layout and of the templates, each once.
fn fields(info: &Declaration, layout: &Layout) -> Vec<UsedField> {
    let options = info.options();
    let (mut parts, mut hashed) = (parts(info.pieces), hashed(info.pieces).iter());
    let mut fields = Vec::new();
    for piece in layout.pieces() {
        match piece {
            Piece::Literal(_) => {}
            Piece::Part(field) => fields.push(UsedField::new(field, parts.next())),
            Piece::Suffix(suffix) => match &suffix.source {
                Source::Hash { fields: of_hash } => fields.extend(
                    of_hash
                        .iter()
                        .map(|field| UsedField::new(field, hashed.next())),
                ),
                Source::Drawn(path) => fields.push(UsedField {
                    path: path.clone(),
                    kind: PartKind::Integer {
                        bits: u16::BITS,
                        signed: false,
                    },
                    is_optional: false,
                }),
                Source::Function { path, .. } => fields.push(UsedField {
                    path: path.clone(),
                    kind: PartKind::Text,
                    is_optional: false,
                }),
            },
        }
    }
    let id = options.id.as_ref().map(|id| &id.text);
    for info in id.into_iter().chain(&options.container) {
        let template = Template::parse(info.template).unwrap_or_default();
        let parts = template.fields().zip(self::parts(info.pieces));
        fields.extend(parts.map(|(field, part)| UsedField::new(field, Some(part))));
    }
    let mut each: Vec<UsedField> = Vec::new();
    for field in fields {
        match each.iter_mut().find(|seen| seen.path == field.path) {
            Some(seen) => seen.is_optional |= field.is_optional,
            None => each.push(field),
        }
    }
    each
}
