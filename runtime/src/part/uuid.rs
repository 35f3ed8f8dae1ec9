//! UUIDs as parts: hyphenated, lower case.

use synthetic_key_format::engine::digits::write_uuid;

use crate::value::Value;
use crate::{KeyPart, KeyWriter, PartShape};

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
    fn write_part(&self, out: &mut impl KeyWriter) {
        write_uuid(*self.as_bytes(), out);
    }

    #[inline]
    fn __value(&self) -> Value<'_> {
        Value::Uuid(*self.as_bytes())
    }
}
