/// The keys of [`Session`]s with these values, or within a span of time.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct SessionKeys<'key> {
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
    /// `region` of the item.
    region: u16,
    /// `user` of the item.
    user: u64,
}
/// The key of a [`Session`] with these values, for a point read without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct SessionKey<'key> {
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
    /// `region` of the item.
    region: u16,
    /// `user` of the item.
    user: u64,
    /// `shard` of the item.
    shard: ::synthetic_key::RandomSuffix<8u16>,
}
/// The first level of the key of a [`Session`] with these values, for a query over all keys that start with them.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct SessionKey1<'key> {
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
    /// `region` of the item.
    region: u16,
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
    impl<'key> SessionKeys<'key> {
        /// There are none: the keys under `{tenant:%}-{region:%}{/}{user}-{shard}`, which is also read, cannot be enumerated, because it has `shard`, which is not among these values.
        #[inline]
        fn iter(&self) -> __sk::Iter<__sk::HierarchicalKey>
        where
            for<'__any> &'__any SessionKeys<'key>: __sk::KnowsListedKeys,
        {
            __sk::KeySet::keys(self)
        }
        /// Returns how many keys there are.
        #[must_use]
        fn len(&self) -> ::core::primitive::usize
        where
            for<'__any> &'__any SessionKeys<'key>: __sk::KnowsListedKeys,
        {
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
    impl<'key> __sk::KeySet for SessionKeys<'key>
    where
        for<'__any> &'__any SessionKeys<'key>: __sk::KnowsListedKeys,
    {
        type Key = __sk::HierarchicalKey;
        type Keys = __sk::Iter<__sk::HierarchicalKey>;
        #[inline]
        fn keys(&self) -> __sk::Iter<__sk::HierarchicalKey> {
            ::core::unreachable!()
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for &SessionKeys<'key>
    where
        for<'__any> &'__any SessionKeys<'key>: __sk::KnowsListedKeys,
    {
        type Item = __sk::HierarchicalKey;
        type IntoIter = __sk::Iter<__sk::HierarchicalKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::HierarchicalKey> {
            __sk::KeySet::keys(self)
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for SessionKey<'key> {
        type __Declared = Session;
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize, 6usize],
                )
            }
            __sk::part_lent::<Self, 0usize, String>(self.tenant, __out);
            __sk::part_lent::<Self, 2usize, u16>(self.region, __out);
            __sk::part_lent::<Self, 4usize, u64>(self.user, __out);
            __sk::piece::<Self, 6usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => __sk::KeyPart::__value(&self.region),
                2usize => __sk::KeyPart::__value(&self.user),
                3usize => {
                    __sk::KeyPart::__value(
                            &__sk::RandomSuffix::get(
                                <_ as __sk::Drawn<8u16, 1u16>>::drawn(&self.shard),
                            ),
                        )
                        .into_static()
                }
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> SessionKey<'key> {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        fn partition_key(&self) -> __sk::HierarchicalKey {
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
        ) -> ::core::result::Result<__sk::HierarchicalKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for SessionKey1<'key> {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{tenant}-{region}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new(
                            "tenant",
                            0usize,
                            __sk::Of::<String>::TYPE.part(),
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::new("region", 1usize, __sk::Of::<u16>::TYPE.part()),
                    ),
                ]
            },
            const {
                &__sk::KeyOptions::DEFAULT
                    .also_read(
                        &["{tenant:%}-{region:%}"],
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
                                                    )
                                                    .always_escape(const { &__sk::Escape::new("-%") }),
                                            ),
                                            __sk::Piece::Literal("-"),
                                            __sk::Piece::Part(
                                                __sk::Part::new(
                                                        "region",
                                                        1usize,
                                                        __sk::Of::<u16>::TYPE.part(),
                                                    )
                                                    .always_escape(const { &__sk::Escape::new("-%") }),
                                            ),
                                        ]
                                    },
                                },
                            ]
                        },
                    )
            },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::part_lent::<Self, 0usize, String>(self.tenant, __out);
            __sk::part_lent::<Self, 2usize, u16>(self.region, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => __sk::KeyPart::__value(&self.region),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> SessionKey1<'key> {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        fn partition_key(&self) -> __sk::HierarchicalKey {
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
        ) -> ::core::result::Result<__sk::HierarchicalKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    #[automatically_derived]
    impl<'key> __sk::Lookup<Session> for SessionKey<'key> {}
    #[automatically_derived]
    impl<'key> ::core::convert::From<&'key Session> for SessionKey<'key> {
        #[inline]
        fn from(__item: &'key Session) -> Self {
            Self {
                tenant: __sk::KeyPart::as_part(&__item.tenant),
                region: __sk::KeyPart::as_part(&__item.region),
                user: __sk::KeyPart::as_part(&__item.user),
                shard: <_ as __sk::Drawn<8u16, 1u16>>::drawn(&__item.shard),
            }
        }
    }
    #[automatically_derived]
    impl<'key> __sk::FanOut<Session> for SessionKeys<'key>
    where
        for<'__any> &'__any SessionKeys<'key>: __sk::KnowsListedKeys,
    {}
    #[automatically_derived]
    impl<'key> __sk::FanOut<Session> for SessionKey1<'key> {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Session {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{tenant}-{region}{/}{user}.{shard in 1..=8}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new(
                            "tenant",
                            0usize,
                            __sk::Of::<String>::TYPE.part(),
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::new("region", 1usize, __sk::Of::<u16>::TYPE.part()),
                    ),
                    __sk::Piece::Level,
                    __sk::Piece::Part(
                        __sk::Part::new("user", 2usize, __sk::Of::<u64>::TYPE.part()),
                    ),
                    __sk::Piece::Literal("."),
                    __sk::Piece::Number(__sk::Number {
                        source: __sk::Source::Drawn(3usize),
                        range: __sk::SuffixRange::declared(
                            1u16,
                            8u16,
                            ::core::option::Option::None,
                        ),
                    }),
                ]
            },
            const {
                &__sk::KeyOptions::DEFAULT
                    .levels(const {
                        &__sk::Levels::new([
                            __sk::LevelInfo::made(__sk::Property {
                                name: "partitionKey1",
                                path: "/partitionKey1",
                            }),
                            __sk::LevelInfo::made(__sk::Property {
                                name: "partitionKey2",
                                path: "/partitionKey2",
                            }),
                        ])
                    })
                    .also_read(
                        &["{tenant:%}-{region:%}{/}{user}-{shard}"],
                        const {
                            &[
                                __sk::Previous {
                                    levels: &[
                                        __sk::LevelInfo::made(__sk::Property {
                                            name: "partitionKey1",
                                            path: "/partitionKey1",
                                        }),
                                        __sk::LevelInfo::made(__sk::Property {
                                            name: "partitionKey2",
                                            path: "/partitionKey2",
                                        }),
                                    ],
                                    pieces: const {
                                        &[
                                            __sk::Piece::Part(
                                                __sk::Part::new(
                                                        "tenant",
                                                        0usize,
                                                        __sk::Of::<String>::TYPE.part(),
                                                    )
                                                    .always_escape(const { &__sk::Escape::new("-%") }),
                                            ),
                                            __sk::Piece::Literal("-"),
                                            __sk::Piece::Part(
                                                __sk::Part::new(
                                                        "region",
                                                        1usize,
                                                        __sk::Of::<u16>::TYPE.part(),
                                                    )
                                                    .always_escape(const { &__sk::Escape::new("-%") }),
                                            ),
                                            __sk::Piece::Level,
                                            __sk::Piece::Part(
                                                __sk::Part::new(
                                                    "user",
                                                    2usize,
                                                    __sk::Of::<u64>::TYPE.part(),
                                                ),
                                            ),
                                            __sk::Piece::Literal("-"),
                                            __sk::Piece::Part(
                                                __sk::Part::new(
                                                    "shard",
                                                    3usize,
                                                    __sk::Of::<::core::primitive::u16>::TYPE.part(),
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
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize, 6usize],
                )
            }
            __sk::part::<Self, 0usize, _>((&self.tenant), __out);
            __sk::part::<Self, 2usize, _>((&self.region), __out);
            __sk::part::<Self, 4usize, _>((&self.user), __out);
            __sk::piece::<Self, 6usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => __sk::KeyPart::__value(&self.region),
                2usize => __sk::KeyPart::__value(&self.user),
                3usize => {
                    __sk::KeyPart::__value(
                            &__sk::RandomSuffix::get(
                                <_ as __sk::Drawn<8u16, 1u16>>::drawn(&self.shard),
                            ),
                        )
                        .into_static()
                }
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl Session {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        fn partition_key(&self) -> __sk::HierarchicalKey {
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
        ) -> ::core::result::Result<__sk::HierarchicalKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    __sk::prove::<
        Session,
    >({
        use __sk::NotWritten as _;
        __sk::Probe::<Session>::__WRITTEN
    });
    const _: () = __sk::prove_listed(<Session as __sk::SyntheticKey>::__KEY, 0usize);
};
