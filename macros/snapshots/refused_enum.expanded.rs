/// The key of a [`Event::Login`] with these values, for a point read without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct EventLoginKey {
    /// `user` of the item.
    user: u64,
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
    impl<'key> ::core::clone::Clone for EventLoginKey {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for EventLoginKey {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for EventLoginKey
    where
        for<'__any> &'__any (u64, ()): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(__f, "EventLoginKey", &["user"], &(self.user, ()))
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for EventLoginKey
    where
        for<'__any> &'__any (u64, ()): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(&&(self.user, ()), &&(__other.user, ()))
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for EventLoginKey
    where
        for<'__any> &'__any (u64, ()): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for EventLoginKey
    where
        for<'__any> &'__any (u64, ()): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.user, ()), __to);
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for EventLoginKey {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
        fn __value(&self, _: ::core::primitive::usize) -> __sk::Value<'_> {
            __sk::Value::Unknown
        }
    }
    #[automatically_derived]
    impl<'key> EventLoginKey {
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
    impl<'key> __sk::HasId for EventLoginKey {}
    #[automatically_derived]
    impl<'key> __sk::Lookup<Event> for EventLoginKey {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Event {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
        fn __value(&self, _: ::core::primitive::usize) -> __sk::Value<'_> {
            __sk::Value::Unknown
        }
    }
    #[automatically_derived]
    impl Event {
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
    impl __sk::HasId for Event {}
    #[automatically_derived]
    impl __sk::KeyedItem for Event {
        const __READING: &'static __sk::Reading = &__sk::Reading {
            fields: &[],
            written: 0,
            skips: false,
            verify: __sk::Verify::Ignore,
        };
    }
};
::core::compile_error! {
    "SK0202: `Event::None` has nothing to build a key from, and every item would have the same one: mark the fields that make it with `#[pk(concat)]`"
}
