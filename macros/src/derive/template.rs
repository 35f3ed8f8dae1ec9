//! Templates: the names of containers and ids, `telemetry-{at:month}`.

use crate::derive::text::{Epoch, Fold, Format, MOST_DIGITS, Period};

/// Text and fields, in order.
pub(crate) struct Template(pub(crate) Vec<Piece>);

pub(crate) enum Piece {
    Literal(String),
    /// A field by its name in the document, or by the names on the way to a nested one.
    Field(Vec<String>, Format),
}

impl Template {
    /// The grammar is that of layouts, without a suffix and without `%`.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let (mut pieces, mut literal) = (Vec::new(), String::new());
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let behind = &rest[c.len_utf8()..];
            if (c == '{' || c == '}') && behind.starts_with(c) {
                literal.push(c);
                rest = &behind[1..];
            } else if c == '{' {
                let end = end_of_field(behind)
                    .ok_or("`{` opens a field, and no `}` closes it; a brace that is meant is written twice, `{{`")?;
                if !literal.is_empty() {
                    pieces.push(Piece::Literal(std::mem::take(&mut literal)));
                }
                pieces.push(field(&behind[..end])?);
                rest = &behind[end + 1..];
            } else if c == '}' {
                return Err(
                    "`}` closes no field; a brace that is meant is written twice, `}}`".into(),
                );
            } else {
                literal.push(c);
                rest = behind;
            }
        }
        if !literal.is_empty() {
            pieces.push(Piece::Literal(literal));
        }
        Ok(Self(pieces))
    }
}

/// Where the `}` is that closes a field; not one in quotes.
fn end_of_field(text: &str) -> Option<usize> {
    let (mut in_quotes, mut is_escaped) = (false, false);
    text.char_indices().find_map(|(at, c)| {
        let is_end = c == '}' && !in_quotes;
        in_quotes ^= c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        is_end.then_some(at)
    })
}

/// `at:ms:month`
fn field(text: &str) -> Result<Piece, String> {
    let (mut name, mut rest) = (Vec::new(), text);
    loop {
        let segment;
        (segment, rest) = segment_of(rest)?;
        name.push(segment);
        let Some(nested) = rest.strip_prefix('.') else {
            break;
        };
        rest = nested;
    }
    let (mut format, mut last) = (Format::default(), 0);
    while let Some(options) = rest.strip_prefix(':') {
        let end = match options.strip_prefix("?\"") {
            Some(quoted) => {
                2 + end_of_quotes(quoted).ok_or("the text behind `?` does not end with `\"`")?
            }
            None => options.find(':').unwrap_or(options.len()),
        };
        let (option, behind) = options.split_at(end);
        let rank = set(&mut format, option)?;
        if rank <= last {
            return Err(format!(
                "`{option}` does not stand there: the order is `?\"none\"`, `s` or `ms`, then a period, zeros or a case"
            ));
        }
        (last, rest) = (rank, behind);
    }
    let name_text = name.join(".");
    if !rest.is_empty() {
        return Err(format!(
            "`{rest}` behind the field `{name_text}` is no option, as in `{{at:day}}`"
        ));
    }
    if format.epoch.is_some() && format.rollup.is_none() {
        return Err(format!(
            "`{name_text}` has an epoch and no period: write `{{{name_text}:ms:day}}`"
        ));
    }
    Ok(Piece::Field(name, format))
}

/// A name, bare or in quotes, and what is behind it.
fn segment_of(text: &str) -> Result<(String, &str), String> {
    if let Some(inner) = text.strip_prefix('"') {
        let end = end_of_quotes(inner).ok_or("the name in quotes does not end with `\"`")?;
        return Ok((unquoted(&inner[..end - 1])?, &inner[end..]));
    }
    let (name, rest) = text.split_at(text.find([':', '.']).unwrap_or(text.len()));
    if name.is_empty() {
        return Err("a field in braces needs its name, as in `{at:day}`".into());
    }
    Ok((name.into(), rest))
}

/// The length of what is in quotes, with the one behind.
fn end_of_quotes(inner: &str) -> Option<usize> {
    let mut is_escaped = false;
    inner.char_indices().find_map(|(at, c)| {
        let is_end = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        is_end.then_some(at + 1)
    })
}

/// The text that stands in quotes, as in JSON.
fn unquoted(text: &str) -> Result<String, String> {
    let (mut plain, mut rest) = (String::new(), text);
    while let Some((before, escape)) = rest.split_once('\\') {
        plain.push_str(before);
        let hex = escape.strip_prefix('u').and_then(|hex| hex.get(..4));
        // A sign would be read as a part of the number.
        let code = hex
            .filter(|hex| hex.bytes().all(|c| c.is_ascii_hexdigit()))
            .and_then(|hex| u32::from_str_radix(hex, 16).ok())
            .and_then(char::from_u32);
        rest = match (escape.chars().next(), code) {
            (Some(c @ ('"' | '\\')), _) => {
                plain.push(c);
                &escape[1..]
            }
            (Some('u'), Some(c)) => {
                plain.push(c);
                &escape[5..]
            }
            _ => {
                return Err(format!(
                    "`\\{escape}` is no escape: there are `\\\"`, `\\\\` and `\\u001f`"
                ));
            }
        };
    }
    Ok(plain + rest)
}

/// Sets the option that is written like this, and gives its place in the order.
fn set(format: &mut Format, option: &str) -> Result<u8, String> {
    let width = || {
        let digits = option.strip_prefix('0')?;
        let width = digits.parse().ok();
        let width = width.filter(|width| (1..=MOST_DIGITS).contains(width));
        width.filter(|_| !digits.starts_with('0'))
    };
    let none = option
        .strip_prefix("?\"")
        .and_then(|none| none.strip_suffix('"'));
    if let Some(none) = none {
        if none.is_empty() {
            return Err("the text of an absent value is not empty".into());
        }
        format.none = Some(unquoted(none)?);
        return Ok(1);
    }
    if let Some(epoch) = Epoch::from_name(option) {
        format.epoch = Some(epoch);
        return Ok(2);
    }
    if let Some(period) = Period::from_name(option) {
        format.rollup = Some(period);
    } else if let Some(width) = width() {
        format.pad = Some(width);
    } else if let Some(case) = Fold::from_name(option) {
        format.case = Some(case);
    } else {
        return Err(format!(
            "`{option}` is no option of a field: there are `year`, `month`, `day`, `hour`, `minute`, `s` and `ms` before one of \
             these, `06` for zeros before six digits, `lower`, `upper`, and `?\"none\"` for an absent value"
        ));
    }
    if format.epoch.is_some() && format.rollup.is_none() {
        return Err(format!(
            "`{option}` does not go with an epoch: a period does, as in `ms:day`"
        ));
    }
    Ok(3)
}

#[cfg(test)]
mod tests {
    use super::{Piece, Template};

    fn name_of(template: &str) -> Option<String> {
        match &Template::parse(template).ok()?.0[..] {
            [Piece::Field(name, _)] => Some(name.join(".")),
            _ => None,
        }
    }

    #[test]
    fn escapes_are_those_of_layouts() {
        assert_eq!(name_of(r#"{"a\"b\\c\u001f"}"#).unwrap(), "a\"b\\c\u{1f}");
        for wrong in [r"\u+01f", r"\u01f", r"\u-001", r"\n", r"\ud800", r"\"] {
            assert_eq!(name_of(&format!("{{\"{wrong}\"}}")), None, "{wrong}");
        }
    }
}
