//! What a key is written with, piece by piece.
#![expect(
    clippy::needless_pass_by_value,
    reason = "a part is a number or a reference"
)]

use alloc::string::String;
use core::{fmt, mem};

use arrayvec::ArrayString;

use crate::calendar::write_number;
use crate::escape::escaped_byte;
use crate::format::PartText;
use crate::hierarchical::Breaks;
use crate::key::INLINE;
use crate::suffix::number_of;
use crate::{Escape, KeyError, PartitionKey, Store};

/// The room for a key that outgrows the stack: enough for most.
const ON_HEAP: usize = 128;

/// Takes the text of a key, piece by piece.
///
/// A hand-written [`KeyPart`](crate::KeyPart) writes its text with [`push_str`](Self::push_str) or
/// [`push_fmt`](Self::push_fmt). The other methods are for whoever writes whole keys, which is the derive.
///
/// ```
/// use synthetic_key::{KeyPart, KeyWriter};
///
/// let mut key = KeyWriter::new();
/// 2018_u16.write_part(&mut key);
/// key.push_fmt(format_args!("-{:02}", 8));
/// assert_eq!(key.as_str(), "2018-08");
/// ```
pub struct KeyWriter<'a> {
    /// What has been written, while it has room here.
    stack: ArrayString<INLINE>,
    /// What has been written, once it has not.
    heap: Heap<'a>,
    is_on_heap: bool,
    /// While a text part is written that must be escaped.
    escape: Option<Escape>,
    checks: Option<Checks>,
    breaks: Breaks,
    grown: Option<Grown>,
}

enum Heap<'a> {
    Own(String),
    /// The text that the key is appended to.
    Given(&'a mut String),
}

/// The suffix of a key whose N has grown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grown {
    /// What it is computed from.
    pub(crate) hash: u64,
    /// Where it starts in the key.
    pub(crate) start: usize,
    pub(crate) n: u16,
    /// Earlier values of `n`.
    pub(crate) was: &'static [u16],
}

/// What is looked at while a key is written that the store must accept.
struct Checks {
    store: Store,
    longest: (&'static str, usize),
    error: Option<KeyError>,
}

impl KeyWriter<'static> {
    /// Writes a key of its own.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::with(Heap::Own(String::new()), None)
    }

    /// The same, and remembers the first thing for which the store would refuse the key.
    #[inline]
    pub(crate) fn checked(store: Store) -> Self {
        let checks = Checks {
            store,
            longest: ("", 0),
            error: None,
        };
        Self::with(Heap::Own(String::new()), Some(checks))
    }
}

impl Default for KeyWriter<'static> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a> KeyWriter<'a> {
    #[inline]
    fn with(heap: Heap<'a>, checks: Option<Checks>) -> Self {
        Self {
            stack: ArrayString::new_const(),
            heap,
            is_on_heap: false,
            escape: None,
            checks,
            breaks: Breaks::new_const(),
            grown: None,
        }
    }

    /// Appends to a text what `write` writes, without allocating where the text has room for it.
    #[inline]
    pub(crate) fn append_to(text: &'a mut String, write: impl FnOnce(&mut Self)) {
        let mut key = Self::with(Heap::Given(text), None);
        write(&mut key);
        if let (Heap::Given(text), false) = (key.heap, key.is_on_heap) {
            text.push_str(&key.stack);
        }
    }

    /// What has been written.
    #[inline]
    #[must_use]
    pub fn as_str(&self) -> &str {
        match &self.heap {
            _ if !self.is_on_heap => &self.stack,
            Heap::Own(text) => text,
            Heap::Given(text) => text,
        }
    }

    /// The key.
    #[inline]
    #[must_use]
    pub fn finish(mut self) -> PartitionKey {
        self.take()
    }

    /// The key; nothing is left. The writer stays where it is, which is cheaper than to move it.
    #[inline]
    pub(crate) fn take(&mut self) -> PartitionKey {
        if !self.is_on_heap {
            return PartitionKey::from(self.stack);
        }
        match &mut self.heap {
            Heap::Own(text) => PartitionKey::from(mem::take(text)),
            Heap::Given(text) => PartitionKey::from(text.as_str()),
        }
    }

    /// Whether the store accepts what has been written.
    #[inline]
    pub(crate) fn check(&mut self) -> Result<(), KeyError> {
        let Some(checks) = &mut self.checks else {
            return Ok(());
        };
        if let Some(error) = checks.error.take() {
            return Err(error);
        }
        let (store, field) = (checks.store, checks.longest.0);
        let len = store.len_of(self.as_str());
        if len > store.max_len {
            let (max, utf16) = (store.max_len, store.utf16);
            return Err(KeyError::TooLong {
                field,
                len,
                max,
                utf16,
            });
        }
        Ok(())
    }

    /// Appends text of a part.
    #[inline]
    pub fn push_str(&mut self, text: &str) {
        match self.escape {
            None => self.push_verbatim(text),
            Some(escape) => self.push_escaped(text, escape),
        }
    }

    /// Appends formatted text of a part: the easy way, and slower than `push_str`.
    pub fn push_fmt(&mut self, text: fmt::Arguments<'_>) {
        // A part whose `Display` fails half-way has written what it could; writing itself cannot fail.
        let _ = fmt::Write::write_fmt(self, text);
    }

    /// Appends text that is never escaped: of a separator, a number, a date.
    #[inline]
    pub(crate) fn push_verbatim(&mut self, text: &str) {
        if self.is_on_heap || self.stack.try_push_str(text).is_err() {
            self.push_to_heap(text);
        }
    }

    #[inline(never)]
    fn push_to_heap(&mut self, text: &str) {
        let heap = match &mut self.heap {
            Heap::Own(heap) if !self.is_on_heap => {
                heap.reserve(ON_HEAP.max(INLINE + text.len()));
                heap
            }
            Heap::Own(heap) => heap,
            Heap::Given(given) => given,
        };
        if !self.is_on_heap {
            self.is_on_heap = true;
            heap.push_str(&self.stack);
        }
        heap.push_str(text);
    }

    fn push_escaped(&mut self, text: &str, escape: Escape) {
        let mut rest = text;
        while let Some(at) = rest.find(|c| escape.escapes(c)) {
            let (before, special) = rest.split_at(at);
            self.push_verbatim(before);
            let len = special.chars().next().map_or(0, char::len_utf8);
            let (special, behind) = special.split_at(len);
            for byte in special.bytes() {
                self.push_verbatim(&escaped_byte(byte));
            }
            rest = behind;
        }
        self.push_verbatim(rest);
    }

    /// A part of the key: the field's name in the document, and its value.
    #[inline]
    pub fn part<P: PartText>(&mut self, field: &'static str, part: P) {
        if self.checks.is_none() {
            return part.write_text(self);
        }
        let before = self.as_str().len();
        part.write_text(self);
        self.check_value(field, &part);
        self.check_text(field, before);
    }

    /// A part of the key that is percent-escaped if it is text.
    #[inline]
    pub fn escaped_part<P: PartText>(&mut self, field: &'static str, part: P, escape: Escape) {
        self.escape = P::IS_TEXT.then_some(escape);
        self.part(field, part);
        self.escape = None;
    }

    /// A field that the suffix is computed from; it is not itself in the key.
    #[inline]
    pub fn hashed<P: PartText>(&mut self, field: &'static str, part: P) {
        if self.checks.is_some() {
            self.check_value(field, &part);
        }
    }

    /// A separator.
    #[inline]
    pub fn separator(&mut self, text: &'static str) {
        self.push_verbatim(text);
    }

    /// The number of the suffix.
    #[inline]
    pub fn suffix(&mut self, number: u16) {
        write_number(number, self);
    }

    /// The number of the suffix of a key whose N has grown, from the hash behind it.
    #[inline]
    pub fn grown_suffix(&mut self, hash: u64, n: u16, was: &'static [u16]) {
        let start = self.as_str().len();
        self.grown = Some(Grown {
            hash,
            start,
            n,
            was,
        });
        self.suffix(number_of(hash, n));
    }

    /// Where the next level of the key starts.
    #[inline]
    pub fn next_level(&mut self) {
        // There are no more than three.
        let _ = self.breaks.try_push(self.as_str().len());
    }

    pub(crate) fn breaks(&self) -> &Breaks {
        &self.breaks
    }

    /// The suffix that was written, of a key whose N has grown.
    pub(crate) fn grown(&self) -> Option<Grown> {
        self.grown
    }

    /// Takes off what was written behind the first `len` bytes of a key of its own.
    pub(crate) fn truncate(&mut self, len: usize) {
        match &mut self.heap {
            _ if !self.is_on_heap => self.stack.truncate(len),
            Heap::Own(text) => text.truncate(len),
            Heap::Given(text) => text.truncate(len),
        }
    }

    #[inline]
    fn check_value<P: PartText>(&mut self, field: &'static str, part: &P) {
        if let Err(expected) = part.check_text() {
            let mut text = KeyWriter::new();
            part.write_text(&mut text);
            let value = text.finish().into();
            self.fail(KeyError::OutOfRange {
                field,
                value,
                expected: expected.0,
            });
        }
    }

    #[inline]
    fn check_text(&mut self, field: &'static str, from: usize) {
        let len = self.as_str().len() - from;
        let Some(checks) = &mut self.checks else {
            return;
        };
        if len > checks.longest.1 {
            checks.longest = (field, len);
        }
        let store = checks.store;
        if len == 0 {
            self.fail(KeyError::Empty { field });
        }
        if store.forbids_some {
            self.check_characters(field, from, store);
        }
    }

    fn check_characters(&mut self, field: &'static str, from: usize, store: Store) {
        let text = self.as_str().get(from..).unwrap_or_default();
        if let Some(character) = text.chars().find(|&c| store.forbids(c)) {
            self.fail(KeyError::Forbidden { field, character });
        }
    }

    #[cold]
    fn fail(&mut self, error: KeyError) {
        if let Some(checks) = &mut self.checks {
            checks.error.get_or_insert(error);
        }
    }
}

impl fmt::Write for KeyWriter<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.push_str(text);
        Ok(())
    }
}
