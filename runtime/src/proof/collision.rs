//! An example for a message: two different items that share a key.

use synthetic_key_format::engine::message::Message;

use crate::PartShape;
use crate::key::split::confusable_names;
use crate::proof::prove::Ambiguous;

/// Reports that parts can be read in two ways; the two are the first and the last of these.
pub(super) const fn explain_collision(between: &Ambiguous, wrong: &mut Message) {
    let Ambiguous {
        left,
        right,
        separator,
        is_pair,
    } = *between;
    wrong
        .text("`")
        .text(left.name)
        .text("` and `")
        .text(right.name)
        .text("` can both contain the separator `")
        .text(separator)
        .text("`, so different items share a key");
    if is_pair && let Some(items) = collision(separator, &left.shape, &right.shape) {
        show(separator, items, wrong);
    }
    wrong.text(
        ", and whoever reads one reads the other's data; escape text, `#[pk(escape)]` on the type",
    );
    if !is_free_text(&left.shape) || !is_free_text(&right.shape) {
        wrong.text(
            "; or take a separator that one of them cannot contain, `#[pk(separator = \"|\")]`",
        );
    }
    if is_minus(separator) && is_signed(&right.shape) {
        wrong
            .text("; or make `")
            .text(right.name)
            .text("` an unsigned integer, which has no `-`");
    }
    wrong.text(
        "; or make one of them a type that always has the same length, such as a UUID or a date; \
         or accept it, where items are stored under such keys, `#[pk(ambiguous)]` on the type",
    );
}

/// A left and a right text, each in three pieces.
type Item = [[&'static str; 3]; 2];

/// Values of two neighbouring parts that make the same key, if the shapes show some.
const fn collision(s: &'static str, left: &PartShape, right: &PartShape) -> Option<[Item; 2]> {
    match (is_free_text(left), is_free_text(right)) {
        (true, true) => Some([
            [["a", s, "b"], ["c", "", ""]],
            [["a", "", ""], ["b", s, "c"]],
        ]),
        (true, false) if is_minus(s) && is_signed(right) => Some([
            [["a", s, ""], ["1", "", ""]],
            [["a", "", ""], ["-1", "", ""]],
        ]),
        (true, false) => {
            let Some((short, long)) = confusable_names(right.names, s, false) else {
                return None;
            };
            // The text before `short` in the separator and `long`: the whole separator and more, or a piece of it.
            let extra = long.len() - short.len();
            let (first, before) = if extra < s.len() {
                (s.split_at(extra).0, "")
            } else {
                (s, long.split_at(extra - s.len()).0)
            };
            Some([
                [["a", first, before], [short, "", ""]],
                [["a", "", ""], [long, "", ""]],
            ])
        }
        (false, true) => {
            let Some((short, long)) = confusable_names(left.names, s, true) else {
                return None;
            };
            // The text after `short` and the separator in `long` and the separator: of both, or only of the latter.
            let end = short.len() + s.len();
            let (behind, last) = if end > long.len() {
                (s.split_at(end - long.len()).1, "")
            } else {
                (long.split_at(end).1, s)
            };
            Some([
                [[long, "", ""], ["c", "", ""]],
                [[short, "", ""], [behind, last, "c"]],
            ])
        }
        (false, false) => None,
    }
}

/// Shows both items, and their key.
const fn show(separator: &'static str, [one, other]: [Item; 2], wrong: &mut Message) {
    item(one, wrong.text(": "));
    item(other, wrong.text(" and "));
    let [left, right] = one;
    pieces(left, wrong.text(" both make `"));
    pieces(right, wrong.text(separator));
    wrong.text("`");
}

const fn item([left, right]: Item, wrong: &mut Message) {
    pieces(left, wrong.text("(\""));
    pieces(right, wrong.text("\", \""));
    wrong.text("\")");
}

const fn pieces([first, second, third]: [&str; 3], wrong: &mut Message) {
    wrong.text(first).text(second).text(third);
}

const fn is_minus(separator: &str) -> bool {
    matches!(separator.as_bytes(), b"-")
}

/// Whether the text may start with the sign of a number.
const fn is_signed(shape: &PartShape) -> bool {
    shape.leading.contains('-') && shape.names.is_empty() && !is_free_text(shape)
}

/// Whether the type can have any text, as far as examples need it.
pub(super) const fn is_free_text(shape: &PartShape) -> bool {
    let set = &shape.ascii;
    shape.names.is_empty() && set.contains('a') && set.contains('b') && set.contains('c')
}
