//! What options take: text, numbers, positions, paths.

use std::fmt::Display;
use std::str::FromStr;

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{LitInt, LitStr, Path};

use crate::errors::Code;
use crate::model::Store;
use crate::syntax::{RawOption, Value};

/// Why an option's value cannot be used.
pub(crate) struct Problem {
    pub(crate) code: Code,
    pub(crate) at: TokenStream,
    pub(crate) message: String,
}

fn problem<T>(code: Code, at: impl ToTokens, message: impl Into<String>) -> Result<T, Problem> {
    let (at, message) = (at.into_token_stream(), message.into());
    Err(Problem { code, at, message })
}

/// A number without a unit: `400u64` would only look like another type.
fn number<N: FromStr<Err: Display>>(tokens: &TokenStream) -> Option<N> {
    let number = syn::parse2::<LitInt>(tokens.clone()).ok()?;
    number
        .suffix()
        .is_empty()
        .then(|| number.base10_parse().ok())
        .flatten()
}

/// The tokens behind `=`.
fn assigned(option: &RawOption) -> Result<&TokenStream, Problem> {
    match &option.value {
        Value::Assigned(value) if !value.is_empty() => Ok(value),
        _ => problem(
            Code::BadValue,
            option,
            format!("`{}` takes a value behind `=`", option.name),
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

/// `name = path::to::something`
pub(crate) fn path(option: &RawOption) -> Result<Path, Problem> {
    let value = assigned(option)?;
    match syn::parse2::<Path>(value.clone()) {
        Ok(path) => Ok(path),
        Err(_) => problem(
            Code::BadValue,
            value,
            format!("`{}` takes a path", option.name),
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
    match number(args) {
        Some(0) => problem(Code::BadValue, args, "positions start at 1"),
        Some(position) => Ok(Some(position)),
        None if args.is_empty() => problem(Code::BadValue, option, "the position is missing"),
        None => problem(Code::BadValue, args, "a position is a whole number from 1"),
    }
}

/// `name = N`, the number of suffixes
pub(crate) fn suffixes(option: &RawOption) -> Result<u16, Problem> {
    const RANGE: &str = "the number of suffixes is a whole number from 2 to 65535";
    let value = assigned(option)?;
    match number::<u16>(value) {
        Some(n @ 2..) => Ok(n),
        Some(n) => problem(
            Code::SuffixRange,
            value,
            format!("{RANGE}: with {n} every item would have the same suffix"),
        ),
        None => problem(
            Code::SuffixRange,
            value,
            format!("{RANGE}, written as digits"),
        ),
    }
}

/// `name` alone
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

/// `name = "error"` or `name = "ignore"`: whether a wrong key is an error
pub(crate) fn verify(option: &RawOption) -> Result<bool, Problem> {
    match &*text(option)? {
        "error" => Ok(true),
        "ignore" => Ok(false),
        _ => problem(
            Code::BadValue,
            assigned(option)?,
            "reading a document with a wrong key is an error, or the key is ignored",
        ),
    }
}

/// `name = N`, at least 1
pub(crate) fn count(option: &RawOption) -> Result<u64, Problem> {
    let value = assigned(option)?;
    match number(value) {
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

/// `name = "store"`
pub(crate) fn store(option: &RawOption) -> Result<Store, Problem> {
    match &*text(option)? {
        "cosmos" => Ok(Store::Cosmos),
        "cosmos-small" => Ok(Store::CosmosSmall),
        "table" => Ok(Store::Table),
        "dynamodb" => Ok(Store::Dynamodb),
        "mongodb" => Ok(Store::Mongodb),
        other => problem(
            Code::BadValue,
            assigned(option)?,
            format!(
                "there is no store `{other}`: there are `cosmos`, `cosmos-small`, `table`, `dynamodb` and `mongodb`"
            ),
        ),
    }
}
