//! A random field: its type and options, the strings that it can have, and the value of a string.

use std::fmt::Write as _;

use crate::alphabet::Alphabet;
use crate::chain::Chosen;
use crate::language::Language;
use crate::random::Random;
use crate::time::{self, Range};

#[derive(Clone)]
pub struct Field {
    pub kind: Kind,
    /// The string of an absent value.
    pub none: Option<String>,
    pub case: Option<Case>,
    pub max_len: Option<usize>,
    /// Whether the type is a newtype.
    pub is_wrapped: bool,
}

#[derive(Clone)]
pub enum Kind {
    Text,
    Char,
    Bool,
    Uuid,
    Date,
    Integer { ty: Integer, pad: Option<usize> },
    Names(Vec<String>),
    Time { source: Source, period: usize },
}

/// An integer type, its first and its last number.
pub type Integer = (&'static str, i128, u128);

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Case {
    Lower,
    Upper,
}

impl Case {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lower => "lower",
            Self::Upper => "upper",
        }
    }

    pub const fn fold(self, c: char) -> char {
        match self {
            Self::Lower => c.to_ascii_lowercase(),
            Self::Upper => c.to_ascii_uppercase(),
        }
    }
}

/// What is rolled up.
#[derive(Clone, Copy)]
pub enum Source {
    Instant,
    SystemTime,
    Date,
    /// An integer type that counts seconds or milliseconds.
    Epoch(&'static str, &'static str, Range),
}

pub const INTEGERS: [Integer; 11] = [
    ("u8", 0, u8::MAX as u128),
    ("i8", i8::MIN as i128, i8::MAX as u128),
    ("u16", 0, u16::MAX as u128),
    ("std::num::NonZeroU16", 1, u16::MAX as u128),
    ("i16", i16::MIN as i128, i16::MAX as u128),
    ("u32", 0, u32::MAX as u128),
    ("i32", i32::MIN as i128, i32::MAX as u128),
    ("u64", 0, u64::MAX as u128),
    ("i64", i64::MIN as i128, i64::MAX as u128),
    ("u128", 0, u128::MAX),
    ("i128", i128::MIN, i128::MAX as u128),
];

const fn range(first: &'static str, last: &'static str, fraction: usize) -> Range {
    Range {
        first,
        last,
        fraction,
    }
}

pub const EPOCHS: [Source; 6] = [
    Source::Epoch("i64", "s", range("", "", 0)),
    Source::Epoch("i64", "ms", range("", "", 3)),
    Source::Epoch("u64", "s", range("1970", "", 0)),
    Source::Epoch("u64", "ms", range("1970", "", 3)),
    Source::Epoch("u32", "s", range("1970", "2106-02-07T06:28:15", 0)),
    Source::Epoch(
        "i32",
        "s",
        range("1901-12-13T20:45:52", "2038-01-19T03:14:07", 0),
    ),
];

/// Names and absent values with parts of separators, digits and letters of both cases.
const PIECES: [&str; 14] = [
    "a", "A", "b", "-", "_", "1", "0", "é", "none", "true", "%", "x", "2018", ".",
];

/// A random field. In a template it has no `max_len`, and periods may be finer.
pub fn field(random: &mut Random, separator: &str, is_template: bool) -> Field {
    let kind = match random.below(16) {
        0..=4 => Kind::Text,
        5 => Kind::Char,
        6 => Kind::Bool,
        7 => Kind::Uuid,
        8 => Kind::Date,
        9 | 10 => names(random, separator),
        11 | 12 => time(random, is_template),
        _ => Kind::Integer {
            ty: random.pick(&INTEGERS),
            pad: random.one_in(3).then(|| 1 + random.index(6)),
        },
    };
    let may_fold = matches!(kind, Kind::Text | Kind::Char | Kind::Names(_) | Kind::Uuid);
    let is_text = matches!(kind, Kind::Text);
    Field {
        case: (may_fold && random.one_in(4)).then(|| random.pick(&[Case::Lower, Case::Upper])),
        max_len: (is_text && !is_template && random.one_in(4)).then(|| 1 + random.index(6)),
        is_wrapped: matches!(kind, Kind::Text | Kind::Uuid) && random.one_in(5),
        none: random.one_in(4).then(|| word(random, separator)),
        kind,
    }
}

/// One or two pieces.
fn word(random: &mut Random, separator: &str) -> String {
    let mut word = random.pick(&PIECES).to_owned();
    if random.one_in(2) {
        word.push_str(if random.one_in(2) {
            separator
        } else {
            random.pick(&PIECES)
        });
    }
    word
}

fn names(random: &mut Random, separator: &str) -> Kind {
    let mut names: Vec<_> = (0..=random.index(4))
        .map(|_| word(random, separator))
        .collect();
    names.sort();
    names.dedup();
    Kind::Names(names)
}

fn time(random: &mut Random, is_template: bool) -> Kind {
    let source = match random.below(6) {
        0 | 1 => Source::Instant,
        2 => Source::SystemTime,
        3 => Source::Date,
        _ => random.pick(&EPOCHS),
    };
    let periods = match source {
        Source::Date => 3,
        _ if is_template => time::PERIODS.len(),
        _ => 5,
    };
    Kind::Time {
        source,
        period: random.index(periods),
    }
}

impl Field {
    /// Whether `escape` applies to it.
    pub const fn is_text(&self) -> bool {
        matches!(self.kind, Kind::Text | Kind::Char | Kind::Names(_))
    }

    /// All texts that it names.
    pub fn texts(&self) -> Vec<&str> {
        let names = match &self.kind {
            Kind::Names(names) => &names[..],
            _ => &[],
        };
        let names = names.iter().chain(&self.none);
        names.map(String::as_str).collect()
    }

    /// The strings of a present value, and perhaps that of an absent one.
    pub fn languages(&self, alphabet: &Alphabet) -> Vec<Language> {
        let mut present = match &self.kind {
            Kind::Text => Language::text(alphabet, false),
            Kind::Char => Language::text(alphabet, true),
            Kind::Bool => Language::names(alphabet, &["true".into(), "false".into()]),
            Kind::Uuid => uuid(alphabet),
            Kind::Date => time::language(alphabet, 10, Range::ALL),
            Kind::Names(names) => Language::names(alphabet, names),
            Kind::Integer { ty, pad } => integer(alphabet, *ty, *pad),
            Kind::Time { source, period } => {
                let range = match source {
                    Source::Epoch(_, _, range) => *range,
                    _ => Range::ALL,
                };
                time::language(alphabet, time::PERIODS[*period].1, range)
            }
        };
        if let Some(case) = self.case {
            present = present.mapped(|c| case.fold(c));
        }
        if let Some(bytes) = self.max_len {
            present = present.at_most(alphabet, bytes);
        }
        let none = self.none.iter();
        let none = none.map(|none| Language::names(alphabet, std::slice::from_ref(none)));
        std::iter::once(present).chain(none).collect()
    }

    /// The options of a layout or a template, in their order.
    pub fn format(&self) -> String {
        let mut format = String::new();
        if let Some(none) = &self.none {
            let _ = write!(format, ":?{none:?}");
        }
        match &self.kind {
            Kind::Integer { pad: Some(pad), .. } => {
                let _ = write!(format, ":0{pad}");
            }
            Kind::Time { source, period } => {
                if let Source::Epoch(_, epoch, _) = source {
                    let _ = write!(format, ":{epoch}");
                }
                let _ = write!(format, ":{}", time::PERIODS[*period].0);
            }
            _ => {}
        }
        if let Some(case) = self.case {
            let _ = write!(format, ":{}", case.name());
        }
        format
    }

    /// The options of the attribute.
    pub fn options(&self) -> Vec<String> {
        let mut options = Vec::new();
        if let Some(none) = &self.none {
            options.push(format!("none = {none:?}"));
        }
        match &self.kind {
            Kind::Integer { pad: Some(pad), .. } => options.push(format!("pad = {pad}")),
            Kind::Time { source, period } => {
                options.push(format!("rollup = {:?}", time::PERIODS[*period].0));
                if let Source::Epoch(_, epoch, _) = source {
                    options.push(format!("epoch = {epoch:?}"));
                }
            }
            _ => {}
        }
        if let Some(case) = self.case {
            options.push(format!("case = {:?}", case.name()));
        }
        if let Some(bytes) = self.max_len {
            options.push(format!("max_len = {bytes}"));
        }
        options
    }

    /// The declarations that its type needs, for the field of this number.
    pub fn declarations(&self, at: usize) -> String {
        let inner = self.inner(at);
        if let Kind::Names(names) = &self.kind {
            let mut source =
                format!("#[derive(serde::Serialize, synthetic_key::KeyPart)]\npub enum E{at} {{\n");
            for (n, name) in names.iter().enumerate() {
                let _ = writeln!(source, "    #[serde(rename = {name:?})]\n    N{n},");
            }
            return source + "}\n";
        }
        if self.is_wrapped {
            return format!(
                "#[derive(serde::Serialize, synthetic_key::KeyPart)]\npub struct W{at}({inner});\n"
            );
        }
        String::new()
    }

    /// The type without `Option` and newtype.
    pub fn inner(&self, at: usize) -> String {
        match &self.kind {
            Kind::Text => "String".into(),
            Kind::Char => "char".into(),
            Kind::Bool => "bool".into(),
            Kind::Uuid => "uuid::Uuid".into(),
            Kind::Date => "chrono::NaiveDate".into(),
            Kind::Names(_) => format!("E{at}"),
            Kind::Integer { ty, .. } => ty.0.into(),
            Kind::Time { source, .. } => match source {
                Source::Instant => "chrono::DateTime<chrono::Utc>",
                Source::SystemTime => "std::time::SystemTime",
                Source::Date => "chrono::NaiveDate",
                Source::Epoch(ty, _, _) => ty,
            }
            .into(),
        }
    }

    pub fn ty(&self, at: usize) -> String {
        let ty = if self.is_wrapped {
            format!("W{at}")
        } else {
            self.inner(at)
        };
        if self.none.is_some() {
            return format!("Option<{ty}>");
        }
        ty
    }

    /// An expression for a value with this string.
    pub fn value(&self, at: usize, (which, text): &Chosen) -> String {
        if *which > 0 {
            return "None".into();
        }
        let value = match &self.kind {
            Kind::Text => format!("{text:?}.to_owned()"),
            Kind::Char => format!("'{}'", text.escape_default()),
            Kind::Names(names) => {
                let folded = |name: &str| match self.case {
                    Some(case) => name.chars().map(|c| case.fold(c)).collect(),
                    None => name.to_owned(),
                };
                let n = names.iter().position(|name| folded(name) == *text);
                format!("E{at}::N{}", n.expect("it is the string of a name"))
            }
            Kind::Time { source, .. } => {
                let instant = format!("crate::instant({text:?})");
                match source {
                    Source::Instant => instant,
                    Source::SystemTime => format!("{instant}.into()"),
                    Source::Date => format!("{instant}.date_naive()"),
                    Source::Epoch(ty, "s", _) => {
                        format!("crate::in_range({instant}.timestamp(), {ty}::MIN, {ty}::MAX)")
                    }
                    Source::Epoch(ty, ..) => format!(
                        "crate::in_range({instant}.timestamp_millis(), {ty}::MIN, {ty}::MAX)"
                    ),
                }
            }
            _ => format!("{text:?}.parse::<{}>().unwrap()", self.inner(at)),
        };
        self.outer(at, &value)
    }

    fn outer(&self, at: usize, value: &str) -> String {
        let value = if self.is_wrapped {
            format!("W{at}({value})")
        } else {
            value.to_owned()
        };
        if self.none.is_some() {
            return format!("Some({value})");
        }
        value
    }

    /// Values at the ends of the type, some of which a checked key refuses.
    pub fn extremes(&self, at: usize) -> Vec<String> {
        let ty = self.inner(at);
        let dates = ["MIN", "MAX"].map(|end| format!("chrono::NaiveDate::{end}"));
        let instants = [
            "chrono::DateTime::<chrono::Utc>::MIN_UTC",
            "chrono::DateTime::<chrono::Utc>::MAX_UTC",
        ];
        let leap_day = "crate::instant(\"2000-02-29T23:59:59.999999999\")";
        let values: Vec<String> = match &self.kind {
            Kind::Text => [
                "",
                "-",
                "a",
                "A-b",
                "é",
                "💰",
                "%2D",
                "a/b\\#?",
                "\u{1}",
                "\u{85}",
                "longer than the rest",
            ]
            .map(|text| format!("{text:?}.to_owned()"))
            .into(),
            Kind::Char => ["'-'", "'a'", "'Z'", "'é'", "'\\u{1}'", "'💰'", "'%'", "'#'"]
                .map(Into::into)
                .into(),
            Kind::Bool => ["true", "false"].map(Into::into).into(),
            Kind::Uuid => ["uuid::Uuid::nil()", "uuid::Uuid::max()"]
                .map(Into::into)
                .into(),
            Kind::Date => dates
                .into_iter()
                .chain([format!("{leap_day}.date_naive()")])
                .collect(),
            Kind::Names(names) => (0..names.len()).map(|n| format!("E{at}::N{n}")).collect(),
            Kind::Integer { .. } => ["MIN", "MAX"]
                .iter()
                .map(|end| format!("{ty}::{end}"))
                .chain(["1", "9", "42"].map(|n| format!("\"{n}\".parse::<{ty}>().unwrap()")))
                .collect(),
            Kind::Time { source, .. } => match source {
                Source::Instant => instants
                    .into_iter()
                    .chain([leap_day])
                    .map(Into::into)
                    .collect(),
                Source::SystemTime => {
                    ["std::time::UNIX_EPOCH".into(), format!("{leap_day}.into()")].into()
                }
                Source::Date => dates
                    .into_iter()
                    .chain([format!("{leap_day}.date_naive()")])
                    .collect(),
                Source::Epoch(..) => ["0", "1533823507"]
                    .map(Into::into)
                    .into_iter()
                    .chain(["MIN", "MAX"].map(|end| format!("{ty}::{end}")))
                    .collect(),
            },
        };
        let values = values.iter().map(|value| self.outer(at, value));
        values
            .chain(self.none.iter().map(|_| "None".into()))
            .collect()
    }
}

fn uuid(alphabet: &Alphabet) -> Language {
    Language::explore(
        alphabet,
        0,
        |at, c| match at {
            8 | 13 | 18 | 23 => (c == '-').then_some(at + 1),
            _ => (*at < 36 && (c.is_ascii_digit() || ('a'..='f').contains(&c))).then_some(at + 1),
        },
        |at| *at == 36,
    )
}

fn integer(alphabet: &Alphabet, (_, first, last): Integer, pad: Option<usize>) -> Language {
    let low = u128::try_from(first).unwrap_or(0);
    let numbers = Language::numbers(alphabet, low, last, pad);
    if first >= 0 || pad.is_some() {
        return numbers;
    }
    let negative = Language::numbers(alphabet, 1, first.unsigned_abs(), None);
    numbers.or(&negative.after('-'))
}
