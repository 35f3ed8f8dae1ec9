//! The values of fields, for the engine.

pub use synthetic_key_format::engine::Value;

use crate::suffix::hash::HashNumber;
use crate::{EpochInteger, KeyPart, Timestamp};

/// A point in time.
#[inline]
pub fn time(time: &(impl Timestamp + ?Sized)) -> Value<'static> {
    Value::Time {
        at: time.__civil(),
        nanos: time.subsec_nanos(),
    }
}

/// An integer that counts time.
#[inline]
pub fn epoch(count: &(impl EpochInteger + ?Sized)) -> Value<'static> {
    Value::Integer(count.unix_seconds(1).into())
}

/// What a function returned for a part.
#[inline]
pub fn made(part: impl KeyPart) -> Value<'static> {
    part.__value().into_static()
}

/// What the user's own hash function returned.
#[inline]
pub fn hash(hash: impl HashNumber) -> Value<'static> {
    Value::Unsigned(hash.number().into())
}
