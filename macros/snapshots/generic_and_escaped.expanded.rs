/// The key of a [`Order`] with these values, for a point read without the item.
#[allow(
    dead_code,
    trivial_bounds,
    private_interfaces,
    clippy::multiple_bound_locations,
    clippy::trait_duplication_in_bounds,
    clippy::type_repetition_in_bounds,
)]
struct OrderKey<'key, T: Tenant>
where
    T: ::synthetic_key::part::KeyPart + 'key,
{
    /// `user` of the item.
    user: &'key ::core::primitive::str,
    /// `tenant` of the item.
    tenant: ::synthetic_key::part::KeyRef<'key, T>,
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
    impl<'key, T: Tenant> ::core::clone::Clone for OrderKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, T: Tenant> ::core::marker::Copy for OrderKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'key, T: Tenant> ::core::fmt::Debug for OrderKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (::synthetic_key::part::KeyRef<'key, T>, ()),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "OrderKey",
                &["user", "tenant"],
                &(self.user, (self.tenant, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key, T: Tenant> ::core::cmp::PartialEq for OrderKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (::synthetic_key::part::KeyRef<'key, T>, ()),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.user, (self.tenant, ())),
                &&(__other.user, (__other.tenant, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key, T: Tenant> ::core::cmp::Eq for OrderKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (::synthetic_key::part::KeyRef<'key, T>, ()),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, T: Tenant> ::core::hash::Hash for OrderKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
        for<'__any> &'__any (
            &'key ::core::primitive::str,
            (::synthetic_key::part::KeyRef<'key, T>, ()),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.user, (self.tenant, ())), __to);
        }
    }
    #[automatically_derived]
    impl<'key, T: Tenant> __sk::SyntheticKey for OrderKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::new(
            "{tenant}-{user}",
            const {
                &[
                    __sk::Piece::Part(
                        __sk::Part::new("tenant", 0usize, __sk::Of::<T>::TYPE.part())
                            .escape(const { &__sk::Escape::new("-%") }),
                    ),
                    __sk::Piece::Literal("-"),
                    __sk::Piece::Part(
                        __sk::Part::new(
                                "user",
                                1usize,
                                __sk::Of::<&'key str>::TYPE.part(),
                            )
                            .escape(const { &__sk::Escape::new("-%") }),
                    ),
                ]
            },
            const { &__sk::KeyOptions::DEFAULT.layout(&["{tenant", "}-{user", "}"]) },
        );
        const __PROOF: () = __sk::prove::<Self>(false);
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => __sk::KeyPart::__value(&self.user),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'key, T: Tenant> OrderKey<'key, T>
    where
        T: ::synthetic_key::part::KeyPart + 'key,
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
    }
    #[automatically_derived]
    impl<'key, 'a, T: Tenant, U> __sk::Lookup<Order<'a, T, U>> for OrderKey<'key, T>
    where
        U: Default,
        T: ::synthetic_key::part::KeyPart + 'key,
    {}
    #[automatically_derived]
    impl<'a, T: Tenant, U> __sk::SyntheticKey for Order<'a, T, U>
    where
        U: Default,
        T: __sk::KeyPart,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = <OrderKey<'_, T> as __sk::SyntheticKey>::__KEY;
        const __PROOF: () = <OrderKey<'_, T> as __sk::SyntheticKey>::__PROOF;
        type Key = __sk::PartitionKey;
        #[inline]
        fn __write_key(&self, __out: &mut impl __sk::KeyWriter) {
            let () = Self::__PROOF;
            const {
                __sk::steps(&<Self as __sk::SyntheticKey>::__KEY, &[0usize, 2usize])
            }
            __sk::piece::<Self, 0usize>(self, __out);
            __sk::piece::<Self, 2usize>(self, __out);
        }
        #[inline]
        fn __value(&self, __at: ::core::primitive::usize) -> __sk::Value<'_> {
            match __at {
                0usize => __sk::KeyPart::__value(&self.tenant),
                1usize => __sk::KeyPart::__value(&self.user),
                _ => __sk::Value::Unknown,
            }
        }
    }
    #[automatically_derived]
    impl<'a, T: Tenant, U> Order<'a, T, U>
    where
        U: Default,
        T: __sk::KeyPart,
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
    }
    fn __written<'a, T: Tenant, U>(__item: &Order<'a, T, U>)
    where
        U: Default,
        T: __sk::Serialize,
        U: __sk::Serialize,
    {
        use __sk::NotWritten as _;
        __sk::key_is_in_the_document(__item, __sk::Probe::<Order<'a, T, U>>::__ANSWER);
    }
};
