//! The options of `#[pk(...)]`: a table of what there is, and the options as values.

use syn::{Attribute, Path};

use crate::errors::{Code, Errors};
use crate::syntax::{RawOption, pk_options};
use crate::value;

/// The options that go on a type.
#[derive(Clone, Copy)]
pub(crate) enum TypeOption {
    Property,
    Separator,
    SuffixSeparator,
    Verify,
    Keyed,
    Serialize,
    Deserialize,
    Crate,
}

/// The options that go on a field.
#[derive(Clone, Copy)]
pub(crate) enum FieldOption {
    Concat,
    HashSuffix,
    RandomSuffix,
}

/// What there is to say about an option.
pub(crate) struct Spec<O> {
    option: O,
    name: &'static str,
    usage: &'static str,
    help: &'static str,
}

/// Where options go, and which.
type Place<O> = (&'static str, &'static [Spec<O>]);

const ON_TYPE: Place<TypeOption> = (
    "a type",
    &[
        Spec {
            option: TypeOption::Property,
            name: "property",
            usage: r#"`property = "partitionKey"`"#,
            help: "the property that carries the key in the stored document",
        },
        Spec {
            option: TypeOption::Separator,
            name: "separator",
            usage: r#"`separator = "-"`"#,
            help: "the text between concatenated parts",
        },
        Spec {
            option: TypeOption::SuffixSeparator,
            name: "suffix_separator",
            usage: r#"`suffix_separator = "."`"#,
            help: "the text before the suffix",
        },
        Spec {
            option: TypeOption::Verify,
            name: "verify",
            usage: r#"`verify = "error"` or `verify = "ignore"`"#,
            help: "what reading a document with a wrong key does",
        },
        Spec {
            option: TypeOption::Keyed,
            name: "keyed",
            usage: "`keyed`",
            help: "the type keeps its plain serde impls, and documents are written as `Keyed<T>`",
        },
        Spec {
            option: TypeOption::Serialize,
            name: "serialize",
            usage: "`serialize`",
            help: "with `remote = \"Self\"`: the type derives `Serialize`, and `Deserialize` only if that is said too",
        },
        Spec {
            option: TypeOption::Deserialize,
            name: "deserialize",
            usage: "`deserialize`",
            help: "with `remote = \"Self\"`: the type derives `Deserialize`, and `Serialize` only if that is said too",
        },
        CRATE,
    ],
);

const CRATE: Spec<TypeOption> = Spec {
    option: TypeOption::Crate,
    name: "crate",
    usage: "`crate = path::to::synthetic_key`",
    help: "the path to this crate where it is renamed or re-exported",
};

const ON_PART: Place<TypeOption> = ("a part", &[CRATE]);

const ON_FIELD: Place<FieldOption> = (
    "a field",
    &[
        Spec {
            option: FieldOption::Concat,
            name: "concat",
            usage: "`concat`, or `concat(2)` for a position",
            help: "the field is a part of the key",
        },
        Spec {
            option: FieldOption::HashSuffix,
            name: "hash_suffix",
            usage: "`hash_suffix = 400`",
            help: "the suffix is computed from the field",
        },
        Spec {
            option: FieldOption::RandomSuffix,
            name: "random_suffix",
            usage: "`random_suffix = 400`",
            help: "the field holds the number that was drawn as the suffix",
        },
    ],
);

/// An option's value and where it was given.
pub(crate) struct Given<T> {
    pub(crate) at: RawOption,
    pub(crate) value: T,
}

/// The options of a type.
#[derive(Default)]
pub(crate) struct TypeOptions {
    pub(crate) property: Option<Given<String>>,
    pub(crate) separator: Option<Given<String>>,
    pub(crate) suffix_separator: Option<Given<String>>,
    pub(crate) verify: Option<Given<bool>>,
    pub(crate) keyed: Option<Given<()>>,
    pub(crate) serialize: Option<Given<()>>,
    pub(crate) deserialize: Option<Given<()>>,
    pub(crate) krate: Option<Given<Path>>,
}

impl TypeOptions {
    pub(crate) fn read(attrs: &[Attribute], errors: &mut Errors) -> Self {
        use TypeOption as O;

        let (mut to, here, elsewhere) = (Self::default(), ON_TYPE, ON_FIELD);
        for at in pk_options(attrs, errors) {
            let Some(spec) = find(&at, here, elsewhere, errors) else {
                continue;
            };
            match spec.option {
                O::Property => spec.set(&mut to.property, at, value::text, errors),
                O::Separator => spec.set(&mut to.separator, at, value::text, errors),
                O::SuffixSeparator => spec.set(&mut to.suffix_separator, at, value::text, errors),
                O::Verify => spec.set(&mut to.verify, at, value::verify, errors),
                O::Keyed => spec.set(&mut to.keyed, at, value::flag, errors),
                O::Serialize => spec.set(&mut to.serialize, at, value::flag, errors),
                O::Deserialize => spec.set(&mut to.deserialize, at, value::flag, errors),
                O::Crate => spec.set(&mut to.krate, at, value::path, errors),
            }
        }
        to
    }
}

/// The options of a field.
#[derive(Default)]
pub(crate) struct FieldOptions {
    /// The position, where one is given.
    pub(crate) concat: Option<Given<Option<usize>>>,
    pub(crate) hash_suffix: Option<Given<u16>>,
    pub(crate) random_suffix: Option<Given<u16>>,
}

impl FieldOptions {
    pub(crate) fn read(attrs: &[Attribute], errors: &mut Errors) -> Self {
        use FieldOption as O;

        let (mut to, here, elsewhere) = (Self::default(), ON_FIELD, ON_TYPE);
        for at in pk_options(attrs, errors) {
            let Some(spec) = find(&at, here, elsewhere, errors) else {
                continue;
            };
            match spec.option {
                O::Concat => spec.set(&mut to.concat, at, value::position, errors),
                O::HashSuffix => spec.set(&mut to.hash_suffix, at, value::suffixes, errors),
                O::RandomSuffix => spec.set(&mut to.random_suffix, at, value::suffixes, errors),
            }
        }
        to
    }
}

/// The options of a type that derives `KeyPart`.
#[derive(Default)]
pub(crate) struct PartOptions {
    pub(crate) krate: Option<Given<Path>>,
}

impl PartOptions {
    pub(crate) fn read(attrs: &[Attribute], errors: &mut Errors) -> Self {
        let mut to = Self::default();
        for at in pk_options(attrs, errors) {
            if let Some(spec) = find(&at, ON_PART, ON_FIELD, errors) {
                spec.set(&mut to.krate, at, value::path, errors);
            }
        }
        to
    }
}

impl<O> Spec<O> {
    /// Reads the option's value into its slot, which holds one value.
    fn set<T>(
        &self,
        slot: &mut Option<Given<T>>,
        at: RawOption,
        read: fn(&RawOption) -> Result<T, value::Problem>,
        errors: &mut Errors,
    ) {
        if let Some(first) = slot {
            let message = format_args!(
                "`{}` is given twice, and one would be ignored: keep one",
                self.name
            );
            return errors.push_pair(Code::DuplicateOption, (&first.at, &at), message);
        }
        match read(&at) {
            Ok(value) => *slot = Some(Given { at, value }),
            Err(problem) => {
                let message = format_args!("{}; write {}", problem.message, self.usage);
                errors.push(problem.code, problem.at, message);
            }
        }
    }
}

/// Finds the option by its name among those that go `here`.
fn find<O, P>(
    option: &RawOption,
    (here, options): Place<O>,
    (elsewhere, others): Place<P>,
    errors: &mut Errors,
) -> Option<&'static Spec<O>> {
    let name = option.name.to_string();
    if let Some(spec) = options.iter().find(|spec| spec.name == name) {
        return Some(spec);
    }
    if let Some(spec) = others.iter().find(|spec| spec.name == name) {
        let message = format_args!("`{name}` goes on {elsewhere}, not on {here}: {}", spec.help);
        errors.push(Code::MisplacedOption, &option.name, message);
        return None;
    }
    let names: Vec<_> = options.iter().map(|spec| spec.name).collect();
    let nearest = nearest(&name, &names).map_or(String::new(), |nearest| {
        format!(", did you mean `{nearest}`?")
    });
    let valid = names.join("`, `");
    let message =
        format_args!("there is no option `{name}`{nearest}; on {here} there are `{valid}`");
    errors.push(Code::UnknownOption, &option.name, message);
    None
}

/// The name that a person who wrote `name` most likely meant.
fn nearest<'a>(name: &str, names: &[&'a str]) -> Option<&'a str> {
    let near = |other: &&str| distance(name, other);
    names
        .iter()
        .copied()
        .min_by_key(near)
        .filter(|other| near(other) <= 1 + other.len() / 3)
}

/// The number of characters to insert, delete or replace.
fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<_> = (0..=b.chars().count()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = i;
        row[0] = i + 1;
        for (j, to) in b.chars().enumerate() {
            let replace = diagonal + usize::from(from != to);
            diagonal = row[j + 1];
            row[j + 1] = replace.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.chars().count()]
}
