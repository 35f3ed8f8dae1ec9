//! UUIDs as parts: hyphenated, lower case.

use arrayvec::ArrayString;

use crate::time::calendar::push_pair;
use crate::{KeyPart, KeyWriter, PartShape};

/// The bytes in hexadecimal.
const PAIRS: [[u8; 2]; 256] = {
    const DIGITS: [u8; 16] = *b"0123456789abcdef";
    let (mut pairs, mut n) = ([[0; 2]; 256], 0);
    while n < 256 {
        pairs[n] = [DIGITS[n >> 4], DIGITS[n & 0xf]];
        n += 1;
    }
    pairs
};

/// Appends bytes and hyphens one by one: written out, each has a place that the compiler knows.
macro_rules! push_all {
    ($text:ident: $(- $($byte:ident)*);*) => {$(
        if !$text.is_empty() {
            $text.push('-');
        }
        $(push_pair(&PAIRS[usize::from($byte)], &mut $text);)*
    )*};
}

impl KeyPart for uuid::Uuid {
    const SHAPE: PartShape = PartShape::UUID;
    type Ref<'a> = Self;
    type Owned = Self;

    fn parse_part(text: &str) -> Option<Self> {
        Self::try_parse(text).ok()
    }

    #[inline]
    fn as_part(&self) -> Self {
        *self
    }

    #[inline]
    #[expect(clippy::many_single_char_names, reason = "sixteen bytes in a row")]
    fn write_part(&self, out: &mut impl KeyWriter) {
        let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = *self.as_bytes();
        let mut text = ArrayString::<36>::new();
        push_all!(text: - a b c d; - e f; - g h; - i j; - k l m n o p);
        out.push_str(&text);
    }
}
