//! The names that a store accepts, for containers and for properties.

use alloc::string::String;
use core::error::Error;
use core::fmt;

use super::limits::{Chars, Length};
use crate::CharSet;
use crate::chars::same_text;

/// The names that a store accepts for a container, a table or a collection, or for the property that carries a key or an
/// id. Each rule has the sentence that is shown when a name breaks it.
///
/// ```
/// use synthetic_key::part::CharSet;
/// use synthetic_key::store::{Names, Length, NamePattern, Store};
///
/// const NAMES: Names = Names::ANY
///     .with_length(3, Length::Bytes(48), "a topic's name has 3 to 48 bytes")
///     .with_only(CharSet::of("abcdefghijklmnopqrstuvwxyz-"), "a topic's name contains lower-case letters and `-` only")
///     .with_refused(&[(NamePattern::EndsWith("-"), "it ends with `-`")]);
/// const MINE: Store = Store::bytes(64).with_container_names(&NAMES);
///
/// assert!(MINE.check_container_name("trips-by-day").is_ok());
/// let error = MINE.check_container_name("trips-").unwrap_err();
/// assert_eq!(error.to_string(), "\"trips-\" cannot be the name of a container: it ends with `-`");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names {
    shortest: usize,
    length: Length,
    length_rule: &'static str,
    chars: Chars,
    chars_rule: &'static str,
    refused: &'static [(NamePattern, &'static str)],
    case: NameCase,
}

/// Whether names that differ only in case are different names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NameCase {
    Matters,
    Ignored,
}

/// Names that a store refuses: see [`Names::with_refused`].
///
/// ```
/// use synthetic_key::store::NamePattern;
///
/// const RESERVED: NamePattern = NamePattern::StartsWith("system.");
/// # let _ = RESERVED;
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NamePattern {
    /// Names that start with this text.
    StartsWith(&'static str),
    /// Names that start with one of these characters.
    StartsWithOneOf(CharSet),
    /// Names that end with this text.
    EndsWith(&'static str),
    /// This name, in upper or lower case.
    IsIgnoringCase(&'static str),
    /// This name.
    Is(&'static str),
    /// Every name except this one.
    IsNot(&'static str),
}

impl NamePattern {
    const fn is_of(self, name: &str) -> bool {
        match self {
            Self::StartsWith(start) => has_at(name, start, 0),
            Self::StartsWithOneOf(first) => {
                let bytes = name.as_bytes();
                !bytes.is_empty() && bytes[0].is_ascii() && first.contains(bytes[0] as char)
            }
            Self::EndsWith(end) => {
                name.len() >= end.len() && has_at(name, end, name.len() - end.len())
            }
            Self::IsIgnoringCase(other) => is_same_ignoring_case(name, other),
            Self::Is(other) => same_text(name, other),
            Self::IsNot(other) => !same_text(name, other),
        }
    }

    const fn is_same(self, other: Self) -> bool {
        match (self, other) {
            (Self::StartsWith(one), Self::StartsWith(other))
            | (Self::EndsWith(one), Self::EndsWith(other))
            | (Self::IsIgnoringCase(one), Self::IsIgnoringCase(other))
            | (Self::Is(one), Self::Is(other))
            | (Self::IsNot(one), Self::IsNot(other)) => same_text(one, other),
            (Self::StartsWithOneOf(one), Self::StartsWithOneOf(other)) => one.is_same(other),
            _ => false,
        }
    }
}

/// Whether a text is in another one at this byte; can be used in constants.
const fn has_at(name: &str, text: &str, at: usize) -> bool {
    let (name, text) = (name.as_bytes(), text.as_bytes());
    let mut i = 0;
    while i < text.len() {
        if at + i >= name.len() || name[at + i] != text[i] {
            return false;
        }
        i += 1;
    }
    true
}

const fn is_same_ignoring_case(name: &str, other: &str) -> bool {
    let (name, other) = (name.as_bytes(), other.as_bytes());
    let mut i = 0;
    while i < name.len() && i < other.len() {
        if !name[i].eq_ignore_ascii_case(&other[i]) {
            return false;
        }
        i += 1;
    }
    name.len() == other.len()
}

impl Names {
    /// Every name that is not empty.
    pub const ANY: Self = Self {
        shortest: 1,
        length: Length::UNLIMITED,
        length_rule: "it is too long",
        chars: Chars::ALL,
        chars_rule: "",
        refused: &[],
        case: NameCase::Matters,
    };

    /// The same names, but two names are the same if they differ only in the case of ASCII letters.
    ///
    /// ```
    /// use synthetic_key::store::{Names, Store};
    ///
    /// const NAMES: Names = Names::ANY.without_case();
    /// const MINE: Store = Store::bytes(64).with_container_names(&NAMES);
    /// # let _ = MINE;
    /// ```
    #[must_use]
    pub const fn without_case(mut self) -> Self {
        self.case = NameCase::Ignored;
        self
    }

    #[doc(hidden)]
    #[must_use]
    pub const fn ignores_case(&self) -> bool {
        matches!(self.case, NameCase::Ignored)
    }

    /// The same names, but with a length of at least `shortest` and at most `longest`, in the unit of `longest`.
    ///
    /// ```
    /// use synthetic_key::store::{Names, Length, Store};
    ///
    /// const NAMES: Names = Names::ANY.with_length(3, Length::Chars(63), "a name has 3 to 63 characters");
    /// assert!(Store::bytes(64).with_container_names(&NAMES).check_container_name("ab").is_err());
    /// ```
    #[must_use]
    pub const fn with_length(
        mut self,
        shortest: usize,
        longest: Length,
        rule: &'static str,
    ) -> Self {
        self.shortest = shortest;
        self.length = longest;
        self.length_rule = rule;
        self
    }

    /// The same names, but only with these characters.
    ///
    /// ```
    /// use synthetic_key::part::CharSet;
    /// use synthetic_key::store::{Names, Store};
    ///
    /// const NAMES: Names = Names::ANY.with_only(CharSet::DIGITS, "a name contains digits only");
    /// assert!(Store::bytes(64).with_container_names(&NAMES).check_container_name("2018-08").is_err());
    /// ```
    #[must_use]
    pub const fn with_only(mut self, allowed: CharSet, rule: &'static str) -> Self {
        self.chars = Chars::only(allowed);
        self.chars_rule = rule;
        self
    }

    /// The same names, but without these characters.
    ///
    /// ```
    /// use synthetic_key::part::CharSet;
    /// use synthetic_key::store::{Names, Store};
    ///
    /// const NAMES: Names = Names::ANY.without(CharSet::of("/"), "a name contains no `/`");
    /// assert!(Store::bytes(64).with_container_names(&NAMES).check_container_name("a/b").is_err());
    /// ```
    #[must_use]
    pub const fn without(mut self, forbidden: CharSet, rule: &'static str) -> Self {
        self.chars = Chars::ALL.without(forbidden);
        self.chars_rule = rule;
        self
    }

    /// The same names, except those that match one of these patterns. Each pattern has its sentence.
    ///
    /// ```
    /// use synthetic_key::store::{Names, NamePattern, Store};
    ///
    /// const NAMES: Names =
    ///     Names::ANY.with_refused(&[(NamePattern::StartsWith("system."), "the name is reserved")]);
    /// assert!(Store::bytes(64).with_container_names(&NAMES).check_container_name("system.a").is_err());
    /// ```
    #[must_use]
    pub const fn with_refused(mut self, patterns: &'static [(NamePattern, &'static str)]) -> Self {
        self.refused = patterns;
        self
    }

    /// What is wrong with a name, if anything; can be used in constants.
    #[doc(hidden)]
    #[must_use]
    pub const fn problem_with(&self, name: &str) -> Option<&'static str> {
        if name.is_empty() {
            return Some("it is empty");
        }
        let length = self.length.of(name);
        if length < self.shortest || length > self.length.max() {
            return Some(self.length_rule);
        }
        if !self.chars.allows_all_of(name) {
            return Some(self.chars_rule);
        }
        let mut i = 0;
        while i < self.refused.len() {
            let (pattern, rule) = self.refused[i];
            if pattern.is_of(name) {
                return Some(rule);
            }
            i += 1;
        }
        None
    }

    /// Whether a name may contain this text.
    #[doc(hidden)]
    #[must_use]
    pub const fn allows_all_of(&self, text: &str) -> bool {
        self.chars.allows_all_of(text)
    }

    /// Which characters a name may contain, in words.
    #[doc(hidden)]
    #[must_use]
    pub const fn chars_rule(&self) -> &'static str {
        self.chars_rule
    }

    pub(super) const fn is_same(&self, other: &Self) -> bool {
        let mut i = 0;
        while i < self.refused.len() && i < other.refused.len() {
            let ((one, rule), (two, other_rule)) = (self.refused[i], other.refused[i]);
            if !one.is_same(two) || !same_text(rule, other_rule) {
                return false;
            }
            i += 1;
        }
        i == self.refused.len()
            && i == other.refused.len()
            && self.case as u8 == other.case as u8
            && self.shortest == other.shortest
            && self.length.is_same(other.length)
            && self.chars.is_same(other.chars)
            && same_text(self.length_rule, other.length_rule)
            && same_text(self.chars_rule, other.chars_rule)
    }
}

/// The error of [`Store::check_container_name`](super::Store::check_container_name): a name that the store refuses.
///
/// ```
/// let error = synthetic_key::Store::COSMOS.check_container_name("a/b").unwrap_err();
/// assert_eq!(error.name, "a/b");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameError {
    /// The name.
    pub name: String,
    /// What is wrong with it, as a sentence.
    pub problem: &'static str,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, problem } = self;
        write!(f, "{name:?} cannot be the name of a container: {problem}")
    }
}

impl Error for NameError {}
