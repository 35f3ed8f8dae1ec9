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
            __sk::KeyWriter::__part(__out, "tenant", self.tenant);
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(
                __out,
                "login.user.no",
                __sk::OrNone(
                    ::core::option::Option::map(self.login, |__value| __value),
                    "nobody",
                ),
            );
            __sk::KeyWriter::__next_part(
                __out,
                "-",
                "seq",
                __sk::Padded(self.seq, 6usize, "whole numbers of up to 6 digits"),
            );
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
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::plain(
            "{tenant}",
            &[
                __sk::PartInfo {
                    name: "tenant",
                    shape: <String as __sk::KeyPart>::__SHAPE_REF,
                },
            ],
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", self.tenant);
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
        const __KEY: __sk::KeyInfo = __sk::KeyInfo::new(
            "{tenant}{/}{login.user.no:?\"nobody\"}-{seq:06}",
            &[
                __sk::PartInfo {
                    name: "tenant",
                    shape: <String as __sk::KeyPart>::__SHAPE_REF,
                },
                __sk::PartInfo {
                    name: "login.user.no",
                    shape: const {
                        &__sk::PartShape::__or_none(
                            __sk::nested_option(Self::__nested_login).part(),
                            "nobody",
                        )
                    },
                },
                __sk::PartInfo {
                    name: "seq",
                    shape: const {
                        &__sk::PartShape::__padded(__sk::Of::<u32>::TYPE.part(), 6usize)
                    },
                },
            ],
            const {
                &__sk::KeyOptions::DEFAULT
                    .of_parts(const {
                        &[
                            __sk::PartOptions {
                                at: 1usize,
                                undo: &[
                                    &__sk::UndoNone {
                                        text: "nobody",
                                        present: ::core::option::Option::None,
                                    },
                                ],
                            },
                            __sk::PartOptions {
                                at: 2usize,
                                undo: &[&__sk::UndoPad { width: 6usize }],
                            },
                        ]
                    })
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
                                __sk::PartInfo {
                                    name: "tenant",
                                    shape: <String as __sk::KeyPart>::__SHAPE_REF,
                                }
                                    .shape,
                            ),
                            __sk::LevelInfo::made(
                                2usize,
                                __sk::Property {
                                    name: "partitionKey2",
                                    path: "/partitionKey2",
                                },
                            ),
                        ])
                    })
                    .written()
            },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            __sk::KeyWriter::__part(__out, "tenant", &self.tenant);
            __sk::KeyWriter::__next_level(__out);
            __sk::KeyWriter::__part(
                __out,
                "login.user.no",
                __sk::OrNone(
                    ::core::option::Option::map(
                        ::core::option::Option::map(
                            __sk::Reached::value(Self::__nested_login(&self.login)),
                            |__value| __sk::KeyPart::as_part(__value),
                        ),
                        |__value| __value,
                    ),
                    "nobody",
                ),
            );
            __sk::KeyWriter::__next_part(
                __out,
                "-",
                "seq",
                __sk::Padded(
                    __sk::KeyPart::as_part(&self.seq),
                    6usize,
                    "whole numbers of up to 6 digits",
                ),
            );
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
