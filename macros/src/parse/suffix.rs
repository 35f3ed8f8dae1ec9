//! `hash_suffix` and `random_suffix`: the range of numbers, their format and place, and the function that computes them.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::Path;
use synthetic_key_format::{MOST_DIGITS, SuffixRange};

use crate::diagnostics::Code;
use crate::parse::grammar::{RawOption, Value, split_at_commas};
use crate::parse::values::{Problem, assigned, flag, number_in, problem, wrong};
use crate::text::with::{is_called, printed};

/// The number of a suffix, in the form an option declares it.
#[derive(Clone)]
pub(crate) struct SuffixForm {
    pub(crate) range: SuffixRange,
    /// Whether the number comes before the parts of its level, and not after them.
    pub(crate) is_first: bool,
    /// The function that computes the hash.
    pub(crate) by: Option<Function>,
}

impl SuffixForm {
    /// Whether two fields declare the same number.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        let function = |form: &Self| form.by.as_ref().map(|by| by.written.clone());
        self.range == other.range
            && self.is_first == other.is_first
            && function(self) == function(other)
    }
}

/// A function of the user.
#[derive(Clone)]
pub(crate) struct Function {
    pub(crate) path: Path,
    /// Its path as written in the source, for the layout.
    pub(crate) written: String,
}

/// The arguments after N.
const ARGUMENTS: &str = "`from = 0`, `pad = 2`, `first` and `by = function`";

/// `hash_suffix = N` or `hash_suffix(N, ...)`; only `hash_suffix` if another field has the arguments
pub(crate) fn read_hashed(option: &RawOption) -> Result<Option<SuffixForm>, Problem> {
    match option.value {
        Value::Nothing => Ok(None),
        Value::Assigned(_) | Value::Args(_) => read(option).map(Some),
    }
}

/// `random_suffix = N` or `random_suffix(N, ...)`
pub(crate) fn read_drawn(option: &RawOption) -> Result<SuffixForm, Problem> {
    let form = read(option)?;
    match &form.by {
        Some(by) => {
            let message = "a drawn number is not computed from anything, so `by` has nothing to do: remove it";
            wrong(&by.path, message).map_err(Problem::with_fix)
        }
        None => Ok(form),
    }
}

fn read(option: &RawOption) -> Result<SuffixForm, Problem> {
    let Value::Args(args) = &option.value else {
        let value = assigned(option)?;
        let count = read_count(value)?;
        return form(count, &Arguments::default(), value);
    };
    let mut args = split_at_commas(args.clone()).into_iter();
    let count: TokenStream = args.next().into_iter().flatten().collect();
    if count.is_empty() {
        return wrong(
            option,
            "the number of suffixes is missing, which comes first",
        );
    }
    let number = read_count(&count)?;
    let mut given = Arguments::default();
    for tokens in args {
        given.read(tokens).map_err(Problem::with_fix)?;
    }
    form(number, &given, &count)
}

/// The arguments after N, each at most once.
#[derive(Default)]
struct Arguments {
    from: Option<u16>,
    pad: Option<(u8, TokenStream)>,
    first: Option<()>,
    by: Option<Function>,
}

impl Arguments {
    fn read(&mut self, tokens: Vec<TokenTree>) -> Result<(), Problem> {
        let argument = &RawOption::read(tokens)
            .or_else(|at| wrong(at, format!("after N there can be {ARGUMENTS}")))?;
        let is_again = match &*argument.name.to_string() {
            "from" => self.from.replace(read_from(argument)?).is_some(),
            "pad" => {
                let width = (read_pad(argument)?, argument.to_token_stream());
                self.pad.replace(width).is_some()
            }
            "first" => self.first.replace(flag(argument)?).is_some(),
            "by" => self.by.replace(read_function(argument)?).is_some(),

            name => {
                let message =
                    format!("there is no `{name}` here: after N there can be {ARGUMENTS}");
                return problem(Code::UnknownOption, &argument.name, message);
            }
        };
        if is_again {
            let message = format!(
                "`{}` is given twice, and one would be ignored: keep one",
                argument.name
            );
            return problem(Code::DuplicateOption, argument, message);
        }
        Ok(())
    }
}

fn form(count: u16, given: &Arguments, at: &TokenStream) -> Result<SuffixForm, Problem> {
    let first = given.from.unwrap_or(1);
    let Some(range) = SuffixRange::new(first, count, None) else {
        let message = format!("{COUNT}: with {count} every item would have the same suffix");
        return problem(Code::SuffixRange, at, message);
    };
    let padded = |(width, at): &(u8, TokenStream)| {
        SuffixRange::new(first, count, Some(*width)).map_or_else(
            || {
                let (last, digits) = (range.last(), range.digits_of_last());
                let message = format!(
                    "the greatest number is {last}, which has {digits} digits, so keys would have different lengths in spite of `pad`: \
                     write `pad = {digits}` or more"
                );
                wrong(at, message).map_err(Problem::with_fix)
            },
            Ok,
        )
    };
    let range = given.pad.as_ref().map_or(Ok(range), padded)?;
    Ok(SuffixForm {
        range,
        is_first: given.first.is_some(),
        by: given.by.clone(),
    })
}

const COUNT: &str = "the number of suffixes is a whole number from 2 to 65535";

fn read_count(value: &TokenStream) -> Result<u16, Problem> {
    number_in(value).map_or_else(
        || {
            problem(
                Code::SuffixRange,
                value,
                format!("{COUNT}, written as digits"),
            )
        },
        Ok,
    )
}

fn read_from(argument: &RawOption) -> Result<u16, Problem> {
    let value = assigned(argument)?;
    match number_in(value) {
        Some(from @ 0..=1) => Ok(from),
        _ => wrong(
            value,
            "the numbers of suffixes start at 0 or 1: write `from = 0`, or leave it out for 1",
        ),
    }
}

fn read_pad(argument: &RawOption) -> Result<u8, Problem> {
    let value = assigned(argument)?;
    match number_in(value) {
        Some(width) if (2..=MOST_DIGITS).contains(&width) => Ok(width),
        _ => {
            let message = format!(
                "a width is a whole number from 2 to {MOST_DIGITS}, because every number has one digit: write `pad = 2`, or leave it out"
            );
            wrong(value, message)
        }
    }
}

fn read_function(argument: &RawOption) -> Result<Function, Problem> {
    let value = assigned(argument)?;
    let path = syn::parse2::<Path>(value.clone()).ok();
    match path.filter(|path| path.segments.iter().all(is_called)) {
        Some(path) => Ok(Function {
            written: printed(path.to_token_stream()),
            path,
        }),
        None => wrong(
            value,
            "`by` takes the path of a function as it is called, `f` or `f::<N>`, which makes a `u64` of the field",
        ),
    }
}
