/// The 9 keys that a [`Event::Drawn`] with these values may be stored under, for a query over all of them.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(
    dead_code,
    clippy::exhaustive_structs,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
pub struct EventDrawnKeys<'key> {
    /// `user` of the item.
    pub user: &'key ::core::primitive::str,
}
/// The key of a [`Event::Drawn`] with these values, for a point read without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(
    dead_code,
    clippy::exhaustive_structs,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
pub struct EventDrawnKey<'key> {
    /// `user` of the item.
    pub user: &'key ::core::primitive::str,
    /// `shard` of the item.
    pub shard: ::synthetic_key::RandomSuffix<9u16>,
}
/// The 8 keys that a [`Event::Hashed`] with these values may be stored under, for a query over all of them.
#[allow(
    dead_code,
    clippy::exhaustive_structs,
    missing_debug_implementations,
    trivial_bounds,
    private_interfaces,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
pub struct EventHashedKeys<'key, T: KeyPart>
where
    T: ::synthetic_key::part::KeyPart + 'key,
{
    /// `tenant` of the item.
    pub tenant: ::synthetic_key::part::KeyRef<'key, T>,
}
/// The key of a [`Event::Hashed`] with these values, for a point read without the item.
#[allow(
    dead_code,
    clippy::exhaustive_structs,
    missing_debug_implementations,
    trivial_bounds,
    private_interfaces,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
pub struct EventHashedKey<'key, T: KeyPart>
where
    T: ::synthetic_key::part::KeyPart + 'key,
{
    /// `tenant` of the item.
    pub tenant: ::synthetic_key::part::KeyRef<'key, T>,
    /// `user` of the item.
    pub user: &'key ::core::primitive::str,
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
    impl<'key> EventDrawnKeys<'key> {
        /// Returns the keys, from suffix 1 to 9.
        #[inline]
        pub fn iter(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
        /// Returns how many keys there are.
        #[must_use]
        pub fn len(&self) -> ::core::primitive::usize {
            ::core::iter::ExactSizeIterator::len(&self.iter())
        }
        /// Cannot be called: the number in `shard` was drawn and cannot be recomputed.
        pub fn partition_key(&self) -> __sk::PartitionKey
        where
            for<'__any> &'__any Self: __sk::KnowsDrawnNumber,
        {
            ::core::convert::From::from("")
        }
    }
    #[automatically_derived]
    impl<'key> __sk::KeySet for EventDrawnKeys<'key> {
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
                                        __sk::Part::new(
                                                "user",
                                                0usize,
                                                __sk::Of::<&'key str>::TYPE.part(),
                                            )
                                            .escape(const { &__sk::Escape::new(".%") }),
                                    ),
                                    __sk::Piece::Literal("."),
                                    __sk::Piece::Number(__sk::Number {
                                        source: __sk::Source::Drawn(1usize),
                                        range: __sk::SuffixRange::declared(
                                            1u16,
                                            9u16,
                                            ::core::option::Option::None,
                                        ),
                                    }),
                                ]
                            })
                            .numbers(
                                __sk::SuffixRange::declared(
                                    1u16,
                                    9u16,
                                    ::core::option::Option::None,
                                ),
                            ),
                    ]
                },
                &|__at| match __at {
                    0usize => __sk::KeyPart::__value(&self.user),
                    _ => __sk::Value::Unknown,
                },
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for &EventDrawnKeys<'key> {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for EventDrawnKey<'key> {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{user}.{shard in 1..=9}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new(
                                "user",
                                0usize,
                                __sk::Of::<&'key str>::TYPE.part(),
                            )
                            .escape(const { &__sk::Escape::new(".%") }),
                    ),
                    __sk::Piece::Literal("."),
                    __sk::Piece::Number(__sk::Number {
                        source: __sk::Source::Drawn(1usize),
                        range: __sk::SuffixRange::declared(
                            1u16,
                            9u16,
                            ::core::option::Option::None,
                        ),
                    }),
                ]
            },
            const { &__sk::KeyOptions::DEFAULT.layout(&["{user", "}.{shard in 1..=9}"]) },
        );
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
                0usize => __sk::KeyPart::__value(&self.user),
                1usize => {
                    __sk::KeyPart::__value(
                            &__sk::RandomSuffix::get(
                                <_ as __sk::Drawn<9u16, 1u16>>::drawn(&self.shard),
                            ),
                        )
                        .into_static()
                }
                _ => __sk::Value::Unknown,
            }
        }
    }
    const _: () = __sk::prove::<EventDrawnKey<'_>>(false);
    #[automatically_derived]
    impl<'key> EventDrawnKey<'key> {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        pub fn partition_key(&self) -> __sk::PartitionKey {
            __sk::SyntheticKey::partition_key(self)
        }
        /// Returns the key, or an error if the store would refuse it.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the key. The error names the field.
        #[inline]
        pub fn try_partition_key(
            &self,
        ) -> ::core::result::Result<__sk::PartitionKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    #[automatically_derived]
    impl<'key, 'a, T: KeyPart> __sk::Lookup<Event<'a, T>> for EventDrawnKey<'key> {}
    #[automatically_derived]
    impl<'key, 'a, T: KeyPart> __sk::FanOut<Event<'a, T>> for EventDrawnKeys<'key> {}
    #[automatically_derived]
    impl<'key, T: KeyPart> ::core::clone::Clone for EventHashedKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, T: KeyPart> ::core::marker::Copy for EventHashedKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'key, T: KeyPart> ::core::fmt::Debug for EventHashedKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(__f, "EventHashedKeys", &["tenant"], &(self.tenant, ()))
        }
    }
    #[automatically_derived]
    impl<'key, T: KeyPart> ::core::cmp::PartialEq for EventHashedKeys<'key, T>
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
    impl<'key, T: KeyPart> ::core::cmp::Eq for EventHashedKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, T: KeyPart> ::core::hash::Hash for EventHashedKeys<'key, T>
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
    impl<'key, T: KeyPart> EventHashedKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        /// Returns the keys, from suffix 1 to 8.
        #[inline]
        pub fn iter(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
        /// Returns how many keys there are.
        #[must_use]
        pub fn len(&self) -> ::core::primitive::usize {
            ::core::iter::ExactSizeIterator::len(&self.iter())
        }
    }
    #[automatically_derived]
    impl<'key, T: KeyPart> __sk::KeySet for EventHashedKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        type Key = __sk::PartitionKey;
        type Keys = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn keys(&self) -> __sk::Iter<__sk::PartitionKey> {
            let () = <EventHashedKey<'key, T> as __sk::SyntheticKey>::__PROOF;
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
                                            )
                                            .escape(const { &__sk::Escape::new(".%") }),
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
                    0usize => __sk::KeyPart::__value(&self.tenant),
                    _ => __sk::Value::Unknown,
                },
            )
        }
    }
    #[automatically_derived]
    impl<'key, T: KeyPart> ::core::iter::IntoIterator for &EventHashedKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
    }
    #[automatically_derived]
    impl<'key, T: KeyPart> ::core::clone::Clone for EventHashedKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, T: KeyPart> ::core::marker::Copy for EventHashedKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'key, T: KeyPart> ::core::fmt::Debug for EventHashedKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (&'key ::core::primitive::str, ()),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "EventHashedKey",
                &["tenant", "user"],
                &(self.tenant, (self.user, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key, T: KeyPart> ::core::cmp::PartialEq for EventHashedKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (&'key ::core::primitive::str, ()),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.tenant, (self.user, ())),
                &&(__other.tenant, (__other.user, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key, T: KeyPart> ::core::cmp::Eq for EventHashedKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (&'key ::core::primitive::str, ()),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, T: KeyPart> ::core::hash::Hash for EventHashedKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, T>,
            (&'key ::core::primitive::str, ()),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.tenant, (self.user, ())), __to);
        }
    }
    #[automatically_derived]
    impl<'key, T: KeyPart> __sk::SyntheticKey for EventHashedKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{tenant}.{xxh64(user) % 8 + 1}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new("tenant", 0usize, __sk::Of::<T>::TYPE.part())
                            .escape(const { &__sk::Escape::new(".%") }),
                    ),
                    __sk::Piece::Literal("."),
                    __sk::Piece::Number(__sk::Number {
                        source: __sk::Source::Hash(const {
                            &[
                                __sk::Part::new(
                                    "user",
                                    1usize,
                                    __sk::Of::<String>::TYPE.part(),
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
                    .layout(&["{tenant", "}.{xxh64(user) % 8 + 1}"])
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
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::hash_lent::<Self, 2usize, String>(self.user, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => __sk::KeyPart::__value(&self.user),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key, T: KeyPart> EventHashedKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        pub fn partition_key(&self) -> __sk::PartitionKey {
            __sk::SyntheticKey::partition_key(self)
        }
        /// Returns the key, or an error if the store would refuse it.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the key. The error names the field.
        #[inline]
        pub fn try_partition_key(
            &self,
        ) -> ::core::result::Result<__sk::PartitionKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    #[automatically_derived]
    impl<'key, 'a, T: KeyPart> __sk::Lookup<Event<'a, T>> for EventHashedKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'key, 'a, T: KeyPart> __sk::FanOut<Event<'a, T>> for EventHashedKeys<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'a, T: KeyPart> __sk::SyntheticKey for Event<'a, T>
    where
        Item<T>: __sk::SyntheticKey<Key = __sk::PartitionKey>,
        T: __sk::KeyPart,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "",
            &[],
            const {
                &__sk::Variants::of(const {
                        &[
                            <Item<T> as __sk::SyntheticKey>::__KEY,
                            <EventDrawnKey<'_> as __sk::SyntheticKey>::__KEY,
                            <EventHashedKey<'_, T> as __sk::SyntheticKey>::__KEY,
                        ]
                    })
                    .written()
                    .options()
            },
        );
        type Key = <Item<T> as __sk::SyntheticKey>::Key;
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            match self {
                Self::Item(__item) => {
                    <Item<T> as __sk::SyntheticKey>::__write_key(__item, __out)
                }
                Self::Drawn { user: __field_user, shard: __field_shard, .. } => {
                    __sk::piece::<EventDrawnKey<'_>, 0usize>(self, __out);
                    __sk::piece::<EventDrawnKey<'_>, 2usize>(self, __out);
                }
                Self::Hashed { tenant: __field_tenant, user: __field_user, .. } => {
                    let () = <EventHashedKey<'_, T> as __sk::SyntheticKey>::__PROOF;
                    __sk::piece::<EventHashedKey<'_, T>, 0usize>(self, __out);
                    __sk::hash::<
                        EventHashedKey<'_, T>,
                        2usize,
                        _,
                    >((&(*__field_user)), __out);
                }
            }
        }
        fn __declaration(&self) -> &'static __sk::Declaration {
            match self {
                Self::Item(__item) => {
                    <Item<T> as __sk::SyntheticKey>::__declaration(__item)
                }
                Self::Drawn { .. } => __sk::declaration_of::<EventDrawnKey<'_>>(),
                Self::Hashed { .. } => __sk::declaration_of::<EventHashedKey<'_, T>>(),
            }
        }
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match self {
                Self::Item(__item) => {
                    <Item<T> as __sk::SyntheticKey>::__value(__item, __at)
                }
                Self::Drawn { user: __field_user, shard: __field_shard, .. } => {
                    match __at {
                        0usize => __sk::KeyPart::__value(&(*__field_user)),
                        1usize => {
                            __sk::KeyPart::__value(
                                    &__sk::RandomSuffix::get(
                                        <_ as __sk::Drawn<9u16, 1u16>>::drawn(&(*__field_shard)),
                                    ),
                                )
                                .into_static()
                        }
                        _ => __sk::Value::Unknown,
                    }
                }
                Self::Hashed { tenant: __field_tenant, user: __field_user, .. } => {
                    match __at {
                        0usize => __sk::KeyPart::__value(&(*__field_tenant)),
                        1usize => __sk::KeyPart::__value(&(*__field_user)),
                        _ => __sk::Value::Unknown,
                    }
                }
            }
        }
    }
    #[automatically_derived]
    impl<'a, T: KeyPart> Event<'a, T>
    where
        Item<T>: __sk::SyntheticKey<Key = __sk::PartitionKey>,
        T: __sk::KeyPart,
    {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        pub fn partition_key(&self) -> <Item<T> as __sk::SyntheticKey>::Key {
            __sk::SyntheticKey::partition_key(self)
        }
        /// Returns the key, or an error if the store would refuse it.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the key. The error names the field.
        #[inline]
        pub fn try_partition_key(
            &self,
        ) -> ::core::result::Result<
            <Item<T> as __sk::SyntheticKey>::Key,
            __sk::KeyError,
        > {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    #[automatically_derived]
    impl<'a, T: KeyPart> __sk::Contains<Item<T>, 0usize> for Event<'a, T> {}
    use __sk::{__NoDerive as __Serialize, __NoSecondDerive as __Deserialize};
    const _: () = {
        use ::serde::{Deserialize as __Deserialize, Serialize as __Serialize};
        #[derive(__Serialize, __Deserialize)]
        #[serde(remote = "Event", rename(serialize = "Event", deserialize = "Event"))]
        #[serde(tag = "t", content = "c")]
        #[allow(
            dead_code,
            non_camel_case_types,
            non_snake_case,
            clippy::all,
            clippy::pedantic
        )]
        enum __Fields<'a, T: KeyPart> {
            Item(Item<T>),
            Drawn { user: &'a str, shard: RandomSuffix<9> },
            Hashed { tenant: T, user: String },
        }
        #[automatically_derived]
        impl<'a, T: KeyPart> __sk::Serialize for Event<'a, T>
        where
            T: __sk::Serialize,
        {
            fn serialize<__S: __sk::Serializer>(
                &self,
                __s: __S,
            ) -> ::core::result::Result<__S::Ok, __S::Error> {
                use __sk::Underived as _;
                __sk::write(
                    self,
                    __s,
                    |__item, __s| __Fields::<'a, T>::serialize(__item, __s),
                )
            }
        }
        #[automatically_derived]
        impl<'de: 'a, 'a, T: KeyPart> __sk::Deserialize<'de> for Event<'a, T>
        where
            T: __sk::Deserialize<'de>,
        {
            fn deserialize<__D: __sk::Deserializer<'de>>(
                __d: __D,
            ) -> ::core::result::Result<Self, __D::Error> {
                use __sk::Underived as _;
                __sk::read(
                    const {
                        &__sk::Reading {
                            fields: const {
                                &__sk::Names::<
                                    { 2usize + __sk::MOST_ADDED },
                                >::of(&["t", "c"], <Self as __sk::SyntheticKey>::__KEY)
                            }
                                .as_slice(),
                            written: 5usize,
                            skips: false,
                            verify: __sk::Verify::Error,
                        }
                    },
                    __d,
                    |__d| __Fields::<'a, T>::deserialize(__d),
                )
            }
        }
    };
    #[automatically_derived]
    impl<'a, T: KeyPart> __sk::Document for Event<'a, T>
    where
        Item<T>: __sk::SyntheticKey<Key = __sk::PartitionKey>,
        T: __sk::KeyPart,
    {
        type Item = Self;
    }
};
