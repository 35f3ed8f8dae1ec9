/// The 400 keys that a [`Event`] with these values may be stored under, for a query over all of them.
#[allow(
    dead_code,
    clippy::exhaustive_structs,
    missing_debug_implementations,
    trivial_bounds,
    private_interfaces,
)]
pub(crate) struct EventKeys<'key>
where
    NaiveDate: ::synthetic_key::part::KeyPart,
{
    /// `date` of the item.
    pub(crate) date: ::synthetic_key::part::KeyRef<'key, NaiveDate>,
}
/// The key of a [`Event`] with these values, for a point read without the item.
#[allow(
    dead_code,
    clippy::exhaustive_structs,
    missing_debug_implementations,
    trivial_bounds,
    private_interfaces,
)]
pub(crate) struct EventKey<'key>
where
    NaiveDate: ::synthetic_key::part::KeyPart,
{
    /// `date` of the item.
    pub(crate) date: ::synthetic_key::part::KeyRef<'key, NaiveDate>,
    /// `shard` of the item.
    pub(crate) shard: ::synthetic_key::RandomSuffix<400u16>,
}
#[allow(
    dead_code,
    clippy::same_name_method,
    clippy::len_without_is_empty,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key> ::core::clone::Clone for EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(__f, "EventKeys", &["date"], &(self.date, ()))
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(&&(self.date, ()), &&(__other.date, ()))
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.date, ()), __to);
        }
    }
    #[automatically_derived]
    impl<'key> EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {
        /// Returns the keys, from suffix 1 to 400.
        #[inline]
        pub(crate) fn iter(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
        /// Returns how many keys there are.
        #[must_use]
        pub(crate) fn len(&self) -> ::core::primitive::usize {
            ::core::iter::ExactSizeIterator::len(&self.iter())
        }
        /// Cannot be called: the number in `shard` was drawn and cannot be recomputed.
        pub(crate) fn partition_key(&self) -> __sk::PartitionKey
        where
            for<'__any> &'__any Self: __sk::KnowsDrawnNumber,
        {
            ::core::convert::From::from("")
        }
    }
    #[automatically_derived]
    impl<'key> __sk::KeySet for EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {
        type Key = __sk::PartitionKey;
        type Keys = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn keys(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(
                const {
                    &[
                        __sk::Layer::of(
                                <Event as __sk::SyntheticKey>::__KEY
                                    .layout_at(::core::option::Option::None),
                            )
                            .numbers(
                                __sk::SuffixRange::declared(
                                    1u16,
                                    400u16,
                                    ::core::option::Option::None,
                                ),
                            ),
                    ]
                },
                &|__at| match __at {
                    0usize => __sk::KeyPart::__value(&self.date),
                    _ => __sk::Value::Unknown,
                },
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for &EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
    }
    #[automatically_derived]
    impl<'key> ::core::clone::Clone for EventKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for EventKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for EventKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (::synthetic_key::RandomSuffix<400u16>, ()),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "EventKey",
                &["date", "shard"],
                &(self.date, (self.shard, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for EventKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (::synthetic_key::RandomSuffix<400u16>, ()),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.date, (self.shard, ())),
                &&(__other.date, (__other.shard, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for EventKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (::synthetic_key::RandomSuffix<400u16>, ()),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for EventKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (::synthetic_key::RandomSuffix<400u16>, ()),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.date, (self.shard, ())), __to);
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for EventKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {
        type __Declared = Event;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::part_lent::<Self, 0usize, NaiveDate>(self.date, __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.date),
                1usize => {
                    __sk::KeyPart::__value(
                            &__sk::RandomSuffix::get(
                                <_ as __sk::Drawn<400u16, 1u16>>::drawn(&self.shard),
                            ),
                        )
                        .into_static()
                }
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> EventKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        pub(crate) fn partition_key(&self) -> __sk::PartitionKey {
            __sk::SyntheticKey::partition_key(self)
        }
        /// Returns the key, or an error if the store would refuse it.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the key. The error names the field.
        #[inline]
        pub(crate) fn try_partition_key(
            &self,
        ) -> ::core::result::Result<__sk::PartitionKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    #[automatically_derived]
    impl<'key> __sk::Lookup<Event> for EventKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {}
    #[automatically_derived]
    impl<'key> ::core::convert::From<&'key Event> for EventKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {
        #[inline]
        fn from(__item: &'key Event) -> Self {
            Self {
                date: __sk::KeyPart::as_part(&__item.date),
                shard: <_ as __sk::Drawn<400u16, 1u16>>::drawn(&__item.shard),
            }
        }
    }
    #[automatically_derived]
    impl<'key> __sk::FanOut<Event> for EventKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {}
    const __DECLARED: __sk::Declaration = {
        use __sk::NotWritten as _;
        __sk::Declaration::new(
            "{date}.{shard in 1..=400}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new(
                            "date",
                            0usize,
                            __sk::Probe::<NaiveDate>::__SHAPE,
                        ),
                    ),
                    __sk::Piece::Literal("."),
                    __sk::Piece::Number(__sk::Number {
                        source: __sk::Source::Drawn(1usize),
                        range: __sk::SuffixRange::declared(
                            1u16,
                            400u16,
                            ::core::option::Option::None,
                        ),
                    }),
                ]
            },
            const {
                &__sk::KeyOptions::DEFAULT
                    .property("pk", &["/pk"])
                    .id_property("RowKey")
                    .store(__sk::Store::TABLE)
            },
        )
    };
    #[automatically_derived]
    impl __sk::SyntheticKey for Event
    where
        NaiveDate: __sk::KeyPart,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __DECLARED;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::part::<Self, 0usize, _>((&self.date), __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.date),
                1usize => {
                    __sk::KeyPart::__value(
                            &__sk::RandomSuffix::get(
                                <_ as __sk::Drawn<400u16, 1u16>>::drawn(&self.shard),
                            ),
                        )
                        .into_static()
                }
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl Event
    where
        NaiveDate: __sk::KeyPart,
    {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        pub(crate) fn partition_key(&self) -> __sk::PartitionKey {
            __sk::SyntheticKey::partition_key(self)
        }
        /// Returns the key, or an error if the store would refuse it.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the key. The error names the field.
        #[inline]
        pub(crate) fn try_partition_key(
            &self,
        ) -> ::core::result::Result<__sk::PartitionKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    const _: () = __sk::prove_key(__DECLARED);
    __sk::has_its_key(false);
    #[automatically_derived]
    impl __sk::KeyedItem for Event
    where
        NaiveDate: __sk::KeyPart,
    {
        const __READING: &'static __sk::Reading = &__sk::Reading {
            fields: &["date", "shard", "pk"],
            written: 2usize,
            skips: false,
            verify: __sk::Verify::Error,
        };
    }
    const _: () = __sk::prove_property(__sk::Store::TABLE, "pk", true);
};
