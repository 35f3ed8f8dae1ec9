//! The struct of a declaration, and the structs inside it.

use std::fmt::Write;

use synthetic_key_format::{
    Field, FieldOption, FieldPath, OptionKind, Source, Suffix, SuffixRange,
};

use super::{is_id, name};
use crate::counting::Kinds;

/// The fields of the struct.
pub(super) struct Item<'a> {
    fields: Vec<Declared>,
    /// The kinds of values that were seen.
    kinds: &'a [(FieldPath, Kinds)],
}

/// A field.
struct Declared {
    /// Its name in the document.
    wire: String,
    name: String,
    /// The options of each of its attributes.
    attributes: Vec<Vec<String>>,
    kind: Kind,
}

/// The type of a field.
enum Kind {
    Is(String),
    /// A struct with these fields.
    Struct(Vec<Declared>),
}

impl<'a> Item<'a> {
    pub(super) fn new(kinds: &'a [(FieldPath, Kinds)]) -> Self {
        Self {
            fields: Vec::new(),
            kinds,
        }
    }

    pub(super) fn part(
        &mut self,
        field: &Field,
        plain: &str,
        level: Option<&str>,
    ) -> Result<(), String> {
        let mut options = vec!["concat".to_owned()];
        options.extend(level.map(str::to_owned));
        self.add(field, plain, options)
    }

    pub(super) fn suffix(
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

    /// Adds a field of this type, unless its options require a different one.
    fn add(&mut self, field: &Field, plain: &str, mut options: Vec<String>) -> Result<(), String> {
        let plain = self.seen(&field.path).unwrap_or(plain);
        let is_date = self.kinds_of(&field.path).is_some_and(Kinds::is_date);
        let kind = kind(field, plain, is_date, &mut options)?;
        let twice = || format!("`{}` is used twice", field.path);
        let Some((wire, inner)) = field.path.names().split_first() else {
            return Err(twice());
        };
        let at = self.fields.iter().position(|known| known.wire == *wire);
        if inner.is_empty() {
            if at.is_some() {
                return Err(twice());
            }
            let declared = Declared::new(wire, &self.fields, Kind::Is(kind));
            self.fields.push(Declared {
                attributes: vec![options],
                ..declared
            });
            return Ok(());
        }
        if at.is_none() {
            let outer = Declared::new(wire, &self.fields, Kind::Struct(Vec::new()));
            self.fields.push(outer);
        }
        let at = at.unwrap_or(self.fields.len() - 1);
        let outer = self.fields.get_mut(at).ok_or_else(twice)?;
        let names = outer.nest(inner, kind).ok_or_else(twice)?;
        let path = names.join(".");
        let document = inner.iter().collect::<FieldPath>().to_string();
        options.push(if path == document {
            format!("path = {path:?}")
        } else {
            format!("path({path:?}, document = {document:?})")
        });
        outer.attributes.push(options);
        Ok(())
    }

    fn kinds_of(&self, path: &FieldPath) -> Option<&Kinds> {
        let found = self.kinds.iter().find(|(known, _)| known == path);
        found.map(|(_, kinds)| kinds)
    }

    /// The type that reads the values of a property, if it is not text.
    fn seen(&self, path: &FieldPath) -> Option<&'static str> {
        if is_id(path) {
            return None;
        }
        match self.kinds_of(path)? {
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

    /// The struct, with the id first, and the structs inside it.
    pub(super) fn fields(&self) -> String {
        let mut text = String::from("struct Item {\n");
        let mut structs = String::new();
        let id = self.fields.iter().find(|field| field.wire == "id");
        match id {
            Some(id) => id.write(&mut text, &mut structs),
            None => text.push_str("    id: String,\n"),
        }
        for field in self.fields.iter().filter(|field| field.wire != "id") {
            field.write(&mut text, &mut structs);
        }
        text.push_str("}\n");
        text.push_str(&structs);
        text
    }
}

impl Declared {
    /// A field without attributes, whose name is different from those of the others.
    fn new(wire: &str, others: &[Self], kind: Kind) -> Self {
        let mut name = name::name(wire);
        let is_known = |name: &String| {
            name == "id" && wire != "id" || others.iter().any(|other| other.name == *name)
        };
        while is_known(&name) {
            name.push('_');
        }
        Self {
            wire: wire.to_owned(),
            name,
            attributes: Vec::new(),
            kind,
        }
    }

    /// Adds a field inside this one, and returns the names that lead to it. `None` if there is one already.
    fn nest(&mut self, path: &[String], kind: String) -> Option<Vec<String>> {
        let (wire, inner) = path.split_first()?;
        let Kind::Struct(fields) = &mut self.kind else {
            return None;
        };
        let at = fields.iter().position(|known| known.wire == *wire);
        if at.is_some() && inner.is_empty() {
            return None;
        }
        let at = at.unwrap_or_else(|| {
            let mut name = name::nested(wire);
            while fields.iter().any(|other| other.name == name) {
                name.push('_');
            }
            fields.push(Self {
                wire: wire.clone(),
                name,
                attributes: Vec::new(),
                kind: match inner {
                    [] => Kind::Is(kind.clone()),
                    _ => Kind::Struct(Vec::new()),
                },
            });
            fields.len() - 1
        });
        let field = fields.get_mut(at)?;
        let mut names = vec![field.name.clone()];
        if !inner.is_empty() {
            names.extend(field.nest(inner, kind)?);
        }
        Some(names)
    }

    /// Writes the field, and the struct that is its type.
    fn write(&self, text: &mut String, structs: &mut String) {
        if self.name.strip_prefix("r#").unwrap_or(&self.name) != self.wire {
            let _ = writeln!(text, "    #[serde(rename = {:?})]", self.wire);
        }
        for options in &self.attributes {
            let _ = writeln!(text, "    #[pk({})]", options.join(", "));
        }
        let kind = match &self.kind {
            Kind::Is(kind) => kind.clone(),
            Kind::Struct(fields) => {
                let mut kind = name::of_type(&self.name);
                while structs.contains(&format!("struct {kind} {{")) {
                    kind.push_str("Fields");
                }
                let mut own = format!(
                    "\n#[derive(serde::Serialize, serde::Deserialize)]\nstruct {kind} {{\n"
                );
                // The name is taken before those of the structs inside.
                let mut inner = structs.clone() + &own;
                let known = inner.len();
                for field in fields {
                    field.write(&mut own, &mut inner);
                }
                own.push_str("}\n");
                structs.push_str(&own);
                structs.push_str(inner.get(known..).unwrap_or_default());
                kind
            }
        };
        let _ = writeln!(text, "    {}: {kind},", self.name);
    }
}

/// The type of a field, and the options that say how it becomes text.
fn kind(
    field: &Field,
    plain: &str,
    is_date: bool,
    options: &mut Vec<String>,
) -> Result<String, String> {
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
                    kind = if is_date {
                        "chrono::NaiveDate"
                    } else {
                        "chrono::DateTime<chrono::Utc>"
                    };
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
