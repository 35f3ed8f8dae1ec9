//! UUIDs as parts: hyphenated, lower case.

use crate::{KeyPart, KeyWriter, Shape};

impl KeyPart for uuid::Uuid {
    const SHAPE: Shape = Shape::UUID;
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
    fn write_part(&self, out: &mut impl KeyWriter) {
        let mut text = [0; uuid::fmt::Hyphenated::LENGTH];
        out.push_str(self.hyphenated().encode_lower(&mut text));
    }
}
