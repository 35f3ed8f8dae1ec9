///The key of a [`Reading`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
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
)]
const _: () = {
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
            ::synthetic_key::__private::debug_key("ReadingKey", self, __f)
        }
    }
    #[automatically_derived]
    impl<'key> ::synthetic_key::SyntheticKey for ReadingKey<'key> {
        const KEY: &'static ::synthetic_key::__private::KeyInfo = &::synthetic_key::__private::KeyInfo::new(
                "{device_id}-{date}",
                &[
                    ::synthetic_key::__private::PartInfo::of::<String>("device_id"),
                    ::synthetic_key::__private::PartInfo::of::<u16>("date"),
                ],
            )
            .proved();
        #[inline]
        fn write_key(&self, __out: &mut ::synthetic_key::KeyWriter<'_>) {
            ::synthetic_key::KeyWriter::part(__out, "device_id", self.device_id);
            ::synthetic_key::KeyWriter::separator(__out, "-");
            ::synthetic_key::KeyWriter::part(__out, "date", self.date);
        }
    }
    #[automatically_derived]
    impl<'__item> ::core::convert::From<&'__item Reading> for ReadingKey<'__item> {
        #[inline]
        fn from(__item: &'__item Reading) -> Self {
            ReadingKey {
                device_id: ::synthetic_key::KeyPart::as_part(&__item.device_id),
                date: ::synthetic_key::KeyPart::as_part(&__item.date),
            }
        }
    }
    #[automatically_derived]
    impl ::synthetic_key::SyntheticKey for Reading {
        const KEY: &'static ::synthetic_key::__private::KeyInfo = <ReadingKey<
            '_,
        > as ::synthetic_key::SyntheticKey>::KEY;
        #[inline]
        fn write_key(&self, __out: &mut ::synthetic_key::KeyWriter<'_>) {
            ::synthetic_key::SyntheticKey::write_key(
                &<ReadingKey<'_> as ::core::convert::From<&Self>>::from(self),
                __out,
            );
        }
    }
    use ::synthetic_key::__private::NotWritten as _;
    ::synthetic_key::__private::has_its_key(
        ::synthetic_key::__private::Probe::<Reading>::WRITTEN,
    );
};
