//! UUIDs as parts: hyphenated, lower case.

use arrayvec::ArrayString;

use crate::write::digits::push_byte;
use crate::{KeyPart, KeyWriter, PartShape};

/// Appends bytes and hyphens one by one. Written out like this, the compiler knows the place of each.
macro_rules! push_all {
    ($text:ident: $(- $($byte:ident)*);*) => {$(
        if !$text.is_empty() {
            $text.push('-');
        }
        $(push_byte($byte, &mut $text);)*
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
        out.__push_short(&text);
    }
}
