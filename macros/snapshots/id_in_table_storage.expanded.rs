/// The key of a [`Row`] with these values, for a point read without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct RowKey<'key> {
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
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
    impl<'key> __sk::SyntheticKey for RowKey<'key> {
        type __Declared = Row;
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
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> __sk::HasId for RowKey<'key> {}
    #[automatically_derived]
    impl<'key> RowKey<'key> {
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
    }
    #[automatically_derived]
    impl<'key> __sk::Lookup<Row> for RowKey<'key> {}
    #[automatically_derived]
    impl<'key> ::core::convert::From<&'key Row> for RowKey<'key> {
        #[inline]
        fn from(__item: &'key Row) -> Self {
            Self {
                tenant: __sk::KeyPart::as_part(&__item.tenant),
            }
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Row {
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
                    .property("PartitionKey", &["/PartitionKey"])
                    .id_property("RowKey")
                    .store(__sk::Store::TABLE)
                    .id(__sk::IdInfo {
                        is_added: true,
                        missing: ::core::option::Option::None,
                        text: __sk::TemplateInfo {
                            template: "{tenant}-row",
                            pieces: const {
                                &[
                                    __sk::Piece::Part(
                                        __sk::Part::new(
                                            "tenant",
                                            0usize,
                                            __sk::Of::<String>::TYPE.part(),
                                        ),
                                    ),
                                    __sk::Piece::Literal("-row"),
                                ]
                            },
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
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl __sk::HasId for Row {}
    #[automatically_derived]
    impl Row {
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
    }
    const _: () = __sk::prove::<Row>(false);
    __sk::has_its_key(false);
    use __sk::{__NoDerive as __Serialize, __NoSecondDerive as __Deserialize};
    const _: () = {
        use ::serde::{Deserialize as __Deserialize, Serialize as __Serialize};
        #[derive(__Serialize, __Deserialize)]
        #[serde(remote = "Row", rename(serialize = "Row", deserialize = "Row"))]
        #[allow(
            dead_code,
            non_camel_case_types,
            non_snake_case,
            clippy::all,
            clippy::pedantic
        )]
        struct __Fields {
            tenant: String,
            other: u8,
        }
        #[automatically_derived]
        impl __sk::Serialize for Row {
            fn serialize<__S: __sk::Serializer>(
                &self,
                __s: __S,
            ) -> ::core::result::Result<__S::Ok, __S::Error> {
                use __sk::Underived as _;
                __sk::write(self, __s, |__item, __s| __Fields::serialize(__item, __s))
            }
        }
        #[automatically_derived]
        impl<'de> __sk::Deserialize<'de> for Row {
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
                                    &["tenant", "other"],
                                    <Self as __sk::SyntheticKey>::__KEY,
                                )
                            }
                                .as_slice(),
                            written: 2usize,
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
    impl __sk::Document for Row {
        type Item = Self;
    }
};
