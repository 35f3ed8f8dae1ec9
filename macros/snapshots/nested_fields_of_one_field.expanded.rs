/// The 4 keys that a [`Customer`] with these values may be stored under, for a query over all of them.
#[allow(
    dead_code,
    clippy::exhaustive_structs,
    missing_debug_implementations,
    trivial_bounds,
    private_interfaces,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
pub struct CustomerKeys<'key, __country_code, T: KeyPart = u32>
where
    T: ::synthetic_key::part::KeyPart + 'key,
    __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
{
    /// `homeAddress.countryCode` of the item.
    pub country_code: ::core::option::Option<__country_code>,
    /// `tenant` of the item.
    pub tenant: ::synthetic_key::part::KeyRef<'key, T>,
}
/// The key of a [`Customer`] with these values, for a point read without the item.
#[allow(
    dead_code,
    clippy::exhaustive_structs,
    missing_debug_implementations,
    trivial_bounds,
    private_interfaces,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
pub struct CustomerKey<'key, __country_code, __geo_cell, T: KeyPart = u32>
where
    T: ::synthetic_key::part::KeyPart + 'key,
    __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    __geo_cell: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
{
    /// `homeAddress.countryCode` of the item.
    pub country_code: ::core::option::Option<__country_code>,
    /// `homeAddress.geo.cell` of the item.
    pub geo_cell: ::core::option::Option<__geo_cell>,
    /// `tenant` of the item.
    pub tenant: ::synthetic_key::part::KeyRef<'key, T>,
}
#[allow(
    dead_code,
    clippy::same_name_method,
    clippy::len_without_is_empty,
    trivial_bounds,
    private_interfaces,
    non_camel_case_types,
    non_snake_case,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key, __country_code, T: KeyPart> ::core::clone::Clone
    for CustomerKeys<'key, __country_code, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, __country_code, T: KeyPart> ::core::marker::Copy
    for CustomerKeys<'key, __country_code, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, __country_code, T: KeyPart> ::core::fmt::Debug
    for CustomerKeys<'key, __country_code, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            ::core::option::Option<__country_code>,
            (::synthetic_key::part::KeyRef<'key, T>, ()),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "CustomerKeys",
                &["country_code", "tenant"],
                &(self.country_code, (self.tenant, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __country_code, T: KeyPart> ::core::cmp::PartialEq
    for CustomerKeys<'key, __country_code, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            ::core::option::Option<__country_code>,
            (::synthetic_key::part::KeyRef<'key, T>, ()),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.country_code, (self.tenant, ())),
                &&(__other.country_code, (__other.tenant, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __country_code, T: KeyPart> ::core::cmp::Eq
    for CustomerKeys<'key, __country_code, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            ::core::option::Option<__country_code>,
            (::synthetic_key::part::KeyRef<'key, T>, ()),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, __country_code, T: KeyPart> ::core::hash::Hash
    for CustomerKeys<'key, __country_code, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            ::core::option::Option<__country_code>,
            (::synthetic_key::part::KeyRef<'key, T>, ()),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.country_code, (self.tenant, ())), __to);
        }
    }
    #[automatically_derived]
    impl<'key, __country_code, T: KeyPart> CustomerKeys<'key, __country_code, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        /// Returns the keys, from suffix 1 to 4.
        #[inline]
        pub fn iter(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
        /// Returns how many keys there are.
        #[must_use]
        pub fn len(&self) -> ::core::primitive::usize {
            ::core::iter::ExactSizeIterator::len(&self.iter())
        }
    }
    #[automatically_derived]
    impl<'key, __country_code, T: KeyPart> __sk::KeySet
    for CustomerKeys<'key, __country_code, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        type Key = __sk::PartitionKey;
        type Keys = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn keys(&self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::fan_out(
                const {
                    &[
                        __sk::Layer::of(const {
                                &[
                                    __sk::Piece::Part(
                                        __sk::Part::none(
                                            __sk::Part::new(
                                                    "homeAddress.countryCode",
                                                    0usize,
                                                    __sk::Of::<__country_code>::TYPE.part(),
                                                )
                                                .case(__sk::Case::Lower),
                                            "NONE",
                                        ),
                                    ),
                                    __sk::Piece::Literal("-"),
                                    __sk::Piece::Part(
                                        __sk::Part::new(
                                            "tenant",
                                            1usize,
                                            __sk::Of::<T>::TYPE.part(),
                                        ),
                                    ),
                                    __sk::Piece::Literal("."),
                                    __sk::Piece::Number(__sk::Number {
                                        source: __sk::Source::Hash(&[]),
                                        range: __sk::SuffixRange::declared(
                                            1u16,
                                            4u16,
                                            ::core::option::Option::None,
                                        ),
                                    }),
                                ]
                            })
                            .numbers(
                                __sk::SuffixRange::declared(
                                    1u16,
                                    4u16,
                                    ::core::option::Option::None,
                                ),
                            ),
                    ]
                },
                &|__at| match __at {
                    0usize => {
                        match &self.country_code {
                            ::core::option::Option::Some(__value) => {
                                __sk::KeyPart::__value(__value)
                            }
                            ::core::option::Option::None => __sk::Value::Absent,
                        }
                    }
                    1usize => __sk::KeyPart::__value(&self.tenant),
                    _ => __sk::Value::Unknown,
                },
            )
        }
    }
    #[automatically_derived]
    impl<'key, __country_code, T: KeyPart> ::core::iter::IntoIterator
    for &CustomerKeys<'key, __country_code, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        type Item = __sk::PartitionKey;
        type IntoIter = __sk::Iter<__sk::PartitionKey>;
        #[inline]
        fn into_iter(self) -> __sk::Iter<__sk::PartitionKey> {
            __sk::KeySet::keys(self)
        }
    }
    #[automatically_derived]
    impl<'key, __country_code, __geo_cell, T: KeyPart> ::core::clone::Clone
    for CustomerKey<'key, __country_code, __geo_cell, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __geo_cell: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, __country_code, __geo_cell, T: KeyPart> ::core::marker::Copy
    for CustomerKey<'key, __country_code, __geo_cell, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __geo_cell: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, __country_code, __geo_cell, T: KeyPart> ::core::fmt::Debug
    for CustomerKey<'key, __country_code, __geo_cell, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __geo_cell: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            ::core::option::Option<__country_code>,
            (
                ::core::option::Option<__geo_cell>,
                (::synthetic_key::part::KeyRef<'key, T>, ()),
            ),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "CustomerKey",
                &["country_code", "geo_cell", "tenant"],
                &(self.country_code, (self.geo_cell, (self.tenant, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __country_code, __geo_cell, T: KeyPart> ::core::cmp::PartialEq
    for CustomerKey<'key, __country_code, __geo_cell, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __geo_cell: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            ::core::option::Option<__country_code>,
            (
                ::core::option::Option<__geo_cell>,
                (::synthetic_key::part::KeyRef<'key, T>, ()),
            ),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.country_code, (self.geo_cell, (self.tenant, ()))),
                &&(__other.country_code, (__other.geo_cell, (__other.tenant, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __country_code, __geo_cell, T: KeyPart> ::core::cmp::Eq
    for CustomerKey<'key, __country_code, __geo_cell, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __geo_cell: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            ::core::option::Option<__country_code>,
            (
                ::core::option::Option<__geo_cell>,
                (::synthetic_key::part::KeyRef<'key, T>, ()),
            ),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, __country_code, __geo_cell, T: KeyPart> ::core::hash::Hash
    for CustomerKey<'key, __country_code, __geo_cell, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __geo_cell: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            ::core::option::Option<__country_code>,
            (
                ::core::option::Option<__geo_cell>,
                (::synthetic_key::part::KeyRef<'key, T>, ()),
            ),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(
                &&(self.country_code, (self.geo_cell, (self.tenant, ()))),
                __to,
            );
        }
    }
    #[automatically_derived]
    impl<'key, __country_code, __geo_cell, T: KeyPart> __sk::SyntheticKey
    for CustomerKey<'key, __country_code, __geo_cell, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __geo_cell: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::plain(
            "{homeAddress.countryCode:?\"NONE\":lower}-{tenant}.{xxh64(homeAddress.geo.cell:?\"none\") % 4 + 1}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::none(
                            __sk::Part::new(
                                    "homeAddress.countryCode",
                                    0usize,
                                    __sk::Of::<__country_code>::TYPE.part(),
                                )
                                .case(__sk::Case::Lower),
                            "NONE",
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::new("tenant", 1usize, __sk::Of::<T>::TYPE.part()),
                    ),
                    __sk::Piece::Literal("."),
                    __sk::Piece::Number(__sk::Number {
                        source: __sk::Source::Hash(const {
                            &[
                                __sk::Part::none(
                                    __sk::Part::new(
                                        "homeAddress.geo.cell",
                                        2usize,
                                        __sk::Of::<__geo_cell>::TYPE.part(),
                                    ),
                                    "none",
                                ),
                            ]
                        }),
                        range: __sk::SuffixRange::declared(
                            1u16,
                            4u16,
                            ::core::option::Option::None,
                        ),
                    }),
                ]
            },
        );
        const __PROOF: () = __sk::prove::<Self>(false);
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize],
                )
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::part_lent::<Self, 2usize, T>(self.tenant, __out);
            __sk::piece::<Self, 4usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => {
                    match &self.country_code {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                1usize => __sk::KeyPart::__value(&self.tenant),
                2usize => {
                    match &self.geo_cell {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<
        'key,
        __country_code,
        __geo_cell,
        T: KeyPart,
    > CustomerKey<'key, __country_code, __geo_cell, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __geo_cell: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        pub fn partition_key(&self) -> __sk::PartitionKey {
            __sk::SyntheticKey::partition_key(self)
        }
        /// Returns the key, or an error if the store would refuse it.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the key. The error names the field.
        #[inline]
        pub fn try_partition_key(
            &self,
        ) -> ::core::result::Result<__sk::PartitionKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    #[automatically_derived]
    impl<'key, 'a, T: KeyPart, __country_code, __geo_cell> __sk::Lookup<Customer<'a, T>>
    for CustomerKey<'key, __country_code, __geo_cell, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        __geo_cell: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, 'a, T: KeyPart, __country_code> __sk::FanOut<Customer<'a, T>>
    for CustomerKeys<'key, __country_code, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        __country_code: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'a, T: KeyPart> __sk::SyntheticKey for Customer<'a, T>
    where
        T: __sk::KeyPart,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::plain(
            "{homeAddress.countryCode:?\"NONE\":lower}-{tenant}.{xxh64(homeAddress.geo.cell:?\"none\") % 4 + 1}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::none(
                            __sk::Part::new(
                                    "homeAddress.countryCode",
                                    0usize,
                                    __sk::nested_option(Self::__nested_country_code).part(),
                                )
                                .case(__sk::Case::Lower),
                            "NONE",
                        ),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::new("tenant", 1usize, __sk::Of::<T>::TYPE.part()),
                    ),
                    __sk::Piece::Literal("."),
                    __sk::Piece::Number(__sk::Number {
                        source: __sk::Source::Hash(const {
                            &[
                                __sk::Part::none(
                                    __sk::Part::new(
                                        "homeAddress.geo.cell",
                                        2usize,
                                        __sk::nested_option(Self::__nested_geo_cell).part(),
                                    ),
                                    "none",
                                ),
                            ]
                        }),
                        range: __sk::SuffixRange::declared(
                            1u16,
                            4u16,
                            ::core::option::Option::None,
                        ),
                    }),
                ]
            },
        );
        const __PROOF: () = __sk::prove::<Self>(false);
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize],
                )
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::part::<Self, 2usize, _>((&self.tenant), __out);
            __sk::piece::<Self, 4usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => {
                    match __sk::Reached::value(
                        Self::__nested_country_code(&self.home_address),
                    ) {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                1usize => __sk::KeyPart::__value(&self.tenant),
                2usize => {
                    match __sk::Reached::value(
                        Self::__nested_geo_cell(&self.home_address),
                    ) {
                        ::core::option::Option::Some(__value) => {
                            __sk::KeyPart::__value(__value)
                        }
                        ::core::option::Option::None => __sk::Value::Absent,
                    }
                }
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'a, T: KeyPart> Customer<'a, T>
    where
        T: __sk::KeyPart,
    {
        #[inline]
        fn __nested_country_code<'__value>(
            __value: &'__value Option<Address<'a>>,
        ) -> __sk::Reached<
            '__value,
            impl __sk::KeyPart + use<'a, T>,
            impl __sk::Absence + use<'a, T>,
        > {
            use __sk::MayBeOption as _;
            __sk::Reached::start(__value)
                .opened()
                .field(|__value| &__value.country_code)
                .opened()
        }
        #[inline]
        fn __nested_geo_cell<'__value>(
            __value: &'__value Option<Address<'a>>,
        ) -> __sk::Reached<
            '__value,
            impl __sk::KeyPart + use<'a, T>,
            impl __sk::Absence + use<'a, T>,
        > {
            use __sk::MayBeOption as _;
            __sk::Reached::start(__value)
                .opened()
                .field(|__value| &__value.geo)
                .opened()
                .field(|__value| &__value.cell)
                .opened()
        }
    }
    #[automatically_derived]
    impl<'a, T: KeyPart> Customer<'a, T>
    where
        T: __sk::KeyPart,
    {
        /// Returns the key. This never fails. To know whether the store accepts the key, use `try_partition_key`.
        #[inline]
        #[must_use]
        pub fn partition_key(&self) -> __sk::PartitionKey {
            __sk::SyntheticKey::partition_key(self)
        }
        /// Returns the key, or an error if the store would refuse it.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the key. The error names the field.
        #[inline]
        pub fn try_partition_key(
            &self,
        ) -> ::core::result::Result<__sk::PartitionKey, __sk::KeyError> {
            __sk::SyntheticKey::try_partition_key(self)
        }
    }
    fn __written<'a, T: KeyPart>(__item: &Customer<'a, T>)
    where
        T: __sk::Serialize,
    {
        use __sk::NotWritten as _;
        __sk::key_is_in_the_document(__item, __sk::Probe::<Customer<'a, T>>::__ANSWER);
    }
    fn __read<'de, 'a, T: KeyPart>(__item: &Customer<'a, T>)
    where
        T: __sk::Serialize,
        T: __sk::Deserialize<'de>,
    {
        use __sk::{NotRead as _, NotWritten as _};
        __sk::attributes_are_read(
            __item,
            (
                __sk::Probe::<Customer<'a, T>>::__ANSWER,
                __sk::Probe::<Customer<'a, T>>::__READ_ANSWER,
            ),
        );
    }
};
