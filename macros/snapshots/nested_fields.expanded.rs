/// The key of a [`Trip`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    missing_debug_implementations,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
pub struct TripKey<'key, __vehicle, __start, __end, __driver, __car>
where
    SystemTime: ::synthetic_key::Timestamp,
    __vehicle: ::synthetic_key::KeyPart + ::core::marker::Copy,
    __start: ::synthetic_key::Timestamp + ::core::marker::Copy,
    __end: ::synthetic_key::EpochInteger + ::core::marker::Copy,
    __driver: ::synthetic_key::KeyPart + ::core::marker::Copy,
    __car: ::synthetic_key::KeyPart + ::core::marker::Copy,
{
    /// `vehicle` of the item.
    pub vehicle: __vehicle,
    /// `start` of the item.
    pub start: __start,
    /// `end` of the item.
    pub end: __end,
    /// `driver` of the item.
    pub driver: ::core::option::Option<__driver>,
    /// `car` of the item.
    pub car: __car,
    /// `at` of the item.
    pub at: ::synthetic_key::TimeRef<'key, SystemTime>,
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
    impl<'key, __vehicle, __start, __end, __driver, __car> ::core::clone::Clone
    for TripKey<'key, __vehicle, __start, __end, __driver, __car>
    where
        SystemTime: ::synthetic_key::Timestamp,
        __vehicle: ::synthetic_key::KeyPart + ::core::marker::Copy,
        __start: ::synthetic_key::Timestamp + ::core::marker::Copy,
        __end: ::synthetic_key::EpochInteger + ::core::marker::Copy,
        __driver: ::synthetic_key::KeyPart + ::core::marker::Copy,
        __car: ::synthetic_key::KeyPart + ::core::marker::Copy,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, __vehicle, __start, __end, __driver, __car> ::core::marker::Copy
    for TripKey<'key, __vehicle, __start, __end, __driver, __car>
    where
        SystemTime: ::synthetic_key::Timestamp,
        __vehicle: ::synthetic_key::KeyPart + ::core::marker::Copy,
        __start: ::synthetic_key::Timestamp + ::core::marker::Copy,
        __end: ::synthetic_key::EpochInteger + ::core::marker::Copy,
        __driver: ::synthetic_key::KeyPart + ::core::marker::Copy,
        __car: ::synthetic_key::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, __vehicle, __start, __end, __driver, __car> ::core::fmt::Debug
    for TripKey<'key, __vehicle, __start, __end, __driver, __car>
    where
        SystemTime: ::synthetic_key::Timestamp,
        __vehicle: ::synthetic_key::KeyPart + ::core::marker::Copy,
        __start: ::synthetic_key::Timestamp + ::core::marker::Copy,
        __end: ::synthetic_key::EpochInteger + ::core::marker::Copy,
        __driver: ::synthetic_key::KeyPart + ::core::marker::Copy,
        __car: ::synthetic_key::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            __vehicle,
            (
                __start,
                (
                    __end,
                    (
                        ::core::option::Option<__driver>,
                        (__car, (::synthetic_key::TimeRef<'key, SystemTime>, ())),
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
        SystemTime: ::synthetic_key::Timestamp,
        __vehicle: ::synthetic_key::KeyPart + ::core::marker::Copy,
        __start: ::synthetic_key::Timestamp + ::core::marker::Copy,
        __end: ::synthetic_key::EpochInteger + ::core::marker::Copy,
        __driver: ::synthetic_key::KeyPart + ::core::marker::Copy,
        __car: ::synthetic_key::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            __vehicle,
            (
                __start,
                (
                    __end,
                    (
                        ::core::option::Option<__driver>,
                        (__car, (::synthetic_key::TimeRef<'key, SystemTime>, ())),
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
    impl<'key, __vehicle, __start, __end, __driver, __car> __sk::SyntheticKey
    for TripKey<'key, __vehicle, __start, __end, __driver, __car>
    where
        SystemTime: ::synthetic_key::Timestamp,
        __vehicle: ::synthetic_key::KeyPart + ::core::marker::Copy,
        __start: ::synthetic_key::Timestamp + ::core::marker::Copy,
        __end: ::synthetic_key::EpochInteger + ::core::marker::Copy,
        __driver: ::synthetic_key::KeyPart + ::core::marker::Copy,
        __car: ::synthetic_key::KeyPart + ::core::marker::Copy,
    {
        type __Declared = Trip;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "vehicle.vin", self.vehicle);
            __sk::KeyWriter::__next_part(
                __out,
                "-",
                "start.at",
                __sk::RolledUp::of(self.start, __sk::Period::Day),
            );
            __sk::KeyWriter::__next_part(
                __out,
                "-",
                "end.at",
                __sk::RolledUp::of_epoch(self.end, __sk::Period::Month, 1u32),
            );
            __sk::KeyWriter::__next_part(
                __out,
                "-",
                "driver.no",
                __sk::OrNone(
                    ::core::option::Option::map(
                        self.driver,
                        |__value| __sk::Padded(
                            __value,
                            4usize,
                            "whole numbers of up to 4 digits",
                        ),
                    ),
                    "none",
                ),
            );
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
        SystemTime: ::synthetic_key::Timestamp,
        __vehicle: ::synthetic_key::KeyPart + ::core::marker::Copy,
        __start: ::synthetic_key::Timestamp + ::core::marker::Copy,
        __end: ::synthetic_key::EpochInteger + ::core::marker::Copy,
        __driver: ::synthetic_key::KeyPart + ::core::marker::Copy,
        __car: ::synthetic_key::KeyPart + ::core::marker::Copy,
    {
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        pub fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(
                __sk::Store::COSMOS,
                |__out| {
                    __sk::KeyWriter::__part(__out, "car.owner.name", self.car);
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(
                        __out,
                        "at",
                        __sk::RolledUp::of(self.at, __sk::Period::Month),
                    );
                },
            )
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Trip
    where
        SystemTime: __sk::Timestamp,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{vehicle.vin}-{start.at:day}-{end.at:s:month}-{driver.no:?\"none\":04}",
            &[
                __sk::PartInfo {
                    name: "vehicle.vin",
                    shape: const {
                        &__sk::nested::<Vehicle, _>(|__value| &__value.vin).part()
                    },
                },
                __sk::PartInfo {
                    name: "start.at",
                    shape: const {
                        &__sk::Of::rolled_up(
                            __sk::nested::<Point, _>(|__value| &__value.at),
                            __sk::Period::Day,
                        )
                    },
                },
                __sk::PartInfo {
                    name: "end.at",
                    shape: const {
                        &__sk::nested::<End, _>(|__value| &__value.at)
                            .rolled_up_epoch(__sk::Period::Month)
                    },
                },
                __sk::PartInfo {
                    name: "driver.no",
                    shape: const {
                        &__sk::PartShape::__or_none(
                            __sk::PartShape::__padded(
                                __sk::nested_option::<Driver, _>(|__value| &__value.no)
                                    .part(),
                                4usize,
                            ),
                            "none",
                        )
                    },
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT
                    .of_parts(const {
                        &[
                            __sk::PartOptions {
                                at: 1usize,
                                undo: &[
                                    &__sk::UndoRollup {
                                        period: __sk::Period::Day,
                                    },
                                ],
                            },
                            __sk::PartOptions {
                                at: 2usize,
                                undo: &[
                                    &__sk::UndoRollup {
                                        period: __sk::Period::Month,
                                    },
                                ],
                            },
                            __sk::PartOptions {
                                at: 3usize,
                                undo: &[
                                    &__sk::UndoNone {
                                        text: "none",
                                        present: ::core::option::Option::None,
                                    },
                                    &__sk::UndoPad { width: 4usize },
                                ],
                            },
                        ]
                    })
                    .container(__sk::TemplateInfo {
                        prefix: "",
                        parts: &[
                            __sk::PartInfo {
                                name: "car.owner.name",
                                shape: const {
                                    &__sk::nested::<Car, _>(|__value| &__value.owner.name)
                                        .part()
                                },
                            },
                            __sk::PartInfo {
                                name: "at",
                                shape: const {
                                    &__sk::Of::rolled_up(
                                        __sk::Of::<SystemTime>::TYPE,
                                        __sk::Period::Month,
                                    )
                                },
                            },
                        ],
                        between: &["-"],
                        literals: &["-"],
                    })
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(
                __out,
                "vehicle.vin",
                __sk::KeyPart::as_part(&self.vehicle.vin),
            );
            __sk::KeyWriter::__next_part(
                __out,
                "-",
                "start.at",
                __sk::RolledUp::of(
                    __sk::Timestamp::as_timestamp(&self.start.at),
                    __sk::Period::Day,
                ),
            );
            __sk::KeyWriter::__next_part(
                __out,
                "-",
                "end.at",
                __sk::RolledUp::of_epoch(
                    __sk::KeyPart::as_part(&self.end.at),
                    __sk::Period::Month,
                    1u32,
                ),
            );
            __sk::KeyWriter::__next_part(
                __out,
                "-",
                "driver.no",
                __sk::OrNone(
                    ::core::option::Option::map(
                        ::core::option::Option::map(
                            ::core::option::Option::as_ref(&self.driver.no),
                            |__value| __sk::KeyPart::as_part(__value),
                        ),
                        |__value| __sk::Padded(
                            __value,
                            4usize,
                            "whole numbers of up to 4 digits",
                        ),
                    ),
                    "none",
                ),
            );
        }
    }
    #[automatically_derived]
    impl Trip
    where
        SystemTime: __sk::Timestamp,
    {
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        pub fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(
                __sk::Store::COSMOS,
                |__out| {
                    __sk::KeyWriter::__part(
                        __out,
                        "car.owner.name",
                        __sk::KeyPart::as_part(&self.car.owner.name),
                    );
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(
                        __out,
                        "at",
                        __sk::RolledUp::of(
                            __sk::Timestamp::as_timestamp(&self.at),
                            __sk::Period::Month,
                        ),
                    );
                },
            )
        }
    }
    const _: () = __sk::prove_if_known({
        use __sk::NotWritten as _;
        __sk::Probe::<Trip>::__KEY
    });
    __sk::has_its_key({
        use __sk::NotWritten as _;
        __sk::Probe::<Trip>::__WRITTEN
    });
};
