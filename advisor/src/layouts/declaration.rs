//! The Rust declaration of a layout, to paste.

use std::fmt::Write;

use crate::counting::Kinds;
use synthetic_key_format::{
    Escaped, Field, FieldOption, FieldPath, Layout, Level, OptionKind, Piece, Source, Suffix,
    SuffixRange,
};

/// A struct with this layout, or the reason why a person has to write it.
///
/// Texts that could run into each other are escaped even if the layout does not say so: the derive would refuse them
/// otherwise.
pub(crate) fn declaration(layout: &Layout, kinds: &[(FieldPath, Kinds)]) -> Result<String, String> {
    let escaped = escaped(layout, kinds)?;
    let is_changed = escaped != *layout;
    let layout = &escaped;
    let mut item = Item {
        fields: Vec::new(),
        kinds,
    };
    for (number, level) in (1..).zip(&layout.levels) {
        let level_option = (layout.levels.len() > 1).then(|| format!("level = {number}"));
        for piece in level.pieces() {
            match piece {
                Piece::Literal(_) => {}
                // In an escaped layout, a part that is not escaped is not text.
                Piece::Part(field) if layout.is_escaped() && !field.options.is_escaped() => {
                    item.part(field, "u64", level_option.as_deref())?;
                }
                Piece::Part(field) => item.part(field, "String", level_option.as_deref())?,
                Piece::Suffix(suffix) => {
                    // A suffix that is not at the end comes first.
                    let is_first = !matches!(level.pieces().last(), Some(Piece::Suffix(_)));
                    item.suffix(suffix, is_first, level_option.as_deref())?;
                }
            }
        }
    }
    let mut page = String::from("use synthetic_key::SyntheticKey;\n\n");
    if is_changed {
        page.push_str("// Escaped, so that different texts never make the same key.\n");
    }
    let _ = write!(
        page,
        "#[derive(SyntheticKey)]\n#[pk({})]\n{}",
        options(layout)?.join(", "),
        item.fields()
    );
    Ok(page)
}

/// The options of the type.
fn options(layout: &Layout) -> Result<Vec<String>, String> {
    let mut options = vec!["serde".to_owned()];
    if let Some(path) = plain(layout) {
        options.push(format!("property = {:?}", path.names().concat()));
    }
    if !layout.prefix().is_empty() {
        options.push(format!("prefix = {:?}", layout.prefix()));
    }
    let (separators, suffix_separator) = separators(layout);
    match &separators[..] {
        [] => {}
        [only] if only == "-" => {}
        [only] => options.push(format!("separator = {only:?}")),
        _ => return Err("it has different separators".to_owned()),
    }
    if let Some(separator) = suffix_separator.filter(|separator| separator != ".") {
        options.push(format!("suffix_separator = {separator:?}"));
    }
    match layout.escape() {
        None => {}
        Some(Escaped::Separators) => options.push("escape".to_owned()),
        Some(_) => return Err("it escapes for another store".to_owned()),
    }
    if layout.suffix().is_none() && layout.parts().all(|field| field.options.rollup().is_some()) {
        options.push("time_only".to_owned());
    }
    options.push(format!("layout = {:?}", layout.to_string()));
    Ok(options)
}

/// The texts between parts, each once, and the one before a suffix at the end.
fn separators(layout: &Layout) -> (Vec<String>, Option<String>) {
    let (mut separators, mut suffix_separator) = (Vec::new(), None);
    for level in &layout.levels {
        let pieces = level.pieces();
        for (i, piece) in pieces.iter().enumerate().skip(1) {
            match (piece, pieces.get(i + 1)) {
                (Piece::Literal(text), Some(Piece::Suffix(_))) => {
                    suffix_separator = Some(text.clone());
                }
                (Piece::Literal(text), _) if !separators.contains(text) => {
                    separators.push(text.clone());
                }
                _ => {}
            }
        }
    }
    (separators, suffix_separator)
}

/// The property that is the whole key, if there is one: then nothing is added to the document.
pub(crate) fn plain(layout: &Layout) -> Option<&FieldPath> {
    let [level] = &layout.levels[..] else {
        return None;
    };
    match level.pieces() {
        [Piece::Part(field)] if field.options.is_empty() => Some(&field.path),
        _ => None,
    }
}

/// The layout with its texts escaped, if two of the same level could run into each other.
fn escaped(layout: &Layout, kinds: &[(FieldPath, Kinds)]) -> Result<Layout, String> {
    let is_text = |piece: &&Piece| matches!(piece, Piece::Part(field) if is_text(field, kinds));
    let texts = |level: &Level| level.pieces().iter().filter(is_text).count();
    if layout.is_escaped() || layout.levels.iter().all(|level| texts(level) < 2) {
        return Ok(layout.clone());
    }
    let mut escaped = layout.clone();
    for level in &mut escaped.levels {
        let mut pieces = Level::default();
        for piece in level.pieces() {
            pieces = match piece {
                Piece::Literal(text) => pieces.literal(text),
                Piece::Suffix(suffix) => pieces.suffix(suffix.clone()),
                Piece::Part(field) => pieces.part(escape(field, kinds)),
            };
        }
        *level = pieces;
    }
    let wrong = |error| format!("escaped it would be no layout: {error}");
    escaped.check().map_err(wrong)?;
    Ok(escaped)
}

fn escape(field: &Field, kinds: &[(FieldPath, Kinds)]) -> Field {
    let mut field = field.clone();
    if is_text(&field, kinds) {
        let escaped = FieldOption::Escape(Escaped::Separators);
        field.options = field.options.with(escaped);
    }
    field
}

/// Whether a field is declared as text.
fn is_text(field: &Field, kinds: &[(FieldPath, Kinds)]) -> bool {
    let found = kinds.iter().find(|(known, _)| *known == field.path);
    let was_text = found.is_none_or(|(_, kinds)| kinds.text > 0 || kinds.other > 0);
    (was_text || is_id(&field.path))
        && field.options.rollup().is_none()
        && field.options.pad().is_none()
}

/// Whether a property is the id of an item, which is text in the store, also if a sample has it as a number.
pub(crate) fn is_id(path: &FieldPath) -> bool {
    matches!(path.names(), [name] if name == "id")
}

/// The fields of the struct.
struct Item<'a> {
    fields: Vec<Declared>,
    /// The kinds of values that were seen.
    kinds: &'a [(FieldPath, Kinds)],
}

struct Declared {
    /// Its name in the document.
    wire: String,
    options: Vec<String>,
    kind: String,
}

impl Item<'_> {
    fn part(&mut self, field: &Field, plain: &str, level: Option<&str>) -> Result<(), String> {
        let mut options = vec!["concat".to_owned()];
        options.extend(level.map(str::to_owned));
        self.add(field, plain, options)
    }

    fn suffix(
        &mut self,
        suffix: &Suffix,
        is_first: bool,
        level: Option<&str>,
    ) -> Result<(), String> {
        let with_level = |option: String| {
            let level = level.map(str::to_owned);
            [option].into_iter().chain(level).collect::<Vec<_>>()
        };
        match &suffix.source {
            Source::Function { function, .. } => {
                Err(format!("only your program has the function `{function}`"))
            }
            Source::Hash { fields, .. } => {
                for (i, field) in fields.iter().enumerate() {
                    let option = match i {
                        0 => of_range("hash_suffix", suffix.range, is_first),
                        _ => "hash_suffix".to_owned(),
                    };
                    self.add(field, "String", with_level(option))?;
                }
                Ok(())
            }
            Source::Drawn(path) => {
                let option = of_range("random_suffix", suffix.range, is_first);
                let count = suffix.range.count();
                let from = if suffix.range.first() == 0 { ", 0" } else { "" };
                let kind = format!("synthetic_key::RandomSuffix<{count}{from}>");
                self.add(&path.clone().into(), &kind, with_level(option))
            }
        }
    }

    /// Adds a field of this type, unless its options require another one.
    fn add(&mut self, field: &Field, plain: &str, mut options: Vec<String>) -> Result<(), String> {
        let [wire] = field.path.names() else {
            return Err(format!("`{}` is a field of a nested type", field.path));
        };
        if self.fields.iter().any(|known| known.wire == *wire) {
            return Err(format!("`{}` is used twice", field.path));
        }
        let plain = self.seen(&field.path).unwrap_or(plain);
        let kind = kind(field, plain, &mut options)?;
        let wire = wire.clone();
        self.fields.push(Declared {
            wire,
            options,
            kind,
        });
        Ok(())
    }

    /// The type that reads the values of a property, if it is not text.
    fn seen(&self, path: &FieldPath) -> Option<&'static str> {
        if is_id(path) {
            return None;
        }
        let (_, kinds) = self.kinds.iter().find(|(known, _)| known == path)?;
        match kinds {
            Kinds {
                integer: 1..,
                text: 0,
                boolean: 0,
                other: 0,
                negative,
                ..
            } => Some(if *negative > 0 { "i64" } else { "u64" }),
            Kinds {
                boolean: 1..,
                text: 0,
                integer: 0,
                other: 0,
                ..
            } => Some("bool"),
            _ => None,
        }
    }

    /// The struct, with the id first.
    fn fields(&self) -> String {
        let mut text = String::from("struct Item {\n");
        let mut names = vec!["id".to_owned()];
        let id = self.fields.iter().find(|field| field.wire == "id");
        match id {
            Some(id) => id.write("id", &mut text),
            None => text.push_str("    id: String,\n"),
        }
        for field in self.fields.iter().filter(|field| field.wire != "id") {
            let mut name = name(&field.wire);
            while names.contains(&name) {
                name.push('_');
            }
            field.write(&name, &mut text);
            names.push(name);
        }
        text.push_str("}\n");
        text
    }
}

impl Declared {
    fn write(&self, name: &str, text: &mut String) {
        if name.strip_prefix("r#").unwrap_or(name) != self.wire {
            let _ = writeln!(text, "    #[serde(rename = {:?})]", self.wire);
        }
        let (options, kind) = (self.options.join(", "), &self.kind);
        let _ = writeln!(text, "    #[pk({options})]\n    {name}: {kind},");
    }
}

/// The type of a field, and the options that say how it becomes text.
fn kind(field: &Field, plain: &str, options: &mut Vec<String>) -> Result<String, String> {
    let mut kind = plain;
    for option in &field.options {
        match option {
            FieldOption::None(text) => options.push(format!("none = {text:?}")),
            FieldOption::Epoch(epoch) => {
                options.push(format!("epoch = \"{}\"", epoch.name()));
                kind = "i64";
            }
            FieldOption::Rollup(period) => {
                options.push(format!("rollup = \"{}\"", period.name()));
                if field.options.epoch().is_none() {
                    kind = "chrono::DateTime<chrono::Utc>";
                }
            }
            FieldOption::Pad(width) => {
                options.push(format!("pad = {width}"));
                kind = "u64";
            }
            FieldOption::Case(case) => options.push(format!("case = \"{}\"", case.name())),
            FieldOption::Function(function) => {
                return Err(format!("only your program has the function `{function}`"));
            }
            FieldOption::Escape(_) => {}
        }
    }
    Ok(match field.options.get(OptionKind::None) {
        Some(_) => format!("Option<{kind}>"),
        None => kind.to_owned(),
    })
}

/// The option that declares these numbers.
fn of_range(option: &str, range: SuffixRange, is_first: bool) -> String {
    let mut arguments = vec![range.count().to_string()];
    if range.first() == 0 {
        arguments.push("from = 0".to_owned());
    }
    arguments.extend(range.width().map(|width| format!("pad = {width}")));
    if is_first {
        arguments.push("first".to_owned());
    }
    match &arguments[..] {
        [count] => format!("{option} = {count}"),
        arguments => format!("{option}({})", arguments.join(", ")),
    }
}

/// The names that need the raw form `r#type`.
const RAW: [&str; 48] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

/// The name of a field in Rust: `deviceId` is `device_id`.
fn name(wire: &str) -> String {
    let mut name = String::new();
    let mut was_lower = false;
    for c in wire.chars() {
        if !c.is_ascii_alphanumeric() {
            name.push('_');
            was_lower = false;
            continue;
        }
        if c.is_ascii_uppercase() && was_lower {
            name.push('_');
        }
        was_lower = !c.is_ascii_uppercase();
        name.push(c.to_ascii_lowercase());
    }
    let starts_wrong = name.starts_with(|c: char| c.is_ascii_digit());
    match name.as_str() {
        "" | "_" => "field".to_owned(),
        // These have no raw form.
        "self" | "super" | "crate" => format!("{name}_"),
        _ if RAW.contains(&name.as_str()) => format!("r#{name}"),
        _ if starts_wrong => format!("field_{name}"),
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn declared(text: &str) -> Result<String, String> {
        declaration(&Layout::parse(text).unwrap(), &[])
    }

    /// Compiles the declarations here, and compares them with those generated from the layouts.
    macro_rules! compiled {
        ($($name:ident: $layout:literal)+) => {
            #[allow(dead_code, reason = "nobody makes such an item")]
            mod compiled {
                $(mod $name { include!(concat!("../../tests/declared/", stringify!($name), ".rs")); })+
            }

            #[test]
            fn declarations_compile() {
                let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/declared");
                for (name, layout) in [$((stringify!($name), $layout)),+] {
                    let (made, path) = (declared(layout).unwrap(), root.join(name).with_extension("rs"));
                    if std::env::var_os("BLESS").is_some() {
                        std::fs::write(&path, &made).unwrap();
                    }
                    let compiled = std::fs::read_to_string(&path).unwrap_or_default();
                    assert_eq!(compiled, made, "{layout}: run with BLESS=1 to write what is made");
                }
            }
        };
    }

    compiled! {
        case_and_none: "{email:lower}-{code:?\"none\":upper}"
        drawn: "{date}.{shard in 0..=15:02}"
        epoch: "{tenant}-{at:ms:day}"
        escaped: "{tenant:%}-{n}"
        first: "T#{xxh64(id) % 10:02}-{tenant}"
        levels: "{tenant}{/}{user}-{at:day}.{xxh64(id) % 40 + 1}"
        names: "{deviceId}_{type}_{0}_{self}_{ID}_{\"a b\"}"
        padded: "{year:04}-{month:02}"
        plain: "{tenantId}"
        plain_id: "{id}"
        several_hashed: "{at:day}.{xxh64(vin, region:lower) % 400 + 1}"
        time_only: "{at:day}"
        two_texts: "{origin}-{dest}"
    }

    #[test]
    fn what_a_person_has_to_write_is_named() {
        for (text, expected) in [
            ("{a}.{fn(f)(b) % 9}", "function `f`"),
            ("{a:fn(f)}", "function `f`"),
            ("{a.b}", "nested"),
            ("{a}-{b}/{c}", "different separators"),
            ("{a:%table}-{b}", "another store"),
            ("{a}.{xxh64(a) % 9 + 1}", "used twice"),
        ] {
            let why = declared(text).unwrap_err();
            assert!(why.contains(expected), "{text}: {why}");
        }
    }
}
