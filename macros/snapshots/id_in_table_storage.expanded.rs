/// The key of a [`Row`] with these values: for a point read, without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
)]
#[allow(dead_code, clippy::derive_partial_eq_without_eq)]
struct RowKey<'key> {
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
    const _: () = __sk::prove::<Row>(false);
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
