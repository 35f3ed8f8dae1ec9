/// The key of a [`Reading`] with these values, for a point read without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
)]
#[allow(dead_code, clippy::exhaustive_structs, clippy::derive_partial_eq_without_eq)]
pub struct ReadingKey<'key> {
    /// `device_id` of the item.
    pub device_id: &'key ::core::primitive::str,
    /// `date` of the item.
    pub date: u16,
}
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for ReadingKey<'key> {
        type __Declared = Reading;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "device_id", self.device_id);
            __sk::KeyWriter::__next_part(__out, "-", "date", self.date);
        }
    }
    #[automatically_derived]
    impl<'key> __sk::Lookup<Reading> for ReadingKey<'key> {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Reading {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::plain(
            "{device_id}-{date}",
            &[
                __sk::PartInfo {
                    name: "device_id",
                    shape: <String as __sk::KeyPart>::__SHAPE_REF,
                },
                __sk::PartInfo {
                    name: "date",
                    shape: <u16 as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "device_id", &self.device_id);
            __sk::KeyWriter::__next_part(__out, "-", "date", &self.date);
        }
    }
    __sk::prove::<
        Reading,
    >({
        use __sk::NotWritten as _;
        __sk::Probe::<Reading>::__WRITTEN
    });
};
