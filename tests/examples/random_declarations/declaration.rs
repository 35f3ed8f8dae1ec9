//! A random declaration, and the module that searches among its items.

use std::fmt::Write as _;

use crate::field::{Field, field, plain_text};
use crate::random::Random;
use crate::search::search;
use crate::suffix::{Suffix, other_than, suffix};
use crate::template::{Template, template};

/// Separators of one to three characters. Parts can contain some of them, or end with the first half of one.
const SEPARATORS: &[&str] = &[
    "-", "|", "_", "--", "-|", "-|-", "é", "→é", "ab", "a", "::", "X", "e", "T",
];
const SUFFIX_SEPARATORS: &[&str] = &[".", "#", "..", "é", "-", "|."];

/// Texts before everything else.
const PREFIXES: &[&str] = &["P#", "-", "a", "7", "é|"];

/// Texts before the ids of an enum's variants, some of which start with another.
const ID_PREFIXES: &[&str] = &["", "o", "o-", "i-", "x", "-", "o-c-"];

/// A type with a key.
pub struct Declaration {
    pub fields: Vec<Field>,
    pub suffix: Option<Suffix>,
    pub id: Id,
    pub container: Option<Template>,
    /// The same with another id, if both are variants of an enum.
    pub other_id: Option<Template>,
    /// The type `Old`, whose layout is also read.
    pub old: Option<Box<Declaration>>,
    separator: &'static str,
    suffix_separator: &'static str,
    escape: bool,
    prefix: Option<&'static str>,
    levels: usize,
    /// Whether the key is one of the document's fields.
    is_field: bool,
}

/// The source of the id.
pub enum Id {
    /// The marked field, by index.
    Marked(Option<usize>),
    Template(Template),
}

/// A module with the declaration and a function `search`, which returns the first collision.
pub fn module(random: &mut Random) -> String {
    let mut source = String::new();
    let mut item = declaration(random, &mut source);
    if !item.is_field && random.one_in(2) {
        item.old = Some(Box::new(item.old(random)));
    }
    let mut also = Vec::new();
    if let Some(old) = &item.old {
        let layout = old.layout();
        source.push_str(&old.structure(
            "Old",
            &[
                format!("layout = {layout:?}"),
                "ambiguous".into(),
                "unique_ids".into(),
            ],
            None,
        ));
        also.push(format!("also_read = [{layout:?}]"));
    }
    source.push_str(&item.structure("Item", &also, item.id_template()));
    if let Some(other) = &item.other_id {
        source.push_str(&item.structure("Other", &[], Some(other)));
        source.push_str(
            "#[derive(synthetic_key::SyntheticKey)]\npub enum Any {\n    Item(Item),\n    Other(Other),\n}\n",
        );
    }
    source.push_str(&search(&item));
    source
}

fn declaration(random: &mut Random, source: &mut String) -> Declaration {
    let separator = random.pick(SEPARATORS);
    let is_field = random.one_in(12);
    let fields: Vec<_> = if is_field {
        vec![plain_text(random, separator)]
    } else {
        let parts = 1 + random.index(4);
        (0..parts)
            .map(|at| field(random, at, separator, source))
            .collect()
    };
    let parts = fields.len();
    let levels = if parts > 1 && random.one_in(5) {
        parts.min(2 + random.index(2))
    } else {
        1
    };
    let escape = !is_field && random.one_in(3);
    let prefix = (!is_field && random.one_in(4)).then(|| random.pick(PREFIXES));
    let id = if random.one_in(4) {
        Id::Marked(Some(random.index(parts)))
    } else {
        Id::Template(template(random, random_prefix, &fields, separator))
    };
    let other_id = (matches!(id, Id::Template(_)) && levels == 1 && random.one_in(3))
        .then(|| template(random, random_prefix, &fields, separator));
    let container = random
        .one_in(2)
        .then(|| template(random, |_| "c", &fields, separator));
    let suffix = (!is_field).then(|| suffix(random)).flatten();
    Declaration {
        fields,
        suffix,
        id,
        container,
        other_id,
        old: None,
        separator,
        suffix_separator: random.pick(SUFFIX_SEPARATORS),
        escape,
        prefix,
        levels,
        is_field,
    }
}

fn random_prefix(random: &mut Random) -> &'static str {
    random.pick(ID_PREFIXES)
}

impl Declaration {
    /// Another layout of the same fields, which differs only in ways that are allowed.
    fn old(&self, random: &mut Random) -> Self {
        Self {
            fields: self.fields.clone(),
            suffix: other_than(self.suffix.as_ref(), random),
            id: Id::Marked(None),
            container: None,
            other_id: None,
            old: None,
            separator: random.pick(SEPARATORS),
            suffix_separator: random.pick(SUFFIX_SEPARATORS),
            ..*self
        }
    }

    fn id_template(&self) -> Option<&Template> {
        match &self.id {
            Id::Template(template) => Some(template),
            Id::Marked(_) => None,
        }
    }

    fn is_marked(&self, place: usize) -> bool {
        matches!(&self.id, Id::Marked(marked) if *marked == Some(place))
    }

    /// The level of a part.
    fn level_of(&self, place: usize) -> usize {
        1 + place.min(self.levels - 1)
    }

    /// A struct with this key and id.
    fn structure(&self, name: &str, own: &[String], id: Option<&Template>) -> String {
        let mut options = vec![
            format!("separator = {:?}", self.separator),
            "min_distinct = 1".into(),
            "time_only".into(),
        ];
        options.extend_from_slice(own);
        if self.escape {
            options.push("escape".into());
        }
        if let Some(prefix) = self.prefix {
            options.push(format!("prefix = {prefix:?}"));
        }
        if self.suffix.is_some_and(|suffix| !suffix.is_first) {
            options.push(format!("suffix_separator = {:?}", self.suffix_separator));
        }
        if let Some(id) = id {
            options.push(format!("id = {:?}", id.text));
        }
        if let Some(container) = &self.container {
            options.push(format!("container = {:?}", container.text));
        }
        let mut derives = "synthetic_key::SyntheticKey".to_owned();
        if self.is_field {
            options.push("property = \"f0\", keyed".into());
            derives.push_str(", serde::Serialize");
        }
        let mut source = format!(
            "#[derive({derives})]\n#[pk({})]\npub struct {name} {{\n",
            options.join(", ")
        );
        for (place, field) in self.fields.iter().enumerate() {
            let mut of_field = vec!["concat".to_owned()];
            of_field.extend(field.options.iter().cloned());
            if self.levels > 1 {
                of_field.push(format!("level = {}", self.level_of(place)));
            }
            if self.is_marked(place) {
                of_field.push("id".into());
            }
            let (of_field, ty) = (of_field.join(", "), &field.ty);
            let _ = writeln!(source, "    #[pk({of_field})]\n    f{place}: {ty},");
        }
        if let Some(suffix) = &self.suffix {
            source.push_str(&suffix.field(self.levels));
        }
        source.push_str("}\n\n");
        source
    }

    /// The layout, in the form of a lock.
    fn layout(&self) -> String {
        let mut layout = String::from(self.prefix.unwrap_or_default());
        for level in 1..=self.levels {
            if level > 1 {
                layout.push_str("{/}");
            }
            let suffix = self.suffix.as_ref().filter(|_| level == self.levels);
            if let Some(first) = suffix.filter(|suffix| suffix.is_first) {
                layout.push_str(&first.formula());
                layout.push_str(self.separator);
            }
            let parts = self.fields.iter().enumerate();
            let parts = parts.filter(|(place, _)| self.level_of(*place) == level);
            let parts: Vec<_> = parts
                .map(|(place, field)| field.in_layout(place, self.escape))
                .collect();
            layout.push_str(&parts.join(self.separator));
            if let Some(last) = suffix.filter(|suffix| !suffix.is_first) {
                layout.push_str(self.suffix_separator);
                layout.push_str(&last.formula());
            }
        }
        layout
    }
}
