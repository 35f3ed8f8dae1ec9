//! Integers as parts: decimal, as JSON writes them.

use core::num::NonZero;

use crate::write::digits::write_number;
use crate::{KeyPart, KeyWriter, PartShape};

macro_rules! integers {
    ($($int:ident)*) => {$(
        impl KeyPart for $int {
            // `MIN` is negative exactly where the type is signed.
            const SHAPE: PartShape = PartShape::integer($int::BITS, $int::MIN != 0);
            const __KEEPS_SHAPE: bool = true;
            type Ref<'a> = Self;
            type Owned = Self;

            fn parse_part(text: &str) -> Option<Self> {
                text.parse().ok()
            }

            #[inline]
            fn as_part(&self) -> Self {
                *self
            }

            // Most numbers are short, and a call takes half as much as writing one.
            #[inline(always)]
            fn write_part(&self, out: &mut impl KeyWriter) {
                match u16::try_from(*self) {
                    Ok(small) => write_number(small, out),
                    Err(_) => out.push_str(itoa::Buffer::new().format(*self)),
                }
            }
        }

        impl KeyPart for NonZero<$int> {
            const SHAPE: PartShape = {
                let shape = <$int>::SHAPE;
                shape.with_distinct(if shape.distinct == u64::MAX { u64::MAX } else { shape.distinct - 1 })
            };
            const __KEEPS_SHAPE: bool = true;
            type Ref<'a> = Self;
            type Owned = Self;

            fn parse_part(text: &str) -> Option<Self> {
                text.parse().ok()
            }

            #[inline]
            fn as_part(&self) -> Self {
                *self
            }

            #[inline]
            fn write_part(&self, out: &mut impl KeyWriter) {
                self.get().write_part(out);
            }
        }
    )*};
}

integers!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);
