///The key of a [`Item::Login`] with these values: for a point read, without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::needless_update,
)]
struct ItemLoginKey<'key> {
    ///`user` of the item.
    user: ::synthetic_key::KeyRef<'key, String>,
}
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::needless_update,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for ItemLoginKey<'key> {}
    #[automatically_derived]
    impl<'key> ::core::clone::Clone for ItemLoginKey<'key> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for ItemLoginKey<'key> {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_key("ItemLoginKey", self, __f)
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for ItemLoginKey<'key> {
        const KEY: &'static __sk::KeyInfo = &__sk::KeyInfo::proved(
            __sk::KeyInfo::new(
                "{user}",
                &[("user", <String as __sk::KeyPart>::SHAPE_REF)],
            ),
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::part(__out, "user", self.user);
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Item {
        const KEY: &'static __sk::KeyInfo = &__sk::KeyInfo::variants(
            __sk::KeyInfo::new(
                const {
                    &__sk::layouts(
                        &[
                            <Trip as __sk::SyntheticKey>::KEY,
                            <ItemLoginKey<'_> as __sk::SyntheticKey>::KEY,
                        ],
                    )
                }
                    .as_str(),
                &[],
            ),
            &[
                <Trip as __sk::SyntheticKey>::KEY,
                <ItemLoginKey<'_> as __sk::SyntheticKey>::KEY,
            ],
            true,
            true,
            false,
        );
        type Key = __sk::PartitionKey;
        fn write_key(&self, __out: &mut impl __sk::KeyWriter) {
            match self {
                Self::Trip(__item) => {
                    <Trip as __sk::SyntheticKey>::write_key(__item, __out)
                }
                Self::Login { user: __field_user, .. } => {
                    __sk::SyntheticKey::write_key(
                        &ItemLoginKey {
                            user: __sk::KeyPart::as_part(&(*__field_user)),
                        },
                        __out,
                    )
                }
            }
        }
    }
    #[automatically_derived]
    impl __sk::WriteFields for Item {
        fn write_fields<__S: __sk::Serializer>(&self, __s: __S) -> __sk::Written<__S> {
            use __sk::WithoutDerive as _;
            Self::serialize(self, __s)
        }
    }
    #[automatically_derived]
    impl __sk::Serialize for Item {
        fn serialize<__S: __sk::Serializer>(&self, __s: __S) -> __sk::Written<__S> {
            if match self {
                Self::Trip(_) => <Trip as __sk::SyntheticKey>::KEY.is_written(),
                _ => false,
            } {
                return __sk::WriteFields::write_fields(self, __s);
            }
            __sk::serialize(self, __s)
        }
    }
    #[automatically_derived]
    impl<'de> __sk::ReadFields<'de> for Item {
        const READING: __sk::Reading = __sk::Reading {
            added: &["partitionKey"],
            fields: &["partitionKey"],
            verify: true,
        };
        fn read_fields<__D: __sk::Deserializer<'de>>(
            __d: __D,
        ) -> __sk::Read<'de, Self, __D> {
            use __sk::WithoutDerive as _;
            Self::deserialize(__d)
        }
    }
    #[automatically_derived]
    impl<'de> __sk::Deserialize<'de> for Item {
        fn deserialize<__D: __sk::Deserializer<'de>>(
            __d: __D,
        ) -> __sk::Read<'de, Self, __D> {
            __sk::deserialize(__d)
        }
    }
};
