//! The table of options: which options there are, where each goes, and what it takes. Messages and checks come from
//! here, and tests compare the tables of the README and docs/attributes.md with it.

use crate::text::{TextKind, escape, path, rollup};

/// The options that go on a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TypeOption {
    Property,
    IdProperty,
    Prefix,
    Separator,
    SuffixSeparator,
    Escape,
    Layout,
    AlsoRead,
    MinDistinct,
    Store,
    TimeOnly,
    Ambiguous,
    Verify,
    Serde,
    Keyed,
    Container,
    Id,
    UniqueIds,
    Crate,
}

/// The options that go on a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FieldOption {
    Concat,
    HashSuffix,
    RandomSuffix,
    Epoch,
    Path,
    /// How the value becomes text.
    Text(TextKind),
    Level,
    Id,
}

/// Everything about an option.
pub(crate) struct Spec<O> {
    pub(crate) option: O,
    pub(crate) name: &'static str,
    /// How it is written, as code.
    pub(crate) usage: &'static str,
    /// What it means, in one line.
    pub(crate) help: &'static str,
    /// The options of a field that cannot be given with it.
    pub(crate) excludes: Excludes,
}

/// Options of a field that exclude another one, and why.
pub(crate) struct Excludes {
    pub(crate) others: &'static [FieldOption],
    pub(crate) why: &'static str,
}

impl Excludes {
    pub(crate) const NOTHING: Self = Self {
        others: &[],
        why: "",
    };
}

impl<O: Copy> Spec<O> {
    /// An option that can be combined with all others.
    pub(crate) const fn plain(
        option: O,
        name: &'static str,
        usage: &'static str,
        help: &'static str,
    ) -> Self {
        Self {
            option,
            name,
            usage,
            help,
            excludes: Excludes::NOTHING,
        }
    }
}

/// A place for options, and which go there.
pub(crate) struct Place<O: 'static> {
    pub(crate) name: &'static str,
    pub(crate) options: &'static [Spec<O>],
}

impl<O> Place<O> {
    pub(crate) fn names(&self) -> Vec<&'static str> {
        self.options.iter().map(|spec| spec.name).collect()
    }

    /// The list of options, for a message.
    pub(crate) fn listed(&self) -> String {
        match &self.names()[..] {
            [] => "there are none".to_owned(),
            [one] => format!("there is only `{one}`"),
            several => format!("there are `{}`", several.join("`, `")),
        }
    }
}

pub(crate) const ON_TYPE: &Place<TypeOption> = &Place {
    name: "a type",
    options: &[
        Spec::plain(
            TypeOption::Property,
            "property",
            r#"`property = "partitionKey"`"#,
            "the property that carries the key in the stored document",
        ),
        Spec::plain(
            TypeOption::IdProperty,
            "id_property",
            r#"`id_property = "SK"`"#,
            "the property that carries the id in the stored document",
        ),
        Spec::plain(
            TypeOption::Prefix,
            "prefix",
            r#"`prefix = "USER#"`"#,
            "the text before everything else in the key",
        ),
        Spec::plain(
            TypeOption::Separator,
            "separator",
            r#"`separator = "-"`"#,
            "the text between concatenated parts",
        ),
        Spec::plain(
            TypeOption::SuffixSeparator,
            "suffix_separator",
            r#"`suffix_separator = "."`"#,
            "the text before the suffix",
        ),
        escape::ESCAPE,
        Spec::plain(
            TypeOption::Layout,
            "layout",
            r#"`layout = "{date}.{xxh64(vin) % 400 + 1}"`"#,
            "the expected layout; another one does not compile",
        ),
        Spec::plain(
            TypeOption::AlsoRead,
            "also_read",
            r#"`also_read = ["{date}"]`"#,
            "other layouts, past or planned, that reads must also cover",
        ),
        Spec::plain(
            TypeOption::MinDistinct,
            "min_distinct",
            "`min_distinct = 100`",
            "the fewest distinct keys that the types must be able to produce",
        ),
        Spec::plain(
            TypeOption::Store,
            "store",
            r#"`store = "cosmos"`, or `store = path::TO_A_STORE` for one that is not listed"#,
            "the store, which limits what a key may be",
        ),
        Spec::plain(
            TypeOption::TimeOnly,
            "time_only",
            "`time_only`",
            "accept a key made only of time, because the write rate is low",
        ),
        Spec::plain(
            TypeOption::Ambiguous,
            "ambiguous",
            "`ambiguous`",
            "accept that different items can share a key, because items are stored under such keys",
        ),
        Spec::plain(
            TypeOption::Verify,
            "verify",
            r#"`verify = "error"`, `verify = "ignore"` or `verify = path::to::function`"#,
            "what reading a document with a wrong key does",
        ),
        Spec::plain(
            TypeOption::Serde,
            "serde",
            "`serde`, or `serde = \"serialize\"` or `serde = \"deserialize\"` for one side",
            "the derive implements serde's traits, with the key in the document",
        ),
        Spec::plain(
            TypeOption::Keyed,
            "keyed",
            "`keyed`",
            "the type keeps its plain serde impls, and documents are written as `Keyed<T>`",
        ),
        Spec::plain(
            TypeOption::Container,
            "container",
            r#"`container = "telemetry-{at:month}"`"#,
            "the name of the container that the item is in",
        ),
        Spec::plain(
            TypeOption::Id,
            "id",
            r#"`id = "{vin}-{at:ms}"`"#,
            "the id of the item, which says which items of a key are the same item",
        ),
        Spec::plain(
            TypeOption::UniqueIds,
            "unique_ids",
            "`unique_ids`",
            "ids are unique by themselves, so no proof is asked for",
        ),
        CRATE,
    ],
};

pub(crate) const ON_FIELD: &Place<FieldOption> = &Place {
    name: "a field",
    options: &[
        Spec::plain(
            FieldOption::Concat,
            "concat",
            "`concat`, or `concat(2)` for a position",
            "the field is a part of the key",
        ),
        Spec::plain(
            FieldOption::HashSuffix,
            "hash_suffix",
            "`hash_suffix = 400`",
            "the suffix, 1 to N, is computed from the field",
        ),
        Spec::plain(
            FieldOption::RandomSuffix,
            "random_suffix",
            "`random_suffix = 400`",
            "the field, a `RandomSuffix<N>`, holds the number that was drawn as the suffix",
        ),
        TextKind::Rollup.spec(),
        rollup::EPOCH,
        path::PATH,
        TextKind::None.spec(),
        TextKind::Pad.spec(),
        TextKind::Case.spec(),
        TextKind::MaxLen.spec(),
        TextKind::With.spec(),
        Spec::plain(
            FieldOption::Level,
            "level",
            "`level = 1`, 2 or 3; `level(3, property = \"...\")` names its property",
            "the level of a hierarchical key that the part, or the suffix, belongs to",
        ),
        Spec::plain(
            FieldOption::Id,
            "id",
            "`id`",
            "the field is the id of the item",
        ),
    ],
};

// A text option that is missing in that list could not be given.
const _: () = {
    let mut i = 0;
    while i < TextKind::ALL.len() {
        assert!(
            is_listed(TextKind::ALL[i]),
            "a text option is not in `ON_FIELD`"
        );
        i += 1;
    }
};

const fn is_listed(kind: TextKind) -> bool {
    let mut i = 0;
    while i < ON_FIELD.options.len() {
        if let FieldOption::Text(listed) = ON_FIELD.options[i].option
            && listed as u8 == kind as u8
        {
            return true;
        }
        i += 1;
    }
    false
}

/// On a variant, and on the fields and variants of a part.
pub(crate) const ON_VARIANT: &Place<FieldOption> = &Place {
    name: "a variant",
    options: &[],
};
pub(crate) const IN_PART: &Place<FieldOption> = &Place {
    name: "what a part is made of",
    options: &[],
};

/// On a type that derives `KeyPart`.
pub(crate) const ON_PART: &Place<TypeOption> = &Place {
    name: "a part",
    options: &[
        Spec::plain(
            TypeOption::Layout,
            "layout",
            r#"`layout = "free|pro-plus"`"#,
            "the expected names of an enum's variants; others do not compile",
        ),
        CRATE,
    ],
};

const CRATE: Spec<TypeOption> = Spec::plain(
    TypeOption::Crate,
    "crate",
    "`crate = path::to::synthetic_key`",
    "the path to this crate, where it is renamed or re-exported",
);
