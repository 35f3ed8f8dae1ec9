/// The key of a [`Numbered`] with these values, for a point read without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct NumberedKey<'key> {
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
}
/// The id of a [`Numbered`] with these values, without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct NumberedId1 {
    /// `number` of the item.
    number: u32,
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
    impl<'key> __sk::SyntheticKey for NumberedKey<'key> {
        type __Declared = Numbered;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const { __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize]) }
            __sk::piece::<Self, 0usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> NumberedKey<'key> {
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
        /// Returns the name of the container that the item is in, if some tenants have one of their own.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, the store does not accept the name, or the tenant's own container would have
        /// the name of the shared one.
        fn container_for(
            &self,
            __tenancy: &__sk::Tenancy,
        ) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container_for(self, __tenancy)
        }
    }
    #[automatically_derived]
    impl<'key> __sk::Lookup<Numbered> for NumberedKey<'key> {}
    #[automatically_derived]
    impl<'key> ::core::convert::From<&'key Numbered> for NumberedKey<'key> {
        #[inline]
        fn from(__item: &'key Numbered) -> Self {
            Self {
                tenant: __sk::KeyPart::as_part(&__item.tenant),
            }
        }
    }
    #[automatically_derived]
    impl<'key> NumberedId1 {
        /// Returns the id of the item. Items with the same key and the same id are the same item.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the id.
        fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::id_text(
                __sk::Store::COSMOS,
                const { <Numbered as __sk::SyntheticKey>::__KEY.first_of_id(1usize) },
                &|__at| match __at {
                    1usize => __sk::KeyPart::__value(&self.number),
                    _ => __sk::Value::Unknown,
                },
            )
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Numbered {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{tenant:lower}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new(
                                "tenant",
                                0usize,
                                __sk::Of::<String>::TYPE.part(),
                            )
                            .case(__sk::Case::Lower),
                    ),
                ]
            },
            const {
                &__sk::KeyOptions::DEFAULT
                    .id(__sk::IdInfo {
                        is_added: true,
                        missing: ::core::option::Option::Some("tenant"),
                        text: __sk::TemplateInfo {
                            template: "{number:06}",
                            pieces: const {
                                &[
                                    __sk::Piece::Part(
                                        __sk::Part::pad(
                                            __sk::Part::new(
                                                "number",
                                                1usize,
                                                __sk::Of::<u32>::TYPE.part(),
                                            ),
                                            6usize,
                                            "whole numbers of up to 6 digits",
                                        ),
                                    ),
                                ]
                            },
                        },
                    })
                    .container(__sk::TemplateInfo {
                        template: "orders-{tenant}",
                        pieces: const {
                            &[
                                __sk::Piece::Literal("orders-"),
                                __sk::Piece::Part(
                                    __sk::Part::new(
                                        "tenant",
                                        0usize,
                                        __sk::Of::<String>::TYPE.part(),
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
            __sk::piece::<Self, 0usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => __sk::KeyPart::__value(&self.number),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl __sk::HasId for Numbered {}
    #[automatically_derived]
    impl Numbered {
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
        /// Returns the name of the container that the item is in, if some tenants have one of their own.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, the store does not accept the name, or the tenant's own container would have
        /// the name of the shared one.
        fn container_for(
            &self,
            __tenancy: &__sk::Tenancy,
        ) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container_for(self, __tenancy)
        }
    }
    const _: () = __sk::prove::<Numbered>(false);
    __sk::has_its_key(false);
    use __sk::{__NoDerive as __Serialize, __NoSecondDerive as __Deserialize};
    const _: () = {
        use ::serde::{Deserialize as __Deserialize, Serialize as __Serialize};
        #[derive(__Serialize, __Deserialize)]
        #[serde(
            remote = "Numbered",
            rename(serialize = "Numbered", deserialize = "Numbered")
        )]
        #[allow(
            dead_code,
            non_camel_case_types,
            non_snake_case,
            clippy::all,
            clippy::pedantic
        )]
        struct __Fields {
            tenant: String,
            number: u32,
        }
        #[automatically_derived]
        impl __sk::Serialize for Numbered {
            fn serialize<__S: __sk::Serializer>(
                &self,
                __s: __S,
            ) -> ::core::result::Result<__S::Ok, __S::Error> {
                use __sk::Underived as _;
                __sk::write(self, __s, |__item, __s| __Fields::serialize(__item, __s))
            }
        }
        #[automatically_derived]
        impl<'de> __sk::Deserialize<'de> for Numbered {
            fn deserialize<__D: __sk::Deserializer<'de>>(
                __d: __D,
            ) -> ::core::result::Result<Self, __D::Error> {
                use __sk::Underived as _;
                __sk::read(
                    const {
                        &__sk::Reading {
                            fields: const {
                                &__sk::Names::<
                                    { 2usize + __sk::MOST_ADDED },
                                >::of(
                                    &["tenant", "number"],
                                    <Self as __sk::SyntheticKey>::__KEY,
                                )
                            }
                                .as_slice(),
                            written: 2usize,
                            skips: false,
                            verify: __sk::Verify::Ignore,
                        }
                    },
                    __d,
                    |__d| __Fields::deserialize(__d),
                )
            }
        }
    };
    #[automatically_derived]
    impl __sk::Document for Numbered {
        type Item = Self;
    }
};
