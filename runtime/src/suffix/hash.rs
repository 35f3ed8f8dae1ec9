//! A suffix that is computed from the fields that you query by.

use synthetic_key_format::hash::xxh64;

use crate::KeyWriter;
use crate::part::text::PartText;
use crate::write::Draft;

/// What a suffix is computed from: one field, the texts of several fields, or the result of a function.
pub trait Hashed {
    /// The hash, by Key Format 1.
    fn hash(&self) -> u64;

    /// Checks that the format can express a value which has not been checked yet.
    fn check(&self, key: &mut impl KeyWriter);
}

/// A field: its name in the document, and its value. A text is hashed without being copied.
impl<P: PartText> Hashed for (&'static str, P) {
    #[inline]
    fn hash(&self) -> u64 {
        let (_, value) = self;
        match value.as_text() {
            Some(text) => xxh64(text),
            None => xxh64(Draft::of(|text| value.write_text(text)).as_str()),
        }
    }

    #[inline]
    fn check(&self, key: &mut impl KeyWriter) {
        let (field, value) = self;
        key.__check_value(field, value);
    }
}

/// The texts of several fields with U+001F between them, a control character that texts of people do not contain. Fields
/// are added one by one. One type for all of them would cost the compiler more time.
pub struct HashedTexts(Draft);

impl HashedTexts {
    /// The text of the first field.
    #[inline]
    pub(crate) fn of(first: &impl PartText) -> Self {
        Self(Draft::of(|text| first.write_text(text)))
    }

    /// Appends the text of another field.
    #[inline]
    pub(crate) fn push(&mut self, next: &impl PartText) {
        self.0.push_str("\u{1f}");
        next.write_text(&mut self.0);
    }
}

impl Hashed for &HashedTexts {
    #[inline]
    fn hash(&self) -> u64 {
        xxh64(self.0.as_str())
    }

    /// Each was checked when it was added.
    #[inline]
    fn check(&self, _: &mut impl KeyWriter) {}
}

/// The hash of a field by the user's own function: `by = function`. It is not masked.
pub struct OwnHash(u64);

impl OwnHash {
    /// Takes the result of the function.
    #[inline]
    pub fn new(number: impl HashNumber) -> Self {
        Self(number.number())
    }
}

/// The result of the user's own function: a `u64`.
#[diagnostic::on_unimplemented(
    message = "SK0104: `by` takes a function that makes a `u64`, and this one makes a `{Self}`",
    label = "it makes a `{Self}`",
    note = "write a function that converts it, such as `fn bucket(vin: &str) -> u64 {{ u64::from(crc32(vin)) }}`"
)]
pub trait HashNumber {
    /// The number.
    fn number(self) -> u64;
}

impl HashNumber for u64 {
    #[inline]
    fn number(self) -> u64 {
        self
    }
}

impl Hashed for OwnHash {
    #[inline]
    fn hash(&self) -> u64 {
        self.0
    }

    /// The function returned a number, so there is nothing to check.
    #[inline]
    fn check(&self, _: &mut impl KeyWriter) {}
}
