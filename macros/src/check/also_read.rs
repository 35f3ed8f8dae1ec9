//! Layouts that are also read: whether the item can make their keys, and the layouts as texts of the key's fields.

use proc_macro2::Span;
use syn::LitStr;
use synthetic_key_format::{
    Field as LayoutField, FieldPath, Layout, Level, OptionKind, Piece, Source,
};

use super::document::key_is_a_field;
use super::types::{ABSENT, ABSENT_TEXT, INTEGER, TIMESTAMP, Uses, why_unfit};
use crate::diagnostics::{Code, Errors};
use crate::layout::{WayOut, layout, why_not_a_layout};
use crate::model::{self, Escaping, Key, KeyField, KeyText, Number, NumberSource, Written};
use crate::parse::also_read::{Listed, fields};
use crate::parse::options::FieldOption;
use crate::parse::suffix::Function;
use crate::parse::{Field, Input, ty};
use crate::text::{Format, TextKind};

/// Each listed layout costs one more read for an item that does not exist.
const MOST: usize = 3;

/// Every listed layout can be computed from the fields of the present key.
pub(super) fn listed_layouts_fit(input: &Input, errors: &mut Errors) {
    let list = input.options.also_read.as_ref();
    // An enum does not take the option, which is reported for the enum.
    let Some(list) = list.filter(|_| !input.is_variant()) else {
        return;
    };
    if key_is_a_field(input) {
        let message = format!(
            "the key is the field `{}` itself, and the document has no other key: remove `also_read`, or give the key a property \
             of its own, in another container",
            input.options.property()
        );
        return errors.push(Code::ListedLayout, &list.at, message);
    }
    for (place, listed) in list.value.iter().enumerate() {
        let earlier = &list.value[..place];
        let text = listed.literal.value();
        if let Some(same) = earlier.iter().find(|other| other.literal.value() == text) {
            let message = "this layout is listed twice, and one would be ignored: keep one";
            errors.push_pair(Code::ListedLayout, (same, listed), message);
        } else if place >= MOST {
            let message = "at most three layouts are also read, because each is one more look for what does not exist: \
                           move the items of the oldest one, and remove it";
            errors.push(Code::ListedLayout, listed, message);
        } else {
            for problem in problems(input, listed) {
                errors.push(Code::ListedLayout, listed, problem);
            }
        }
    }
}

/// If a listed layout were the key's own, reads would look under it twice. Only a lock says whether the parts of an
/// escaped one are text.
pub(super) fn listed_layouts_are_others(key: &Key, errors: &mut Errors) {
    let options = &key.item.options;
    let present = match &options.layout {
        Some(lock) => lock.value.clone(),
        None if key.escape.is_some() => return,
        None => layout(key).to_string(),
    };
    let list = options.also_read.iter().flat_map(|list| &list.value);
    for listed in list.filter(|listed| listed.literal.value() == present) {
        let message = "this is the layout of the key now, so every read would look there twice; list the others: remove it";
        errors.push(Code::ListedLayout, listed, message);
    }
}

/// How the key of the items of a locked layout can change to the present one, if both can be read.
pub(super) fn way_out(input: &Input, lock: &str, actual: &Layout) -> Option<WayOut> {
    let locked = Listed::new(LitStr::new(lock, Span::call_site()));
    let list = input.options.also_read.iter().flat_map(|list| &list.value);
    let others: Vec<_> = list.map(|listed| listed.literal.value()).collect();
    let can_be_listed = !input.is_variant()
        && !key_is_a_field(input)
        && others.len() < MOST
        && !others.iter().any(|other| other == lock)
        && problems(input, &locked).is_empty();
    let locked = locked.layout.as_ref().ok().filter(|_| can_be_listed)?;
    let is_locked = |named: &LayoutField| {
        let field = resolve(input, &named.path);
        let mut locked = fields(locked).into_iter();
        field.is_some_and(|field| {
            locked.any(|named| {
                resolve(input, &named.path).is_some_and(|other| std::ptr::eq(field, other))
            })
        })
    };
    let drawn = actual.suffix().and_then(|suffix| match &suffix.source {
        Source::Drawn(path) => Some(path.clone()),
        Source::Hash { .. } | Source::Function { .. } => None,
    });
    let fields = fields(actual).into_iter();
    let mut added = fields.filter(|named| !is_locked(named));
    let lacks = added.next().map(|named| named.path).or(drawn);
    Some(WayOut {
        others,
        lacks: lacks.map(|path| path.to_string()),
    })
}

/// Why the items of a layout cannot also be read.
fn problems(input: &Input, listed: &Listed) -> Vec<String> {
    let layout = match &listed.layout {
        Ok(layout) => layout,
        Err(error) => return vec![why_not_a_layout(&listed.literal.value(), error)],
    };
    let mut problems: Vec<_> = fields(layout)
        .iter()
        .filter_map(|named| why_unfit_field(input, listed, named))
        .collect();
    problems.extend(drawn_suffix(layout));
    problems.extend(other_levels(input, layout));
    problems
}

/// A reader cannot know a number that was drawn for another layout of the same item.
fn drawn_suffix(layout: &Layout) -> Option<String> {
    match &layout.suffix()?.source {
        Source::Hash { .. } | Source::Function { .. } => None,
        Source::Drawn(path) => Some(format!(
            "the suffix of this layout was drawn, and a reader cannot know which number `{path}` had: \
             copy these items to another container"
        )),
    }
}

fn other_levels(input: &Input, layout: &Layout) -> Option<String> {
    let (levels, listed) = (levels(input), layout.levels.len());
    if levels != listed {
        let of = |count| match count {
            1 => "one level".to_owned(),
            count => format!("{count} levels"),
        };
        return Some(format!(
            "this layout has {} and the key has {}, which are other properties of the document, and the partition key of \
             a container is permanent: copy these items to another container",
            of(listed),
            of(levels)
        ));
    }
    (1..levels).find_map(|level| unknown_prefix(input, layout, level))
}

/// The fields in the first levels of a listed layout must be in the first levels of the key. Otherwise a lookup of these
/// levels would not have them.
fn unknown_prefix(input: &Input, layout: &Layout, levels: usize) -> Option<String> {
    let is_known = |path: &FieldPath| {
        let field = resolve(input, path);
        let level = field.and_then(|field| field.options.level.as_ref());
        level.is_none_or(|level| usize::from(level.value.number) <= levels)
    };
    let pieces = layout.levels.iter().take(levels);
    let unknown = pieces
        .flat_map(Level::pieces)
        .find_map(|piece| match piece {
            Piece::Part(field) if !is_known(&field.path) => Some(field.path.to_string()),
            Piece::Suffix(_) => Some("the suffix".to_owned()),
            Piece::Part(_) | Piece::Literal(_) => None,
        })?;
    Some(format!(
        "`{}Key{levels}` does not know `{unknown}`, which this layout has in its first {}: \
         copy these items to another container",
        input.ident,
        if levels == 1 { "level" } else { "levels" }
    ))
}

/// How many levels the key has.
fn levels(input: &Input) -> usize {
    let levels = input
        .fields
        .iter()
        .filter_map(|field| field.options.level.as_ref());
    levels
        .map(|level| usize::from(level.value.number))
        .max()
        .unwrap_or(1)
}

/// The field that a layout names, by its name in the document or by a former one.
fn resolve<'i, 'a>(input: &'i Input<'a>, path: &FieldPath) -> Option<&'i Field<'a>> {
    let names = path.names();
    let is_called_earlier = |field: &&Field| {
        let nested = field.nested().map_or(&[][..], |nested| &nested.document);
        names
            .split_first()
            .is_some_and(|(first, rest)| field.serde.read.contains(first) && rest == nested)
    };
    let fields = || input.fields.iter();
    fields()
        .find(|field| field.is_called(names))
        .or_else(|| fields().find(is_called_earlier))
}

/// Whether the field is in the key.
fn is_of_key(field: &Field) -> bool {
    field.options.is_given(FieldOption::Concat) || field.options.is_suffix()
}

/// Why a layout cannot write a field, as far as the derive knows.
fn why_unfit_field(input: &Input, listed: &Listed, named: &LayoutField) -> Option<String> {
    let path = &named.path;
    let Some(field) = resolve(input, path).filter(|field| is_of_key(field)) else {
        return Some(unknown_field(input, path));
    };
    if let Some(function) = named.options.function()
        && (listed.function(function).is_none() || field.nested().is_some())
    {
        return Some(format!(
            "the function `{function}` cannot be called for `{path}` here"
        ));
    }
    let why = why_unfit_here(field, named)?;
    Some(format!(
        "`{path}` cannot be written as in this layout: {why}"
    ))
}

fn unknown_field(input: &Input, path: &FieldPath) -> String {
    let names = input.fields.iter().filter(|field| is_of_key(field));
    let names: Vec<_> = names.map(|field| field.segments().join(".")).collect();
    let names = names.join("`, `");
    if resolve(input, path).is_some() {
        return format!(
            "`{path}` is not in the key, which is made of `{names}`, and a lookup does not know it: \
             copy these items to another container"
        );
    }
    format!(
        "there is no field `{path}` in the key, which is made of `{names}`; fields are named as in the document, after serde's \
         renames, and one that had another name keeps it as an alias, `#[serde(alias = \"{path}\")]`"
    )
}

/// The same for its options.
fn why_unfit_here(field: &Field, named: &LayoutField) -> Option<String> {
    let (options, path) = (&named.options, &named.path);
    if field.options.is_random() {
        let is_of_numbers = |kind| matches!(kind, OptionKind::Pad | OptionKind::Escape);
        let other = options
            .iter()
            .find(|option| !is_of_numbers(option.kind()))?;
        return Some(format!(
            "it is a number that was drawn, and `{other}` is not for numbers"
        ));
    }
    let present = field.options.uses();
    let is_optional = ty::option_of(field.ty).is_some() || present.has_none;
    let uses = Uses {
        is_nested: present.is_nested,
        has_function: options.function().is_some(),
        // A value that is always present never has the text of an absent one.
        has_none: options.none().is_some() && is_optional,
        has_rollup: options.rollup().is_some(),
        has_epoch: options.epoch().is_some(),
        has_pad: options.pad().is_some(),
    };
    if is_optional
        && present.has_function
        && !present.has_none
        && (!uses.has_function || uses.has_none)
    {
        return Some(
            "the function of the key takes the whole `Option`, and this does not".to_owned(),
        );
    }
    if present.has_none && uses.has_function && !uses.has_none {
        return Some(format!(
            "it may be absent now, and the function takes a value that is there; write `{{{path}:?\"none\":fn(..)}}`"
        ));
    }
    let is_time = |uses: &Uses| uses.has_rollup.then_some(uses.has_epoch);
    if uses.is_nested && is_time(&uses) != is_time(&present) {
        return Some(
            "the type of a nested field is not known here, and the key writes it as something else"
                .to_owned(),
        );
    }
    Some(match why_unfit(field.ty, &uses)? {
        TIMESTAMP => format!(
            "a timestamp has no text of its own; a layout says its period, `{{{path}:day}}`"
        ),
        ABSENT | ABSENT_TEXT => format!(
            "it may be absent now; say which text an absent one has here, `{{{path}:?\"none\"}}`: nothing was stored without one"
        ),
        INTEGER => {
            "an integer does not say what it counts; say it before the period, `:s` or `:ms`"
                .to_owned()
        }
        why => why.to_owned(),
    })
}

/// Whether a listed layout passes the field to a function.
pub(super) fn is_taken_by_function(input: &Input, field: &Field) -> bool {
    let list = input.options.also_read.iter().flat_map(|list| &list.value);
    let mut named = list.flat_map(|listed| listed.layout.iter().flat_map(fields));
    named.any(|named| {
        let is_it = || resolve(input, &named.path).is_some_and(|other| std::ptr::eq(other, field));
        named.options.function().is_some() && is_it()
    })
}

/// The listed layouts as texts of the key's fields.
pub(super) fn lower<'a>(input: &'a Input<'a>, fields: &[KeyField]) -> Vec<model::Listed<'a>> {
    let list = input.options.also_read.iter().flat_map(|list| &list.value);
    // An unreadable one was reported.
    let listed = list.filter_map(|listed| Some((listed, listed.layout.as_ref().ok()?)));
    let listed = listed.map(|(listed, layout)| model::Listed {
        literal: &listed.literal,
        text: Lowering {
            input,
            fields,
            listed,
        }
        .text(layout),
    });
    listed.collect()
}

struct Lowering<'l, 'a> {
    input: &'l Input<'a>,
    fields: &'l [KeyField<'a>],
    listed: &'l Listed,
}

impl Lowering<'_, '_> {
    fn text(&self, layout: &Layout) -> KeyText {
        let levels = layout.levels.iter().map(|level| {
            let pieces = level.pieces().iter();
            pieces.map(|piece| self.piece(piece)).collect()
        });
        KeyText {
            levels: levels.collect(),
        }
    }

    fn piece(&self, piece: &Piece) -> model::Piece {
        match piece {
            Piece::Literal(text) => model::Piece::Literal(text.clone()),
            Piece::Part(field) => model::Piece::Part(self.written(field)),
            Piece::Suffix(suffix) => model::Piece::Number(Number {
                source: match &suffix.source {
                    Source::Hash { fields } => {
                        NumberSource::Hash(fields.iter().map(|field| self.written(field)).collect())
                    }
                    Source::Function { function, path } => {
                        let place = self.place(path);
                        // An uncallable one was reported.
                        self.listed.function(function).map_or_else(
                            || NumberSource::Drawn(place),
                            |path| {
                                let written = function.clone();
                                let path = path.clone();
                                NumberSource::Function(place, Function { path, written })
                            },
                        )
                    }
                    Source::Drawn(path) => NumberSource::Drawn(self.place(path)),
                },
                range: suffix.range,
            }),
        }
    }

    fn written(&self, named: &LayoutField) -> Written {
        let place = self.place(&named.path);
        let is_optional = self.fields[place].held.is_optional;
        let is_kept = |kind: TextKind| kind != TextKind::None || is_optional;
        let function = |name: &str| self.listed.function(name).cloned();
        Written {
            field: place,
            format: Format::of_layout(&named.options, &function).only(is_kept),
            escape: named
                .options
                .escape()
                .map_or(Escaping::Never, Escaping::Always),
        }
    }

    fn place(&self, path: &FieldPath) -> usize {
        let field = resolve(self.input, path);
        let is_it =
            |known: &KeyField| field.is_some_and(|field| std::ptr::eq(known.field(), field));
        self.fields.iter().position(is_it).unwrap_or_default()
    }
}
