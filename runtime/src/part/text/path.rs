//! `path = "..."`: a nested field. Its type has no name in generated code and is found by inference.

use crate::part::text::Of;

/// The type of a nested field.
#[must_use]
pub const fn nested<T: ?Sized, L>(_: fn(&T) -> &L) -> Of<L> {
    Of::TYPE
}

/// The same, where the nested field is an `Option`.
#[must_use]
pub const fn nested_option<T: ?Sized, L>(_: fn(&T) -> &Option<L>) -> Of<L> {
    Of::TYPE
}
