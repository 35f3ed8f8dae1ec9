/// The key of a [`Plan`] with these values, for a point read without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct PlanKey<'key> {
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
    /// `plan` of the item.
    plan: ::core::option::Option<&'key ::core::primitive::str>,
    /// `at` of the item.
    at: i64,
    /// `until` of the item.
    until: ::core::option::Option<u8>,
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
    impl<'key> __sk::SyntheticKey for PlanKey<'key> {
        type __Declared = Plan;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const { __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize]) }
            __sk::part_lent::<Self, 0usize, String>(self.tenant, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                2usize => {
                    match &self.plan {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                3usize => __sk::epoch(&self.at),
                4usize => {
                    match &self.until {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> PlanKey<'key> {
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
    impl<'key> __sk::Lookup<Plan> for PlanKey<'key> {}
    #[automatically_derived]
    impl<'key> ::core::convert::From<&'key Plan> for PlanKey<'key> {
        #[inline]
        fn from(__item: &'key Plan) -> Self {
            Self {
                tenant: __sk::KeyPart::as_part(&__item.tenant),
                plan: ::core::option::Option::map(
                    ::core::option::Option::as_ref(&__item.plan),
                    |__value| __sk::KeyPart::as_part(__value),
                ),
                at: __sk::KeyPart::as_part(&__item.at),
                until: ::core::option::Option::map(
                    ::core::option::Option::as_ref(&__item.until),
                    |__value| __sk::KeyPart::as_part(__value),
                ),
            }
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Plan {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{tenant}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new(
                            "tenant",
                            0usize,
                            __sk::Of::<String>::TYPE.part(),
                        ),
                    ),
                ]
            },
            const {
                &__sk::KeyOptions::DEFAULT
                    .id(__sk::IdInfo {
                        is_added: false,
                        missing: ::core::option::Option::Some("tenant"),
                        text: __sk::TemplateInfo {
                            template: "{id}",
                            pieces: const {
                                &[
                                    __sk::Piece::Part(
                                        __sk::Part::new(
                                            "id",
                                            1usize,
                                            __sk::Of::<String>::TYPE.part(),
                                        ),
                                    ),
                                ]
                            },
                        },
                    })
                    .container(__sk::TemplateInfo {
                        template: "{plan:?\"FREE\":lower}-{at:s:day}-{until:?\"ever\"}",
                        pieces: const {
                            &[
                                __sk::Piece::Part(
                                    __sk::Part::none(
                                        __sk::Part::new(
                                                "plan",
                                                2usize,
                                                __sk::Of::<String>::TYPE.part(),
                                            )
                                            .case(__sk::Case::Lower),
                                        "FREE",
                                    ),
                                ),
                                __sk::Piece::Literal("-"),
                                __sk::Piece::Part(
                                    __sk::Part::rollup_epoch(
                                        __sk::Part::new("at", 3usize, __sk::PartShape::DATE),
                                        __sk::Of::<i64>::TYPE.range(),
                                        __sk::Period::Day,
                                        __sk::Epoch::Seconds,
                                    ),
                                ),
                                __sk::Piece::Literal("-"),
                                __sk::Piece::Part(
                                    __sk::Part::none(
                                        __sk::Part::new(
                                            "until",
                                            4usize,
                                            __sk::Of::<u8>::TYPE.part(),
                                        ),
                                        "ever",
                                    ),
                                ),
                            ]
                        },
                    })
                    .written()
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const { __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize]) }
            __sk::part::<Self, 0usize, _>((&self.tenant), __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => __sk::KeyPart::__value(&self.id),
                2usize => {
                    match ::core::option::Option::as_ref(&self.plan) {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                3usize => __sk::epoch(&self.at),
                4usize => {
                    match ::core::option::Option::as_ref(&self.until) {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl __sk::HasId for Plan {}
    #[automatically_derived]
    impl Plan {
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
        /// Returns the names of the containers of every day between two instants, both included, in order.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the name.
        fn containers_between<'key>(
            __field_plan: ::core::option::Option<&'key ::core::primitive::str>,
            __field_until: ::core::option::Option<u8>,
            __from: i64,
            __to: i64,
        ) -> ::core::result::Result<__sk::ContainersBetween, __sk::KeyError> {
            __sk::containers::<
                Self,
            >(
                &|__at| match __at {
                    2usize => {
                        match &__field_plan {
                            ::core::option::Option::Some(__value) => {
                                __sk::KeyPart::__value(__value)
                            }
                            ::core::option::Option::None => __sk::Value::Absent,
                        }
                    }
                    4usize => {
                        match &__field_until {
                            ::core::option::Option::Some(__value) => {
                                __sk::KeyPart::__value(__value)
                            }
                            ::core::option::Option::None => __sk::Value::Absent,
                        }
                    }
                    _ => __sk::Value::Unknown,
                },
                [__sk::epoch(&__from), __sk::epoch(&__to)],
            )
        }
    }
    const _: () = __sk::prove::<Plan>(false);
    __sk::has_its_key(false);
    use __sk::{__NoDerive as __Serialize, __NoSecondDerive as __Deserialize};
    const _: () = {
        use ::serde::{Deserialize as __Deserialize, Serialize as __Serialize};
        #[derive(__Serialize, __Deserialize)]
        #[serde(remote = "Plan", rename(serialize = "Plan", deserialize = "Plan"))]
        #[allow(
            dead_code,
            non_camel_case_types,
            non_snake_case,
            clippy::all,
            clippy::pedantic
        )]
        struct __Fields {
            tenant: String,
            id: String,
            plan: Option<String>,
            at: i64,
            until: Option<u8>,
        }
        #[automatically_derived]
        impl __sk::Serialize for Plan {
            fn serialize<__S: __sk::Serializer>(
                &self,
                __s: __S,
            ) -> ::core::result::Result<__S::Ok, __S::Error> {
                use __sk::Underived as _;
                __sk::write(self, __s, |__item, __s| __Fields::serialize(__item, __s))
            }
        }
        #[automatically_derived]
        impl<'de> __sk::Deserialize<'de> for Plan {
            fn deserialize<__D: __sk::Deserializer<'de>>(
                __d: __D,
            ) -> ::core::result::Result<Self, __D::Error> {
                use __sk::Underived as _;
                __sk::read(
                    const {
                        &__sk::Reading {
                            fields: const {
                                &__sk::Names::<
                                    { 5usize + __sk::MOST_ADDED },
                                >::of(
                                    &["tenant", "id", "plan", "at", "until"],
                                    <Self as __sk::SyntheticKey>::__KEY,
                                )
                            }
                                .as_slice(),
                            written: 5usize,
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
    impl __sk::Document for Plan {
        type Item = Self;
    }
};
