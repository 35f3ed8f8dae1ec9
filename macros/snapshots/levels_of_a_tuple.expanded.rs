/// The key of a [`Visit`] with these values, for a point read without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct VisitKey<'key, __2>(
    /// `0` of the item.
    &'key ::core::primitive::str,
    /// `2.no` of the item.
    __2,
    /// `3` of the item.
    u64,
)
where
    __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy;
/// The first level of the key of a [`Visit`] with these values, for a query over all keys that start with them.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct VisitKey1<'key>(
    /// `0` of the item.
    &'key ::core::primitive::str,
);
/// The first 2 levels of the key of a [`Visit`] with these values, for a query over all keys that start with them.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct VisitKey2<'key, __2>(
    /// `0` of the item.
    &'key ::core::primitive::str,
    /// `2.no` of the item.
    __2,
)
where
    __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy;
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
    impl<'key, __2> ::core::clone::Clone for VisitKey<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, __2> ::core::marker::Copy for VisitKey<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, __2> ::core::fmt::Debug for VisitKey<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (__2, (u64, ())),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "VisitKey",
                &["0", "1", "2"],
                &(self.0, (self.1, (self.2, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __2> ::core::cmp::PartialEq for VisitKey<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (__2, (u64, ())),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.0, (self.1, (self.2, ()))),
                &&(__other.0, (__other.1, (__other.2, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __2> ::core::cmp::Eq for VisitKey<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (__2, (u64, ())),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, __2> ::core::hash::Hash for VisitKey<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (__2, (u64, ())),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.0, (self.1, (self.2, ()))), __to);
        }
    }
    #[automatically_derived]
    impl<'key, __2> __sk::SyntheticKey for VisitKey<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        type __Declared = Visit;
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize],
                )
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::part::<Self, 2usize, _>(&self.1, __out);
            __sk::part_lent::<Self, 4usize, u64>(self.2, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.0),
                1usize => __sk::KeyPart::__value(&self.1),
                2usize => __sk::KeyPart::__value(&self.2),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key, __2> VisitKey<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
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
    impl<'key> __sk::SyntheticKey for VisitKey1<'key> {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::plain(
            "{0:lower}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new("0", 0usize, __sk::Of::<String>::TYPE.part())
                            .case(__sk::Case::Lower),
                    ),
                ]
            },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const { __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize]) }
            __sk::piece::<Self, 0usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.0),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> VisitKey1<'key> {
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
    impl<'key, __2> ::core::clone::Clone for VisitKey2<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, __2> ::core::marker::Copy for VisitKey2<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, __2> ::core::fmt::Debug for VisitKey2<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (&'key ::core::primitive::str, (__2, ())): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(__f, "VisitKey2", &["0", "1"], &(self.0, (self.1, ())))
        }
    }
    #[automatically_derived]
    impl<'key, __2> ::core::cmp::PartialEq for VisitKey2<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (__2, ()),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.0, (self.1, ())),
                &&(__other.0, (__other.1, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __2> ::core::cmp::Eq for VisitKey2<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (&'key ::core::primitive::str, (__2, ())): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, __2> ::core::hash::Hash for VisitKey2<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (__2, ()),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.0, (self.1, ())), __to);
        }
    }
    #[automatically_derived]
    impl<'key, __2> __sk::SyntheticKey for VisitKey2<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::plain(
            "{0:lower}{/}{2.no}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new("0", 0usize, __sk::Of::<String>::TYPE.part())
                            .case(__sk::Case::Lower),
                    ),
                    __sk::Piece::Level,
                    __sk::Piece::Part(
                        __sk::Part::new("2.no", 1usize, __sk::Of::<__2>::TYPE.part()),
                    ),
                ]
            },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::part::<Self, 2usize, _>(&self.1, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.0),
                1usize => __sk::KeyPart::__value(&self.1),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key, __2> VisitKey2<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
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
    impl<'key, __2> __sk::Lookup<Visit> for VisitKey<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key> __sk::FanOut<Visit> for VisitKey1<'key> {}
    #[automatically_derived]
    impl<'key, __2> __sk::FanOut<Visit> for VisitKey2<'key, __2>
    where
        __2: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Visit {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{0:lower}{/}{2.no}{/}{3}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new("0", 0usize, __sk::Of::<String>::TYPE.part())
                            .case(__sk::Case::Lower),
                    ),
                    __sk::Piece::Level,
                    __sk::Piece::Part(
                        __sk::Part::new(
                            "2.no",
                            1usize,
                            __sk::nested(Self::__nested_2).part(),
                        ),
                    ),
                    __sk::Piece::Level,
                    __sk::Piece::Part(
                        __sk::Part::new("3", 2usize, __sk::Of::<u64>::TYPE.part()),
                    ),
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
                            __sk::LevelInfo::field(
                                __sk::Property {
                                    name: "3",
                                    path: "/3",
                                },
                                __sk::Property {
                                    name: "partitionKey3",
                                    path: "/partitionKey3",
                                },
                                &__sk::Of::<u64>::TYPE.part(),
                            ),
                        ])
                    })
            },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize],
                )
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::part::<Self, 2usize, _>(Self::__nested_2(&self.2), __out);
            __sk::part::<Self, 4usize, _>((&self.3), __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.0),
                1usize => __sk::KeyPart::__value(Self::__nested_2(&self.2)),
                2usize => __sk::KeyPart::__value(&self.3),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl Visit {
        #[inline]
        fn __nested_2<'__value>(
            __value: &'__value Door,
        ) -> &'__value (impl __sk::KeyPart + use<>) {
            &__value.no
        }
    }
    #[automatically_derived]
    impl Visit {
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
    const _: () = __sk::prove::<Visit>(false);
    __sk::has_its_key({
        use __sk::NotWritten as _;
        __sk::Probe::<Visit>::__WRITTEN
    });
};
