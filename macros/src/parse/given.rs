//! The options of `#[pk(...)]` as values.

use syn::{Attribute, Path};
use synthetic_key_format::store::KnownStore;
use synthetic_key_format::{Epoch, Template};

use super::also_read::{self, Listed};
use super::stores::{DEFAULT, StoreOption};
use crate::diagnostics::{Code, Errors};
use crate::parse::grammar::{RawOption, pk_lists, pk_options};
use crate::parse::options::{FieldOption, ON_FIELD, ON_PART, ON_TYPE, Place, Spec, TypeOption};
use crate::parse::serde::Sides;
use crate::parse::suffix::{self, Function, SuffixForm};
use crate::parse::values::{self, Problem};
use crate::text::path::{self, Nested};
use crate::text::{AnyText, Format, TextKind, rollup};

/// An option's value and where it was given.
pub(crate) struct Given<T> {
    pub(crate) at: RawOption,
    pub(crate) value: T,
}

/// The options of a type.
#[derive(Default)]
pub(crate) struct TypeOptions {
    pub(crate) property: Option<Given<String>>,
    pub(crate) id_property: Option<Given<String>>,
    pub(crate) prefix: Option<Given<String>>,
    pub(crate) separator: Option<Given<String>>,
    pub(crate) suffix_separator: Option<Given<String>>,
    pub(crate) escape: Option<Given<()>>,
    pub(crate) layout: Option<Given<String>>,
    pub(crate) also_read: Option<Given<Vec<Listed>>>,
    pub(crate) min_distinct: Option<Given<u64>>,
    pub(crate) store: Option<Given<StoreOption>>,
    pub(crate) time_only: Option<Given<()>>,
    pub(crate) ambiguous: Option<Given<()>>,
    pub(crate) verify: Option<Given<values::Verify>>,
    pub(crate) serde: Option<Given<Sides>>,
    pub(crate) keyed: Option<Given<()>>,
    pub(crate) container: Option<Given<Template>>,
    pub(crate) id: Option<Given<Template>>,
    pub(crate) unique_ids: Option<Given<()>>,
    pub(crate) krate: Option<Given<Path>>,
    /// The given options in their order, including those with wrong values.
    pub(crate) given: Vec<(TypeOption, RawOption)>,
}

impl TypeOptions {
    /// Whether an option is given, even with a wrong value.
    pub(crate) fn is_given(&self, option: TypeOption) -> bool {
        self.given.iter().any(|(given, _)| *given == option)
    }

    /// What the derive knows of the store.
    pub(crate) fn known_store(&self) -> &'static KnownStore {
        self.store
            .as_ref()
            .map_or(DEFAULT, |store| store.value.known())
    }

    /// The property that carries the key.
    pub(crate) fn property(&self) -> &str {
        let given = self.property.as_ref().map(|option| &*option.value);
        given.unwrap_or(self.known_store().store.property())
    }

    /// The property that carries the id.
    pub(crate) fn id_property(&self) -> &str {
        let given = self.id_property.as_ref().map(|option| &*option.value);
        given.unwrap_or(self.known_store().store.id_property())
    }

    /// The templates of the type.
    pub(crate) fn templates(&self) -> impl Iterator<Item = &Given<Template>> {
        [&self.container, &self.id].into_iter().flatten()
    }

    pub(crate) fn read(attrs: &[Attribute], errors: &mut Errors) -> Self {
        use TypeOption as O;

        let mut to = Self::default();
        for at in pk_options(attrs, ON_TYPE, errors) {
            let Some(spec) = find(&at, ON_TYPE, ON_FIELD, errors) else {
                continue;
            };
            to.given.push((spec.option, at.clone()));
            match spec.option {
                O::Property => spec.set(&mut to.property, at, values::text, errors),
                O::IdProperty => spec.set(&mut to.id_property, at, values::text, errors),
                O::Prefix => spec.set(&mut to.prefix, at, values::text, errors),
                O::Separator => spec.set(&mut to.separator, at, values::text, errors),
                O::SuffixSeparator => spec.set(&mut to.suffix_separator, at, values::text, errors),
                O::Escape => spec.set(&mut to.escape, at, values::flag, errors),
                O::Layout => spec.set(&mut to.layout, at, values::text, errors),
                O::AlsoRead => spec.set(&mut to.also_read, at, also_read::read, errors),
                O::MinDistinct => spec.set(&mut to.min_distinct, at, values::count, errors),
                O::Store => spec.set(&mut to.store, at, values::store, errors),
                O::TimeOnly => spec.set(&mut to.time_only, at, values::flag, errors),
                O::Ambiguous => spec.set(&mut to.ambiguous, at, values::flag, errors),
                O::Verify => spec.set(&mut to.verify, at, values::verify, errors),
                O::Serde => spec.set(&mut to.serde, at, values::sides, errors),
                O::Keyed => spec.set(&mut to.keyed, at, values::flag, errors),
                O::Container => spec.set(&mut to.container, at, values::container, errors),
                O::Id => spec.set(&mut to.id, at, values::template, errors),
                O::UniqueIds => spec.set(&mut to.unique_ids, at, values::flag, errors),
                O::Crate => spec.set(&mut to.krate, at, values::module, errors),
            }
        }
        to
    }
}

/// The options of a field.
#[derive(Default)]
pub(crate) struct FieldOptions {
    /// The position, if one is given.
    pub(crate) concat: Option<Given<Option<usize>>>,
    /// `None` inside if another hashed field has the arguments.
    pub(crate) hash_suffix: Option<Given<Option<SuffixForm>>>,
    pub(crate) random_suffix: Option<Given<SuffixForm>>,
    pub(crate) epoch: Option<Given<Epoch>>,
    pub(crate) path: Option<Given<Nested>>,
    pub(crate) level: Option<Given<values::Level>>,
    pub(crate) id: Option<Given<()>>,
    /// How the value becomes text.
    pub(crate) text: Vec<Given<AnyText>>,
    /// The given options in their order, including those with wrong values.
    given: Vec<(FieldOption, RawOption)>,
    /// Whether one of them does not exist here.
    pub(crate) has_unknown: bool,
}

impl FieldOptions {
    /// Whether an option is given, even with a wrong value.
    pub(crate) fn is_given(&self, option: FieldOption) -> bool {
        self.given(option).is_some()
    }

    /// Where an option is given, even with a wrong value.
    pub(crate) fn given(&self, option: FieldOption) -> Option<&RawOption> {
        let given = self.given.iter().find(|(given, _)| *given == option);
        given.map(|(_, at)| at)
    }

    /// Whether a text option is given, even with a wrong value.
    pub(crate) fn has_text(&self, kind: TextKind) -> bool {
        self.is_given(FieldOption::Text(kind))
    }

    /// Whether the field has options at all, even wrong ones.
    pub(crate) fn is_marked(&self) -> bool {
        self.has_unknown || !self.given.is_empty()
    }

    /// Whether the field holds the number of a random suffix.
    pub(crate) fn is_random(&self) -> bool {
        self.is_given(FieldOption::RandomSuffix)
    }

    /// Whether the suffix is computed from the field, or drawn into it.
    pub(crate) fn is_suffix(&self) -> bool {
        self.is_random() || self.is_given(FieldOption::HashSuffix)
    }

    /// Whether the text of the field is used, in the key or in the id.
    pub(crate) fn is_text(&self) -> bool {
        self.concat.is_some() || self.hash_suffix.is_some() || self.id.is_some()
    }

    /// The options with valid values that select the value and format it.
    pub(crate) fn of_text(&self) -> impl Iterator<Item = &RawOption> {
        let epoch = self.epoch.as_ref().map(|option| &option.at);
        let path = self.path.as_ref().map(|option| &option.at);
        let text = self.text.iter().map(|option| &option.at);
        text.chain(epoch).chain(path)
    }

    /// How the value becomes text.
    pub(crate) fn format(&self) -> Format {
        let epoch = self.epoch.as_ref().map(|epoch| epoch.value);
        let with_epoch = |option: &Given<AnyText>| match &option.value {
            AnyText::Rollup(rollup) => AnyText::Rollup(rollup::Rollup { epoch, ..*rollup }),
            other => other.clone(),
        };
        Format::new(self.text.iter().map(with_epoch).collect())
    }

    /// The number of the suffix, if this field declares it.
    pub(crate) fn suffix(&self) -> Option<&SuffixForm> {
        let drawn = self.random_suffix.as_ref().map(|drawn| &drawn.value);
        let hashed = self.hash_suffix.as_ref();
        drawn.or_else(|| hashed.and_then(|hashed| hashed.value.as_ref()))
    }

    /// The function that makes the hash.
    pub(crate) fn hashed_by(&self) -> Option<&Function> {
        self.suffix().and_then(|suffix| suffix.by.as_ref())
    }

    /// The uses of a field: one, with the options of all attributes; or, if several of them have a `path`, one for each.
    pub(crate) fn read(attrs: &[Attribute], errors: &mut Errors) -> Vec<Self> {
        let lists = pk_lists(attrs, ON_FIELD, errors);
        let has_path = |list: &&Vec<RawOption>| list.iter().any(|at| at.name == path::PATH.name);
        if lists.iter().filter(has_path).nth(1).is_none() {
            return vec![Self::of(lists.into_iter().flatten(), errors)];
        }
        for list in lists.iter().filter(|list| !has_path(list)) {
            if let Some(at) = list.first() {
                let message = "the attributes of this field have a `path` each, and this one has none: \
                               put its options into the attribute of the path that they are about";
                errors.push(Code::OptionsConflict, at, message);
            }
        }
        let uses = lists.into_iter().filter(|list| has_path(&list));
        uses.map(|list| Self::of(list, errors)).collect()
    }

    fn of(options: impl IntoIterator<Item = RawOption>, errors: &mut Errors) -> Self {
        use FieldOption as O;

        let mut to = Self::default();
        for at in options {
            let Some(spec) = find(&at, ON_FIELD, ON_TYPE, errors) else {
                to.has_unknown = true;
                continue;
            };
            to.given.push((spec.option, at.clone()));
            match spec.option {
                O::Concat => spec.set(&mut to.concat, at, values::position, errors),
                O::HashSuffix => spec.set(&mut to.hash_suffix, at, suffix::read_hashed, errors),
                O::RandomSuffix => {
                    spec.set(&mut to.random_suffix, at, suffix::read_drawn, errors);
                }
                O::Epoch => spec.set(&mut to.epoch, at, rollup::read_epoch, errors),
                O::Path => spec.set(&mut to.path, at, path::read, errors),
                O::Level => spec.set(&mut to.level, at, values::level, errors),
                O::Id => spec.set(&mut to.id, at, values::flag, errors),
                O::Text(kind) => {
                    let first = to.text.iter().position(|given| given.value.kind() == kind);
                    let mut slot = first.map(|first| to.text.remove(first));
                    spec.set(&mut slot, at, |at| kind.read(at), errors);
                    to.text.extend(slot);
                }
            }
        }
        to
    }
}

/// The options of a type that derives `KeyPart`.
#[derive(Default)]
pub(crate) struct PartOptions {
    pub(crate) layout: Option<Given<String>>,
    pub(crate) krate: Option<Given<Path>>,
}

impl PartOptions {
    pub(crate) fn read(attrs: &[Attribute], errors: &mut Errors) -> Self {
        let mut to = Self::default();
        for at in pk_options(attrs, ON_PART, errors) {
            let name = at.name.to_string();
            let is_of_part = ON_PART.options.iter().any(|spec| spec.name == name);
            if !is_of_part && ON_TYPE.options.iter().any(|spec| spec.name == name) {
                let message =
                    format!("`{name}` goes on the item that has this part, not on the part");
                errors.push(Code::MisplacedOption, &at.name, message);
            } else if let Some(spec) = find(&at, ON_PART, ON_FIELD, errors) {
                match spec.option {
                    TypeOption::Layout => spec.set(&mut to.layout, at, values::text, errors),
                    _ => spec.set(&mut to.krate, at, values::module, errors),
                }
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
        read: impl FnOnce(&RawOption) -> Result<T, Problem>,
        errors: &mut Errors,
    ) {
        if let Some(first) = slot {
            let message = format!(
                "`{}` is given twice, and one would be ignored: keep one",
                self.name
            );
            return errors.push_pair(Code::DuplicateOption, (&first.at, &at), message);
        }
        match read(&at) {
            Ok(value) => *slot = Some(Given { at, value }),
            Err(problem) if problem.has_fix => {
                errors.push(problem.code, problem.at, problem.message);
            }
            Err(problem) => {
                let message = format!("{}; write {}", problem.message, self.usage);
                errors.push(problem.code, problem.at, message);
            }
        }
    }
}

/// Finds an option by its name among those that are valid in this place.
fn find<O, P>(
    option: &RawOption,
    here: &Place<O>,
    elsewhere: &Place<P>,
    errors: &mut Errors,
) -> Option<&'static Spec<O>> {
    let name = option.name.to_string();
    if let Some(spec) = here.options.iter().find(|spec| spec.name == name) {
        return Some(spec);
    }
    if let Some(spec) = elsewhere.options.iter().find(|spec| spec.name == name) {
        let message = format!(
            "`{name}` goes on {}, not on {}; there, {} says: {}",
            elsewhere.name, here.name, spec.usage, spec.help
        );
        errors.push(Code::MisplacedOption, &option.name, message);
        return None;
    }
    let nearest = nearest(&name, &here.names()).map_or(String::new(), |nearest| {
        format!("did you mean `{nearest}`? ")
    });
    let message = format!(
        "there is no option `{name}` on {}: {nearest}{}",
        here.name,
        here.listed()
    );
    errors.push(Code::UnknownOption, &option.name, message);
    None
}

/// The name that a person who wrote `name` most likely meant.
pub(crate) fn nearest<'a>(name: &str, names: &[&'a str]) -> Option<&'a str> {
    let distance = |other: &&str| distance(name, other);
    let nearest = names.iter().copied().min_by_key(distance)?;
    (distance(&nearest) <= 1 + nearest.len() / 3).then_some(nearest)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        for (a, b, expected) in [
            ("", "", 0),
            ("", "abc", 3),
            ("abc", "", 3),
            ("concat", "concat", 0),
            ("conact", "concat", 2),
            ("kitten", "sitting", 3),
            ("sunday", "saturday", 3),
            ("é", "e", 1),
        ] {
            assert_eq!(distance(a, b), expected, "{a} {b}");
        }
    }

    #[test]
    fn a_third_and_one_more_may_differ() {
        let names = ["separator", "store"];
        assert_eq!(nearest("separat", &names), Some("separator"));
        assert_eq!(nearest("separXXXX", &names), Some("separator"));
        assert_eq!(nearest("sepaXXXXX", &names), None);
        assert_eq!(nearest("stoXX", &names), Some("store"));
        assert_eq!(nearest("stXXX", &names), None);
    }
}
