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
            __sk::KeyWriter::__part(__out, "tenant", self.tenant);
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
            __sk::container(
                __sk::Store::COSMOS,
                |__out| {
                    __sk::KeyWriter::__part(
                        __out,
                        "plan",
                        __sk::OrNone(
                            ::core::option::Option::map(
                                self.plan,
                                |__value| __sk::Folded(__value, __sk::Fold::Lower),
                            ),
                            "FREE",
                        ),
                    );
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(
                        __out,
                        "at",
                        __sk::RolledUp::of_epoch(self.at, __sk::Period::Day, 1u32),
                    );
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(
                        __out,
                        "until",
                        __sk::OrNone(
                            ::core::option::Option::map(self.until, |__value| __value),
                            "ever",
                        ),
                    );
                },
            )
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
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{tenant}",
            &[
                __sk::PartInfo {
                    name: "tenant",
                    shape: <String as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT
                    .id(__sk::IdInfo {
                        is_added: false,
                        missing: ::core::option::Option::Some("tenant"),
                        text: __sk::TemplateInfo {
                            template: "{id}",
                            prefix: "",
                            parts: &[
                                __sk::PartInfo {
                                    name: "id",
                                    shape: <String as __sk::KeyPart>::__SHAPE_REF,
                                },
                            ],
                            between: &[],
                            literals: &[],
                        },
                    })
                    .container(__sk::TemplateInfo {
                        template: "{plan:?\"FREE\":lower}-{at:s:day}-{until:?\"ever\"}",
                        prefix: "",
                        parts: &[
                            __sk::PartInfo {
                                name: "plan",
                                shape: const {
                                    &__sk::PartShape::__or_none(
                                        __sk::Of::<String>::TYPE.part().__folded(__sk::Fold::Lower),
                                        "FREE",
                                    )
                                },
                            },
                            __sk::PartInfo {
                                name: "at",
                                shape: const {
                                    &__sk::Of::rolled_up_epoch(
                                        __sk::Of::<i64>::TYPE,
                                        __sk::Period::Day,
                                        1u32,
                                    )
                                },
                            },
                            __sk::PartInfo {
                                name: "until",
                                shape: const {
                                    &__sk::PartShape::__or_none(
                                        __sk::Of::<u8>::TYPE.part(),
                                        "ever",
                                    )
                                },
                            },
                        ],
                        between: &["-", "-"],
                        literals: &["-", "-"],
                    })
                    .written()
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", &self.tenant);
        }
        #[inline]
        fn __write_id(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "id", __sk::KeyPart::as_part(&self.id));
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
            __sk::container(
                __sk::Store::COSMOS,
                |__out| {
                    __sk::KeyWriter::__part(
                        __out,
                        "plan",
                        __sk::OrNone(
                            ::core::option::Option::map(
                                ::core::option::Option::map(
                                    ::core::option::Option::as_ref(&self.plan),
                                    |__value| __sk::KeyPart::as_part(__value),
                                ),
                                |__value| __sk::Folded(__value, __sk::Fold::Lower),
                            ),
                            "FREE",
                        ),
                    );
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(
                        __out,
                        "at",
                        __sk::RolledUp::of_epoch(
                            __sk::KeyPart::as_part(&self.at),
                            __sk::Period::Day,
                            1u32,
                        ),
                    );
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(
                        __out,
                        "until",
                        __sk::OrNone(
                            ::core::option::Option::map(
                                ::core::option::Option::map(
                                    ::core::option::Option::as_ref(&self.until),
                                    |__value| __sk::KeyPart::as_part(__value),
                                ),
                                |__value| __value,
                            ),
                            "ever",
                        ),
                    );
                },
            )
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
            __sk::containers(
                __sk::Store::COSMOS,
                |__out| {
                    let _ = &__out;
                    __sk::KeyWriter::__part(
                        __out,
                        "plan",
                        __sk::OrNone(
                            ::core::option::Option::map(
                                __field_plan,
                                |__value| __sk::Folded(__value, __sk::Fold::Lower),
                            ),
                            "FREE",
                        ),
                    );
                    __sk::KeyWriter::push_str(__out, "-");
                },
                |__out| {
                    let _ = &__out;
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(
                        __out,
                        "until",
                        __sk::OrNone(
                            ::core::option::Option::map(
                                __field_until,
                                |__value| __value,
                            ),
                            "ever",
                        ),
                    );
                },
                __sk::Period::Day,
                [
                    __sk::RolledUp::of_epoch(__from, __sk::Period::Day, 1u32),
                    __sk::RolledUp::of_epoch(__to, __sk::Period::Day, 1u32),
                ],
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
