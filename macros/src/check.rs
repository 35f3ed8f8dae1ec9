//! Check: the rules that no single option can see. What passes is a [`Key`].

use quote::ToTokens;
use syn::{GenericArgument, LitInt, PathArguments, Type};

use crate::attr::{FieldOptions, Given, TypeOptions};
use crate::errors::{Code, Errors};
use crate::input::{Field, Input};
use crate::model::{Document, Hooks, Key, KeyField, Role, Suffix};

/// What is there must fit together.
const RULES: &[fn(&Input, &mut Errors)] = &[
    has_one_kind_of_suffix,
    has_one_number_of_suffixes,
    part_is_not_hashed_again,
    drawn_number_has_the_declared_range,
    separators_separate,
    property_is_free,
    key_can_be_recomputed_from_the_document,
    document_is_an_object,
    key_is_written_once,
];

/// Nothing may be missing. Asked only where every option could be read: a misspelt one is not a missing one.
const RULES_OF_THE_WHOLE: &[fn(&Input, &mut Errors)] = &[has_a_base, positions_are_complete];

pub(crate) fn check<'a>(input: Input<'a>, errors: &mut Errors) -> Option<Key<'a>> {
    let rules_of_the_whole = if errors.is_empty() {
        RULES_OF_THE_WHOLE
    } else {
        &[]
    };
    for rule in RULES.iter().chain(rules_of_the_whole) {
        rule(&input, errors);
    }
    errors.is_empty().then(|| build(input))
}

/// Two kinds would be two numbers, and a reader could not know which one an item is under.
fn has_one_kind_of_suffix(input: &Input, errors: &mut Errors) {
    let mut drawn = input
        .fields
        .iter()
        .filter_map(|field| field.options.random_suffix.as_ref());
    let Some(first) = drawn.next() else { return };
    let hashed = input
        .fields
        .iter()
        .filter_map(|field| field.options.hash_suffix.as_ref());
    for other in drawn.chain(hashed) {
        let message = "a key has one suffix: keep one `random_suffix`, or `hash_suffix` on the fields you query by";
        errors.push_pair(Code::TwoSuffixes, (&first.at, &other.at), message);
    }
}

/// Fields that are hashed together give one number, so there is one N.
fn has_one_number_of_suffixes(input: &Input, errors: &mut Errors) {
    let mut hashed = input
        .fields
        .iter()
        .filter_map(|field| field.options.hash_suffix.as_ref());
    let Some(first) = hashed.next() else { return };
    for other in hashed.filter(|other| other.value != first.value) {
        let message = format_args!(
            "the hashed fields give one suffix together, so N is the same on each: write `hash_suffix = {}`",
            first.value
        );
        errors.push_pair(Code::DifferentN, (&first.at, &other.at), message);
    }
}

/// Items of one key have the same part, so its hash is the same number for all of them and spreads nothing.
fn part_is_not_hashed_again(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let options = &field.options;
        let (hashed, drawn) = (options.hash_suffix.as_ref(), options.random_suffix.as_ref());
        if let (Some(part), Some(suffix)) = (&options.concat, hashed.or(drawn)) {
            let message = format_args!(
                "`{}` is a part of the key already, so a suffix from it spreads nothing: \
                 keep `concat`, or keep `{}` and build the key from another field",
                field.serde.written, suffix.at.name
            );
            errors.push_pair(Code::PartAndSuffix, (&part.at, &suffix.at), message);
        }
    }
}

/// A number drawn from another range would leave keys unused, or be outside the fan-out and never be found.
fn drawn_number_has_the_declared_range(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let Some(Given { value: n, .. }) = field.options.random_suffix else {
            continue;
        };
        if drawn_range(field.ty).is_some_and(|range| range != n.to_string()) {
            let message =
                format_args!("a field with `random_suffix = {n}` has the type `RandomSuffix<{n}>`");
            errors.push(Code::SuffixType, field.ty, message);
        }
    }
}

/// The N of `RandomSuffix<N>`; of a type that is spelt otherwise, the compiler knows more.
fn drawn_range(ty: &Type) -> Option<String> {
    let Type::Path(path) = ty else { return None };
    let last = path
        .path
        .segments
        .last()
        .filter(|last| last.ident == "RandomSuffix")?;
    let PathArguments::AngleBracketed(args) = &last.arguments else {
        return None;
    };
    match args.args.first()? {
        GenericArgument::Const(n) => {
            let n = syn::parse2::<LitInt>(n.to_token_stream()).ok()?;
            Some(n.base10_digits().to_owned())
        }
        _ => None,
    }
}

/// A separator of nothing runs parts together, and one with digits cannot be told from the suffix behind it.
fn separators_separate(input: &Input, errors: &mut Errors) {
    let TypeOptions {
        separator,
        suffix_separator,
        property,
        ..
    } = &input.options;
    for option in [separator, suffix_separator, property]
        .into_iter()
        .flatten()
    {
        if option.value.is_empty() {
            let message = format_args!("`{}` is empty", option.at.name);
            errors.push(Code::UnfitSeparator, &option.at, message);
        }
    }
    if let Some(option) = suffix_separator
        && option.value.contains(|c: char| c.is_ascii_digit())
    {
        let message = "a suffix separator with digits runs into the number behind it: `.1` and `1` would read as `.11`";
        errors.push(Code::UnfitSeparator, &option.at, message);
    }
}

/// Two properties of one name in a document: one is lost.
fn property_is_free(input: &Input, errors: &mut Errors) {
    let property = property(&input.options);
    let takes = |field: &&Field| {
        field.serde.written == property || field.serde.read.iter().any(|name| name == property)
    };
    for field in input.fields.iter().filter(takes) {
        let message = format_args!(
            "the document has one property `{property}`, and the key takes it: \
             rename this field, or the key with `#[pk(property = \"...\")]` on the type"
        );
        errors.push(Code::PropertyTaken, &field.member, message);
    }
}

/// Other services, and our own verified reads, make the key from the document alone.
fn key_can_be_recomputed_from_the_document(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let FieldOptions {
            concat,
            hash_suffix,
            random_suffix,
        } = &field.options;
        if concat.is_none() && hash_suffix.is_none() && random_suffix.is_none() {
            continue;
        }
        for option in &field.serde.not_as_it_is {
            let message = format_args!(
                "with `serde({})` the document does not always hold the value of `{}`, and the key is made of it: \
                 store the field as it is, or take another field for the key",
                option.name, field.serde.written
            );
            errors.push(Code::NotRecomputable, option, message);
        }
    }
}

/// Only an object has room for the property.
fn document_is_an_object(input: &Input, errors: &mut Errors) {
    for option in &input.serde.not_an_object {
        let message = format_args!(
            "with `serde({})` the document does not hold the fields of `{}`: \
             derive `SyntheticKey` on the type whose fields are stored",
            option.name, input.ident
        );
        errors.push(Code::NotAnObject, option, message);
    }
    let has_hooks = input.serde.is_remote_self || input.options.keyed.is_some();
    if input.is_tuple && has_hooks {
        let message = format_args!(
            "serde stores the tuple struct `{}` as an array, which has no room for the property `{}`: name its fields",
            input.ident,
            property(&input.options)
        );
        errors.push(Code::NotAnObject, input.ident, message);
    }
}

/// Either the item writes its key, or `Keyed` does.
fn key_is_written_once(input: &Input, errors: &mut Errors) {
    let TypeOptions {
        keyed,
        serialize,
        deserialize,
        verify,
        ..
    } = &input.options;
    let remote = input.serde.is_remote_self;
    if let (Some(keyed), true) = (keyed, remote) {
        let message = "with `serde(remote = \"Self\")` the item writes its key itself, and `Keyed` would write it again: \
                       remove one of the two";
        errors.push(Code::HooksConflict, &keyed.at, message);
    }
    for side in [serialize, deserialize]
        .into_iter()
        .flatten()
        .filter(|_| !remote)
    {
        let message = format_args!(
            "`{}` says which of serde's derives a type with `#[serde(remote = \"Self\")]` has, and this type is none: \
             add that, or remove this",
            side.at.name
        );
        errors.push(Code::HooksConflict, &side.at, message);
    }
    if let (Some(verify), None, false) = (verify, keyed, remote) {
        let message = "nothing reads the key of this type: `verify` goes with `#[serde(remote = \"Self\")]` or `keyed`";
        errors.push(Code::HooksConflict, &verify.at, message);
    }
}

/// A key starts with what one queries by; a suffix alone is a number without meaning.
fn has_a_base(input: &Input, errors: &mut Errors) {
    if input
        .fields
        .iter()
        .any(|field| field.options.concat.is_some())
    {
        return;
    }
    let suffix = |field: &Field| {
        let options = &field.options;
        options.hash_suffix.is_some() || options.random_suffix.is_some()
    };
    match input.fields.iter().find(|field| suffix(field)) {
        Some(field) => errors.push(
            Code::SuffixWithoutBase,
            &field.member,
            "a suffix needs a key to stand behind: mark the field you query by with `#[pk(concat)]`",
        ),
        None => errors.push(
            Code::NoParts,
            input.ident,
            format_args!(
                "`{}` has nothing to build a key from: mark the fields that make it with `#[pk(concat)]`",
                input.ident
            ),
        ),
    }
}

/// With half of the positions given, or one given twice, the order would be a guess, and a guess moves stored items.
fn positions_are_complete(input: &Input, errors: &mut Errors) {
    let parts = || {
        input
            .fields
            .iter()
            .filter_map(|field| field.options.concat.as_ref())
    };
    let count = parts().count();
    let Some(first) = parts().find(|part| part.value.is_some()) else {
        return;
    };
    for part in parts().filter(|part| part.value.is_none()) {
        let message = "this part has no position and another one has: give every part one, or none";
        errors.push_pair(Code::Positions, (&first.at, &part.at), message);
    }
    for (i, part) in parts().enumerate() {
        let Some(position) = part.value else { continue };
        if let Some(earlier) = parts().take(i).find(|earlier| earlier.value == part.value) {
            let message = format_args!("two parts are at position {position}");
            errors.push_pair(Code::Positions, (&earlier.at, &part.at), message);
        } else if position > count {
            let message = format_args!("the key has {count} parts: positions go from 1 to {count}");
            errors.push(Code::Positions, &part.at, message);
        }
    }
}

fn property(options: &TypeOptions) -> &str {
    options
        .property
        .as_ref()
        .map_or("partitionKey", |option| &option.value)
}

/// The key of an input that keeps all rules.
fn build(input: Input) -> Key {
    let property = property(&input.options).to_owned();
    let n = input.fields.iter().find_map(|field| {
        let options = &field.options;
        let suffix = options
            .hash_suffix
            .as_ref()
            .or(options.random_suffix.as_ref());
        suffix.map(|suffix| suffix.value)
    });
    let TypeOptions {
        separator,
        suffix_separator,
        krate,
        verify,
        keyed,
        serialize,
        deserialize,
        property: _,
    } = input.options;
    let hooks = match (input.serde.is_remote_self, keyed) {
        (false, None) => Hooks::None,
        (false, Some(_)) => Hooks::Keyed,
        (true, _) => Hooks::Remote {
            serialize: serialize.is_some() || deserialize.is_none(),
            deserialize: deserialize.is_some() || serialize.is_none(),
        },
    };

    let (mut fields, mut stored) = (Vec::new(), Vec::new());
    for Field {
        member,
        ty,
        options,
        serde,
    } in input.fields
    {
        if let Some(role) = role(options) {
            fields.push(KeyField {
                member,
                ty,
                wire_name: serde.written.clone(),
                role,
            });
        }
        stored.push((ty, serde));
    }
    let position = |at: &usize| match fields[*at].role {
        Role::Part { position } => Some(position),
        Role::Hashed | Role::Drawn => None,
    };
    let mut parts: Vec<_> = (0..fields.len())
        .filter(|at| position(at).is_some())
        .collect();
    parts.sort_by_key(position);

    let suffix_separator = suffix_separator.map_or(".".to_owned(), |option| option.value);
    Key {
        ident: input.ident,
        vis: input.vis,
        generics: input.generics,
        is_tuple: input.is_tuple,
        krate: krate.map(|option| option.value),
        property,
        separator: separator.map_or("-".to_owned(), |option| option.value),
        fields,
        parts,
        suffix: n.map(|n| Suffix {
            separator: suffix_separator,
            n,
        }),
        document: Document {
            hooks,
            verify: verify.is_none_or(|option| option.value),
            serde: input.serde,
            fields: stored,
        },
    }
}

/// What the key uses a field for.
fn role(options: FieldOptions) -> Option<Role> {
    let FieldOptions {
        concat,
        hash_suffix,
        random_suffix,
    } = options;
    match (concat, hash_suffix, random_suffix) {
        (Some(concat), _, _) => Some(Role::Part {
            position: concat.value,
        }),
        (None, Some(_), _) => Some(Role::Hashed),
        (None, None, Some(_)) => Some(Role::Drawn),
        (None, None, None) => None,
    }
}
