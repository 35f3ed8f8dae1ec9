//! Prints layouts, templates and their pieces, each in its only form.

use core::fmt::{Display, Formatter, Result};

use crate::{Field, Layout, Level, Piece, Source, Suffix, SuffixRange, Template, TemplatePiece};

impl Display for Layout {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        joined(&self.levels, "{/}", f)
    }
}

impl Display for Level {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        joined(self.pieces(), "", f)
    }
}

impl Display for Piece {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Literal(text) => literal(text, f),
            Self::Part(field) => write!(f, "{{{field}}}"),
            Self::Suffix(suffix) => write!(f, "{{{suffix}}}"),
        }
    }
}

impl Display for Template {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        joined(self.pieces(), "", f)
    }
}

impl Display for TemplatePiece {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Literal(text) => literal(text, f),
            Self::Field(field) => write!(f, "{{{field}}}"),
        }
    }
}

impl Display for Field {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}{}", self.path, self.options)
    }
}

impl Display for Suffix {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let range = self.range;
        match &self.source {
            Source::Drawn(path) => {
                write!(f, "{path} in {}..={}", range.first(), range.last())?;
            }
            Source::Function { function, path } => {
                write!(f, "fn({function})({path}) % {}", range.count())?;
                first(range, f)?;
            }
            Source::Hash { fields } => {
                f.write_str("xxh64(")?;
                joined(fields, ", ", f)?;
                write!(f, ") % {}", range.count())?;
                first(range, f)?;
            }
        }
        if let Some(width) = range.width() {
            write!(f, ":0{width}")?;
        }
        Ok(())
    }
}

/// The number that is added to a remainder. It is written only if it is not 0.
fn first(range: SuffixRange, f: &mut Formatter<'_>) -> Result {
    match range.first() {
        0 => Ok(()),
        first => write!(f, " + {first}"),
    }
}

/// Text that is copied, with braces doubled.
fn literal(text: &str, f: &mut Formatter<'_>) -> Result {
    f.write_str(&text.replace('{', "{{").replace('}', "}}"))
}

fn joined<T: Display>(items: &[T], between: &str, f: &mut Formatter<'_>) -> Result {
    items.iter().enumerate().try_for_each(|(i, item)| {
        let between = if i > 0 { between } else { "" };
        write!(f, "{between}{item}")
    })
}
