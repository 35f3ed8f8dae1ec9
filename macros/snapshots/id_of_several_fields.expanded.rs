/// The key of a [`Line`] with these values, for a point read without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct LineKey<'key>
where
    SystemTime: ::synthetic_key::part::Timestamp,
{
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
    /// `site` of the item.
    site: &'key ::core::primitive::str,
    /// `kind` of the item.
    kind: &'key ::core::primitive::str,
    /// `at` of the item.
    at: ::synthetic_key::part::TimeRef<'key, SystemTime>,
}
/// The first field of the id of a [`Line`], for a query over all ids that start with these values.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(
    dead_code,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct LineId1<'key> {
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
}
/// The first 2 fields of the id of a [`Line`], for a query over all ids that start with these values.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(
    dead_code,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct LineId2<'key> {
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
    /// `order` of the item.
    order: u32,
}
/// The id of a [`Line`] with these values, without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(
    dead_code,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct LineId3<'key> {
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
    /// `order` of the item.
    order: u32,
    /// `line` of the item.
    line: u16,
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
    impl<'key> ::core::clone::Clone for LineKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for LineKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for LineKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "LineKey",
                &["tenant", "site", "kind", "at"],
                &(self.tenant, (self.site, (self.kind, (self.at, ())))),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for LineKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.tenant, (self.site, (self.kind, (self.at, ())))),
                &&(__other.tenant, (__other.site, (__other.kind, (__other.at, ())))),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for LineKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (
                &'key ::core::primitive::str,
                (
                    &'key ::core::primitive::str,
                    (::synthetic_key::part::TimeRef<'key, SystemTime>, ()),
                ),
            ),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for LineKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (
                &'key ::core::primitive::str,
                (
                    &'key ::core::primitive::str,
                    (::synthetic_key::part::TimeRef<'key, SystemTime>, ()),
                ),
            ),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(
                &&(self.tenant, (self.site, (self.kind, (self.at, ())))),
                __to,
            );
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for LineKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        type __Declared = Line<'static>;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const { __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize]) }
            __sk::part_lent::<Self, 0usize, &'key str>(self.tenant, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                3usize => __sk::KeyPart::__value(&self.site),
                4usize => __sk::time(&self.at),
                5usize => __sk::KeyPart::__value(&self.kind),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> LineKey<'key>
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
    impl<'key, 'a> __sk::Lookup<Line<'a>> for LineKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> LineId1<'key> {
        /// Returns the text that the ids of items with these values start with. If a field can contain the text after
        /// it, ids of other values can start with it too.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the id.
        fn id_prefix(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::id_text(
                __sk::Store::MONGODB,
                const {
                    <Line<'static> as __sk::SyntheticKey>::__KEY.first_of_id(2usize)
                },
                &|__at| match __at {
                    0usize => __sk::KeyPart::__value(&self.tenant),
                    _ => __sk::Value::Unknown,
                },
            )
        }
    }
    #[automatically_derived]
    impl<'key> LineId2<'key> {
        /// Returns the text that the ids of items with these values start with. If a field can contain the text after
        /// it, ids of other values can start with it too.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the id.
        fn id_prefix(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::id_text(
                __sk::Store::MONGODB,
                const {
                    <Line<'static> as __sk::SyntheticKey>::__KEY.first_of_id(4usize)
                },
                &|__at| match __at {
                    0usize => __sk::KeyPart::__value(&self.tenant),
                    1usize => __sk::KeyPart::__value(&self.order),
                    _ => __sk::Value::Unknown,
                },
            )
        }
    }
    #[automatically_derived]
    impl<'key> LineId3<'key> {
        /// Returns the id of the item. Items with the same key and the same id are the same item.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the id.
        fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::id_text(
                __sk::Store::MONGODB,
                const {
                    <Line<'static> as __sk::SyntheticKey>::__KEY.first_of_id(5usize)
                },
                &|__at| match __at {
                    0usize => __sk::KeyPart::__value(&self.tenant),
                    1usize => __sk::KeyPart::__value(&self.order),
                    2usize => __sk::KeyPart::__value(&self.line),
                    _ => __sk::Value::Unknown,
                },
            )
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
                            __sk::Of::<&'static str>::TYPE.part(),
                        ),
                    ),
                ]
            },
            const {
                &__sk::KeyOptions::DEFAULT
                    .id_property("_id")
                    .store(__sk::Store::MONGODB)
                    .id(__sk::IdInfo {
                        is_added: true,
                        missing: ::core::option::Option::None,
                        text: __sk::TemplateInfo {
                            template: "{tenant}|{order}|{line:03}",
                            pieces: const {
                                &[
                                    __sk::Piece::Part(
                                        __sk::Part::new(
                                            "tenant",
                                            0usize,
                                            __sk::Of::<&'static str>::TYPE.part(),
                                        ),
                                    ),
                                    __sk::Piece::Literal("|"),
                                    __sk::Piece::Part(
                                        __sk::Part::new(
                                            "order",
                                            1usize,
                                            __sk::Of::<u32>::TYPE.part(),
                                        ),
                                    ),
                                    __sk::Piece::Literal("|"),
                                    __sk::Piece::Part(
                                        __sk::Part::pad(
                                            __sk::Part::new(
                                                "line",
                                                2usize,
                                                __sk::Of::<u16>::TYPE.part(),
                                            ),
                                            3usize,
                                            "whole numbers of up to 3 digits",
                                        ),
                                    ),
                                ]
                            },
                        },
                    })
                    .container(__sk::TemplateInfo {
                        template: "{site}-{at:month}-{site}-{kind:lower}",
                        pieces: const {
                            &[
                                __sk::Piece::Part(
                                    __sk::Part::new(
                                        "site",
                                        3usize,
                                        __sk::Of::<String>::TYPE.part(),
                                    ),
                                ),
                                __sk::Piece::Literal("-"),
                                __sk::Piece::Part(
                                    __sk::Part::rollup(
                                        __sk::Part::new("at", 4usize, __sk::PartShape::DATE),
                                        __sk::Probe::<SystemTime>::__FINEST,
                                        __sk::Period::Month,
                                    ),
                                ),
                                __sk::Piece::Literal("-"),
                                __sk::Piece::Part(
                                    __sk::Part::new(
                                        "site",
                                        3usize,
                                        __sk::Of::<String>::TYPE.part(),
                                    ),
                                ),
                                __sk::Piece::Literal("-"),
                                __sk::Piece::Part(
                                    __sk::Part::new(
                                            "kind",
                                            5usize,
                                            __sk::Of::<String>::TYPE.part(),
                                        )
                                        .case(__sk::Case::Lower),
                                ),
                            ]
                        },
                    })
            },
        )
    };
    #[automatically_derived]
    impl<'a> __sk::SyntheticKey for Line<'a>
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
                1usize => __sk::KeyPart::__value(&self.order),
                2usize => __sk::KeyPart::__value(&self.line),
                3usize => __sk::KeyPart::__value(&self.site),
                4usize => __sk::time(&self.at),
                5usize => __sk::KeyPart::__value(&self.kind),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'a> __sk::HasId for Line<'a>
    where
        SystemTime: __sk::Timestamp,
    {}
    #[automatically_derived]
    impl<'a> Line<'a>
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
        /// Returns the id of the item. Items with the same key and the same id are the same item.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the id.
        fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::SyntheticKey::item_id(self)
        }
        /// Returns the name of the container that the item is in.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the name.
        fn container(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            __sk::container(self)
        }
        /// Returns the names of the containers of every month between two instants, both included, in order.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the name.
        fn containers_between<'key>(
            __field_site: &'key ::core::primitive::str,
            __field_kind: &'key ::core::primitive::str,
            __from: ::synthetic_key::part::TimeRef<'key, SystemTime>,
            __to: ::synthetic_key::part::TimeRef<'key, SystemTime>,
        ) -> ::core::result::Result<__sk::ContainersBetween, __sk::KeyError> {
            __sk::containers::<
                Self,
            >(
                &|__at| match __at {
                    3usize => __sk::KeyPart::__value(&__field_site),
                    5usize => __sk::KeyPart::__value(&__field_kind),
                    _ => __sk::Value::Unknown,
                },
                [__sk::time(&__from), __sk::time(&__to)],
            )
        }
    }
    const _: () = __sk::prove_key(__DECLARED);
    __sk::has_its_key(false);
    fn __written<'a>(__item: &Line<'a>) {
        use __sk::NotWritten as _;
        __sk::key_is_in_the_document(__item, __sk::Probe::<Line<'a>>::__ANSWER);
    }
};
