//! A random declaration that is locked, and its source.

use std::fmt::Write as _;

use crate::random::Random;

/// A declaration, in pieces that can be changed one at a time.
#[derive(Clone)]
pub struct Declaration {
    /// The options of the type, by name.
    pub options: Vec<(&'static str, String)>,
    pub fields: Vec<Field>,
    /// The names of the variants of the enum `Tier`.
    pub names: [&'static str; 2],
    /// `rename_all` of serde.
    pub rename_all: Option<&'static str>,
}

#[derive(Clone)]
pub struct Field {
    pub name: &'static str,
    pub ty: &'static str,
    /// An expression for the value of item `i`.
    pub value: &'static str,
    /// The options, each as it is written.
    pub options: Vec<String>,
    pub rename: Option<&'static str>,
}

/// A field that can be in the key, and the options that it may have there.
struct Candidate(
    &'static str,
    &'static str,
    &'static str,
    &'static [&'static [&'static str]],
);

const CANDIDATES: [Candidate; 7] = [
    Candidate(
        "tenant",
        "String",
        "crate::text(i)",
        &[&[], &["case = \"lower\""], &["max_len = 12"]],
    ),
    Candidate(
        "region",
        "Option<String>",
        "crate::optional(i)",
        &[
            &["none = \"NONE\"", "case = \"lower\""],
            &["none = \"NONE-OF-THEM\"", "max_len = 8"],
            &["none = \"NONE\"", "case = \"lower\"", "max_len = 8"],
        ],
    ),
    Candidate("number", "u32", "crate::number(i)", &[&[], &["pad = 6"]]),
    Candidate(
        "at",
        "chrono::DateTime<chrono::Utc>",
        "crate::instant(i)",
        &[&["rollup = \"day\""], &["rollup = \"hour\""]],
    ),
    Candidate(
        "counted",
        "i64",
        "crate::seconds(i)",
        &[&["rollup = \"day\"", "epoch = \"s\""]],
    ),
    Candidate("flag", "bool", "i % 2 == 0", &[&[]]),
    Candidate(
        "tier",
        "Tier",
        "if i % 3 == 0 { Tier::Free } else { Tier::Pro }",
        &[&[]],
    ),
];

pub fn declaration(random: &mut Random) -> Declaration {
    let levels = random.one_in(4);
    let mut parts = 0;
    let mut fields: Vec<Field> = CANDIDATES
        .iter()
        .map(|Candidate(name, ty, value, options)| {
            let mut of_key = Vec::new();
            if parts < 4 && random.one_in(2) {
                parts += 1;
                of_key.push("concat".to_owned());
                of_key.extend(random.pick(options).iter().map(ToString::to_string));
                if levels {
                    of_key.push(format!("level = {}", parts.min(2)));
                }
            }
            Field {
                name,
                ty,
                value,
                options: of_key,
                rename: None,
            }
        })
        .collect();
    if parts < 2 {
        // A level or a separator needs two parts.
        fields[0].options = vec!["concat".into()];
        fields[2].options = vec!["concat".into(), "pad = 6".into()];
        if levels {
            fields[0].options.push("level = 1".into());
            fields[2].options.push("level = 2".into());
        }
    }
    let level = if levels { ", level = 2" } else { "" };
    let suffix = random.pick(&[
        "",
        "hash_suffix = 16",
        "hash_suffix(16, from = 0)",
        "hash_suffix(16, pad = 3, first)",
    ]);
    fields.push(Field {
        name: "vin",
        ty: "String",
        value: "crate::text(i + 3)",
        options: if suffix.is_empty() {
            Vec::new()
        } else {
            vec![format!("{suffix}{level}")]
        },
        rename: None,
    });
    let mut options = vec![("separator", "\"|\"".to_owned())];
    if random.one_in(3) {
        options.push(("escape", String::new()));
    }
    if random.one_in(3) {
        options.push(("prefix", "\"P#\"".into()));
    }
    if !suffix.is_empty() {
        options.push(("suffix_separator", "\"~\"".into()));
    }
    if random.one_in(3) {
        fields[2].options.push("id".into());
    } else {
        let id = random.pick(&["\"{number:06}\"", "\"o-{number}-{at:ms}\""]);
        options.push(("id", id.into()));
    }
    options.push((
        "container",
        random
            .pick(&["\"c-{number:06}\"", "\"c-{at:month}\""])
            .into(),
    ));
    options.push(("min_distinct", "1".into()));
    options.push(("time_only", String::new()));
    Declaration {
        options,
        fields,
        names: ["free", "pro"],
        rename_all: None,
    }
}

impl Declaration {
    /// The types, and a function for everything that depends on the declaration.
    pub fn source(&self, lock: Option<&str>) -> String {
        let [free, pro] = self.names;
        let mut source = format!(
            "use synthetic_key::SyntheticKey as _;\n\
             #[derive(Clone, Copy, serde::Serialize, serde::Deserialize, synthetic_key::KeyPart)]\n\
             pub enum Tier {{\n    #[serde(rename = {free:?})]\n    Free,\n    #[serde(rename = {pro:?})]\n    Pro,\n}}\n"
        );
        let mut options = vec!["keyed".to_owned()];
        options.extend(
            self.options
                .iter()
                .map(|(name, value)| match value.as_str() {
                    "" => (*name).to_owned(),
                    value => format!("{name} = {value}"),
                }),
        );
        options.extend(lock.map(|layout| format!("layout = {layout:?}")));
        let _ = writeln!(
            source,
            "#[derive(serde::Serialize, serde::Deserialize, synthetic_key::SyntheticKey)]\n#[pk({})]",
            options.join(", ")
        );
        if let Some(case) = self.rename_all {
            let _ = writeln!(source, "#[serde(rename_all = {case:?})]");
        }
        source.push_str("pub struct Item {\n");
        for field in &self.fields {
            if !field.options.is_empty() {
                let _ = writeln!(source, "    #[pk({})]", field.options.join(", "));
            }
            if let Some(name) = field.rename {
                let _ = writeln!(source, "    #[serde(rename = {name:?})]");
            }
            let _ = writeln!(source, "    {}: {},", field.name, field.ty);
        }
        let fields = self.fields.iter();
        let values: Vec<_> = fields
            .map(|field| format!("{}: {}", field.name, field.value))
            .collect();
        let _ = writeln!(
            source,
            "}}\npub const LAYOUT: &str = Item::LAYOUT;\n\
             pub fn observe(i: usize) -> crate::Observed {{\n    let item = Item {{ {} }};\n    \
             crate::Observed {{\n        \
             key: format!(\"{{:?}}\", item.partition_key()),\n        \
             checked: item.try_partition_key().ok().map(|key| format!(\"{{key:?}}\")),\n        \
             id: item.item_id().ok().map(|id| id.to_string()),\n        \
             container: item.container().ok().map(|name| name.to_string()),\n        \
             paths: format!(\"{{:?}}\", Item::PATHS),\n    }}\n}}",
            values.join(", ")
        );
        source
    }
}
