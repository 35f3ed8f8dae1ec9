//! What a refused item leaves for its lookups.

/// A type that is taken by value in the lookup of a refused item; the lifetime is that of the lookup.
pub type ByValue<'a, T> = <T as Itself>::Of<'a>;

/// Every type, as itself.
pub trait Itself {
    /// The type.
    type Of<'a>;
}

impl<T> Itself for T {
    type Of<'a> = T;
}
