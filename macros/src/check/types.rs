//! Rules about well-known types. The compiler reports the others, in more words.

use syn::Type;

use crate::diagnostics::{Code, Errors};
use crate::parse::Input;
use crate::parse::given::Given;
use crate::parse::ty::{self, Known};

/// A part has exactly one text, the same in every language.
pub(super) fn part_has_one_text(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let options = &field.options;
        // If an option does not exist, it is not known what was meant.
        let is_text = options.is_text() && !options.is_random() && !options.has_unknown;
        if let Some(why) = is_text
            .then(|| why_unfit(field.ty, &options.uses()))
            .flatten()
        {
            errors.push(
                Code::UnfitPart,
                field.ty,
                format_args!("`{}` cannot be a part of a key: {why}", field.serde.written),
            );
        }
    }
}

/// The facts that decide which types a part may have.
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, not states"
)]
#[derive(Default)]
pub(crate) struct Uses {
    pub(crate) is_nested: bool,
    pub(crate) has_function: bool,
    pub(crate) has_none: bool,
    pub(crate) has_rollup: bool,
    pub(crate) has_epoch: bool,
    pub(crate) has_pad: bool,
}

/// Why a type cannot be a part with these options, as far as its name says.
pub(crate) fn why_unfit(ty: &Type, uses: &Uses) -> Option<&'static str> {
    let inner = ty::option_of(ty);
    // The type of a nested field is not known here, and a function takes any type.
    if uses.is_nested {
        return inner.filter(|_| !uses.has_none).map(|_| ABSENT);
    }
    if uses.has_function {
        return None;
    }
    if uses.has_none && inner.is_none() {
        return Some(
            "`none` is the text of an absent `Option`, and this value is always there; remove `none`",
        );
    }
    let ty = inner.filter(|_| uses.has_none).unwrap_or(ty);
    let known = ty::known(ty);
    let is_text = matches!(known, Known::Text | Known::Bool | Known::Char);
    match uses {
        Uses {
            has_rollup: true,
            has_epoch: true,
            ..
        } if is_text => Some(
            "`epoch` is for integers, and this counts nothing; keep the time as a timestamp, or as an integer",
        ),
        Uses {
            has_rollup: true,
            has_epoch: true,
            ..
        } => why_not_a_part(ty).map(|why| match why {
            TIMESTAMP => "a timestamp says itself when it was; remove `epoch`",
            why => why,
        }),
        Uses {
            has_rollup: true, ..
        } if known == Known::Integer => Some(INTEGER),
        Uses {
            has_rollup: true, ..
        } if is_text => Some(
            "`rollup` is for timestamps and dates; use a type of those, as `chrono::DateTime<Utc>`",
        ),
        Uses {
            has_rollup: true, ..
        } => why_not_an_instant(ty),
        Uses { has_pad: true, .. } if is_text => {
            Some("`pad` is for integers, and this has no digits to put zeros before; remove `pad`")
        }
        _ => why_not_a_part(ty),
    }
}

/// Why a type is not a point in time, as far as its name says.
fn why_not_an_instant(ty: &Type) -> Option<&'static str> {
    match ty::known(ty) {
        Known::Option => Some(ABSENT),
        Known::Zoneless => Some(ZONELESS),
        _ if ty::is_civil_date_time(ty) => Some(ZONELESS),
        Known::Clock | Known::Duration => Some(NO_INSTANT),
        _ => None,
    }
}

pub(super) const INTEGER: &str =
    "an integer does not say what it counts; add `epoch = \"s\"` or `epoch = \"ms\"`";

pub(super) const ABSENT: &str =
    "an absent value has no text; say which one it has in the key, `none = \"none\"`";

pub(super) const ABSENT_TEXT: &str = "an absent value has no text; say which one it has in the key, one that no value has, \
     such as `none = \"NONE\", case = \"lower\"`";

pub(super) const TIMESTAMP: &str = "it differs for every item, so each would have a key of its own; \
     roll it up to the period that you query by, `rollup = \"day\"`";

const ZONELESS: &str = "a timestamp without a time zone is another instant in every zone, so services would disagree about its day; \
     store an instant, as `chrono::DateTime<Utc>`, `jiff::Timestamp` or `time::OffsetDateTime`";

const NO_INSTANT: &str = "it is not a point in time that other services know; \
     store an instant, as `chrono::DateTime<Utc>` or `SystemTime`";

/// Why a type does not have exactly one text, as far as its name says.
pub(crate) fn why_not_a_part(ty: &Type) -> Option<&'static str> {
    match ty::known(ty) {
        Known::Several => {
            Some("it holds several values; take the one that you query by, as a field of its own")
        }
        Known::Float => Some(
            "a float has many texts for one value; store a whole number of a fixed unit, such as `cents: u64`",
        ),
        Known::Option if ty::option_of(ty).is_some_and(|ty| ty::known(ty) == Known::Text) => {
            Some(ABSENT_TEXT)
        }
        Known::Option => Some(ABSENT),
        Known::RandomSuffix => Some(
            "it is the number of a random suffix, and belongs after the parts; write `random_suffix = N`",
        ),
        Known::Instant => Some(TIMESTAMP),
        Known::Zoneless => Some(ZONELESS),
        Known::Clock => Some(NO_INSTANT),
        Known::Duration => Some(
            "a span of time has many texts; store a whole number of a fixed unit, such as `seconds: u64`",
        ),
        Known::Text | Known::Bool | Known::Char | Known::Integer | Known::Other => None,
    }
}

/// A number drawn from another range would leave keys unused, or be outside the fan-out and never be found.
pub(super) fn drawn_number_has_its_type(input: &Input, errors: &mut Errors) {
    for field in &input.fields {
        let Some(Given { value: form, .. }) = &field.options.random_suffix else {
            continue;
        };
        let (range, n) = (form.range, form.range.count());
        let (first, last) = (range.first(), range.last());
        if !ty::may_be_drawn(field.ty, range) {
            let (option, ty) = if first == 1 {
                (format!("random_suffix = {n}"), format!("RandomSuffix<{n}>"))
            } else {
                let option = format!("random_suffix({n}, from = {first})");
                (option, format!("RandomSuffix<{n}, {first}>"))
            };
            let message = format!(
                "a field with `{option}` has the type `{ty}`: \
                 it holds the number that was drawn for the item, from {first} to {last}"
            );
            errors.push(Code::SuffixType, field.ty, message);
        }
    }
}
