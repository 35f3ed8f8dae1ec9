//! A random declaration, with a program that makes its items and looks for two that collide.

use std::fmt::Write as _;

use crate::random::Random;

/// Separators of one to three characters, some of which parts can contain, or end with half of.
const SEPARATORS: &[&str] = &["-", "|", "_", "--", "-|", "-|-", "é", "→é", "ab", "a", "::"];
const SUFFIX_SEPARATORS: &[&str] = &[".", "#", "..", "é", "-", "|."];

/// A field: its type, the options of its text, some values, and the text of a value `v`, written once more by hand.
struct Field {
    ty: String,
    options: Vec<String>,
    values: Vec<String>,
    text: String,
}

impl Field {
    fn is_optional(&self) -> bool {
        self.ty.starts_with("Option")
    }
}

/// A module with the declaration and a function `search`, which gives the first collision.
pub fn module(random: &mut Random) -> String {
    let separator = random.pick(SEPARATORS);
    let mut declarations = String::new();
    let parts = 1 + usize::try_from(random.below(4)).unwrap_or_default();
    let fields: Vec<_> = (0..parts)
        .map(|at| field(random, at, separator, &mut declarations))
        .collect();
    let has_levels = random.one_in(6) && parts > 1;
    let mut options = vec![
        format!("separator = {separator:?}"),
        "min_distinct = 1".into(),
    ];
    if random.one_in(3) {
        options.push("escape".into());
    }
    let mut source = declarations;
    let id = template(random, &fields, separator);
    let container = template(random, &fields, separator);
    options.push(format!("id = {:?}", id.0));
    if random.one_in(2) {
        options.push(format!("container = {:?}", format!("c{}", container.0)));
    }
    let has_container = options.iter().any(|option| option.starts_with("container"));
    let suffix = random.below(3);
    if suffix > 0 {
        options.push(format!(
            "suffix_separator = {:?}",
            random.pick(SUFFIX_SEPARATORS)
        ));
    }
    let _ = writeln!(
        source,
        "#[derive(synthetic_key::SyntheticKey)]\n#[pk({})]",
        options.join(", ")
    );
    let _ = writeln!(source, "pub struct Item {{");
    for (at, field) in fields.iter().enumerate() {
        let mut of_field = vec!["concat".to_owned()];
        of_field.extend(field.options.iter().cloned());
        if has_levels {
            of_field.push(format!("level = {}", 1 + at.min(1)));
        }
        let _ = writeln!(
            source,
            "    #[pk({})]\n    f{at}: {},",
            of_field.join(", "),
            field.ty
        );
    }
    let level = if has_levels { ", level = 2" } else { "" };
    let suffix_value = match suffix {
        1 => {
            let _ = writeln!(source, "    #[pk(hash_suffix = 3{level})]\n    s: String,");
            ", s: String::from(\"x\")"
        }
        2 => {
            let _ = writeln!(
                source,
                "    #[pk(random_suffix = 12{level})]\n    s: synthetic_key::RandomSuffix<12>,"
            );
            ", s: synthetic_key::RandomSuffix::new(1 + (n % 12) as u16).unwrap()"
        }
        _ => "",
    };
    source.push_str("}\n\n");
    source.push_str(&search(
        &fields,
        &id.1,
        has_container.then_some(&container.1[..]),
        suffix_value,
    ));
    source
}

/// `search`: every combination of values.
fn search(
    fields: &[Field],
    in_id: &[usize],
    in_container: Option<&[usize]>,
    suffix: &str,
) -> String {
    let mut source = String::from(
        "pub fn search() -> Result<(), String> {\n    use synthetic_key::SyntheticKey as _;\n",
    );
    source.push_str("    let (mut keys, mut ids, mut containers) = Default::default();\n    let mut n = 0_usize;\n");
    for (at, field) in fields.iter().enumerate() {
        let _ = writeln!(
            source,
            "    let v{at}: Vec<{}> = vec![{}];",
            field.ty,
            field.values.join(", ")
        );
    }
    for at in 0..fields.len() {
        let _ = writeln!(source, "    for x{at} in &v{at} {{");
    }
    let members: Vec<_> = (0..fields.len())
        .map(|at| format!("f{at}: x{at}.clone()"))
        .collect();
    let _ = writeln!(
        source,
        "    n += 1;\n    let item = Item {{ {}{suffix} }};",
        members.join(", ")
    );
    let texts = |places: &mut dyn Iterator<Item = usize>, is_template: bool| {
        let texts = places.map(|at| {
            let field = &fields[at];
            let text = if is_template {
                plain_text(field)
            } else {
                field.text.clone()
            };
            format!("{{ let v = x{at}; {text} }}")
        });
        texts.collect::<Vec<_>>().join(", ")
    };
    let of_key = texts(&mut (0..fields.len()), false);
    let _ = writeln!(
        source,
        "    let key = item.try_partition_key().map(|key| format!(\"{{key:?}}\"));"
    );
    let _ = writeln!(source, "    crate::add(&mut keys, key, &[{of_key}])?;");
    let of_id = texts(&mut in_id.iter().copied(), true);
    let _ = writeln!(
        source,
        "    crate::add(&mut ids, item.item_id(), &[{of_id}])?;"
    );
    if let Some(places) = in_container {
        let of_container = texts(&mut places.iter().copied(), true);
        let _ = writeln!(
            source,
            "    crate::add(&mut containers, item.container(), &[{of_container}])?;"
        );
    } else {
        source.push_str("    let _: &mut crate::Seen = &mut containers;\n");
    }
    source.push_str(&"    }\n".repeat(fields.len()));
    source.push_str("    let _ = n;\n    Ok(())\n}\n");
    source
}

/// What a template writes for a field.
fn plain_text(field: &Field) -> String {
    if field.is_optional() {
        "v.as_ref().map_or(String::from(\"none\"), |v| v.to_string())".into()
    } else {
        "v.to_string()".into()
    }
}

/// A template of some of the fields, and which.
fn template(random: &mut Random, fields: &[Field], separator: &str) -> (String, Vec<usize>) {
    let (mut text, mut places) = (String::new(), Vec::new());
    for (at, field) in fields.iter().enumerate() {
        if places.is_empty() || !random.one_in(4) {
            if !places.is_empty() {
                text.push_str(random.pick(&["-", "_", separator, ""]));
            }
            let none = if field.is_optional() {
                ":?\"none\""
            } else {
                ""
            };
            let _ = write!(text, "{{f{at}{none}}}");
            places.push(at);
        }
    }
    (text, places)
}

/// Texts that are made of the pieces of the separator, and a few others.
fn texts(random: &mut Random, separator: &str) -> Vec<String> {
    let mut pieces: Vec<String> = separator.chars().map(String::from).collect();
    pieces.extend(["a", "b", "A", "1", "%", "é", "."].map(String::from));
    (0..5)
        .map(|_| {
            let len = 1 + random.below(4);
            let pieces: Vec<_> = pieces.iter().map(String::as_str).collect();
            (0..len).map(|_| random.pick(&pieces)).collect()
        })
        .collect()
}

fn field(random: &mut Random, at: usize, separator: &str, declarations: &mut String) -> Field {
    let plain = |ty: &str, values: &[&str]| Field {
        ty: ty.into(),
        options: Vec::new(),
        values: values.iter().map(ToString::to_string).collect(),
        text: "v.to_string()".into(),
    };
    match random.below(8) {
        0 => plain("u8", &["0", "1", "10", "11", "255"]),
        1 => plain("i16", &["0", "-1", "1", "-11", "11"]),
        2 => plain("bool", &["true", "false"]),
        3 => {
            let mut field = plain("u32", &["0", "7", "42", "123"]);
            field.options.push("pad = 3".into());
            field.text = "format!(\"{v:03}\")".into();
            field
        }
        4 => names(random, at, separator, declarations),
        5 => {
            let mut field = plain("Option<u8>", &["None", "Some(0)", "Some(10)"]);
            let none = random.pick(&["none", "-", "x"]);
            field.options.push(format!("none = {none:?}"));
            field.text = format!("v.map_or(String::from({none:?}), |v| v.to_string())");
            field
        }
        _ => text(random, separator),
    }
}

/// A text, with options.
fn text(random: &mut Random, separator: &str) -> Field {
    let values = texts(random, separator)
        .iter()
        .map(|text| format!("String::from({text:?})"))
        .collect();
    let (options, text) = match random.below(4) {
        0 => (vec!["case = \"lower\"".into()], "v.to_ascii_lowercase()"),
        1 => (vec!["max_len = 6".into()], "v.to_string()"),
        2 => (vec!["with = crate::first".into()], "crate::first(v)"),
        _ => (Vec::new(), "v.to_string()"),
    };
    Field {
        ty: "String".into(),
        options,
        values,
        text: text.into(),
    }
}

/// An enum with odd names.
fn names(random: &mut Random, at: usize, separator: &str, declarations: &mut String) -> Field {
    let mut names = texts(random, separator);
    names.sort();
    names.dedup();
    let _ = writeln!(
        declarations,
        "#[derive(Clone, serde::Serialize, synthetic_key::KeyPart)]\npub enum E{at} {{"
    );
    for (n, name) in names.iter().enumerate() {
        let _ = writeln!(declarations, "    #[serde(rename = {name:?})]\n    N{n},");
    }
    let _ = writeln!(
        declarations,
        "}}\nimpl std::fmt::Display for E{at} {{\n    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {{\n        f.write_str(synthetic_key::KeyPart::as_text(self).unwrap())\n    }}\n}}"
    );
    let is_folded = random.one_in(3);
    Field {
        ty: format!("E{at}"),
        options: if is_folded {
            vec!["case = \"upper\"".into()]
        } else {
            Vec::new()
        },
        values: (0..names.len()).map(|n| format!("E{at}::N{n}")).collect(),
        text: if is_folded {
            "v.to_string().to_ascii_uppercase()".into()
        } else {
            "v.to_string()".into()
        },
    }
}
