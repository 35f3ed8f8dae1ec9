/// The key of a [`Values`] with these values, for a point read without the item.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct ValuesKey<'key, __nested>
where
    __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
{
    /// `float` of the item.
    float: f64,
    /// `list` of the item.
    list: &'key Vec<u8>,
    /// `absent` of the item.
    absent: ::core::option::Option<u8>,
    /// `nested.no` of the item.
    nested: __nested,
    /// `number` of the item.
    number: u32,
    /// `shard` of the item.
    shard: RandomSuffix<9>,
}
/// The 4 keys that a [`Values`] with these values may be stored under, for a query over all of them.
#[allow(dead_code, trivial_bounds, private_interfaces)]
struct ValuesKeys<'key, __nested>
where
    __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
{
    /// `float` of the item.
    float: f64,
    /// `list` of the item.
    list: &'key Vec<u8>,
    /// `absent` of the item.
    absent: ::core::option::Option<u8>,
    /// `nested.no` of the item.
    nested: __nested,
    /// `number` of the item.
    number: u32,
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
    impl<'key, __nested> ::core::clone::Clone for ValuesKey<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, __nested> ::core::marker::Copy for ValuesKey<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, __nested> ::core::fmt::Debug for ValuesKey<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            f64,
            (
                &'key Vec<u8>,
                (::core::option::Option<u8>, (__nested, (u32, (RandomSuffix<9>, ())))),
            ),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "ValuesKey",
                &["float", "list", "absent", "nested", "number", "shard"],
                &(
                    self.float,
                    (
                        self.list,
                        (self.absent, (self.nested, (self.number, (self.shard, ())))),
                    ),
                ),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __nested> ::core::cmp::PartialEq for ValuesKey<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            f64,
            (
                &'key Vec<u8>,
                (::core::option::Option<u8>, (__nested, (u32, (RandomSuffix<9>, ())))),
            ),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(
                    self.float,
                    (
                        self.list,
                        (self.absent, (self.nested, (self.number, (self.shard, ())))),
                    ),
                ),
                &&(
                    __other.float,
                    (
                        __other.list,
                        (
                            __other.absent,
                            (__other.nested, (__other.number, (__other.shard, ()))),
                        ),
                    ),
                ),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __nested> ::core::cmp::Eq for ValuesKey<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            f64,
            (
                &'key Vec<u8>,
                (::core::option::Option<u8>, (__nested, (u32, (RandomSuffix<9>, ())))),
            ),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, __nested> ::core::hash::Hash for ValuesKey<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            f64,
            (
                &'key Vec<u8>,
                (::core::option::Option<u8>, (__nested, (u32, (RandomSuffix<9>, ())))),
            ),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(
                &&(
                    self.float,
                    (
                        self.list,
                        (self.absent, (self.nested, (self.number, (self.shard, ())))),
                    ),
                ),
                __to,
            );
        }
    }
    #[automatically_derived]
    impl<'key, __nested> __sk::SyntheticKey for ValuesKey<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
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
    impl<'key, __nested> ValuesKey<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
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
    impl<'key, __nested> __sk::HasId for ValuesKey<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, __nested> __sk::Lookup<Values> for ValuesKey<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, __nested> ::core::clone::Clone for ValuesKeys<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'key, __nested> ::core::marker::Copy for ValuesKeys<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<'key, __nested> ::core::fmt::Debug for ValuesKeys<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            f64,
            (&'key Vec<u8>, (::core::option::Option<u8>, (__nested, (u32, ())))),
        ): __sk::DebugFields,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __sk::debug_lookup(
                __f,
                "ValuesKeys",
                &["float", "list", "absent", "nested", "number"],
                &(
                    self.float,
                    (self.list, (self.absent, (self.nested, (self.number, ())))),
                ),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __nested> ::core::cmp::PartialEq for ValuesKeys<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            f64,
            (&'key Vec<u8>, (::core::option::Option<u8>, (__nested, (u32, ())))),
        ): ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            ::core::cmp::PartialEq::eq(
                &&(
                    self.float,
                    (self.list, (self.absent, (self.nested, (self.number, ())))),
                ),
                &&(
                    __other.float,
                    (
                        __other.list,
                        (__other.absent, (__other.nested, (__other.number, ()))),
                    ),
                ),
            )
        }
    }
    #[automatically_derived]
    impl<'key, __nested> ::core::cmp::Eq for ValuesKeys<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            f64,
            (&'key Vec<u8>, (::core::option::Option<u8>, (__nested, (u32, ())))),
        ): ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'key, __nested> ::core::hash::Hash for ValuesKeys<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
        for<'__any> &'__any (
            f64,
            (&'key Vec<u8>, (::core::option::Option<u8>, (__nested, (u32, ())))),
        ): ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __to: &mut __H) {
            ::core::hash::Hash::hash(
                &&(
                    self.float,
                    (self.list, (self.absent, (self.nested, (self.number, ())))),
                ),
                __to,
            );
        }
    }
    #[automatically_derived]
    impl<'key, __nested> ValuesKeys<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
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
    }
    #[automatically_derived]
    impl<'key, __nested> __sk::KeySet for ValuesKeys<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {
        type Key = __sk::PartitionKey;
        type Keys = ::core::iter::Empty<__sk::PartitionKey>;
        fn keys(&self) -> ::core::iter::Empty<__sk::PartitionKey> {
            ::core::iter::empty()
        }
    }
    #[automatically_derived]
    impl<'key, __nested> __sk::FanOut<Values> for ValuesKeys<'key, __nested>
    where
        __nested: ::synthetic_key::part::KeyPart + ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl __sk::SyntheticKey for Values {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
        fn __value(&self, _: ::core::primitive::usize) -> __sk::Value<'_> {
            __sk::Value::Unknown
        }
    }
    #[automatically_derived]
    impl Values {
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
    impl __sk::HasId for Values {}
    #[automatically_derived]
    impl __sk::Serialize for Values {
        fn serialize<__S: __sk::Serializer>(
            &self,
            _: __S,
        ) -> ::core::result::Result<__S::Ok, __S::Error> {
            ::core::unreachable!()
        }
    }
    #[automatically_derived]
    impl<'__de> __sk::Deserialize<'__de> for Values {
        fn deserialize<__D: __sk::Deserializer<'__de>>(
            _: __D,
        ) -> ::core::result::Result<Self, __D::Error> {
            ::core::unreachable!()
        }
    }
    #[automatically_derived]
    impl __sk::Document for Values {
        type Item = Self;
    }
};
::core::compile_error! {
    "SK0209: `{` is not closed by `}`; a brace in the text is written twice, `{{`"
}
::core::compile_error! {
    "SK0104: `id` takes text in double quotes; write `id = \"{vin}-{at:ms}\"`"
}
::core::compile_error! {
    "SK0104: `none` takes text in double quotes; write `none = \"none\"`"
}
::core::compile_error! {
    "SK0104: `none` takes text in double quotes; write `none = \"none\"`"
}
::core::compile_error! {
    "SK0606: `float` cannot be a part of a key: a float has many texts for one value; store a whole number of a fixed unit, such as `cents: u64`"
}
::core::compile_error! {
    "SK0606: `list` cannot be a part of a key: it holds several values; take the one that you query by, as a field of its own"
}
::core::compile_error! {
    "SK0305: a field with `random_suffix = 4` has the type `RandomSuffix<4>`: it holds the number that was drawn for the item, from 1 to 4"
}
::core::compile_error! {
    "SK0207: `pad` says how the text of `number` is written, and the field is not in the key: write `#[pk(concat, pad ...)]`, or remove this"
}
