/// The 8 keys that a [`Part`] with these values may be stored under, for a query over all of them.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct PartKeys<'key, D>
where
    D: ::synthetic_key::part::KeyPart + 'key,
{
    /// `day` of the item.
    day: ::synthetic_key::part::KeyRef<'key, D>,
}
/// The key of a [`Part`] with these values, for a point read without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct PartKey<'key, D, T>
where
    D: ::synthetic_key::part::KeyPart + 'key,
    T: ::synthetic_key::part::KeyPart + 'key,
{
    /// `day` of the item.
    day: ::synthetic_key::part::KeyRef<'key, D>,
    /// `of` of the item.
    of: ::synthetic_key::part::KeyRef<'key, T>,
    /// `number` of the item.
    number: u32,
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
    impl<'key, D> ::core::clone::Clone for PartKeys<'key, D>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, D> ::core::marker::Copy for PartKeys<'key, D>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'key, D> ::core::fmt::Debug for PartKeys<'key, D>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, D>,
            (),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(__f, "PartKeys", &["day"], &(self.day, ()))
        }
    }
    #[automatically_derived]
    impl<'key, D> ::core::cmp::PartialEq for PartKeys<'key, D>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, D>,
            (),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(&&(self.day, ()), &&(__other.day, ()))
        }
    }
    #[automatically_derived]
    impl<'key, D> ::core::cmp::Eq for PartKeys<'key, D>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, D>,
            (),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, D> ::core::hash::Hash for PartKeys<'key, D>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, D>,
            (),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.day, ()), __to);
        }
    }
    #[automatically_derived]
    impl<'key, D> PartKeys<'key, D>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
    {
        /// Returns the keys, from suffix 1 to 8.
        #[inline]
        fn iter(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
        /// Returns how many keys there are.
        #[must_use]
        fn len(&self) -> ::core::primitive::usize {
            ::core::iter::ExactSizeIterator::len(&self.iter())
        }
    }
    #[automatically_derived]
    impl<'key, D> __sk::KeySet for PartKeys<'key, D>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
    {
        type Key = __sk::PartitionKey;
        type Keys = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn keys(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(
                const {
                    &[
                        __sk::Layer::of(const {
                                &[
                                    __sk::Piece::Part(
                                        __sk::Part::new("day", 0usize, __sk::Of::<D>::TYPE.part()),
                                    ),
                                    __sk::Piece::Literal("."),
                                    __sk::Piece::Number(__sk::Number {
                                        source: __sk::Source::Hash(&[]),
                                        range: __sk::SuffixRange::declared(
                                            1u16,
                                            8u16,
                                            ::core::option::Option::None,
                                        ),
                                    }),
                                ]
                            })
                            .numbers(
                                __sk::SuffixRange::declared(
                                    1u16,
                                    8u16,
                                    ::core::option::Option::None,
                                ),
                            ),
                    ]
                },
                &|__at| match __at {
                    0usize => __sk::KeyPart::__value(&self.day),
                    _ => __sk::Value::Unknown,
                },
            )
        }
    }
    #[automatically_derived]
    impl<'key, D> ::core::iter::IntoIterator for &PartKeys<'key, D>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
    }
    #[automatically_derived]
    impl<'key, D, T> ::core::clone::Clone for PartKey<'key, D, T>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, D, T> ::core::marker::Copy for PartKey<'key, D, T>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'key, D, T> ::core::fmt::Debug for PartKey<'key, D, T>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, D>,
            (::synthetic_key::part::KeyRef<'key, T>, (u32, ())),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "PartKey",
                &["day", "of", "number"],
                &(self.day, (self.of, (self.number, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key, D, T> ::core::cmp::PartialEq for PartKey<'key, D, T>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, D>,
            (::synthetic_key::part::KeyRef<'key, T>, (u32, ())),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.day, (self.of, (self.number, ()))),
                &&(__other.day, (__other.of, (__other.number, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key, D, T> ::core::cmp::Eq for PartKey<'key, D, T>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, D>,
            (::synthetic_key::part::KeyRef<'key, T>, (u32, ())),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, D, T> ::core::hash::Hash for PartKey<'key, D, T>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, D>,
            (::synthetic_key::part::KeyRef<'key, T>, (u32, ())),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.day, (self.of, (self.number, ()))), __to);
        }
    }
    #[automatically_derived]
    impl<'key, D, T> __sk::SyntheticKey for PartKey<'key, D, T>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{day}.{xxh64(of, number) % 8 + 1}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new("day", 0usize, __sk::Of::<D>::TYPE.part()),
                    ),
                    __sk::Piece::Literal("."),
                    __sk::Piece::Number(__sk::Number {
                        source: __sk::Source::Hash(const {
                            &[
                                __sk::Part::new("of", 1usize, __sk::Of::<T>::TYPE.part()),
                                __sk::Part::new(
                                    "number",
                                    2usize,
                                    __sk::Of::<u32>::TYPE.part(),
                                ),
                            ]
                        }),
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
                    .also_read(
                        &["{day}.{xxh64(of, number) % 4 + 1}"],
                        const {
                            &[
                                __sk::Previous {
                                    levels: &[],
                                    pieces: const {
                                        &[
                                            __sk::Piece::Part(
                                                __sk::Part::new("day", 0usize, __sk::Of::<D>::TYPE.part()),
                                            ),
                                            __sk::Piece::Literal("."),
                                            __sk::Piece::Number(__sk::Number {
                                                source: __sk::Source::Hash(const {
                                                    &[
                                                        __sk::Part::new("of", 1usize, __sk::Of::<T>::TYPE.part()),
                                                        __sk::Part::new(
                                                            "number",
                                                            2usize,
                                                            __sk::Of::<u32>::TYPE.part(),
                                                        ),
                                                    ]
                                                }),
                                                range: __sk::SuffixRange::declared(
                                                    1u16,
                                                    4u16,
                                                    ::core::option::Option::None,
                                                ),
                                            }),
                                        ]
                                    },
                                },
                            ]
                        },
                    )
            },
        );
        const __PROOF: () = __sk::prove::<Self>(false);
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::part_lent::<Self, 0usize, D>(self.day, __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.day),
                1usize => __sk::KeyPart::__value(&self.of),
                2usize => __sk::KeyPart::__value(&self.number),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key, D, T> PartKey<'key, D, T>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
        T: ::synthetic_key::part::KeyPart + 'key,
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
    impl<'key, D, T> __sk::Lookup<Part<D, T>> for PartKey<'key, D, T>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'key, D, T> ::core::convert::From<&'key Part<D, T>> for PartKey<'key, D, T>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        #[inline]
        fn from(__item: &'key Part<D, T>) -> Self {
            Self {
                day: __sk::KeyPart::as_part(&__item.day),
                of: __sk::KeyPart::as_part(&__item.of),
                number: __sk::KeyPart::as_part(&__item.number),
            }
        }
    }
    #[automatically_derived]
    impl<'key, D, T> __sk::FanOut<Part<D, T>> for PartKeys<'key, D>
    where
        D: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<D, T> __sk::SyntheticKey for Part<D, T>
    where
        D: __sk::KeyPart,
        T: __sk::KeyPart,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = <PartKey<
            '_,
            D,
            T,
        > as __sk::SyntheticKey>::__KEY;
        const __PROOF: () = <PartKey<'_, D, T> as __sk::SyntheticKey>::__PROOF;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::part::<Self, 0usize, _>((&self.day), __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.day),
                1usize => __sk::KeyPart::__value(&self.of),
                2usize => __sk::KeyPart::__value(&self.number),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<D, T> Part<D, T>
    where
        D: __sk::KeyPart,
        T: __sk::KeyPart,
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
    fn __written<D, T>(__item: &Part<D, T>)
    where
        D: __sk::Serialize,
        T: __sk::Serialize,
    {
        use __sk::NotWritten as _;
        __sk::key_is_in_the_document(__item, __sk::Probe::<Part<D, T>>::__ANSWER);
    }
};
