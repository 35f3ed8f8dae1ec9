/// The key of a [`Ids`] with these values, for a point read without the item.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct IdsKey<'key> {
    /// `tenant` of the item.
    tenant: &'key ::core::primitive::str,
}
/// The id of a [`Ids`] with these values, without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct IdsId1 {
    /// `id` of the item.
    id: u32,
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
    impl<'key> __sk::SyntheticKey for IdsKey<'key> {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
        fn __value(&self, _: ::core::primitive::usize) -> __sk::Value<'_> {
            __sk::Value::Unknown
        }
    }
    #[automatically_derived]
    impl<'key> IdsKey<'key> {
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
    impl<'key> __sk::HasId for IdsKey<'key> {}
    #[automatically_derived]
    impl<'key> __sk::Lookup<Ids> for IdsKey<'key> {}
    #[automatically_derived]
    impl<'key> ::core::clone::Clone for IdsId1 {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for IdsId1 {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for IdsId1
    where
        for<'__any> &'__any (u32, ()): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(__f, "IdsId1", &["id"], &(self.id, ()))
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for IdsId1
    where
        for<'__any> &'__any (u32, ()): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(&&(self.id, ()), &&(__other.id, ()))
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for IdsId1
    where
        for<'__any> &'__any (u32, ()): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for IdsId1
    where
        for<'__any> &'__any (u32, ()): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.id, ()), __to);
        }
    }
    #[automatically_derived]
    impl<'key> IdsId1 {
        /// Returns the id of the item. Items with the same key and the same id are the same item.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the id.
        fn item_id(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            ::core::unreachable!()
        }
        /// Returns the text that the ids of items with these values start with. If a field can contain the text after
        /// it, ids of other values can start with it too.
        ///
        /// # Errors
        ///
        /// A part is empty or out of range, or the store does not accept the id.
        fn id_prefix(&self) -> ::core::result::Result<__sk::String, __sk::KeyError> {
            ::core::unreachable!()
        }
    }
    #[automatically_derived]
    impl __sk::SyntheticKey for Ids {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
        fn __value(&self, _: ::core::primitive::usize) -> __sk::Value<'_> {
            __sk::Value::Unknown
        }
    }
    #[automatically_derived]
    impl Ids {
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
    impl __sk::HasId for Ids {}
    #[automatically_derived]
    impl __sk::KeyedItem for Ids {
        const __READING: &'static __sk::Reading = &__sk::Reading {
            fields: &[],
            written: 0,
            skips: false,
            verify: __sk::Verify::Ignore,
        };
    }
};
::core::compile_error! {
    "SK0401: this field and the id would both be stored as `id`, and one would be lost: rename the field; if the field held the id, remove it"
}
