/// The keys of [`Reading`]s with these values, or within a span of time.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct ReadingKeys<'key> {
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
    /// `id` of the item.
    id: &'key Uuid,
}
/// The key of a [`Reading`] with these values, for a point read without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct ReadingKey<'key> {
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
    /// `id` of the item.
    id: &'key Uuid,
    /// `sensor` of the item.
    sensor: &'key ::core::primitive::str,
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
    impl<'key> ::core::clone::Clone for ReadingKeys<'key> {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for ReadingKeys<'key> {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for ReadingKeys<'key>
    where
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (&'key Uuid, ()),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "ReadingKeys",
                &["tenant", "id"],
                &(self.tenant, (self.id, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for ReadingKeys<'key>
    where
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (&'key Uuid, ()),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.tenant, (self.id, ())),
                &&(__other.tenant, (__other.id, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for ReadingKeys<'key>
    where
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (&'key Uuid, ()),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for ReadingKeys<'key>
    where
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (&'key Uuid, ()),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.tenant, (self.id, ())), __to);
        }
    }
    #[automatically_derived]
    impl<'key> ReadingKeys<'key> {
        /// There are none: the keys under `{device}`, which is also read, cannot be enumerated, because it has `sensor`, which is not among these values.
        #[inline]
        fn iter(&self) -> __sk::Iter<__sk::PartitionKey>
        where
            for<'__any> &'__any ReadingKeys<'key>: __sk::KnowsListedKeys,
        {
            __sk::KeySet::keys(self)
        }
        /// Returns how many keys there are.
        #[must_use]
        fn len(&self) -> ::core::primitive::usize
        where
            for<'__any> &'__any ReadingKeys<'key>: __sk::KnowsListedKeys,
        {
            ::core::iter::ExactSizeIterator::len(&self.iter())
        }
    }
    #[automatically_derived]
    impl<'key> __sk::KeySet for ReadingKeys<'key>
    where
        for<'__any> &'__any ReadingKeys<'key>: __sk::KnowsListedKeys,
    {
        type Key = __sk::PartitionKey;
        type Keys = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn keys(&self) -> __sk::Iter<__sk::PartitionKey> {
            ::core::unreachable!()
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for &ReadingKeys<'key>
    where
        for<'__any> &'__any ReadingKeys<'key>: __sk::KnowsListedKeys,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
    }
    #[automatically_derived]
    impl<'key> ::core::clone::Clone for ReadingKey<'key> {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for ReadingKey<'key> {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for ReadingKey<'key>
    where
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (&'key Uuid, (&'key ::core::primitive::str, ())),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "ReadingKey",
                &["tenant", "id", "sensor"],
                &(self.tenant, (self.id, (self.sensor, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for ReadingKey<'key>
    where
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (&'key Uuid, (&'key ::core::primitive::str, ())),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.tenant, (self.id, (self.sensor, ()))),
                &&(__other.tenant, (__other.id, (__other.sensor, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for ReadingKey<'key>
    where
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (&'key Uuid, (&'key ::core::primitive::str, ())),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for ReadingKey<'key>
    where
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (&'key Uuid, (&'key ::core::primitive::str, ())),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(
                &&(self.tenant, (self.id, (self.sensor, ()))),
                __to,
            );
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for ReadingKey<'key> {
        type __Declared = Reading;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize],
                )
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::piece::<Self, 2usize>(self, __out);
            __sk::hash_lent::<Self, 4usize, String>(self.sensor, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => __sk::KeyPart::__value(&self.id),
                2usize => __sk::KeyPart::__value(&self.sensor),
                3usize => __sk::made(Reading::short(*&self.id)),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> ReadingKey<'key> {
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
    impl<'key> __sk::Lookup<Reading> for ReadingKey<'key> {}
    #[automatically_derived]
    impl<'key> ::core::convert::From<&'key Reading> for ReadingKey<'key> {
        #[inline]
        fn from(__item: &'key Reading) -> Self {
            Self {
                tenant: __sk::KeyPart::as_part(&__item.tenant),
                id: &__item.id,
                sensor: __sk::KeyPart::as_part(&__item.sensor),
            }
        }
    }
    #[automatically_derived]
    impl<'key> __sk::FanOut<Reading> for ReadingKeys<'key>
    where
        for<'__any> &'__any ReadingKeys<'key>: __sk::KnowsListedKeys,
    {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Reading {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{tenant}-{id}.{xxh64(sensor) % 16 + 1}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new(
                                "tenant",
                                0usize,
                                __sk::Of::<String>::TYPE.part(),
                            )
                            .escape(const { &__sk::Escape::new("-.%") }),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::new("id", 1usize, __sk::Of::<Uuid>::TYPE.part())
                            .escape(const { &__sk::Escape::new("-.%") }),
                    ),
                    __sk::Piece::Literal("."),
                    __sk::Piece::Number(__sk::Number {
                        source: __sk::Source::Hash(const {
                            &[
                                __sk::Part::new(
                                    "sensor",
                                    2usize,
                                    __sk::Of::<String>::TYPE.part(),
                                ),
                            ]
                        }),
                        range: __sk::SuffixRange::declared(
                            1u16,
                            16u16,
                            ::core::option::Option::None,
                        ),
                    }),
                ]
            },
            const {
                &__sk::KeyOptions::DEFAULT
                    .layout(&["{tenant", "}-{id", "}.{xxh64(sensor) % 16 + 1}"])
                    .also_read(
                        &["{tenant}_{id:fn(Self::short)}", "{device}"],
                        const {
                            &[
                                __sk::Previous {
                                    levels: &[],
                                    pieces: const {
                                        &[
                                            __sk::Piece::Part(
                                                __sk::Part::new(
                                                    "tenant",
                                                    0usize,
                                                    __sk::Of::<String>::TYPE.part(),
                                                ),
                                            ),
                                            __sk::Piece::Literal("_"),
                                            __sk::Piece::Part(
                                                __sk::Part::new(
                                                    "id",
                                                    3usize,
                                                    __sk::made_by::<Uuid, _>(Reading::short),
                                                ),
                                            ),
                                        ]
                                    },
                                },
                                __sk::Previous {
                                    levels: &[],
                                    pieces: const {
                                        &[
                                            __sk::Piece::Part(
                                                __sk::Part::new(
                                                    "sensor",
                                                    2usize,
                                                    __sk::Of::<String>::TYPE.part(),
                                                ),
                                            ),
                                        ]
                                    },
                                },
                            ]
                        },
                    )
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize],
                )
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::piece::<Self, 2usize>(self, __out);
            __sk::hash::<Self, 4usize, _>((&self.sensor), __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => __sk::KeyPart::__value(&self.id),
                2usize => __sk::KeyPart::__value(&self.sensor),
                3usize => __sk::made(Reading::short(&self.id)),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl Reading {
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
    __sk::prove::<
        Reading,
    >({
        use __sk::NotWritten as _;
        __sk::Probe::<Reading>::__WRITTEN
    });
    {
        use __sk::{NotRead as _, NotWritten as _};
        __sk::serde_reads_attributes(
            __sk::Probe::<Reading>::__WRITTEN || __sk::Probe::<Reading>::__READ,
        );
    }
};
