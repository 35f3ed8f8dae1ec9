/// The 40 keys that a [`Order`] with these values may be stored under, for a query over all of them.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    deprecated,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct OrderKeys<'key, T, const N: usize>
where
    T: Show,
    SystemTime: ::synthetic_key::part::Timestamp,
{
    /// `email` of the item.
    email: &'key ::core::primitive::str,
    /// `host` of the item.
    host: ::core::option::Option<&'key ::core::primitive::str>,
    /// `amount` of the item.
    amount: &'key Amount<T, N>,
    /// `price` of the item.
    price: ::core::option::Option<&'key Amount<T, N>>,
    /// `region` of the item.
    region: ::core::option::Option<&'key ::core::primitive::str>,
    /// `at` of the item.
    at: ::core::option::Option<i64>,
    /// `until` of the item.
    until: ::core::option::Option<::synthetic_key::part::TimeRef<'key, SystemTime>>,
    /// `number` of the item.
    number: ::core::option::Option<u32>,
    /// `count` of the item.
    count: ::core::option::Option<u8>,
}
/// The key of a [`Order`] with these values, for a point read without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    deprecated,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct OrderKey<'key, T, const N: usize>
where
    T: Show,
    SystemTime: ::synthetic_key::part::Timestamp,
{
    /// `email` of the item.
    email: &'key ::core::primitive::str,
    /// `host` of the item.
    host: ::core::option::Option<&'key ::core::primitive::str>,
    /// `amount` of the item.
    amount: &'key Amount<T, N>,
    /// `price` of the item.
    price: ::core::option::Option<&'key Amount<T, N>>,
    /// `region` of the item.
    region: ::core::option::Option<&'key ::core::primitive::str>,
    /// `at` of the item.
    at: ::core::option::Option<i64>,
    /// `until` of the item.
    until: ::core::option::Option<::synthetic_key::part::TimeRef<'key, SystemTime>>,
    /// `number` of the item.
    number: ::core::option::Option<u32>,
    /// `count` of the item.
    count: ::core::option::Option<u8>,
    /// `city` of the item.
    city: &'key ::core::primitive::str,
}
#[allow(
    dead_code,
    clippy::same_name_method,
    clippy::len_without_is_empty,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    deprecated,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key, T, const N: usize> ::core::clone::Clone for OrderKeys<'key, T, N>
    where
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, T, const N: usize> ::core::marker::Copy for OrderKeys<'key, T, N>
    where
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key, T, const N: usize> ::core::fmt::Debug for OrderKeys<'key, T, N>
    where
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (
                ::core::option::Option<&'key ::core::primitive::str>,
                (
                    &'key Amount<T, N>,
                    (
                        ::core::option::Option<&'key Amount<T, N>>,
                        (
                            ::core::option::Option<&'key ::core::primitive::str>,
                            (
                                ::core::option::Option<i64>,
                                (
                                    ::core::option::Option<
                                        ::synthetic_key::part::TimeRef<'key, SystemTime>,
                                    >,
                                    (
                                        ::core::option::Option<u32>,
                                        (::core::option::Option<u8>, ()),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "OrderKeys",
                &[
                    "email",
                    "host",
                    "amount",
                    "price",
                    "region",
                    "at",
                    "until",
                    "number",
                    "count",
                ],
                &(
                    self.email,
                    (
                        self.host,
                        (
                            self.amount,
                            (
                                self.price,
                                (
                                    self.region,
                                    (self.at, (self.until, (self.number, (self.count, ())))),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        }
    }
    #[automatically_derived]
    impl<'key, T, const N: usize> ::core::cmp::PartialEq for OrderKeys<'key, T, N>
    where
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (
                ::core::option::Option<&'key ::core::primitive::str>,
                (
                    &'key Amount<T, N>,
                    (
                        ::core::option::Option<&'key Amount<T, N>>,
                        (
                            ::core::option::Option<&'key ::core::primitive::str>,
                            (
                                ::core::option::Option<i64>,
                                (
                                    ::core::option::Option<
                                        ::synthetic_key::part::TimeRef<'key, SystemTime>,
                                    >,
                                    (
                                        ::core::option::Option<u32>,
                                        (::core::option::Option<u8>, ()),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(
                    self.email,
                    (
                        self.host,
                        (
                            self.amount,
                            (
                                self.price,
                                (
                                    self.region,
                                    (self.at, (self.until, (self.number, (self.count, ())))),
                                ),
                            ),
                        ),
                    ),
                ),
                &&(
                    __other.email,
                    (
                        __other.host,
                        (
                            __other.amount,
                            (
                                __other.price,
                                (
                                    __other.region,
                                    (
                                        __other.at,
                                        (__other.until, (__other.number, (__other.count, ()))),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        }
    }
    #[automatically_derived]
    impl<'key, T, const N: usize> ::core::cmp::Eq for OrderKeys<'key, T, N>
    where
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (
                ::core::option::Option<&'key ::core::primitive::str>,
                (
                    &'key Amount<T, N>,
                    (
                        ::core::option::Option<&'key Amount<T, N>>,
                        (
                            ::core::option::Option<&'key ::core::primitive::str>,
                            (
                                ::core::option::Option<i64>,
                                (
                                    ::core::option::Option<
                                        ::synthetic_key::part::TimeRef<'key, SystemTime>,
                                    >,
                                    (
                                        ::core::option::Option<u32>,
                                        (::core::option::Option<u8>, ()),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, T, const N: usize> ::core::hash::Hash for OrderKeys<'key, T, N>
    where
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (
                ::core::option::Option<&'key ::core::primitive::str>,
                (
                    &'key Amount<T, N>,
                    (
                        ::core::option::Option<&'key Amount<T, N>>,
                        (
                            ::core::option::Option<&'key ::core::primitive::str>,
                            (
                                ::core::option::Option<i64>,
                                (
                                    ::core::option::Option<
                                        ::synthetic_key::part::TimeRef<'key, SystemTime>,
                                    >,
                                    (
                                        ::core::option::Option<u32>,
                                        (::core::option::Option<u8>, ()),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(
                &&(
                    self.email,
                    (
                        self.host,
                        (
                            self.amount,
                            (
                                self.price,
                                (
                                    self.region,
                                    (self.at, (self.until, (self.number, (self.count, ())))),
                                ),
                            ),
                        ),
                    ),
                ),
                __to,
            );
        }
    }
    #[automatically_derived]
    impl<'key, T, const N: usize> OrderKeys<'key, T, N>
    where
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        /// Returns the keys, from suffix 1 to 40.
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
    impl<'key, T, const N: usize> __sk::KeySet for OrderKeys<'key, T, N>
    where
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        type Key = __sk::PartitionKey;
        type Keys = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn keys(&self) -> __sk::Iter<__sk::PartitionKey> {
            let () = <OrderKey<'key, T, N> as __sk::SyntheticKey>::__PROOF;
            __sk::fan_out(
                const {
                    &[
                        __sk::Layer::of(const {
                                &[
                                    __sk::Piece::Part(
                                        __sk::Part::new(
                                            "email",
                                            0usize,
                                            __sk::made_by::<
                                                ::core::primitive::str,
                                                _,
                                            >(Order::<T, N>::domain),
                                        ),
                                    ),
                                    __sk::Piece::Literal("-"),
                                    __sk::Piece::Part(
                                        __sk::Part::none(
                                            __sk::Part::new(
                                                "host",
                                                1usize,
                                                __sk::made_by::<::core::primitive::str, _>(host),
                                            ),
                                            "nobody",
                                        ),
                                    ),
                                    __sk::Piece::Literal("-"),
                                    __sk::Piece::Part(
                                        __sk::Part::new(
                                            "amount",
                                            2usize,
                                            __sk::made_by::<Amount<T, N>, _>(show),
                                        ),
                                    ),
                                    __sk::Piece::Literal("-"),
                                    __sk::Piece::Part(
                                        __sk::Part::none(
                                            __sk::Part::new(
                                                "price",
                                                3usize,
                                                __sk::made_by::<Amount<T, N>, _>(show),
                                            ),
                                            "free",
                                        ),
                                    ),
                                    __sk::Piece::Literal("-"),
                                    __sk::Piece::Part(
                                        __sk::Part::none(
                                            __sk::Part::new(
                                                    "region",
                                                    4usize,
                                                    __sk::Of::<String>::TYPE.part(),
                                                )
                                                .case(__sk::Case::Lower)
                                                .max_len(20usize, "texts of up to 20 bytes"),
                                            "NONE",
                                        ),
                                    ),
                                    __sk::Piece::Literal("-"),
                                    __sk::Piece::Part(
                                        __sk::Part::none(
                                            __sk::Part::rollup_epoch(
                                                __sk::Part::new("at", 5usize, __sk::PartShape::DATE),
                                                __sk::Of::<i64>::TYPE.range(),
                                                __sk::Period::Day,
                                                __sk::Epoch::Milliseconds,
                                            ),
                                            "never",
                                        ),
                                    ),
                                    __sk::Piece::Literal("-"),
                                    __sk::Piece::Part(
                                        __sk::Part::none(
                                            __sk::Part::rollup(
                                                __sk::Part::new("until", 6usize, __sk::PartShape::DATE),
                                                __sk::Of::<SystemTime>::TYPE.finest(),
                                                __sk::Period::Hour,
                                            ),
                                            "ever",
                                        ),
                                    ),
                                    __sk::Piece::Literal("-"),
                                    __sk::Piece::Part(
                                        __sk::Part::none(
                                            __sk::Part::pad(
                                                __sk::Part::new(
                                                    "number",
                                                    7usize,
                                                    __sk::Of::<u32>::TYPE.part(),
                                                ),
                                                6usize,
                                                "whole numbers of up to 6 digits",
                                            ),
                                            "no",
                                        ),
                                    ),
                                    __sk::Piece::Literal("-"),
                                    __sk::Piece::Part(
                                        __sk::Part::none(
                                            __sk::Part::new(
                                                "count",
                                                8usize,
                                                __sk::Of::<u8>::TYPE.part(),
                                            ),
                                            "-1",
                                        ),
                                    ),
                                    __sk::Piece::Literal("~"),
                                    __sk::Piece::Number(__sk::Number {
                                        source: __sk::Source::Hash(&[]),
                                        range: __sk::SuffixRange::declared(
                                            1u16,
                                            40u16,
                                            ::core::option::Option::None,
                                        ),
                                    }),
                                ]
                            })
                            .numbers(
                                __sk::SuffixRange::declared(
                                    1u16,
                                    40u16,
                                    ::core::option::Option::None,
                                ),
                            ),
                    ]
                },
                &|__at| match __at {
                    0usize => __sk::made(Order::<T, N>::domain(*&self.email)),
                    1usize => {
                        match &self.host {
                            ::core::option::Option::Some(__value) => {
                                __sk::made(host(*__value))
                            }
                            ::core::option::Option::None => __sk::Value::Absent,
                        }
                    }
                    2usize => __sk::made(show(*&self.amount)),
                    3usize => {
                        match &self.price {
                            ::core::option::Option::Some(__value) => {
                                __sk::made(show(*__value))
                            }
                            ::core::option::Option::None => __sk::Value::Absent,
                        }
                    }
                    4usize => {
                        match &self.region {
                            ::core::option::Option::Some(__value) => {
                                __sk::KeyPart::__value(__value)
                            }
                            ::core::option::Option::None => __sk::Value::Absent,
                        }
                    }
                    5usize => {
                        match &self.at {
                            ::core::option::Option::Some(__value) => __sk::epoch(__value),
                            ::core::option::Option::None => __sk::Value::Absent,
                        }
                    }
                    6usize => {
                        match &self.until {
                            ::core::option::Option::Some(__value) => __sk::time(__value),
                            ::core::option::Option::None => __sk::Value::Absent,
                        }
                    }
                    7usize => {
                        match &self.number {
                            ::core::option::Option::Some(__value) => {
                                __sk::KeyPart::__value(__value)
                            }
                            ::core::option::Option::None => __sk::Value::Absent,
                        }
                    }
                    8usize => {
                        match &self.count {
                            ::core::option::Option::Some(__value) => {
                                __sk::KeyPart::__value(__value)
                            }
                            ::core::option::Option::None => __sk::Value::Absent,
                        }
                    }
                    _ => __sk::Value::Unknown,
                },
            )
        }
    }
    #[automatically_derived]
    impl<'key, T, const N: usize> ::core::iter::IntoIterator for &OrderKeys<'key, T, N>
    where
        T: Show,
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
    impl<'key, T, const N: usize> ::core::clone::Clone for OrderKey<'key, T, N>
    where
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, T, const N: usize> ::core::marker::Copy for OrderKey<'key, T, N>
    where
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key, T, const N: usize> ::core::fmt::Debug for OrderKey<'key, T, N>
    where
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (
                ::core::option::Option<&'key ::core::primitive::str>,
                (
                    &'key Amount<T, N>,
                    (
                        ::core::option::Option<&'key Amount<T, N>>,
                        (
                            ::core::option::Option<&'key ::core::primitive::str>,
                            (
                                ::core::option::Option<i64>,
                                (
                                    ::core::option::Option<
                                        ::synthetic_key::part::TimeRef<'key, SystemTime>,
                                    >,
                                    (
                                        ::core::option::Option<u32>,
                                        (
                                            ::core::option::Option<u8>,
                                            (&'key ::core::primitive::str, ()),
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "OrderKey",
                &[
                    "email",
                    "host",
                    "amount",
                    "price",
                    "region",
                    "at",
                    "until",
                    "number",
                    "count",
                    "city",
                ],
                &(
                    self.email,
                    (
                        self.host,
                        (
                            self.amount,
                            (
                                self.price,
                                (
                                    self.region,
                                    (
                                        self.at,
                                        (self.until, (self.number, (self.count, (self.city, ())))),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        }
    }
    #[automatically_derived]
    impl<'key, T, const N: usize> ::core::cmp::PartialEq for OrderKey<'key, T, N>
    where
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (
                ::core::option::Option<&'key ::core::primitive::str>,
                (
                    &'key Amount<T, N>,
                    (
                        ::core::option::Option<&'key Amount<T, N>>,
                        (
                            ::core::option::Option<&'key ::core::primitive::str>,
                            (
                                ::core::option::Option<i64>,
                                (
                                    ::core::option::Option<
                                        ::synthetic_key::part::TimeRef<'key, SystemTime>,
                                    >,
                                    (
                                        ::core::option::Option<u32>,
                                        (
                                            ::core::option::Option<u8>,
                                            (&'key ::core::primitive::str, ()),
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(
                    self.email,
                    (
                        self.host,
                        (
                            self.amount,
                            (
                                self.price,
                                (
                                    self.region,
                                    (
                                        self.at,
                                        (self.until, (self.number, (self.count, (self.city, ())))),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
                &&(
                    __other.email,
                    (
                        __other.host,
                        (
                            __other.amount,
                            (
                                __other.price,
                                (
                                    __other.region,
                                    (
                                        __other.at,
                                        (
                                            __other.until,
                                            (__other.number, (__other.count, (__other.city, ()))),
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        }
    }
    #[automatically_derived]
    impl<'key, T, const N: usize> ::core::cmp::Eq for OrderKey<'key, T, N>
    where
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (
                ::core::option::Option<&'key ::core::primitive::str>,
                (
                    &'key Amount<T, N>,
                    (
                        ::core::option::Option<&'key Amount<T, N>>,
                        (
                            ::core::option::Option<&'key ::core::primitive::str>,
                            (
                                ::core::option::Option<i64>,
                                (
                                    ::core::option::Option<
                                        ::synthetic_key::part::TimeRef<'key, SystemTime>,
                                    >,
                                    (
                                        ::core::option::Option<u32>,
                                        (
                                            ::core::option::Option<u8>,
                                            (&'key ::core::primitive::str, ()),
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, T, const N: usize> ::core::hash::Hash for OrderKey<'key, T, N>
    where
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (
                ::core::option::Option<&'key ::core::primitive::str>,
                (
                    &'key Amount<T, N>,
                    (
                        ::core::option::Option<&'key Amount<T, N>>,
                        (
                            ::core::option::Option<&'key ::core::primitive::str>,
                            (
                                ::core::option::Option<i64>,
                                (
                                    ::core::option::Option<
                                        ::synthetic_key::part::TimeRef<'key, SystemTime>,
                                    >,
                                    (
                                        ::core::option::Option<u32>,
                                        (
                                            ::core::option::Option<u8>,
                                            (&'key ::core::primitive::str, ()),
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(
                &&(
                    self.email,
                    (
                        self.host,
                        (
                            self.amount,
                            (
                                self.price,
                                (
                                    self.region,
                                    (
                                        self.at,
                                        (self.until, (self.number, (self.count, (self.city, ())))),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
                __to,
            );
        }
    }
    #[automatically_derived]
    impl<'key, T, const N: usize> __sk::SyntheticKey for OrderKey<'key, T, N>
    where
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{email:fn(Self::domain)}-{host:?\"nobody\":fn(host)}-{amount:fn(show)}-{price:?\"free\":fn(show)}-{region:?\"NONE\":lower}-{at:?\"never\":ms:day}-{until:?\"ever\":hour}-{number:?\"no\":06}-{count:?\"-1\"}~{xxh64(city:upper) % 40 + 1}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new(
                            "email",
                            0usize,
                            __sk::made_by::<
                                ::core::primitive::str,
                                _,
                            >(Order::<T, N>::domain),
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::none(
                            __sk::Part::new(
                                "host",
                                1usize,
                                __sk::made_by::<::core::primitive::str, _>(host),
                            ),
                            "nobody",
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::new(
                            "amount",
                            2usize,
                            __sk::made_by::<Amount<T, N>, _>(show),
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::none(
                            __sk::Part::new(
                                "price",
                                3usize,
                                __sk::made_by::<Amount<T, N>, _>(show),
                            ),
                            "free",
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::none(
                            __sk::Part::new(
                                    "region",
                                    4usize,
                                    __sk::Of::<String>::TYPE.part(),
                                )
                                .case(__sk::Case::Lower)
                                .max_len(20usize, "texts of up to 20 bytes"),
                            "NONE",
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::none(
                            __sk::Part::rollup_epoch(
                                __sk::Part::new("at", 5usize, __sk::PartShape::DATE),
                                __sk::Of::<i64>::TYPE.range(),
                                __sk::Period::Day,
                                __sk::Epoch::Milliseconds,
                            ),
                            "never",
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::none(
                            __sk::Part::rollup(
                                __sk::Part::new("until", 6usize, __sk::PartShape::DATE),
                                __sk::Of::<SystemTime>::TYPE.finest(),
                                __sk::Period::Hour,
                            ),
                            "ever",
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::none(
                            __sk::Part::pad(
                                __sk::Part::new(
                                    "number",
                                    7usize,
                                    __sk::Of::<u32>::TYPE.part(),
                                ),
                                6usize,
                                "whole numbers of up to 6 digits",
                            ),
                            "no",
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::none(
                            __sk::Part::new(
                                "count",
                                8usize,
                                __sk::Of::<u8>::TYPE.part(),
                            ),
                            "-1",
                        ),
                    ),
                    __sk::Piece::Literal("~"),
                    __sk::Piece::Number(__sk::Number {
                        source: __sk::Source::Hash(const {
                            &[
                                __sk::Part::new(
                                        "city",
                                        9usize,
                                        __sk::Of::<String>::TYPE.part(),
                                    )
                                    .case(__sk::Case::Upper),
                            ]
                        }),
                        range: __sk::SuffixRange::declared(
                            1u16,
                            40u16,
                            ::core::option::Option::None,
                        ),
                    }),
                ]
            },
            const { &__sk::KeyOptions::DEFAULT.store(stores::LONG).min_distinct(7u64) },
        );
        const __PROOF: () = __sk::prove::<Self>(false);
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[
                        0usize, 2usize, 4usize, 6usize, 8usize, 10usize, 12usize,
                        14usize, 16usize, 18usize,
                    ],
                )
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::piece::<Self, 2usize>(self, __out);
            __sk::piece::<Self, 4usize>(self, __out);
            __sk::piece::<Self, 6usize>(self, __out);
            __sk::piece::<Self, 8usize>(self, __out);
            __sk::piece::<Self, 10usize>(self, __out);
            __sk::piece::<Self, 12usize>(self, __out);
            __sk::piece::<Self, 14usize>(self, __out);
            __sk::piece::<Self, 16usize>(self, __out);
            __sk::piece::<Self, 18usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::made(Order::<T, N>::domain(*&self.email)),
                1usize => {
                    match &self.host {
                        ::core::option::Option::Some(__value) => {
                            __sk::made(host(*__value))
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                2usize => __sk::made(show(*&self.amount)),
                3usize => {
                    match &self.price {
                        ::core::option::Option::Some(__value) => {
                            __sk::made(show(*__value))
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                4usize => {
                    match &self.region {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                5usize => {
                    match &self.at {
                        ::core::option::Option::Some(__value) => __sk::epoch(__value),
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                6usize => {
                    match &self.until {
                        ::core::option::Option::Some(__value) => __sk::time(__value),
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                7usize => {
                    match &self.number {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                8usize => {
                    match &self.count {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                9usize => __sk::KeyPart::__value(&self.city),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key, T, const N: usize> OrderKey<'key, T, N>
    where
        T: Show,
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
    impl<'key, T, const N: usize> __sk::Lookup<Order<T, N>> for OrderKey<'key, T, N>
    where
        T: Show,
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key, T, const N: usize> ::core::convert::From<&'key Order<T, N>>
    for OrderKey<'key, T, N>
    where
        T: Show,
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        #[inline]
        fn from(__item: &'key Order<T, N>) -> Self {
            Self {
                email: &__item.email,
                host: ::core::option::Option::map(
                    ::core::option::Option::as_ref(&__item.host),
                    |__value| {
                        let __value: &::core::primitive::str = __value;
                        __value
                    },
                ),
                amount: &__item.amount,
                price: ::core::option::Option::map(
                    ::core::option::Option::as_ref(&__item.price),
                    |__value| __value,
                ),
                region: ::core::option::Option::map(
                    ::core::option::Option::as_ref(&__item.region),
                    |__value| __sk::KeyPart::as_part(__value),
                ),
                at: ::core::option::Option::map(
                    ::core::option::Option::as_ref(&__item.at),
                    |__value| __sk::KeyPart::as_part(__value),
                ),
                until: ::core::option::Option::map(
                    ::core::option::Option::as_ref(&__item.until),
                    |__value| __sk::Timestamp::as_timestamp(__value),
                ),
                number: ::core::option::Option::map(
                    ::core::option::Option::as_ref(&__item.number),
                    |__value| __sk::KeyPart::as_part(__value),
                ),
                count: ::core::option::Option::map(
                    ::core::option::Option::as_ref(&__item.count),
                    |__value| __sk::KeyPart::as_part(__value),
                ),
                city: __sk::KeyPart::as_part(&__item.city),
            }
        }
    }
    #[automatically_derived]
    impl<'key, T, const N: usize> __sk::FanOut<Order<T, N>> for OrderKeys<'key, T, N>
    where
        T: Show,
        T: Show,
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<T, const N: usize> __sk::SyntheticKey for Order<T, N>
    where
        T: Show,
        SystemTime: __sk::Timestamp,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = <OrderKey<
            '_,
            T,
            N,
        > as __sk::SyntheticKey>::__KEY;
        const __PROOF: () = <OrderKey<'_, T, N> as __sk::SyntheticKey>::__PROOF;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[
                        0usize, 2usize, 4usize, 6usize, 8usize, 10usize, 12usize,
                        14usize, 16usize, 18usize,
                    ],
                )
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::piece::<Self, 2usize>(self, __out);
            __sk::piece::<Self, 4usize>(self, __out);
            __sk::piece::<Self, 6usize>(self, __out);
            __sk::piece::<Self, 8usize>(self, __out);
            __sk::piece::<Self, 10usize>(self, __out);
            __sk::piece::<Self, 12usize>(self, __out);
            __sk::piece::<Self, 14usize>(self, __out);
            __sk::piece::<Self, 16usize>(self, __out);
            __sk::piece::<Self, 18usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::made(Order::<T, N>::domain(&self.email)),
                1usize => {
                    match ::core::option::Option::map(
                        ::core::option::Option::as_ref(&self.host),
                        |__value| {
                            let __value: &::core::primitive::str = __value;
                            __value
                        },
                    ) {
                        ::core::option::Option::Some(__value) => {
                            __sk::made(host(__value))
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                2usize => __sk::made(show(&self.amount)),
                3usize => {
                    match ::core::option::Option::map(
                        ::core::option::Option::as_ref(&self.price),
                        |__value| __value,
                    ) {
                        ::core::option::Option::Some(__value) => {
                            __sk::made(show(__value))
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                4usize => {
                    match ::core::option::Option::as_ref(&self.region) {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                5usize => {
                    match ::core::option::Option::as_ref(&self.at) {
                        ::core::option::Option::Some(__value) => __sk::epoch(__value),
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                6usize => {
                    match ::core::option::Option::as_ref(&self.until) {
                        ::core::option::Option::Some(__value) => __sk::time(__value),
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                7usize => {
                    match ::core::option::Option::as_ref(&self.number) {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                8usize => {
                    match ::core::option::Option::as_ref(&self.count) {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                9usize => __sk::KeyPart::__value(&self.city),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<T, const N: usize> Order<T, N>
    where
        T: Show,
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
    fn __written<T, const N: usize>(__item: &Order<T, N>)
    where
        T: Show,
        T: __sk::Serialize,
    {
        use __sk::NotWritten as _;
        __sk::key_is_in_the_document(__item, __sk::Probe::<Order<T, N>>::__ANSWER);
    }
    const _: () = __sk::prove_property(stores::LONG, "partitionKey", false);
};
