///The 400 keys that a [`Event`] with these values may be under: for a query over all of them.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::needless_update,
)]
pub(crate) struct EventKeys<'key>
where
    NaiveDate: ::synthetic_key::KeyPart,
{
    ///`date` of the item.
    pub(crate) date: ::synthetic_key::KeyRef<'key, NaiveDate>,
}
///The key of a [`Event`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::needless_update,
)]
pub(crate) struct EventKey<'key>
where
    NaiveDate: ::synthetic_key::KeyPart,
{
    ///`date` of the item.
    pub(crate) date: ::synthetic_key::KeyRef<'key, NaiveDate>,
    ///`shard` of the item.
    pub(crate) shard: ::synthetic_key::RandomSuffix<400u16>,
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
    impl<'key> ::core::marker::Copy for EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {}
    #[automatically_derived]
    impl<'key> ::core::clone::Clone for EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_base("EventKeys", self, __f)
        }
    }
    #[automatically_derived]
    impl<'key> EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        ///The keys, from suffix 1 to 400.
        #[inline]
        pub(crate) fn iter(&self) -> __sk::FanOut<__sk::PartitionKey> {
            __sk::fan_out(self)
        }
        ///There is none: the number in `shard` was drawn and cannot be recomputed.
        pub(crate) fn partition_key(&self) -> __sk::PartitionKey
        where
            for<'__any> &'__any Self: __sk::KnowsDrawnNumber,
        {
            ::core::convert::From::from("")
        }
    }
    #[automatically_derived]
    impl<'key> __sk::Base for EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        type Key = __sk::PartitionKey;
        const SUFFIXES: ::core::primitive::u16 = 400u16;
        #[inline]
        fn write_base(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::part(__out, "date", self.date);
            __sk::KeyWriter::separator(__out, ".");
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::FanOut<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::FanOut<__sk::PartitionKey> {
            __sk::fan_out(&self)
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for &EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::FanOut<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::FanOut<__sk::PartitionKey> {
            __sk::fan_out(self)
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for EventKey<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {}
    #[automatically_derived]
    impl<'key> ::core::clone::Clone for EventKey<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for EventKey<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_key("EventKey", self, __f)
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for EventKey<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        const KEY: &'static __sk::KeyInfo = &__sk::KeyInfo::proved(
            __sk::KeyInfo::new(
                    "{date}.{shard in 1..=400}",
                    &[("date", <NaiveDate as __sk::KeyPart>::SHAPE_REF)],
                )
                .property("pk", &["/pk"])
                .suffix(".", 400u16)
                .store(__sk::Store::TABLE),
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::Base::write_base(&EventKeys { date: self.date }, __out);
            __sk::KeyWriter::suffix(
                __out,
                __sk::RandomSuffix::<400u16>::get(self.shard),
            );
        }
    }
    #[automatically_derived]
    impl<'__item> ::core::convert::From<&'__item Event> for EventKey<'__item>
    where
        NaiveDate: __sk::KeyPart,
    {
        #[inline]
        fn from(__item: &'__item Event) -> Self {
            EventKey {
                date: __sk::KeyPart::as_part(&__item.date),
                shard: <_ as __sk::Drawn<400u16>>::drawn(&__item.shard),
            }
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Event
    where
        NaiveDate: __sk::KeyPart,
    {
        const KEY: &'static __sk::KeyInfo = <EventKey<'_> as __sk::SyntheticKey>::KEY;
        type Key = __sk::PartitionKey;
        #[inline]
        fn write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::SyntheticKey::write_key(
                &<EventKey<'_> as ::core::convert::From<&Self>>::from(self),
                __out,
            );
        }
    }
    #[automatically_derived]
    impl __sk::KeyedItem for Event
    where
        NaiveDate: __sk::KeyPart,
    {
        const READING: __sk::Reading = __sk::Reading {
            added: &["pk"],
            fields: &["date", "shard", "pk"],
            verify: true,
        };
    }
};
