//! How a key comes apart again: where each part ends, read from the left or from the right.

use crate::PartShape;
use crate::proof::declaration::KeyInfo;

/// Whether the end of such a part can be found by someone who knows where it starts; or, from the right, its start by
/// someone who knows where it ends.
pub const fn is_determined(
    shape: &PartShape,
    separator: &str,
    escape: bool,
    from_left: bool,
) -> bool {
    // The compiler asks this of every part: patterns cost it less than calls.
    if let Some(_) = shape.fixed_chars {
        return true;
    }
    if escape && shape.text {
        return true;
    }
    let [] = shape.names else {
        return confusable_names(shape.names, separator, from_left).is_none();
    };
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
        // A byte that is not ASCII stands for a character beyond ASCII.
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
    false
}

/// Two names that can be confused, the shorter first. From the left: the longer, with the separator behind it, starts with
/// the shorter and the separator; so `a` and `a-b` with `-`, and `a` and `a-` with `--`. From the right: the separator and
/// the longer end with the separator and the shorter.
pub const fn confusable_names(
    names: &'static [&'static str],
    separator: &str,
    from_left: bool,
) -> Option<(&'static str, &'static str)> {
    let (mut i, mut j) = (0, 0);
    while i < names.len() {
        if names[i].len() < names[j].len()
            && is_confusable(names[i], names[j], separator, from_left)
        {
            return Some((names[i], names[j]));
        }
        (i, j) = if j + 1 < names.len() {
            (i, j + 1)
        } else {
            (i + 1, 0)
        };
    }
    None
}

const fn is_confusable(short: &str, long: &str, separator: &str, from_left: bool) -> bool {
    let separator = separator.as_bytes();
    let (short, long, behind) = if from_left {
        (
            [short.as_bytes(), separator],
            [long.as_bytes(), separator],
            0,
        )
    } else {
        let behind = long.len() - short.len();
        (
            [separator, short.as_bytes()],
            [separator, long.as_bytes()],
            behind,
        )
    };
    let mut i = 0;
    while i < short[0].len() + short[1].len() {
        if byte_at(short, i) != byte_at(long, behind + i) {
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

impl KeyInfo {
    /// How many parts, from the first on, are determined from the left.
    fn determined_at_the_start(&self) -> usize {
        let options = self.options();
        let (separator, escape) = (options.separator, options.escape.is_some());
        let mut parts = self.parts.iter();
        let open = parts.position(|part| !is_determined(part.shape, separator, escape, true));
        open.unwrap_or(self.parts.len())
    }

    /// Takes a key without its suffix apart: puts the texts of the parts, still escaped, into `texts`, which has room for
    /// them. `None` where it is no such key.
    ///
    /// Parts are taken off the left and off the right; what remains is the one part that may contain anything.
    pub(crate) fn split<'k>(&self, key: &'k str, texts: &mut [&'k str]) -> Option<()> {
        let from_left = self
            .determined_at_the_start()
            .min(texts.len().checked_sub(1)?);
        let mut rest = key;
        for (part, text) in self.parts.iter().zip(&mut *texts).take(from_left) {
            let end = self.end_from_left(part.shape, rest)?;
            (*text, rest) = rest.split_at_checked(end)?;
            rest = rest.strip_prefix(self.options().separator)?;
        }
        for (part, text) in self.parts.iter().zip(&mut *texts).skip(from_left + 1).rev() {
            let start = self.start_from_right(part.shape, rest)?;
            (rest, *text) = rest.split_at_checked(start)?;
            rest = rest.strip_suffix(self.options().separator)?;
        }
        *texts.get_mut(from_left)? = rest;
        Some(())
    }

    fn end_from_left(&self, shape: &PartShape, rest: &str) -> Option<usize> {
        let separator = self.options().separator;
        if self.options().escape.is_some() && shape.text {
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

    fn start_from_right(&self, shape: &PartShape, rest: &str) -> Option<usize> {
        let separator = self.options().separator;
        if self.options().escape.is_some() && shape.text {
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
