//! The table of options: what there is, where it goes, what it takes. Messages and checks come from here, and the tables of
//! the README and docs/attributes.md are held to it (`reference.rs`).

/// The options that go on a type.
#[derive(Clone, Copy)]
pub(crate) enum TypeOption {
    Property,
    Separator,
    SuffixSeparator,
    Escape,
    Layout,
    MinDistinct,
    MaxLen,
    Store,
    TimeOnly,
    Verify,
    Keyed,
    Serialize,
    Deserialize,
    Container,
    Id,
    Crate,
}

/// The options that go on a field.
#[derive(Clone, Copy)]
pub(crate) enum FieldOption {
    Concat,
    HashSuffix,
    RandomSuffix,
    Was,
    Rollup,
    Epoch,
    Path,
    None,
    Pad,
    Case,
    MaxLen,
    With,
    Level,
    Id,
}

/// What there is to say about an option.
pub(crate) struct Spec<O> {
    pub(crate) option: O,
    pub(crate) name: &'static str,
    /// How it is written, as code.
    pub(crate) usage: &'static str,
    /// What it means, in one line.
    pub(crate) help: &'static str,
}

const fn spec<O: Copy>(
    option: O,
    name: &'static str,
    usage: &'static str,
    help: &'static str,
) -> Spec<O> {
    Spec {
        option,
        name,
        usage,
        help,
    }
}

/// Where options go, and which.
pub(crate) struct Place<O: 'static> {
    pub(crate) name: &'static str,
    pub(crate) options: &'static [Spec<O>],
}

pub(crate) const ON_TYPE: &Place<TypeOption> = &Place {
    name: "a type",
    options: &[
        spec(
            TypeOption::Property,
            "property",
            r#"`property = "partitionKey"`"#,
            "the property that carries the key in the stored document",
        ),
        spec(
            TypeOption::Separator,
            "separator",
            r#"`separator = "-"`"#,
            "the text between concatenated parts",
        ),
        spec(
            TypeOption::SuffixSeparator,
            "suffix_separator",
            r#"`suffix_separator = "."`"#,
            "the text before the suffix",
        ),
        spec(
            TypeOption::Escape,
            "escape",
            "`escape`",
            "percent-escape the separators and `%` inside text parts, so that any text is safe",
        ),
        spec(
            TypeOption::Layout,
            "layout",
            r#"`layout = "{date}.{xxh64(vin) % 400 + 1}"`"#,
            "the expected layout; another one does not compile",
        ),
        spec(
            TypeOption::MinDistinct,
            "min_distinct",
            "`min_distinct = 100`",
            "the fewest distinct keys that the types must be able to produce",
        ),
        spec(
            TypeOption::MaxLen,
            "max_len",
            "`max_len = 2048`",
            "the most bytes that the store takes for a key, instead of `store`",
        ),
        spec(
            TypeOption::Store,
            "store",
            r#"`store = "cosmos"`, or `max_len = 1024` for a store that is not listed"#,
            "the store, which limits what a key may be",
        ),
        spec(
            TypeOption::TimeOnly,
            "time_only",
            "`time_only`",
            "accept a key made of time alone, because the write rate is low",
        ),
        spec(
            TypeOption::Verify,
            "verify",
            r#"`verify = "error"` or `verify = "ignore"`"#,
            "what reading a document with a wrong key does",
        ),
        spec(
            TypeOption::Keyed,
            "keyed",
            "`keyed`",
            "the type keeps its plain serde impls, and documents are written as `Keyed<T>`",
        ),
        spec(
            TypeOption::Serialize,
            "serialize",
            "`serialize`",
            "with `remote = \"Self\"`: the type derives `Serialize`, and `Deserialize` if that is said too",
        ),
        spec(
            TypeOption::Deserialize,
            "deserialize",
            "`deserialize`",
            "with `remote = \"Self\"`: the type derives `Deserialize`, and `Serialize` if that is said too",
        ),
        spec(
            TypeOption::Container,
            "container",
            r#"`container = "telemetry-{at:month}"`"#,
            "the name of the container that the item is in",
        ),
        spec(
            TypeOption::Id,
            "id",
            r#"`id = "{vin}-{at:minute}"`"#,
            "the id of the item, which is unique under its key",
        ),
        CRATE,
    ],
};

pub(crate) const ON_FIELD: &Place<FieldOption> = &Place {
    name: "a field",
    options: &[
        spec(
            FieldOption::Concat,
            "concat",
            "`concat`, or `concat(2)` for a position",
            "the field is a part of the key",
        ),
        spec(
            FieldOption::HashSuffix,
            "hash_suffix",
            "`hash_suffix = 400`",
            "the suffix, 1 to N, is computed from the field",
        ),
        spec(
            FieldOption::RandomSuffix,
            "random_suffix",
            "`random_suffix = 400`",
            "the field, a `RandomSuffix<N>`, holds the number that was drawn as the suffix",
        ),
        spec(
            FieldOption::Was,
            "was",
            "`was = [400]`",
            "with `hash_suffix`: other N, earlier or to come, under which items may be",
        ),
        spec(
            FieldOption::Rollup,
            "rollup",
            r#"`rollup = "day"`, or "year", "month", "hour", "minute""#,
            "the part is the year, month, day, hour or minute, in UTC, that the timestamp is in",
        ),
        spec(
            FieldOption::Epoch,
            "epoch",
            r#"`epoch = "s"` or `epoch = "ms"`"#,
            "with `rollup`: the field is an integer that counts seconds or milliseconds from 1970",
        ),
        spec(
            FieldOption::Path,
            "path",
            r#"`path = "a.b"`"#,
            "the part is a nested field of this one",
        ),
        spec(
            FieldOption::None,
            "none",
            r#"`none = "none"`"#,
            "the text of an absent `Option`",
        ),
        spec(
            FieldOption::Pad,
            "pad",
            "`pad = 6`",
            "zeros before the digits of an integer, up to W digits",
        ),
        spec(
            FieldOption::Case,
            "case",
            r#"`case = "lower"` or `case = "upper"`"#,
            "ASCII letters are folded",
        ),
        spec(
            FieldOption::MaxLen,
            "max_len",
            "`max_len = 64`",
            "the text is at most N bytes long",
        ),
        spec(
            FieldOption::With,
            "with",
            "`with = path::to::function`",
            "a function makes the part of the field's value",
        ),
        spec(
            FieldOption::Level,
            "level",
            "`level = 1`, 2 or 3",
            "the level of a hierarchical key that the part, or the suffix, belongs to",
        ),
        spec(
            FieldOption::Id,
            "id",
            "`id`",
            "the field is the id of the item, or a part of it",
        ),
    ],
};

/// On a type that derives `KeyPart`.
pub(crate) const ON_PART: &Place<TypeOption> = &Place {
    name: "a part",
    options: &[CRATE],
};

const CRATE: Spec<TypeOption> = spec(
    TypeOption::Crate,
    "crate",
    "`crate = path::to::synthetic_key`",
    "the path to this crate, where it is renamed or re-exported",
);
