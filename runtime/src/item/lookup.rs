//! What generated lookups have in common.

use core::fmt::{self, Debug, DebugStruct, Formatter};

/// The fields of a lookup, the first of them and the rest: `(date, (vin, ()))`.
pub trait DebugFields {
    /// How many there are.
    const COUNT: usize;

    /// Adds them under these names.
    fn debug_fields(&self, names: &[&str], to: &mut DebugStruct<'_, '_>);
}

impl DebugFields for () {
    const COUNT: usize = 0;

    fn debug_fields(&self, _: &[&str], _: &mut DebugStruct<'_, '_>) {}
}

impl<F: Debug, R: DebugFields> DebugFields for (F, R) {
    const COUNT: usize = 1 + R::COUNT;

    fn debug_fields(&self, names: &[&str], to: &mut DebugStruct<'_, '_>) {
        if let [name, names @ ..] = names {
            to.field(name, &self.0);
            self.1.debug_fields(names, to);
        }
    }
}

/// Both halves of many fields.
#[derive(PartialEq)]
pub struct Fields<A, B>(pub A, pub B);

impl<A: DebugFields, B: DebugFields> DebugFields for Fields<A, B> {
    const COUNT: usize = A::COUNT + B::COUNT;

    fn debug_fields(&self, names: &[&str], to: &mut DebugStruct<'_, '_>) {
        if let Some((first, rest)) = names.split_at_checked(A::COUNT) {
            self.0.debug_fields(first, to);
            self.1.debug_fields(rest, to);
        }
    }
}

impl<T: DebugFields + ?Sized> DebugFields for &T {
    const COUNT: usize = T::COUNT;

    fn debug_fields(&self, names: &[&str], to: &mut DebugStruct<'_, '_>) {
        T::debug_fields(self, names, to);
    }
}

/// Writes a lookup as a derived `Debug` would.
///
/// # Errors
///
/// Those of the formatter.
pub fn debug_lookup(
    f: &mut Formatter<'_>,
    name: &str,
    names: &[&str],
    fields: impl DebugFields,
) -> fmt::Result {
    let mut lookup = f.debug_struct(name);
    fields.debug_fields(names, &mut lookup);
    lookup.finish()
}
