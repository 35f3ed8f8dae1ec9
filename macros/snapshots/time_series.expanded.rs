/// The keys of [`Reading`]s with these values, or within a span of time.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct ReadingKeys<'key>
where
    DateTime<Utc>: ::synthetic_key::part::Timestamp,
{
    /// `at` of the item.
    at: ::synthetic_key::part::TimeRef<'key, DateTime<Utc>>,
}
/// The key of a [`Reading`] with these values, for a point read without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct ReadingKey<'key>
where
    DateTime<Utc>: ::synthetic_key::part::Timestamp,
{
    /// `at` of the item.
    at: ::synthetic_key::part::TimeRef<'key, DateTime<Utc>>,
    /// `device` of the item.
    device: &'key ::core::primitive::str,
}
/// The first field of the id of a [`Reading`], for a query over all ids that start with these values.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct ReadingId1<'key> {
    /// `device` of the item.
    device: &'key ::core::primitive::str,
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
    impl<'key> ::core::clone::Clone for ReadingKeys<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for ReadingKeys<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for ReadingKeys<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(__f, "ReadingKeys", &["at"], &(self.at, ()))
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for ReadingKeys<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(&&(self.at, ()), &&(__other.at, ()))
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for ReadingKeys<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            ::synthetic_key::part::TimeRef<'key, DateTime<Utc>>,
            (),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for ReadingKeys<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            ::synthetic_key::part::TimeRef<'key, DateTime<Utc>>,
            (),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.at, ()), __to);
        }
    }
    #[automatically_derived]
    impl<'key> ReadingKeys<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {
        /// Returns the keys under the layouts that are also read, the last one first, and then the present ones.
        #[inline]
        fn iter(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
        /// Returns how many keys there are.
        #[must_use]
        fn len(&self) -> ::core::primitive::usize {
            ::core::iter::ExactSizeIterator::len(&self.iter())
        }
        /// Returns the keys of every day between two instants, both included: those under the layouts that are also read, the last one first, and then the present ones.
        fn between(
            __from: ::synthetic_key::part::TimeRef<'key, DateTime<Utc>>,
            __to: ::synthetic_key::part::TimeRef<'key, DateTime<Utc>>,
        ) -> __sk::Between<Self, __sk::PartitionKey> {
            __sk::between(
                const {
                    &[
                        __sk::Layer::of(
                                <Reading as __sk::SyntheticKey>::__KEY
                                    .layout_at(::core::option::Option::Some(0usize)),
                            )
                            .numbers(
                                __sk::SuffixRange::declared(
                                    1u16,
                                    800u16,
                                    ::core::option::Option::None,
                                ),
                            ),
                        __sk::Layer::of(
                                <Reading as __sk::SyntheticKey>::__KEY
                                    .layout_at(::core::option::Option::None),
                            )
                            .numbers(
                                __sk::SuffixRange::declared(
                                    1u16,
                                    800u16,
                                    ::core::option::Option::None,
                                ),
                            ),
                    ]
                },
                &|__at| match __at {
                    _ => __sk::Value::Unknown,
                },
                [__sk::time(&__from), __sk::time(&__to)],
            )
        }
    }
    #[automatically_derived]
    impl<'key> __sk::KeySet for ReadingKeys<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {
        type Key = __sk::PartitionKey;
        type Keys = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn keys(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(
                const {
                    &[
                        __sk::Layer::of(
                                <Reading as __sk::SyntheticKey>::__KEY
                                    .layout_at(::core::option::Option::Some(0usize)),
                            )
                            .numbers(
                                __sk::SuffixRange::declared(
                                    1u16,
                                    800u16,
                                    ::core::option::Option::None,
                                ),
                            ),
                        __sk::Layer::of(
                                <Reading as __sk::SyntheticKey>::__KEY
                                    .layout_at(::core::option::Option::None),
                            )
                            .numbers(
                                __sk::SuffixRange::declared(
                                    1u16,
                                    800u16,
                                    ::core::option::Option::None,
                                ),
                            ),
                    ]
                },
                &|__at| match __at {
                    0usize => __sk::time(&self.at),
                    _ => __sk::Value::Unknown,
                },
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for &ReadingKeys<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
    }
    #[automatically_derived]
    impl<'key> ::core::clone::Clone for ReadingKey<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for ReadingKey<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for ReadingKey<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "ReadingKey",
                &["at", "device"],
                &(self.at, (self.device, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for ReadingKey<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.at, (self.device, ())),
                &&(__other.at, (__other.device, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for ReadingKey<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            ::synthetic_key::part::TimeRef<'key, DateTime<Utc>>,
            (&'key ::core::primitive::str, ()),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for ReadingKey<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            ::synthetic_key::part::TimeRef<'key, DateTime<Utc>>,
            (&'key ::core::primitive::str, ()),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.at, (self.device, ())), __to);
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for ReadingKey<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {
        type __Declared = Reading;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::time(&self.at),
                1usize => __sk::KeyPart::__value(&self.device),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> __sk::HasId for ReadingKey<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> ReadingKey<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
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
        /// Returns the id of the item. Items with the same key and the same id are the same item.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the id.
        fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::SyntheticKey::item_id(self)
        }
        /// Returns the name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the name.
        fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(self)
        }
    }
    #[automatically_derived]
    impl<'key> __sk::Lookup<Reading> for ReadingKey<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> ::core::convert::From<&'key Reading> for ReadingKey<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {
        #[inline]
        fn from(__item: &'key Reading) -> Self {
            Self {
                at: __sk::Timestamp::as_timestamp(&__item.at),
                device: __sk::KeyPart::as_part(&__item.device),
            }
        }
    }
    #[automatically_derived]
    impl<'key> __sk::FanOut<Reading> for ReadingKeys<'key>
    where
        DateTime<Utc>: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> ReadingId1<'key> {
        /// Returns the text that the ids of items with these values start with. If a field can contain the text after
        /// it, ids of other values can start with it too.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the id.
        fn id_prefix(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::id_text(
                __sk::Store::COSMOS,
                const { <Reading as __sk::SyntheticKey>::__KEY.first_of_id(2usize) },
                &|__at| match __at {
                    1usize => __sk::KeyPart::__value(&self.device),
                    _ => __sk::Value::Unknown,
                },
            )
        }
    }
    const __DECLARED: __sk::Declaration = {
        use __sk::NotWritten as _;
        __sk::Declaration::new(
            "{at:day}.{xxh64(device:lower) % 800 + 1}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::rollup(
                            __sk::Part::new("at", 0usize, __sk::PartShape::DATE),
                            __sk::Probe::<DateTime<Utc>>::__FINEST,
                            __sk::Period::Day,
                        ),
                    ),
                    __sk::Piece::Literal("."),
                    __sk::Piece::Number(__sk::Number {
                        source: __sk::Source::Hash(const {
                            &[
                                __sk::Part::new(
                                        "device",
                                        1usize,
                                        __sk::Of::<String>::TYPE.part(),
                                    )
                                    .case(__sk::Case::Lower),
                            ]
                        }),
                        range: __sk::SuffixRange::declared(
                            1u16,
                            800u16,
                            ::core::option::Option::None,
                        ),
                    }),
                ]
            },
            const {
                &__sk::KeyOptions::DEFAULT
                    .also_read(
                        &[
                            "{at:hour}.{xxh64(device) % 800 + 1}",
                            "{at:day}.{xxh64(device:lower) % 400 + 1}",
                        ],
                        const {
                            &[
                                __sk::Previous {
                                    levels: &[],
                                    pieces: const {
                                        &[
                                            __sk::Piece::Part(
                                                __sk::Part::rollup(
                                                    __sk::Part::new("at", 0usize, __sk::PartShape::DATE),
                                                    __sk::Probe::<DateTime<Utc>>::__FINEST,
                                                    __sk::Period::Hour,
                                                ),
                                            ),
                                            __sk::Piece::Literal("."),
                                            __sk::Piece::Number(__sk::Number {
                                                source: __sk::Source::Hash(const {
                                                    &[
                                                        __sk::Part::new(
                                                            "device",
                                                            1usize,
                                                            __sk::Of::<String>::TYPE.part(),
                                                        ),
                                                    ]
                                                }),
                                                range: __sk::SuffixRange::declared(
                                                    1u16,
                                                    800u16,
                                                    ::core::option::Option::None,
                                                ),
                                            }),
                                        ]
                                    },
                                },
                                __sk::Previous {
                                    levels: &[],
                                    pieces: const {
                                        &[
                                            __sk::Piece::Part(
                                                __sk::Part::rollup(
                                                    __sk::Part::new("at", 0usize, __sk::PartShape::DATE),
                                                    __sk::Probe::<DateTime<Utc>>::__FINEST,
                                                    __sk::Period::Day,
                                                ),
                                            ),
                                            __sk::Piece::Literal("."),
                                            __sk::Piece::Number(__sk::Number {
                                                source: __sk::Source::Hash(const {
                                                    &[
                                                        __sk::Part::new(
                                                                "device",
                                                                1usize,
                                                                __sk::Of::<String>::TYPE.part(),
                                                            )
                                                            .case(__sk::Case::Lower),
                                                    ]
                                                }),
                                                range: __sk::SuffixRange::declared(
                                                    1u16,
                                                    400u16,
                                                    ::core::option::Option::None,
                                                ),
                                            }),
                                        ]
                                    },
                                },
                            ]
                        },
                    )
                    .id(__sk::IdInfo {
                        is_added: true,
                        missing: ::core::option::Option::None,
                        text: __sk::TemplateInfo {
                            template: "{device}-{at:minute}",
                            pieces: const {
                                &[
                                    __sk::Piece::Part(
                                        __sk::Part::new(
                                            "device",
                                            1usize,
                                            __sk::Of::<String>::TYPE.part(),
                                        ),
                                    ),
                                    __sk::Piece::Literal("-"),
                                    __sk::Piece::Part(
                                        __sk::Part::rollup(
                                            __sk::Part::new("at", 0usize, __sk::PartShape::DATE),
                                            __sk::Probe::<DateTime<Utc>>::__FINEST,
                                            __sk::Period::Minute,
                                        ),
                                    ),
                                ]
                            },
                        },
                    })
                    .container(__sk::TemplateInfo {
                        template: "telemetry-{at:month}",
                        pieces: const {
                            &[
                                __sk::Piece::Literal("telemetry-"),
                                __sk::Piece::Part(
                                    __sk::Part::rollup(
                                        __sk::Part::new("at", 0usize, __sk::PartShape::DATE),
                                        __sk::Probe::<DateTime<Utc>>::__FINEST,
                                        __sk::Period::Month,
                                    ),
                                ),
                            ]
                        },
                    })
            },
        )
    };
    #[automatically_derived]
    impl __sk::SyntheticKey for Reading
    where
        DateTime<Utc>: __sk::Timestamp,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __DECLARED;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::time(&self.at),
                1usize => __sk::KeyPart::__value(&self.device),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl __sk::HasId for Reading
    where
        DateTime<Utc>: __sk::Timestamp,
    {}
    #[automatically_derived]
    impl Reading
    where
        DateTime<Utc>: __sk::Timestamp,
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
        /// Returns the id of the item. Items with the same key and the same id are the same item.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the id.
        fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::SyntheticKey::item_id(self)
        }
        /// Returns the name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the name.
        fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(self)
        }
        /// Returns the names of the containers of every month between two instants, both included, in order.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the name.
        fn containers_between<'key>(
            __from: ::synthetic_key::part::TimeRef<'key, DateTime<Utc>>,
            __to: ::synthetic_key::part::TimeRef<'key, DateTime<Utc>>,
        ) -> ::core::result::Result<__sk::ContainersBetween, __sk::KeyError> {
            __sk::containers::<
                Self,
            >(
                &|__at| match __at {
                    _ => __sk::Value::Unknown,
                },
                [__sk::time(&__from), __sk::time(&__to)],
            )
        }
    }
    const _: () = __sk::prove_key(__DECLARED);
    __sk::has_its_key({
        use __sk::NotWritten as _;
        __sk::Probe::<Reading>::__WRITTEN
    });
};
