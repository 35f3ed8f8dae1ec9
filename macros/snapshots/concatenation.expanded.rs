/// The key of a [`Reading`] with these values, for a point read without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code, clippy::exhaustive_structs)]
pub struct ReadingKey<'key> {
    /// `device_id` of the item.
    pub device_id: &'key ::core::primitive::str,
    /// `date` of the item.
    pub date: u16,
}
#[allow(dead_code, clippy::same_name_method)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for ReadingKey<'key> {
        type __Declared = Reading;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::part_lent::<Self, 0usize, String>(self.device_id, __out);
            __sk::part_lent::<Self, 2usize, u16>(self.date, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.device_id),
                1usize => __sk::KeyPart::__value(&self.date),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> ReadingKey<'key> {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        pub fn partition_key(&self) -> __sk::PartitionKey {
            __sk::SyntheticKey::partition_key(self)
        }
        /// Returns the key, or an error if the store would refuse it.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the key. The error names the field.
        #[inline]
        pub fn try_partition_key(
            &self,
        ) -> ::core::result::Result<__sk::PartitionKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    #[automatically_derived]
    impl<'key> __sk::Lookup<Reading> for ReadingKey<'key> {}
    #[automatically_derived]
    impl<'key> ::core::convert::From<&'key Reading> for ReadingKey<'key> {
        #[inline]
        fn from(__item: &'key Reading) -> Self {
            Self {
                device_id: __sk::KeyPart::as_part(&__item.device_id),
                date: __sk::KeyPart::as_part(&__item.date),
            }
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Reading {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::plain(
            "{device_id}-{date}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new(
                            "device_id",
                            0usize,
                            __sk::Of::<String>::TYPE.part(),
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::new("date", 1usize, __sk::Of::<u16>::TYPE.part()),
                    ),
                ]
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::part::<Self, 0usize, _>((&self.device_id), __out);
            __sk::part::<Self, 2usize, _>((&self.date), __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.device_id),
                1usize => __sk::KeyPart::__value(&self.date),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl Reading {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        pub fn partition_key(&self) -> __sk::PartitionKey {
            __sk::SyntheticKey::partition_key(self)
        }
        /// Returns the key, or an error if the store would refuse it.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the key. The error names the field.
        #[inline]
        pub fn try_partition_key(
            &self,
        ) -> ::core::result::Result<__sk::PartitionKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    __sk::prove::<
        Reading,
    >({
        use __sk::NotWritten as _;
        __sk::Probe::<Reading>::__WRITTEN
    });
};
