//! Names in generated code: in the language's case, and never one that the language or our helpers need.

use std::collections::BTreeSet;

use crate::schema::SchemaError;

/// How a language writes the names of fields.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Casing {
    Snake,
    Camel,
    Pascal,
}

/// The names of fields in the order of the fields. Each is an identifier, none is reserved, and no two are equal.
pub(crate) fn field_names<'a>(
    names: impl Iterator<Item = &'a str>,
    casing: Casing,
    reserved: &[&str],
) -> Vec<String> {
    let mut taken: BTreeSet<String> = reserved.iter().map(|&name| name.to_owned()).collect();
    names
        .map(|name| {
            let name = cased(name, casing);
            let mut unique = name.clone();
            while taken.contains(&unique) {
                unique.push('_');
            }
            taken.insert(unique.clone());
            unique
        })
        .collect()
}

fn cased(name: &str, casing: Casing) -> String {
    let name = name.strip_prefix("r#").unwrap_or(name);
    let mut words: Vec<String> = Vec::new();
    let mut was_lower = false;
    for c in name.chars() {
        if !c.is_alphanumeric() {
            was_lower = false;
            words.push(String::new());
            continue;
        }
        if words.is_empty() || (was_lower && c.is_uppercase()) {
            words.push(String::new());
        }
        was_lower = c.is_lowercase() || c.is_numeric();
        if let Some(word) = words.last_mut() {
            word.push(c);
        }
    }
    words.retain(|word| !word.is_empty());
    let is_first_a_letter = words
        .first()
        .and_then(|word| word.chars().next())
        .is_some_and(|c| c.is_ascii_alphabetic() || (c.is_lowercase() || c.is_uppercase()));
    if !is_first_a_letter {
        words.insert(0, "field".to_owned());
    }
    let cased = words.iter().enumerate().map(|(i, word)| match casing {
        Casing::Snake => word.to_lowercase(),
        Casing::Camel if i == 0 => word.to_lowercase(),
        Casing::Camel | Casing::Pascal => capitalized(word),
    });
    cased
        .collect::<Vec<_>>()
        .join(if casing == Casing::Snake { "_" } else { "" })
}

fn capitalized(word: &str) -> String {
    let mut chars = word.chars();
    let first = chars.next().map(|c| c.to_uppercase().to_string());
    first.unwrap_or_default() + &chars.as_str().to_lowercase()
}

/// Checks the names that the generated code declares: each is an identifier, and declared once.
pub(crate) fn check_declared(
    declared: impl IntoIterator<Item = (String, String)>,
    reserved: &[&str],
) -> Result<(), SchemaError> {
    let mut taken: BTreeSet<String> = reserved.iter().map(|&name| name.to_owned()).collect();
    for (owner, name) in declared {
        let is_identifier = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
            && name.starts_with(|c: char| c.is_ascii_uppercase());
        if !is_identifier {
            return Err(SchemaError::new(format!(
                "`{owner}`: the name of a type must start with a capital letter and have only ASCII letters, digits and `_`\n  help: list it in `schema!` under an alias"
            )));
        }
        if !taken.insert(name.clone()) {
            return Err(SchemaError::new(format!(
                "`{owner}`: the generated code already has the name `{name}`\n  help: list it in `schema!` under an alias: `type My{owner} = {owner};`"
            )));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_identifiers_that_nothing_else_has() {
        let names = [
            "device_id",
            "deviceId",
            "r#type",
            "_",
            "0",
            "größe",
            "class",
        ];
        let of = |casing, reserved: &[&str]| field_names(names.into_iter(), casing, reserved);
        assert_eq!(
            of(Casing::Snake, &["class", "type"]),
            [
                "device_id",
                "device_id_",
                "type_",
                "field",
                "field_0",
                "größe",
                "class_"
            ]
        );
        assert_eq!(
            of(Casing::Camel, &["class"]),
            [
                "deviceId",
                "deviceId_",
                "type",
                "field",
                "field0",
                "größe",
                "class_"
            ]
        );
        assert_eq!(
            of(Casing::Pascal, &[]),
            [
                "DeviceId",
                "DeviceId_",
                "Type",
                "Field",
                "Field0",
                "Größe",
                "Class"
            ]
        );
    }

    #[test]
    fn types_whose_names_collide_are_refused() {
        let declare = |names: &[&str]| {
            let names = names.iter().map(|&name| (name.to_owned(), name.to_owned()));
            check_declared(names, &["InvalidKey"]).is_ok()
        };
        assert!(declare(&["Trip", "TripKey"]));
        assert!(!declare(&["Trip", "Trip"]) && !declare(&["InvalidKey"]) && !declare(&["trip"]));
    }
}
