//! The Rust source of a combination: the types, and the function that checks them.

use std::fmt::Write as _;

use crate::features::Combination;

/// How the form of the key is declared, and what it produces.
struct Form {
    /// The options of the type.
    options: &'static str,
    /// The fields of the key, with their options.
    fields: &'static [(&'static str, &'static str)],
    /// The key, level by level.
    key: &'static [&'static str],
    /// A different layout, and its key.
    old: (&'static str, &'static [&'static str]),
    /// How many keys a fan-out has.
    fan_out: Option<usize>,
}

fn form(combination: &Combination) -> Form {
    let plain = Form {
        options: "",
        fields: &[("tenant", "concat")],
        key: &["Contoso"],
        old: ("{tenant:lower}", &["contoso"]),
        fan_out: None,
    };
    match combination.0[0] {
        "concat" => Form {
            fields: &[("tenant", "concat"), ("number", "concat")],
            key: &["Contoso-7"],
            old: ("{tenant}_{number}", &["Contoso_7"]),
            ..plain
        },
        // The suffix of `a` is in the specification.
        "hash suffix" => Form {
            fields: &[("tenant", "concat"), ("vin", "hash_suffix = 400")],
            key: &["Contoso.125"],
            old: ("{tenant}", &["Contoso"]),
            fan_out: Some(400),
            ..plain
        },
        "random suffix" => Form {
            fields: &[("tenant", "concat"), ("shard", "random_suffix = 16")],
            key: &["Contoso.5"],
            old: ("{tenant}", &["Contoso"]),
            fan_out: Some(16),
            ..plain
        },
        "rollup" => Form {
            fields: &[("tenant", "concat"), ("at", "concat, rollup = \"day\"")],
            key: &["Contoso-2018-08-09"],
            old: ("{tenant}-{at:month}", &["Contoso-2018-08"]),
            ..plain
        },
        "levels" => Form {
            fields: &[
                ("tenant", "concat, level = 1"),
                ("number", "concat, level = 2"),
            ],
            key: &["Contoso", "7"],
            old: ("{tenant}{/}{number:04}", &["Contoso", "0007"]),
            ..plain
        },
        "prefix" => Form {
            options: "prefix = \"P|\"",
            key: &["P|Contoso"],
            old: ("{tenant}", &["Contoso"]),
            ..plain
        },
        "escape" => Form {
            options: "escape",
            fields: &[("tenant", "concat"), ("note", "concat")],
            key: &["Contoso-x%2Dy"],
            old: ("{tenant}-{note}", &["Contoso-x-y"]),
            ..plain
        },
        _ => plain,
    }
}

/// The fields of every item: name, type, value, and value in a lookup.
const FIELDS: [(&str, &str, &str, &str); 7] = [
    ("tenant", "String", "\"Contoso\".into()", "\"Contoso\""),
    ("number", "u32", "7", "7"),
    (
        "at",
        "chrono::DateTime<chrono::Utc>",
        "crate::at()",
        "crate::at()",
    ),
    ("vin", "String", "\"a\".into()", "\"a\""),
    ("note", "String", "\"x-y\".into()", "\"x-y\""),
    ("code", "String", "\"c1\".into()", "\"c1\""),
    (
        "shard",
        "synthetic_key::RandomSuffix<16>",
        "synthetic_key::RandomSuffix::new(5).unwrap()",
        "synthetic_key::RandomSuffix::new(5).unwrap()",
    ),
];

/// A declaration and its checks.
pub fn module(combination: &Combination) -> String {
    let mut source = String::from("use synthetic_key::SyntheticKey as _;\n");
    if combination.has("own store") {
        source.push_str("const MINE: synthetic_key::Store = synthetic_key::Store::bytes(512);\n");
    }
    let item = Item::new(combination);
    if item.is_enum {
        source.push_str(&item.structure("One", "o-", ""));
        source.push_str(&item.structure("Two", "i-", "    extra: u32,\n"));
        source.push_str(&item.enumeration());
    } else {
        source.push_str(&item.structure("Item", "o-", ""));
    }
    source.push_str(&item.check());
    source
}

struct Item<'a> {
    combination: &'a Combination,
    form: Form,
    is_enum: bool,
    /// The name of the tenant in the document.
    tenant: &'static str,
}

impl<'a> Item<'a> {
    fn new(combination: &'a Combination) -> Self {
        let is_field = combination.has("plain property");
        Self {
            combination,
            form: form(combination),
            is_enum: combination.has("tagged enum") || combination.has("untagged enum"),
            tenant: if is_field && combination.has("table") {
                "PartitionKey"
            } else {
                "tenant"
            },
        }
    }

    fn has(&self, feature: &str) -> bool {
        self.combination.has(feature)
    }

    fn store(&self) -> String {
        match self.combination.0[6] {
            "own store" => "store = MINE".into(),
            name => format!("store = {name:?}"),
        }
    }

    fn id_property(&self) -> &'static str {
        match self.combination.0[6] {
            "table" => "RowKey",
            "mongodb" => "_id",
            _ => "id",
        }
    }

    fn derives(&self) -> (&'static str, &'static str) {
        if self.has("keyed") {
            (
                "serde::Serialize, serde::Deserialize, synthetic_key::SyntheticKey",
                "keyed",
            )
        } else {
            ("synthetic_key::SyntheticKey", "serde")
        }
    }

    fn structure(&self, name: &str, id_prefix: &str, extra: &str) -> String {
        let tenant = self.tenant;
        let mut options = vec![self.derives().1.to_owned(), self.store()];
        if self.has("plain property") && !self.has("table") {
            options.push("property = \"tenant\"".into());
        }
        if !self.form.options.is_empty() {
            options.push(self.form.options.into());
        }
        if self.has("id template") {
            options.push(format!("id = \"{id_prefix}{{code}}\""));
        }
        if self.has("mongodb") && !self.has("no id") {
            options.push("unique_ids".into());
        }
        if self.has("container template") {
            options.push(format!("container = \"c{{number:04}}x{{{tenant}:lower}}\""));
        }
        if self.has("tenancy") {
            options.push(format!("container = \"c{{{tenant}:lower}}\""));
        }
        if self.has("also_read") {
            let layout = self.form.old.0.replace("tenant", tenant);
            options.push(format!("also_read = [{layout:?}]"));
        }
        let parameters = match self.combination.0[1] {
            "generic" => "<T: synthetic_key::KeyPart>",
            "borrowed" => "<'a>",
            _ => "",
        };
        let mut source = format!(
            "#[derive({})]\n#[pk({})]\npub struct {name}{parameters} {{\n",
            self.derives().0,
            options.join(", ")
        );
        for (field, ty, ..) in FIELDS {
            let of_key = self.form.fields.iter().find(|(name, _)| *name == field);
            let is_random = field == "shard";
            if is_random && of_key.is_none() {
                continue;
            }
            let mut options: Vec<_> = of_key.iter().map(|(_, options)| *options).collect();
            if field == "code" && self.has("id field") {
                options.push("id");
            }
            if !options.is_empty() {
                let _ = writeln!(source, "    #[pk({})]", options.join(", "));
            }
            if field == "tenant" && self.tenant != "tenant" {
                let _ = writeln!(source, "    #[serde(rename = {:?})]", self.tenant);
            }
            let ty = match self.combination.0[1] {
                "generic" if field == "tenant" => "T",
                "borrowed" if field == "tenant" => "&'a str",
                _ => ty,
            };
            let _ = writeln!(source, "    {field}: {ty},");
        }
        source + extra + "}\n"
    }

    fn enumeration(&self) -> String {
        let mut options = vec![self.derives().1];
        if self.has("id field") {
            options.push("unique_ids");
        }
        let tag = if self.has("tagged enum") {
            "tag = \"type\""
        } else {
            "untagged"
        };
        format!(
            "#[derive({})]\n#[pk({})]\n#[serde({tag})]\npub enum Item {{\n    One(One),\n    Two(Two),\n}}\n",
            self.derives().0,
            options.join(", ")
        )
    }

    /// The names of the type that holds the fields and of its lookups, with their parameters.
    fn names(&self) -> (&'static str, &'static str) {
        let name = if self.is_enum { "One" } else { "Item" };
        (
            name,
            if self.has("generic") {
                "::<String>"
            } else {
                ""
            },
        )
    }

    /// A lookup with the fields of the key and of the container.
    fn lookup(&self) -> String {
        let (name, parameters) = self.names();
        let in_container: &[&str] = match self.combination.0[3] {
            "container template" => &["number", "tenant"],
            "tenancy" => &["tenant"],
            _ => &[],
        };
        let fields = FIELDS.iter().filter(|(field, ..)| {
            let of_key = self.form.fields.iter().any(|(name, _)| name == field);
            of_key || in_container.contains(field)
        });
        let fields: Vec<_> = fields
            .map(|(field, _, _, value)| format!("{field}: {value}"))
            .collect();
        format!("{name}Key{parameters} {{ {} }}", fields.join(", "))
    }

    fn check(&self) -> String {
        let (name, parameters) = self.names();
        let has_random = self.has("random suffix");
        let fields = FIELDS
            .iter()
            .filter(|(field, ..)| *field != "shard" || has_random);
        let fields: Vec<_> = fields
            .map(|(field, _, value, _)| format!("{field}: {value}"))
            .collect();
        let (key, old) = (self.form.key, self.form.old.1);
        let mut source = format!(
            "pub fn check() {{\n    let one = {name}{parameters} {{ {} }};\n    let key = {key:?};\n    \
             assert!(crate::Levels::strings(&one.try_partition_key().unwrap()).eq(&key), \"the key of the item\");\n    \
             let lookup = {};\n    \
             assert!(crate::Levels::strings(&lookup.try_partition_key().unwrap()).eq(&key), \"the key of the lookup\");\n",
            fields.join(", "),
            self.lookup()
        );
        if self.has("also_read") {
            let _ = writeln!(
                source,
                "    let old = {old:?};\n    \
                 assert!(one.read_keys().any(|key| crate::Levels::strings(&key).eq(&old)), \"the item's other key\");\n    \
                 assert!(lookup.read_keys().any(|key| crate::Levels::strings(&key).eq(&old)), \"the lookup's other key\");"
            );
        }
        self.fan_out(&mut source);
        if !self.has("no id") {
            let id = self.id();
            let _ = writeln!(
                source,
                "    assert_eq!(one.item_id().unwrap(), {id:?}, \"the id\");"
            );
        }
        if !self.has("no container") {
            let container = if self.has("tenancy") {
                "ccontoso"
            } else {
                "c0007xcontoso"
            };
            let _ = writeln!(
                source,
                "    assert_eq!(one.container().unwrap(), {container:?}, \"the container\");\n    \
                 assert_eq!(lookup.container().unwrap(), {container:?}, \"the lookup's container\");"
            );
        }
        if self.has("tenancy") {
            source.push_str(
                "    let mut tenancy = synthetic_key::Tenancy::pooled(\"pool\");\n    \
                 assert_eq!(one.container_for(&tenancy).unwrap(), \"pool\", \"the shared container\");\n    \
                 tenancy.dedicate(\"contoso\");\n    \
                 assert_eq!(lookup.container_for(&tenancy).unwrap(), \"ccontoso\", \"the tenant's container\");\n",
            );
        }
        self.documents(&mut source);
        source + "}\n"
    }

    fn id(&self) -> &'static str {
        if self.has("id field") { "c1" } else { "o-c1" }
    }

    fn fan_out(&self, source: &mut String) {
        let (name, parameters) = self.names();
        if let Some(count) = self.form.fan_out {
            let count = count + usize::from(self.has("also_read"));
            let _ = writeln!(
                source,
                "    let keys = {name}Keys{parameters} {{ tenant: \"Contoso\" }};\n    \
                 assert_eq!(keys.iter().count(), {count}, \"the fan-out\");\n    \
                 assert!(keys.iter().any(|other| crate::Levels::strings(&other).eq(&key)), \"the key in the fan-out\");"
            );
        }
        if self.has("rollup") {
            let _ = writeln!(
                source,
                "    let mut keys = {name}Keys{parameters}::between(\"Contoso\", crate::at(), crate::at());\n    \
                 assert!(keys.any(|other| crate::Levels::strings(&other).eq(&key)), \"the key of the span\");"
            );
        }
        if self.has("levels") {
            let _ = writeln!(
                source,
                "    let first = {name}Key1{parameters} {{ tenant: \"Contoso\" }}.partition_key();\n    \
                 assert!(crate::Levels::strings(&first).eq(&[\"Contoso\"]), \"the first level\");"
            );
        }
    }

    /// The round trip of the document, and documents with a wrong key or a wrong id.
    fn documents(&self, source: &mut String) {
        let (_, parameters) = self.names();
        let item = if self.is_enum {
            "Item::One(one)"
        } else {
            "one"
        };
        let paths = if self.is_enum {
            "<Item as synthetic_key::SyntheticKey>::PATHS".into()
        } else {
            format!("Item{parameters}::PATHS")
        };
        let ty = match (self.has("keyed"), self.has("generic")) {
            (false, false) => "Item",
            (false, true) => "Item<String>",
            (true, false) => "synthetic_key::Keyed<Item>",
            (true, true) => "synthetic_key::Keyed<Item<String>>",
        };
        let written = if self.has("keyed") {
            format!("synthetic_key::Keyed::new({item})")
        } else {
            item.to_owned()
        };
        let tenant = self.tenant;
        let _ = writeln!(
            source,
            "    let json = serde_json::to_string(&{written}).unwrap();\n    \
             let read: {ty} = serde_json::from_str(&json).expect(\"the document is read\");\n    \
             assert_eq!(serde_json::to_string(&read).unwrap(), json, \"the round trip\");\n    \
             let document: serde_json::Value = serde_json::from_str(&json).unwrap();\n    \
             let paths = {paths};\n    \
             assert_eq!(paths.len(), key.len(), \"a path for each level\");\n    \
             for (at, path) in paths.iter().enumerate() {{\n        \
             let name = &path[1..];\n        \
             assert_eq!(document[name], key[at], \"the key in the document\");\n        \
             if name != {tenant:?} {{\n            \
             let forged = crate::with(&document, &[(name, \"wrong\")]);\n            \
             assert!(serde_json::from_str::<{ty}>(&forged).is_err(), \"a wrong key is refused\");\n        }}\n    }}"
        );
        if self.has("also_read") {
            let _ = writeln!(
                source,
                "    let names: Vec<_> = paths.iter().map(|path| &path[1..]).zip(old).collect();\n    \
                 assert!(serde_json::from_str::<{ty}>(&crate::with(&document, &names)).is_ok(), \"the other key is accepted\");"
            );
        }
        if !self.has("no id") {
            let (property, id) = (self.id_property(), self.id());
            let _ = writeln!(
                source,
                "    assert_eq!(document[{property:?}], {id:?}, \"the id in the document\");\n    \
                 let forged = crate::with(&document, &[({property:?}, \"wrong\")]);\n    \
                 assert!(serde_json::from_str::<{ty}>(&forged).is_err(), \"a wrong id is refused\");"
            );
        }
    }
}
