/// The key of a [`Session`] with these values, for a point read without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct SessionKey<'key, __login>
where
    __login: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
{
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
    /// `login.user.no` of the item.
    login: ::core::option::Option<__login>,
    /// `seq` of the item.
    seq: u32,
}
/// The first level of the key of a [`Session`] with these values, for a query over all keys that start with them.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct SessionKey1<'key> {
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
    impl<'key, __login> ::core::clone::Clone for SessionKey<'key, __login>
    where
        __login: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, __login> ::core::marker::Copy for SessionKey<'key, __login>
    where
        __login: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, __login> ::core::fmt::Debug for SessionKey<'key, __login>
    where
        __login: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (::core::option::Option<__login>, (u32, ())),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "SessionKey",
                &["tenant", "login", "seq"],
                &(self.tenant, (self.login, (self.seq, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __login> ::core::cmp::PartialEq for SessionKey<'key, __login>
    where
        __login: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (::core::option::Option<__login>, (u32, ())),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.tenant, (self.login, (self.seq, ()))),
                &&(__other.tenant, (__other.login, (__other.seq, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __login> ::core::cmp::Eq for SessionKey<'key, __login>
    where
        __login: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (::core::option::Option<__login>, (u32, ())),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, __login> ::core::hash::Hash for SessionKey<'key, __login>
    where
        __login: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (::core::option::Option<__login>, (u32, ())),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(
                &&(self.tenant, (self.login, (self.seq, ()))),
                __to,
            );
        }
    }
    #[automatically_derived]
    impl<'key, __login> __sk::SyntheticKey for SessionKey<'key, __login>
    where
        __login: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        type __Declared = Session;
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize],
                )
            }
            __sk::part_lent::<Self, 0usize, String>(self.tenant, __out);
            __sk::piece::<Self, 2usize>(self, __out);
            __sk::piece::<Self, 4usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => {
                    match &self.login {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                2usize => __sk::KeyPart::__value(&self.seq),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key, __login> SessionKey<'key, __login>
    where
        __login: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        fn partition_key(&self) -> __sk::HierarchicalKey {
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
        ) -> ::core::result::Result<__sk::HierarchicalKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for SessionKey1<'key> {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::plain(
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
        );
        type Key = __sk::HierarchicalKey;
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
    impl<'key> SessionKey1<'key> {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        fn partition_key(&self) -> __sk::HierarchicalKey {
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
        ) -> ::core::result::Result<__sk::HierarchicalKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    #[automatically_derived]
    impl<'key, __login> __sk::Lookup<Session> for SessionKey<'key, __login>
    where
        __login: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key> __sk::FanOut<Session> for SessionKey1<'key> {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Session {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{tenant}{/}{login.user.no:?\"nobody\"}-{seq:06}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new(
                            "tenant",
                            0usize,
                            __sk::Of::<String>::TYPE.part(),
                        ),
                    ),
                    __sk::Piece::Level,
                    __sk::Piece::Part(
                        __sk::Part::none(
                            __sk::Part::new(
                                "login.user.no",
                                1usize,
                                __sk::nested_option(Self::__nested_login).part(),
                            ),
                            "nobody",
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::pad(
                            __sk::Part::new("seq", 2usize, __sk::Of::<u32>::TYPE.part()),
                            6usize,
                            "whole numbers of up to 6 digits",
                        ),
                    ),
                ]
            },
            const {
                &__sk::KeyOptions::DEFAULT
                    .levels(const {
                        &__sk::Levels::new([
                            __sk::LevelInfo::field(
                                __sk::Property {
                                    name: "tenant",
                                    path: "/tenant",
                                },
                                __sk::Property {
                                    name: "partitionKey1",
                                    path: "/partitionKey1",
                                },
                                &__sk::Of::<String>::TYPE.part(),
                            ),
                            __sk::LevelInfo::made(__sk::Property {
                                name: "partitionKey2",
                                path: "/partitionKey2",
                            }),
                        ])
                    })
                    .written()
            },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize],
                )
            }
            __sk::part::<Self, 0usize, _>((&self.tenant), __out);
            __sk::piece::<Self, 2usize>(self, __out);
            __sk::piece::<Self, 4usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => {
                    match __sk::Reached::value(Self::__nested_login(&self.login)) {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                2usize => __sk::KeyPart::__value(&self.seq),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl Session {
        #[inline]
        fn __nested_login<'__value>(
            __value: &'__value Login,
        ) -> __sk::Reached<
            '__value,
            impl __sk::KeyPart + use<>,
            impl __sk::Absence + use<>,
        > {
            use __sk::MayBeOption as _;
            __sk::Reached::start(__value)
                .opened()
                .field(|__value| &__value.user)
                .opened()
                .field(|__value| &__value.no)
                .opened()
        }
    }
    #[automatically_derived]
    impl Session {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        fn partition_key(&self) -> __sk::HierarchicalKey {
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
        ) -> ::core::result::Result<__sk::HierarchicalKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    const _: () = __sk::prove::<Session>(false);
    __sk::has_its_key(false);
    use __sk::{__NoDerive as __Serialize, __NoSecondDerive as __Deserialize};
    const _: () = {
        use ::serde::{Deserialize as __Deserialize, Serialize as __Serialize};
        #[derive(__Serialize, __Deserialize)]
        #[serde(
            remote = "Session",
            rename(serialize = "Session", deserialize = "Session")
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
            login: Login,
            seq: u32,
        }
        #[automatically_derived]
        impl __sk::Serialize for Session {
            fn serialize<__S: __sk::Serializer>(
                &self,
                __s: __S,
            ) -> ::core::result::Result<__S::Ok, __S::Error> {
                use __sk::Underived as _;
                __sk::write(self, __s, |__item, __s| __Fields::serialize(__item, __s))
            }
        }
        #[automatically_derived]
        impl<'de> __sk::Deserialize<'de> for Session {
            fn deserialize<__D: __sk::Deserializer<'de>>(
                __d: __D,
            ) -> ::core::result::Result<Self, __D::Error> {
                use __sk::Underived as _;
                __sk::read(
                    const {
                        &__sk::Reading {
                            fields: const {
                                &__sk::Names::<
                                    { 3usize + __sk::MOST_ADDED },
                                >::of(
                                    &["tenant", "login", "seq"],
                                    <Self as __sk::SyntheticKey>::__KEY,
                                )
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
    impl __sk::Document for Session {
        type Item = Self;
    }
};
