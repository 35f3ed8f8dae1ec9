//! The suffix that is computed from what one queries by.

use twox_hash::XxHash64;

use crate::KeyWriter;
use crate::part::text::PartText;
use crate::write::Draft;
use crate::write::checked::{Checked, CheckedAs};

/// Spark SQL's `xxhash64` uses this seed, so a key can be recomputed there with a built-in function.
const SEED: u64 = 42;

/// The fields that a suffix is computed from, the first of them and the rest: `(("vin", vin), ())`.
pub trait Hashed {
    /// Whether there are none.
    const IS_EMPTY: bool = false;

    /// The hash of their texts with U+001F between them, by Key Format 1.
    fn hash(&self) -> u64;

    /// Appends the texts, each after a U+001F: a control character that no text of a person contains.
    fn write_rest(&self, out: &mut Draft);

    /// Checks that the format can express the values.
    fn check<C: CheckedAs>(&self, key: &mut Checked<C>);
}

impl Hashed for () {
    const IS_EMPTY: bool = true;

    fn hash(&self) -> u64 {
        hash("")
    }

    #[inline]
    fn write_rest(&self, _: &mut Draft) {}

    #[inline]
    fn check<C: CheckedAs>(&self, _: &mut Checked<C>) {}
}

impl<P: PartText, R: Hashed> Hashed for ((&'static str, P), R) {
    #[inline]
    fn hash(&self) -> u64 {
        let ((_, first), rest) = self;
        if R::IS_EMPTY
            && let Some(text) = first.as_text()
        {
            return hash(text);
        }
        let texts = Draft::of(|texts| {
            first.write_text(texts);
            rest.write_rest(texts);
        });
        hash(texts.as_str())
    }

    #[inline]
    fn write_rest(&self, out: &mut Draft) {
        let ((_, first), rest) = self;
        out.push_str("\u{1f}");
        first.write_text(out);
        rest.write_rest(out);
    }

    #[inline]
    fn check<C: CheckedAs>(&self, key: &mut Checked<C>) {
        let ((field, first), rest) = self;
        key.check_value(field, first);
        rest.check(key);
    }
}

#[inline]
fn hash(text: &str) -> u64 {
    // The sign bit is masked for the languages without unsigned integers.
    XxHash64::oneshot(SEED, text.as_bytes()) & (u64::MAX >> 1)
}
