//! What the printers share: calls of the helpers, and string literals.

use std::fmt::Write;

use synthetic_key_format::{Case, Epoch, SuffixRange};

use crate::plan::{Call, Form, Program, Text};

/// How a language writes calls.
pub(crate) struct Style {
    pub(crate) quote: fn(&str) -> String,
    /// Whether the names of methods start with a capital letter.
    pub(crate) is_capital: bool,
    /// What ends a statement.
    pub(crate) end: &'static str,
}

impl Style {
    /// The statements that write a key to the helper `key`.
    pub(crate) fn statements(&self, program: &Program) -> Vec<String> {
        let statements = program.calls.iter().map(|call| self.statement(call));
        statements.collect()
    }

    fn statement(&self, call: &Call) -> String {
        let end = self.end;
        let call = match call {
            Call::Literal(text) => self.call("literal", &[(self.quote)(text)]),
            Call::Part(text, is_escaped) => {
                let method = if *is_escaped { "escaped" } else { "part" };
                self.call(method, &[text.field.to_string(), self.text(text)])
            }
            Call::Hash(range, texts) => {
                let mut args = numbers(*range).to_vec();
                args.extend(texts.iter().map(|text| self.text(text)));
                self.call("hash", &args)
            }
            Call::Drawn(range, field) => {
                let mut args = numbers(*range).to_vec();
                args.push(field.to_string());
                self.call("drawn", &args)
            }
            Call::Level => self.call("level", &[]),
        };
        format!("{call}{end}")
    }

    fn text(&self, text: &Text) -> String {
        let mut args = vec![text.field.to_string(), (self.quote)(&text.none)];
        let method = match text.form {
            Form::Plain => "plain",
            Form::Case(Case::Lower) => "lower",
            Form::Case(Case::Upper) => "upper",
            Form::Pad(width) => {
                args.push(width.to_string());
                "pad"
            }
            Form::Time(epoch, length) => {
                args.push(length.to_string());
                match epoch {
                    None => "time",
                    Some(Epoch::Seconds) => "seconds",
                    Some(Epoch::Milliseconds) => "millis",
                }
            }
        };
        self.call(method, &args)
    }

    fn call(&self, method: &str, args: &[String]) -> String {
        let method = if self.is_capital {
            capitalize(method)
        } else {
            method.to_owned()
        };
        format!("key.{method}({})", args.join(", "))
    }
}

/// Count, first number and width, 0 for none.
fn numbers(range: SuffixRange) -> [String; 3] {
    let width = range.width().unwrap_or_default();
    [range.count().into(), range.first().into(), u32::from(width)].map(|n: u32| n.to_string())
}

pub(crate) fn capitalize(word: &str) -> String {
    let (first, rest) = word.split_at(word.len().min(1));
    first.to_uppercase() + rest
}

/// A literal in double quotes of ASCII characters, so that no editor and no compiler can read it in a different way.
fn quoted(text: &str, escape: fn(char, &mut String)) -> String {
    let mut out = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            ' '..='~' => out.push(c),
            _ => escape(c, &mut out),
        }
    }
    out.push('"');
    out
}

fn push(out: &mut String, escape: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = out.write_fmt(escape);
}

/// `\u00e9`, and `\U0001f4b0` above U+FFFF: Python, Go and C#.
pub(crate) fn quote_long(text: &str) -> String {
    quoted(text, |c, out| match u32::from(c) {
        code @ 0x1_0000.. => push(out, format_args!("\\U{code:08x}")),
        code => push(out, format_args!("\\u{code:04x}")),
    })
}

/// `\u00e9`, and two of these above U+FFFF: TypeScript.
pub(crate) fn quote_utf16(text: &str) -> String {
    quoted(text, |c, out| {
        for unit in c.encode_utf16(&mut [0; 2]) {
            push(out, format_args!("\\u{unit:04x}"));
        }
    })
}

/// The same with octal escapes for control characters, because Java replaces `\u000a` before it looks for literals.
pub(crate) fn quote_java(text: &str) -> String {
    quoted(text, |c, out| {
        if c.is_ascii() {
            push(out, format_args!("\\{:03o}", u32::from(c)));
            return;
        }
        for unit in c.encode_utf16(&mut [0; 2]) {
            push(out, format_args!("\\u{unit:04x}"));
        }
    })
}

/// The helpers without the functions at their end that convert a kind of value which no field has, followed by the types:
/// linters report unused functions. `start` is what separates and starts such a function, up to the name that is called.
pub(crate) fn with_needed(helpers: &str, start: &str, prefix: &str, types: &str) -> String {
    let start = format!("{start}{prefix}");
    let functions: Vec<&str> = helpers.split(&start).collect();
    let (head, functions) = functions.split_first().unwrap_or((&"", &[]));
    let mut out = format!("\n{types}");
    // A function calls only those before it.
    for function in functions.iter().rev() {
        let name = function.split('(').next().unwrap_or_default();
        if out.contains(&format!("{prefix}{name}(")) {
            out = format!("{start}{}{out}", function.trim_end());
        }
    }
    head.trim_end().to_owned() + &out
}

/// A list of literals, with commas between them.
pub(crate) fn list<T>(items: &[T], show: impl Fn(&T) -> String) -> String {
    items.iter().map(show).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_helpers_that_are_called_are_printed() {
        let helpers =
            "head()\n\ndef _of_a(x):\n  x\n\ndef _of_b(x):\n  _of_a(x)\n\ndef _of_c(x):\n  x\n\n";
        let of = |types: &str| with_needed(helpers, "\n\ndef ", "_of_", types);
        assert_eq!(of("none"), "head()\nnone");
        assert_eq!(of("_of_a(1)"), "head()\n\ndef _of_a(x):\n  x\n_of_a(1)");
        let both = "head()\n\ndef _of_a(x):\n  x\n\ndef _of_b(x):\n  _of_a(x)\n_of_b(1)";
        assert_eq!(of("_of_b(1)"), both);
        assert!(of("_of_c(1)").starts_with("head()\n\ndef _of_c(x)"));
    }
}
