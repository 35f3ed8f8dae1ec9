/// The key of a [`Lists`] with these values, for a point read without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct ListsKey {
    /// `b` of the item.
    b: u64,
}
/// The 8 keys that a [`Lists`] with these values may be stored under, for a query over all of them.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
#[allow(dead_code)]
struct ListsKeys {}
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
    impl<'key> ::core::clone::Clone for ListsKey {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for ListsKey {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for ListsKey
    where
        for<'__any> &'__any (u64, ()): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(__f, "ListsKey", &["b"], &(self.b, ()))
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for ListsKey
    where
        for<'__any> &'__any (u64, ()): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(&&(self.b, ()), &&(__other.b, ()))
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for ListsKey
    where
        for<'__any> &'__any (u64, ()): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for ListsKey
    where
        for<'__any> &'__any (u64, ()): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.b, ()), __to);
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for ListsKey {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
        fn __value(&self, _: ::core::primitive::usize) -> __sk::Value<'_> {
            __sk::Value::Unknown
        }
    }
    #[automatically_derived]
    impl<'key> ListsKey {
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
    }
    #[automatically_derived]
    impl<'key> __sk::HasId for ListsKey {}
    #[automatically_derived]
    impl<'key> __sk::Lookup<Lists> for ListsKey {}
    #[automatically_derived]
    impl<'key> ListsKeys {
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
    impl<'key> __sk::KeySet for ListsKeys {
        type Key = __sk::PartitionKey;
        type Keys = ::core::iter::Empty<__sk::PartitionKey>;
        fn keys(&self) -> ::core::iter::Empty<__sk::PartitionKey> {
            ::core::iter::empty()
        }
    }
    #[automatically_derived]
    impl<'key> __sk::FanOut<Lists> for ListsKeys {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Lists {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
        fn __value(&self, _: ::core::primitive::usize) -> __sk::Value<'_> {
            __sk::Value::Unknown
        }
    }
    #[automatically_derived]
    impl Lists {
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
    }
    #[automatically_derived]
    impl __sk::HasId for Lists {}
    #[automatically_derived]
    impl __sk::KeyedItem for Lists {
        const __READING: &'static __sk::Reading = &__sk::Reading {
            fields: &[],
            written: 0,
            skips: false,
            verify: __sk::Verify::Ignore,
        };
    }
};
::core::compile_error! {
    "SK0101: expected an option: `name`, `name = value` or `name(value)`, with commas between options"
}
::core::compile_error! {
    "SK0104: `pad` takes a number of digits from 1 to 39; write `pad = 6`"
}
