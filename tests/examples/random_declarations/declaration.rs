//! A random declaration, with a program that makes its items and looks for two that collide.

use std::fmt::Write as _;

use crate::field::{Field, field};
use crate::random::Random;

/// Separators of one to three characters, some of which parts can contain, or end with half of.
const SEPARATORS: &[&str] = &[
    "-", "|", "_", "--", "-|", "-|-", "é", "→é", "ab", "a", "::", "X", "e", "T",
];
const SUFFIX_SEPARATORS: &[&str] = &[".", "#", "..", "é", "-", "|."];

/// Texts before everything.
const PREFIXES: &[&str] = &["P#", "-", "a", "7", "é|"];

/// An id, or the name of a container.
struct Template {
    /// As it is written.
    text: String,
    /// What tells two of them apart, as expressions.
    of: Vec<String>,
}

/// A module with the declaration and a function `search`, which gives the first collision.
pub fn module(random: &mut Random) -> String {
    let separator = random.pick(SEPARATORS);
    let mut source = String::new();
    let parts = 1 + random.index(4);
    let fields: Vec<_> = (0..parts)
        .map(|at| field(random, at, separator, &mut source))
        .collect();
    let levels = if parts > 1 && random.one_in(5) {
        parts.min(2 + random.index(2))
    } else {
        1
    };
    let mut options = vec![
        format!("separator = {separator:?}"),
        "min_distinct = 1".into(),
        "time_only".into(),
    ];
    if random.one_in(3) {
        options.push("escape".into());
    }
    if random.one_in(4) {
        options.push(format!("prefix = {:?}", random.pick(PREFIXES)));
    }
    // Marked fields make the id, or a template does.
    let marked = if random.one_in(4) {
        some_places(random, parts)
    } else {
        Vec::new()
    };
    let id = if marked.is_empty() {
        let id = template(random, &fields, separator);
        options.push(format!("id = {:?}", id.text));
        id.of
    } else {
        let of = marked.iter().map(|at| value_of(*at, &fields[*at].text));
        of.collect()
    };
    let container = random
        .one_in(2)
        .then(|| template(random, &fields, separator));
    if let Some(container) = &container {
        options.push(format!("container = {:?}", format!("c{}", container.text)));
    }
    let suffix = suffix(random, levels);
    if suffix.is_some() {
        let separator = random.pick(SUFFIX_SEPARATORS);
        options.push(format!("suffix_separator = {separator:?}"));
    }
    let _ = writeln!(
        source,
        "#[derive(synthetic_key::SyntheticKey)]\n#[pk({})]\npub struct Item {{",
        options.join(", ")
    );
    for (at, field) in fields.iter().enumerate() {
        let mut of_field = vec!["concat".to_owned()];
        of_field.extend(field.options.iter().cloned());
        if levels > 1 {
            of_field.push(format!("level = {}", 1 + at.min(levels - 1)));
        }
        if marked.contains(&at) {
            of_field.push("id".into());
        }
        let (of_field, ty) = (of_field.join(", "), &field.ty);
        let _ = writeln!(source, "    #[pk({of_field})]\n    f{at}: {ty},");
    }
    let (declared, value) = suffix.unwrap_or_default();
    let _ = writeln!(source, "{declared}}}\n");
    source.push_str(&search(&fields, &id, container.as_ref(), &value));
    source
}

/// The field of a suffix, and its value in an item.
fn suffix(random: &mut Random, levels: usize) -> Option<(String, String)> {
    if random.one_in(3) {
        return None;
    }
    let is_drawn = random.one_in(2);
    let (name, count) = if is_drawn {
        ("random_suffix", 12)
    } else {
        ("hash_suffix", 3)
    };
    let first = u8::from(random.one_in(2));
    let mut form = count.to_string();
    if first == 0 {
        form.push_str(", from = 0");
    }
    if random.one_in(3) {
        form.push_str(", pad = 2");
    }
    if random.one_in(3) {
        form.push_str(", first");
    }
    let level = if levels > 1 {
        format!(", level = {levels}")
    } else {
        String::new()
    };
    let (ty, value) = if is_drawn {
        (
            format!("synthetic_key::RandomSuffix<{count}, {first}>"),
            format!("synthetic_key::RandomSuffix::new({first} + (n % {count}) as u16).unwrap()"),
        )
    } else {
        ("String".to_owned(), "String::from(\"x\")".to_owned())
    };
    Some((
        format!("    #[pk({name}({form}){level})]\n    s: {ty},\n"),
        format!(", s: {value}"),
    ))
}

/// `search`: every combination of values.
fn search(fields: &[Field], id: &[String], container: Option<&Template>, suffix: &str) -> String {
    let mut source = String::from(
        "pub fn search() -> Result<(), String> {\n    use synthetic_key::SyntheticKey as _;\n    \
         let [mut keys, mut unchecked, mut ids, mut containers]: [crate::Seen; 4] = Default::default();\n    \
         let mut n = 0_usize;\n",
    );
    for (at, Field { ty, values, .. }) in fields.iter().enumerate() {
        let values = values.join(", ");
        let _ = writeln!(source, "    let v{at}: Vec<{ty}> = vec![{values}];");
    }
    for at in 0..fields.len() {
        let _ = writeln!(source, "    for x{at} in &v{at} {{");
    }
    let members = (0..fields.len()).map(|at| format!("f{at}: x{at}.clone()"));
    let members: Vec<_> = members.collect();
    let members = members.join(", ");
    let _ = writeln!(
        source,
        "    n += 1;\n    let item = Item {{ {members}{suffix} }};"
    );
    let of_key = fields
        .iter()
        .enumerate()
        .map(|(at, field)| value_of(at, &field.text));
    let of_key = of_key.collect::<Vec<_>>().join(", ");
    let _ = writeln!(
        source,
        "    let of_key = [{of_key}];\n    \
         crate::add(&mut keys, item.try_partition_key().map(|key| format!(\"{{key:?}}\")), &of_key)?;\n    \
         crate::add(&mut unchecked, Ok(format!(\"{{:?}}\", item.partition_key())), &of_key)?;\n    \
         crate::add(&mut ids, item.item_id(), &[{}])?;",
        id.join(", ")
    );
    if let Some(container) = container {
        let of = container.of.join(", ");
        let _ = writeln!(
            source,
            "    crate::add(&mut containers, item.container(), &[{of}])?;"
        );
    }
    source.push_str(&"    }\n".repeat(fields.len()));
    source.push_str("    let _ = (n, containers);\n    Ok(())\n}\n");
    source
}

/// Some places of fields, at least one.
fn some_places(random: &mut Random, fields: usize) -> Vec<usize> {
    let first = random.index(fields);
    let places = (0..fields).filter(|at| *at == first || random.one_in(2));
    places.collect()
}

/// What tells the value of a field apart.
fn value_of(at: usize, text: &str) -> String {
    format!("{{ let v = x{at}; {text} }}")
}

/// A template of some of the fields.
fn template(random: &mut Random, fields: &[Field], separator: &str) -> Template {
    let (mut text, mut of) = (String::new(), Vec::new());
    for (at, field) in fields.iter().enumerate() {
        if of.is_empty() || !random.one_in(4) {
            if !of.is_empty() {
                text.push_str(random.pick(&["-", "_", separator, ""]));
            }
            let form = &field.forms[random.index(field.forms.len())];
            let _ = write!(text, "{{f{at}{}}}", form.options);
            of.push(value_of(at, &form.text));
        }
    }
    Template { text, of }
}
