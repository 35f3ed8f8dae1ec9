//! A key back into its parts.

use alloc::string::String;

use crate::escape::unescape;
use crate::proof::KeyShape;
use crate::{Escape, KeyPart, ParseKeyError, RandomSuffix, SyntheticKey};

/// The shape of a key, and the proof that it is sound where that must wait until generic types are known.
pub trait Shaped: SyntheticKey {
    /// The shape.
    const SHAPE: KeyShape;
    /// Does not compile where the key is not sound.
    const PROOF: () = ();
}

/// A key of type `K` that is being parsed.
pub struct ParseKey<'k, const N: usize> {
    shape: KeyShape,
    layout: &'static str,
    texts: [&'k str; N],
    suffix: &'k str,
}

impl<'k, const N: usize> ParseKey<'k, N> {
    /// Takes a key apart.
    pub fn new<K: Shaped>(key: &'k str) -> Result<Self, ParseKeyError> {
        let (shape, layout) = (K::SHAPE, K::LAYOUT);
        let (base, suffix) = match shape.suffix {
            None => (Some(key), ""),
            Some((separator, _)) => {
                let digits = key.trim_end_matches(|c: char| c.is_ascii_digit()).len();
                let (base, suffix) = key.split_at(digits);
                (base.strip_suffix(separator), suffix)
            }
        };
        match base.and_then(|base| shape.split(base)) {
            Some(texts) => Ok(Self {
                shape,
                layout,
                texts,
                suffix,
            }),
            None => Err(ParseKeyError {
                layout,
                field: None,
            }),
        }
    }

    /// The part at a position.
    pub fn part<P: KeyPart>(
        &self,
        at: usize,
        escape: Option<Escape>,
    ) -> Result<P::Owned, ParseKeyError> {
        let field = self.shape.parts.get(at).map(|part| part.field);
        let text = self.texts.get(at).copied().unwrap_or_default();
        let is_escaped = escape.is_some() && P::SHAPE.text;
        let unescaped = if is_escaped {
            unescape(text)
        } else {
            Some(text.into())
        };
        let part = unescaped
            .and_then(|text| P::parse_part(&text))
            .filter(|part| {
                // What reads as the same value but is written otherwise is the key of nothing.
                let mut written = String::new();
                match escape {
                    Some(escape) => escape.write(part, &mut written),
                    None => part.write_part(&mut written),
                }
                written == text && !text.is_empty() && part.check_part().is_ok()
            });
        part.ok_or(ParseKeyError {
            layout: self.layout,
            field,
        })
    }

    /// The drawn number.
    pub fn suffix<const MAX: u16>(
        &self,
        field: &'static str,
    ) -> Result<RandomSuffix<MAX>, ParseKeyError> {
        let number = self
            .suffix
            .parse()
            .ok()
            .filter(|_| !self.suffix.starts_with('0'));
        let suffix = number.and_then(|number| RandomSuffix::new(number).ok());
        suffix.ok_or(ParseKeyError {
            layout: self.layout,
            field: Some(field),
        })
    }
}
