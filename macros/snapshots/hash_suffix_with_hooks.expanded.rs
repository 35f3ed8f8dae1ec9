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
            __sk::fan_out(|__out| {
                __sk::KeyWriter::__part(__out, "date", self.date);
                __sk::KeyWriter::push_str(__out, ".");
                __sk::Runs::numbers(__out, __sk::SuffixRange::of(400u16));
            })
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
            __sk::KeyWriter::__part(__out, "date", self.date);
            __sk::KeyWriter::push_str(__out, ".");
            let mut __texts = __sk::KeyWriter::__first_hashed(__out, "vin", self.vin);
            __sk::KeyWriter::__next_hashed(__out, &mut __texts, "tripNo", self.trip_no);
            __sk::KeyWriter::__hash_suffix(
                __out,
                &__texts,
                __sk::SuffixRange::of(400u16),
            );
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
    const __DECLARED: __sk::KeyInfo = {
        use __sk::NotWritten as _;
        __sk::KeyInfo::new(
            "{date}.{xxh64(vin, tripNo) % 400 + 1}",
            &[
                __sk::PartInfo {
                    name: "date",
                    shape: __sk::Probe::<NaiveDate>::__SHAPE_REF,
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT
                    .suffix(
                        __sk::SuffixInfo::new(".", __sk::SuffixRange::of(400u16))
                            .hashed(
                                &[
                                    __sk::PartInfo {
                                        name: "vin",
                                        shape: <String as __sk::KeyPart>::__SHAPE_REF,
                                    },
                                    __sk::PartInfo {
                                        name: "tripNo",
                                        shape: <u32 as __sk::KeyPart>::__SHAPE_REF,
                                    },
                                ],
                            ),
                    )
                    .written()
            },
        )
    };
    #[automatically_derived]
    impl __sk::SyntheticKey for Trip
    where
        NaiveDate: __sk::KeyPart,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __DECLARED;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "date", &self.date);
            __sk::KeyWriter::push_str(__out, ".");
            let mut __texts = __sk::KeyWriter::__first_hashed(__out, "vin", &self.vin);
            __sk::KeyWriter::__next_hashed(__out, &mut __texts, "tripNo", &self.trip_no);
            __sk::KeyWriter::__hash_suffix(
                __out,
                &__texts,
                __sk::SuffixRange::of(400u16),
            );
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
