//! The sentences that the compiler prints where a proof fails: what would happen to the data, and the fix as code.

use crate::PartShape;
use crate::key::split::confusable_names;
use crate::proof::declaration::{KeyInfo, PartInfo};
use crate::proof::message::Message;
use crate::proof::prove::is_free_text;

/// Of a type that is written, where nothing puts its key into the document.
pub const WITHOUT_KEY: &str = "SK0405: this type implements `Serialize`, and its documents would be stored without their key; \
     let the type write it, `#[serde(remote = \"Self\")]`; \
     or keep the plain serde impls, `#[pk(keyed)]`, and write documents as `Keyed<T>`";

impl KeyInfo {
    pub(crate) const fn explain_ambiguous(&self, message: Message) -> Message {
        let (start, end) = (self.determined_at_the_start(), self.determined_at_the_end());
        let last = self.parts.len() - 1 - end;
        let (left, right) = (&self.parts[start], &self.parts[last]);
        let mut message = message
            .text("SK0601: `")
            .text(left.0)
            .text("` and `")
            .text(right.0)
            .text("` can both contain the separator `")
            .text(self.options().separator)
            .text("`, so different items share a key");
        if start + 1 == last {
            message = self.collision(message, left, right);
        }
        message = message.text(
            ", and whoever reads one reads the other's data; escape text, `#[pk(escape)]` on the type",
        );
        if !is_free_text(left.1) || !is_free_text(right.1) {
            message = message.text(
                "; or take a separator that one of them cannot contain, `#[pk(separator = \"|\")]`",
            );
        }
        if is_minus(self.options().separator) && is_signed(right.1) {
            message = message
                .text("; or make `")
                .text(right.0)
                .text("` an unsigned integer, which has no `-`");
        }
        message.text(
            "; or make one of them a type that always has the same length, as a UUID or a date",
        )
    }

    /// Two neighbours' values that make one key, where the shapes show some.
    const fn collision(&self, message: Message, left: &PartInfo, right: &PartInfo) -> Message {
        let s = self.options().separator;
        let is_signed = is_minus(s) && is_signed(right.1);
        // Two tuples of a left and a right text, each text in three pieces.
        let [one, other]: [Tuple; 2] = match (is_free_text(left.1), is_free_text(right.1)) {
            (true, true) => [
                [["a", s, "b"], ["c", "", ""]],
                [["a", "", ""], ["b", s, "c"]],
            ],
            (true, false) if is_signed => [
                [["a", s, ""], ["1", "", ""]],
                [["a", "", ""], ["-1", "", ""]],
            ],
            (true, false) => {
                let Some((short, long)) = confusable_names(right.1.names, s, false) else {
                    return message;
                };
                // What stands before `short` in the separator and `long`: the whole separator and more, or a piece of it.
                let extra = long.len() - short.len();
                let (first, before) = if extra < s.len() {
                    (s.split_at(extra).0, "")
                } else {
                    (s, long.split_at(extra - s.len()).0)
                };
                [
                    [["a", first, before], [short, "", ""]],
                    [["a", "", ""], [long, "", ""]],
                ]
            }
            (false, true) => {
                let Some((short, long)) = confusable_names(left.1.names, s, true) else {
                    return message;
                };
                // What stands behind `short` and the separator in `long` and the separator: of both, or of the latter alone.
                let end = short.len() + s.len();
                let (behind, last) = if end > long.len() {
                    (s.split_at(end - long.len()).1, "")
                } else {
                    (long.split_at(end).1, s)
                };
                [
                    [[long, "", ""], ["c", "", ""]],
                    [[short, "", ""], [behind, last, "c"]],
                ]
            }
            (false, false) => return message,
        };
        let message =
            tuple(tuple(message.text(": "), one).text(" and "), other).text(" both make `");
        let [left, right] = one;
        pieces(pieces(message, left).text(s), right).text("`")
    }

    pub(crate) const fn explain_few(&self, message: Message) -> Message {
        message
            .text("SK0602: the types of this key can make ")
            .number(self.distinct())
            .text(" different keys, and at least ")
            .number(self.options().min_distinct)
            .text(
                " are expected: what shares a key stays together on one partition, whatever its size and its traffic; \
                 add a part with more values, or a suffix, `#[pk(hash_suffix = 400)]` on what you query by; \
                 or say that so few are enough, `#[pk(min_distinct = ",
            )
            .number(self.distinct())
            .text(")]` on the type")
    }

    pub(crate) const fn explain_long(&self, message: Message) -> Message {
        let (which, len) = if self.min_len() > self.options().store.keys().length().max() {
            ("shortest", self.min_len())
        } else {
            ("longest", self.max_len())
        };
        message
            .text("SK0603: the ")
            .text(which)
            .text(" key of these types is ")
            .number(len as u64)
            .text(" bytes long, and the store takes ")
            .number(self.options().store.keys().length().max() as u64)
            .text(
                ": items could not be written; take fewer or shorter parts, \
                 or hash one of them, `#[pk(hash_suffix = 400)]`",
            )
    }

    pub(crate) const fn explain_hot(&self, message: Message) -> Message {
        message.text("SK0604: this key is made of time alone (`").text(self.parts[0].0).text(
            "`), so every write of a moment goes to one key, and one partition takes them all; \
             spread them with a suffix, `#[pk(hash_suffix = 400)]` on what you query by, or add a part; \
             or say that the write rate is low, `#[pk(time_only)]` on the type",
        )
    }

    pub(crate) const fn explain_forbidden(&self, message: Message) -> Message {
        let separator = match self.forbidden_separator() {
            Some(separator) => separator,
            None => "",
        };
        message
            .text("SK0605: every key contains `")
            .text(separator)
            .text(
                "`, which the store forbids, and it would refuse every item; \
             take a separator without `/`, `\\`, `#`, `?` and control characters",
            )
    }

    pub(crate) const fn explain_id(&self, message: Message) -> Message {
        if let Some(text) = self.forbidden_in_id() {
            return message.text("SK0605: every id contains `").text(text).text(
                "`, which the store forbids, and it would refuse every item; \
                 take a text without `/`, `\\`, `#`, `?` and control characters",
            );
        }
        let Some([left, right]) = self.ambiguous_id() else {
            return message.text(
                "SK0614: the id of an item is a string in this store, and the field is stored as another type; \
                 make the field a `String`, or give it another name, so that the id is added beside it",
            );
        };
        message
            .text("SK0614: `")
            .text(left)
            .text("` and `")
            .text(right)
            .text(
                "` can run into each other in the id, so different items share one, and one overwrites the other; \
                 put a text between them that one of them cannot contain, `#[pk(id = \"{a}|{b}\")]`; \
                 or take a part that always has the same length, as a UUID or a rollup",
            )
    }

    pub(crate) const fn explain_container(&self, message: Message) -> Message {
        let text = match self.unfit_container() {
            Some(text) => text,
            None => "",
        };
        message
            .text("SK0615: the name of the container contains `")
            .text(text)
            .text("`, which the store does not take: ")
            .text(self.options().store.container_names().chars_rule())
    }
}

const fn is_minus(separator: &str) -> bool {
    matches!(separator.as_bytes(), b"-")
}

/// Whether the text may start with the sign of a number.
const fn is_signed(shape: &PartShape) -> bool {
    shape.leading.contains('-') && shape.names.is_empty() && !is_free_text(shape)
}

type Tuple = [[&'static str; 3]; 2];

const fn tuple(message: Message, [left, right]: Tuple) -> Message {
    let message = pieces(message.text("(\""), left);
    pieces(message.text("\", \""), right).text("\")")
}

const fn pieces(message: Message, [first, second, third]: [&str; 3]) -> Message {
    message.text(first).text(second).text(third)
}
