//! The Rust declaration of a layout, to paste.

use std::fmt::Write;

use synthetic_key_layout::{Field, Layout, Piece, Source, SuffixRange};

/// A struct with this layout, or why a person has to write it.
pub(crate) fn declaration(layout: &Layout) -> Result<String, String> {
    let mut pieces = Vec::new();
    let (mut separators, mut suffix_separator) = (Vec::new(), None);
    let mut fields: Vec<(String, String, &'static str)> = Vec::new();
    for (level, of_level) in (1..).zip(&layout.levels) {
        let level = if layout.levels.len() > 1 {
            format!(", level = {level}")
        } else {
            String::new()
        };
        // A suffix that is not at the end is in front.
        let is_first = !matches!(of_level.pieces().last(), Some(Piece::Suffix(_)));
        for (i, piece) in of_level.pieces().iter().enumerate() {
            match piece {
                // The prefix.
                Piece::Literal(_) if i == 0 => {}
                Piece::Literal(text) => match of_level.pieces().get(i + 1) {
                    Some(Piece::Suffix(_)) => suffix_separator = Some(text.clone()),
                    _ => separators.push(text.clone()),
                },
                Piece::Part(field) => fields.push(part(field, &level)?),
                Piece::Suffix(suffix) => match &suffix.source {
                    Source::Function { function, .. } => {
                        return Err(format!("the function `{function}`"));
                    }
                    Source::Hash { fields: hashed, .. } => {
                        for field in hashed {
                            let option = format!("{}{level}", hash_suffix(suffix.range, is_first));
                            pieces.push((plain_name(field)?, option));
                        }
                    }
                    Source::Drawn(_) => return Err("a drawn suffix".to_owned()),
                },
            }
        }
    }
    for (name, option) in pieces {
        match fields.iter_mut().find(|(known, _, _)| *known == name) {
            Some((_, options, _)) => *options = format!("{options}, {option}"),
            None => fields.push((name, option, "String")),
        }
    }
    separators.dedup();
    let mut options = Vec::new();
    if !layout.prefix().is_empty() {
        options.push(format!("prefix = {:?}", layout.prefix()));
    }
    match &separators[..] {
        [] => {}
        [only] if only == "-" => {}
        [only] => options.push(format!("separator = {only:?}")),
        _ => return Err("different separators".to_owned()),
    }
    if let Some(separator) = suffix_separator.filter(|separator| separator != ".") {
        options.push(format!("suffix_separator = {separator:?}"));
    }
    if layout.suffix().is_none() && layout.parts().all(|field| field.options.rollup().is_some()) {
        options.push("time_only".to_owned());
    }
    options.push(format!("layout = {:?}", layout.to_string()));
    options.insert(0, "serde".to_owned());
    Ok(written(&options.join(", "), &fields))
}

/// The option that declares these numbers.
fn hash_suffix(range: SuffixRange, is_first: bool) -> String {
    let mut arguments = vec![range.count().to_string()];
    if range.first() == 0 {
        arguments.push("from = 0".to_owned());
    }
    arguments.extend(range.width().map(|width| format!("pad = {width}")));
    if is_first {
        arguments.push("first".to_owned());
    }
    match &arguments[..] {
        [count] => format!("hash_suffix = {count}"),
        arguments => format!("hash_suffix({})", arguments.join(", ")),
    }
}

fn written(options: &str, fields: &[(String, String, &str)]) -> String {
    let mut text = String::from("use synthetic_key::SyntheticKey;\n\n#[derive(SyntheticKey)]\n");
    let _ = writeln!(text, "#[pk({options})]\nstruct Item {{\n    id: String,");
    for (name, options, kind) in fields.iter().filter(|(name, _, _)| name != "id") {
        let _ = writeln!(text, "    #[pk({options})]\n    {name}: {kind},");
    }
    if let Some((_, options, _)) = fields.iter().find(|(name, _, _)| name == "id") {
        text = text.replace(
            "    id: String,",
            &format!("    #[pk({options})]\n    id: String,"),
        );
    }
    text.push_str("}\n");
    text
}

fn part(field: &Field, level: &str) -> Result<(String, String, &'static str), String> {
    let options = &field.options;
    let name = plain_name(field)?;
    if options.epoch().is_some()
        || options.is_escaped()
        || options.none().is_some()
        || options.case().is_some()
    {
        return Err(format!("the options of `{field}`"));
    }
    Ok(match (options.rollup(), options.pad()) {
        (Some(period), _) => {
            let option = format!("concat{level}, rollup = \"{}\"", period.name());
            (name, option, "chrono::DateTime<chrono::Utc>")
        }
        (None, Some(width)) => (name, format!("concat{level}, pad = {width}"), "u64"),
        (None, None) => (name, format!("concat{level}"), "String"),
    })
}

/// A name that is one of a field in Rust as well.
fn plain_name(field: &Field) -> Result<String, String> {
    let is_plain = |name: &str| {
        let mut chars = name.chars();
        chars
            .next()
            .is_some_and(|c| c.is_ascii_lowercase() || c == '_')
            && chars.all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
            && ![
                "type", "as", "in", "for", "self", "use", "ref", "match", "mod", "move", "where",
            ]
            .contains(&name)
    };
    match field.path.names() {
        [name] if is_plain(name) => Ok(name.clone()),
        _ => Err(format!("`{}` is called otherwise in Rust", field.path)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn declared(text: &str) -> Result<String, String> {
        declaration(&Layout::parse(text).unwrap())
    }

    #[test]
    fn parts_and_suffixes_are_declared() {
        let text = declared("{tenant}-{at:day}.{xxh64(id) % 40 + 1}").unwrap();
        assert!(
            text.contains(
                "    #[pk(concat, rollup = \"day\")]\n    at: chrono::DateTime<chrono::Utc>,"
            ),
            "{text}"
        );
        assert!(
            text.contains("    #[pk(hash_suffix = 40)]\n    id: String,"),
            "{text}"
        );
        let text = declared("T#{xxh64(id) % 10:02}-{tenant}").unwrap();
        assert!(text.contains("prefix = \"T#\""), "{text}");
        assert!(
            text.contains("#[pk(hash_suffix(10, from = 0, pad = 2, first))]\n    id: String,"),
            "{text}"
        );
        assert!(declared("{at:day}").unwrap().contains("time_only"));
        assert!(declared("{a}{/}{b}").unwrap().contains("concat, level = 2"));
    }

    #[test]
    fn what_a_person_has_to_write_is_named() {
        for text in [
            "{a}.{fn(f)(b) % 9}",
            "{a}.{n in 1..=9}",
            "{deviceId}",
            "{a.b}",
            "{a}-{b}/{c}",
            "{a:ms:day}",
        ] {
            assert!(declared(text).is_err(), "{text}");
        }
    }
}
