/// The key of a [`Drawn`] with these values, for a point read without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct DrawnKey<'key> {
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
    /// `shard` of the item.
    shard: String,
}
/// The 4 keys that a [`Drawn`] with these values may be stored under, for a query over all of them.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct DrawnKeys<'key> {
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
    deprecated,
)]
const _: () = {
    use ::synthetic_key::__private as __sk;
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for DrawnKey<'key> {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
        fn __value(&self, _: ::core::primitive::usize) -> __sk::Value<'_> {
            __sk::Value::Unknown
        }
    }
    #[automatically_derived]
    impl<'key> DrawnKey<'key> {
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
            ::core::unreachable!()
        }
        /// Returns the name of the container that the item is in, if some tenants have one of their own.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, the store does not accept the name, or the tenant's own container would have
        /// the name of the shared one.
        fn container_for(
            &self,
            __tenancy: &__sk::Tenancy,
        ) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            {
                let _ = __tenancy;
                ::core::unreachable!()
            }
        }
    }
    #[automatically_derived]
    impl<'key> __sk::HasId for DrawnKey<'key> {}
    #[automatically_derived]
    impl<'key> __sk::Lookup<Drawn> for DrawnKey<'key> {}
    #[automatically_derived]
    impl<'key> DrawnKeys<'key> {
        fn iter(&self) -> ::core::iter::Empty<__sk::PartitionKey> {
            ::core::iter::empty()
        }
        fn len(&self) -> ::core::primitive::usize {
            0
        }
        fn partition_key(&self) -> __sk::PartitionKey {
            ::core::unreachable!()
        }
    }
    #[automatically_derived]
    impl<'key> __sk::KeySet for DrawnKeys<'key> {
        type Key = __sk::PartitionKey;
        type Keys = ::core::iter::Empty<__sk::PartitionKey>;
        fn keys(&self) -> ::core::iter::Empty<__sk::PartitionKey> {
            ::core::iter::empty()
        }
    }
    #[automatically_derived]
    impl<'key> __sk::FanOut<Drawn> for DrawnKeys<'key> {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Drawn {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
        fn __value(&self, _: ::core::primitive::usize) -> __sk::Value<'_> {
            __sk::Value::Unknown
        }
    }
    #[automatically_derived]
    impl Drawn {
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
            ::core::unreachable!()
        }
        /// Returns the name of the container that the item is in, if some tenants have one of their own.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, the store does not accept the name, or the tenant's own container would have
        /// the name of the shared one.
        fn container_for(
            &self,
            __tenancy: &__sk::Tenancy,
        ) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            {
                let _ = __tenancy;
                ::core::unreachable!()
            }
        }
    }
    #[automatically_derived]
    impl __sk::HasId for Drawn {}
    #[automatically_derived]
    impl __sk::KeyedItem for Drawn {
        const __READING: &'static __sk::Reading = &__sk::Reading {
            fields: &[],
            written: 0,
            skips: false,
            verify: __sk::Verify::Ignore,
        };
    }
};
::core::compile_error! {
    "SK0305: a field with `random_suffix = 4` has the type `RandomSuffix<4>`: it holds the number that was drawn for the item, from 1 to 4"
}
::core::compile_error! {
    "SK0210: `shard` holds the number of a random suffix, which is in the key already: take another field"
}
