/// The key of a [`Numbered`] with these values: for a point read, without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
)]
#[allow(dead_code, clippy::derive_partial_eq_without_eq)]
struct NumberedKey<'key> {
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
}
#[allow(
    dead_code,
    clippy::derive_partial_eq_without_eq,
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
    const _: () = __sk::prove::<Numbered>(false);
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
