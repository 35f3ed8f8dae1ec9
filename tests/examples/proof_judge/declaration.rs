//! A random declaration: a key, an id or the name of a container, as a list of pieces.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::alphabet::Alphabet;
use crate::chain::{Chain, Chosen, Collision, Segment};
use crate::field::{Field, field};
use crate::language::Language;
use crate::random::Random;
use crate::suffix::{Suffix, suffix};

/// Separators of one to three characters. Parts can contain some of them, or end with the first half of one.
const SEPARATORS: [&str; 18] = [
    "-", "-", "|", "_", "--", "-|", "-|-", "é", "→é", "ab", "a", "::", "X", "e", "T", "aba", "{",
    ":",
];
const SUFFIX_SEPARATORS: [&str; 7] = [".", ".", "#", "..", "é", "-", "|."];
const PREFIXES: [&str; 5] = ["P#", "-", "a", "7", "é|"];

/// What is judged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum What {
    Key,
    Id,
    Container,
}

#[derive(Clone)]
pub enum Piece {
    Literal(String),
    /// The field of this number.
    Part(usize),
    Number,
}

#[derive(Clone)]
pub struct Declaration {
    pub what: What,
    pub fields: Vec<Field>,
    pub suffix: Option<Suffix>,
    pub levels: Vec<Vec<Piece>>,
    /// The options of the type.
    pub options: Vec<String>,
    pub prefix: Option<&'static str>,
    pub has_escape: bool,
    pub is_table: bool,
}

/// What a value is in each level.
pub type Tuple = Vec<Vec<Chosen>>;

pub fn declaration(random: &mut Random) -> Declaration {
    match random.below(5) {
        0 => template(random, What::Id),
        1 => template(random, What::Container),
        _ => key(random),
    }
}

fn template(random: &mut Random, what: What) -> Declaration {
    let separator = random.pick(&SEPARATORS);
    let fields: Vec<_> = (0..=random.index(4))
        .map(|_| field(random, separator, true))
        .collect();
    let mut pieces = Vec::new();
    for at in 0..fields.len() {
        let between = if at == 0 {
            random.pick(&["", "o-", "-", "c"])
        } else {
            random.pick(&["-", "_", separator, separator, ""])
        };
        pieces.extend([Piece::Literal(between.into()), Piece::Part(at)]);
    }
    pieces.push(Piece::Literal(
        random.pick(&["", "", "", "-", "x", "0"]).into(),
    ));
    of_template(what, fields, pieces)
}

pub fn of_template(what: What, fields: Vec<Field>, pieces: Vec<Piece>) -> Declaration {
    let mut text = String::new();
    for piece in &pieces {
        match piece {
            Piece::Literal(literal) => {
                text.push_str(&literal.replace('{', "{{").replace('}', "}}"));
            }
            Piece::Part(at) => {
                let _ = write!(text, "{{f{at}{}}}", fields[*at].format());
            }
            Piece::Number => unreachable!("a template has no suffix"),
        }
    }
    let name = match what {
        What::Container => "container",
        What::Key | What::Id => "id",
    };
    Declaration {
        what,
        fields,
        suffix: None,
        levels: vec![pieces],
        options: vec![format!("{name} = {text:?}")],
        prefix: None,
        has_escape: false,
        is_table: false,
    }
}

fn key(random: &mut Random) -> Declaration {
    let separator = random.pick(&SEPARATORS);
    let suffix_separator = random.pick(&SUFFIX_SEPARATORS);
    let fields: Vec<_> = (0..=random.index(4))
        .map(|_| field(random, separator, false))
        .collect();
    let suffix = random.one_in(2).then(|| suffix(random));
    // The last level may be only the suffix.
    let end = fields.len() + usize::from(suffix.is_some());
    let mut cuts: Vec<_> = (1..end).filter(|_| random.one_in(2)).collect();
    cuts.truncate(if random.one_in(6) { 2 } else { 0 });
    let form = Form {
        separator,
        suffix_separator,
        suffix,
        prefix: random.one_in(5).then(|| random.pick(&PREFIXES)),
        cuts,
        has_escape: random.one_in(3),
        is_table: random.one_in(10),
    };
    of_key(fields, &form)
}

/// How a key joins its parts.
pub struct Form {
    pub separator: &'static str,
    pub suffix_separator: &'static str,
    pub suffix: Option<Suffix>,
    pub prefix: Option<&'static str>,
    /// How many fields are in the levels before each further level.
    pub cuts: Vec<usize>,
    pub has_escape: bool,
    pub is_table: bool,
}

pub fn of_key(fields: Vec<Field>, form: &Form) -> Declaration {
    let starts = [0].into_iter().chain(form.cuts.iter().copied());
    let ends = form.cuts.iter().copied().chain([fields.len()]);
    let levels: Vec<_> = starts.zip(ends).map(|(start, end)| start..end).collect();
    let count = levels.len();
    let literal = |text: &str| Piece::Literal(text.to_owned());
    let levels = levels.into_iter().enumerate().map(|(level, places)| {
        let mut pieces = Vec::new();
        if let Some(prefix) = form.prefix.filter(|_| level == 0) {
            pieces.push(literal(prefix));
        }
        let suffix = form.suffix.filter(|_| level + 1 == count);
        if suffix.is_some() && places.is_empty() {
            return vec![Piece::Number];
        }
        if suffix.is_some_and(|suffix| suffix.is_first) {
            pieces.extend([Piece::Number, literal(form.separator)]);
        }
        for (n, at) in places.enumerate() {
            if n > 0 {
                pieces.push(literal(form.separator));
            }
            pieces.push(Piece::Part(at));
        }
        if suffix.is_some_and(|suffix| !suffix.is_first) {
            pieces.extend([literal(form.suffix_separator), Piece::Number]);
        }
        pieces
    });
    let levels = levels.collect();
    let mut options = vec![format!("separator = {:?}", form.separator)];
    if form.suffix.is_some_and(|suffix| !suffix.is_first) {
        options.push(format!("suffix_separator = {:?}", form.suffix_separator));
    }
    if form.has_escape {
        options.push("escape".into());
    }
    if let Some(prefix) = form.prefix {
        options.push(format!("prefix = {prefix:?}"));
    }
    if form.is_table {
        options.push("store = \"table\"".into());
    }
    Declaration {
        what: What::Key,
        fields,
        suffix: form.suffix,
        levels,
        options,
        prefix: form.prefix,
        has_escape: form.has_escape,
        is_table: form.is_table,
    }
}

/// The characters that Table Storage forbids in keys, and that Cosmos DB forbids in ids.
fn is_forbidden(c: char) -> bool {
    c.is_control() || "/\\#?".contains(c)
}

/// The characters that Cosmos DB forbids in names of containers.
fn is_forbidden_in_names(c: char) -> bool {
    is_forbidden(c) && c.is_ascii()
}

impl Declaration {
    pub fn alphabet(&self) -> Alphabet {
        let literals = self
            .levels
            .iter()
            .flatten()
            .filter_map(|piece| match piece {
                Piece::Literal(text) => Some(text.as_str()),
                _ => None,
            });
        let texts = self.fields.iter().flat_map(Field::texts);
        Alphabet::of(literals.chain(texts))
    }

    /// The characters that are escaped: `%`, those of the separators, and those that the store forbids.
    fn escaped(&self) -> BTreeSet<char> {
        let mut escaped = BTreeSet::from(['%']);
        for (level, pieces) in self.levels.iter().enumerate() {
            for (at, piece) in pieces.iter().enumerate() {
                let is_prefix = self.prefix.is_some() && level == 0 && at == 0;
                if let Piece::Literal(text) = piece
                    && !is_prefix
                {
                    escaped.extend(text.chars());
                }
            }
        }
        escaped
    }

    /// The languages of each level's segments. A literal that is empty is left out.
    pub fn segments(&self, alphabet: &Alphabet) -> Vec<Vec<(Piece, Segment)>> {
        let escaped = self.escaped();
        let is_forbidden_here: fn(char) -> bool = match self.what {
            What::Key if !self.is_table => |_| false,
            What::Key | What::Id => is_forbidden,
            What::Container => is_forbidden_in_names,
        };
        let levels = self.levels.iter().map(|pieces| {
            let pieces = pieces
                .iter()
                .filter(|piece| !matches!(piece, Piece::Literal(text) if text.is_empty()));
            let segments = pieces.map(|piece| {
                let languages = match piece {
                    Piece::Literal(text) => {
                        vec![Language::names(alphabet, std::slice::from_ref(text))]
                    }
                    Piece::Number => vec![self.suffix.expect("it has a suffix").language(alphabet)],
                    Piece::Part(at) => {
                        let languages = self.fields[*at].languages(alphabet).into_iter();
                        let is_escaped = self.has_escape && self.fields[*at].is_text();
                        languages
                            .map(|language| {
                                if is_escaped {
                                    return language.escaped(|c| {
                                        escaped.contains(&c) || self.is_table && is_forbidden(c)
                                    });
                                }
                                language.without(is_forbidden_here)
                            })
                            .collect()
                    }
                };
                (piece.clone(), Segment { languages })
            });
            segments.collect()
        });
        levels.collect()
    }

    /// The shortest collision in one of the levels, and the tuples of an item each. Other levels are equal.
    pub fn collision(&self, random: &mut Random) -> Option<(Tuple, Tuple)> {
        let levels = self.segments(&self.alphabet());
        let same = sample(&levels, random)?;
        for (at, level) in levels.into_iter().enumerate() {
            let segments: Vec<_> = level.into_iter().map(|(_, segment)| segment).collect();
            if let Some(Collision { left, right, .. }) = Chain::new(&segments).collision() {
                let [mut one, mut other] = [same.clone(), same];
                one[at] = left;
                other[at] = right;
                return Some((one, other));
            }
        }
        None
    }

    /// The pieces that tuples have strings for.
    pub fn pieces(&self) -> Vec<Vec<Piece>> {
        let levels = self.levels.iter().map(|pieces| {
            let pieces = pieces
                .iter()
                .filter(|piece| !matches!(piece, Piece::Literal(text) if text.is_empty()));
            pieces.cloned().collect()
        });
        levels.collect()
    }
}

/// A random tuple, unless a part has no string at all.
pub fn sample(levels: &[Vec<(Piece, Segment)>], random: &mut Random) -> Option<Tuple> {
    let levels = levels.iter().map(|level| {
        let segments = level.iter().map(|(_, Segment { languages })| {
            let some: Vec<_> = (0..languages.len())
                .filter(|which| !languages[*which].is_empty())
                .collect();
            if some.is_empty() {
                return None;
            }
            let which = random.pick(&some);
            Some((which, languages[which].sample(random)))
        });
        segments.collect()
    });
    levels.collect()
}

impl Declaration {
    /// The declaration in one line.
    pub fn summary(&self) -> String {
        let mut fields: Vec<_> = self
            .fields
            .iter()
            .enumerate()
            .map(|(at, field)| {
                let mut options = if self.what == What::Key {
                    field.options()
                } else {
                    Vec::new()
                };
                options.insert(0, field.ty(at));
                if field.is_wrapped {
                    let _ = write!(options[0], "({})", field.inner(at));
                }
                if let crate::field::Kind::Names(names) = &field.kind {
                    options.push(format!("{names:?}"));
                }
                options.join(" ")
            })
            .collect();
        fields.extend(
            self.suffix
                .map(|suffix| suffix.field(self.levels.len()).trim().replace('\n', "")),
        );
        format!("{} | {}", self.options.join(", "), fields.join("; "))
    }
}
