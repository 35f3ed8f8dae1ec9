//! Names of Rust for the names of a document.

/// The names that need the raw form `r#type`.
const RAW: [&str; 48] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

/// The name of a field in Rust: `deviceId` is `device_id`.
pub(super) fn name(wire: &str) -> String {
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

/// The name of a field inside another one: a path has no raw names.
pub(super) fn nested(wire: &str) -> String {
    let name = name(wire);
    match name.strip_prefix("r#") {
        Some(raw) => format!("{raw}_"),
        None => name,
    }
}

/// The name of a struct: `device_info` is `DeviceInfo`.
pub(super) fn of_type(field: &str) -> String {
    const TAKEN: [&str; 7] = [
        "Item",
        "Option",
        "Self",
        "SyntheticKey",
        "String",
        "Result",
        "Box",
    ];
    let words = field.trim_start_matches("r#").split('_');
    let name: String = words
        .map(|word| {
            let mut letters = word.chars();
            let first = letters.next().map(|first| first.to_ascii_uppercase());
            first.into_iter().chain(letters).collect::<String>()
        })
        .collect();
    if TAKEN.contains(&name.as_str()) {
        format!("{name}Fields")
    } else {
        name
    }
}
