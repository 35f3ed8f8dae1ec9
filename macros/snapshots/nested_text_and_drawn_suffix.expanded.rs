/// The 10 keys that a [`Stop`] with these values may be stored under, for a query over all of them.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct StopKeys<__stop>
where
    __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
{
    /// `stop.first.line` of the item.
    stop: __stop,
}
/// The key of a [`Stop`] with these values, for a point read without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct StopKey<__stop>
where
    __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
{
    /// `stop.first.line` of the item.
    stop: __stop,
    /// `shard` of the item.
    shard: ::synthetic_key::RandomSuffix<10u16>,
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
    impl<'key, __stop> ::core::clone::Clone for StopKeys<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, __stop> ::core::marker::Copy for StopKeys<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, __stop> ::core::fmt::Debug for StopKeys<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (__stop, ()): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(__f, "StopKeys", &["stop"], &(self.stop, ()))
        }
    }
    #[automatically_derived]
    impl<'key, __stop> ::core::cmp::PartialEq for StopKeys<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (__stop, ()): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(&&(self.stop, ()), &&(__other.stop, ()))
        }
    }
    #[automatically_derived]
    impl<'key, __stop> ::core::cmp::Eq for StopKeys<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (__stop, ()): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, __stop> ::core::hash::Hash for StopKeys<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (__stop, ()): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.stop, ()), __to);
        }
    }
    #[automatically_derived]
    impl<'key, __stop> StopKeys<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        /// Returns the keys, from suffix 1 to 10.
        #[inline]
        fn iter(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
        /// Returns how many keys there are.
        #[must_use]
        fn len(&self) -> ::core::primitive::usize {
            ::core::iter::ExactSizeIterator::len(&self.iter())
        }
        /// Cannot be called: the number in `shard` was drawn and cannot be recomputed.
        fn partition_key(&self) -> __sk::PartitionKey
        where
            for<'__any> &'__any Self: __sk::KnowsDrawnNumber,
        {
            ::core::convert::From::from("")
        }
    }
    #[automatically_derived]
    impl<'key, __stop> __sk::KeySet for StopKeys<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        type Key = __sk::PartitionKey;
        type Keys = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn keys(&self) -> __sk::Iter<__sk::PartitionKey> {
            let () = <StopKey<__stop> as __sk::SyntheticKey>::__PROOF;
            __sk::fan_out(
                const {
                    &[
                        __sk::Layer::of(
                                <Stop as __sk::SyntheticKey>::__KEY
                                    .layout_at(::core::option::Option::None),
                            )
                            .numbers(
                                __sk::SuffixRange::declared(
                                    1u16,
                                    10u16,
                                    ::core::option::Option::None,
                                ),
                            ),
                    ]
                },
                &|__at| match __at {
                    0usize => __sk::KeyPart::__value(&self.stop),
                    _ => __sk::Value::Unknown,
                },
            )
        }
    }
    #[automatically_derived]
    impl<'key, __stop> ::core::iter::IntoIterator for &StopKeys<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
    }
    #[automatically_derived]
    impl<'key, __stop> ::core::clone::Clone for StopKey<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, __stop> ::core::marker::Copy for StopKey<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, __stop> ::core::fmt::Debug for StopKey<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            __stop,
            (::synthetic_key::RandomSuffix<10u16>, ()),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "StopKey",
                &["stop", "shard"],
                &(self.stop, (self.shard, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __stop> ::core::cmp::PartialEq for StopKey<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            __stop,
            (::synthetic_key::RandomSuffix<10u16>, ()),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.stop, (self.shard, ())),
                &&(__other.stop, (__other.shard, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __stop> ::core::cmp::Eq for StopKey<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            __stop,
            (::synthetic_key::RandomSuffix<10u16>, ()),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, __stop> ::core::hash::Hash for StopKey<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            __stop,
            (::synthetic_key::RandomSuffix<10u16>, ()),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.stop, (self.shard, ())), __to);
        }
    }
    #[automatically_derived]
    impl<'key, __stop> __sk::SyntheticKey for StopKey<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        type __Declared = Stop;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::part::<Self, 0usize, _>(&self.stop, __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.stop),
                1usize => {
                    __sk::KeyPart::__value(
                            &__sk::RandomSuffix::get(
                                <_ as __sk::Drawn<10u16, 1u16>>::drawn(&self.shard),
                            ),
                        )
                        .into_static()
                }
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key, __stop> StopKey<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        fn partition_key(&self) -> __sk::PartitionKey {
            __sk::SyntheticKey::partition_key(self)
        }
        /// Returns the key, or an error if the store would refuse it.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the key. The error names the field.
        #[inline]
        fn try_partition_key(
            &self,
        ) -> ::core::result::Result<__sk::PartitionKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    #[automatically_derived]
    impl<'key, __stop> __sk::Lookup<Stop> for StopKey<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, __stop> __sk::FanOut<Stop> for StopKeys<__stop>
    where
        __stop: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Stop {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::plain(
            "{stop.first.line}.{shard in 1..=10}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new(
                            "stop.first.line",
                            0usize,
                            __sk::nested(Self::__nested_stop).part(),
                        ),
                    ),
                    __sk::Piece::Literal("."),
                    __sk::Piece::Number(__sk::Number {
                        source: __sk::Source::Drawn(1usize),
                        range: __sk::SuffixRange::declared(
                            1u16,
                            10u16,
                            ::core::option::Option::None,
                        ),
                    }),
                ]
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::part::<Self, 0usize, _>(Self::__nested_stop(&self.stop), __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(Self::__nested_stop(&self.stop)),
                1usize => {
                    __sk::KeyPart::__value(
                            &__sk::RandomSuffix::get(
                                <_ as __sk::Drawn<10u16, 1u16>>::drawn(&self.shard),
                            ),
                        )
                        .into_static()
                }
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl Stop {
        #[inline]
        fn __nested_stop<'__value>(
            __value: &'__value Stops,
        ) -> &'__value (impl __sk::KeyPart + use<>) {
            &__value.first.line
        }
    }
    #[automatically_derived]
    impl Stop {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        fn partition_key(&self) -> __sk::PartitionKey {
            __sk::SyntheticKey::partition_key(self)
        }
        /// Returns the key, or an error if the store would refuse it.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the key. The error names the field.
        #[inline]
        fn try_partition_key(
            &self,
        ) -> ::core::result::Result<__sk::PartitionKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    const _: () = __sk::prove::<Stop>(false);
    __sk::has_its_key({
        use __sk::NotWritten as _;
        __sk::Probe::<Stop>::__WRITTEN
    });
};
