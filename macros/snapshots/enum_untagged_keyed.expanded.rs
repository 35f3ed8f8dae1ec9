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
            __sk::between(
                const {
                    &[
                        __sk::Layer::of(
                            <AnyOneKey<'static> as __sk::SyntheticKey>::__KEY
                                .layout_at(::core::option::Option::None),
                        ),
                    ]
                },
                &|__at| match __at {
                    1usize => __sk::KeyPart::__value(&__field_user_name),
                    _ => __sk::Value::Unknown,
                },
                [__sk::time(&__from), __sk::time(&__to)],
            )
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
            __sk::fan_out(
                const {
                    &[
                        __sk::Layer::of(
                            <AnyOneKey<'static> as __sk::SyntheticKey>::__KEY
                                .layout_at(::core::option::Option::None),
                        ),
                    ]
                },
                &|__at| match __at {
                    0usize => __sk::time(&self.written_at),
                    1usize => __sk::KeyPart::__value(&self.user_name),
                    _ => __sk::Value::Unknown,
                },
            )
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
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{writtenAt:day}-{userName}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::rollup(
                            __sk::Part::new("writtenAt", 0usize, __sk::PartShape::DATE),
                            __sk::Of::<SystemTime>::TYPE.finest(),
                            __sk::Period::Day,
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::new(
                            "userName",
                            1usize,
                            __sk::Of::<String>::TYPE.part(),
                        ),
                    ),
                ]
            },
            const { &__sk::KeyOptions::DEFAULT.store(__sk::Store::DYNAMODB) },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::part_lent::<Self, 2usize, String>(self.user_name, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::time(&self.written_at),
                1usize => __sk::KeyPart::__value(&self.user_name),
                _ => __sk::Value::Unknown,
            }
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
        const __KEY: __sk::Declaration = __sk::Declaration::new(
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
                    __sk::piece::<AnyOneKey<'_>, 0usize>(self, __out);
                    __sk::part::<
                        AnyOneKey<'_>,
                        2usize,
                        _,
                    >((&(*__field_user_name)), __out);
                }
                Self::Two(__item) => {
                    <Item as __sk::SyntheticKey>::__write_key(__item, __out)
                }
            }
        }
        fn __declaration(&self) -> &'static __sk::Declaration {
            match self {
                Self::One { .. } => __sk::declaration_of::<AnyOneKey<'_>>(),
                Self::Two(__item) => <Item as __sk::SyntheticKey>::__declaration(__item),
            }
        }
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match self {
                Self::One {
                    written_at: __field_written_at,
                    user_name: __field_user_name,
                    ..
                } => {
                    match __at {
                        0usize => __sk::time(&(*__field_written_at)),
                        1usize => __sk::KeyPart::__value(&(*__field_user_name)),
                        _ => __sk::Value::Unknown,
                    }
                }
                Self::Two(__item) => <Item as __sk::SyntheticKey>::__value(__item, __at),
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
