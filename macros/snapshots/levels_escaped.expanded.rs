/// The key of a [`Page`] with these values, for a point read without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct PageKey<'key> {
    /// `site` of the item.
    site: &'key ::core::primitive::str,
    /// `page` of the item.
    page: &'key ::core::primitive::str,
}
/// The first level of the key of a [`Page`] with these values, for a query over all keys that start with them.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct PageKey1<'key> {
    /// `site` of the item.
    site: &'key ::core::primitive::str,
}
#[allow(dead_code, clippy::same_name_method)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for PageKey<'key> {
        type __Declared = Page;
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.site),
                1usize => __sk::KeyPart::__value(&self.page),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> PageKey<'key> {
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
    impl<'key> __sk::SyntheticKey for PageKey1<'key> {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{site}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new("site", 0usize, __sk::Of::<String>::TYPE.part())
                            .escape(const { &__sk::Escape::new("%") }),
                    ),
                ]
            },
            const { &__sk::KeyOptions::DEFAULT.layout(&["{site", "}"]) },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const { __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize]) }
            __sk::piece::<Self, 0usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.site),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> PageKey1<'key> {
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
    impl<'key> __sk::Lookup<Page> for PageKey<'key> {}
    #[automatically_derived]
    impl<'key> ::core::convert::From<&'key Page> for PageKey<'key> {
        #[inline]
        fn from(__item: &'key Page) -> Self {
            Self {
                site: __sk::KeyPart::as_part(&__item.site),
                page: __sk::KeyPart::as_part(&__item.page),
            }
        }
    }
    #[automatically_derived]
    impl<'key> __sk::FanOut<Page> for PageKey1<'key> {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Page {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{site}{/}{page}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new("site", 0usize, __sk::Of::<String>::TYPE.part())
                            .escape(const { &__sk::Escape::new("%") }),
                    ),
                    __sk::Piece::Level,
                    __sk::Piece::Part(
                        __sk::Part::new("page", 1usize, __sk::Of::<String>::TYPE.part())
                            .escape(const { &__sk::Escape::new("%") }),
                    ),
                ]
            },
            const {
                &__sk::KeyOptions::DEFAULT
                    .layout(&["{site", "}{/}{page", "}"])
                    .levels(const {
                        &__sk::Levels::new([
                            __sk::LevelInfo::made(__sk::Property {
                                name: "partitionKey1",
                                path: "/partitionKey1",
                            }),
                            __sk::LevelInfo::made(__sk::Property {
                                name: "partitionKey2",
                                path: "/partitionKey2",
                            }),
                        ])
                    })
            },
        );
        type Key = __sk::HierarchicalKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.site),
                1usize => __sk::KeyPart::__value(&self.page),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl Page {
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
    __sk::prove::<
        Page,
    >({
        use __sk::NotWritten as _;
        __sk::Probe::<Page>::__WRITTEN
    });
};
