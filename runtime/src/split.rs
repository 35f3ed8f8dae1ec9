//! How a key comes apart again: where each part ends, read from the left or from the right.

use crate::Shape;
use crate::proof::KeyShape;

/// Whether the end of such a part can be found by someone who knows where it starts.
pub const fn determined_from_left(shape: &Shape, separator: &str, escape: bool) -> bool {
    shape.fixed_chars.is_some()
        || escape && shape.text
        || !shape.names.is_empty() && continued_name(shape.names, separator).is_none()
        || lacks_a_character(shape, separator, true)
}

/// Whether the start of such a part can be found by someone who knows where it ends.
pub const fn determined_from_right(shape: &Shape, separator: &str, escape: bool) -> bool {
    shape.fixed_chars.is_some()
        || escape && shape.text
        || !shape.names.is_empty() && preceded_name(shape.names, separator).is_none()
        || lacks_a_character(shape, separator, false)
}

/// Whether some character of the separator cannot occur in the part, except, from the left, at its start.
const fn lacks_a_character(shape: &Shape, separator: &str, from_left: bool) -> bool {
    let bytes = separator.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        // A byte that is no ASCII stands for a character beyond ASCII.
        let occurs = if bytes[i].is_ascii() {
            let c = bytes[i] as char;
            shape.ascii.contains(c) && !(from_left && shape.leading.contains(c))
        } else {
            shape.beyond_ascii
        };
        if !occurs {
            return true;
        }
        i += 1;
    }
    false
}

/// Two names of which one goes on, behind a separator, where the other ends: `a` and `a-b`.
pub const fn continued_name(names: &[&str], separator: &str) -> Option<(usize, usize)> {
    let (mut i, mut j) = (0, 0);
    while i < names.len() {
        if starts_with(names[j], names[i], separator) {
            return Some((i, j));
        }
        (i, j) = if j + 1 < names.len() {
            (i, j + 1)
        } else {
            (i + 1, 0)
        };
    }
    None
}

/// Two names of which one ends, behind a separator, with the other: `b` and `a-b`.
pub const fn preceded_name(names: &[&str], separator: &str) -> Option<(usize, usize)> {
    let (mut i, mut j) = (0, 0);
    while i < names.len() {
        if ends_with(names[j], separator, names[i]) {
            return Some((i, j));
        }
        (i, j) = if j + 1 < names.len() {
            (i, j + 1)
        } else {
            (i + 1, 0)
        };
    }
    None
}

const fn starts_with(text: &str, first: &str, second: &str) -> bool {
    text.len() >= first.len() + second.len()
        && same_at(text, first, 0)
        && same_at(text, second, first.len())
}

const fn ends_with(text: &str, first: &str, second: &str) -> bool {
    text.len() >= first.len() + second.len()
        && same_at(text, first, text.len() - second.len() - first.len())
        && same_at(text, second, text.len() - second.len())
}

const fn same_at(text: &str, part: &str, at: usize) -> bool {
    let (text, part) = (text.as_bytes(), part.as_bytes());
    let mut i = 0;
    while i < part.len() {
        if text[at + i] != part[i] {
            return false;
        }
        i += 1;
    }
    true
}

impl KeyShape {
    /// How many parts, from the first on, are determined from the left.
    pub const fn determined_at_the_start(&self) -> usize {
        let mut i = 0;
        while i < self.parts.len()
            && determined_from_left(&self.parts[i].shape, self.separator, self.escape)
        {
            i += 1;
        }
        i
    }

    /// How many parts, from the last back, are determined from the right.
    pub const fn determined_at_the_end(&self) -> usize {
        let mut i = 0;
        while i < self.parts.len() {
            let part = &self.parts[self.parts.len() - 1 - i];
            if !determined_from_right(&part.shape, self.separator, self.escape) {
                break;
            }
            i += 1;
        }
        i
    }

    /// The texts of the parts of a key without its suffix, still escaped; or `None` where it is no such key.
    ///
    /// Parts are taken off the left and off the right; what remains is the one part that may contain anything.
    pub fn split<'k, const N: usize>(&self, key: &'k str) -> Option<[&'k str; N]> {
        let mut texts = [""; N];
        let from_left = self.determined_at_the_start().min(N.checked_sub(1)?);
        let mut rest = key;
        for i in 0..from_left {
            let end = self.end_from_left(&self.parts.get(i)?.shape, rest)?;
            (texts[i], rest) = rest.split_at_checked(end)?;
            rest = rest.strip_prefix(self.separator)?;
        }
        for i in (from_left + 1..N).rev() {
            let start = self.start_from_right(&self.parts.get(i)?.shape, rest)?;
            (rest, texts[i]) = rest.split_at_checked(start)?;
            rest = rest.strip_suffix(self.separator)?;
        }
        texts[from_left] = rest;
        Some(texts)
    }

    fn end_from_left(&self, shape: &Shape, rest: &str) -> Option<usize> {
        let separator = self.separator;
        if self.escape && shape.text {
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
        // The sign, if it is one, belongs to the part.
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

    fn start_from_right(&self, shape: &Shape, rest: &str) -> Option<usize> {
        let separator = self.separator;
        if self.escape && shape.text {
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
}
