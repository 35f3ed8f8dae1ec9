//! Parses a template from its text. People write templates by hand, so names are read leniently here and looked up
//! later.

use super::{Template, TemplatePiece};
use crate::options::word_options;
use crate::{Field, FieldOption, FieldPath, LayoutError, OptionKind, Options, Period};

impl Template {
    /// Reads a template as people write it in attributes. It has no options that are only for layouts, and its names
    /// need not be those of a field.
    ///
    /// # Errors
    ///
    /// Braces do not match, or options do not exist or exclude each other.
    ///
    /// ```
    /// use synthetic_key_layout::Template;
    ///
    /// assert!(Template::parse("{device}-{at:ms}").is_ok());
    /// let error = Template::parse("{device").unwrap_err();
    /// assert!(error.to_string().starts_with("`{` opens a field, and no `}` closes it"));
    /// ```
    pub fn parse(text: &str) -> Result<Self, LayoutError> {
        let mut template = Self::default();
        let mut rest = text;
        while let Some(at) = rest.find(['{', '}']) {
            let (literal, brace) = rest.split_at(at);
            template.push_literal(literal);
            rest = read_brace(&mut template, brace)
                .map_err(|error| error.at(text.len() - brace.len()))?;
        }
        template.push_literal(rest);
        Ok(template)
    }
}

/// Reads a doubled brace or a field, and returns the text after it.
fn read_brace<'a>(template: &mut Template, text: &'a str) -> Result<&'a str, LayoutError> {
    let (brace, rest) = text.split_at(1);
    if let Some(rest) = rest.strip_prefix(brace) {
        template.push_literal(brace);
        return Ok(rest);
    }
    if brace == "}" {
        return Err(LayoutError::new(
            "`}` closes no field; a brace that is meant is written twice, `}}`",
        ));
    }
    let end = end_of_field(rest).ok_or_else(|| {
        LayoutError::new(
            "`{` opens a field, and no `}` closes it; a brace that is meant is written twice, `{{`",
        )
    })?;
    template
        .0
        .push(TemplatePiece::Field(read_field(&rest[..end])?));
    Ok(&rest[end + 1..])
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

/// `vehicle.at:ms:month`
fn read_field(text: &str) -> Result<Field, LayoutError> {
    let (first, mut rest) = read_name(text)?;
    let mut names = vec![first];
    while let Some(nested) = rest.strip_prefix('.') {
        let name;
        (name, rest) = read_name(nested)?;
        names.push(name);
    }
    let (options, rest) = read_options(rest)?;
    let name = names.join(".");
    if !rest.is_empty() {
        return Err(LayoutError::new(format!(
            "`{rest}` after the field `{name}` is not an option, such as `{{at:day}}`"
        )));
    }
    if options.epoch().is_some() && options.rollup().is_none() {
        return Err(LayoutError::new(format!(
            "`{name}` has an epoch and no period: write `{{{name}:second}}` for a point in time, `{{{name}:s:second}}` for an integer of seconds"
        )));
    }
    let path = FieldPath::from_iter(names);
    Ok(Field { path, options })
}

/// A name, with or without quotes, and the text after it.
fn read_name(text: &str) -> Result<(String, &str), LayoutError> {
    if let Some(inner) = text.strip_prefix('"') {
        let end = end_of_quotes(inner)
            .ok_or_else(|| LayoutError::new("the name in quotes does not end with `\"`"))?;
        return Ok((unquoted(&inner[..end - 1])?, &inner[end..]));
    }
    let (name, rest) = text.split_at(text.find([':', '.']).unwrap_or(text.len()));
    if name.is_empty() {
        return Err(LayoutError::new(
            "a field in braces needs its name, such as `{at:day}`",
        ));
    }
    Ok((name.into(), rest))
}

/// The options after a name, and the text after them.
fn read_options(mut rest: &str) -> Result<(Options, &str), LayoutError> {
    let (mut options, mut last) = (Options::default(), 0);
    while let Some(text) = rest.strip_prefix(':') {
        let end = match text.strip_prefix("?\"") {
            Some(quoted) => {
                2 + end_of_quotes(quoted)
                    .ok_or_else(|| LayoutError::new("the text after `?` does not end with `\"`"))?
            }
            None => text.find(':').unwrap_or(text.len()),
        };
        let word;
        (word, rest) = text.split_at(end);
        let next = rest.strip_prefix(':').map(first_word);
        let option = read_option(word, next)?;
        let rank = rank(option.kind());
        options = options.with(option);
        if rank == 3 && options.epoch().is_some() && options.rollup().is_none() {
            return Err(LayoutError::new(format!(
                "`{word}` does not go with an epoch: a period does, such as `ms:day`"
            )));
        }
        if rank <= last {
            return Err(LayoutError::new(format!(
                "`{word}` is in the wrong place: the order is `?\"none\"`, `s` or `ms`, then a period, zeros or a case"
            )));
        }
        last = rank;
    }
    Ok((options, rest))
}

/// The place of an option. Options with the same place exclude each other.
fn rank(kind: OptionKind) -> u8 {
    match kind {
        OptionKind::None => 1,
        OptionKind::Epoch => 2,
        OptionKind::Rollup
        | OptionKind::Pad
        | OptionKind::Case
        | OptionKind::Function
        | OptionKind::Escape => 3,
    }
}

/// The text up to the next `:`.
fn first_word(text: &str) -> &str {
    text.split_once(':').map_or(text, |(word, _)| word)
}

fn read_option(word: &str, next: Option<&str>) -> Result<FieldOption, LayoutError> {
    let none = word
        .strip_prefix("?\"")
        .and_then(|none| none.strip_suffix('"'));
    if let Some(none) = none {
        if none.is_empty() {
            return Err(LayoutError::new("the text of an absent value is not empty"));
        }
        return unquoted(none).map(FieldOption::None);
    }
    FieldOption::from_word(word, next).ok_or_else(|| {
        let options = word_options(Period::ALL);
        LayoutError::new(format!(
            "`{word}` is not an option of a field: there are {options}, and `?\"none\"` for an absent value"
        ))
    })
}

/// The length of a text in quotes, with the quote that ends it.
fn end_of_quotes(inner: &str) -> Option<usize> {
    let mut is_escaped = false;
    inner.char_indices().find_map(|(at, c)| {
        let is_end = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        is_end.then_some(at + 1)
    })
}

/// The text in quotes, with JSON's escapes replaced.
fn unquoted(text: &str) -> Result<String, LayoutError> {
    let (mut plain, mut rest) = (String::new(), text);
    while let Some((before, escape)) = rest.split_once('\\') {
        plain.push_str(before);
        let (c, length) = escaped(escape).ok_or_else(|| {
            LayoutError::new(format!(
                "`\\{escape}` is not an escape: there are `\\\"`, `\\\\` and `\\u001f`"
            ))
        })?;
        plain.push(c);
        rest = &escape[length..];
    }
    Ok(plain + rest)
}

/// The character of an escape, given the text after its backslash, and the length of that text.
fn escaped(escape: &str) -> Option<(char, usize)> {
    if let Some(c @ ('"' | '\\')) = escape.chars().next() {
        return Some((c, 1));
    }
    let hex = escape.strip_prefix('u')?.get(..4)?;
    // A sign would be read as a part of the number.
    let is_hex = hex.bytes().all(|c| c.is_ascii_hexdigit());
    let code = u32::from_str_radix(hex, 16).ok().filter(|_| is_hex)?;
    Some((char::from_u32(code)?, 5))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_of(template: &str) -> Option<String> {
        let template = Template::parse(template).ok()?;
        let field = template.fields().next()?;
        Some(field.path.names().join("."))
    }

    fn message(template: &str) -> String {
        Template::parse(template).unwrap_err().to_string()
    }

    #[test]
    fn escapes_are_those_of_layouts() {
        assert_eq!(name_of(r#"{"a\"b\\c\u001f"}"#).unwrap(), "a\"b\\c\u{1f}");
        for wrong in [r"\u+01f", r"\u01f", r"\u-001", r"\n", r"\ud800", r"\"] {
            assert_eq!(name_of(&format!("{{\"{wrong}\"}}")), None, "{wrong}");
        }
    }

    #[test]
    fn names_are_read_leniently() {
        assert_eq!(name_of("{ at}").unwrap(), " at");
        assert_eq!(name_of("{\"at\"}").unwrap(), "at");
        assert_eq!(name_of("{a b.c:day}").unwrap(), "a b.c");
        assert!(Template::parse("").unwrap().pieces().is_empty());
        assert!(Template::parse("plain {{text}}").is_ok());
        assert_eq!(Template::parse_exact("{ at}").unwrap_err().offset(), None);
    }

    #[test]
    fn fine_periods_are_those_of_templates() {
        for text in ["{at:second}", "{at:ms}", "{at:us}", "{at:?\"never\":ns}"] {
            let template = Template::parse_exact(text).unwrap();
            let options = &template.fields().next().unwrap().options;
            assert!(options.epoch().is_none() && !options.rollup().unwrap().is_for_keys());
        }
        for text in ["{n:ms:day}", "{n:ms:ms}", "{n:s:second}", "{n:?\"x\":s:ns}"] {
            let template = Template::parse_exact(text).unwrap();
            let options = &template.fields().next().unwrap().options;
            assert!(options.epoch().is_some() && options.rollup().is_some());
        }
    }

    /// The derive shows these, and its ui tests have them.
    #[test]
    fn messages_are_those_of_the_derive() {
        for (template, expected) in [
            (
                "{at",
                "`{` opens a field, and no `}` closes it; a brace that is meant is written twice, `{{`",
            ),
            (
                "at}",
                "`}` closes no field; a brace that is meant is written twice, `}}`",
            ),
            ("{}", "a field in braces needs its name, such as `{at:day}`"),
            (
                "{a..b}",
                "a field in braces needs its name, such as `{at:day}`",
            ),
            (
                "{\"a\\n\"}",
                "`\\n` is not an escape: there are `\\\"`, `\\\\` and `\\u001f`",
            ),
            (
                "{\"a\"b}",
                "`b` after the field `a` is not an option, such as `{at:day}`",
            ),
            (
                "{at:s}",
                "`at` has an epoch and no period: write `{at:second}` for a point in time, `{at:s:second}` for an integer of seconds",
            ),
            (
                "{at:s:lower}",
                "`lower` does not go with an epoch: a period does, such as `ms:day`",
            ),
            (
                "{at:day:hour}",
                "`hour` is in the wrong place: the order is `?\"none\"`, `s` or `ms`, then a period, zeros or a case",
            ),
            (
                "{at:day:?\"x\"}",
                "`?\"x\"` is in the wrong place: the order is `?\"none\"`, `s` or `ms`, then a period, zeros or a case",
            ),
            (
                "{at:ms:ms:ms}",
                "`ms` is in the wrong place: the order is `?\"none\"`, `s` or `ms`, then a period, zeros or a case",
            ),
            (
                "{at:ms:lower}",
                "`lower` is in the wrong place: the order is `?\"none\"`, `s` or `ms`, then a period, zeros or a case",
            ),
            ("{no:?\"\"}", "the text of an absent value is not empty"),
            (
                "{at:week}",
                "`week` is not an option of a field: there are `year`, `month`, `day`, `hour`, `minute`, `second`, `ms`, `us`, `ns`, `s` and `ms` \
                 before one of these, `06` for zeros before six digits, `lower`, `upper`, and `?\"none\"` for an absent value",
            ),
        ] {
            assert_eq!(message(template), expected, "{template}");
        }
        assert_eq!(
            Template::parse("x-{at:week}").unwrap_err().offset(),
            Some(2)
        );
    }
}
