///The key of a [`Line`] with these values: for a point read, without the item.
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
struct LineKey<'key>
where
    SystemTime: ::synthetic_key::Timestamp,
{
    ///`tenant` of the item.
    tenant: ::synthetic_key::KeyRef<'key, &'key str>,
    ///`site` of the item.
    site: ::synthetic_key::KeyRef<'key, String>,
    ///`kind` of the item.
    kind: ::synthetic_key::KeyRef<'key, String>,
    ///`at` of the item.
    at: ::synthetic_key::TimeRef<'key, SystemTime>,
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
    impl<'key> __sk::SyntheticKey for LineKey<'key>
    where
        SystemTime: ::synthetic_key::Timestamp,
    {
        type __Declared = Line<'static>;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", self.tenant);
        }
    }
    #[automatically_derived]
    impl<'key> LineKey<'key>
    where
        SystemTime: ::synthetic_key::Timestamp,
    {
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(
                __sk::Store::MONGODB,
                |__out| {
                    __sk::KeyWriter::__part(__out, "site", self.site);
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(
                        __out,
                        "at",
                        __sk::RolledUp::of(self.at, __sk::Period::Month),
                    );
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(__out, "site", self.site);
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(
                        __out,
                        "kind",
                        __sk::Folded(self.kind, __sk::Fold::Lower),
                    );
                },
            )
        }
    }
    #[automatically_derived]
    impl<'a> __sk::SyntheticKey for Line<'a>
    where
        SystemTime: __sk::Timestamp,
    {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{tenant}",
            &[
                __sk::PartInfo {
                    name: "tenant",
                    shape: <&'a str as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT
                    .separator("|")
                    .store(__sk::Store::MONGODB)
                    .id(__sk::IdInfo {
                        property: "_id",
                        is_added: true,
                        parts: &[
                            __sk::PartInfo {
                                name: "tenant",
                                shape: <&'a str as __sk::KeyPart>::__SHAPE_REF,
                            },
                            __sk::PartInfo {
                                name: "order",
                                shape: <u32 as __sk::KeyPart>::__SHAPE_REF,
                            },
                            __sk::PartInfo {
                                name: "line",
                                shape: const {
                                    &__sk::PartShape::__padded(
                                        __sk::Of::<u16>::TYPE.part(),
                                        3usize,
                                    )
                                },
                            },
                        ],
                        between: &["|", "|"],
                        literals: &["|", "|"],
                    })
                    .container(
                        &["-", "-", "-"],
                        &[
                            __sk::PartInfo {
                                name: "site",
                                shape: <String as __sk::KeyPart>::__SHAPE_REF,
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
                            __sk::PartInfo {
                                name: "site",
                                shape: <String as __sk::KeyPart>::__SHAPE_REF,
                            },
                            __sk::PartInfo {
                                name: "kind",
                                shape: const {
                                    &__sk::Of::<String>::TYPE.part().__folded(__sk::Fold::Lower)
                                },
                            },
                        ],
                    )
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", &self.tenant);
        }
        fn __write_id(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(
                __out,
                "tenant",
                __sk::KeyPart::as_part(&self.tenant),
            );
            __sk::KeyWriter::push_str(__out, "|");
            __sk::KeyWriter::__part(__out, "order", __sk::KeyPart::as_part(&self.order));
            __sk::KeyWriter::push_str(__out, "|");
            __sk::KeyWriter::__part(
                __out,
                "line",
                __sk::Padded(
                    __sk::KeyPart::as_part(&self.line),
                    3usize,
                    "whole numbers of up to 3 digits",
                ),
            );
        }
    }
    #[automatically_derived]
    impl<'a> Line<'a>
    where
        SystemTime: __sk::Timestamp,
    {
        /// The id of the item, which is unique under its key.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such id.
        fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::item_id(self)
        }
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(
                __sk::Store::MONGODB,
                |__out| {
                    __sk::KeyWriter::__part(
                        __out,
                        "site",
                        __sk::KeyPart::as_part(&self.site),
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
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(
                        __out,
                        "site",
                        __sk::KeyPart::as_part(&self.site),
                    );
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(
                        __out,
                        "kind",
                        __sk::Folded(
                            __sk::KeyPart::as_part(&self.kind),
                            __sk::Fold::Lower,
                        ),
                    );
                },
            )
        }
        ///The names of the containers of every month between two instants, both included, in order.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn containers_between<'key>(
            __field_site: ::synthetic_key::KeyRef<'key, String>,
            __field_kind: ::synthetic_key::KeyRef<'key, String>,
            __from: ::synthetic_key::TimeRef<'key, SystemTime>,
            __to: ::synthetic_key::TimeRef<'key, SystemTime>,
        ) -> ::core::result::Result<__sk::ContainersBetween, __sk::KeyError> {
            __sk::containers(
                __sk::Store::MONGODB,
                |__out| {
                    let _ = &__out;
                    __sk::KeyWriter::__part(__out, "site", __field_site);
                    __sk::KeyWriter::push_str(__out, "-");
                },
                |__out| {
                    let _ = &__out;
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(__out, "site", __field_site);
                    __sk::KeyWriter::push_str(__out, "-");
                    __sk::KeyWriter::__part(
                        __out,
                        "kind",
                        __sk::Folded(__field_kind, __sk::Fold::Lower),
                    );
                },
                __sk::Period::Month,
                [
                    __sk::RolledUp::of(__from, __sk::Period::Month),
                    __sk::RolledUp::of(__to, __sk::Period::Month),
                ],
            )
        }
    }
    const _: () = __sk::prove_if_known({
        use __sk::NotWritten as _;
        __sk::Probe::<Line<'_>>::__KEY
    });
    __sk::has_its_key(false);
    fn __written<'a>(__item: &Line<'a>) {
        use __sk::NotWritten as _;
        __sk::key_is_in_the_document(__item, __sk::Probe::<Line<'a>>::__ANSWER);
    }
};

///The key of a [`Numbered`] with these values: for a point read, without the item.
#[allow(dead_code)]
struct NumberedKey<'key> {
    ///`tenant` of the item.
    tenant: ::synthetic_key::KeyRef<'key, String>,
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
    impl<'key> __sk::SyntheticKey for NumberedKey<'key> {
        type __Declared = Numbered;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(
                __out,
                "tenant",
                __sk::Folded(self.tenant, __sk::Fold::Lower),
            );
        }
    }
    #[automatically_derived]
    impl<'key> NumberedKey<'key> {
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(
                __sk::Store::COSMOS,
                |__out| {
                    __sk::KeyWriter::push_str(__out, "orders-");
                    __sk::KeyWriter::__part(
                        __out,
                        "tenant",
                        __sk::Folded(self.tenant, __sk::Fold::Lower),
                    );
                },
            )
        }
        /// The name of the container that the item is in, where some tenants have one of their own.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container_for(
            &self,
            __tenancy: &__sk::Tenancy,
        ) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container_for(
                __sk::Store::COSMOS,
                __tenancy,
                __sk::Folded(self.tenant, __sk::Fold::Lower),
                |__out| {
                    __sk::KeyWriter::push_str(__out, "orders-");
                    __sk::KeyWriter::__part(
                        __out,
                        "tenant",
                        __sk::Folded(self.tenant, __sk::Fold::Lower),
                    );
                },
            )
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Numbered {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{tenant:lower}",
            &[
                __sk::PartInfo {
                    name: "tenant",
                    shape: const {
                        &__sk::Of::<String>::TYPE.part().__folded(__sk::Fold::Lower)
                    },
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT
                    .id(__sk::IdInfo {
                        property: "id",
                        is_added: true,
                        parts: &[
                            __sk::PartInfo {
                                name: "number",
                                shape: const {
                                    &__sk::PartShape::__padded(
                                        __sk::Of::<u32>::TYPE.part(),
                                        6usize,
                                    )
                                },
                            },
                        ],
                        between: &[],
                        literals: &[],
                    })
                    .container(
                        &["orders-"],
                        &[
                            __sk::PartInfo {
                                name: "tenant",
                                shape: const {
                                    &__sk::Of::<String>::TYPE.part().__folded(__sk::Fold::Lower)
                                },
                            },
                        ],
                    )
                    .written()
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(
                __out,
                "tenant",
                __sk::Folded(__sk::KeyPart::as_part(&self.tenant), __sk::Fold::Lower),
            );
        }
        fn __write_id(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(
                __out,
                "number",
                __sk::Padded(
                    __sk::KeyPart::as_part(&self.number),
                    6usize,
                    "whole numbers of up to 6 digits",
                ),
            );
        }
    }
    #[automatically_derived]
    impl Numbered {
        /// The id of the item, which is unique under its key.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such id.
        fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::item_id(self)
        }
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(
                __sk::Store::COSMOS,
                |__out| {
                    __sk::KeyWriter::push_str(__out, "orders-");
                    __sk::KeyWriter::__part(
                        __out,
                        "tenant",
                        __sk::Folded(
                            __sk::KeyPart::as_part(&self.tenant),
                            __sk::Fold::Lower,
                        ),
                    );
                },
            )
        }
        /// The name of the container that the item is in, where some tenants have one of their own.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container_for(
            &self,
            __tenancy: &__sk::Tenancy,
        ) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container_for(
                __sk::Store::COSMOS,
                __tenancy,
                __sk::Folded(__sk::KeyPart::as_part(&self.tenant), __sk::Fold::Lower),
                |__out| {
                    __sk::KeyWriter::push_str(__out, "orders-");
                    __sk::KeyWriter::__part(
                        __out,
                        "tenant",
                        __sk::Folded(
                            __sk::KeyPart::as_part(&self.tenant),
                            __sk::Fold::Lower,
                        ),
                    );
                },
            )
        }
    }
    const _: () = __sk::prove_if_known({
        use __sk::NotWritten as _;
        __sk::Probe::<Numbered>::__KEY
    });
    __sk::has_its_key(false);
    #[automatically_derived]
    impl __sk::WriteFields for Numbered {
        fn write_fields<__S: __sk::Serializer>(
            &self,
            __s: __S,
        ) -> ::core::result::Result<__S::Ok, __S::Error> {
            use __sk::WithoutDerive as _;
            Self::serialize(self, __s)
        }
    }
    #[automatically_derived]
    impl __sk::Serialize for Numbered {
        fn serialize<__S: __sk::Serializer>(
            &self,
            __s: __S,
        ) -> ::core::result::Result<__S::Ok, __S::Error> {
            __sk::serialize(self, __s)
        }
    }
    #[automatically_derived]
    impl<'de> __sk::ReadFields<'de> for Numbered {
        const __READING: __sk::Reading = const {
            &__sk::Names::<
                { 2usize + __sk::MOST_ADDED },
            >::of(&["tenant", "number"], <Self as __sk::SyntheticKey>::__KEY)
        }
            .reading(false);
        fn read_fields<__D: __sk::Deserializer<'de>>(
            __d: __D,
        ) -> ::core::result::Result<Self, __D::Error> {
            use __sk::WithoutDerive as _;
            Self::deserialize(__d)
        }
    }
    #[automatically_derived]
    impl<'de> __sk::Deserialize<'de> for Numbered {
        fn deserialize<__D: __sk::Deserializer<'de>>(
            __d: __D,
        ) -> ::core::result::Result<Self, __D::Error> {
            __sk::deserialize(__d)
        }
    }
};

///The key of a [`Plan`] with these values: for a point read, without the item.
#[allow(dead_code)]
struct PlanKey<'key> {
    ///`tenant` of the item.
    tenant: ::synthetic_key::KeyRef<'key, String>,
    ///`plan` of the item.
    plan: ::core::option::Option<::synthetic_key::KeyRef<'key, String>>,
    ///`at` of the item.
    at: ::synthetic_key::KeyRef<'key, i64>,
    ///`until` of the item.
    until: ::core::option::Option<::synthetic_key::KeyRef<'key, u8>>,
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
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
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
                        property: "id",
                        is_added: false,
                        parts: &[
                            __sk::PartInfo {
                                name: "id",
                                shape: <String as __sk::KeyPart>::__SHAPE_REF,
                            },
                        ],
                        between: &[],
                        literals: &[],
                    })
                    .container(
                        &["-", "-"],
                        &[
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
                                    &__sk::Of::<i64>::TYPE.rolled_up_epoch(__sk::Period::Day)
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
                    )
                    .written()
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", &self.tenant);
        }
        fn __write_id(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "id", __sk::KeyPart::as_part(&self.id));
        }
    }
    #[automatically_derived]
    impl Plan {
        /// The id of the item, which is unique under its key.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such id.
        fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::item_id(self)
        }
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
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
        ///The names of the containers of every day between two instants, both included, in order.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn containers_between<'key>(
            __field_plan: ::core::option::Option<::synthetic_key::KeyRef<'key, String>>,
            __field_until: ::core::option::Option<::synthetic_key::KeyRef<'key, u8>>,
            __from: ::synthetic_key::KeyRef<'key, i64>,
            __to: ::synthetic_key::KeyRef<'key, i64>,
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
    const _: () = __sk::prove_if_known({
        use __sk::NotWritten as _;
        __sk::Probe::<Plan>::__KEY
    });
    __sk::has_its_key(false);
    #[automatically_derived]
    impl __sk::WriteFields for Plan {
        fn write_fields<__S: __sk::Serializer>(
            &self,
            __s: __S,
        ) -> ::core::result::Result<__S::Ok, __S::Error> {
            use __sk::WithoutDerive as _;
            Self::serialize(self, __s)
        }
    }
    #[automatically_derived]
    impl __sk::Serialize for Plan {
        fn serialize<__S: __sk::Serializer>(
            &self,
            __s: __S,
        ) -> ::core::result::Result<__S::Ok, __S::Error> {
            __sk::serialize(self, __s)
        }
    }
    #[automatically_derived]
    impl<'de> __sk::ReadFields<'de> for Plan {
        const __READING: __sk::Reading = const {
            &__sk::Names::<
                { 5usize + __sk::MOST_ADDED },
            >::of(
                &["tenant", "id", "plan", "at", "until"],
                <Self as __sk::SyntheticKey>::__KEY,
            )
        }
            .reading(true);
        fn read_fields<__D: __sk::Deserializer<'de>>(
            __d: __D,
        ) -> ::core::result::Result<Self, __D::Error> {
            use __sk::WithoutDerive as _;
            Self::deserialize(__d)
        }
    }
    #[automatically_derived]
    impl<'de> __sk::Deserialize<'de> for Plan {
        fn deserialize<__D: __sk::Deserializer<'de>>(
            __d: __D,
        ) -> ::core::result::Result<Self, __D::Error> {
            __sk::deserialize(__d)
        }
    }
};

///The key of a [`Row`] with these values: for a point read, without the item.
#[allow(dead_code)]
struct RowKey<'key> {
    ///`tenant` of the item.
    tenant: ::synthetic_key::KeyRef<'key, String>,
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
    impl<'key> __sk::SyntheticKey for RowKey<'key> {
        type __Declared = Row;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", self.tenant);
        }
        fn __write_id(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", self.tenant);
            __sk::KeyWriter::push_str(__out, "-row");
        }
    }
    #[automatically_derived]
    impl<'key> RowKey<'key> {
        /// The id of the item, which is unique under its key.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such id.
        fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::item_id(self)
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Row {
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
                    .property("PartitionKey", &["/PartitionKey"])
                    .store(__sk::Store::TABLE)
                    .id(__sk::IdInfo {
                        property: "RowKey",
                        is_added: true,
                        parts: &[
                            __sk::PartInfo {
                                name: "tenant",
                                shape: <String as __sk::KeyPart>::__SHAPE_REF,
                            },
                        ],
                        between: &[],
                        literals: &["-row"],
                    })
                    .written()
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", &self.tenant);
        }
        fn __write_id(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(
                __out,
                "tenant",
                __sk::KeyPart::as_part(&self.tenant),
            );
            __sk::KeyWriter::push_str(__out, "-row");
        }
    }
    #[automatically_derived]
    impl Row {
        /// The id of the item, which is unique under its key.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such id.
        fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::item_id(self)
        }
    }
    const _: () = __sk::prove_if_known({
        use __sk::NotWritten as _;
        __sk::Probe::<Row>::__KEY
    });
    __sk::has_its_key(false);
    #[automatically_derived]
    impl __sk::WriteFields for Row {
        fn write_fields<__S: __sk::Serializer>(
            &self,
            __s: __S,
        ) -> ::core::result::Result<__S::Ok, __S::Error> {
            use __sk::WithoutDerive as _;
            Self::serialize(self, __s)
        }
    }
    #[automatically_derived]
    impl __sk::Serialize for Row {
        fn serialize<__S: __sk::Serializer>(
            &self,
            __s: __S,
        ) -> ::core::result::Result<__S::Ok, __S::Error> {
            __sk::serialize(self, __s)
        }
    }
    #[automatically_derived]
    impl<'de> __sk::ReadFields<'de> for Row {
        const __READING: __sk::Reading = const {
            &__sk::Names::<
                { 2usize + __sk::MOST_ADDED },
            >::of(&["tenant", "other"], <Self as __sk::SyntheticKey>::__KEY)
        }
            .reading(true);
        fn read_fields<__D: __sk::Deserializer<'de>>(
            __d: __D,
        ) -> ::core::result::Result<Self, __D::Error> {
            use __sk::WithoutDerive as _;
            Self::deserialize(__d)
        }
    }
    #[automatically_derived]
    impl<'de> __sk::Deserialize<'de> for Row {
        fn deserialize<__D: __sk::Deserializer<'de>>(
            __d: __D,
        ) -> ::core::result::Result<Self, __D::Error> {
            __sk::deserialize(__d)
        }
    }
};

///The key of a [`Sent`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
)]
struct SentKey<'key>
where
    SystemTime: ::synthetic_key::Timestamp,
{
    ///`tenant` of the item.
    tenant: ::synthetic_key::KeyRef<'key, String>,
    ///`at` of the item.
    at: ::core::option::Option<::synthetic_key::TimeRef<'key, SystemTime>>,
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
    impl<'key> __sk::SyntheticKey for SentKey<'key>
    where
        SystemTime: ::synthetic_key::Timestamp,
    {
        type __Declared = Sent;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", self.tenant);
        }
    }
    #[automatically_derived]
    impl<'key> SentKey<'key>
    where
        SystemTime: ::synthetic_key::Timestamp,
    {
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(
                __sk::Store::COSMOS,
                |__out| {
                    __sk::KeyWriter::__part(
                        __out,
                        "at",
                        __sk::OrNone(
                            ::core::option::Option::map(
                                self.at,
                                |__value| __sk::RolledUp::of(__value, __sk::Period::Day),
                            ),
                            "never",
                        ),
                    );
                },
            )
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Sent
    where
        SystemTime: __sk::Timestamp,
    {
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
                    .container(
                        &[],
                        &[
                            __sk::PartInfo {
                                name: "at",
                                shape: const {
                                    &__sk::PartShape::__or_none(
                                        __sk::Of::rolled_up(
                                            __sk::Of::<SystemTime>::TYPE,
                                            __sk::Period::Day,
                                        ),
                                        "never",
                                    )
                                },
                            },
                        ],
                    )
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", &self.tenant);
        }
    }
    #[automatically_derived]
    impl Sent
    where
        SystemTime: __sk::Timestamp,
    {
        /// The name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store takes no such name.
        fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(
                __sk::Store::COSMOS,
                |__out| {
                    __sk::KeyWriter::__part(
                        __out,
                        "at",
                        __sk::OrNone(
                            ::core::option::Option::map(
                                ::core::option::Option::map(
                                    ::core::option::Option::as_ref(&self.at),
                                    |__value| __sk::Timestamp::as_timestamp(__value),
                                ),
                                |__value| __sk::RolledUp::of(__value, __sk::Period::Day),
                            ),
                            "never",
                        ),
                    );
                },
            )
        }
    }
    const _: () = __sk::prove_if_known({
        use __sk::NotWritten as _;
        __sk::Probe::<Sent>::__KEY
    });
    __sk::has_its_key({
        use __sk::NotWritten as _;
        __sk::Probe::<Sent>::__WRITTEN
    });
};
