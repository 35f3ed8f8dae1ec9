/// The key of a [`Times`] with these values, for a point read without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct TimesKey<'key>
where
    SystemTime: ::synthetic_key::part::Timestamp,
{
    /// `at` of the item.
    at: ::synthetic_key::part::TimeRef<'key, SystemTime>,
    /// `until` of the item.
    until: ::synthetic_key::part::TimeRef<'key, SystemTime>,
}
/// The keys of [`Times`]s with these values, or within a span of time.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct TimesKeys<'key>
where
    SystemTime: ::synthetic_key::part::Timestamp,
{
    /// `at` of the item.
    at: ::synthetic_key::part::TimeRef<'key, SystemTime>,
    /// `until` of the item.
    until: ::synthetic_key::part::TimeRef<'key, SystemTime>,
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
    impl<'key> ::core::clone::Clone for TimesKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for TimesKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for TimesKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "TimesKey",
                &["at", "until"],
                &(self.at, (self.until, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for TimesKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.at, (self.until, ())),
                &&(__other.at, (__other.until, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for TimesKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            ::synthetic_key::part::TimeRef<'key, SystemTime>,
            (::synthetic_key::part::TimeRef<'key, SystemTime>, ()),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for TimesKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            ::synthetic_key::part::TimeRef<'key, SystemTime>,
            (::synthetic_key::part::TimeRef<'key, SystemTime>, ()),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.at, (self.until, ())), __to);
        }
    }
    #[automatically_derived]
    impl<'key> __sk::SyntheticKey for TimesKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
        fn __value(&self, _: ::core::primitive::usize) -> __sk::Value<'_> {
            __sk::Value::Unknown
        }
    }
    #[automatically_derived]
    impl<'key> TimesKey<'key>
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
    impl<'key> __sk::HasId for TimesKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> __sk::Lookup<Times> for TimesKey<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> ::core::clone::Clone for TimesKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key> ::core::marker::Copy for TimesKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl<'key> ::core::fmt::Debug for TimesKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "TimesKeys",
                &["at", "until"],
                &(self.at, (self.until, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::PartialEq for TimesKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(self.at, (self.until, ())),
                &&(__other.at, (__other.until, ())),
            )
        }
    }
    #[automatically_derived]
    impl<'key> ::core::cmp::Eq for TimesKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            ::synthetic_key::part::TimeRef<'key, SystemTime>,
            (::synthetic_key::part::TimeRef<'key, SystemTime>, ()),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key> ::core::hash::Hash for TimesKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
        for<'__any> &'__any (
            ::synthetic_key::part::TimeRef<'key, SystemTime>,
            (::synthetic_key::part::TimeRef<'key, SystemTime>, ()),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(&&(self.at, (self.until, ())), __to);
        }
    }
    #[automatically_derived]
    impl<'key> TimesKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        fn iter(&self) -> ::core::iter::Empty<__sk::PartitionKey> {
            ::core::iter::empty()
        }
        fn len(&self) -> ::core::primitive::usize {
            0
        }
        fn partition_key(&self) -> __sk::PartitionKey {
            ::core::unreachable!()
        }
        fn between(
            _: ::synthetic_key::part::TimeRef<'key, SystemTime>,
            _: ::synthetic_key::part::TimeRef<'key, SystemTime>,
            _: ::synthetic_key::part::TimeRef<'key, SystemTime>,
        ) -> ::core::iter::Empty<__sk::PartitionKey> {
            ::core::iter::empty()
        }
    }
    #[automatically_derived]
    impl<'key> __sk::KeySet for TimesKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {
        type Key = __sk::PartitionKey;
        type Keys = ::core::iter::Empty<__sk::PartitionKey>;
        fn keys(&self) -> ::core::iter::Empty<__sk::PartitionKey> {
            ::core::iter::empty()
        }
    }
    #[automatically_derived]
    impl<'key> __sk::FanOut<Times> for TimesKeys<'key>
    where
        SystemTime: ::synthetic_key::part::Timestamp,
    {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Times {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
        fn __value(&self, _: ::core::primitive::usize) -> __sk::Value<'_> {
            __sk::Value::Unknown
        }
    }
    #[automatically_derived]
    impl Times {
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
    impl __sk::HasId for Times {}
    #[automatically_derived]
    impl __sk::KeyedItem for Times {
        const __READING: &'static __sk::Reading = &__sk::Reading {
            fields: &[],
            written: 0,
            skips: false,
            verify: __sk::Verify::Ignore,
        };
    }
};
::core::compile_error! {
    "SK0402: with `serde(with)` the document does not hold the value of `at` unchanged, and the key is made of it: remove `with`, or keep the number itself in the field, an `i64` with `epoch = \"s\"` or `epoch = \"ms\"`, or take another field for the key"
}
::core::compile_error! {
    "SK0402: with `serde(skip_serializing_if)` the document does not hold the value of `until` unchanged, and the key is made of it: remove `skip_serializing_if`, or take another field for the key"
}
