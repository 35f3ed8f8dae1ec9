//! What is proved of a key at build time, from the shapes of its parts.
//!
//! The compiler interprets this for every type that derives a key: loops, and few calls.

use crate::info::{KeyInfo, PartInfo};
use crate::message::Message;
use crate::{Shape, Store};

impl KeyInfo {
    /// The key itself, if it is sound.
    ///
    /// # Panics
    ///
    /// In the compiler, with all that is wrong with the key.
    #[track_caller]
    #[must_use]
    pub const fn proved(self) -> Self {
        let is_one_part = self.parts.len() == 1;
        let proofs = [
            is_one_part || self.is_unambiguous(),
            self.distinct() >= self.min_distinct,
            self.max_len() <= self.store.max_len && self.min_len() <= self.store.max_len,
            self.time_only || !self.is_time(),
            !self.store.forbids_some || self.forbidden_separator().is_none(),
        ];
        if let [true, true, true, true, true] = proofs {
            return self;
        }
        let message = self.explain(proofs);
        panic!("{}", message.as_str());
    }

    /// **unambiguous**: two different tuples of parts never make one key.
    ///
    /// First come parts whose end can be found from the left, then at most one part that can be anything, then parts whose
    /// start can be found from the right.
    pub(crate) const fn is_unambiguous(&self) -> bool {
        self.determined_at_the_start() + self.determined_at_the_end() + 1 >= self.parts.len()
    }

    /// **distinct**: how many keys the types can make; `u64::MAX` stands for that many or more.
    pub(crate) const fn distinct(&self) -> u64 {
        let suffixes = match self.suffix {
            // What is hashed may have fewer values than there are suffixes.
            Some((_, n)) if self.hashed.is_empty() => n as u128,
            Some((_, n)) => {
                let hashed = product(1, self.hashed);
                if hashed < n as u128 {
                    hashed
                } else {
                    n as u128
                }
            }
            None => 1,
        };
        let distinct = product(suffixes, self.parts);
        if distinct < u64::MAX as u128 {
            #[expect(clippy::cast_possible_truncation, reason = "it is less than that")]
            {
                distinct as u64
            }
        } else {
            u64::MAX
        }
    }

    /// **length**: the length of the longest key in bytes, where every part is bounded. Otherwise there is none, 0 fits every
    /// store, and keys are checked when they are made.
    pub(crate) const fn max_len(&self) -> usize {
        let mut len = match self.suffix {
            Some((separator, n)) => separator.len() + decimal_len(n),
            None => 0,
        };
        let mut i = 0;
        while i < self.parts.len() {
            let shape = self.parts[i].shape;
            let Some(max) = shape.max_len else {
                return 0;
            };
            // A byte that is escaped takes three.
            let escaped = match self.escape {
                Some(escape) if shape.text && escape.concerns(shape) => max.saturating_mul(3),
                _ => max,
            };
            len = len.saturating_add(escaped);
            len = len.saturating_add(if i > 0 { self.separator.len() } else { 0 });
            i += 1;
        }
        len
    }

    /// The length of the shortest key in bytes, as far as the shapes tell.
    pub(crate) const fn min_len(&self) -> usize {
        let mut len = match self.suffix {
            Some((separator, _)) => separator.len() + 1,
            None => 0,
        };
        let mut i = 0;
        while i < self.parts.len() {
            len += match self.parts[i].shape.fixed_chars {
                Some(chars) => chars,
                None => 1,
            };
            len = len.saturating_add(if i > 0 { self.separator.len() } else { 0 });
            i += 1;
        }
        len
    }

    /// **hot**: whether every write of a moment goes to one key.
    const fn is_time(&self) -> bool {
        // A drawn number is another one for each item.
        let is_drawn = self.suffix.is_some() && self.hashed.is_empty();
        !is_drawn && all_time(self.parts) && all_time(self.hashed)
    }

    /// **store**: what every key contains, and the store forbids.
    pub(crate) const fn forbidden_separator(&self) -> Option<&'static str> {
        if self.parts.len() > 1 && forbids(&self.store, self.separator) {
            return Some(self.separator);
        }
        match self.suffix {
            Some((separator, _)) if forbids(&self.store, separator) => Some(separator),
            _ => None,
        }
    }

    /// What is wrong, a line for each proof that failed.
    const fn explain(&self, [unambiguous, distinct, fits, not_hot, allowed]: [bool; 5]) -> Message {
        let mut message = Message::EMPTY;
        if !unambiguous {
            message = self.explain_ambiguous(message.line());
        }
        if !distinct {
            message = self.explain_few(message.line());
        }
        if !fits {
            message = self.explain_long(message.line());
        }
        if !not_hot {
            message = self.explain_hot(message.line());
        }
        if !allowed {
            message = self.explain_forbidden(message.line());
        }
        message
    }
}

/// The product of a number and of how many values the parts have, up to `u64::MAX` or a little more.
const fn product(mut product: u128, parts: &[PartInfo]) -> u128 {
    let mut i = 0;
    while i < parts.len() && product < u64::MAX as u128 {
        product *= parts[i].shape.distinct as u128;
        i += 1;
    }
    product
}

const fn all_time(parts: &[PartInfo]) -> bool {
    let mut i = 0;
    while i < parts.len() {
        if !parts[i].shape.time {
            return false;
        }
        i += 1;
    }
    true
}

/// Whether any text is one of the type, as far as examples need it.
pub const fn is_free_text(shape: &Shape) -> bool {
    let set = &shape.ascii;
    shape.names.is_empty() && set.contains('a') && set.contains('b') && set.contains('c')
}

const fn decimal_len(n: u16) -> usize {
    match n {
        0..10 => 1,
        10..100 => 2,
        100..1000 => 3,
        1000..10_000 => 4,
        10_000.. => 5,
    }
}

/// Whether the store forbids a character of `text`. What it forbids is ASCII, or U+0080 to U+009F.
const fn forbids(store: &Store, text: &str) -> bool {
    let bytes = text.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        let is_c1_control = store.forbids_some && bytes[i] == 0xc2 && bytes[i + 1] < 0xa0;
        if is_c1_control || bytes[i].is_ascii() && store.forbids(bytes[i] as char) {
            return true;
        }
        i += 1;
    }
    false
}
