///The 10 keys that a [`Session`] with these values may be under: for a query over all of them.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct SessionKeys<'key, T>
where
    T: ::synthetic_key::KeyPart + 'key,
{
    ///`tenant` of the item.
    tenant: ::synthetic_key::KeyRef<'key, T>,
    ///`year` of the item.
    year: ::synthetic_key::KeyRef<'key, u16>,
    ///`month` of the item.
    month: ::synthetic_key::KeyRef<'key, u8>,
    ///`user` of the item.
    user: ::synthetic_key::KeyRef<'key, String>,
}
///The key of a [`Session`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct SessionKey<'key, T>
where
    T: ::synthetic_key::KeyPart + 'key,
{
    ///`tenant` of the item.
    tenant: ::synthetic_key::KeyRef<'key, T>,
    ///`year` of the item.
    year: ::synthetic_key::KeyRef<'key, u16>,
    ///`month` of the item.
    month: ::synthetic_key::KeyRef<'key, u8>,
    ///`user` of the item.
    user: ::synthetic_key::KeyRef<'key, String>,
    ///`session` of the item.
    session: ::synthetic_key::KeyRef<'key, String>,
}
///The first level of the key of a [`Session`] with these values: for a query over all keys that start so.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct SessionKey1<'key, T>
where
    T: ::synthetic_key::KeyPart + 'key,
{
    ///`tenant` of the item.
    tenant: ::synthetic_key::KeyRef<'key, T>,
}
///The first 2 levels of the key of a [`Session`] with these values: for a query over all keys that start so.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct SessionKey2<'key, T>
where
    T: ::synthetic_key::KeyPart + 'key,
{
    ///`tenant` of the item.
    tenant: ::synthetic_key::KeyRef<'key, T>,
    ///`year` of the item.
    year: ::synthetic_key::KeyRef<'key, u16>,
    ///`month` of the item.
    month: ::synthetic_key::KeyRef<'key, u8>,
}
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key, T> SessionKeys<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {
        ///The keys, from suffix 1 to 10.
        #[inline]
        fn iter(&self) -> __sk::Iter<__sk::HierarchicalKey> {
            __sk::fan_out(self)
        }
    }
    #[automatically_derived]
    impl<'key, T> __sk::Base for SessionKeys<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {
        type Key = __sk::HierarchicalKey;
        const SUFFIXES: ::core::option::Option<__sk::SuffixRange> = ::core::option::Option::Some(
            __sk::SuffixRange::of(10u16),
        );
        #[inline]
        fn write_base(&self, __out: &mut impl __sk::KeyWriter) {
            let () = <SessionKey<'key, T> as __sk::SyntheticKey>::__PROOF;
            __sk::KeyWriter::__part(__out, "tenant", self.tenant);
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(__out, "year", self.year);
            __sk::KeyWriter::__next_part(__out, "-", "month", self.month);
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(__out, "user", self.user);
            __sk::KeyWriter::push_str(__out, ".");
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::iter::IntoIterator for SessionKeys<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {
        type Item = __sk::HierarchicalKey;
        type IntoIter = __sk::Iter<__sk::HierarchicalKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::HierarchicalKey> {
            __sk::fan_out(&self)
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::iter::IntoIterator for &SessionKeys<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {
        type Item = __sk::HierarchicalKey;
        type IntoIter = __sk::Iter<__sk::HierarchicalKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::HierarchicalKey> {
            __sk::fan_out(self)
        }
    }
    #[automatically_derived]
    impl<'key, T> __sk::SyntheticKey for SessionKey<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{tenant}{/}{year}-{month}{/}{user}.{xxh64(session) % 10 + 1}",
            &[
                __sk::PartInfo {
                    name: "tenant",
                    shape: <T as __sk::KeyPart>::__SHAPE_REF,
                },
                __sk::PartInfo {
                    name: "year",
                    shape: <u16 as __sk::KeyPart>::__SHAPE_REF,
                },
                __sk::PartInfo {
                    name: "month",
                    shape: <u8 as __sk::KeyPart>::__SHAPE_REF,
                },
                __sk::PartInfo {
                    name: "user",
                    shape: <String as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT
                    .suffix(
                        __sk::SuffixInfo::new(".", 10u16)
                            .hashed(
                                &[
                                    __sk::PartInfo {
                                        name: "session",
                                        shape: <String as __sk::KeyPart>::__SHAPE_REF,
                                    },
                                ],
                            ),
                    )
                    .time_only()
                    .levels(
                        const {
                            &[
                                __sk::LevelInfo::field(
                                    __sk::Property {
                                        name: "tenant",
                                        path: "/tenant",
                                    },
                                    __sk::Property {
                                        name: "partitionKey1",
                                        path: "/partitionKey1",
                                    },
                                    __sk::PartInfo {
                                        name: "tenant",
                                        shape: <T as __sk::KeyPart>::__SHAPE_REF,
                                    }
                                        .shape,
                                ),
                                __sk::LevelInfo::made(
                                    2usize,
                                    __sk::Property {
                                        name: "partitionKey2",
                                        path: "/partitionKey2",
                                    },
                                ),
                                __sk::LevelInfo::made(
                                    1usize,
                                    __sk::Property {
                                        name: "partitionKey3",
                                        path: "/partitionKey3",
                                    },
                                ),
                            ]
                        },
                        const {
                            &[
                                __sk::LevelInfo::field(
                                        __sk::Property {
                                            name: "tenant",
                                            path: "/tenant",
                                        },
                                        __sk::Property {
                                            name: "partitionKey1",
                                            path: "/partitionKey1",
                                        },
                                        __sk::PartInfo {
                                            name: "tenant",
                                            shape: <T as __sk::KeyPart>::__SHAPE_REF,
                                        }
                                            .shape,
                                    )
                                    .property
                                    .path,
                                __sk::LevelInfo::made(
                                        2usize,
                                        __sk::Property {
                                            name: "partitionKey2",
                                            path: "/partitionKey2",
                                        },
                                    )
                                    .property
                                    .path,
                                __sk::LevelInfo::made(
                                        1usize,
                                        __sk::Property {
                                            name: "partitionKey3",
                                            path: "/partitionKey3",
                                        },
                                    )
                                    .property
                                    .path,
                            ]
                        },
                    )
            },
        );
        const __PROOF: () = __sk::prove::<Self>(false);
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            __sk::KeyWriter::__part(__out, "tenant", self.tenant);
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(__out, "year", self.year);
            __sk::KeyWriter::__next_part(__out, "-", "month", self.month);
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(__out, "user", self.user);
            __sk::KeyWriter::push_str(__out, ".");
            __sk::KeyWriter::__hash_suffix(
                __out,
                (("session", self.session), ()),
                __sk::SuffixRange::of(10u16),
                &[],
            );
        }
    }
    #[automatically_derived]
    impl<'key, T> __sk::SyntheticKey for SessionKey1<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{tenant}",
            &[
                __sk::PartInfo {
                    name: "tenant",
                    shape: <T as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
            const { &__sk::KeyOptions::DEFAULT.store(__sk::Store::COSMOS) },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", self.tenant);
        }
    }
    #[automatically_derived]
    impl<'key, T> __sk::SyntheticKey for SessionKey2<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{tenant}{/}{year}-{month}",
            &[
                __sk::PartInfo {
                    name: "tenant",
                    shape: <T as __sk::KeyPart>::__SHAPE_REF,
                },
                __sk::PartInfo {
                    name: "year",
                    shape: <u16 as __sk::KeyPart>::__SHAPE_REF,
                },
                __sk::PartInfo {
                    name: "month",
                    shape: <u8 as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
            const { &__sk::KeyOptions::DEFAULT.store(__sk::Store::COSMOS) },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", self.tenant);
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(__out, "year", self.year);
            __sk::KeyWriter::__next_part(__out, "-", "month", self.month);
        }
    }
    #[automatically_derived]
    impl<T> __sk::SyntheticKey for Session<T>
    where
        T: __sk::KeyPart,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = <SessionKey<'_, T> as __sk::SyntheticKey>::__KEY;
        const __PROOF: () = <SessionKey<'_, T> as __sk::SyntheticKey>::__PROOF;
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            __sk::KeyWriter::__part(__out, "tenant", &self.tenant);
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(__out, "year", &self.year);
            __sk::KeyWriter::__next_part(__out, "-", "month", &self.month);
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(__out, "user", &self.user);
            __sk::KeyWriter::push_str(__out, ".");
            __sk::KeyWriter::__hash_suffix(
                __out,
                (("session", &self.session), ()),
                __sk::SuffixRange::of(10u16),
                &[],
            );
        }
    }
    fn __written<T>(__item: &Session<T>)
    where
        T: __sk::Serialize,
    {
        use __sk::NotWritten as _;
        __sk::key_is_in_the_document(__item, __sk::Probe::<Session<T>>::__ANSWER);
    }
};

///The key of a [`Visit`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
struct VisitKey<'key, __2>(
    ///`0` of the item.
    ::synthetic_key::KeyRef<'key, String>,
    ///`2` of the item.
    __2,
    ///`3` of the item.
    ::synthetic_key::KeyRef<'key, u64>,
)
where
    __2: ::synthetic_key::KeyPart + ::core::marker::Copy;
///The first level of the key of a [`Visit`] with these values: for a query over all keys that start so.
#[allow(dead_code)]
struct VisitKey1<'key>(
    ///`0` of the item.
    ::synthetic_key::KeyRef<'key, String>,
);
///The first 2 levels of the key of a [`Visit`] with these values: for a query over all keys that start so.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
struct VisitKey2<'key, __2>(
    ///`0` of the item.
    ::synthetic_key::KeyRef<'key, String>,
    ///`2` of the item.
    __2,
)
where
    __2: ::synthetic_key::KeyPart + ::core::marker::Copy;
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key, __2> __sk::SyntheticKey for VisitKey<'key, __2>
    where
        __2: ::synthetic_key::KeyPart + ::core::marker::Copy,
    {
        type __Declared = Visit;
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "0", __sk::Folded(self.0, __sk::Fold::Lower));
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(__out, "2.no", self.1);
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(__out, "3", self.2);
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for VisitKey1<'key> {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{0:lower}",
            &[
                __sk::PartInfo {
                    name: "0",
                    shape: const {
                        &__sk::Of::<String>::TYPE.part().__folded(__sk::Fold::Lower)
                    },
                },
            ],
            const { &__sk::KeyOptions::DEFAULT.store(__sk::Store::COSMOS) },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "0", __sk::Folded(self.0, __sk::Fold::Lower));
        }
    }
    #[automatically_derived]
    impl<'key, __2> __sk::SyntheticKey for VisitKey2<'key, __2>
    where
        __2: ::synthetic_key::KeyPart + ::core::marker::Copy,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{0:lower}{/}{2.no}",
            &[
                __sk::PartInfo {
                    name: "0",
                    shape: const {
                        &__sk::Of::<String>::TYPE.part().__folded(__sk::Fold::Lower)
                    },
                },
                __sk::PartInfo {
                    name: "2.no",
                    shape: <__2 as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
            const { &__sk::KeyOptions::DEFAULT.store(__sk::Store::COSMOS) },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "0", __sk::Folded(self.0, __sk::Fold::Lower));
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(__out, "2.no", self.1);
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Visit {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{0:lower}{/}{2.no}{/}{3}",
            &[
                __sk::PartInfo {
                    name: "0",
                    shape: const {
                        &__sk::Of::<String>::TYPE.part().__folded(__sk::Fold::Lower)
                    },
                },
                __sk::PartInfo {
                    name: "2.no",
                    shape: const {
                        &__sk::nested::<Door, _>(|__value| &__value.no).part()
                    },
                },
                __sk::PartInfo {
                    name: "3",
                    shape: <u64 as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT
                    .levels(
                        const {
                            &[
                                __sk::LevelInfo::made(
                                    1usize,
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
                                __sk::LevelInfo::field(
                                    __sk::Property {
                                        name: "3",
                                        path: "/3",
                                    },
                                    __sk::Property {
                                        name: "partitionKey3",
                                        path: "/partitionKey3",
                                    },
                                    __sk::PartInfo {
                                        name: "3",
                                        shape: <u64 as __sk::KeyPart>::__SHAPE_REF,
                                    }
                                        .shape,
                                ),
                            ]
                        },
                        const {
                            &[
                                __sk::LevelInfo::made(
                                        1usize,
                                        __sk::Property {
                                            name: "partitionKey1",
                                            path: "/partitionKey1",
                                        },
                                    )
                                    .property
                                    .path,
                                __sk::LevelInfo::made(
                                        1usize,
                                        __sk::Property {
                                            name: "partitionKey2",
                                            path: "/partitionKey2",
                                        },
                                    )
                                    .property
                                    .path,
                                __sk::LevelInfo::field(
                                        __sk::Property {
                                            name: "3",
                                            path: "/3",
                                        },
                                        __sk::Property {
                                            name: "partitionKey3",
                                            path: "/partitionKey3",
                                        },
                                        __sk::PartInfo {
                                            name: "3",
                                            shape: <u64 as __sk::KeyPart>::__SHAPE_REF,
                                        }
                                            .shape,
                                    )
                                    .property
                                    .path,
                            ]
                        },
                    )
            },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(
                __out,
                "0",
                __sk::Folded(__sk::KeyPart::as_part(&self.0), __sk::Fold::Lower),
            );
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(__out, "2.no", __sk::KeyPart::as_part(&self.2.no));
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(__out, "3", &self.3);
        }
    }
    const _: () = __sk::prove_if_known({
        use __sk::NotWritten as _;
        __sk::Probe::<Visit>::__KEY
    });
    __sk::has_its_key({
        use __sk::NotWritten as _;
        __sk::Probe::<Visit>::__WRITTEN
    });
};

///The key of a [`Page`] with these values: for a point read, without the item.
#[allow(dead_code)]
struct PageKey<'key> {
    ///`site` of the item.
    site: ::synthetic_key::KeyRef<'key, String>,
    ///`page` of the item.
    page: ::synthetic_key::KeyRef<'key, String>,
}
///The first level of the key of a [`Page`] with these values: for a query over all keys that start so.
#[allow(dead_code)]
struct PageKey1<'key> {
    ///`site` of the item.
    site: ::synthetic_key::KeyRef<'key, String>,
}
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for PageKey<'key> {
        type __Declared = Page;
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__escaped_part(
                __out,
                "site",
                self.site,
                const { &__sk::Escape::new("%") },
            );
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__escaped_part(
                __out,
                "page",
                self.page,
                const { &__sk::Escape::new("%") },
            );
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for PageKey1<'key> {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{site:%}",
            &[
                __sk::PartInfo {
                    name: "site",
                    shape: <String as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
            const { &__sk::KeyOptions::DEFAULT.store(__sk::Store::COSMOS) },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__escaped_part(
                __out,
                "site",
                self.site,
                const { &__sk::Escape::new("%") },
            );
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Page {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{site:%}{/}{page:%}",
            &[
                __sk::PartInfo {
                    name: "site",
                    shape: <String as __sk::KeyPart>::__SHAPE_REF,
                },
                __sk::PartInfo {
                    name: "page",
                    shape: <String as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT
                    .escape(const { &__sk::Escape::new("%") })
                    .levels(
                        const {
                            &[
                                __sk::LevelInfo::made(
                                    1usize,
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
                            ]
                        },
                        const {
                            &[
                                __sk::LevelInfo::made(
                                        1usize,
                                        __sk::Property {
                                            name: "partitionKey1",
                                            path: "/partitionKey1",
                                        },
                                    )
                                    .property
                                    .path,
                                __sk::LevelInfo::made(
                                        1usize,
                                        __sk::Property {
                                            name: "partitionKey2",
                                            path: "/partitionKey2",
                                        },
                                    )
                                    .property
                                    .path,
                            ]
                        },
                    )
            },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__escaped_part(
                __out,
                "site",
                &self.site,
                const { &__sk::Escape::new("%") },
            );
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__escaped_part(
                __out,
                "page",
                &self.page,
                const { &__sk::Escape::new("%") },
            );
        }
    }
    __sk::prove::<
        Page,
    >({
        use __sk::NotWritten as _;
        __sk::Probe::<Page>::__WRITTEN
    });
};
