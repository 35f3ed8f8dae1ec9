/// The key of a [`Item::Login`] with these values: for a point read, without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
)]
#[allow(dead_code, clippy::derive_partial_eq_without_eq)]
struct ItemLoginKey<'key> {
    /// `user` of the item.
    user: &'key ::core::primitive::str,
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
    impl<'key> __sk::SyntheticKey for ItemLoginKey<'key> {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::plain(
            "{user}",
            &[
                __sk::PartInfo {
                    name: "user",
                    shape: <String as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "user", self.user);
        }
    }
    const _: () = __sk::prove::<ItemLoginKey<'_>>(false);
    #[automatically_derived]
    impl __sk::SyntheticKey for Item {
        type __Declared = Self;
        const __KEY: __sk::KeyInfo = const {
            &__sk::Variants::of(
                &[
                    <Trip as __sk::SyntheticKey>::__KEY,
                    <ItemLoginKey<'_> as __sk::SyntheticKey>::__KEY,
                ],
                true,
                true,
                false,
            )
        }
            .key();
        type Key = __sk::PartitionKey;
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            match self {
                Self::Trip(__item) => {
                    <Trip as __sk::SyntheticKey>::__write_key(__item, __out)
                }
                Self::Login { user: __field_user, .. } => {
                    __sk::KeyWriter::__part(__out, "user", &(*__field_user));
                }
            }
        }
    }
    #[automatically_derived]
    impl __sk::WriteFields for Item {
        fn write_fields<__S: __sk::Serializer>(
            &self,
            __s: __S,
        ) -> ::core::result::Result<__S::Ok, __S::Error> {
            use __sk::WithoutDerive as _;
            Self::serialize(self, __s)
        }
    }
    #[automatically_derived]
    impl __sk::Serialize for Item {
        fn serialize<__S: __sk::Serializer>(
            &self,
            __s: __S,
        ) -> ::core::result::Result<__S::Ok, __S::Error> {
            if match self {
                Self::Trip(_) => {
                    __sk::KeyInfo::is_written(&<Trip as __sk::SyntheticKey>::__KEY)
                }
                _ => false,
            } {
                return __sk::WriteFields::write_fields(self, __s);
            }
            __sk::serialize(self, __s)
        }
    }
    #[automatically_derived]
    impl<'de> __sk::ReadFields<'de> for Item {
        const __READING: __sk::Reading = __sk::Reading {
            added: &["partitionKey"],
            fields: &["partitionKey"],
            verify: true,
        };
        fn read_fields<__D: __sk::Deserializer<'de>>(
            __d: __D,
        ) -> ::core::result::Result<Self, __D::Error> {
            use __sk::WithoutDerive as _;
            Self::deserialize(__d)
        }
    }
    #[automatically_derived]
    impl<'de> __sk::Deserialize<'de> for Item {
        fn deserialize<__D: __sk::Deserializer<'de>>(
            __d: __D,
        ) -> ::core::result::Result<Self, __D::Error> {
            __sk::deserialize(__d)
        }
    }
};
