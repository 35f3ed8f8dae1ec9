//! Types of the standard library as parts: text, `bool`, `char`, and pointers to parts.

use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;

use crate::value::Value;
use crate::{KeyPart, KeyRef, KeyWriter, OutOfRange, PartShape};

impl KeyPart for str {
    const SHAPE: PartShape = PartShape::TEXT;
    type Ref<'a> = &'a str;
    type Owned = String;

    #[inline]
    fn as_part(&self) -> &str {
        self
    }

    fn parse_part(text: &str) -> Option<String> {
        Some(text.into())
    }

    #[inline]
    fn write_part(&self, out: &mut impl KeyWriter) {
        out.push_str(self);
    }

    #[inline]
    fn __value(&self) -> Value<'_> {
        Value::Text(self)
    }

    #[inline]
    fn as_text(&self) -> Option<&str> {
        Some(self)
    }
}

impl KeyPart for bool {
    const SHAPE: PartShape = PartShape::BOOL;
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
        out.push_str(if *self { "true" } else { "false" });
    }

    #[inline]
    fn __value(&self) -> Value<'_> {
        Value::Bool(*self)
    }
}

impl KeyPart for char {
    const SHAPE: PartShape = PartShape::CHAR;
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
        out.push_str(self.encode_utf8(&mut [0; 4]));
    }
}

/// Types that are written like the value that they point to.
macro_rules! forward {
    ($(#[$cfg:meta])* impl [$($generics:tt)*] $pointer:ty => $part:ty) => {
        $(#[$cfg])*
        impl<$($generics)*> KeyPart for $pointer {
            const SHAPE: PartShape = <$part>::SHAPE;
            type Ref<'a>
                = KeyRef<'a, $part>
            where
                Self: 'a;
            type Owned = <$part as KeyPart>::Owned;

            #[inline]
            fn as_part(&self) -> Self::Ref<'_> {
                <$part>::as_part(self)
            }

            fn parse_part(text: &str) -> Option<<Self as KeyPart>::Owned> {
                <$part>::parse_part(text)
            }

            #[inline(always)]
            fn write_part(&self, out: &mut impl KeyWriter) {
                <$part>::write_part(self, out);
            }

            #[inline]
            fn as_text(&self) -> Option<&str> {
                <$part>::as_text(self)
            }

            #[inline]
            fn __value(&self) -> Value<'_> {
                <$part>::__value(self)
            }

            #[inline]
            fn check_part(&self) -> Result<(), OutOfRange> {
                <$part>::check_part(self)
            }
        }
    };
}

forward!(impl [] String => str);
forward!(impl [T: KeyPart + ?Sized] &T => T);
forward!(impl [T: KeyPart + ?Sized] Box<T> => T);
forward!(impl [T: KeyPart + ?Sized] Rc<T> => T);
forward!(#[cfg(target_has_atomic = "ptr")] impl [T: KeyPart + ?Sized] Arc<T> => T);
forward!(impl [T: KeyPart + ToOwned + ?Sized] Cow<'_, T> => T);
