//! Integers as parts: decimal, as JSON writes them.

use core::num::NonZero;

use synthetic_key_format::engine::digits::write_number;

use crate::value::Value;
use crate::{KeyPart, KeyWriter, PartShape};

macro_rules! integers {
    ($($int:ident)*) => {$(
        impl KeyPart for $int {
            // `MIN` is negative exactly where the type is signed.
            const SHAPE: PartShape = PartShape::integer($int::BITS, $int::MIN != 0);
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

            #[inline]
            fn __value(&self) -> Value<'_> {
                match i128::try_from(*self) {
                    Ok(n) => Value::Integer(n),
                    // Only a `u128` has more, and it is not negative.
                    Err(_) => Value::Unsigned(u128::try_from(*self).unwrap_or_default()),
                }
            }
        }

        impl KeyPart for NonZero<$int> {
            const SHAPE: PartShape = {
                let shape = <$int>::SHAPE;
                shape.with_distinct(if shape.distinct == u64::MAX { u64::MAX } else { shape.distinct - 1 })
            };
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

            #[inline]
            fn __value(&self) -> Value<'_> {
                self.get().__value().into_static()
            }
        }
    )*};
}

integers!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);
