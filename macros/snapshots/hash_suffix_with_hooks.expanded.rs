/// The 400 keys that a [`Trip`] with these values may be stored under, for a query over all of them.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct TripKeys<'key>
where
    NaiveDate: ::synthetic_key::part::KeyPart,
{
    /// `date` of the item.
    date: ::synthetic_key::part::KeyRef<'key, NaiveDate>,
}
/// The key of a [`Trip`] with these values, for a point read without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct TripKey<'key>
where
    NaiveDate: ::synthetic_key::part::KeyPart,
{
    /// `date` of the item.
    date: ::synthetic_key::part::KeyRef<'key, NaiveDate>,
    /// `vin` of the item.
    vin: &'key ::core::primitive::str,
    /// `tripNo` of the item.
    trip_no: u32,
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
    impl<'key> ::core::clone::Clone for TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(__f, "TripKeys", &["date"], &(self.date, ()))
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(&&(self.date, ()), &&(__other.date, ()))
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.date, ()), __to);
        }
    }
    #[automatically_derived]
    impl<'key> TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {
        /// Returns the keys, from suffix 1 to 400.
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
    impl<'key> __sk::KeySet for TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {
        type Key = __sk::PartitionKey;
        type Keys = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn keys(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(
                const {
                    &[
                        __sk::Layer::of(
                                <Trip as __sk::SyntheticKey>::__KEY
                                    .layout_at(::core::option::Option::None),
                            )
                            .numbers(
                                __sk::SuffixRange::declared(
                                    1u16,
                                    400u16,
                                    ::core::option::Option::None,
                                ),
                            ),
                    ]
                },
                &|__at| match __at {
                    0usize => __sk::KeyPart::__value(&self.date),
                    _ => __sk::Value::Unknown,
                },
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::iter::IntoIterator for &TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
    }
    #[automatically_derived]
    impl<'key> ::core::clone::Clone for TripKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for TripKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for TripKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (&'key ::core::primitive::str, (u32, ())),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "TripKey",
                &["date", "vin", "trip_no"],
                &(self.date, (self.vin, (self.trip_no, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for TripKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (&'key ::core::primitive::str, (u32, ())),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.date, (self.vin, (self.trip_no, ()))),
                &&(__other.date, (__other.vin, (__other.trip_no, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for TripKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (&'key ::core::primitive::str, (u32, ())),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for TripKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, NaiveDate>,
            (&'key ::core::primitive::str, (u32, ())),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(
                &&(self.date, (self.vin, (self.trip_no, ()))),
                __to,
            );
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for TripKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {
        type __Declared = Trip;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::part_lent::<Self, 0usize, NaiveDate>(self.date, __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.date),
                1usize => __sk::KeyPart::__value(&self.vin),
                2usize => __sk::KeyPart::__value(&self.trip_no),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> TripKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
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
    impl<'key> __sk::Lookup<Trip> for TripKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {}
    #[automatically_derived]
    impl<'key> ::core::convert::From<&'key Trip> for TripKey<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {
        #[inline]
        fn from(__item: &'key Trip) -> Self {
            Self {
                date: __sk::KeyPart::as_part(&__item.date),
                vin: __sk::KeyPart::as_part(&__item.vin),
                trip_no: __sk::KeyPart::as_part(&__item.trip_no),
            }
        }
    }
    #[automatically_derived]
    impl<'key> __sk::FanOut<Trip> for TripKeys<'key>
    where
        NaiveDate: ::synthetic_key::part::KeyPart,
    {}
    const __DECLARED: __sk::Declaration = {
        use __sk::NotWritten as _;
        __sk::Declaration::new(
            "{date}.{xxh64(vin, tripNo) % 400 + 1}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new(
                            "date",
                            0usize,
                            __sk::Probe::<NaiveDate>::__SHAPE,
                        ),
                    ),
                    __sk::Piece::Literal("."),
                    __sk::Piece::Number(__sk::Number {
                        source: __sk::Source::Hash(const {
                            &[
                                __sk::Part::new(
                                    "vin",
                                    1usize,
                                    __sk::Of::<String>::TYPE.part(),
                                ),
                                __sk::Part::new(
                                    "tripNo",
                                    2usize,
                                    __sk::Of::<u32>::TYPE.part(),
                                ),
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
            const { &__sk::KeyOptions::DEFAULT.written() },
        )
    };
    #[automatically_derived]
    impl __sk::SyntheticKey for Trip
    where
        NaiveDate: __sk::KeyPart,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __DECLARED;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::part::<Self, 0usize, _>((&self.date), __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.date),
                1usize => __sk::KeyPart::__value(&self.vin),
                2usize => __sk::KeyPart::__value(&self.trip_no),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl Trip
    where
        NaiveDate: __sk::KeyPart,
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
    const _: () = __sk::prove_key(__DECLARED);
    __sk::has_its_key(false);
    use __sk::{__NoDerive as __Serialize, __NoSecondDerive as __Deserialize};
    const _: () = {
        use ::serde::{Deserialize as __Deserialize, Serialize as __Serialize};
        #[derive(__Serialize, __Deserialize)]
        #[serde(remote = "Trip", rename(serialize = "Trip", deserialize = "Trip"))]
        #[serde(rename_all = "camelCase")]
        #[allow(
            dead_code,
            non_camel_case_types,
            non_snake_case,
            clippy::all,
            clippy::pedantic
        )]
        struct __Fields {
            date: NaiveDate,
            vin: String,
            trip_no: u32,
        }
        #[automatically_derived]
        impl __sk::Serialize for Trip
        where
            NaiveDate: __sk::KeyPart,
        {
            fn serialize<__S: __sk::Serializer>(
                &self,
                __s: __S,
            ) -> ::core::result::Result<__S::Ok, __S::Error> {
                use __sk::Underived as _;
                __sk::write(self, __s, |__item, __s| __Fields::serialize(__item, __s))
            }
        }
        #[automatically_derived]
        impl<'de> __sk::Deserialize<'de> for Trip
        where
            NaiveDate: __sk::KeyPart,
        {
            fn deserialize<__D: __sk::Deserializer<'de>>(
                __d: __D,
            ) -> ::core::result::Result<Self, __D::Error> {
                use __sk::Underived as _;
                __sk::read(
                    const {
                        &__sk::Reading {
                            fields: &["date", "vin", "tripNo", "partitionKey"],
                            written: 3usize,
                            skips: false,
                            verify: __sk::Verify::Error,
                        }
                    },
                    __d,
                    |__d| __Fields::deserialize(__d),
                )
            }
        }
    };
    #[automatically_derived]
    impl __sk::Document for Trip
    where
        NaiveDate: __sk::KeyPart,
    {
        type Item = Self;
    }
};
