//! What is proved of a key at build time, from the shapes of its parts.
//!
//! The compiler interprets this for every type that derives a key: loops, and few calls.

use crate::key::split::is_determined;
use crate::proof::declaration::{KeyInfo, KeyOptions, PartInfo};
use crate::proof::explain::WITHOUT_KEY;
use crate::proof::message::Message;
use crate::{PartShape, Store};

/// The separator, the store and the fewest keys of a key without options.
const BY_DEFAULT: (u8, Store, u64) = {
    let KeyOptions {
        separator,
        store,
        min_distinct,
        ..
    } = KeyOptions::DEFAULT;
    (separator.as_bytes()[0], store, min_distinct)
};

impl KeyInfo {
    /// Does nothing if the key is sound.
    ///
    /// # Panics
    ///
    /// In the compiler, with all that is wrong with the key.
    #[track_caller]
    pub(crate) const fn prove(&self, is_written_without_key: bool) {
        if self.is_plainly_sound() && !is_written_without_key {
            return;
        }
        let is_one_part = self.parts.len() == 1;
        let proofs = [
            is_one_part || self.ambiguous_level().is_none(),
            self.distinct() >= self.options().min_distinct,
            self.max_len() <= self.options().store.keys().length().max()
                && self.min_len() <= self.options().store.keys().length().max(),
            self.options().time_only || !self.is_time(),
            !self.options().store.keys().forbids_some() || self.forbidden_separator().is_none(),
            self.ambiguous_id().is_none() && self.forbidden_in_id().is_none() && self.has_text_id(),
            self.unfit_container().is_none(),
            !is_written_without_key,
        ];
        if let [true, true, true, true, true, true, true, true] = proofs {
            return;
        }
        let message = self.explain(proofs);
        panic!("{}", message.as_str());
    }

    /// Whether a key of parts alone is sound, as far as one look at each part tells: what almost every key is.
    pub(crate) const fn is_plainly_sound(&self) -> bool {
        // Patterns, and hardly a call: calls are what costs.
        let (separator, store, min_distinct) = match self.options {
            None => BY_DEFAULT,
            Some(KeyOptions {
                suffix: None,
                escape: None,
                levels: [],
                id: None,
                container: [],
                separator,
                store,
                min_distinct: min_distinct @ 0..=0xffff_ffff,
                ..
            }) => match separator.as_bytes() {
                &[separator @ 0..0x80] => (separator, *store, *min_distinct),
                _ => return false,
            },
            Some(_) => return false,
        };
        if store.keys().forbids_some() {
            return false;
        }
        // How many parts could contain the separator anywhere, how much longer a key could be, how many there are.
        let (mut open, mut room, mut distinct, mut is_time) =
            (0, store.keys().length().max(), 1, true);
        let mut i = 0;
        while i < self.parts.len() {
            let shape = self.parts[i].1;
            if let (None, 1) = (shape.fixed_chars, shape.ascii.0 >> separator & 1) {
                open += 1;
            }
            room -= match shape.max_len {
                Some(max) if max < room => 1 + max,
                None if room >= 2 => 2,
                _ => return false,
            };
            match shape.distinct {
                0 => return false,
                enough if enough >= min_distinct => distinct = min_distinct,
                // Both are less than that.
                few if distinct < min_distinct => distinct *= few,
                _ => {}
            }
            is_time = is_time && shape.time;
            i += 1;
        }
        open <= 1 && distinct >= min_distinct && !is_time
    }

    /// **unambiguous**: two different tuples of parts never make one key. The first level of which that is not so, as a key.
    pub(crate) const fn ambiguous_level(&self) -> Option<Self> {
        if self.options().levels.is_empty() {
            return if self.is_unambiguous() {
                None
            } else {
                Some(*self)
            };
        }
        let (mut from, mut i) = (0, 0);
        while i < self.options().levels.len() {
            let mut level = *self;
            level.parts = self
                .parts
                .split_at(from)
                .1
                .split_at(self.options().levels[i].parts)
                .0;
            if !level.is_unambiguous() {
                return Some(level);
            }
            from += self.options().levels[i].parts;
            i += 1;
        }
        None
    }

    /// First come parts whose end can be found from the left, then at most one part that can be anything, then parts whose
    /// start can be found from the right.
    pub(crate) const fn is_unambiguous(&self) -> bool {
        self.determined_at_the_start() + self.determined_at_the_end() + 1 >= self.parts.len()
    }

    /// Two neighbours in the id whose texts can run into each other.
    pub(crate) const fn ambiguous_id(&self) -> Option<[&'static str; 2]> {
        let Some(id) = self.options().id else {
            return None;
        };
        let (mut start, mut end) = (0, 0);
        while start < id.between.len()
            && is_determined(id.parts[start].1, id.between[start], false, true)
        {
            start += 1;
        }
        while end < id.between.len() {
            let last = id.between.len() - end;
            if !is_determined(id.parts[last].1, id.between[last - 1], false, false) {
                break;
            }
            end += 1;
        }
        if start + end >= id.between.len() {
            return None;
        }
        Some([id.parts[start].0, id.parts[start + 1].0])
    }

    /// A text that is in every id, and that the store forbids there.
    pub(crate) const fn forbidden_in_id(&self) -> Option<&'static str> {
        let Some(id) = self.options().id else {
            return None;
        };
        let mut i = 0;
        while i < id.literals.len() {
            if self.options().store.ids().forbids_some_of(id.literals[i]) {
                return Some(id.literals[i]);
            }
            i += 1;
        }
        None
    }

    /// Whether the id is text in the document, where the store asks for that.
    pub(crate) const fn has_text_id(&self) -> bool {
        match self.options().id {
            Some(id) if !id.is_added && self.options().store.has_text_ids() => id.parts[0].1.quoted,
            _ => true,
        }
    }

    /// A literal text in the names of containers that the store forbids there.
    pub(crate) const fn unfit_container(&self) -> Option<&'static str> {
        let mut i = 0;
        while i < self.options().container.len() {
            let text = self.options().container[i];
            if !self.options().store.container_names().allows_all_of(text) {
                return Some(text);
            }
            i += 1;
        }
        None
    }

    /// **distinct**: how many keys the types can make; `u64::MAX` stands for that many or more.
    pub(crate) const fn distinct(&self) -> u64 {
        let suffixes = match self.options().suffix {
            // What is hashed may have fewer values than there are suffixes.
            Some((_, n)) if self.options().hashed.is_empty() => n as u128,
            Some((_, n)) => {
                let hashed = product(1, self.options().hashed);
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
        let mut len = match self.options().suffix {
            Some((separator, n)) => separator.len() + decimal_len(n),
            None => 0,
        };
        let mut i = 0;
        while i < self.parts.len() {
            let shape = self.parts[i].1;
            let Some(max) = shape.max_len else {
                return 0;
            };
            // A byte that is escaped takes three.
            let escaped = match self.options().escape {
                Some(escape) if shape.text && escape.concerns(shape) => max.saturating_mul(3),
                _ => max,
            };
            len = len.saturating_add(escaped);
            i += 1;
        }
        len.saturating_add(
            self.separators()
                .saturating_mul(self.options().separator.len()),
        )
    }

    /// How many separators there are between parts: none between levels.
    const fn separators(&self) -> usize {
        let (mut separators, mut i) = (0, 0);
        while i < self.options().levels.len() {
            separators += self.options().levels[i].parts.saturating_sub(1);
            i += 1;
        }
        if self.options().levels.is_empty() {
            self.parts.len().saturating_sub(1)
        } else {
            separators
        }
    }

    /// The length of the shortest key in bytes, as far as the shapes tell.
    pub(crate) const fn min_len(&self) -> usize {
        let mut len = match self.options().suffix {
            Some((separator, _)) => separator.len() + 1,
            None => 0,
        };
        let mut i = 0;
        while i < self.parts.len() {
            let shortest = match self.parts[i].1.fixed_chars {
                Some(chars) => chars,
                None => 1,
            };
            len = len.saturating_add(shortest);
            i += 1;
        }
        len.saturating_add(
            self.separators()
                .saturating_mul(self.options().separator.len()),
        )
    }

    /// **hot**: whether every write of a moment goes to one key.
    const fn is_time(&self) -> bool {
        // A drawn number is another one for each item.
        let is_drawn = self.options().suffix.is_some() && self.options().hashed.is_empty();
        !is_drawn && all_time(self.parts) && all_time(self.options().hashed)
    }

    /// **store**: what every key contains, and the store forbids.
    pub(crate) const fn forbidden_separator(&self) -> Option<&'static str> {
        if self.separators() > 0
            && self
                .options()
                .store
                .keys()
                .forbids_some_of(self.options().separator)
        {
            return Some(self.options().separator);
        }
        match self.options().suffix {
            Some((separator, _)) if self.options().store.keys().forbids_some_of(separator) => {
                Some(separator)
            }
            _ => None,
        }
    }

    /// What is wrong, a line for each proof that failed.
    const fn explain(
        &self,
        [
            unambiguous,
            distinct,
            fits,
            not_hot,
            allowed,
            unique,
            named,
            stored,
        ]: [bool; 8],
    ) -> Message {
        let mut message = Message::EMPTY;
        if let Some(level) = self.ambiguous_level()
            && !unambiguous
        {
            message = level.explain_ambiguous(message.line());
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
        if !unique {
            message = self.explain_id(message.line());
        }
        if !named {
            message = self.explain_container(message.line());
        }
        if !stored {
            message = message.line().text(WITHOUT_KEY);
        }
        message
    }
}

/// The product of a number and of how many values the parts have, up to `u64::MAX` or a little more.
const fn product(mut product: u128, parts: &[PartInfo]) -> u128 {
    let mut i = 0;
    while i < parts.len() && product < u64::MAX as u128 {
        product *= parts[i].1.distinct as u128;
        i += 1;
    }
    product
}

const fn all_time(parts: &[PartInfo]) -> bool {
    let mut i = 0;
    while i < parts.len() {
        if !parts[i].1.time {
            return false;
        }
        i += 1;
    }
    true
}

/// Whether any text is one of the type, as far as examples need it.
pub const fn is_free_text(shape: &PartShape) -> bool {
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
