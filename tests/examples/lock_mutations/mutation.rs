//! Changes of a declaration in one place.

use crate::declaration::{Declaration, Field};

/// A changed declaration.
pub struct Mutation {
    /// What was changed.
    pub what: String,
    /// The beginning of a row of `docs/lock.md`, if the change is one that no lock can see.
    pub listed: Option<&'static str>,
    pub declaration: Declaration,
}

const TEMPLATES: &str = "the templates of `id` and `container`";
const PROPERTIES: &str = "`property` and `store`";
const TYPES: &str = "a type alias, the type inside a newtype";
const NAMES: &str = "the names of an enum without a lock of its own";

/// Options of the type that are given a different value, added or removed.
const OPTIONS: [(&str, &[&str], Option<&str>); 15] = [
    ("separator", &["\"_\"", "\"||\""], None),
    ("suffix_separator", &["\".\"", "\"~~\""], None),
    ("prefix", &["\"Q#\"", "\"P\""], None),
    ("escape", &[""], None),
    ("id", &["\"{number:08}\"", "\"{tenant}\""], Some(TEMPLATES)),
    (
        "container",
        &["\"d-{number:06}\"", "\"c-{at:year}\""],
        Some(TEMPLATES),
    ),
    ("property", &["\"pk\""], Some(PROPERTIES)),
    (
        "store",
        &[
            "\"dynamodb\"",
            "\"table\"",
            "\"mongodb\"",
            "\"cosmos-small\"",
        ],
        Some(PROPERTIES),
    ),
    ("min_distinct", &["2"], None),
    ("time_only", &[""], None),
    ("ambiguous", &[""], None),
    ("unique_ids", &[""], None),
    ("verify", &["\"ignore\""], None),
    ("also_read", &["[\"{number}\"]"], None),
    ("crate", &["::synthetic_key"], None),
];

/// Options of a field that take the place of one with the same name.
const OF_FIELDS: [(&str, &[&str]); 8] = [
    ("pad", &["pad = 7", "pad = 5", ""]),
    ("case", &["case = \"upper\"", ""]),
    ("none", &["none = \"None\"", "none = \"NONE-AT-ALL\""]),
    ("max_len", &["max_len = 6", "max_len = 30", ""]),
    ("rollup", &["rollup = \"month\"", "rollup = \"minute\""]),
    ("epoch", &["epoch = \"ms\""]),
    ("level", &["level = 1", "level = 2", "level = 3", ""]),
    (
        "hash_suffix",
        &[
            "hash_suffix = 32",
            "hash_suffix = 16",
            "hash_suffix(16, from = 0)",
            "hash_suffix(16, pad = 2)",
            "hash_suffix(16, first)",
            "hash_suffix(16, by = crate::bucket)",
            "",
        ],
    ),
];

/// Types that take the place of a type, the expression of the same value, and the row of the change.
const OF_TYPES: [(&str, &str, &str, Option<&str>); 11] = [
    ("String", "Box<str>", "crate::text(i).into()", None),
    (
        "String",
        "std::borrow::Cow<'static, str>",
        "crate::text(i).into()",
        None,
    ),
    (
        "String",
        "char",
        "crate::text(i).chars().next().unwrap()",
        Some(TYPES),
    ),
    ("String", "u32", "crate::number(i)", Some(TYPES)),
    ("u32", "u64", "crate::number(i).into()", None),
    ("u32", "i64", "crate::number(i).into()", None),
    ("u32", "String", "crate::number(i).to_string()", None),
    ("bool", "u8", "u8::from(i % 2 == 0)", Some(TYPES)),
    ("bool", "String", "(i % 2 == 0).to_string()", None),
    (
        "chrono::DateTime<chrono::Utc>",
        "std::time::SystemTime",
        "crate::instant(i).into()",
        None,
    ),
    ("i64", "i32", "crate::seconds(i) as i32", None),
];

/// Every change of one place.
pub fn mutations(base: &Declaration) -> Vec<Mutation> {
    let mut mutations = Vec::new();
    let mut add = |what: String, listed, change: &dyn Fn(&mut Declaration)| {
        let mut declaration = base.clone();
        change(&mut declaration);
        mutations.push(Mutation {
            what,
            listed,
            declaration,
        });
    };
    for (name, values, listed) in OPTIONS {
        let at = base.options.iter().position(|(option, _)| *option == name);
        for value in values {
            if at.is_some_and(|at| base.options[at].1 == *value) {
                continue;
            }
            add(
                format!("{name} = {value}"),
                listed,
                &|declaration| match at {
                    Some(at) => declaration.options[at].1 = (*value).into(),
                    None => declaration.options.push((name, (*value).into())),
                },
            );
        }
        if let Some(at) = at {
            add(format!("without {name}"), listed, &|declaration| {
                declaration.options.remove(at);
            });
        }
    }
    for at in 0..base.fields.len() {
        of_field(base, at, &mut add);
    }
    let parts: Vec<_> = (0..base.fields.len())
        .filter(|at| is_part(&base.fields[*at]))
        .collect();
    for pair in parts.windows(2) {
        add(
            format!(
                "{} after {}",
                base.fields[pair[0]].name, base.fields[pair[1]].name
            ),
            None,
            &|declaration| {
                declaration.fields.swap(pair[0], pair[1]);
            },
        );
    }
    add(
        "a different name of a variant".into(),
        Some(NAMES),
        &|declaration| {
            declaration.names = ["free", "professional"];
        },
    );
    add("rename_all".into(), None, &|declaration| {
        declaration.rename_all = Some("UPPERCASE");
    });
    mutations
}

fn is_part(field: &Field) -> bool {
    field.options.iter().any(|option| option == "concat")
}

type Add<'a> = dyn FnMut(String, Option<&'static str>, &dyn Fn(&mut Declaration)) + 'a;

fn of_field(base: &Declaration, at: usize, add: &mut Add<'_>) {
    let field = &base.fields[at];
    let name = field.name;
    for (option, values) in OF_FIELDS {
        let place = field
            .options
            .iter()
            .position(|written| written.starts_with(option));
        for value in values {
            let Some(place) = place.filter(|place| field.options[*place] != *value) else {
                continue;
            };
            add(
                format!("{name}: {option} becomes {value:?}"),
                None,
                &|declaration| {
                    let options = &mut declaration.fields[at].options;
                    if value.is_empty() {
                        options.remove(place);
                    } else {
                        options[place] = (*value).into();
                    }
                },
            );
        }
    }
    add(format!("{name}: renamed"), None, &|declaration| {
        declaration.fields[at].rename = Some("other");
    });
    if is_part(field) {
        add(format!("{name}: not a part"), None, &|declaration| {
            declaration.fields[at].options.clear();
        });
    } else if field.options.is_empty() {
        add(format!("{name}: a part"), None, &|declaration| {
            declaration.fields[at].options.push("concat".into());
        });
        add(
            format!("{name}: marked as the id"),
            Some(TEMPLATES),
            &|declaration| {
                declaration.options.retain(|(option, _)| *option != "id");
                declaration.fields[at].options.push("id".into());
            },
        );
    }
    for (old, ty, value, listed) in OF_TYPES {
        if field.ty == old && name != "vin" {
            add(
                format!("{name}: {old} becomes {ty}"),
                listed,
                &|declaration| {
                    declaration.fields[at].ty = ty;
                    declaration.fields[at].value = value;
                },
            );
        }
    }
}
