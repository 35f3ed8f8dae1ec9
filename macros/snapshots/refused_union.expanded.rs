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
    use our::keys::__private as __sk;
    #[automatically_derived]
    impl __sk::SyntheticKey for Bits {
        type __Declared = Self;
        const __KEY: __sk::Declaration = __sk::Declaration::NONE;
        type Key = __sk::PartitionKey;
        fn __write_key(&self, _: &mut impl __sk::KeyWriter) {}
        fn __value(&self, _: ::core::primitive::usize) -> __sk::Value<'_> {
            __sk::Value::Unknown
        }
    }
    #[automatically_derived]
    impl Bits {
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
    impl __sk::HasId for Bits {}
    #[automatically_derived]
    impl __sk::KeyedItem for Bits {
        const __READING: &'static __sk::Reading = &__sk::Reading {
            fields: &[],
            written: 0,
            skips: false,
            verify: __sk::Verify::Ignore,
        };
    }
};
::core::compile_error! {
    "SK0201: `SyntheticKey` takes a struct, whose fields make the key, and a union has no fields that are always there: put the fields of the key into a struct, and a union into a field of it"
}
