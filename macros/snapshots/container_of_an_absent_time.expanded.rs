/// The key of a [`Sent`] with these values, for a point read without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct SentKey<'key>
where
    SystemTime: ::synthetic_key::part::Timestamp,
{
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
    /// `at` of the item.
    at: ::core::option::Option<::synthetic_key::part::TimeRef<'key, SystemTime>>,
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
    impl<'key> ::core::clone::Clone for SentKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for SentKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for SentKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "SentKey",
                &["tenant", "at"],
                &(self.tenant, (self.at, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for SentKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.tenant, (self.at, ())),
                &&(__other.tenant, (__other.at, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for SentKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (
                ::core::option::Option<::synthetic_key::part::TimeRef<'key, SystemTime>>,
                (),
            ),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for SentKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (
                ::core::option::Option<::synthetic_key::part::TimeRef<'key, SystemTime>>,
                (),
            ),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.tenant, (self.at, ())), __to);
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for SentKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        type __Declared = Sent;
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
                1usize => {
                    match &self.at {
                        ::core::option::Option::Some(__value) => __sk::time(__value),
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> SentKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
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
    }
    #[automatically_derived]
    impl<'key> __sk::Lookup<Sent> for SentKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> ::core::convert::From<&'key Sent> for SentKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        #[inline]
        fn from(__item: &'key Sent) -> Self {
            Self {
                tenant: __sk::KeyPart::as_part(&__item.tenant),
                at: ::core::option::Option::map(
                    ::core::option::Option::as_ref(&__item.at),
                    |__value| __sk::Timestamp::as_timestamp(__value),
                ),
            }
        }
    }
    const __DECLARED: __sk::Declaration = {
        use __sk::NotWritten as _;
        __sk::Declaration::new(
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
                    .container(__sk::TemplateInfo {
                        template: "{at:?\"never\":day}",
                        pieces: const {
                            &[
                                __sk::Piece::Part(
                                    __sk::Part::none(
                                        __sk::Part::rollup(
                                            __sk::Part::new("at", 1usize, __sk::PartShape::DATE),
                                            __sk::Probe::<SystemTime>::__FINEST,
                                            __sk::Period::Day,
                                        ),
                                        "never",
                                    ),
                                ),
                            ]
                        },
                    })
            },
        )
    };
    #[automatically_derived]
    impl __sk::SyntheticKey for Sent
    where
        SystemTime: __sk::Timestamp,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __DECLARED;
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
                1usize => {
                    match ::core::option::Option::as_ref(&self.at) {
                        ::core::option::Option::Some(__value) => __sk::time(__value),
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl Sent
    where
        SystemTime: __sk::Timestamp,
    {
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
    }
    const _: () = __sk::prove_key(__DECLARED);
    __sk::has_its_key({
        use __sk::NotWritten as _;
        __sk::Probe::<Sent>::__WRITTEN
    });
};
