//! The options of a field, which follow its name after `:`. Each has a file with everything that belongs to it.

pub(crate) mod case;
mod epoch;
pub(crate) mod escape;
pub(crate) mod function;
mod max_len;
mod none;
pub(crate) mod pad;
mod period;
#[cfg(test)]
mod tests;

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

pub use case::Case;
pub use epoch::Epoch;
pub use escape::Escaped;
pub use pad::MOST_DIGITS;
pub use period::Period;
#[cfg(feature = "engine")]
pub(crate) use period::{rolled_up, rolled_up_epoch};
#[cfg(feature = "engine")]
pub use {escape::Escape, period::Rollup};

use crate::LayoutError;
use crate::cursor::Cursor;
use crate::named::named;
use crate::parse::Grammar;

named! {
    /// The kinds of options, in the order in which a layout writes them.
    ///
    /// ```
    /// use synthetic_key_format::{FieldOption, OptionKind, Period};
    ///
    /// assert_eq!(FieldOption::Rollup(Period::Day).kind(), OptionKind::Rollup);
    /// assert!(OptionKind::None < OptionKind::Escape);
    /// ```
    OptionKind {
        /// `:?"none"`
        None = "none",
        /// `:ms`
        Epoch = "epoch",
        /// `:day`
        Rollup = "rollup",
        /// `:06`
        Pad = "pad",
        /// `:lower`
        Case = "case",
        /// `:fn(normalise)`
        Function = "function",
        /// `:%`
        Escape = "escape",
    }
}

impl OptionKind {
    /// The options that templates have.
    pub(crate) const OF_TEMPLATES: &'static [Self] =
        &[Self::None, Self::Epoch, Self::Rollup, Self::Pad, Self::Case];

    /// How the option is written, for messages.
    fn usage(self, periods: &[Period]) -> String {
        fn list<T: fmt::Display>(values: &[T]) -> String {
            let names = values.iter().map(|value| format!("`{value}`"));
            names.collect::<Vec<_>>().join(", ")
        }
        match self {
            Self::None => "`?\"none\"` for a missing value".to_owned(),
            Self::Epoch => format!("{} before a period", list(Epoch::ALL)),
            Self::Rollup => list(periods),
            Self::Pad => "`06` to pad with zeros".to_owned(),
            Self::Case => list(Case::ALL),
            Self::Function => "`fn(path)`".to_owned(),
            Self::Escape => "`%`, `%table`".to_owned(),
        }
    }

    /// The kinds, before or after this one, that no field has together with it; one of two says it of both. Only text is escaped,
    /// and the text of a rollup or of padded digits cannot be mistaken for more than one part.
    const fn excludes(self) -> &'static [Self] {
        match self {
            Self::Rollup => &[Self::Pad, Self::Case, Self::Function, Self::Escape],
            Self::Pad => &[Self::Case, Self::Function, Self::Escape],
            Self::None | Self::Epoch | Self::Case | Self::Function | Self::Escape => &[],
        }
    }
}

/// One option of a field. It prints as in a layout, with the `:` before it.
///
/// ```
/// use synthetic_key_format::{Case, FieldOption};
///
/// assert_eq!(FieldOption::Case(Case::Lower).to_string(), ":lower");
/// assert_eq!(FieldOption::None("n/a".into()).to_string(), r#":?"n/a""#);
/// assert_eq!(FieldOption::Pad(6).to_string(), ":06");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FieldOption {
    /// `:?"none"`: the text if the property is missing or null.
    None(String),
    /// `:ms`: the property is an integer that counts from 1970.
    Epoch(Epoch),
    /// `:day`: the period that a point in time is in. `:ms` is a period too, if no other period follows it.
    Rollup(Period),
    /// `:06`: an integer with zeros before it, up to this width.
    Pad(u8),
    /// `:lower`: ASCII letters in lower or upper case.
    Case(Case),
    /// `:fn(text::normalise)`: the result of a function of the program. The value is the path of the function, as it is
    /// in the source.
    Function(String),
    /// `:%`, `:%table`: characters of the separators are escaped, and with `:%table` also those that the store forbids.
    Escape(Escaped),
}

impl FieldOption {
    /// Returns which option it is, which is also its place in the order.
    #[must_use]
    pub fn kind(&self) -> OptionKind {
        match self {
            Self::None(_) => OptionKind::None,
            Self::Epoch(_) => OptionKind::Epoch,
            Self::Rollup(_) => OptionKind::Rollup,
            Self::Pad(_) => OptionKind::Pad,
            Self::Case(_) => OptionKind::Case,
            Self::Function(_) => OptionKind::Function,
            Self::Escape(_) => OptionKind::Escape,
        }
    }

    /// The option of a kind that is written as one word, such as `day` or `06`.
    fn of_word(kind: OptionKind, word: &str) -> Option<Self> {
        match kind {
            OptionKind::Epoch => Epoch::from_name(word).map(Self::Epoch),
            OptionKind::Rollup => Period::from_name(word).map(Self::Rollup),
            OptionKind::Pad => pad::from_word(word).map(Self::Pad),
            OptionKind::Case => Case::from_name(word).map(Self::Case),
            OptionKind::None | OptionKind::Function | OptionKind::Escape => None,
        }
    }

    /// The option with this word. `next` is the word after it, which decides what `ms` is: the epoch of the period that
    /// follows, or a period itself.
    fn from_word(word: &str, next: Option<&str>) -> Option<Self> {
        let mut kinds = OptionKind::ALL.iter();
        let is_period = is_period_before(word, next);
        kinds.find_map(|kind| {
            if is_period && *kind == OptionKind::Epoch {
                return None;
            }
            Self::of_word(*kind, word)
        })
    }

    /// Reads the text after a `:`, if it is an option of this kind.
    fn read(kind: OptionKind, cursor: &mut Cursor) -> Result<Option<Self>, LayoutError> {
        match kind {
            OptionKind::None => none::read(cursor),
            OptionKind::Function => function::read(cursor),
            OptionKind::Escape => Ok(escape::read(cursor)),
            OptionKind::Epoch | OptionKind::Rollup | OptionKind::Pad | OptionKind::Case => {
                let word = cursor.peek_while(is_of_word);
                let next = next_word(&cursor.rest()[word.len()..]);
                let option = Self::from_word(word, next).filter(|option| option.kind() == kind);
                if option.is_some() {
                    cursor.eat(word);
                }
                Ok(option)
            }
        }
    }

    fn check(&self) -> Result<(), LayoutError> {
        match self {
            Self::None(text) => none::check(text),
            Self::Pad(width) => pad::check(*width),
            Self::Function(name) => function::check(name),
            Self::Epoch(_) | Self::Rollup(_) | Self::Case(_) | Self::Escape(_) => Ok(()),
        }
    }
}

impl fmt::Display for FieldOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None(text) => none::print(text, f),
            Self::Epoch(epoch) => write!(f, ":{epoch}"),
            Self::Rollup(period) => write!(f, ":{period}"),
            Self::Pad(width) => pad::print(*width, f),
            Self::Case(case) => write!(f, ":{case}"),
            Self::Function(name) => function::print(name, f),
            Self::Escape(escaped) => escape::print(*escaped, f),
        }
    }
}

/// Whether a word that names an epoch and a period is the period: `ms`, unless the next word is a period.
fn is_period_before(word: &str, next: Option<&str>) -> bool {
    Period::from_name(word).is_some() && next.and_then(Period::from_name).is_none()
}

/// The word of the option that starts here with its `:`.
fn next_word(rest: &str) -> Option<&str> {
    let word = rest.strip_prefix(':')?;
    Some(&word[..word.find(|c| !is_of_word(c)).unwrap_or(word.len())])
}

/// Whether a character can be in an option that is one word.
fn is_of_word(c: char) -> bool {
    !matches!(c, ':' | '{' | '}' | ',' | ')' | ' ')
}

/// The options of a field, each at most once, in the order of [`OptionKind`].
///
/// ```
/// use synthetic_key_format::{Epoch, FieldOption, Options, Period};
///
/// let options = Options::default()
///     .with(FieldOption::Rollup(Period::Day))
///     .with(FieldOption::Epoch(Epoch::Milliseconds));
/// assert_eq!(options.to_string(), ":ms:day");
/// assert_eq!(options.rollup(), Some(Period::Day));
/// assert_eq!(options.case(), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options(Vec<FieldOption>);

impl Options {
    /// Adds this option. It replaces an option of the same kind.
    #[must_use]
    pub fn with(mut self, option: FieldOption) -> Self {
        match self
            .0
            .binary_search_by_key(&option.kind(), FieldOption::kind)
        {
            Ok(at) => self.0[at] = option,
            Err(at) => self.0.insert(at, option),
        }
        self
    }

    /// Returns the option of a kind.
    #[must_use]
    pub fn get(&self, kind: OptionKind) -> Option<&FieldOption> {
        self.0.iter().find(|option| option.kind() == kind)
    }

    /// Returns the options, in order.
    pub fn iter(&self) -> core::slice::Iter<'_, FieldOption> {
        self.0.iter()
    }

    /// Returns whether there are no options. The text is then the value's text in the document.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Reads all options that follow a name.
    pub(crate) fn read(cursor: &mut Cursor, grammar: &Grammar) -> Result<Self, LayoutError> {
        let (mut options, start) = (Self::default(), cursor.offset());
        while cursor.eat(":") {
            let at = cursor.offset();
            let option = read_option(cursor, grammar)?;
            if let Some(last) = options.0.last().filter(|last| last.kind() >= option.kind()) {
                return Err(out_of_order(last, &option).at(at));
            }
            options.0.push(option);
        }
        options.check().map_err(|error| error.at(start))?;
        Ok(options)
    }

    pub(crate) fn check(&self) -> Result<(), LayoutError> {
        self.0.iter().try_for_each(FieldOption::check)?;
        let has = |kind: OptionKind| self.get(kind).is_some();
        for one in self.0.iter().map(FieldOption::kind) {
            if let Some(other) = one.excludes().iter().find(|other| has(**other)) {
                return Err(LayoutError::new(format!(
                    "`{self}`: the options {one} and {other} exclude each other"
                )));
            }
            if one == OptionKind::Epoch && !has(OptionKind::Rollup) {
                return Err(LayoutError::new(format!(
                    "`{self}`: an epoch is followed by a period, such as `:s:day`; for a point in time write only the period, `:day`"
                )));
            }
        }
        Ok(())
    }
}

impl<'a> IntoIterator for &'a Options {
    type Item = &'a FieldOption;
    type IntoIter = core::slice::Iter<'a, FieldOption>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl FromIterator<FieldOption> for Options {
    fn from_iter<I: IntoIterator<Item = FieldOption>>(options: I) -> Self {
        options.into_iter().fold(Self::default(), Self::with)
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|option| write!(f, "{option}"))
    }
}

fn read_option(cursor: &mut Cursor, grammar: &Grammar) -> Result<FieldOption, LayoutError> {
    for kind in grammar.options {
        if let Some(option) = FieldOption::read(*kind, cursor)? {
            return Ok(option);
        }
    }
    let word = cursor.peek_while(is_of_word);
    let usages = grammar.options.iter();
    let usages: Vec<_> = usages.map(|kind| kind.usage(grammar.periods)).collect();
    let hint = match pad::from_word(&format!("0{word}")) {
        Some(_) => format!("; to pad with zeros write `:0{word}`"),
        None if word.bytes().all(|c| c.is_ascii_digit()) && !word.is_empty() => {
            format!("; a width is 1 to {MOST_DIGITS}")
        }
        None => String::new(),
    };
    Err(cursor.error(format!(
        "unknown option `{word}`: expected one of {}{hint}",
        usages.join(", ")
    )))
}

fn out_of_order(last: &FieldOption, option: &FieldOption) -> LayoutError {
    let (last_kind, kind) = (last.kind(), option.kind());
    LayoutError::new(if last_kind == kind {
        format!("`{last}{option}`: the option {kind} is written once")
    } else {
        format!("`{last}{option}`: the option {kind} is written before {last_kind}")
    })
}
