///The key of a [`Reading`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::needless_update,
)]
pub struct ReadingKey<'key> {
    ///`device_id` of the item.
    pub device_id: ::synthetic_key::KeyRef<'key, String>,
    ///`date` of the item.
    pub date: ::synthetic_key::KeyRef<'key, u16>,
}
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::needless_update,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for ReadingKey<'key> {}
    #[automatically_derived]
    impl<'key> ::core::clone::Clone for ReadingKey<'key> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for ReadingKey<'key> {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_key("ReadingKey", self, __f)
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for ReadingKey<'key> {
        const KEY: &'static __sk::KeyInfo = &__sk::KeyInfo::proved(
            __sk::KeyInfo::new(
                "{device_id}-{date}",
                &[
                    ("device_id", <String as __sk::KeyPart>::SHAPE_REF),
                    ("date", <u16 as __sk::KeyPart>::SHAPE_REF),
                ],
            ),
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::part(__out, "device_id", self.device_id);
            __sk::KeyWriter::separator(__out, "-");
            __sk::KeyWriter::part(__out, "date", self.date);
        }
    }
    #[automatically_derived]
    impl<'__item> ::core::convert::From<&'__item Reading> for ReadingKey<'__item> {
        #[inline]
        fn from(__item: &'__item Reading) -> Self {
            ReadingKey {
                device_id: __sk::KeyPart::as_part(&__item.device_id),
                date: __sk::KeyPart::as_part(&__item.date),
            }
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Reading {
        const KEY: &'static __sk::KeyInfo = <ReadingKey<'_> as __sk::SyntheticKey>::KEY;
        type Key = __sk::PartitionKey;
        #[inline]
        fn write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::SyntheticKey::write_key(
                &<ReadingKey<'_> as ::core::convert::From<&Self>>::from(self),
                __out,
            );
        }
    }
    use __sk::NotWritten as _;
    __sk::has_its_key(__sk::Probe::<Reading>::WRITTEN);
};
