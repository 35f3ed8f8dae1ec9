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
        fn write_key(&self, __out: &mut __sk::KeyWriter<'_>) {
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
        fn write_key(&self, __out: &mut __sk::KeyWriter<'_>) {
            match self {
                Self::Trip(__item) => {
                    <Trip as __sk::SyntheticKey>::write_key(__item, __out)
                }
                Self::Login { user: __field_user, .. } => {
                    __sk::SyntheticKey::write_key(
                        &ItemLoginKey {
                            user: __sk::KeyPart::as_part(__field_user),
                        },
                        __out,
                    )
                }
            }
        }
    }
    #[automatically_derived]
    impl __sk::serde_core::Serialize for Item {
        fn serialize<__S: __sk::serde_core::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::core::result::Result<__S::Ok, __S::Error> {
            use __sk::SK0407SayWhichSerdeDerivesThereAre as _;
            if match self {
                Self::Trip(_) => <Trip as __sk::SyntheticKey>::KEY.is_written(),
                _ => false,
            } {
                return Self::serialize(self, __serializer);
            }
            let mut __key = __sk::writer::<Self>();
            __sk::write_checked::<Self, __S::Error>(self, &mut __key)?;
            let __added = [("partitionKey", __sk::KeyWriter::as_str(&__key))];
            Self::serialize(self, __sk::WriteDocument::new(__serializer, &__added))
        }
    }
    #[automatically_derived]
    impl<'de> __sk::serde_core::Deserialize<'de> for Item {
        fn deserialize<__D: __sk::serde_core::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::core::result::Result<Self, __D::Error> {
            use __sk::SK0407SayWhichSerdeDerivesThereAre as _;
            let mut __stored = [__sk::Stored::Missing];
            let __document = __sk::ReadDocument::new(
                __deserializer,
                __sk::Reading {
                    added: &["partitionKey"],
                    fields: &["partitionKey"],
                    verify: true,
                },
                &mut __stored,
            );
            let __item: Self = Self::deserialize(__document)?;
            __sk::Stored::verify::<Self, __D::Error>(&__stored[0], &__item)?;
            ::core::result::Result::Ok(__item)
        }
    }
};
