//! What generated lookups have in common.

use core::fmt::{self, Debug, DebugStruct, Formatter};

/// The fields of a lookup, the first of them and the rest: `(date, (vin, ()))`.
pub trait DebugFields {
    /// Adds them under these names.
    fn debug_fields(&self, names: &[&str], to: &mut DebugStruct<'_, '_>);
}

impl DebugFields for () {
    fn debug_fields(&self, _: &[&str], _: &mut DebugStruct<'_, '_>) {}
}

impl<F: Debug, R: DebugFields> DebugFields for (F, R) {
    fn debug_fields(&self, names: &[&str], to: &mut DebugStruct<'_, '_>) {
        if let [name, names @ ..] = names {
            to.field(name, &self.0);
            self.1.debug_fields(names, to);
        }
    }
}

impl<T: DebugFields + ?Sized> DebugFields for &T {
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
