/// The keys of [`Any::One`]s with these values, or within a span of time.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct AnyOneKeys<'key>
where
    SystemTime: ::synthetic_key::part::Timestamp,
{
    /// `writtenAt` of the item.
    written_at: ::synthetic_key::part::TimeRef<'key, SystemTime>,
    /// `userName` of the item.
    user_name: &'key ::core::primitive::str,
}
/// The key of a [`Any::One`] with these values, for a point read without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct AnyOneKey<'key>
where
    SystemTime: ::synthetic_key::part::Timestamp,
{
    /// `writtenAt` of the item.
    written_at: ::synthetic_key::part::TimeRef<'key, SystemTime>,
    /// `userName` of the item.
    user_name: &'key ::core::primitive::str,
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
    impl<'key> ::core::clone::Clone for AnyOneKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for AnyOneKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for AnyOneKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "AnyOneKeys",
                &["written_at", "user_name"],
                &(self.written_at, (self.user_name, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for AnyOneKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.written_at, (self.user_name, ())),
                &&(__other.written_at, (__other.user_name, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for AnyOneKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            ::synthetic_key::part::TimeRef<'key, SystemTime>,
            (&'key ::core::primitive::str, ()),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for AnyOneKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            ::synthetic_key::part::TimeRef<'key, SystemTime>,
            (&'key ::core::primitive::str, ()),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.written_at, (self.user_name, ())), __to);
        }
    }
    #[automatically_derived]
    impl<'key> AnyOneKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        /// Returns the one key of these values.
        #[inline]
        fn iter(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
        /// Returns how many keys there are.
        #[must_use]
        fn len(&self) -> ::core::primitive::usize {
            ::core::iter::ExactSizeIterator::len(&self.iter())
        }
        /// Returns the keys of every day between two instants, both included, in order.
        fn between(
            __field_user_name: &'key ::core::primitive::str,
            __from: ::synthetic_key::part::TimeRef<'key, SystemTime>,
            __to: ::synthetic_key::part::TimeRef<'key, SystemTime>,
        ) -> __sk::Between<Self, __sk::PartitionKey> {
            __sk::between(|__out| {
                __sk::Runs::periods(
                    __out,
                    __sk::Period::Day,
                    [
                        __sk::RolledUp::of(__from, __sk::Period::Day),
                        __sk::RolledUp::of(__to, __sk::Period::Day),
                    ],
                );
                __sk::KeyWriter::__next_part(__out, "-", "userName", __field_user_name);
            })
        }
    }
    #[automatically_derived]
    impl<'key> __sk::KeySet for AnyOneKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        type Key = __sk::PartitionKey;
        type Keys = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn keys(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(|__out| {
                __sk::KeyWriter::__part(
                    __out,
                    "writtenAt",
                    __sk::RolledUp::of(self.written_at, __sk::Period::Day),
                );
                __sk::KeyWriter::__next_part(__out, "-", "userName", self.user_name);
            })
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for &AnyOneKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
    }
    #[automatically_derived]
    impl<'key> ::core::clone::Clone for AnyOneKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for AnyOneKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for AnyOneKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "AnyOneKey",
                &["written_at", "user_name"],
                &(self.written_at, (self.user_name, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for AnyOneKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.written_at, (self.user_name, ())),
                &&(__other.written_at, (__other.user_name, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for AnyOneKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            ::synthetic_key::part::TimeRef<'key, SystemTime>,
            (&'key ::core::primitive::str, ()),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for AnyOneKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            ::synthetic_key::part::TimeRef<'key, SystemTime>,
            (&'key ::core::primitive::str, ()),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.written_at, (self.user_name, ())), __to);
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for AnyOneKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{writtenAt:day}-{userName}",
            &[
                __sk::PartInfo {
                    name: "writtenAt",
                    shape: const {
                        &__sk::Of::rolled_up(
                            __sk::Of::<SystemTime>::TYPE,
                            __sk::Period::Day,
                        )
                    },
                },
                __sk::PartInfo {
                    name: "userName",
                    shape: <String as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT
                    .of_parts(const {
                        &[
                            __sk::PartOptions {
                                at: 0usize,
                                undo: &[
                                    &__sk::UndoRollup {
                                        period: __sk::Period::Day,
                                    },
                                ],
                            },
                        ]
                    })
                    .store(__sk::Store::DYNAMODB)
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(
                __out,
                "writtenAt",
                __sk::RolledUp::of(self.written_at, __sk::Period::Day),
            );
            __sk::KeyWriter::__next_part(__out, "-", "userName", self.user_name);
        }
    }
    const _: () = __sk::prove::<AnyOneKey<'_>>(false);
    #[automatically_derived]
    impl<'key> AnyOneKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
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
    impl<'key> __sk::Lookup<Any> for AnyOneKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> __sk::FanOut<Any> for AnyOneKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Any
    where
        SystemTime: __sk::Timestamp,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "",
            &[],
            const {
                &__sk::Variants::of(const {
                        &[
                            <AnyOneKey<'_> as __sk::SyntheticKey>::__KEY,
                            <Item as __sk::SyntheticKey>::__KEY,
                        ]
                    })
                    .flat()
                    .written()
                    .keyed()
                    .options()
            },
        );
        type Key = __sk::PartitionKey;
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            match self {
                Self::One {
                    written_at: __field_written_at,
                    user_name: __field_user_name,
                    ..
                } => {
                    __sk::KeyWriter::__part(
                        __out,
                        "writtenAt",
                        __sk::RolledUp::of(
                            __sk::Timestamp::as_timestamp(&(*__field_written_at)),
                            __sk::Period::Day,
                        ),
                    );
                    __sk::KeyWriter::__next_part(
                        __out,
                        "-",
                        "userName",
                        &(*__field_user_name),
                    );
                }
                Self::Two(__item) => {
                    <Item as __sk::SyntheticKey>::__write_key(__item, __out)
                }
            }
        }
        fn __write_listed(
            &self,
            __place: ::core::primitive::usize,
            __out: &mut impl __sk::KeyWriter,
        ) -> ::core::primitive::bool {
            match self {
                Self::Two(__item) => {
                    <Item as __sk::SyntheticKey>::__write_listed(__item, __place, __out)
                }
                _ => false,
            }
        }
    }
    #[automatically_derived]
    impl Any
    where
        SystemTime: __sk::Timestamp,
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
    impl __sk::Contains<Item, 0usize> for Any {}
    #[automatically_derived]
    impl __sk::KeyedItem for Any {
        const __READING: &'static __sk::Reading = &__sk::Reading {
            fields: const {
                &__sk::Names::<
                    { 0usize + __sk::MOST_ADDED },
                >::of(&[], <Self as __sk::SyntheticKey>::__KEY)
            }
                .as_slice(),
            written: 3usize,
            skips: false,
            verify: __sk::Verify::Error,
        };
    }
};
