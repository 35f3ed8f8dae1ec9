//! A suffix that the user's own function computes.

/// What such a function returns. A wrong type is an error at the function's name.
#[diagnostic::on_unimplemented(
    message = "SK0104: `by` takes a function that makes a `u64`, and this one makes a `{Self}`",
    label = "it makes a `{Self}`",
    note = "write a function that converts it, such as `fn bucket(vin: &str) -> u64 {{ u64::from(crc32(vin)) }}`"
)]
pub trait HashNumber {
    /// The number.
    fn number(self) -> u64;
}

impl HashNumber for u64 {
    #[inline]
    fn number(self) -> u64 {
        self
    }
}
