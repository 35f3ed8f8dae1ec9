/// The 10 keys that a [`Session`] with these values may be stored under, for a query over all of them.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct SessionKeys<'key, T>
where
    T: ::synthetic_key::part::KeyPart + 'key,
{
    /// `tenant` of the item.
    tenant: ::synthetic_key::part::KeyRef<'key, T>,
    /// `year` of the item.
    year: u16,
    /// `month` of the item.
    month: u8,
    /// `user` of the item.
    user: &'key ::core::primitive::str,
}
/// The key of a [`Session`] with these values, for a point read without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct SessionKey<'key, T>
where
    T: ::synthetic_key::part::KeyPart + 'key,
{
    /// `tenant` of the item.
    tenant: ::synthetic_key::part::KeyRef<'key, T>,
    /// `year` of the item.
    year: u16,
    /// `month` of the item.
    month: u8,
    /// `user` of the item.
    user: &'key ::core::primitive::str,
    /// `session` of the item.
    session: &'key ::core::primitive::str,
}
/// The first level of the key of a [`Session`] with these values, for a query over all keys that start with them.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct SessionKey1<'key, T>
where
    T: ::synthetic_key::part::KeyPart + 'key,
{
    /// `tenant` of the item.
    tenant: ::synthetic_key::part::KeyRef<'key, T>,
}
/// The first 2 levels of the key of a [`Session`] with these values, for a query over all keys that start with them.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct SessionKey2<'key, T>
where
    T: ::synthetic_key::part::KeyPart + 'key,
{
    /// `tenant` of the item.
    tenant: ::synthetic_key::part::KeyRef<'key, T>,
    /// `year` of the item.
    year: u16,
    /// `month` of the item.
    month: u8,
}
#[allow(
    dead_code,
    clippy::same_name_method,
    clippy::len_without_is_empty,
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
    impl<'key, T> ::core::clone::Clone for SessionKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::marker::Copy for SessionKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'key, T> ::core::fmt::Debug for SessionKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (u16, (u8, (&'key ::core::primitive::str, ()))),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "SessionKeys",
                &["tenant", "year", "month", "user"],
                &(self.tenant, (self.year, (self.month, (self.user, ())))),
            )
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::cmp::PartialEq for SessionKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (u16, (u8, (&'key ::core::primitive::str, ()))),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.tenant, (self.year, (self.month, (self.user, ())))),
                &&(__other.tenant, (__other.year, (__other.month, (__other.user, ())))),
            )
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::cmp::Eq for SessionKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (u16, (u8, (&'key ::core::primitive::str, ()))),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, T> ::core::hash::Hash for SessionKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (u16, (u8, (&'key ::core::primitive::str, ()))),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(
                &&(self.tenant, (self.year, (self.month, (self.user, ())))),
                __to,
            );
        }
    }
    #[automatically_derived]
    impl<'key, T> SessionKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        /// Returns the keys, from suffix 1 to 10.
        #[inline]
        fn iter(&self) -> __sk::Iter<__sk::HierarchicalKey> {
            __sk::KeySet::keys(self)
        }
        /// Returns how many keys there are.
        #[must_use]
        fn len(&self) -> ::core::primitive::usize {
            ::core::iter::ExactSizeIterator::len(&self.iter())
        }
    }
    #[automatically_derived]
    impl<'key, T> __sk::KeySet for SessionKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        type Key = __sk::HierarchicalKey;
        type Keys = __sk::Iter<__sk::HierarchicalKey>;
        #[inline]
        fn keys(&self) -> __sk::Iter<__sk::HierarchicalKey> {
            let () = <SessionKey<'key, T> as __sk::SyntheticKey>::__PROOF;
            __sk::fan_out(
                const {
                    &[
                        __sk::Layer::of(const {
                                &[
                                    __sk::Piece::Part(
                                        __sk::Part::new(
                                            "tenant",
                                            0usize,
                                            __sk::Of::<T>::TYPE.part(),
                                        ),
                                    ),
                                    __sk::Piece::Level,
                                    __sk::Piece::Part(
                                        __sk::Part::new(
                                            "year",
                                            1usize,
                                            __sk::Of::<u16>::TYPE.part(),
                                        ),
                                    ),
                                    __sk::Piece::Literal("-"),
                                    __sk::Piece::Part(
                                        __sk::Part::new(
                                            "month",
                                            2usize,
                                            __sk::Of::<u8>::TYPE.part(),
                                        ),
                                    ),
                                    __sk::Piece::Level,
                                    __sk::Piece::Part(
                                        __sk::Part::new(
                                            "user",
                                            3usize,
                                            __sk::Of::<String>::TYPE.part(),
                                        ),
                                    ),
                                    __sk::Piece::Literal("."),
                                    __sk::Piece::Number(__sk::Number {
                                        source: __sk::Source::Hash(&[]),
                                        range: __sk::SuffixRange::declared(
                                            1u16,
                                            10u16,
                                            ::core::option::Option::None,
                                        ),
                                    }),
                                ]
                            })
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
                    0usize => __sk::KeyPart::__value(&self.tenant),
                    1usize => __sk::KeyPart::__value(&self.year),
                    2usize => __sk::KeyPart::__value(&self.month),
                    3usize => __sk::KeyPart::__value(&self.user),
                    _ => __sk::Value::Unknown,
                },
            )
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::iter::IntoIterator for &SessionKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        type Item = __sk::HierarchicalKey;
        type IntoIter = __sk::Iter<__sk::HierarchicalKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::HierarchicalKey> {
            __sk::KeySet::keys(self)
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::clone::Clone for SessionKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::marker::Copy for SessionKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'key, T> ::core::fmt::Debug for SessionKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (
                u16,
                (u8, (&'key ::core::primitive::str, (&'key ::core::primitive::str, ()))),
            ),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "SessionKey",
                &["tenant", "year", "month", "user", "session"],
                &(
                    self.tenant,
                    (self.year, (self.month, (self.user, (self.session, ())))),
                ),
            )
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::cmp::PartialEq for SessionKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (
                u16,
                (u8, (&'key ::core::primitive::str, (&'key ::core::primitive::str, ()))),
            ),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(
                    self.tenant,
                    (self.year, (self.month, (self.user, (self.session, ())))),
                ),
                &&(
                    __other.tenant,
                    (
                        __other.year,
                        (__other.month, (__other.user, (__other.session, ()))),
                    ),
                ),
            )
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::cmp::Eq for SessionKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (
                u16,
                (u8, (&'key ::core::primitive::str, (&'key ::core::primitive::str, ()))),
            ),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, T> ::core::hash::Hash for SessionKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (
                u16,
                (u8, (&'key ::core::primitive::str, (&'key ::core::primitive::str, ()))),
            ),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(
                &&(
                    self.tenant,
                    (self.year, (self.month, (self.user, (self.session, ())))),
                ),
                __to,
            );
        }
    }
    #[automatically_derived]
    impl<'key, T> __sk::SyntheticKey for SessionKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{tenant}{/}{year}-{month}{/}{user}.{xxh64(session) % 10 + 1}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new("tenant", 0usize, __sk::Of::<T>::TYPE.part()),
                    ),
                    __sk::Piece::Level,
                    __sk::Piece::Part(
                        __sk::Part::new("year", 1usize, __sk::Of::<u16>::TYPE.part()),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::new("month", 2usize, __sk::Of::<u8>::TYPE.part()),
                    ),
                    __sk::Piece::Level,
                    __sk::Piece::Part(
                        __sk::Part::new("user", 3usize, __sk::Of::<String>::TYPE.part()),
                    ),
                    __sk::Piece::Literal("."),
                    __sk::Piece::Number(__sk::Number {
                        source: __sk::Source::Hash(const {
                            &[
                                __sk::Part::new(
                                    "session",
                                    4usize,
                                    __sk::Of::<String>::TYPE.part(),
                                ),
                            ]
                        }),
                        range: __sk::SuffixRange::declared(
                            1u16,
                            10u16,
                            ::core::option::Option::None,
                        ),
                    }),
                ]
            },
            const {
                &__sk::KeyOptions::DEFAULT
                    .time_only()
                    .levels(const {
                        &__sk::Levels::new([
                            __sk::LevelInfo::field(
                                __sk::Property {
                                    name: "tenant",
                                    path: "/tenant",
                                },
                                __sk::Property {
                                    name: "partitionKey1",
                                    path: "/partitionKey1",
                                },
                                &__sk::Of::<T>::TYPE.part(),
                            ),
                            __sk::LevelInfo::made(__sk::Property {
                                name: "partitionKey2",
                                path: "/partitionKey2",
                            }),
                            __sk::LevelInfo::made(__sk::Property {
                                name: "partitionKey3",
                                path: "/partitionKey3",
                            }),
                        ])
                    })
            },
        );
        const __PROOF: () = __sk::prove::<Self>(false);
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize, 6usize, 8usize],
                )
            }
            __sk::part_lent::<Self, 0usize, T>(self.tenant, __out);
            __sk::part_lent::<Self, 2usize, u16>(self.year, __out);
            __sk::part_lent::<Self, 4usize, u8>(self.month, __out);
            __sk::part_lent::<Self, 6usize, String>(self.user, __out);
            __sk::hash_lent::<Self, 8usize, String>(self.session, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => __sk::KeyPart::__value(&self.year),
                2usize => __sk::KeyPart::__value(&self.month),
                3usize => __sk::KeyPart::__value(&self.user),
                4usize => __sk::KeyPart::__value(&self.session),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key, T> SessionKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
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
    impl<'key, T> ::core::clone::Clone for SessionKey1<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::marker::Copy for SessionKey1<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'key, T> ::core::fmt::Debug for SessionKey1<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(__f, "SessionKey1", &["tenant"], &(self.tenant, ()))
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::cmp::PartialEq for SessionKey1<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(&&(self.tenant, ()), &&(__other.tenant, ()))
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::cmp::Eq for SessionKey1<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, T> ::core::hash::Hash for SessionKey1<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.tenant, ()), __to);
        }
    }
    #[automatically_derived]
    impl<'key, T> __sk::SyntheticKey for SessionKey1<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::plain(
            "{tenant}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new("tenant", 0usize, __sk::Of::<T>::TYPE.part()),
                    ),
                ]
            },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const { __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize]) }
            __sk::part_lent::<Self, 0usize, T>(self.tenant, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key, T> SessionKey1<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
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
    impl<'key, T> ::core::clone::Clone for SessionKey2<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::marker::Copy for SessionKey2<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'key, T> ::core::fmt::Debug for SessionKey2<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (u16, (u8, ())),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "SessionKey2",
                &["tenant", "year", "month"],
                &(self.tenant, (self.year, (self.month, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::cmp::PartialEq for SessionKey2<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (u16, (u8, ())),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.tenant, (self.year, (self.month, ()))),
                &&(__other.tenant, (__other.year, (__other.month, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key, T> ::core::cmp::Eq for SessionKey2<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (u16, (u8, ())),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, T> ::core::hash::Hash for SessionKey2<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (u16, (u8, ())),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(
                &&(self.tenant, (self.year, (self.month, ()))),
                __to,
            );
        }
    }
    #[automatically_derived]
    impl<'key, T> __sk::SyntheticKey for SessionKey2<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::plain(
            "{tenant}{/}{year}-{month}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new("tenant", 0usize, __sk::Of::<T>::TYPE.part()),
                    ),
                    __sk::Piece::Level,
                    __sk::Piece::Part(
                        __sk::Part::new("year", 1usize, __sk::Of::<u16>::TYPE.part()),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::new("month", 2usize, __sk::Of::<u8>::TYPE.part()),
                    ),
                ]
            },
        );
        const __PROOF: () = __sk::prove_prefix::<Self>();
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize],
                )
            }
            __sk::part_lent::<Self, 0usize, T>(self.tenant, __out);
            __sk::part_lent::<Self, 2usize, u16>(self.year, __out);
            __sk::part_lent::<Self, 4usize, u8>(self.month, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => __sk::KeyPart::__value(&self.year),
                2usize => __sk::KeyPart::__value(&self.month),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key, T> SessionKey2<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
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
    impl<'key, T> __sk::Lookup<Session<T>> for SessionKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'key, T> ::core::convert::From<&'key Session<T>> for SessionKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        #[inline]
        fn from(__item: &'key Session<T>) -> Self {
            Self {
                tenant: __sk::KeyPart::as_part(&__item.tenant),
                year: __sk::KeyPart::as_part(&__item.year),
                month: __sk::KeyPart::as_part(&__item.month),
                user: __sk::KeyPart::as_part(&__item.user),
                session: __sk::KeyPart::as_part(&__item.session),
            }
        }
    }
    #[automatically_derived]
    impl<'key, T> __sk::FanOut<Session<T>> for SessionKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'key, T> __sk::FanOut<Session<T>> for SessionKey1<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'key, T> __sk::FanOut<Session<T>> for SessionKey2<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<T> __sk::SyntheticKey for Session<T>
    where
        T: __sk::KeyPart,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = <SessionKey<
            '_,
            T,
        > as __sk::SyntheticKey>::__KEY;
        const __PROOF: () = <SessionKey<'_, T> as __sk::SyntheticKey>::__PROOF;
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize, 6usize, 8usize],
                )
            }
            __sk::part::<Self, 0usize, _>((&self.tenant), __out);
            __sk::part::<Self, 2usize, _>((&self.year), __out);
            __sk::part::<Self, 4usize, _>((&self.month), __out);
            __sk::part::<Self, 6usize, _>((&self.user), __out);
            __sk::hash::<Self, 8usize, _>((&self.session), __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => __sk::KeyPart::__value(&self.year),
                2usize => __sk::KeyPart::__value(&self.month),
                3usize => __sk::KeyPart::__value(&self.user),
                4usize => __sk::KeyPart::__value(&self.session),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<T> Session<T>
    where
        T: __sk::KeyPart,
    {
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
    fn __written<T>(__item: &Session<T>)
    where
        T: __sk::Serialize,
    {
        use __sk::NotWritten as _;
        __sk::key_is_in_the_document(__item, __sk::Probe::<Session<T>>::__ANSWER);
    }
};
