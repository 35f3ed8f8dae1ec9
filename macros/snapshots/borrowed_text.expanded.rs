/// The key of a [`Note`] with these values, for a point read without the item.
#[allow(
    dead_code,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct NoteKey<'key> {
    /// `by` of the item.
    by: ::synthetic_key::part::KeyRef<'key, Cow<'key, str>>,
    /// `to` of the item.
    to: ::synthetic_key::part::KeyRef<'key, Cow<'static, str>>,
    /// `kind` of the item.
    kind: ::synthetic_key::part::KeyRef<'key, a::Kind<'key>>,
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
    impl<'key> ::core::clone::Clone for NoteKey<'key> {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for NoteKey<'key> {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for NoteKey<'key>
    where
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, Cow<'key, str>>,
            (
                ::synthetic_key::part::KeyRef<'key, Cow<'static, str>>,
                (::synthetic_key::part::KeyRef<'key, a::Kind<'key>>, ()),
            ),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "NoteKey",
                &["by", "to", "kind"],
                &(self.by, (self.to, (self.kind, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for NoteKey<'key>
    where
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, Cow<'key, str>>,
            (
                ::synthetic_key::part::KeyRef<'key, Cow<'static, str>>,
                (::synthetic_key::part::KeyRef<'key, a::Kind<'key>>, ()),
            ),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.by, (self.to, (self.kind, ()))),
                &&(__other.by, (__other.to, (__other.kind, ()))),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for NoteKey<'key>
    where
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, Cow<'key, str>>,
            (
                ::synthetic_key::part::KeyRef<'key, Cow<'static, str>>,
                (::synthetic_key::part::KeyRef<'key, a::Kind<'key>>, ()),
            ),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for NoteKey<'key>
    where
        for<'__any> &'__any (
            ::synthetic_key::part::KeyRef<'key, Cow<'key, str>>,
            (
                ::synthetic_key::part::KeyRef<'key, Cow<'static, str>>,
                (::synthetic_key::part::KeyRef<'key, a::Kind<'key>>, ()),
            ),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.by, (self.to, (self.kind, ()))), __to);
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for NoteKey<'key> {
        type __Declared = Note<'static>;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize],
                )
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::piece::<Self, 2usize>(self, __out);
            __sk::piece::<Self, 4usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.by),
                1usize => __sk::KeyPart::__value(&self.to),
                2usize => __sk::KeyPart::__value(&self.kind),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> NoteKey<'key> {
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
    impl<'key, 'a> __sk::Lookup<Note<'a>> for NoteKey<'key> {}
    #[automatically_derived]
    impl<'a> __sk::SyntheticKey for Note<'a> {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{by}-{to}-{kind}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new(
                                "by",
                                0usize,
                                __sk::Of::<Cow<'a, str>>::TYPE.part(),
                            )
                            .max_len(9usize, "texts of up to 9 bytes")
                            .escape(const { &__sk::Escape::new("-%") }),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::new(
                                "to",
                                1usize,
                                __sk::Of::<Cow<'static, str>>::TYPE.part(),
                            )
                            .max_len(9usize, "texts of up to 9 bytes")
                            .escape(const { &__sk::Escape::new("-%") }),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::new(
                                "kind",
                                2usize,
                                __sk::Of::<a::Kind<'a>>::TYPE.part(),
                            )
                            .max_len(9usize, "texts of up to 9 bytes")
                            .escape(const { &__sk::Escape::new("-%") }),
                    ),
                ]
            },
            const {
                &__sk::KeyOptions::DEFAULT
                    .layout(&["{by", "}-{to", "}-{kind", "}"])
                    .store(__sk::Store::COSMOS_SMALL)
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(
                    &<Self as __sk::SyntheticKey>::__KEY,
                    &[0usize, 2usize, 4usize],
                )
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::piece::<Self, 2usize>(self, __out);
            __sk::piece::<Self, 4usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.by),
                1usize => __sk::KeyPart::__value(&self.to),
                2usize => __sk::KeyPart::__value(&self.kind),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'a> Note<'a> {
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
    __sk::prove::<Note<'_>>(false);
    #[automatically_derived]
    impl<'a> __sk::KeyedItem for Note<'a> {
        const __READING: &'static __sk::Reading = &__sk::Reading {
            fields: &["by", "to", "kind", "partitionKey"],
            written: 3usize,
            skips: false,
            verify: __sk::Verify::Error,
        };
    }
};
