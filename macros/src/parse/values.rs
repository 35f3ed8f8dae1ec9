//! The values of options: text, numbers, positions, paths.

use std::fmt::Display;
use std::str::FromStr;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::Parser;
use syn::{LitInt, LitStr, Path};

use synthetic_key_format::Template;
use synthetic_key_format::store::KnownStore;

use super::stores::StoreOption;
use crate::diagnostics::Code;
use crate::parse::given::nearest;
use crate::parse::grammar::{RawOption, Value, split_at_commas};
use crate::parse::serde::Sides;

/// Why an option's value cannot be used.
pub(crate) struct Problem {
    pub(crate) code: Code,
    pub(crate) at: TokenStream,
    pub(crate) message: String,
    /// Whether the message says what to write. Otherwise an example follows.
    pub(crate) has_fix: bool,
}

impl Problem {
    /// The same with a message that includes the fix.
    pub(crate) fn with_fix(self) -> Self {
        Self {
            has_fix: true,
            ..self
        }
    }
}

pub(crate) fn problem<T>(
    code: Code,
    at: impl ToTokens,
    message: impl Into<String>,
) -> Result<T, Problem> {
    Err(Problem {
        code,
        at: at.into_token_stream(),
        message: message.into(),
        has_fix: matches!(code, Code::BadTemplate),
    })
}

/// The same for a part of the value.
pub(crate) fn wrong<T>(at: impl ToTokens, message: impl Into<String>) -> Result<T, Problem> {
    problem(Code::BadValue, at, message)
}

/// The same if the value does not fit the option.
pub(crate) fn bad_value<T>(option: &RawOption, message: impl Into<String>) -> Result<T, Problem> {
    problem(Code::BadValue, assigned(option)?, message)
}

/// The number after `=`, if there is one.
pub(crate) fn number<N: FromStr<Err: Display>>(option: &RawOption) -> Result<Option<N>, Problem> {
    assigned(option).map(number_in)
}

/// A number without a suffix: `400u64` would look like another type.
pub(crate) fn number_in<N: FromStr<Err: Display>>(tokens: &TokenStream) -> Option<N> {
    let number = syn::parse2::<LitInt>(tokens.clone()).ok()?;
    number
        .suffix()
        .is_empty()
        .then(|| number.base10_parse().ok())
        .flatten()
}

/// The tokens after `=`.
pub(crate) fn assigned(option: &RawOption) -> Result<&TokenStream, Problem> {
    match &option.value {
        Value::Assigned(value) if !value.is_empty() => Ok(value),
        _ => problem(
            Code::BadValue,
            option,
            format!("`{}` takes a value after `=`", option.name),
        ),
    }
}

/// `name = "text"`
pub(crate) fn text(option: &RawOption) -> Result<String, Problem> {
    let value = assigned(option)?;
    match syn::parse2::<LitStr>(value.clone()) {
        Ok(text) => Ok(text.value()),
        Err(_) => problem(
            Code::BadValue,
            value,
            format!("`{}` takes text in double quotes", option.name),
        ),
    }
}

/// `name = path::to::function`, as in an expression; `None` if it is something else
pub(crate) fn path(option: &RawOption) -> Result<Option<Path>, Problem> {
    let value = assigned(option)?;
    Ok(syn::parse2::<Path>(value.clone()).ok())
}

/// `name = path::to::module`, as after `use`
pub(crate) fn module(option: &RawOption) -> Result<Path, Problem> {
    let value = assigned(option)?;
    match Path::parse_mod_style.parse2(value.clone()) {
        Ok(path) if path.segments.iter().all(|name| name.ident != "Self") => Ok(path),
        _ => problem(
            Code::BadValue,
            value,
            format!(
                "`{}` takes the path of a crate or a module, without quotes and without `<..>`",
                option.name
            ),
        ),
    }
}

/// `name` or `name(2)`
pub(crate) fn position(option: &RawOption) -> Result<Option<usize>, Problem> {
    let args = match &option.value {
        Value::Nothing => return Ok(None),
        Value::Args(args) => args,
        Value::Assigned(value) => {
            return problem(Code::BadValue, value, "a position goes in parentheses");
        }
    };
    match number_in(args) {
        Some(0) => problem(Code::BadValue, args, "positions start at 1"),
        Some(position) => Ok(Some(position)),
        None if args.is_empty() => problem(Code::BadValue, option, "the position is missing"),
        None => problem(Code::BadValue, args, "a position is a whole number from 1"),
    }
}

/// `name` without a value
pub(crate) fn flag(option: &RawOption) -> Result<(), Problem> {
    match &option.value {
        Value::Nothing => Ok(()),
        Value::Assigned(_) | Value::Args(_) => problem(
            Code::BadValue,
            option,
            format!("`{}` takes no value", option.name),
        ),
    }
}

/// `name`, or one side of it: `name = "serialize"`, `name = "deserialize"`
pub(crate) fn sides(option: &RawOption) -> Result<Sides, Problem> {
    if let Value::Nothing = &option.value {
        return Ok(Sides::BOTH);
    }
    match &*text(option)? {
        "serialize" => Ok(Sides::WRITE),
        "deserialize" => Ok(Sides::READ),
        _ => problem(
            Code::BadValue,
            assigned(option)?,
            "both sides of serde are `#[pk(serde)]`, and one is `serde = \"serialize\"` or `serde = \"deserialize\"`",
        ),
    }
}

/// What reading a document with a wrong key does.
pub(crate) enum Verify {
    Error,
    Ignore,
    /// A function is called with the difference.
    Report(Path),
}

/// `name = "error"`, `name = "ignore"`, or the path of a function
pub(crate) fn verify(option: &RawOption) -> Result<Verify, Problem> {
    let value = assigned(option)?;
    if let Ok(path) = syn::parse2::<Path>(value.clone()) {
        return Ok(Verify::Report(path));
    }
    match &*text(option)? {
        "error" => Ok(Verify::Error),
        "ignore" => Ok(Verify::Ignore),
        _ => problem(
            Code::BadValue,
            value,
            "reading a document with a wrong key is an error, the key is ignored, or a function gets the difference",
        ),
    }
}

/// `name = N`, at least 1
pub(crate) fn count(option: &RawOption) -> Result<u64, Problem> {
    let value = assigned(option)?;
    match number_in(value) {
        Some(n @ 1..) => Ok(n),
        _ => problem(
            Code::BadValue,
            value,
            format!(
                "`{}` takes a whole number from 1, without quotes and without a type",
                option.name
            ),
        ),
    }
}

/// `name = "store"`, or the path of a constant
pub(crate) fn store(option: &RawOption) -> Result<StoreOption, Problem> {
    let value = assigned(option)?;
    if let Ok(path) = Path::parse_mod_style.parse2(value.clone()) {
        return Ok(StoreOption::Own(path));
    }
    let name = text(option)?;
    if let Some(store) = KnownStore::named(&name) {
        return Ok(StoreOption::Known(store));
    }
    let names: Vec<_> = KnownStore::ALL.iter().map(|store| store.name).collect();
    let meant = nearest(&name.to_lowercase(), &names);
    let meant = meant.map_or(String::new(), |meant| format!("did you mean `{meant}`? "));
    let names: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
    let (last, others) = names
        .split_last()
        .map_or(("", &[][..]), |(last, others)| (last, others));
    bad_value(
        option,
        format!(
            "there is no store `{name}`: {meant}there are {} and {last}",
            others.join(", ")
        ),
    )
}

/// `name = "telemetry-{at:month}"`
pub(crate) fn template(option: &RawOption) -> Result<Template, Problem> {
    let text = text(option)?;
    let template = Template::parse(&text)
        .or_else(|error| problem(Code::BadTemplate, assigned(option)?, error.to_string()))?;
    if text.is_empty() {
        return problem(
            Code::BadTemplate,
            assigned(option)?,
            format!("`{}` is empty", option.name),
        );
    }
    Ok(template)
}

/// The same with a field in it
pub(crate) fn container(option: &RawOption) -> Result<Template, Problem> {
    let template = template(option)?;
    if template.fields().next().is_some() {
        return Ok(template);
    }
    problem(
        Code::BadTemplate,
        assigned(option)?,
        "there is no field in it, so it would be the same for every item, and needs no template: write a field in braces, \
         such as `telemetry-{at:month}`",
    )
}

/// The content of `[...]`, between commas.
pub(crate) fn list_of(value: &TokenStream) -> Vec<TokenStream> {
    let mut tokens = value.clone().into_iter();
    match (tokens.next(), tokens.next()) {
        (Some(TokenTree::Group(list)), None) if list.delimiter() == Delimiter::Bracket => {
            let values = split_at_commas(list.stream()).into_iter();
            values.map(|value| value.into_iter().collect()).collect()
        }
        _ => Vec::new(),
    }
}

/// One of a few texts.
pub(crate) fn one_of<T>(option: &RawOption, of: fn(&str) -> Option<T>) -> Result<T, Problem> {
    let text = text(option)?;
    of(&text).map_or_else(
        || {
            problem(
                Code::BadValue,
                assigned(option)?,
                format!("`{}` cannot be \"{text}\"", option.name),
            )
        },
        Ok,
    )
}

/// A level of a key.
#[derive(Clone)]
pub(crate) struct Level {
    pub(crate) number: u8,
    /// The name of the property that carries it, if it is given.
    pub(crate) property: Option<LitStr>,
}

/// `name = 1` or `name(1, property = "...")`
pub(crate) fn level(option: &RawOption) -> Result<Level, Problem> {
    let (number, property) = match &option.value {
        Value::Args(args) => match level_args(args)? {
            // Without a name there is nothing to put in parentheses.
            (_, None) => (assigned(option)?.clone(), None),
            named => named,
        },
        Value::Nothing | Value::Assigned(_) => (assigned(option)?.clone(), None),
    };
    match number_in(&number) {
        Some(number @ 1..=3) => Ok(Level { number, property }),
        _ if number.is_empty() => problem(Code::BadValue, option, "a key has up to three levels"),
        _ => problem(Code::BadValue, number, "a key has up to three levels"),
    }
}

/// The number, and the name of the property.
fn level_args(args: &TokenStream) -> Result<(TokenStream, Option<LitStr>), Problem> {
    let mut args = split_at_commas(args.clone()).into_iter();
    let number = args.next().into_iter().flatten().collect();
    let mut property = None;
    for tokens in args {
        let message = "after the number there can be `property = \"...\"`, the name of the property that carries the level";
        let argument = RawOption::read(tokens).or_else(|at| wrong(at, message))?;
        if argument.name != "property" || property.is_some() {
            return wrong(&argument, message);
        }
        let name = assigned(&argument)?;
        if name_of_property(&argument)?.is_empty() {
            return wrong(name, "the name of a property is not empty");
        }
        property = syn::parse2(name.clone()).ok();
    }
    Ok((number, property))
}

/// The name of a property, which is not its path.
fn name_of_property(argument: &RawOption) -> Result<String, Problem> {
    let name = text(argument)?;
    if let Some(name) = name.strip_prefix('/') {
        return wrong(
            assigned(argument)?,
            format!("`property` takes a name and not a path: write `property = {name:?}`"),
        );
    }
    Ok(name)
}
