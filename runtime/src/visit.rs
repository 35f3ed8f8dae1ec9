//! A key as its type declares it, piece by piece: written, or written and checked.

use alloc::string::String;

use crate::write::KeyBuf;
use crate::{Escape, KeyError, KeyPart, KeyWrite, Store};

/// Takes a key piece by piece, in order; see [`SyntheticKey::visit_key`](crate::SyntheticKey::visit_key).
///
/// ```
/// use synthetic_key::{Escape, KeyPart, KeyVisitor, SyntheticKey};
///
/// /// The names of the fields that a key is made of.
/// struct Fields(Vec<&'static str>);
///
/// impl KeyVisitor for Fields {
///     fn part<P: KeyPart>(&mut self, field: &'static str, _: P) {
///         self.0.push(field);
///     }
///     fn escaped<P: KeyPart>(&mut self, field: &'static str, _: P, _: Escape) {
///         self.0.push(field);
///     }
///     fn hashed<P: KeyPart>(&mut self, field: &'static str, _: P) {
///         self.0.push(field);
///     }
///     fn literal(&mut self, _: &'static str) {}
///     fn suffix(&mut self, _: u16) {}
/// }
///
/// #[derive(SyntheticKey)]
/// struct Trip {
///     #[pk(concat)]
///     year: u16,
///     #[pk(hash_suffix = 400)]
///     vin: String,
/// }
///
/// let mut fields = Fields(Vec::new());
/// Trip { year: 2018, vin: "1HGCM82633A004352".into() }.visit_key(&mut fields);
/// assert_eq!(fields.0, ["year", "vin"]);
/// ```
pub trait KeyVisitor {
    /// A part of the text: the field's name in the document, and its value.
    fn part<P: KeyPart>(&mut self, field: &'static str, part: P);

    /// A part whose text, if it is text, is percent-escaped.
    fn escaped<P: KeyPart>(&mut self, field: &'static str, part: P, escape: Escape);

    /// A field that the suffix is computed from; it is not itself in the text.
    fn hashed<P: KeyPart>(&mut self, field: &'static str, part: P);

    /// A separator.
    fn literal(&mut self, text: &'static str);

    /// The number of the suffix.
    fn suffix(&mut self, number: u16);
}

/// Writes the key as it is.
pub struct Writer<'a, W>(pub &'a mut W);

impl<W: KeyWrite> KeyVisitor for Writer<'_, W> {
    #[inline]
    fn part<P: KeyPart>(&mut self, _: &'static str, part: P) {
        part.write_part(self.0);
    }

    #[inline]
    fn escaped<P: KeyPart>(&mut self, _: &'static str, part: P, escape: Escape) {
        escape.write(&part, self.0);
    }

    #[inline]
    fn hashed<P: KeyPart>(&mut self, _: &'static str, _: P) {}

    #[inline]
    fn literal(&mut self, text: &'static str) {
        self.0.push_str(text);
    }

    #[inline]
    fn suffix(&mut self, number: u16) {
        number.write_part(self.0);
    }
}

/// Writes the key and remembers the first thing that is wrong with it.
pub struct Checker {
    out: KeyBuf,
    store: Store,
    longest: (&'static str, usize),
    error: Option<KeyError>,
}

impl Checker {
    #[inline]
    pub fn new(store: Store) -> Self {
        Self {
            out: KeyBuf::new(),
            store,
            longest: ("", 0),
            error: None,
        }
    }

    /// The key, if it is sound.
    #[inline]
    pub fn finish(self) -> Result<KeyBuf, KeyError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        let (len, max) = (self.store.len_of(self.out.as_str()), self.store.max_len);
        if len > max {
            let (field, utf16) = (self.longest.0, self.store.utf16);
            return Err(KeyError::TooLong {
                field,
                len,
                max,
                utf16,
            });
        }
        Ok(self.out)
    }

    /// Looks at a part before, and at its text after `write` has written it.
    #[inline]
    fn checked<P: KeyPart>(
        &mut self,
        field: &'static str,
        part: &P,
        write: impl FnOnce(&mut KeyBuf),
    ) {
        self.check_value(field, part);
        let before = self.out.as_str().len();
        write(&mut self.out);
        let len = self.out.as_str().len() - before;
        if len == 0 {
            self.fail(KeyError::Empty { field });
        }
        if len > self.longest.1 {
            self.longest = (field, len);
        }
        if self.store.forbids_some {
            self.check_text(field, before);
        }
    }

    #[inline]
    fn check_value<P: KeyPart>(&mut self, field: &'static str, part: &P) {
        if let Err(expected) = part.check_part() {
            let mut value = String::new();
            part.write_part(&mut value);
            self.fail(KeyError::OutOfRange {
                field,
                value,
                expected: expected.0,
            });
        }
    }

    fn check_text(&mut self, field: &'static str, from: usize) {
        let text = self.out.as_str().get(from..).unwrap_or_default();
        if let Some(character) = text.chars().find(|&c| self.store.forbids(c)) {
            self.fail(KeyError::Forbidden { field, character });
        }
    }

    #[cold]
    fn fail(&mut self, error: KeyError) {
        self.error.get_or_insert(error);
    }
}

impl KeyVisitor for Checker {
    #[inline]
    fn part<P: KeyPart>(&mut self, field: &'static str, part: P) {
        self.checked(field, &part, |out| part.write_part(out));
    }

    #[inline]
    fn escaped<P: KeyPart>(&mut self, field: &'static str, part: P, escape: Escape) {
        self.checked(field, &part, |out| escape.write(&part, out));
    }

    #[inline]
    fn hashed<P: KeyPart>(&mut self, field: &'static str, part: P) {
        self.check_value(field, &part);
    }

    #[inline]
    fn literal(&mut self, text: &'static str) {
        self.out.push_str(text);
    }

    #[inline]
    fn suffix(&mut self, number: u16) {
        number.write_part(&mut self.out);
    }
}
