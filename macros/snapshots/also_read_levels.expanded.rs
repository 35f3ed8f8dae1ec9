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
            __sk::fan_out(|__out| {
                let _ = __out;
            })
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
            __sk::KeyWriter::__part(__out, "tenant", self.tenant);
            __sk::KeyWriter::__next_part(__out, "-", "region", self.region);
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(__out, "user", self.user);
            __sk::KeyWriter::push_str(__out, ".");
            __sk::KeyWriter::__suffix(
                __out,
                __sk::RandomSuffix::get(self.shard),
                __sk::SuffixRange::of(8u16),
            );
        }
        fn __write_listed(
            &self,
            __place: ::core::primitive::usize,
            __out: &mut impl __sk::KeyWriter,
        ) -> ::core::primitive::bool {
            match __place {
                0usize => {
                    __sk::KeyWriter::__part(
                        __out,
                        "tenant",
                        __sk::Escaped(self.tenant, const { &__sk::Escape::new("-%") }),
                    );
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(
                        __out,
                        "region",
                        __sk::Escaped(self.region, const { &__sk::Escape::new("-%") }),
                    );
                    __sk::KeyWriter::__next_level(__out);
                    __sk::KeyWriter::__part(__out, "user", self.user);
                    __sk::KeyWriter::__next_part(
                        __out,
                        "-",
                        "shard",
                        __sk::RandomSuffix::get(self.shard),
                    );
                }
                _ => return false,
            }
            true
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
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{tenant}-{region}",
            &[
                __sk::PartInfo {
                    name: "tenant",
                    shape: <String as __sk::KeyPart>::__SHAPE_REF,
                },
                __sk::PartInfo {
                    name: "region",
                    shape: <u16 as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT.also_read(&["{tenant:%}-{region:%}"], &[])
            },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", self.tenant);
            __sk::KeyWriter::__next_part(__out, "-", "region", self.region);
        }
        fn __write_listed(
            &self,
            __place: ::core::primitive::usize,
            __out: &mut impl __sk::KeyWriter,
        ) -> ::core::primitive::bool {
            match __place {
                0usize => {
                    __sk::KeyWriter::__part(
                        __out,
                        "tenant",
                        __sk::Escaped(self.tenant, const { &__sk::Escape::new("-%") }),
                    );
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(
                        __out,
                        "region",
                        __sk::Escaped(self.region, const { &__sk::Escape::new("-%") }),
                    );
                }
                _ => return false,
            }
            true
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
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{tenant}-{region}{/}{user}.{shard in 1..=8}",
            &[
                __sk::PartInfo {
                    name: "tenant",
                    shape: <String as __sk::KeyPart>::__SHAPE_REF,
                },
                __sk::PartInfo {
                    name: "region",
                    shape: <u16 as __sk::KeyPart>::__SHAPE_REF,
                },
                __sk::PartInfo {
                    name: "user",
                    shape: <u64 as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT
                    .suffix(__sk::SuffixInfo::new(".", __sk::SuffixRange::of(8u16)))
                    .levels(const {
                        &__sk::Levels::new([
                            __sk::LevelInfo::made(
                                2usize,
                                __sk::Property {
                                    name: "partitionKey1",
                                    path: "/partitionKey1",
                                },
                            ),
                            __sk::LevelInfo::made(
                                1usize,
                                __sk::Property {
                                    name: "partitionKey2",
                                    path: "/partitionKey2",
                                },
                            ),
                        ])
                    })
                    .also_read(
                        &["{tenant:%}-{region:%}{/}{user}-{shard}"],
                        const {
                            &[
                                __sk::ListedInfo {
                                    levels: &[
                                        __sk::LevelInfo::made(
                                            2usize,
                                            __sk::Property {
                                                name: "partitionKey1",
                                                path: "/partitionKey1",
                                            },
                                        ),
                                        __sk::LevelInfo::made(
                                            2usize,
                                            __sk::Property {
                                                name: "partitionKey2",
                                                path: "/partitionKey2",
                                            },
                                        ),
                                    ],
                                    texts: &[],
                                },
                            ]
                        },
                    )
            },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", &self.tenant);
            __sk::KeyWriter::__next_part(__out, "-", "region", &self.region);
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(__out, "user", &self.user);
            __sk::KeyWriter::push_str(__out, ".");
            __sk::KeyWriter::__suffix(
                __out,
                __sk::RandomSuffix::get(
                    <_ as __sk::Drawn<8u16, 1u16>>::drawn(&self.shard),
                ),
                __sk::SuffixRange::of(8u16),
            );
        }
        fn __write_listed(
            &self,
            __place: ::core::primitive::usize,
            __out: &mut impl __sk::KeyWriter,
        ) -> ::core::primitive::bool {
            match __place {
                0usize => {
                    __sk::KeyWriter::__part(
                        __out,
                        "tenant",
                        __sk::Escaped(
                            __sk::KeyPart::as_part(&self.tenant),
                            const { &__sk::Escape::new("-%") },
                        ),
                    );
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(
                        __out,
                        "region",
                        __sk::Escaped(
                            __sk::KeyPart::as_part(&self.region),
                            const { &__sk::Escape::new("-%") },
                        ),
                    );
                    __sk::KeyWriter::__next_level(__out);
                    __sk::KeyWriter::__part(
                        __out,
                        "user",
                        __sk::KeyPart::as_part(&self.user),
                    );
                    __sk::KeyWriter::__next_part(
                        __out,
                        "-",
                        "shard",
                        __sk::RandomSuffix::get(
                            <_ as __sk::Drawn<8u16, 1u16>>::drawn(&self.shard),
                        ),
                    );
                }
                _ => return false,
            }
            true
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
