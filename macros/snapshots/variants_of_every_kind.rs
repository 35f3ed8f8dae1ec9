///The 9 keys that a [`Event::Drawn`] with these values may be under: for a query over all of them.
#[allow(
    dead_code,
    missing_copy_implementations,
    missing_debug_implementations,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
pub struct EventDrawnKeys<'key> {
    ///`user` of the item.
    pub user: ::synthetic_key::KeyRef<'key, &'key str>,
}
///The key of a [`Event::Drawn`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    missing_copy_implementations,
    missing_debug_implementations,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
pub struct EventDrawnKey<'key> {
    ///`user` of the item.
    pub user: ::synthetic_key::KeyRef<'key, &'key str>,
    ///`shard` of the item.
    pub shard: ::synthetic_key::RandomSuffix<9u16>,
}
///The 8 keys that a [`Event::Hashed`] with these values may be under: for a query over all of them.
#[allow(
    dead_code,
    missing_copy_implementations,
    missing_debug_implementations,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
pub struct EventHashedKeys<'key, T: KeyPart>
where
    T: ::synthetic_key::KeyPart + 'key,
{
    ///`tenant` of the item.
    pub tenant: ::synthetic_key::KeyRef<'key, T>,
}
///The key of a [`Event::Hashed`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    missing_copy_implementations,
    missing_debug_implementations,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
pub struct EventHashedKey<'key, T: KeyPart>
where
    T: ::synthetic_key::KeyPart + 'key,
{
    ///`tenant` of the item.
    pub tenant: ::synthetic_key::KeyRef<'key, T>,
    ///`user` of the item.
    pub user: ::synthetic_key::KeyRef<'key, String>,
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
    impl<'key> EventDrawnKeys<'key> {
        ///The keys, from suffix 1 to 9.
        #[inline]
        pub fn iter(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(self)
        }
        ///There is none: the number in `shard` was drawn and cannot be recomputed.
        pub fn partition_key(&self) -> __sk::PartitionKey
        where
            for<'__any> &'__any Self: __sk::KnowsDrawnNumber,
        {
            ::core::convert::From::from("")
        }
    }
    #[automatically_derived]
    impl<'key> __sk::Base for EventDrawnKeys<'key> {
        type Key = __sk::PartitionKey;
        const SUFFIXES: ::core::option::Option<__sk::SuffixRange> = ::core::option::Option::Some(
            __sk::SuffixRange::of(9u16),
        );
        #[inline]
        fn write_base(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__escaped_part(
                __out,
                "user",
                self.user,
                const { &__sk::Escape::new(".%") },
            );
            __sk::KeyWriter::push_str(__out, ".");
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for EventDrawnKeys<'key> {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(&self)
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for &EventDrawnKeys<'key> {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(self)
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for EventDrawnKey<'key> {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{user:%}.{shard in 1..=9}",
            &[
                __sk::PartInfo {
                    name: "user",
                    shape: <&'key str as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT
                    .suffix(__sk::SuffixInfo::new(".", 9u16))
                    .escape(const { &__sk::Escape::new(".%") })
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__escaped_part(
                __out,
                "user",
                self.user,
                const { &__sk::Escape::new(".%") },
            );
            __sk::KeyWriter::push_str(__out, ".");
            __sk::KeyWriter::__suffix(
                __out,
                __sk::RandomSuffix::<9u16>::get(self.shard),
                __sk::SuffixRange::of(9u16),
            );
        }
    }
    const _: () = __sk::prove::<EventDrawnKey<'_>>(false);
    #[automatically_derived]
    impl<'key, T: KeyPart> EventHashedKeys<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {
        ///The keys, from suffix 1 to 8.
        #[inline]
        pub fn iter(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(self)
        }
    }
    #[automatically_derived]
    impl<'key, T: KeyPart> __sk::Base for EventHashedKeys<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {
        type Key = __sk::PartitionKey;
        const SUFFIXES: ::core::option::Option<__sk::SuffixRange> = ::core::option::Option::Some(
            __sk::SuffixRange::of(8u16),
        );
        #[inline]
        fn write_base(&self, __out: &mut impl __sk::KeyWriter) {
            let () = <EventHashedKey<'key, T> as __sk::SyntheticKey>::__PROOF;
            __sk::KeyWriter::__escaped_part(
                __out,
                "tenant",
                self.tenant,
                const { &__sk::Escape::new(".%") },
            );
            __sk::KeyWriter::push_str(__out, ".");
        }
    }
    #[automatically_derived]
    impl<'key, T: KeyPart> ::core::iter::IntoIterator for EventHashedKeys<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(&self)
        }
    }
    #[automatically_derived]
    impl<'key, T: KeyPart> ::core::iter::IntoIterator for &EventHashedKeys<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(self)
        }
    }
    #[automatically_derived]
    impl<'key, T: KeyPart> __sk::SyntheticKey for EventHashedKey<'key, T>
    where
        T: ::synthetic_key::KeyPart + 'key,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{tenant:%}.{xxh64(user) % 8 + 1}",
            &[
                __sk::PartInfo {
                    name: "tenant",
                    shape: <T as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT
                    .suffix(
                        __sk::SuffixInfo::new(".", 8u16)
                            .hashed(
                                &[
                                    __sk::PartInfo {
                                        name: "user",
                                        shape: <String as __sk::KeyPart>::__SHAPE_REF,
                                    },
                                ],
                            ),
                    )
                    .escape(const { &__sk::Escape::new(".%") })
            },
        );
        const __PROOF: () = __sk::prove::<Self>(false);
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            __sk::KeyWriter::__escaped_part(
                __out,
                "tenant",
                self.tenant,
                const { &__sk::Escape::new(".%") },
            );
            __sk::KeyWriter::push_str(__out, ".");
            __sk::KeyWriter::__hash_suffix(
                __out,
                (("user", self.user), ()),
                __sk::SuffixRange::of(8u16),
                &[],
            );
        }
    }
    #[automatically_derived]
    impl<'a, T: KeyPart> __sk::SyntheticKey for Event<'a, T>
    where
        Item<T>: __sk::SyntheticKey<Key = __sk::PartitionKey>,
        T: __sk::KeyPart,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = const {
            &__sk::Variants::of(
                &[
                    <Item<T> as __sk::SyntheticKey>::__KEY,
                    <EventDrawnKey<'_> as __sk::SyntheticKey>::__KEY,
                    <EventHashedKey<'_, T> as __sk::SyntheticKey>::__KEY,
                ],
                false,
                true,
                false,
            )
        }
            .key();
        type Key = __sk::PartitionKey;
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            match self {
                Self::Item(__item) => {
                    <Item<T> as __sk::SyntheticKey>::__write_key(__item, __out)
                }
                Self::Drawn { user: __field_user, shard: __field_shard, .. } => {
                    __sk::KeyWriter::__escaped_part(
                        __out,
                        "user",
                        &(*__field_user),
                        const { &__sk::Escape::new(".%") },
                    );
                    __sk::KeyWriter::push_str(__out, ".");
                    __sk::KeyWriter::__suffix(
                        __out,
                        __sk::RandomSuffix::<
                            9u16,
                        >::get(<_ as __sk::Drawn<9u16>>::drawn(&(*__field_shard))),
                        __sk::SuffixRange::of(9u16),
                    );
                }
                Self::Hashed { tenant: __field_tenant, user: __field_user, .. } => {
                    let () = <EventHashedKey<'_, T> as __sk::SyntheticKey>::__PROOF;
                    __sk::KeyWriter::__escaped_part(
                        __out,
                        "tenant",
                        &(*__field_tenant),
                        const { &__sk::Escape::new(".%") },
                    );
                    __sk::KeyWriter::push_str(__out, ".");
                    __sk::KeyWriter::__hash_suffix(
                        __out,
                        (("user", &(*__field_user)), ()),
                        __sk::SuffixRange::of(8u16),
                        &[],
                    );
                }
            }
        }
    }
    #[automatically_derived]
    impl<'a, T: KeyPart> __sk::WriteFields for Event<'a, T>
    where
        T: __sk::Serialize,
    {
        fn write_fields<__S: __sk::Serializer>(
            &self,
            __s: __S,
        ) -> ::core::result::Result<__S::Ok, __S::Error> {
            use __sk::WithoutDerive as _;
            Self::serialize(self, __s)
        }
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
            __sk::serialize(self, __s)
        }
    }
    #[automatically_derived]
    impl<'de: 'a, 'a, T: KeyPart> __sk::ReadFields<'de> for Event<'a, T>
    where
        T: __sk::Deserialize<'de>,
    {
        const __READING: __sk::Reading = __sk::Reading {
            added: &["partitionKey"],
            fields: &["t", "c", "partitionKey"],
            verify: true,
        };
        fn read_fields<__D: __sk::Deserializer<'de>>(
            __d: __D,
        ) -> ::core::result::Result<Self, __D::Error> {
            use __sk::WithoutDerive as _;
            Self::deserialize(__d)
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
            __sk::deserialize(__d)
        }
    }
};

///The keys that [`Any::One`]s of a span of time are under.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
struct AnyOneKeys<'key>
where
    SystemTime: ::synthetic_key::Timestamp,
{
    ///`writtenAt` of the item.
    written_at: ::synthetic_key::TimeRef<'key, SystemTime>,
    ///`userName` of the item.
    user_name: ::synthetic_key::KeyRef<'key, String>,
}
///The key of a [`Any::One`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
struct AnyOneKey<'key>
where
    SystemTime: ::synthetic_key::Timestamp,
{
    ///`writtenAt` of the item.
    written_at: ::synthetic_key::TimeRef<'key, SystemTime>,
    ///`userName` of the item.
    user_name: ::synthetic_key::KeyRef<'key, String>,
}
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
    impl<'key> AnyOneKeys<'key>
    where
        SystemTime: ::synthetic_key::Timestamp,
    {
        ///The one key of these values.
        #[inline]
        fn iter(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(self)
        }
        ///The keys of every day between two instants, both included, in order.
        fn between(
            __field_user_name: ::synthetic_key::KeyRef<'key, String>,
            __from: ::synthetic_key::TimeRef<'key, SystemTime>,
            __to: ::synthetic_key::TimeRef<'key, SystemTime>,
        ) -> __sk::Between<__sk::PartitionKey> {
            __sk::between::<
                Self,
            >(
                |__out| {
                    let _ = &__out;
                },
                |__out| {
                    let _ = &__out;
                    __sk::KeyWriter::__next_part(
                        __out,
                        "-",
                        "userName",
                        __field_user_name,
                    );
                },
                __sk::Period::Day,
                [
                    __sk::RolledUp::of(__from, __sk::Period::Day),
                    __sk::RolledUp::of(__to, __sk::Period::Day),
                ],
            )
        }
    }
    #[automatically_derived]
    impl<'key> __sk::Base for AnyOneKeys<'key>
    where
        SystemTime: ::synthetic_key::Timestamp,
    {
        type Key = __sk::PartitionKey;
        const SUFFIXES: ::core::option::Option<__sk::SuffixRange> = ::core::option::Option::None;
        #[inline]
        fn write_base(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(
                __out,
                "writtenAt",
                __sk::RolledUp::of(self.written_at, __sk::Period::Day),
            );
            __sk::KeyWriter::__next_part(__out, "-", "userName", self.user_name);
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for AnyOneKeys<'key>
    where
        SystemTime: ::synthetic_key::Timestamp,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(&self)
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for &AnyOneKeys<'key>
    where
        SystemTime: ::synthetic_key::Timestamp,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(self)
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for AnyOneKey<'key>
    where
        SystemTime: ::synthetic_key::Timestamp,
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
            const { &__sk::KeyOptions::DEFAULT.store(__sk::Store::DYNAMODB) },
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
    impl __sk::SyntheticKey for Any
    where
        SystemTime: __sk::Timestamp,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = const {
            &__sk::Variants::of(
                &[
                    <AnyOneKey<'_> as __sk::SyntheticKey>::__KEY,
                    <Item as __sk::SyntheticKey>::__KEY,
                ],
                true,
                true,
                true,
            )
        }
            .key();
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
    }
    #[automatically_derived]
    impl __sk::KeyedItem for Any {
        const __READING: __sk::Reading = __sk::Reading {
            added: &["partitionKey"],
            fields: &["partitionKey"],
            verify: true,
        };
    }
};
