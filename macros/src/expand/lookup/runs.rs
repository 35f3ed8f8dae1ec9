//! The order in which a fan-out reads the layouts, and the ones it cannot enumerate.

use synthetic_key_format::SuffixRange;

use crate::layout::locked_escapes;
use crate::model::{Escaping, Key, KeyText, Listed, Number, NumberSource, Piece, Role, Written};
use crate::parse::ty::{self, Known};

/// The keys of one layout, or of several that differ only in N.
pub(super) struct Run<'k> {
    pub(super) text: &'k KeyText,
    pub(super) numbers: Option<SuffixRange>,
    pub(super) order: Order,
    /// The place of the layout in the list, if it is listed.
    pub(super) listed: Option<usize>,
}

/// The order of the numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    Up,
    Down,
}

/// The runs of a fan-out: the listed layouts, the last one first, and then the key's own. An item moves from a listed
/// layout to the key's own, so a reader in this order finds it before or after it moves.
///
/// A layout that differs from the key's own only in N is joined with it into one run, if one N is a multiple of the
/// other. When N grows, an item moves to a greater number or stays, and the numbers go up. When N shrinks, they go down.
pub(super) fn runs<'k>(key: &'k Key<'k>) -> Vec<Run<'k>> {
    let escapes = Escapes::of(key);
    let mut present = Run {
        text: &key.text,
        numbers: key.text.number().map(|number| number.range),
        order: Order::Up,
        listed: None,
    };
    let (mut others, mut order) = (Vec::<Run>::new(), None);
    for (place, listed) in key.also_read.iter().enumerate() {
        let own = key.text.number().map(|number| number.range);
        let other = listed.text.number().map(|number| number.range);
        let order_here = match (own, other) {
            (Some(own), Some(other)) if is_multiple(own, other) => {
                let is_grown = own.count() > other.count();
                Some(if is_grown { Order::Up } else { Order::Down })
            }
            _ => None,
        };
        // A run cannot go in both directions, so one of them is a run of its own.
        let is_one_run = order_here.is_some()
            && order.is_none_or(|order| Some(order) == order_here)
            && escapes.differs_in_n_alone(&key.text, &listed.text);
        if is_one_run {
            order = order_here;
            present.numbers = wider(present.numbers, other);
            continue;
        }
        let one = others.iter_mut().find(|run| {
            let multiples = run.numbers.zip(other);
            multiples.is_some_and(|(one, other)| is_multiple(one, other))
                && escapes.differs_in_n_alone(run.text, &listed.text)
        });
        match one {
            // Nothing moves between them.
            Some(run) => run.numbers = wider(run.numbers, other),
            None => others.push(Run {
                text: &listed.text,
                numbers: other,
                order: Order::Up,
                listed: Some(place),
            }),
        }
    }
    present.order = order.unwrap_or(Order::Up);
    others.into_iter().rev().chain([present]).collect()
}

fn is_multiple(one: SuffixRange, other: SuffixRange) -> bool {
    let (one, other) = (one.count(), other.count());
    one % other == 0 || other % one == 0
}

fn wider(one: Option<SuffixRange>, other: Option<SuffixRange>) -> Option<SuffixRange> {
    if one.map(SuffixRange::count) < other.map(SuffixRange::count) {
        other
    } else {
        one
    }
}

/// Which parts of the key are escaped: with `escape` those that are text, as far as that is known here.
struct Escapes(Vec<Option<bool>>);

impl Escapes {
    fn of(key: &Key) -> Self {
        let lock = key.item.options.layout.as_ref();
        if let Some(lock) = lock.filter(|_| key.escape.is_some()) {
            return Self(locked_escapes(&lock.value).into_iter().map(Some).collect());
        }
        let escapes = key.text.parts().map(|part| {
            let field = &key.fields[part.field];
            let is_text = match ty::known(field.held.value_type()) {
                _ if part.format.rollup().is_some() => Some(false),
                _ if part.format.layout().pad().is_some() => Some(false),
                _ if part.format.is_made() => Some(true),
                _ if field.held.is_nested() => None,
                Known::Text | Known::Char => Some(true),
                Known::Bool | Known::Integer => Some(false),
                _ => None,
            };
            if key.escape.is_some() {
                is_text
            } else {
                Some(false)
            }
        });
        Self(escapes.collect())
    }

    /// Whether a part of this place is escaped.
    fn is_escaped(&self, part: &Written, place: usize) -> Option<bool> {
        match part.escape {
            Escaping::Never => Some(false),
            Escaping::Always(_) => Some(true),
            Escaping::IfText(_) => self.0.get(place).copied().flatten(),
        }
    }

    /// Whether two layouts differ only in the count of numbers.
    fn differs_in_n_alone(&self, one: &KeyText, other: &KeyText) -> bool {
        let shape = |text: &KeyText| -> Vec<usize> { text.levels.iter().map(Vec::len).collect() };
        let mut pieces = one.pieces().zip(other.pieces());
        let mut place = 0;
        shape(one) == shape(other)
            && pieces.all(|pieces| match pieces {
                (Piece::Literal(one), Piece::Literal(other)) => one == other,
                (Piece::Part(one), Piece::Part(other)) => {
                    let escapes = [one, other].map(|part| self.is_escaped(part, place));
                    place += 1;
                    is_written_alike(one, other) && escapes[0].is_some() && escapes[0] == escapes[1]
                }
                (Piece::Number(one), Piece::Number(other)) => is_computed_alike(one, other),
                _ => false,
            })
    }
}

fn is_written_alike(one: &Written, other: &Written) -> bool {
    one.field == other.field && one.format.layout() == other.format.layout()
}

fn is_computed_alike(one: &Number, other: &Number) -> bool {
    let is_alike = match (&one.source, &other.source) {
        (NumberSource::Hash(one), NumberSource::Hash(other)) => {
            let mut hashed = one.iter().zip(other);
            one.len() == other.len() && hashed.all(|(one, other)| is_written_alike(one, other))
        }
        (NumberSource::Function(one, by), NumberSource::Function(other, other_by)) => {
            one == other && by.written == other_by.written
        }
        _ => false,
    };
    is_alike && one.range.with_count(other.range.count()) == Some(other.range)
}

/// What a fan-out cannot know about a listed layout: which field, and why.
pub(super) struct Unknown {
    layout: String,
    why: String,
}

impl Unknown {
    /// For `iter()`.
    pub(super) fn to_iter(key: &Key) -> Option<Self> {
        key.also_read.iter().find_map(|listed| {
            let unknown = listed.text.parts().find(|part| !is_known(key, part));
            if let Some(part) = unknown {
                return Some(Self::new(listed, why_unknown(key, part)));
            }
            let finer = listed.text.parts().filter(|part| is_finer(key, part));
            (finer.count() > 1).then(|| {
                Self::new(
                    listed,
                    "it has several periods that are shorter than the key's".to_owned(),
                )
            })
        })
    }

    /// For `between(...)`, which goes through the periods of this field.
    pub(super) fn to_between(key: &Key, rolled: usize) -> Option<Self> {
        let of_iter = Self::to_iter(key);
        of_iter.or_else(|| {
            let has_several = |listed: &&Listed| {
                let of_field = listed.text.parts().filter(|part| part.field == rolled);
                of_field.count() > 1
            };
            let listed = key.also_read.iter().find(has_several)?;
            let name = key.fields[rolled].full_name();
            Some(Self::new(listed, format!("it has `{name}` more than once")))
        })
    }

    /// Its description in the documentation, to which the compiler's error refers.
    pub(super) fn doc(&self) -> String {
        format!(
            " There are none: the keys under `{}`, which is also read, cannot be enumerated, because {}.",
            self.layout, self.why
        )
    }

    fn new(listed: &Listed, why: String) -> Self {
        Self {
            layout: listed.literal.value(),
            why,
        }
    }
}

/// Whether the values of a fan-out determine how a part is written: items with the same part in the key have the same
/// part here, or one of a few periods.
fn is_known(key: &Key, part: &Written) -> bool {
    let field = &key.fields[part.field];
    if !matches!(field.role, Role::Part { .. }) {
        return false;
    }
    let (present, listed) = (&field.format, &part.format);
    if present.layout() == listed.layout() || !present.is_coarse() {
        return true;
    }
    match (present.rollup(), listed.rollup()) {
        (Some(present), Some(listed)) => {
            let is_coarser = listed.period <= present.period;
            present.epoch == listed.epoch && (is_coarser || !field.held.is_optional)
        }
        (None, None) => {
            let is_folded = present.layout().case().is_some() && listed.layout().case().is_some();
            is_folded && !present.is_made() && !listed.is_made()
        }
        _ => false,
    }
}

fn why_unknown(key: &Key, part: &Written) -> String {
    let field = &key.fields[part.field];
    let name = field.full_name();
    if matches!(field.role, Role::Part { .. }) {
        return format!(
            "items with the same `{{{name}{}}}` differ in `{{{name}{}}}`",
            field.format.layout(),
            part.format.layout()
        );
    }
    format!("it has `{name}`, which is not among these values")
}

/// Whether a part is a shorter period than the key has.
pub(super) fn is_finer(key: &Key, part: &Written) -> bool {
    let present = key.fields[part.field].format.rollup();
    let periods = present.zip(part.format.rollup());
    periods.is_some_and(|(present, listed)| listed.period > present.period)
}
