///The 400 keys that a [`Event`] with these values may be under: for a query over all of them.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
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
)]
const _: () = {
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
            ::synthetic_key::__private::debug_base("EventKeys", self, __f)
        }
    }
    #[automatically_derived]
    impl<'key> EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        ///The keys, from suffix 1 to 400.
        #[inline]
        pub(crate) fn iter(&self) -> ::synthetic_key::FanOut {
            ::synthetic_key::__private::fan_out(self)
        }
        ///There is none: the number in `shard` was drawn and cannot be recomputed.
        pub(crate) fn partition_key(&self) -> ::synthetic_key::PartitionKey
        where
            for<'__any> &'__any Self: ::synthetic_key::__private::KnowsDrawnNumber,
        {
            ::core::convert::From::from("")
        }
    }
    #[automatically_derived]
    impl<'key> ::synthetic_key::__private::Base for EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        const SUFFIXES: ::core::primitive::u16 = 400u16;
        #[inline]
        fn write_base(&self, __out: &mut ::synthetic_key::KeyWriter<'_>) {
            ::synthetic_key::KeyWriter::part(__out, "date", self.date);
            ::synthetic_key::KeyWriter::separator(__out, ".");
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        type Item = ::synthetic_key::PartitionKey;
        type IntoIter = ::synthetic_key::FanOut;
        #[inline]
        fn into_iter(self) -> ::synthetic_key::FanOut {
            ::synthetic_key::__private::fan_out(&self)
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for &EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        type Item = ::synthetic_key::PartitionKey;
        type IntoIter = ::synthetic_key::FanOut;
        #[inline]
        fn into_iter(self) -> ::synthetic_key::FanOut {
            ::synthetic_key::__private::fan_out(self)
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
            ::synthetic_key::__private::debug_key("EventKey", self, __f)
        }
    }
    #[automatically_derived]
    impl<'key> ::synthetic_key::SyntheticKey for EventKey<'key>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        const KEY: &'static ::synthetic_key::__private::KeyInfo = &::synthetic_key::__private::KeyInfo::new(
                "{date}.{shard in 1..=400}",
                &[::synthetic_key::__private::PartInfo::of::<NaiveDate>("date")],
            )
            .property("pk")
            .suffix(".", 400u16)
            .store(::synthetic_key::Store::TABLE)
            .proved();
        #[inline]
        fn write_key(&self, __out: &mut ::synthetic_key::KeyWriter<'_>) {
            ::synthetic_key::__private::Base::write_base(
                &EventKeys { date: self.date },
                __out,
            );
            ::synthetic_key::KeyWriter::suffix(
                __out,
                ::synthetic_key::RandomSuffix::<400u16>::get(self.shard),
            );
        }
    }
    #[automatically_derived]
    impl<'__item> ::core::convert::From<&'__item Event> for EventKey<'__item>
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        #[inline]
        fn from(__item: &'__item Event) -> Self {
            EventKey {
                date: ::synthetic_key::KeyPart::as_part(&__item.date),
                shard: <_ as ::synthetic_key::__private::Drawn<
                    400u16,
                >>::drawn(&__item.shard),
            }
        }
    }
    #[automatically_derived]
    impl ::synthetic_key::SyntheticKey for Event
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        const KEY: &'static ::synthetic_key::__private::KeyInfo = <EventKey<
            '_,
        > as ::synthetic_key::SyntheticKey>::KEY;
        #[inline]
        fn write_key(&self, __out: &mut ::synthetic_key::KeyWriter<'_>) {
            ::synthetic_key::SyntheticKey::write_key(
                &<EventKey<'_> as ::core::convert::From<&Self>>::from(self),
                __out,
            );
        }
    }
    #[automatically_derived]
    impl ::synthetic_key::KeyedItem for Event
    where
        NaiveDate: ::synthetic_key::KeyPart,
    {
        const READING: ::synthetic_key::__private::Reading = ::synthetic_key::__private::Reading {
            property: "pk",
            fields: &["date", "shard", "pk"],
            verify: true,
        };
    }
};
