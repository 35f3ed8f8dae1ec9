/// The key of a [`Item::Login`] with these values, for a point read without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct ItemLoginKey<'key> {
    /// `user` of the item.
    user: &'key ::core::primitive::str,
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
    impl<'key> __sk::SyntheticKey for ItemLoginKey<'key> {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::plain(
            "{user}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new("user", 0usize, __sk::Of::<String>::TYPE.part()),
                    ),
                ]
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const { __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize]) }
            __sk::part_lent::<Self, 0usize, String>(self.user, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.user),
                _ => __sk::Value::Unknown,
            }
        }
    }
    const _: () = __sk::prove::<ItemLoginKey<'_>>(false);
    #[automatically_derived]
    impl<'key> ItemLoginKey<'key> {
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
    }
    #[automatically_derived]
    impl<'key> __sk::Lookup<Item> for ItemLoginKey<'key> {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Item {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "",
            &[],
            const {
                &__sk::Variants::of(const {
                        &[
                            <Trip as __sk::SyntheticKey>::__KEY,
                            <ItemLoginKey<'_> as __sk::SyntheticKey>::__KEY,
                        ]
                    })
                    .flat()
                    .written()
                    .options()
            },
        );
        type Key = <Trip as __sk::SyntheticKey>::Key;
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            match self {
                Self::Trip(__item) => {
                    <Trip as __sk::SyntheticKey>::__write_key(__item, __out)
                }
                Self::Login { user: __field_user, .. } => {
                    __sk::part::<ItemLoginKey<'_>, 0usize, _>((&(*__field_user)), __out);
                }
            }
        }
        fn __declaration(&self) -> &'static __sk::Declaration {
            match self {
                Self::Trip(__item) => <Trip as __sk::SyntheticKey>::__declaration(__item),
                Self::Login { .. } => __sk::declaration_of::<ItemLoginKey<'_>>(),
            }
        }
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match self {
                Self::Trip(__item) => <Trip as __sk::SyntheticKey>::__value(__item, __at),
                Self::Login { user: __field_user, .. } => {
                    match __at {
                        0usize => __sk::KeyPart::__value(&(*__field_user)),
                        _ => __sk::Value::Unknown,
                    }
                }
            }
        }
    }
    #[automatically_derived]
    impl Item {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        fn partition_key(&self) -> <Trip as __sk::SyntheticKey>::Key {
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
        ) -> ::core::result::Result<<Trip as __sk::SyntheticKey>::Key, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    #[automatically_derived]
    impl __sk::Contains<Trip, 0usize> for Item {}
    use __sk::{__NoDerive as __Serialize, __NoSecondDerive as __Deserialize};
    const _: () = {
        use ::serde::{Deserialize as __Deserialize, Serialize as __Serialize};
        #[derive(__Serialize, __Deserialize)]
        #[serde(remote = "Item", rename(serialize = "Item", deserialize = "Item"))]
        #[serde(tag = "type")]
        #[allow(
            dead_code,
            non_camel_case_types,
            non_snake_case,
            clippy::all,
            clippy::pedantic
        )]
        enum __Fields {
            Trip(Trip),
            Login { user: String, at: u64 },
        }
        #[automatically_derived]
        impl __sk::Serialize for Item {
            fn serialize<__S: __sk::Serializer>(
                &self,
                __s: __S,
            ) -> ::core::result::Result<__S::Ok, __S::Error> {
                use __sk::Underived as _;
                if match self {
                    Self::Trip(_) => {
                        __sk::Declaration::is_written(
                            &<Trip as __sk::SyntheticKey>::__KEY,
                        )
                    }
                    _ => false,
                } {
                    return __Fields::serialize(self, __s);
                }
                __sk::write(self, __s, |__item, __s| __Fields::serialize(__item, __s))
            }
        }
        #[automatically_derived]
        impl<'de> __sk::Deserialize<'de> for Item {
            fn deserialize<__D: __sk::Deserializer<'de>>(
                __d: __D,
            ) -> ::core::result::Result<Self, __D::Error> {
                use __sk::Underived as _;
                __sk::read(
                    const {
                        &__sk::Reading {
                            fields: const {
                                &__sk::Names::<
                                    { 0usize + __sk::MOST_ADDED },
                                >::of(&[], <Self as __sk::SyntheticKey>::__KEY)
                            }
                                .as_slice(),
                            written: 3usize,
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
    impl __sk::Document for Item {
        type Item = Self;
    }
};
