//! The values that a property of a document can have.

/// The value of a property, as far as it matters for keys.
///
/// ```
/// use synthetic_key_format::compute::Value;
///
/// assert_eq!(Value::from("abc-123"), Value::Text("abc-123"));
/// assert_eq!(Value::from(2018_u16), Value::Integer(2018));
/// assert_eq!(Value::from(None::<bool>), Value::Null);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// The document lacks the property, or an object on the way to it.
    Missing,
    /// The property is null.
    Null,
    /// A string, after unescaping.
    Text(&'a str),
    /// An integer.
    Integer(i128),
    /// An integer that may be greater than an `i128`.
    Unsigned(u128),
    /// `true` or `false`.
    Bool(bool),
    /// A value whose type is a date, such as in a column of dates, as days since 1970-01-01.
    Date(i32),
    /// A point in time: a `SystemTime`, or a column of timestamps.
    Time {
        /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
        seconds: i64,
        /// The nanoseconds after that second, 0 to 999999999.
        nanos: u32,
    },
    /// Anything that can never be a part: a float, an array, an object, a string that is not Unicode.
    Other,
}

impl Value<'_> {
    /// Creates the point in time of serde's `SystemTime`, an object of `secs_since_epoch` and `nanos_since_epoch`.
    ///
    /// ```
    /// use synthetic_key_format::compute::Value;
    ///
    /// let time = Value::system_time(Value::Integer(1_533_823_500), Value::Integer(5));
    /// assert_eq!(time, Value::Time { seconds: 1_533_823_500, nanos: 5 });
    /// assert_eq!(Value::system_time(Value::Integer(-1), Value::Integer(0)), Value::Other);
    /// ```
    #[must_use]
    pub fn system_time(seconds: Self, nanos: Self) -> Self {
        let nanos = nanos.integer().and_then(|nanos| u32::try_from(nanos).ok());
        match (seconds.integer(), nanos) {
            (Some(seconds @ 0..), Some(nanos @ 0..=999_999_999)) => Self::Time {
                seconds: i64::try_from(seconds).unwrap_or(i64::MAX),
                nanos,
            },
            _ => Self::Other,
        }
    }

    /// The integer, or the nearest one in range.
    pub(super) fn integer(self) -> Option<i128> {
        match self {
            Self::Integer(n) => Some(n),
            Self::Unsigned(n) => Some(i128::try_from(n).unwrap_or(i128::MAX)),
            _ => None,
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl From<bool> for Value<'_> {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl From<u128> for Value<'_> {
    fn from(n: u128) -> Self {
        Self::Unsigned(n)
    }
}

impl<'a, T: Into<Value<'a>>> From<Option<T>> for Value<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

macro_rules! integers {
    ($($int:ident)*) => {$(
        impl From<$int> for Value<'_> {
            fn from(n: $int) -> Self {
                Self::Integer(n.into())
            }
        }
    )*};
}

integers!(u8 u16 u32 u64 i8 i16 i32 i64 i128);
