//! How a key is split: where each part ends, read from the left or from the right.

use synthetic_key_format::engine::names::NameTable;
use synthetic_key_format::engine::without_zeros;

use crate::PartShape;
use crate::declaration::{Part, Piece, count_parts, literal, part};

/// Whether the end of such a part can be found by someone who knows where it starts; or, from the right, its start by
/// someone who knows where it ends.
pub const fn is_determined(
    shape: &PartShape,
    separator: &str,
    escape: bool,
    from_left: bool,
) -> bool {
    // The compiler evaluates this for every part, and calls are expensive there.
    if shape.fixed_chars.is_some() || escape && shape.text {
        return true;
    }
    // Some character of the separator cannot occur in the part; from the left, it may occur at its start.
    let bytes = separator.as_bytes();
    let possible = if from_left {
        shape.ascii.0 & !shape.leading.0
    } else {
        shape.ascii.0
    };
    let mut i = 0;
    while i < bytes.len() {
        let byte = bytes[i];
        // A byte that is not ASCII belongs to a character beyond ASCII.
        let occurs = if byte < 0x80 {
            possible >> byte & 1 == 1
        } else {
            shape.beyond_ascii
        };
        if !occurs {
            return true;
        }
        i += 1;
    }
    // All of them can occur. If the part has names, check whether one can be confused with another.
    !shape.names.is_empty() && confusable_names(shape.names, separator, from_left).is_none()
}

/// Two names that can be confused, the shorter first. From the left: the longer one followed by the separator starts with
/// the shorter one and the separator; so `a` and `a-b` with `-`, and `a` and `a-` with `--`. From the right: the separator
/// followed by the longer one ends with the separator and the shorter one.
///
/// From the left that means: in the longer name followed by the separator, the separator is at some place inside the name,
/// and the text before this place is a name, too. So the separator is tried at every place of every name, and where it fits,
/// the text before it is searched among the names. That takes as many steps as the names have bytes, and a search for each
/// separator in them. From the right the same is done with the separator followed by the name, and the text after the place.
///
/// Such a longer name has every character of the separator. If it does not have the whole separator, then a piece of it,
/// after which the separator starts again: then it repeats this piece up to its end, and has no other characters.
pub const fn confusable_names(
    names: &'static [&'static str],
    separator: &str,
    from_left: bool,
) -> Option<(&'static str, &'static str)> {
    let separator = separator.as_bytes();
    // The byte of the separator that is next to what remains. In an id there may be nothing between two parts.
    let edge = match separator {
        [first, ..] if from_left => Some(*first),
        [.., last] => Some(*last),
        [] => None,
    };
    let table = NameTable::of(names, from_left);
    let (len, mut i) = (names.len(), 0);
    while i < len {
        let name = names[i].as_bytes();
        let text = if from_left {
            [name, separator]
        } else {
            [separator, name]
        };
        // What remains of the name, from nothing of it to all but one byte.
        let (end, mut rest, mut hash) = (name.len(), 0, NameTable::NO_BYTES);
        while rest < end {
            let at = if from_left { rest } else { end - rest };
            let byte = if from_left { name[at] } else { name[at - 1] };
            let is_possible = match edge {
                Some(edge) => edge == byte,
                None => true,
            };
            if is_possible && has_at(text, at, separator) {
                let (before, after) = name.split_at(at);
                let rest = if from_left { before } else { after };
                if let Some(short) = table.get(names, rest, hash) {
                    return Some((short, names[i]));
                }
            }
            hash = NameTable::hash(hash, byte);
            rest += 1;
        }
        i += 1;
    }
    None
}

/// Whether `part` is at this place of two texts in a row, which have room for it there.
const fn has_at(text: [&[u8]; 2], at: usize, part: &[u8]) -> bool {
    let (len, mut i) = (part.len(), 0);
    while i < len {
        if byte_at(text, at + i) != part[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// The byte of two texts in a row.
const fn byte_at([first, second]: [&[u8]; 2], at: usize) -> u8 {
    if at < first.len() {
        first[at]
    } else {
        second[at - first.len()]
    }
}

/// How many pieces are split off at the start. The part behind them is what remains between both ends.
pub(crate) const fn determined_at_the_start(pieces: &'static [Piece]) -> usize {
    let (mut rest, mut i) = (count_parts(pieces), 0);
    while i < pieces.len() {
        if let Some(part) = part(pieces, i) {
            let separator = literal(pieces, i + 1);
            rest -= 1;
            if rest == 0 || !is_determined(&part.shape, separator, part.escape.is_some(), true) {
                return i;
            }
        }
        i += 1;
    }
    i
}

/// The strings of all parts in a string that these pieces write, in order, and the number behind them. The first
/// `from_left` pieces are read from the left and the others from the right.
pub(crate) fn split<'k>(
    pieces: &'static [Piece],
    from_left: usize,
    key: &'k str,
    texts: &mut [&'k str],
) -> Option<()> {
    let (mut rest, mut at) = (key, 0);
    let number_at = count_parts(pieces);
    let (before, remaining) = pieces.split_at_checked(from_left)?;
    for (place, piece) in before.iter().enumerate() {
        match piece {
            Piece::Literal(text) => rest = rest.strip_prefix(text)?,
            Piece::Number(number) => {
                let behind = rest.trim_start_matches(|c: char| c.is_ascii_digit());
                let digits = rest.strip_suffix(behind)?;
                number.range.parse(digits)?;
                *texts.get_mut(number_at)? = without_zeros(digits);
                rest = behind;
            }
            Piece::Part(part) => {
                let end = end_from_left(part, literal(pieces, place + 1), rest)?;
                (*texts.get_mut(at)?, rest) = rest.split_at_checked(end)?;
                at += 1;
            }
            Piece::Level => return None,
        }
    }
    let Some((_, behind)) = remaining.split_first() else {
        return rest.is_empty().then_some(());
    };
    let mut last = number_at;
    for (place, piece) in behind.iter().enumerate().rev() {
        match piece {
            Piece::Literal(text) => rest = rest.strip_suffix(text)?,
            Piece::Number(number) => {
                let end = rest.trim_end_matches(|c: char| c.is_ascii_digit()).len();
                let (before, digits) = rest.split_at(end);
                number.range.parse(digits)?;
                *texts.get_mut(number_at)? = without_zeros(digits);
                rest = before;
            }
            Piece::Part(part) => {
                // The piece before it; `place` counts from the one after `from_left`.
                let start = start_from_right(part, literal(pieces, from_left + place), rest)?;
                last = last.checked_sub(1)?;
                (rest, *texts.get_mut(last)?) = rest.split_at_checked(start)?;
            }
            Piece::Level => return None,
        }
    }
    *texts.get_mut(at)? = rest;
    Some(())
}

/// Where the first part of the rest ends.
fn end_from_left(part: &Part, separator: &str, rest: &str) -> Option<usize> {
    let shape = &part.shape;
    if part.escape.is_some() {
        return rest.find(separator);
    }
    if let Some(chars) = shape.fixed_chars {
        return rest
            .char_indices()
            .map(|(at, _)| at)
            .chain([rest.len()])
            .nth(chars);
    }
    if !shape.names.is_empty() {
        let follows = |name: &&&str| {
            rest.strip_prefix(**name)
                .is_some_and(|rest| rest.starts_with(separator))
        };
        return shape.names.iter().find(follows).map(|name| name.len());
    }
    // A sign belongs to the part.
    let sign = rest
        .chars()
        .next()
        .filter(|&c| shape.leading.contains(c))
        .map_or(0, char::len_utf8);
    let (at, c) = separator
        .char_indices()
        .find(|&(_, c)| !shape.can_contain(c) || shape.leading.contains(c))?;
    (sign + rest.get(sign..)?.find(c)?).checked_sub(at)
}

/// Where the last part of the rest starts.
fn start_from_right(part: &Part, separator: &str, rest: &str) -> Option<usize> {
    let shape = &part.shape;
    if part.escape.is_some() {
        return rest.rfind(separator).map(|at| at + separator.len());
    }
    if let Some(chars) = shape.fixed_chars {
        let starts = rest.char_indices().rev().map(|(at, _)| at);
        return [rest.len()].into_iter().chain(starts).nth(chars);
    }
    if !shape.names.is_empty() {
        let precedes = |name: &&&str| {
            rest.strip_suffix(**name)
                .is_some_and(|rest| rest.ends_with(separator))
        };
        return shape
            .names
            .iter()
            .find(precedes)
            .map(|name| rest.len() - name.len());
    }
    let (at, c) = separator
        .char_indices()
        .rev()
        .find(|&(_, c)| !shape.can_contain(c))?;
    Some(rest.rfind(c)? + separator.len() - at)
}
