//! `keys.json`: the keys of a program's types, for the generated code of other languages.

use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

use synthetic_key_format::{FieldPath, Layout, Options, Piece, Quoted, Source};

use crate::proof::declaration::PartInfo;
use crate::{PartShape, Store, SyntheticKey};

/// Writes the keys of these types to a file, for the generated code of other languages, and checks it in `cargo test`.
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
    let stored = std::fs::read_to_string(path);
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

/// The schema of a type, as JSON.
///
/// # Panics
///
/// The type has a store or a key that the schema cannot describe.
#[must_use]
pub fn type_of<T: SyntheticKey>(name: &str) -> String {
    let Ok(layout) = Layout::parse(T::LAYOUT) else {
        panic!(
            "`{name}` has no single layout\n  why:  an enum has one for each variant\n  help: list the types of its variants instead"
        )
    };
    let store = match T::STORE {
        store if store == Store::COSMOS => "cosmos",
        store if store == Store::DYNAMODB => "dynamodb",
        _ => panic!("`{name}`: other languages have only keys for Cosmos DB and DynamoDB"),
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
    lines.push(format!("\"store\": \"{store}\""));
    let fields: Vec<String> = fields::<T>(&layout)
        .iter()
        .map(|field| indented(field))
        .collect();
    lines.push(format!("\"fields\": [\n{}\n  ]", fields.join(",\n")));
    format!("{{\n  {}\n}}", lines.join(",\n  "))
}

/// A list of strings, one in each line.
fn list(texts: impl Iterator<Item = String>) -> String {
    let texts: Vec<String> = texts.map(|text| format!("    {}", Quoted(&text))).collect();
    format!("[\n{}\n  ]", texts.join(",\n"))
}

/// The fields of a layout, each once.
fn fields<T: SyntheticKey>(layout: &Layout) -> Vec<String> {
    let info = &T::__KEY;
    let hashed = info
        .options()
        .suffix
        .map_or(&[][..], |suffix| suffix.hashed);
    let (mut parts, mut hashed) = (info.parts.iter(), hashed.iter());
    let (mut seen, mut fields) = (Vec::new(), Vec::new());
    let mut push = |path: &FieldPath, kind: String| {
        if !seen.contains(path) {
            seen.push(path.clone());
            let name = path.names().last().map_or("", String::as_str);
            let property = path.to_string();
            fields.push(format!(
                "{{\n  \"name\": {},\n  \"property\": {},\n{kind}\n}}",
                Quoted(name),
                Quoted(&property)
            ));
        }
    };
    for piece in layout.pieces() {
        match piece {
            Piece::Literal(_) => {}
            Piece::Part(field) => push(&field.path, kind_of(&field.options, parts.next())),
            Piece::Suffix(suffix) => match &suffix.source {
                Source::Hash { fields } => {
                    for field in fields {
                        push(&field.path, kind_of(&field.options, hashed.next()));
                    }
                }
                Source::Drawn(path) => {
                    push(
                        path,
                        integer(
                            &suffix.range.first().to_string(),
                            &suffix.range.last().to_string(),
                        ),
                    );
                }
                Source::Function { path, .. } => push(path, "  \"kind\": \"text\"".to_string()),
            },
        }
    }
    fields
}

fn integer(min: &str, max: &str) -> String {
    format!("  \"kind\": \"integer\",\n  \"min\": \"{min}\",\n  \"max\": \"{max}\"")
}

/// What values a field has: from its options in the layout, and from what the compiler knows about its type.
fn kind_of(options: &Options, part: Option<&PartInfo>) -> String {
    let shape = part.map_or(&PartShape::TEXT, |part| part.shape);
    let none = options.none();
    let kind = if options.epoch().is_some() {
        integer(&i64::MIN.to_string(), &i64::MAX.to_string())
    } else if options.rollup().is_some() {
        "  \"kind\": \"timestamp\"".to_string()
    } else if let Some(width) = options.pad() {
        integer("0", &"9".repeat(width.into()))
    } else {
        kind_of_shape(shape, none)
    };
    let optional = if none.is_some() {
        ",\n  \"optional\": true"
    } else {
        ""
    };
    format!("{kind}{optional}")
}

fn kind_of_shape(shape: &PartShape, none: Option<&str>) -> String {
    let names: Vec<&str> = shape
        .names
        .iter()
        .copied()
        .filter(|name| Some(*name) != none)
        .collect();
    if !names.is_empty() && !shape.quoted {
        return "  \"kind\": \"bool\"".to_string();
    }
    if !shape.quoted {
        return integer_of_shape(shape);
    }
    if !shape.text {
        let is_uuid = shape.ascii.contains('f') || shape.distinct == u64::MAX;
        return format!("  \"kind\": \"{}\"", if is_uuid { "uuid" } else { "date" });
    }
    if names.is_empty() {
        return "  \"kind\": \"text\"".to_string();
    }
    let names: Vec<String> = names
        .iter()
        .map(|name| format!("    {}", Quoted(name)))
        .collect();
    format!(
        "  \"kind\": \"enum\",\n  \"names\": [\n{}\n  ]",
        names.join(",\n")
    )
}

fn integer_of_shape(shape: &PartShape) -> String {
    let is_signed = shape.leading.contains('-');
    // With the string for a missing value there is one more.
    let bits = match shape.distinct {
        u64::MAX if shape.max_len.is_some_and(|len| len > 20) => 128,
        u64::MAX => 64,
        distinct => distinct
            .next_power_of_two()
            .min(distinct & !1)
            .trailing_zeros(),
    };
    match (is_signed, bits) {
        (true, 128) => integer(&i128::MIN.to_string(), &i128::MAX.to_string()),
        (false, 128) => integer("0", &u128::MAX.to_string()),
        (true, bits) => {
            let end = 1_i128 << (bits - 1);
            integer(&(-end).to_string(), &(end - 1).to_string())
        }
        (false, bits) => integer("0", &((1_u128 << bits) - 1).to_string()),
    }
}
