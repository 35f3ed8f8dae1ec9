/// The key of a [`Trip`] with these values, for a point read without the item.
#[allow(
    dead_code,
    clippy::exhaustive_structs,
    missing_debug_implementations,
    trivial_bounds,
    private_interfaces,
)]
pub struct TripKey<'key, __vehicle, __start, __end, __driver, __car>
where
    SystemTime: ::synthetic_key::part::Timestamp,
    __vehicle: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    __start: ::synthetic_key::part::Timestamp + ::core::marker::Copy,
    __end: ::synthetic_key::part::EpochInteger + ::core::marker::Copy,
    __driver: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    __car: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
{
    /// `vehicle.vin` of the item.
    pub vehicle: __vehicle,
    /// `start.at` of the item.
    pub start: __start,
    /// `end.at` of the item.
    pub end: __end,
    /// `driver.no` of the item.
    pub driver: ::core::option::Option<__driver>,
    /// `car.owner.name` of the item.
    pub car: __car,
    /// `at` of the item.
    pub at: ::synthetic_key::part::TimeRef<'key, SystemTime>,
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
    impl<'key, __vehicle, __start, __end, __driver, __car> ::core::clone::Clone
    for TripKey<'key, __vehicle, __start, __end, __driver, __car>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        __vehicle: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __start: ::synthetic_key::part::Timestamp + ::core::marker::Copy,
        __end: ::synthetic_key::part::EpochInteger + ::core::marker::Copy,
        __driver: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __car: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, __vehicle, __start, __end, __driver, __car> ::core::marker::Copy
    for TripKey<'key, __vehicle, __start, __end, __driver, __car>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        __vehicle: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __start: ::synthetic_key::part::Timestamp + ::core::marker::Copy,
        __end: ::synthetic_key::part::EpochInteger + ::core::marker::Copy,
        __driver: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __car: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, __vehicle, __start, __end, __driver, __car> ::core::fmt::Debug
    for TripKey<'key, __vehicle, __start, __end, __driver, __car>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        __vehicle: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __start: ::synthetic_key::part::Timestamp + ::core::marker::Copy,
        __end: ::synthetic_key::part::EpochInteger + ::core::marker::Copy,
        __driver: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __car: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            __vehicle,
            (
                __start,
                (
                    __end,
                    (
                        ::core::option::Option<__driver>,
                        (__car, (::synthetic_key::part::TimeRef<'key, SystemTime>, ())),
                    ),
                ),
            ),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "TripKey",
                &["vehicle", "start", "end", "driver", "car", "at"],
                &(
                    self.vehicle,
                    (self.start, (self.end, (self.driver, (self.car, (self.at, ()))))),
                ),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __vehicle, __start, __end, __driver, __car> ::core::cmp::PartialEq
    for TripKey<'key, __vehicle, __start, __end, __driver, __car>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        __vehicle: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __start: ::synthetic_key::part::Timestamp + ::core::marker::Copy,
        __end: ::synthetic_key::part::EpochInteger + ::core::marker::Copy,
        __driver: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __car: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            __vehicle,
            (
                __start,
                (
                    __end,
                    (
                        ::core::option::Option<__driver>,
                        (__car, (::synthetic_key::part::TimeRef<'key, SystemTime>, ())),
                    ),
                ),
            ),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(
                    self.vehicle,
                    (self.start, (self.end, (self.driver, (self.car, (self.at, ()))))),
                ),
                &&(
                    __other.vehicle,
                    (
                        __other.start,
                        (__other.end, (__other.driver, (__other.car, (__other.at, ())))),
                    ),
                ),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __vehicle, __start, __end, __driver, __car> ::core::cmp::Eq
    for TripKey<'key, __vehicle, __start, __end, __driver, __car>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        __vehicle: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __start: ::synthetic_key::part::Timestamp + ::core::marker::Copy,
        __end: ::synthetic_key::part::EpochInteger + ::core::marker::Copy,
        __driver: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __car: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            __vehicle,
            (
                __start,
                (
                    __end,
                    (
                        ::core::option::Option<__driver>,
                        (__car, (::synthetic_key::part::TimeRef<'key, SystemTime>, ())),
                    ),
                ),
            ),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, __vehicle, __start, __end, __driver, __car> ::core::hash::Hash
    for TripKey<'key, __vehicle, __start, __end, __driver, __car>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        __vehicle: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __start: ::synthetic_key::part::Timestamp + ::core::marker::Copy,
        __end: ::synthetic_key::part::EpochInteger + ::core::marker::Copy,
        __driver: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __car: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            __vehicle,
            (
                __start,
                (
                    __end,
                    (
                        ::core::option::Option<__driver>,
                        (__car, (::synthetic_key::part::TimeRef<'key, SystemTime>, ())),
                    ),
                ),
            ),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(
                &&(
                    self.vehicle,
                    (self.start, (self.end, (self.driver, (self.car, (self.at, ()))))),
                ),
                __to,
            );
        }
    }
    #[automatically_derived]
    impl<'key, __vehicle, __start, __end, __driver, __car> __sk::SyntheticKey
    for TripKey<'key, __vehicle, __start, __end, __driver, __car>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        __vehicle: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __start: ::synthetic_key::part::Timestamp + ::core::marker::Copy,
        __end: ::synthetic_key::part::EpochInteger + ::core::marker::Copy,
        __driver: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __car: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        type __Declared = Trip;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize, 6usize],
                )
            }
            __sk::part::<Self, 0usize, _>(&self.vehicle, __out);
            __sk::piece::<Self, 2usize>(self, __out);
            __sk::piece::<Self, 4usize>(self, __out);
            __sk::piece::<Self, 6usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.vehicle),
                1usize => __sk::time(&self.start),
                2usize => __sk::epoch(&self.end),
                3usize => {
                    match &self.driver {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                4usize => __sk::KeyPart::__value(&self.car),
                5usize => __sk::time(&self.at),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<
        'key,
        __vehicle,
        __start,
        __end,
        __driver,
        __car,
    > TripKey<'key, __vehicle, __start, __end, __driver, __car>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        __vehicle: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __start: ::synthetic_key::part::Timestamp + ::core::marker::Copy,
        __end: ::synthetic_key::part::EpochInteger + ::core::marker::Copy,
        __driver: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __car: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
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
        /// Returns the name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the name.
        pub fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(self)
        }
    }
    #[automatically_derived]
    impl<'key, __vehicle, __start, __end, __driver, __car> __sk::Lookup<Trip>
    for TripKey<'key, __vehicle, __start, __end, __driver, __car>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        __vehicle: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __start: ::synthetic_key::part::Timestamp + ::core::marker::Copy,
        __end: ::synthetic_key::part::EpochInteger + ::core::marker::Copy,
        __driver: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __car: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    const __DECLARED: __sk::Declaration = {
        use __sk::NotWritten as _;
        __sk::Declaration::new(
            "{vehicle.vin}-{start.at:day}-{end.at:s:month}-{driver.no:?\"none\":04}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new(
                            "vehicle.vin",
                            0usize,
                            __sk::nested(Trip::__nested_vehicle).part(),
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::rollup(
                            __sk::Part::new("start.at", 1usize, __sk::PartShape::DATE),
                            __sk::nested(Trip::__nested_start).finest(),
                            __sk::Period::Day,
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::rollup_epoch(
                            __sk::Part::new("end.at", 2usize, __sk::PartShape::DATE),
                            __sk::nested(Trip::__nested_end).range(),
                            __sk::Period::Month,
                            __sk::Epoch::Seconds,
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::none(
                            __sk::Part::pad(
                                __sk::Part::new(
                                    "driver.no",
                                    3usize,
                                    __sk::nested_option(Trip::__nested_driver).part(),
                                ),
                                4usize,
                                "whole numbers of up to 4 digits",
                            ),
                            "none",
                        ),
                    ),
                ]
            },
            const {
                &__sk::KeyOptions::DEFAULT
                    .container(__sk::TemplateInfo {
                        template: "{car.owner.name}-{at:month}",
                        pieces: const {
                            &[
                                __sk::Piece::Part(
                                    __sk::Part::new(
                                        "car.owner.name",
                                        4usize,
                                        __sk::nested(Trip::__nested_car).part(),
                                    ),
                                ),
                                __sk::Piece::Literal("-"),
                                __sk::Piece::Part(
                                    __sk::Part::rollup(
                                        __sk::Part::new("at", 5usize, __sk::PartShape::DATE),
                                        __sk::Probe::<SystemTime>::__FINEST,
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
    impl __sk::SyntheticKey for Trip
    where
        SystemTime: __sk::Timestamp,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __DECLARED;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize, 6usize],
                )
            }
            __sk::part::<Self, 0usize, _>(Self::__nested_vehicle(&self.vehicle), __out);
            __sk::piece::<Self, 2usize>(self, __out);
            __sk::piece::<Self, 4usize>(self, __out);
            __sk::piece::<Self, 6usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(Self::__nested_vehicle(&self.vehicle)),
                1usize => __sk::time(Self::__nested_start(&self.start)),
                2usize => __sk::epoch(Self::__nested_end(&self.end)),
                3usize => {
                    match __sk::Reached::value(Self::__nested_driver(&self.driver)) {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                4usize => __sk::KeyPart::__value(Self::__nested_car(&self.car)),
                5usize => __sk::time(&self.at),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl Trip {
        #[inline]
        fn __nested_vehicle<'__value>(
            __value: &'__value Vehicle,
        ) -> &'__value (impl __sk::KeyPart + use<>) {
            &__value.vin
        }
        #[inline]
        fn __nested_start<'__value>(
            __value: &'__value Point,
        ) -> &'__value (impl __sk::Timestamp + use<>) {
            &__value.at
        }
        #[inline]
        fn __nested_end<'__value>(
            __value: &'__value End,
        ) -> &'__value (impl __sk::EpochInteger + __sk::KeyPart + use<>) {
            &__value.at
        }
        #[inline]
        fn __nested_driver<'__value>(
            __value: &'__value Driver,
        ) -> __sk::Reached<
            '__value,
            impl __sk::KeyPart + use<>,
            impl __sk::Absence + use<>,
        > {
            use __sk::MayBeOption as _;
            __sk::Reached::start(__value).opened().field(|__value| &__value.no).opened()
        }
        #[inline]
        fn __nested_car<'__value>(
            __value: &'__value Car,
        ) -> &'__value (impl __sk::KeyPart + use<>) {
            &__value.owner.name
        }
    }
    #[automatically_derived]
    impl Trip
    where
        SystemTime: __sk::Timestamp,
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
        /// Returns the name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the name.
        pub fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(self)
        }
    }
    const _: () = __sk::prove_key(__DECLARED);
    __sk::has_its_key({
        use __sk::NotWritten as _;
        __sk::Probe::<Trip>::__WRITTEN
    });
};
