/// The key of a [`Shown`] with these values, for a point read without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct ShownKey<'key> {
    /// `id` of the item.
    id: u64,
    /// `what` of the item.
    what: &'key (dyn Show + Send),
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
    impl<'key> ::core::clone::Clone for ShownKey<'key> {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for ShownKey<'key> {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for ShownKey<'key>
    where
        for<'__any> &'__any (u64, (&'key (dyn Show + Send), ())): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "ShownKey",
                &["id", "what"],
                &(self.id, (self.what, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for ShownKey<'key>
    where
        for<'__any> &'__any (u64, (&'key (dyn Show + Send), ())): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.id, (self.what, ())),
                &&(__other.id, (__other.what, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for ShownKey<'key>
    where
        for<'__any> &'__any (u64, (&'key (dyn Show + Send), ())): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for ShownKey<'key>
    where
        for<'__any> &'__any (u64, (&'key (dyn Show + Send), ())): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.id, (self.what, ())), __to);
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for ShownKey<'key> {
        type __Declared = Shown;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::part_lent::<Self, 0usize, u64>(self.id, __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.id),
                1usize => __sk::made(show(*&self.what)),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key> ShownKey<'key> {
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
    impl<'key> __sk::Lookup<Shown> for ShownKey<'key> {}
    #[automatically_derived]
    impl<'key> ::core::convert::From<&'key Shown> for ShownKey<'key> {
        #[inline]
        fn from(__item: &'key Shown) -> Self {
            Self {
                id: __sk::KeyPart::as_part(&__item.id),
                what: &__item.what,
            }
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Shown {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::plain(
            "{id}-{what:fn(show)}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new("id", 0usize, __sk::Of::<u64>::TYPE.part()),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::new(
                            "what",
                            1usize,
                            __sk::made_by::<dyn Show + Send, _>(show),
                        ),
                    ),
                ]
            },
        );
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::part::<Self, 0usize, _>((&self.id), __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.id),
                1usize => __sk::made(show(&self.what)),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl Shown {
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
    const _: () = __sk::prove::<Shown>(false);
    __sk::has_its_key({
        use __sk::NotWritten as _;
        __sk::Probe::<Shown>::__WRITTEN
    });
};
