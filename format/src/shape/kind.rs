//! What the value of a part is before its options apply. Programs in other languages need it for typed parameters.

/// What a value is in the program and in the document. `schema!` writes it to the schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// Any string.
    Text,
    /// An integer of this many bits.
    Integer {
        /// How many bits it has.
        bits: u32,
        /// Whether it can be negative.
        signed: bool,
    },
    /// `true` or `false`.
    Bool,
    /// A calendar date.
    Date,
    /// A UUID.
    Uuid,
    /// A point in time.
    Timestamp,
    /// One of these names.
    Names(&'static [&'static str]),
}

impl PartKind {
    /// The integer that counts a time between these ends.
    #[must_use]
    pub const fn integer_between(first: i128, last: i128) -> Self {
        let signed = first < 0;
        let bits = i128::BITS - last.leading_zeros() + signed as u32;
        Self::Integer { bits, signed }
    }
}
