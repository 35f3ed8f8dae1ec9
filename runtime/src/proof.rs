//! What is proved of a key at build time, from the shapes of its parts. The compiler evaluates it and prints our sentences.

use crate::message::Message;
use crate::split::{continued_name, preceded_name};
use crate::{Shape, Store};

/// A key as the proofs see it.
pub struct KeyShape {
    /// The parts, in order.
    pub parts: &'static [PartShape],
    /// The text between parts.
    pub separator: &'static str,
    /// The text before the suffix, and how many suffixes there are.
    pub suffix: Option<(&'static str, u16)>,
    /// Whether the separators are escaped inside text parts.
    pub escape: bool,
}

/// A part as the proofs see it.
pub struct PartShape {
    /// The field's name in the document.
    pub field: &'static str,
    /// The promises of its type.
    pub shape: Shape,
}

impl KeyShape {
    /// **distinct**: the types can produce at least `min` keys.
    #[track_caller]
    pub const fn is_distinct(&self, min: u64) {
        let mut distinct = match self.suffix {
            Some((_, n)) => n as u64,
            None => 1,
        };
        let mut i = 0;
        while i < self.parts.len() {
            distinct = distinct.saturating_mul(self.parts[i].shape.distinct);
            i += 1;
        }
        if distinct < min {
            let message = Message::new("SK0602: the types of this key can make ")
                .number(distinct)
                .text(" different keys, and `min_distinct` is ")
                .number(min)
                .text(
                    ": each key holds at most 20 GB and 10,000 RU/s, and the store cannot spread what shares one. \
                     Add a part with more values, or a suffix: `#[pk(hash_suffix = 400)]` on what you query by. \
                     If so few are enough, say so: `#[pk(min_distinct = ",
                )
                .number(distinct)
                .text(")]`");
            panic!("{}", message.as_str());
        }
    }

    /// **length**: where every part is bounded, the longest key fits the store. Other keys are checked when they are made.
    #[track_caller]
    pub const fn fits(&self, store: &Store) {
        let mut len = match self.suffix {
            Some((separator, n)) => separator.len() + decimal_len(n),
            None => 0,
        };
        let mut i = 0;
        while i < self.parts.len() {
            let shape = &self.parts[i].shape;
            let Some(max) = shape.max_len else { return };
            // A character of the separator takes three bytes when it is escaped.
            len += if self.escape && shape.text {
                3 * max
            } else {
                max
            };
            len += if i > 0 { self.separator.len() } else { 0 };
            i += 1;
        }
        if len > store.max_len {
            let message = Message::new("SK0603: the longest key of these types is ")
                .number(len as u64)
                .text(" bytes long, and the store takes ")
                .number(store.max_len as u64)
                .text(
                    ": items with the longest values could not be written. \
                     Take fewer or shorter parts, or hash one of them with `#[pk(hash_suffix = 400)]`",
                );
            panic!("{}", message.as_str());
        }
    }

    /// **hot**: not every write of a moment goes to one key.
    #[track_caller]
    pub const fn is_not_hot(&self) {
        let mut i = 0;
        while i < self.parts.len() {
            if !self.parts[i].shape.time {
                return;
            }
            i += 1;
        }
        let message = Message::new("SK0604: this key is made of time alone (`")
            .text(self.parts[0].field)
            .text(
                "`), so every write of a moment goes to one key, and one partition takes them all. \
                 Spread them with a suffix, `#[pk(hash_suffix = 400)]` on what you query by, or add a part. \
                 If the write rate is low, say so: `#[pk(time_only)]` on the type",
            );
        panic!("{}", message.as_str());
    }

    /// **store**: the separators contain nothing that the store forbids.
    #[track_caller]
    pub const fn has_allowed_separators(&self, store: &Store) {
        let suffix_separator = match self.suffix {
            Some((separator, _)) => separator,
            None => "",
        };
        let escape = if self.escape { "%" } else { "" };
        let separators = [self.separator, suffix_separator, escape];
        let mut i = 0;
        while i < separators.len() {
            if forbids(store, separators[i]) {
                let message = Message::new("SK0605: every key contains `")
                    .text(separators[i])
                    .text(
                        "`, which the store forbids: it would refuse every item. \
                     Take a separator without `/`, `\\\\`, `#`, `?` and control characters",
                    );
                panic!("{}", message.as_str());
            }
            i += 1;
        }
    }

    /// **unambiguous**: two different tuples of parts never make one key.
    #[track_caller]
    pub const fn is_unambiguous(&self) {
        let (start, end) = (self.determined_at_the_start(), self.determined_at_the_end());
        if start + end + 1 >= self.parts.len() {
            return;
        }
        let (left, right) = (&self.parts[start], &self.parts[self.parts.len() - 1 - end]);
        let message = Message::new("SK0601: `")
            .text(left.field)
            .text("` and `")
            .text(right.field)
            .text("` can both contain the separator `")
            .text(self.separator)
            .text("`, so different items share a key");
        let message = if start + end + 2 == self.parts.len() {
            self.collision(message, left, right)
        } else {
            message
        };
        let message = message.text(", and one tenant reads another's data. ");
        let message = if is_free_text(&left.shape) && is_free_text(&right.shape) {
            message
        } else {
            message.text("Take a separator that one of them cannot contain, `#[pk(separator = \"...\")]`; or ")
        };
        let message = message.text(
            "escape text, `#[pk(escape)]` on the type; \
             or make one of them a type that cannot contain the separator: an integer, a UUID, a date, an enum",
        );
        panic!("{}", message.as_str());
    }

    /// Two neighbours' values that make one key, where the shapes show some.
    const fn collision(&self, message: Message, left: &PartShape, right: &PartShape) -> Message {
        let s = self.separator;
        // Left and right of the first tuple, then of the second; each in two pieces with the separator between them.
        let (one, other): ([[&str; 3]; 2], [[&str; 3]; 2]) =
            match (is_free_text(&left.shape), is_free_text(&right.shape)) {
                (true, true) => (
                    [["a", s, "b"], ["c", "", ""]],
                    [["a", "", ""], ["b", s, "c"]],
                ),
                (true, false) if right.shape.leading.contains('-') && is_hyphen(s) => (
                    [["a", s, ""], ["1", "", ""]],
                    [["a", "", ""], ["-1", "", ""]],
                ),
                (true, false) => match preceded_name(right.shape.names, s) {
                    Some((short, long)) => {
                        let (short, long) = (right.shape.names[short], right.shape.names[long]);
                        let before = long.split_at(long.len() - short.len() - s.len()).0;
                        (
                            [["a", s, before], [short, "", ""]],
                            [["a", "", ""], [long, "", ""]],
                        )
                    }
                    None => return message,
                },
                (false, true) => match continued_name(left.shape.names, s) {
                    Some((short, long)) => {
                        let (short, long) = (left.shape.names[short], left.shape.names[long]);
                        let behind = long.split_at(short.len() + s.len()).1;
                        (
                            [[long, "", ""], ["c", "", ""]],
                            [[short, "", ""], [behind, s, "c"]],
                        )
                    }
                    None => return message,
                },
                (false, false) => return message,
            };
        let message = tuple(message.text(": ("), one).text(") and (");
        let message = tuple(message, other).text(") both make `");
        let [[a, b, c], [d, e, f]] = one;
        message
            .text(a)
            .text(b)
            .text(c)
            .text(s)
            .text(d)
            .text(e)
            .text(f)
            .text("`")
    }
}

const fn tuple(message: Message, [[a, b, c], [d, e, f]]: [[&str; 3]; 2]) -> Message {
    message
        .text("\"")
        .text(a)
        .text(b)
        .text(c)
        .text("\", \"")
        .text(d)
        .text(e)
        .text(f)
        .text("\"")
}

/// Whether any text is one of the type, as far as an example needs it.
const fn is_free_text(shape: &Shape) -> bool {
    let set = &shape.ascii;
    shape.names.is_empty() && set.contains('a') && set.contains('b') && set.contains('c')
}

const fn is_hyphen(separator: &str) -> bool {
    matches!(separator.as_bytes(), b"-")
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

/// Whether the store forbids a character of `text`. What it forbids is ASCII, or begins with the byte of U+0080 to U+009F.
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
